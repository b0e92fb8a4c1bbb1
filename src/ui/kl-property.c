/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * While properties are set GObject keeps what is told of them back, so that nobody hears of it before the object is up to date.
 */

#include "kl-property.h"

gboolean
kl_property_set_int (gpointer    object,
                     GParamSpec *pspec,
                     int        *field,
                     int         value)
{
  if (*field == value)
    return FALSE;
  *field = value;
  g_object_notify_by_pspec (object, pspec);
  return TRUE;
}

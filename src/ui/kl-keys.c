/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keys are those of the toolkit's buttons.
 */

#include "kl-keys.h"

gboolean
kl_keys_is_confirming (guint key)
{
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter || key == GDK_KEY_space || key == GDK_KEY_KP_Space;
}

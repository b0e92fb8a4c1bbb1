/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the board looks: as the desktop asks for, light, dark or in high contrast.
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef enum
{
  KL_SCHEME_LIGHT,
  KL_SCHEME_DARK,
  KL_SCHEME_CONTRAST,
  KL_N_SCHEMES
} KlScheme;

/* The one that the desktop asks for now. */
KlScheme kl_scheme_get (void);
/* Calls callback (data) whenever that may have changed, as long as data, an object, lives. */
void kl_scheme_watch (GCallback callback,
                      gpointer  data);

/* The drawing in the colours of a scheme; which they are says data/palette.ini. */
GBytes *kl_scheme_colour (KlScheme scheme,
                          GBytes  *svg) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

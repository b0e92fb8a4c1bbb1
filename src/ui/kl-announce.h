/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Has a screen reader say something that is not about what has the focus.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says it once, as soon as the focus has come to rest; what is said before that is said instead of it. widget: any in the
 * window. Plain text. */
void kl_announce (GtkWidget  *widget,
                  const char *text);

G_END_DECLS

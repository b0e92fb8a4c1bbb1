/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tooltips of widgets that come and go with every move.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* text: NULL for none. Unlike the toolkit's own it is no description for a screen reader. */
void kl_tooltip_set_text (GtkWidget  *widget,
                          const char *text);
/* NULL when there is none. Borrowed. */
const char *kl_tooltip_get_text (GtkWidget *widget);

G_END_DECLS

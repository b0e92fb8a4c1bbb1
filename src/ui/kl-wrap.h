/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words that give way where large text and a narrow window meet.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on the words of the buttons in root go onto several lines where there is no room for one. In a header bar, which has
 * only one, they and its title are cut. */
void kl_wrap_words (GtkWidget *root);

/* Of a button that had none before, so that there was nothing to wrap. narrow: rather on two lines than beside others that are
 * cut. */
void kl_wrap_set_label (GtkButton  *button,
                        const char *words,
                        gboolean    narrow);

G_END_DECLS

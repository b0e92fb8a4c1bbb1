/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the rows of dialogs say.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Both texts are plain. row: of any kind. */
void kl_rows_set_title (gpointer    row,
                        const char *title);
/* row: an AdwActionRow or an AdwExpanderRow. */
void kl_rows_set_subtitle (gpointer    row,
                           const char *subtitle);
/* The list that the row opens, of strings, says them whole. */
void kl_rows_show_whole (AdwComboRow *row);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All games that the program keeps, the last one first: to be opened, or deleted.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define KL_TYPE_GAMES_DIALOG (kl_games_dialog_get_type ())

G_DECLARE_FINAL_TYPE (KlGamesDialog, kl_games_dialog, KL, GAMES_DIALOG, AdwWindow)

/* on_table: the path (kl-store.h) of the game being played, or NULL. Signal "chosen" (path): this one shall be played. */
KlGamesDialog *kl_games_dialog_new (GtkWindow  *parent,
                                    const char *on_table) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

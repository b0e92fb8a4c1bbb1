/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All players of a game, in playing order, in a column or (compact) in a strip.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_PLAYERS_PANEL (kl_players_panel_get_type ())

G_DECLARE_FINAL_TYPE (KlPlayersPanel, kl_players_panel, KL, PLAYERS_PANEL, GtkWidget)

KlGame *kl_players_panel_get_game (KlPlayersPanel *self);
void    kl_players_panel_set_game (KlPlayersPanel *self,
                                   KlGame         *game);

G_END_DECLS

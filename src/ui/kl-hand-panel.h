/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What has to be decided now, with what is in hand for it: the tile or the abbey, to turn and to drag onto the map; the figure
 * or the wagon; the tile for sale.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_HAND_PANEL (kl_hand_panel_get_type ())

G_DECLARE_FINAL_TYPE (KlHandPanel, kl_hand_panel, KL, HAND_PANEL, GtkWidget)

/* Properties: game; turn, picked, figure: the board's; covered: the hand is not shown; compact (construct only): for a strip.
 * Signal: "move" (const RulesMove *), as the board's. */
void kl_hand_panel_set_game (KlHandPanel *self,
                             KlGame      *game);

/* The tile's turn, 0 to 3, as the board shows it. */
int  kl_hand_panel_get_turn (KlHandPanel *self);
void kl_hand_panel_set_turn (KlHandPanel *self,
                             int          turn);

G_END_DECLS

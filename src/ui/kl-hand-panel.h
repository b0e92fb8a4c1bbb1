/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the player on turn holds: the tile, to turn and to drag onto the map, or the choice of a figure.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_HAND_PANEL (kl_hand_panel_get_type ())

G_DECLARE_FINAL_TYPE (KlHandPanel, kl_hand_panel, KL, HAND_PANEL, GtkWidget)

KlGame *kl_hand_panel_get_game (KlHandPanel *self);
void    kl_hand_panel_set_game (KlHandPanel *self,
                                KlGame      *game);

/* The tile's turn, 0 to 3, as the board shows it. */
int  kl_hand_panel_get_turn (KlHandPanel *self);
void kl_hand_panel_set_turn (KlHandPanel *self,
                             int          turn);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Selling a tile (H5): what somebody bids for it, and which bid is taken.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_AUCTION_PANEL (kl_auction_panel_get_type ())

G_DECLARE_FINAL_TYPE (KlAuctionPanel, kl_auction_panel, KL, AUCTION_PANEL, GtkWidget)

/* Property "game". Signal: "move" (const RulesMove *), as the board's; passing is the board's action. */
void kl_auction_panel_set_game (KlAuctionPanel *self,
                                KlGame         *game);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An empty space where the tile in the hand may be laid.
 */

#pragma once

#include <gtk/gtk.h>

#include "rules-types.h"

G_BEGIN_DECLS

#define KL_TYPE_BOARD_SLOT (kl_board_slot_get_type ())

G_DECLARE_FINAL_TYPE (KlBoardSlot, kl_board_slot, KL, BOARD_SLOT, GtkWidget)

GtkWidget *kl_board_slot_new (int x,
                              int y) G_GNUC_WARN_UNUSED_RESULT;

int kl_board_slot_get_x (KlBoardSlot *self);
int kl_board_slot_get_y (KlBoardSlot *self);

/* The tile that may be laid here, and in which turns: one bit each, turns that make no difference left out. */
void     kl_board_slot_set_tile (KlBoardSlot *self,
                                 int          type,
                                 int          copy,
                                 unsigned     turns);
unsigned kl_board_slot_get_turns (KlBoardSlot *self);

/* The first legal turn from this one on, clockwise (1) or counter-clockwise (-1). */
RulesTurn kl_board_slot_find_turn (KlBoardSlot *self,
                                   RulesTurn    from,
                                   int          direction);

/* Shows the tile as it would lie. buttons: with what is needed to turn and place it by finger. */
void kl_board_slot_show_tile (KlBoardSlot *self,
                              RulesTurn    turn,
                              gboolean     buttons);
/* Tells a screen reader how the tile lies here; so does showing it. */
void     kl_board_slot_describe (KlBoardSlot *self);
void     kl_board_slot_hide_tile (KlBoardSlot *self);
gboolean kl_board_slot_get_shown (KlBoardSlot *self);

/* Pixels and device pixels per unit of the map. */
void kl_board_slot_set_scale (KlBoardSlot *self,
                              double       zoom,
                              double       scale);

G_END_DECLS

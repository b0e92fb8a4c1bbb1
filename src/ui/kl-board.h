/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board: the map of a game on its table, to look at, to move about on, and to choose a move from.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_BOARD (kl_board_get_type ())

G_DECLARE_FINAL_TYPE (KlBoard, kl_board, KL, BOARD, GtkWidget)

/* Signals: "move" (const RulesMove *): the person chose a legal move; the board plays nothing itself. "refused" (const
 * RulesMove *, int, a RulesVerdict): the person tried one that is not.
 * Actions: board.zoom-in, .zoom-out, .zoom-normal, .fit, .turn-left, .turn-right, .place, .pass. */
GtkWidget *kl_board_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Property "game". */
KlGame *kl_board_get_game (KlBoard *self);
void    kl_board_set_game (KlBoard *self,
                           KlGame  *game);

/* Property "turn" (int): how the tile in the hand is turned for trial. Where a place is pointed at or focused this is a
 * turn in which the tile fits there. */
int  kl_board_get_trial_turn (KlBoard *self);
void kl_board_set_trial_turn (KlBoard *self,
                              int      turn);
/* On to the next turn in which the tile fits, clockwise (1) or counter-clockwise (-1): where it is tried, or anywhere. */
void kl_board_turn (KlBoard *self,
                    int      direction);

/* Property "figure" (int, a RulesFigure): which kind of figure the spots are for; a meeple at first. */
RulesFigure kl_board_get_figure (KlBoard *self);
void        kl_board_set_figure (KlBoard    *self,
                                 RulesFigure figure);

/* Property "hints" (boolean): whether legal places are outlined, and features say what they are worth. */
gboolean kl_board_get_hints (KlBoard *self);
void     kl_board_set_hints (KlBoard *self,
                             gboolean hints);

G_END_DECLS

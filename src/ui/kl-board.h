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

/* The board plays nothing itself. Signals: "move" (const RulesMove *): the person chose this, a complete and legal move.
 * "refused" (const RulesMove *, int, a RulesVerdict): the person tried one that is not legal.
 *
 * Actions: board.zoom-in, .zoom-out, .zoom-normal, .fit, .turn-left, .turn-right, .place; board.pass declines what is asked:
 * no figure, no bid, no sale, no abbey (and then draws, where there is something to draw), and a wagon goes home.
 *
 * What is offered follows from the position and from four properties that say what the person has in mind: "picked", "figure",
 * "wagon" and "gift". Whoever shows buttons for them binds to them, both ways: after every change of the position the board
 * sets them to what makes sense there, and tells. A value that makes no sense in this position is kept out.
 *
 *   phase    offered on the board                                    move             what the window has buttons for
 *   abbey    the holes, for the abbey                                abbey            board.pass: draw
 *   place    the places of the picked tile, or the holes             place, abbey     picked, gift, gift take2, gift waste
 *            with "gift": that card's targets instead                gift …
 *   figure   the newest tile's segments, or corners for a barn       meeple, barn …   figure, board.pass
 *   wagon    where wagon number "wagon" may go; the player's other   roll             wagon, board.pass: return
 *            wagons, to take one of them instead
 *
 * Change Position is chosen in two steps, first the meeple, then where it goes. Escape takes back the first step, and then
 * the gift; it never plays anything. Of every road that the Road Sweeper can sweep one spot is offered, and roads without
 * figures, where nothing would happen, are not. The key X goes on to the next tile of the hand, kind of figure or wagon.
 * A tile of the hand or the abbey can be dropped on a place: an int, the tile's type; it must be the picked one. */
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

enum
{
  KL_PICKED_ABBEY = -1,
  KL_GIFT_NONE = -1
};

/* Property "picked" (int): which tile of the hand is to be laid, from 0, or KL_PICKED_ABBEY. At first the first one that fits
 * anywhere. A tile that fits nowhere can be picked, to be looked at; the abbey only where it may be laid. */
int  kl_board_get_picked (KlBoard *self);
void kl_board_set_picked (KlBoard *self,
                          int      picked);

/* Tries the tile at this place, in this turn, with the focus there; nothing where it may not be laid. */
void     kl_board_try (KlBoard *self,
                       int      x,
                       int      y,
                       int      turn);
gboolean kl_board_is_trying (KlBoard *self,
                             int      x,
                             int      y,
                             int      turn);
/* The place that the person is at: where the tile is tried, the tile of the spot that has the focus, else the newest tile. */
void kl_board_get_attention (KlBoard *self,
                             int     *x,
                             int     *y);

/* Property "figure" (int, a RulesFigure): which kind of figure the spots are for, for Synod too. At first the first kind that
 * can be placed; any kind can be set. */
RulesFigure kl_board_get_figure (KlBoard *self);
void        kl_board_set_figure (KlBoard    *self,
                                 RulesFigure figure);

/* Property "wagon" (int): which of the deciding player's wagons is to move, from 0, as in "roll … #K". */
int  kl_board_get_wagon (KlBoard *self);
void kl_board_set_wagon (KlBoard *self,
                         int      wagon);

/* Property "gift" (int): the card to be opened, a RulesGift whose targets are on the board, or KL_GIFT_NONE. Only a card that
 * may be opened now and has a target can be set; Take 2 has none. Give the board the focus after setting it. */
int  kl_board_get_gift (KlBoard *self);
void kl_board_set_gift (KlBoard *self,
                        int      gift);

/* What lies over the board: a bar along its lower edge, and buttons in one of its lower corners; both with the room round them,
 * and empty where nothing lies. The map is fitted beside them. */
void kl_board_set_over (KlBoard        *self,
                        graphene_rect_t bar,
                        graphene_rect_t buttons);

/* Goes on where another board of the same window is, which shows the same game or a view of it: with what is seen of the map, what
 * the person has in mind, and the focus. */
void kl_board_take_over (KlBoard *self,
                         KlBoard *other);

/* Shows a move that is suggested, legal or not, until the game changes or NULL is set. */
void kl_board_set_advice (KlBoard         *self,
                          const RulesMove *move);

/* Picks what a legal move is made with, and gives the focus to where it is made, so that Enter makes it; where the map has no such
 * place, to the board itself, so that Enter makes none. */
void kl_board_go_to_move (KlBoard         *self,
                          const RulesMove *move);

/* Properties "legal-spaces", "worth", "fields" and "dead-spaces" (boolean): whether legal spaces are outlined; features say what
 * they are worth; fields show whose they are; and spaces into which nothing fits any more are marked. */
typedef enum
{
  KL_HINT_LEGAL_SPACES,
  KL_HINT_WORTH,
  KL_HINT_FIELDS,
  KL_HINT_DEAD_SPACES,
  KL_N_HINTS
} KlHint;

extern const char *const kl_board_hint_names[KL_N_HINTS]; /* of the properties */

gboolean kl_board_get_hint (KlBoard *self,
                            KlHint   hint);
void     kl_board_set_hint (KlBoard *self,
                            KlHint   hint,
                            gboolean on);

/* Property "hints" (boolean): off for purists: then none of the four is shown. */
gboolean kl_board_get_hints (KlBoard *self);
void     kl_board_set_hints (KlBoard *self,
                             gboolean hints);

G_END_DECLS

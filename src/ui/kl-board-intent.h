/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the person has in mind, where the rules allow more than one thing.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

/* See the properties of KlBoard. */
typedef struct
{
  int         picked;
  RulesFigure figure;
  int         wagon;
  int         gift;
  int         changing; /* Change Position: on which segment the meeple is that was chosen, or -1 */
} KlIntent;

/* What makes sense in the game's position before anybody has said anything; game may be NULL. */
void kl_intent_init (KlIntent *self,
                     KlGame   *game);

/* These change nothing and return false where the value makes no sense. */
bool kl_intent_set_picked (KlIntent *self,
                           KlGame   *game,
                           int       picked);
bool kl_intent_set_wagon (KlIntent *self,
                          KlGame   *game,
                          int       wagon);
bool kl_intent_set_gift (KlIntent *self,
                         KlGame   *game,
                         int       gift);

/* Whether a kind of figure can be placed now, for gift or (KL_GIFT_NONE) on the newest tile; and whether a tile of the hand, or
 * the abbey, can be laid now. */
bool kl_intent_may_choose_figure (KlGame     *game,
                                  int         gift,
                                  RulesFigure figure);
bool kl_intent_may_lay (KlGame *game,
                        int     picked);

/* On to the next tile of the hand, kind of figure or wagon that offers anything. */
void kl_intent_next (KlIntent *self,
                     KlGame   *game);

/* The type of the picked tile, or -1 when none is to be laid. */
int kl_intent_get_type (const KlIntent *self,
                        KlGame         *game);

G_END_DECLS

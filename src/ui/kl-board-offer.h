/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is offered on the tiles of the map, for what the person has in mind: spots to put a figure on, and figures to do
 * something with.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-board-intent.h"

G_BEGIN_DECLS

typedef enum
{
  KL_OFFER_PUT,  /* a figure would come here */
  KL_OFFER_MARK, /* something is done with what is here */
  KL_OFFER_STEP  /* what is here is chosen, and something more has to be before there is a move */
} KlOfferKind;

typedef struct
{
  KlOfferKind      kind;
  RulesMove        move;    /* STEP: one of those that may come of it */
  RulesFigure      figure;  /* which would stand, or stands, here */
  int              segment; /* on the board */
  graphene_point_t place;   /* in units of the map */
} KlOffer;

/* In the order in which keys number them. Free the array of KlOffer. */
GArray *kl_board_offer_collect (KlGame         *game,
                                const KlIntent *intent) G_GNUC_WARN_UNUSED_RESULT;

/* What a move that is about a figure, or a place for one, would be chosen by, whatever the person has in mind. The game
 * needs not accept it now. */
void kl_board_offer_of_move (KlGame          *game,
                             const RulesMove *move,
                             KlOffer         *offer);

G_END_DECLS

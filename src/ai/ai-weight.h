/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The numbers of the evaluation, found by playing many games of the evaluation against itself and the greedy player with all
 * of them changed a little: one set with two players, one with four. With more players others help more with what is begun,
 * fewer turns come, and it is the best of the others who has to be watched. What drawing gains was weighed by hand.
 */

#pragma once

#include <stdint.h>

typedef enum
{
  AI_WEIGHT_CHANCE,      /* 1024 times the share of the useful tiles left that comes to use */
  AI_WEIGHT_FILLED,      /* the same for a space beside a monastery, which anybody may fill */
  AI_WEIGHT_FAR,         /* 1024 times the chance that a space beside it is filled that nothing lies next to yet, with all tiles left */
  AI_WEIGHT_GROWTH,      /* what an unfinished feature gains per open space, in hundredths of a point; less than 0: it ties down a figure */
  AI_WEIGHT_RETURN,      /* how much of a figure that may come back counts as one in the supply, in 1/1024 */
  AI_WEIGHT_FIRST,       /* the first meeple in the supply */
  AI_WEIGHT_SECOND,      /* and so on: how much less each is worth */
  AI_WEIGHT_THIRD,       /* the third one */
  AI_WEIGHT_MORE,        /* every other one */
  AI_WEIGHT_TURNS,       /* turns that it takes to make use of one meeple, in 1/16 */
  AI_WEIGHT_TURN,        /* a turn to come */
  AI_WEIGHT_CITY_CLOSED, /* what a completed city is to a field, in hundredths: 300 */
  AI_WEIGHT_CITY_OPEN,   /* and one that may be completed */
  AI_WEIGHT_MEADOW,      /* growth of a field per open side and tile left, in 1/16 of a hundredth */
  AI_WEIGHT_THREAT,      /* how likely a link that threatens comes about, in 1/1024 of the chance */
  AI_WEIGHT_BARN,        /* a barn in the supply */
  AI_WEIGHT_ABBEY,       /* an abbey tile */
  AI_WEIGHT_CARD,        /* a gift card, beyond the two points of the end */
  AI_WEIGHT_DRAW,        /* what laying a tile of chance gains, of a turn */
  AI_WEIGHT_TAKE2,       /* the choice between two */
  AI_WEIGHT_SHARED,      /* what is lost of a field by those who will come in, in 1/1024 per 64 tiles left */
  AI_WEIGHT_BARN_FIELD,  /* what a field is worth to a barn, in 1/1024 of what it is worth to farmers */
  AI_WEIGHT_MAYOR,       /* a mayor in the supply */
  AI_WEIGHT_LEADER,      /* how much more the best of the others counts than the rest, in 1/1024 */
  AI_N_WEIGHTS
} AiWeight;

/* The weights for a number of players. */
void ai_weight_fill (int32_t weight[AI_N_WEIGHTS],
                     int     n_players);

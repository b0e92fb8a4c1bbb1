/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The numbers of the evaluation.
 */

#include "ai-weight.h"

static const int32_t for_two[AI_N_WEIGHTS] = {
  [AI_WEIGHT_CHANCE] = 58,
  [AI_WEIGHT_FILLED] = 85,
  [AI_WEIGHT_FAR] = 648,
  [AI_WEIGHT_GROWTH] = -10,
  [AI_WEIGHT_RETURN] = 390,
  [AI_WEIGHT_FIRST] = 930,
  [AI_WEIGHT_SECOND] = 440,
  [AI_WEIGHT_THIRD] = 320,
  [AI_WEIGHT_MORE] = 205,
  [AI_WEIGHT_TURNS] = 45,
  [AI_WEIGHT_TURN] = 263,
  [AI_WEIGHT_CITY_CLOSED] = 258,
  [AI_WEIGHT_CITY_OPEN] = 185,
  [AI_WEIGHT_MEADOW] = 6,
  [AI_WEIGHT_THREAT] = 603,
  [AI_WEIGHT_BARN] = 425,
  [AI_WEIGHT_ABBEY] = 298,
  [AI_WEIGHT_CARD] = 87,
  [AI_WEIGHT_DRAW] = 44,
  [AI_WEIGHT_TAKE2] = 166,
  [AI_WEIGHT_SHARED] = 480,
  [AI_WEIGHT_BARN_FIELD] = 2000,
  [AI_WEIGHT_MAYOR] = 72,
  [AI_WEIGHT_LEADER] = 512,
};

static const int32_t for_four[AI_N_WEIGHTS] = {
  [AI_WEIGHT_CHANCE] = 64,
  [AI_WEIGHT_FILLED] = 97,
  [AI_WEIGHT_FAR] = 668,
  [AI_WEIGHT_GROWTH] = 5,
  [AI_WEIGHT_RETURN] = 361,
  [AI_WEIGHT_FIRST] = 780,
  [AI_WEIGHT_SECOND] = 380,
  [AI_WEIGHT_THIRD] = 234,
  [AI_WEIGHT_MORE] = 185,
  [AI_WEIGHT_TURNS] = 52,
  [AI_WEIGHT_TURN] = 280,
  [AI_WEIGHT_CITY_CLOSED] = 299,
  [AI_WEIGHT_CITY_OPEN] = 171,
  [AI_WEIGHT_MEADOW] = 5,
  [AI_WEIGHT_THREAT] = 1000,
  [AI_WEIGHT_BARN] = 250,
  [AI_WEIGHT_ABBEY] = 300,
  [AI_WEIGHT_CARD] = 90,
  [AI_WEIGHT_DRAW] = 44,
  [AI_WEIGHT_TAKE2] = 170,
  [AI_WEIGHT_SHARED] = 250,
  [AI_WEIGHT_BARN_FIELD] = 1400,
  [AI_WEIGHT_MAYOR] = 80,
  [AI_WEIGHT_LEADER] = 450,
};

void
ai_weight_fill (int32_t weight[AI_N_WEIGHTS],
                int     n_players)
{
  int fours = n_players < 3 ? 0 : n_players == 3 ? 1
                                                 : 2;

  for (int i = 0; i < AI_N_WEIGHTS; i++)
    weight[i] = (for_two[i] * (2 - fours) + for_four[i] * fours) / 2;
}

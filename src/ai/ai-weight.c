/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The numbers of the evaluation.
 */

#include "ai-weight.h"

const int32_t ai_weight[AI_N_WEIGHTS] = {
  [AI_WEIGHT_CHANCE] = 61,
  [AI_WEIGHT_FILLED] = 100,
  [AI_WEIGHT_FAR] = 648,
  [AI_WEIGHT_GROWTH] = 34,
  [AI_WEIGHT_RETURN] = 350,
  [AI_WEIGHT_FIRST] = 798,
  [AI_WEIGHT_SECOND] = 477,
  [AI_WEIGHT_THIRD] = 283,
  [AI_WEIGHT_MORE] = 179,
  [AI_WEIGHT_TURNS] = 41,
  [AI_WEIGHT_TURN] = 310,
  [AI_WEIGHT_CITY_CLOSED] = 241,
  [AI_WEIGHT_CITY_OPEN] = 162,
  [AI_WEIGHT_MEADOW] = 7,
  [AI_WEIGHT_THREAT] = 603,
  [AI_WEIGHT_BARN] = 500,
  [AI_WEIGHT_ABBEY] = 500,
  [AI_WEIGHT_CARD] = 150,
  [AI_WEIGHT_DRAW] = 40,
  [AI_WEIGHT_TAKE2] = 250,
  [AI_WEIGHT_SHARED] = 410,
  [AI_WEIGHT_PRIOR] = 4,
  [AI_WEIGHT_EXPLORE] = 200,
};

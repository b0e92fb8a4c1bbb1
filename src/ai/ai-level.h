/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Private to the computer player: what makes each level play in its manner.
 */

#pragma once

#include "ai-search.h"

typedef struct
{
  const char *id;
  unsigned    sight;      /* AiSight flags */
  int         turns;      /* how far it searches; 0: it does not */
  int32_t     slack;      /* with two players: takes what is worse by no more than that, in hundredths of a point */
  uint32_t    iterations; /* by default */
} AiManner;

const AiManner *ai_level_manner (AiLevel level);

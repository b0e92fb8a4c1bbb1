/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done in a position, tile and figure together, with what the evaluation says of it: the best few, in order.
 */

#pragma once

#include "ai-value.h"
#include "rules-legal.h"

/* One or two moves of the same player. */
typedef struct
{
  RulesMove move[2];
  uint8_t   n_moves;
  int32_t   margin;                   /* of who makes them, in hundredths */
  int32_t   value[RULES_MAX_PLAYERS]; /* what everyone can then expect */
} AiOption;

enum
{
  AI_MAX_OPTIONS = 64
};

/* Sorted, the best first; the worst ones fall off the end. */
typedef struct
{
  int      n, limit; /* of those that are kept */
  int      n_seen;
  AiOption option[AI_MAX_OPTIONS];
} AiOptions;

/* Room to work in. */
typedef struct
{
  RulesMoves    moves, figures;
  RulesPosition laid, after;
  AiMap         map;
} AiScratch;

/* Fills options with the best limit ones for pos->actor. There is at least one, unless the game is over. */
void ai_options_find (AiScratch           *scratch,
                      const AiView        *view,
                      const RulesPosition *pos,
                      int                  limit,
                      AiOptions           *options);

/* What everyone can expect in pos as it stands; returns the margin of player. */
int32_t ai_option_value (AiScratch           *scratch,
                         const AiView        *view,
                         const RulesPosition *pos,
                         int                  player,
                         int32_t              value[RULES_MAX_PLAYERS]);

/* What a price is to who is paid, over who pays it: it counts twice (H5). */
int32_t ai_option_price (const AiView *view,
                         int           points,
                         int           abbey);

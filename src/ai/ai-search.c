/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Choosing a move: every one is tried, with the best figure after it, and the one with the best margin is taken.
 */

#include "ai-search.h"

#include <stdlib.h>

#include "ai-hidden.h"
#include "rules-feature.h"
#include "rules-legal.h"

struct AiSearch
{
  RulesMoves moves[2]; /* a move and what can follow it in the same turn */
};

AiSearch *
ai_search_new (void)
{
  return malloc (sizeof (AiSearch));
}

void
ai_search_free (AiSearch *search)
{
  free (search);
}

/* How far ahead the player is, in hundredths, if the game ended now. */
static int32_t
margin (const RulesSetup    *setup,
        const RulesPosition *pos,
        int                  player)
{
  int scores[RULES_MAX_PLAYERS];
  int best = 0;

  rules_scores_if_over (setup, pos, scores);
  for (int i = 0; i < setup->n_players; i++)
    if (i != player && scores[i] > best)
      best = scores[i];
  return 100 * (scores[player] - best) + 150 * pos->supply[player][RULES_MEEPLE];
}

/* The margin that a move leads to when the figure after it is the best one. */
static int32_t
try_move (AiSearch            *search,
          const RulesSetup    *setup,
          const RulesPosition *pos,
          const RulesMove     *move)
{
  RulesMoves   *figures = &search->moves[1];
  RulesPosition after = *pos;
  int32_t       best = INT32_MIN;

  rules_position_apply (setup, &after, move, NULL);
  if (after.phase != RULES_PHASE_FIGURE)
    return margin (setup, &after, pos->actor);
  rules_legal_moves (setup, &after, figures);
  for (int i = 0; i < figures->n; i++)
    {
      RulesPosition end = after;
      int32_t       value;

      rules_position_apply (setup, &end, &figures->move[i], NULL);
      value = margin (setup, &end, pos->actor);
      if (value > best)
        best = value;
    }
  return best;
}

bool
ai_search_choose (AiSearch            *search,
                  const RulesSetup    *setup,
                  const RulesPosition *pos,
                  AiLevel              level,
                  const AiBudget      *budget,
                  AiChoice            *choice)
{
  RulesMoves   *moves = &search->moves[0];
  uint64_t      random = budget->seed;
  RulesPosition known = *pos;
  AiChoice      best = { .value = INT32_MIN, .iterations = 1 };

  ai_hidden_deal (setup, &known, pos->actor, &random);
  rules_legal_moves (setup, &known, moves);
  for (int i = 0; i < moves->n; i++)
    {
      int32_t value = try_move (search, setup, &known, &moves->move[i]);

      if (budget->cancelled != NULL && atomic_load_explicit (budget->cancelled, memory_order_relaxed))
        return false;
      if (value > best.value)
        {
          best.value = value;
          best.move = moves->move[i];
        }
    }
  *choice = best;
  return true;
}

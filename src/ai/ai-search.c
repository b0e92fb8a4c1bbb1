/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Choosing a move: what is hidden is forgotten first, then a level looks at what is left in its own way.
 */

#include "ai-search.h"

#include <stdlib.h>

#include "ai-hidden.h"
#include "ai-level.h"
#include "ai-reason.h"
#include "ai-tree.h"
#include "rules-random.h"

enum
{
  FEW = 20,               /* iterations that are not divided any further */
  ITERATIONS_A_LINE = 10, /* so many of a budget for each line that a move is compared by with the choice */
  ROUNDS_COMPARED = 4     /* turns of each player: docs/computer-player.md has what fewer and more do */
};

struct AiSearch
{
  AiView        view;
  AiScratch     scratch;
  AiOptions     options;
  RulesPosition known;
  RulesEvents   events;
  AiTree        tree;
};

AiSearch *
ai_search_new (void)
{
  return calloc (1, sizeof (AiSearch));
}

void
ai_search_free (AiSearch *search)
{
  free (search);
}

/* Looks at every option once and takes the best, or by chance one that is worse by no more than slack. */
static void
choose_at_sight (AiSearch *search,
                 int32_t   slack,
                 uint64_t *random,
                 AiOption *best)
{
  AiOptions *options = &search->options;
  uint32_t   n = 1;

  ai_options_find (&search->scratch, &search->view, &search->known, slack > 0 ? AI_MAX_OPTIONS : 1, options);
  while ((int) n < options->n && options->option[n].margin + slack >= options->option[0].margin)
    n++;
  *best = options->option[n > 1 ? rules_random_below (random, n) : 0];
}

/* The level's own budget: the more tiles are in the hand, the longer every iteration takes. */
static uint32_t
own_iterations (const AiManner      *manner,
                const RulesPosition *pos)
{
  uint32_t n = pos->n_hand[pos->actor];

  return n > 1 && manner->iterations > FEW ? manner->iterations / n : manner->iterations;
}

/* Where a figure goes has been thought of when its tile was laid: that is not done with the same care twice. */
static uint32_t
share_out (const RulesPosition *pos,
           uint32_t             iterations)
{
  if (pos->phase != RULES_PHASE_FIGURE || iterations <= FEW)
    return iterations;
  return iterations / 4 > FEW ? iterations / 4 : FEW;
}

bool
ai_search_choose (AiSearch            *search,
                  const RulesSetup    *setup,
                  const RulesPosition *pos,
                  AiLevel              level,
                  const AiBudget      *budget,
                  AiChoice            *choice)
{
  const AiManner *manner = ai_level_manner (level);
  uint64_t        random = budget->seed;
  uint32_t        iterations = share_out (pos, budget->iterations > 0 ? budget->iterations : own_iterations (manner, pos));
  /* With more players there are fewer points for each. */
  int32_t  slack = setup->n_players > 2 ? manner->slack * 2 / setup->n_players : manner->slack;
  AiOption best;

  if (budget->cancelled != NULL && atomic_load_explicit (budget->cancelled, memory_order_relaxed))
    return false;
  search->known = *pos;
  ai_hidden_deal (setup, &search->known, pos->actor, &random);
  ai_view_init (&search->view, setup, &search->known, manner->sight);
  if (manner->turns == 0)
    {
      iterations = 1;
      choose_at_sight (search, slack, &random, &best);
    }
  else if (!ai_tree_search (&search->tree, &search->scratch, &search->view, &search->known, iterations, manner->turns, slack, budget->cancelled, &random, &best))
    return false;

  *choice = (AiChoice){ .move = best.move[0], .value = best.margin, .iterations = iterations };
  ai_reason_find (&search->scratch, &search->view, &search->known, &best, &search->events, choice);
  return true;
}

/* Of the turns in which a tile looks the same, and of the same tiles in the hand, the one that options have. */
static RulesMove
name_place (const RulesSetup    *setup,
            const RulesPosition *pos,
            const RulesMove     *move)
{
  const uint8_t *hand = pos->hand[pos->actor];
  RulesMove      named = *move;

  if (move->kind != RULES_MOVE_PLACE)
    return named;
  while (!(setup->tiles->distinct[hand[move->hand]] >> named.turn & 1))
    named.turn = (RulesTurn) (named.turn > 1 ? named.turn - 2 : 0);
  for (int i = move->hand - 1; i >= 0; i--)
    if (hand[i] == hand[move->hand])
      named.hand = (uint8_t) i;
  return named;
}

/* What is known after a move. */
static uint64_t
digest_after (AiSearch         *search,
              const RulesSetup *setup,
              const RulesMove  *move)
{
  RulesPosition after = search->known;

  rules_position_apply (setup, &after, move, NULL);
  return rules_position_digest (setup, &after);
}

/* Whether two moves come to the same: sweeping a road by another place on it, for one. */
static bool
is_same (AiSearch         *search,
         const RulesSetup *setup,
         const RulesMove  *a,
         const RulesMove  *b)
{
  return rules_move_equal (a, b) || (a->kind == b->kind && digest_after (search, setup, a) == digest_after (search, setup, b));
}

bool
ai_search_judge (AiSearch            *search,
                 const RulesSetup    *setup,
                 const RulesPosition *pos,
                 AiLevel              level,
                 const AiBudget      *budget,
                 const RulesMove     *move,
                 AiChoice            *choice,
                 int32_t             *value)
{
  uint32_t  lines = 1 + (budget->iterations > 0 ? budget->iterations : ai_level_iterations (level)) / ITERATIONS_A_LINE;
  RulesMove named;
  int32_t   cost = 0;

  if (!ai_search_choose (search, setup, pos, level, budget, choice))
    return false;
  named = name_place (setup, &search->known, move);
  /* The options have but one bid: another is worth as much, but for what it costs more. */
  if (move->kind == RULES_MOVE_BID && choice->move.kind == RULES_MOVE_BID)
    cost = ai_option_price (&search->view, move->points, move->abbey) - ai_option_price (&search->view, choice->move.points, choice->move.abbey);
  else if (!is_same (search, setup, &choice->move, &named) &&
           !ai_tree_compare (&search->tree, &search->scratch, &search->view, &search->known, &choice->move, &named, lines,
                             ROUNDS_COMPARED * setup->n_players, budget->cancelled, budget->seed, &cost))
    return false;
  *value = choice->value - (cost > 0 ? cost : 0);
  return true;
}

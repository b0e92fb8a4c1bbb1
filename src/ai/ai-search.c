/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Choosing a move.
 */

#include "ai-search.h"

#include <stdlib.h>

#include "ai-hidden.h"
#include "ai-tree.h"

struct AiSearch
{
  AiView        view;
  AiScratch     scratch;
  AiOptions     options;
  RulesPosition known;
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

static bool
is_cancelled (const AiBudget *budget)
{
  return budget->cancelled != NULL && atomic_load_explicit (budget->cancelled, memory_order_relaxed);
}

bool
ai_search_choose (AiSearch            *search,
                  const RulesSetup    *setup,
                  const RulesPosition *pos,
                  AiLevel              level,
                  const AiBudget      *budget,
                  AiChoice            *choice)
{
  uint64_t random = budget->seed;
  uint32_t iterations = budget->iterations > 0 ? budget->iterations : ai_level_iterations (level);
  AiChoice best = { .iterations = 1 };

  if (is_cancelled (budget))
    return false;
  search->known = *pos;
  ai_hidden_deal (setup, &search->known, pos->actor, &random);
  ai_view_init (&search->view, setup, &search->known);
  if (level < AI_STRONG)
    {
      ai_options_find (&search->scratch, &search->view, &search->known, 1, &search->options);
      best.move = search->options.option[0].move[0];
      best.value = search->options.option[0].margin;
    }
  else if (!ai_tree_search (&search->tree, &search->scratch, &search->view, &search->known, iterations, budget->cancelled, &random, &best))
    return false;
  *choice = best;
  return true;
}

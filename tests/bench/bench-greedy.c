/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The greedy player.
 */

#include "bench-players.h"

#include "rules-feature.h"
#include "rules-legal.h"
#include "rules-random.h"

enum
{
  POINT = 100,
  MEEPLE = 150, /* what one in the supply is worth: without it the supply is empty after seven turns, and it plays worse */
};

typedef struct
{
  RulesMoves moves, figures;
} Greedy;

gpointer
bench_greedy_make (void)
{
  return g_new (Greedy, 1);
}

void
bench_greedy_unmake (gpointer self)
{
  g_free (self);
}

static int
get_lead (const RulesSetup    *setup,
          const RulesPosition *pos,
          int                  player)
{
  int scores[RULES_MAX_PLAYERS];
  int best = 0;

  rules_scores_if_over (setup, pos, scores);
  for (int i = 0; i < setup->n_players; i++)
    if (i != player)
      best = MAX (best, scores[i]);
  return POINT * (scores[player] - best) + MEEPLE * pos->supply[player][RULES_MEEPLE];
}

static int
try_move (Greedy              *greedy,
          const RulesSetup    *setup,
          const RulesPosition *pos,
          const RulesMove     *move)
{
  RulesPosition after = *pos;
  int           best = G_MININT;

  rules_position_apply (setup, &after, move, NULL);
  if (after.phase != RULES_PHASE_FIGURE)
    return get_lead (setup, &after, pos->actor);
  rules_legal_moves (setup, &after, &greedy->figures);
  for (int i = 0; i < greedy->figures.n; i++)
    {
      RulesPosition end = after;

      rules_position_apply (setup, &end, &greedy->figures.move[i], NULL);
      best = MAX (best, get_lead (setup, &end, pos->actor));
    }
  return best;
}

/* What the tile drawn after the move is has no part in it: nothing but points is counted. */
void
bench_greedy_choose (gpointer             self,
                     guint                number,
                     guint32              iterations,
                     const RulesSetup    *setup,
                     const RulesPosition *pos,
                     guint64              seed,
                     RulesMove           *move)
{
  Greedy *greedy = self;
  int     best = G_MININT, n_best = 0;

  rules_legal_moves (setup, pos, &greedy->moves);
  for (int i = 0; i < greedy->moves.n; i++)
    {
      int value = try_move (greedy, setup, pos, &greedy->moves.move[i]);

      n_best = value > best ? 1 : n_best + (value == best);
      best = MAX (best, value);
      if (value == best && rules_random_below (&seed, (uint32_t) n_best) == 0)
        *move = greedy->moves.move[i];
    }
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every placement is played on a copy of the position, and every figure after it on another; nothing is guessed.
 */

#include "kl-ranking.h"

#include "kl-board.h"
#include "rules-feature.h"

typedef struct
{
  const RulesSetup *setup;
  guint             player; /* for whom */
  RulesMoves        after;  /* room for what is legal once the tile lies */
} Ranking;

static int
count_points (const Ranking       *ranking,
              const RulesPosition *pos)
{
  int scores[RULES_MAX_PLAYERS];

  rules_scores_if_over (ranking->setup, pos, scores);
  return scores[ranking->player];
}

static gboolean
is_figure (const RulesMove *move)
{
  return move->kind == RULES_MOVE_FIGURE || move->kind == RULES_MOVE_BARN;
}

/* The most points that a placement leads to, and whether only a figure does. */
static int
count_best (Ranking             *ranking,
            const RulesPosition *pos,
            const RulesMove     *move,
            gboolean            *figure)
{
  RulesPosition laid = *pos;
  int           best;

  *figure = FALSE;
  if (rules_position_apply (ranking->setup, &laid, move, NULL) != RULES_OK)
    g_return_val_if_reached (0);
  best = count_points (ranking, &laid);
  if (laid.phase != RULES_PHASE_FIGURE || laid.actor != ranking->player)
    return best;

  rules_legal_moves (ranking->setup, &laid, &ranking->after);
  for (int i = 0; i < ranking->after.n; i++)
    {
      RulesPosition stood = laid;
      int           points;

      if (!is_figure (&ranking->after.move[i]) || rules_position_apply (ranking->setup, &stood, &ranking->after.move[i], NULL) != RULES_OK)
        continue;
      points = count_points (ranking, &stood);
      *figure = *figure || points > best;
      best = MAX (best, points);
    }
  return best;
}

/* Of turns that make no difference, the first. */
static gboolean
is_offered (const RulesSetup    *setup,
            const RulesPosition *pos,
            const RulesMove     *move,
            int                  picked)
{
  if (move->kind == RULES_MOVE_ABBEY)
    return picked == KL_PICKED_ABBEY;
  return move->kind == RULES_MOVE_PLACE && move->hand == picked && setup->tiles->distinct[pos->hand[pos->actor][move->hand]] >> move->turn & 1;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const KlRanked *first = a, *second = b;

  if (first->worth != second->worth)
    return second->worth - first->worth;
  return (int) first->order - (int) second->order;
}

GArray *
kl_ranking_collect (KlGame *game,
                    int     picked)
{
  const RulesPosition *pos = kl_game_get_position (game);
  const RulesMoves    *legal = kl_game_get_legal (game);
  g_autofree Ranking  *ranking = g_new0 (Ranking, 1);
  GArray              *places = g_array_new (FALSE, FALSE, sizeof (KlRanked));
  int                  now;

  ranking->setup = kl_game_get_setup (game);
  ranking->player = pos->actor;
  now = count_points (ranking, pos);
  for (int i = 0; i < legal->n; i++)
    if (is_offered (ranking->setup, pos, &legal->move[i], picked))
      {
        KlRanked place = { .move = legal->move[i], .order = places->len };

        place.worth = count_best (ranking, pos, &legal->move[i], &place.figure) - now;
        g_array_append_val (places, place);
      }
  g_array_sort (places, compare);
  return places;
}

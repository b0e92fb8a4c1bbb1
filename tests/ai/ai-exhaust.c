/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Playing out in every way.
 */

#include "ai-exhaust.h"

/* Whether the turn of a placed tile is the first of those that look alike. */
static gboolean
is_distinct (const RulesSetup    *setup,
             const RulesPosition *pos,
             const RulesMove     *move)
{
  return move->kind != RULES_MOVE_PLACE || setup->tiles->distinct[pos->hand[pos->actor][move->hand]] >> move->turn & 1;
}

/* Each tile of the pile comes to lie on top in turn. */
double
ai_exhaust_after (const RulesSetup    *setup,
                  const RulesPosition *pos,
                  const RulesMove     *move,
                  int                  player)
{
  gboolean seen[RULES_MAX_TYPES] = { FALSE };
  double   sum = 0;
  int      n = pos->n_pile;

  for (int i = 0; i < MAX (n, 1); i++)
    {
      RulesPosition after = *pos;
      int           same = 1;

      if (n > 0)
        {
          if (seen[pos->pile[i]])
            continue;
          seen[pos->pile[i]] = TRUE;
          for (int k = i + 1; k < n; k++)
            same += pos->pile[k] == pos->pile[i];
          after.pile[i] = pos->pile[n - 1];
          after.pile[n - 1] = pos->pile[i];
        }
      rules_position_apply (setup, &after, move, NULL);
      sum += same * ai_exhaust_value (setup, &after, player);
    }
  return sum / MAX (n, 1);
}

double
ai_exhaust_value (const RulesSetup    *setup,
                  const RulesPosition *pos,
                  int                  player)
{
  g_autofree RulesMoves *moves = NULL;
  gboolean               own = pos->actor == player;
  double                 best = own ? -G_MAXDOUBLE : G_MAXDOUBLE;

  if (pos->phase == RULES_PHASE_OVER)
    return pos->score[player] - pos->score[1 - player];
  moves = g_new (RulesMoves, 1);
  rules_legal_moves (setup, pos, moves);
  for (int i = 0; i < moves->n; i++)
    if (is_distinct (setup, pos, &moves->move[i]))
      {
        double value = ai_exhaust_after (setup, pos, &moves->move[i], player);

        best = own ? MAX (best, value) : MIN (best, value);
      }
  return best;
}

gboolean
ai_exhaust_equal (const RulesSetup    *setup,
                  const RulesPosition *pos,
                  const RulesMove     *a,
                  const RulesMove     *b)
{
  RulesPosition after_a = *pos, after_b = *pos;

  if (rules_move_equal (a, b))
    return TRUE;
  rules_position_apply (setup, &after_a, a, NULL);
  rules_position_apply (setup, &after_b, b, NULL);
  return rules_position_digest (setup, &after_a) == rules_position_digest (setup, &after_b);
}

void
ai_exhaust_best (const RulesSetup    *setup,
                 const RulesPosition *pos,
                 RulesMove           *best,
                 double              *lead)
{
  g_autofree RulesMoves *moves = g_new (RulesMoves, 1);
  double                 first = -G_MAXDOUBLE, second = -G_MAXDOUBLE;

  rules_legal_moves (setup, pos, moves);
  for (int i = 0; i < moves->n; i++)
    if (is_distinct (setup, pos, &moves->move[i]))
      {
        double value = ai_exhaust_after (setup, pos, &moves->move[i], pos->actor);

        if (value == first && ai_exhaust_equal (setup, pos, &moves->move[i], best))
          continue;
        second = MAX (second, MIN (value, first));
        if (value > first)
          *best = moves->move[i];
        first = MAX (first, value);
      }
  *lead = first - second;
}

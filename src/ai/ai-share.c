/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From the map to the players: who leads where, who gets figures back, what is still in the supplies.
 */

#include "ai-value.h"

#include <string.h>

#include "ai-weight.h"

/* The sum in the making. */
typedef struct
{
  int32_t points[RULES_MAX_PLAYERS];
  int32_t figures[RULES_MAX_PLAYERS]; /* in the supply, or coming back; in 1/1024 */
} Sum;

/* Who is how strong in a feature, and how many of whose figures would come back from it. */
typedef struct
{
  uint8_t strength[RULES_MAX_PLAYERS];
  uint8_t figures[RULES_MAX_PLAYERS];
  uint8_t barns[RULES_MAX_PLAYERS];
} Crowd;

static void
look_at (const AiView        *view,
         const RulesPosition *pos,
         const AiRecord      *record,
         Crowd               *crowd)
{
  const RulesSegment *root = &pos->segment[record->root];

  for (int player = 0; player < view->setup->n_players; player++)
    {
      unsigned strength = rules_segment_strength (root, player), special = rules_segment_special (root, player);
      bool     is_field = record->kind == RULES_FIELD;

      crowd->barns[player] = (uint8_t) (is_field ? special : 0);
      crowd->figures[player] = (uint8_t) (strength + (is_field ? 0 : special));
      crowd->strength[player] = (uint8_t) (strength + (is_field ? 0 : special * root->shields));
    }
}

/* The hypothetical figure joins in. */
static void
join_in (const RulesPosition *pos,
         const AiRecord      *record,
         int                  figure,
         Crowd               *crowd)
{
  crowd->figures[pos->actor]++;
  crowd->strength[pos->actor] = (uint8_t) (crowd->strength[pos->actor] + (figure == RULES_MAYOR ? pos->segment[record->root].shields : 1));
}

static int
most (const AiView *view,
      const Crowd  *crowd)
{
  int best = 0;

  for (int player = 0; player < view->setup->n_players; player++)
    if (crowd->strength[player] > best)
      best = crowd->strength[player];
  return best;
}

/* A field that one player leads will be shared by others as long as there are tiles to come in with. */
static int32_t
after_sharing (const AiView        *view,
               const RulesPosition *pos,
               const AiRecord      *record)
{
  if (record->kind != RULES_FIELD || view->setup->n_players < 2)
    return record->worth;
  return record->worth - record->worth * ai_weight[AI_WEIGHT_SHARED] / AI_ONE * pos->n_pile / 64;
}

static void
add_record (const AiView        *view,
            const RulesPosition *pos,
            const AiRecord      *record,
            const Crowd         *crowd,
            Sum                 *sum)
{
  int     best = most (view, crowd);
  int32_t worth = after_sharing (view, pos, record);
  int32_t back = record->complete ? AI_ONE : record->chance * ai_weight[AI_WEIGHT_RETURN] / AI_ONE;

  for (int player = 0; player < view->setup->n_players; player++)
    {
      if (best > 0 && crowd->strength[player] == best)
        sum->points[player] += worth;
      if (crowd->barns[player] > 0)
        sum->points[player] += record->worth * 4 / 3;
      sum->figures[player] += crowd->figures[player] * back;
    }
}

/* What a link would change, as far as it is likely. */
static void
add_threat (const AiView   *view,
            const AiMap    *map,
            const AiThreat *threat,
            const Crowd    *crowds,
            Sum            *sum)
{
  const AiRecord *first = &map->record[threat->first], *second = &map->record[threat->second];
  const Crowd    *a = &crowds[threat->first], *b = &crowds[threat->second];
  Crowd           both = *a;
  int             best_a = most (view, a), best_b = most (view, b), best;
  int32_t         chance = threat->chance * ai_weight[AI_WEIGHT_THREAT] / AI_ONE;

  if (best_a == 0 && best_b == 0)
    return;
  for (int player = 0; player < view->setup->n_players; player++)
    both.strength[player] = (uint8_t) (both.strength[player] + b->strength[player]);
  best = most (view, &both);
  for (int player = 0; player < view->setup->n_players; player++)
    {
      int32_t change = 0;

      if (both.strength[player] == best)
        change += first->worth + second->worth;
      if (best_a > 0 && a->strength[player] == best_a)
        change -= first->worth;
      if (best_b > 0 && b->strength[player] == best_b)
        change -= second->worth;
      sum->points[player] += change * chance / AI_ONE;
    }
}

/* Figures in the supply: the first are worth most, and only as far as there are turns to use them in. */
static int32_t
weigh_supply (int32_t figures,
              int32_t turns)
{
  int32_t worth = 0;

  for (int i = 0; figures > 0; i++, figures -= AI_ONE)
    {
      int32_t each = ai_weight[i < 3 ? AI_WEIGHT_FIRST + i : AI_WEIGHT_MORE];
      int32_t share = 16 * AI_ONE * turns / (ai_weight[AI_WEIGHT_TURNS] * (i + 1));

      if (share > AI_ONE)
        share = AI_ONE;
      if (figures < AI_ONE)
        each = each * figures / AI_ONE;
      worth += each * share / AI_ONE;
    }
  return worth;
}

/* What a player has beside figures on the map. */
static int32_t
weigh_means (const AiView        *view,
             const RulesPosition *pos,
             int                  player,
             int32_t              figures,
             int32_t              turns)
{
  int32_t soon = turns < 8 ? turns : 8;
  int32_t worth;
  int     cards = 0;

  figures += AI_ONE * (pos->supply[player][RULES_MEEPLE] + pos->supply[player][RULES_WAGON]) + AI_ONE / 2 * pos->supply[player][RULES_MAYOR];
  worth = weigh_supply (figures, turns) + turns * ai_weight[AI_WEIGHT_TURN];
  worth += pos->supply[player][RULES_BARN] * soon * ai_weight[AI_WEIGHT_BARN] / 8;
  worth += pos->abbeys[player] * soon * ai_weight[AI_WEIGHT_ABBEY] / 8;
  for (int card = 0; card < RULES_N_GIFTS; card++)
    cards += pos->cards[player][card];
  return worth + cards * (200 + soon * ai_weight[AI_WEIGHT_CARD] / 8);
}

void
ai_value_get (const AiView        *view,
              const RulesPosition *pos,
              const AiMap         *map,
              int                  figure,
              int                  segment,
              int32_t              value[RULES_MAX_PLAYERS])
{
  Crowd crowds[AI_MAX_RECORDS];
  Sum   sum = { { 0 }, { 0 } };
  int   extra = segment >= 0 ? map->number[pos->segment[segment].parent] - 1 : -1;

  for (int player = 0; player < view->setup->n_players; player++)
    value[player] = 100 * pos->score[player];
  if (pos->phase == RULES_PHASE_OVER)
    return;

  for (int i = 0; i < map->n_records; i++)
    {
      const RulesSegment *root = &pos->segment[map->record[i].root];

      memset (&crowds[i], 0, sizeof crowds[i]);
      if (i != extra && !rules_segment_occupied (root))
        continue;
      look_at (view, pos, &map->record[i], &crowds[i]);
      if (i == extra)
        join_in (pos, &map->record[i], figure, &crowds[i]);
      if (map->record[i].kind != RULES_FIELD || view->sight & AI_SEES_FIELDS)
        add_record (view, pos, &map->record[i], &crowds[i], &sum);
    }
  for (int i = 0; i < map->n_threats && view->sight & AI_SEES_THREATS; i++)
    add_threat (view, map, &map->threat[i], crowds, &sum);
  for (int i = 0; i < pos->n_pending; i++)
    sum.figures[pos->pending[i].player] += AI_ONE;
  if (extra >= 0)
    sum.figures[pos->actor] -= figure == RULES_MAYOR ? AI_ONE / 2 : AI_ONE;
  for (int player = 0; player < view->setup->n_players; player++)
    value[player] += sum.points[player] + weigh_means (view, pos, player, sum.figures[player], map->turns[player]);
}

int32_t
ai_value_margin (const AiView *view,
                 const int32_t value[RULES_MAX_PLAYERS],
                 int           player)
{
  int     n = view->setup->n_players;
  int32_t best = INT32_MIN, others = 0;

  if (n == 1 || !(view->sight & AI_SEES_OTHERS))
    return value[player];
  for (int i = 0; i < n; i++)
    if (i != player)
      {
        others += value[i];
        best = value[i] > best ? value[i] : best;
      }
  return value[player] - (best + others / (n - 1)) / 2;
}

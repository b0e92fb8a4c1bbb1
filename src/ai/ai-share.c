/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From the map to the players: who leads where, who gets figures back, what is still in the supplies.
 */

#include "ai-value.h"

#include <string.h>

static void
look_at (const AiView        *view,
         const RulesPosition *pos,
         const AiRecord      *record,
         AiCrowd             *crowd)
{
  const RulesSegment *root = &pos->segment[record->root];

  for (int player = 0; player < view->setup->n_players; player++)
    {
      unsigned strength = rules_segment_strength (root, player), special = rules_segment_special (root, player);
      bool     is_field = record->kind == RULES_FIELD;

      crowd->barns[player] = (uint8_t) (is_field ? special : 0);
      crowd->figures[player] = (uint8_t) strength;
      crowd->mayors[player] = (uint8_t) (is_field ? 0 : special);
      crowd->strength[player] = (uint8_t) (strength + (is_field ? 0 : special * root->shields));
    }
}

/* The hypothetical figure joins in. */
static void
join_in (const RulesPosition *pos,
         const AiRecord      *record,
         int                  figure,
         AiCrowd             *crowd)
{
  if (figure == RULES_MAYOR)
    crowd->mayors[pos->actor]++;
  else
    crowd->figures[pos->actor]++;
  crowd->strength[pos->actor] = (uint8_t) (crowd->strength[pos->actor] + (figure == RULES_MAYOR ? pos->segment[record->root].shields : 1));
}

static int
most (const AiView  *view,
      const AiCrowd *crowd)
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
  return record->worth - record->worth * view->weight[AI_WEIGHT_SHARED] / AI_ONE * pos->n_pile / 64;
}

/* Adds what a feature brings, or takes it off again (sign -1). */
static void
add_record (const AiView        *view,
            const RulesPosition *pos,
            const AiRecord      *record,
            const AiCrowd       *crowd,
            int                  sign,
            AiSum               *sum)
{
  int     best = most (view, crowd);
  int32_t worth = sign * after_sharing (view, pos, record);
  int32_t back = sign * (record->complete ? AI_ONE : record->chance * view->weight[AI_WEIGHT_RETURN] / AI_ONE);

  if (record->kind == RULES_FIELD && !(view->sight & AI_SEES_FIELDS))
    return;
  for (int player = 0; player < view->setup->n_players; player++)
    {
      if (best > 0 && crowd->strength[player] == best)
        sum->points[player] += worth;
      if (crowd->barns[player] > 0)
        sum->points[player] += sign * (record->worth * view->weight[AI_WEIGHT_BARN_FIELD] / AI_ONE);
      sum->figures[player] += crowd->figures[player] * back;
      sum->mayors[player] += crowd->mayors[player] * back;
    }
}

/* What a link would change, as far as it is likely. */
static void
add_threat (const AiView   *view,
            const AiMap    *map,
            const AiThreat *threat,
            const AiCrowd  *a,
            const AiCrowd  *b,
            int             sign,
            AiSum          *sum)
{
  const AiRecord *first = &map->record[threat->first], *second = &map->record[threat->second];
  AiCrowd         both = *a;
  int             best_a = most (view, a), best_b = most (view, b), best;
  int32_t         chance = threat->chance * view->weight[AI_WEIGHT_THREAT] / AI_ONE;

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
      sum->points[player] += sign * (change * chance / AI_ONE);
    }
}

void
ai_share_out (const AiView        *view,
              const RulesPosition *pos,
              AiMap               *map)
{
  memset (&map->sum, 0, sizeof map->sum);
  for (int i = 0; i < map->n_records; i++)
    {
      memset (&map->crowd[i], 0, sizeof map->crowd[i]);
      if (!rules_segment_occupied (&pos->segment[map->record[i].root]))
        continue;
      look_at (view, pos, &map->record[i], &map->crowd[i]);
      add_record (view, pos, &map->record[i], &map->crowd[i], 1, &map->sum);
    }
  if (!(view->sight & AI_SEES_THREATS))
    map->n_threats = 0;
  for (int i = 0; i < map->n_threats; i++)
    add_threat (view, map, &map->threat[i], &map->crowd[map->threat[i].first], &map->crowd[map->threat[i].second], 1, &map->sum);
  for (int i = 0; i < pos->n_pending; i++)
    map->sum.figures[pos->pending[i].player] += AI_ONE;
}

/* What changes when the actor's figure joins a feature. */
static void
add_figure (const AiView        *view,
            const RulesPosition *pos,
            const AiMap         *map,
            int                  figure,
            int                  number,
            AiSum               *sum)
{
  AiCrowd crowd = map->crowd[number];

  join_in (pos, &map->record[number], figure, &crowd);
  add_record (view, pos, &map->record[number], &map->crowd[number], -1, sum);
  add_record (view, pos, &map->record[number], &crowd, 1, sum);
  for (int i = 0; i < map->n_threats; i++)
    {
      const AiThreat *threat = &map->threat[i];
      const AiCrowd  *a = &map->crowd[threat->first], *b = &map->crowd[threat->second];

      if (threat->first != number && threat->second != number)
        continue;
      add_threat (view, map, threat, a, b, -1, sum);
      add_threat (view, map, threat, threat->first == number ? &crowd : a, threat->second == number ? &crowd : b, 1, sum);
    }
  *(figure == RULES_MAYOR ? &sum->mayors[pos->actor] : &sum->figures[pos->actor]) -= AI_ONE;
}

/* Figures in the supply: the first are worth most, and only as far as there are turns to use them in. */
static int32_t
weigh_supply (const AiView *view,
              int32_t       figures,
              int32_t       turns)
{
  int32_t worth = 0;

  for (int i = 0; figures > 0; i++, figures -= AI_ONE)
    {
      int32_t each = view->weight[i < 3 ? AI_WEIGHT_FIRST + i : AI_WEIGHT_MORE];
      int32_t share = 16 * AI_ONE * turns / (view->weight[AI_WEIGHT_TURNS] * (i + 1));

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
             const AiSum         *sum,
             int32_t              turns)
{
  int32_t figures = sum->figures[player] + AI_ONE * (pos->supply[player][RULES_MEEPLE] + pos->supply[player][RULES_WAGON]);
  int32_t mayors = sum->mayors[player] + AI_ONE * pos->supply[player][RULES_MAYOR];
  int32_t soon = turns < 8 ? turns : 8;
  int32_t worth;
  int     cards = 0;

  worth = weigh_supply (view, figures, turns) + mayors * soon / 8 * view->weight[AI_WEIGHT_MAYOR] / AI_ONE + turns * view->weight[AI_WEIGHT_TURN];
  worth += pos->supply[player][RULES_BARN] * soon * view->weight[AI_WEIGHT_BARN] / 8;
  worth += pos->abbeys[player] * soon * view->weight[AI_WEIGHT_ABBEY] / 8;
  for (int card = 0; card < RULES_N_GIFTS; card++)
    cards += pos->cards[player][card];
  return worth + cards * (200 + soon * view->weight[AI_WEIGHT_CARD] / 8);
}

void
ai_value_get (const AiView        *view,
              const RulesPosition *pos,
              const AiMap         *map,
              int                  figure,
              int                  segment,
              int32_t              value[RULES_MAX_PLAYERS])
{
  int   number = segment >= 0 ? map->number[pos->segment[segment].parent] - 1 : -1;
  AiSum sum;

  if (pos->phase == RULES_PHASE_OVER)
    {
      for (int player = 0; player < view->setup->n_players; player++)
        value[player] = 100 * pos->score[player];
      return;
    }
  sum = map->sum;
  if (number >= 0)
    add_figure (view, pos, map, figure, number, &sum);
  for (int player = 0; player < view->setup->n_players; player++)
    value[player] = 100 * pos->score[player] + sum.points[player] + weigh_means (view, pos, player, &sum, map->turns[player]);
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
  others /= n - 1;
  return value[player] - others - (best - others) * view->weight[AI_WEIGHT_LEADER] / AI_ONE;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Paying for features: completed ones after every turn, and what is left at the end.
 */

#include <string.h>

#include "rules-private.h"

void
rules_score_locate (const RulesPosition *pos,
                    int                  segment,
                    RulesEvent          *event)
{
  const RulesTile *tile = &pos->tile[rules_position_tile_of (pos, segment)];

  event->segment = (uint16_t) segment;
  event->x = tile->x;
  event->y = tile->y;
}

/* All meeples of a feature go back to their owners, winners and losers alike (B13); a wagon first asks where to (A7). Barns
 * stay. */
static void
return_figures (RulesPosition *pos,
                int            root,
                RulesEvents   *events)
{
  for (int i = 0; i < pos->n_figures;)
    {
      RulesStanding standing = pos->figure[i];
      RulesEvent   *event;

      if (standing.figure == RULES_BARN || rules_forest_find (pos, standing.segment) != root)
        {
          i++;
          continue;
        }
      rules_figure_take (pos, i);
      if (standing.figure == RULES_WAGON)
        {
          pos->pending[pos->n_pending].segment = standing.segment;
          pos->pending[pos->n_pending++].player = standing.player;
          continue;
        }
      pos->supply[standing.player][standing.figure]++;
      event = rules_events_add (events, RULES_EVENT_RETURNED, standing.player);
      if (event != NULL)
        {
          event->figure = standing.figure;
          rules_score_locate (pos, standing.segment, event);
        }
    }
}

/* A SCORED or COMPLETED event for a feature; segment names it. Returns NULL where nobody listens. */
static RulesEvent *
report (const RulesPosition    *pos,
        const RulesFeatureInfo *info,
        RulesEventKind          kind,
        int                     player,
        int                     segment,
        int                     points,
        RulesEvents            *events)
{
  RulesEvent *event = rules_events_add (events, kind, player);

  if (event == NULL)
    return NULL;
  event->feature = info->feature;
  event->points = (int16_t) points;
  event->tiles = info->tiles;
  event->shields = info->shields;
  event->cities = info->cities;
  event->final = pos->phase == RULES_PHASE_OVER;
  memcpy (event->strength, info->strength, sizeof event->strength);
  rules_score_locate (pos, segment, event);
  return event;
}

/* All points to each of the leaders (B12). */
static void
pay (const RulesSetup       *setup,
     RulesPosition          *pos,
     const RulesFeatureInfo *info,
     int                     segment,
     int                     points,
     RulesScored             scored,
     RulesEvents            *events)
{
  unsigned leaders = rules_feature_leaders (info);

  for (int player = 0; player < setup->n_players; player++)
    if (leaders >> player & 1)
      {
        RulesEvent *event = report (pos, info, RULES_EVENT_SCORED, player, segment, points, events);

        pos->score[player] = (int16_t) (pos->score[player] + points);
        if (event != NULL)
          event->scored = (uint8_t) scored;
      }
}

/* A feature that the last tile completed. */
static void
score_feature (const RulesSetup *setup,
               RulesPosition    *pos,
               int               segment,
               RulesEvents      *events)
{
  int              root = rules_forest_find (pos, segment);
  RulesFeatureInfo info;

  if (events == NULL && !rules_segment_occupied (&pos->segment[root]))
    return;
  rules_feature_describe (setup, pos, segment, &info);
  report (pos, &info, RULES_EVENT_COMPLETED, pos->player, segment, 0, events);
  if (!info.occupied)
    return;
  pay (setup, pos, &info, segment, rules_feature_worth (setup, &info, true), RULES_SCORED_FEATURE, events);
  return_figures (pos, root, events);
}

/* A road that is swept pays as it is (G7). */
void
rules_score_road (const RulesSetup *setup,
                  RulesPosition    *pos,
                  int               segment,
                  RulesEvents      *events)
{
  RulesFeatureInfo info;

  rules_feature_describe (setup, pos, segment, &info);
  pay (setup, pos, &info, segment, info.tiles, RULES_SCORED_FEATURE, events);
  return_figures (pos, rules_forest_find (pos, segment), events);
}

static void
score_closed (const RulesSetup *setup,
              RulesPosition    *pos,
              int               segment,
              RulesSegmentSet  *done,
              RulesEvents      *events)
{
  int root = rules_forest_find (pos, segment);

  if (pos->segment[root].open == 0 && rules_segment_set_add (done, root))
    score_feature (setup, pos, segment, events);
}

/* What an abbey closed: the cities and roads that point at it (A3). */
static void
score_round_abbey (const RulesSetup *setup,
                   RulesPosition    *pos,
                   const RulesTile  *abbey,
                   RulesSegmentSet  *done,
                   RulesEvents      *events)
{

  for (int side = 0; side < 4; side++)
    {
      int              neighbour = rules_position_tile_at (pos, abbey->x + rules_step_x[side], abbey->y + rules_step_y[side]);
      const RulesTile *tile = &pos->tile[neighbour];
      const RulesFace *face = &setup->tiles->face[tile->type][tile->turn];

      if (face->edge[side ^ 2] >= RULES_EDGE_ROAD)
        score_closed (setup, pos, tile->first + face->side[side ^ 2], done, events);
    }
}

/* Scores what the last tile completed: features of its own segments, those that it closes as an abbey, and
 * monasteries round it. Nothing else can have become complete in this turn. */
void
rules_score_completed (const RulesSetup *setup,
                       RulesPosition    *pos,
                       RulesEvents      *events)
{
  const RulesTile     *tile = rules_position_last_tile (pos);
  const RulesTileType *type = &setup->tiles->type[tile->type];
  RulesSegmentSet      done = { 0 };

  if (type->abbey)
    score_round_abbey (setup, pos, tile, &done, events);
  else
    for (int i = 0; i < type->n_segments; i++)
      if (type->segment[i].feature <= RULES_ROAD)
        score_closed (setup, pos, tile->first + i, &done, events);

  for (int i = 0; i < pos->n_monasteries;)
    {
      const RulesTile *home = &pos->tile[pos->monastery[i]];
      int              segment = home->first + setup->tiles->monastery[home->type];

      if (pos->segment[segment].tiles < 9)
        {
          i++;
          continue;
        }
      pos->monastery[i] = pos->monastery[--pos->n_monasteries];
      pos->monastery[pos->n_monasteries] = 0;
      score_feature (setup, pos, segment, events);
    }
}

/* Whether this turn's barn stands in the field. */
static bool
has_new_barn (RulesPosition *pos,
              int            root)
{
  int first = rules_position_last_tile (pos)->first;

  for (int i = 0; pos->barn_laid && i < pos->n_figures; i++)
    if (pos->figure[i].figure == RULES_BARN && pos->figure[i].segment >= first)
      return rules_forest_find (pos, pos->figure[i].segment) == root;
  return false;
}

/* Farmers who find themselves in a field with a barn: 3 points a completed city where the barn has just been put (A10),
 * 1 where the tile joined their field to one (A11). Only a field of the last tile can have come to that. */
void
rules_score_fields (const RulesSetup *setup,
                    RulesPosition    *pos,
                    RulesEvents      *events)
{
  const RulesTile     *tile = rules_position_last_tile (pos);
  const RulesTileType *type = &setup->tiles->type[tile->type];

  for (int i = 0; i < type->n_segments; i++)
    {
      int              root = rules_forest_find (pos, tile->first + i);
      RulesFeatureInfo info;

      if (type->segment[i].feature != RULES_FIELD || pos->segment[root].special == 0 || pos->segment[root].strength == 0)
        continue;
      rules_feature_describe (setup, pos, tile->first + i, &info);
      pay (setup, pos, &info, tile->first + i, (has_new_barn (pos, root) ? 3 : 1) * info.cities, RULES_SCORED_FARMERS, events);
      return_figures (pos, root, events);
    }
}

static void
pay_barns (const RulesSetup       *setup,
           RulesPosition          *pos,
           const RulesFeatureInfo *info,
           int                     segment,
           RulesEvents            *events)
{
  int points = rules_feature_barn_worth (info);

  for (int player = 0; player < setup->n_players; player++)
    if (info->barns[player] > 0)
      {
        RulesEvent *event = report (pos, info, RULES_EVENT_SCORED, player, segment, points, events);

        pos->score[player] = (int16_t) (pos->score[player] + points);
        if (event != NULL)
          {
            event->scored = RULES_SCORED_BARN;
            event->figure = RULES_BARN;
          }
      }
}

/* G11 */
static void
pay_cards (const RulesSetup *setup,
           RulesPosition    *pos,
           RulesEvents      *events)
{
  for (int player = 0; player < setup->n_players; player++)
    {
      int         cards = 0;
      RulesEvent *event;

      for (int card = 0; card < RULES_N_GIFTS; card++)
        cards += pos->cards[player][card];
      if (cards == 0)
        continue;
      pos->score[player] = (int16_t) (pos->score[player] + 2 * cards);
      event = rules_events_add (events, RULES_EVENT_SCORED, player);
      if (event == NULL)
        continue;
      event->scored = RULES_SCORED_UNOPENED;
      event->amount = (uint8_t) cards;
      event->points = (int16_t) (2 * cards);
      event->final = true;
    }
}

/* Pays for every figure still out (B14, F3, A13) and for unopened cards. The figures stay where they are, so that the map
 * shows what was paid for. */
void
rules_score_final (const RulesSetup *setup,
                   RulesPosition    *pos,
                   RulesEvents      *events)
{
  static const uint8_t order[RULES_N_FEATURES] = { RULES_ROAD, RULES_CITY, RULES_MONASTERY, RULES_FIELD };
  RulesSegmentSet      counted = { 0 };

  for (int k = 0; k < RULES_N_FEATURES; k++)
    for (int i = 0; i < pos->n_figures; i++)
      {
        int              segment = pos->figure[i].segment;
        RulesFeatureInfo info;

        if (rules_feature_kind (setup, pos, segment) != order[k] ||
            !rules_segment_set_add (&counted, rules_forest_find (pos, segment)))
          continue;
        rules_feature_describe (setup, pos, segment, &info);
        pay (setup, pos, &info, segment, rules_feature_worth (setup, &info, info.complete), RULES_SCORED_FEATURE, events);
        if (order[k] == RULES_FIELD)
          pay_barns (setup, pos, &info, segment, events);
      }
  pay_cards (setup, pos, events);
}

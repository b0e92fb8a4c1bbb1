/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Paying for features: completed ones after every turn, and what is left at the end.
 */

#include <string.h>

#include "rules-private.h"

void
rules_figure_put (RulesPosition *pos,
                  int            player,
                  RulesFigure    figure,
                  int            segment)
{
  RulesSegment *root = &pos->segment[rules_forest_find (pos, segment)];

  pos->figure[pos->n_figures++] = (RulesStanding){ (uint16_t) segment, (uint8_t) player, (uint8_t) figure };
  pos->supply[player][figure]--;
  if (figure == RULES_MEEPLE || figure == RULES_WAGON)
    root->strength += 1u << (RULES_STRENGTH_BITS * player);
  else
    root->special = (uint16_t) (root->special + (1u << (RULES_SPECIAL_BITS * player)));
}

static void
locate (const RulesPosition *pos,
        int                  segment,
        RulesEvent          *event)
{
  const RulesTile *tile = &pos->tile[rules_position_tile_of (pos, segment)];

  event->segment = (uint16_t) segment;
  event->x = tile->x;
  event->y = tile->y;
}

/* All figures of a feature go back to their owners, winners and losers alike (B13). */
static void
return_figures (RulesPosition *pos,
                int            root,
                RulesEvents   *events)
{
  for (int i = 0; i < pos->n_figures;)
    {
      RulesStanding standing = pos->figure[i];

      if (rules_forest_find (pos, standing.segment) != root)
        {
          i++;
          continue;
        }
      pos->supply[standing.player][standing.figure]++;
      pos->figure[i] = pos->figure[--pos->n_figures];
      memset (&pos->figure[pos->n_figures], 0, sizeof pos->figure[0]);
      if (events != NULL)
        {
          RulesEvent *event = rules_events_add (events, RULES_EVENT_RETURNED, standing.player);

          event->figure = standing.figure;
          locate (pos, standing.segment, event);
        }
    }
  pos->segment[root].strength = 0;
  pos->segment[root].special = 0;
}

static void
report (const RulesPosition    *pos,
        const RulesFeatureInfo *info,
        RulesEventKind          kind,
        int                     player,
        int                     segment,
        int                     points,
        RulesEvents            *events)
{
  RulesEvent *event;

  if (events == NULL)
    return;
  event = rules_events_add (events, kind, player);
  event->feature = info->feature;
  event->points = (int16_t) points;
  event->tiles = info->tiles;
  event->shields = info->shields;
  event->cities = info->cities;
  event->final = pos->phase == RULES_PHASE_OVER;
  memcpy (event->strength, info->strength, sizeof event->strength);
  locate (pos, segment, event);
}

/* All points to each of the leaders (B12). segment names the feature in the events. */
static void
pay (const RulesSetup       *setup,
     RulesPosition          *pos,
     const RulesFeatureInfo *info,
     int                     segment,
     RulesEvents            *events)
{
  unsigned leaders = rules_feature_leaders (info);
  int      points = rules_feature_worth (setup, info, info->complete);

  for (int player = 0; player < setup->n_players; player++)
    if (leaders >> player & 1)
      {
        pos->score[player] = (int16_t) (pos->score[player] + points);
        report (pos, info, RULES_EVENT_SCORED, player, segment, points, events);
      }
}

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
  pay (setup, pos, &info, segment, events);
  return_figures (pos, root, events);
}

/* Scores what the last tile completed: features of its own segments, those that it closes as an abbey, and
 * monasteries round it. Nothing else can have become complete in this turn. */
void
rules_score_completed (const RulesSetup *setup,
                       RulesPosition    *pos,
                       RulesEvents      *events)
{
  const RulesTile *tile = rules_position_last_tile (pos);
  int              n = setup->tiles->type[tile->type].n_segments;
  int              done[RULES_TILE_SEGMENTS];
  int              n_done = 0;

  for (int i = 0; i < n; i++)
    {
      int  root;
      bool again = false;

      if (setup->tiles->type[tile->type].segment[i].feature > RULES_ROAD)
        continue;
      root = rules_forest_find (pos, tile->first + i);
      for (int j = 0; j < n_done; j++)
        again = again || done[j] == root;
      if (again || pos->segment[root].open > 0)
        continue;
      done[n_done++] = root;
      score_feature (setup, pos, tile->first + i, events);
    }

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

/* Pays for every figure still out (B14). The figures stay where they are, so that the map shows what was paid for. */
void
rules_score_final (const RulesSetup *setup,
                   RulesPosition    *pos,
                   RulesEvents      *events)
{
  static const uint8_t order[RULES_N_FEATURES] = { RULES_ROAD, RULES_CITY, RULES_MONASTERY, RULES_FIELD };
  uint64_t             counted[(RULES_MAX_SEGMENTS + 63) / 64] = { 0 };

  for (int k = 0; k < RULES_N_FEATURES; k++)
    for (int i = 0; i < pos->n_figures; i++)
      {
        int              segment = pos->figure[i].segment;
        int              root = rules_forest_find (pos, segment);
        RulesFeatureInfo info;

        if (counted[root / 64] >> root % 64 & 1 || rules_feature_kind (setup, pos, segment) != order[k])
          continue;
        counted[root / 64] |= UINT64_C (1) << root % 64;
        rules_feature_describe (setup, pos, segment, &info);
        pay (setup, pos, &info, segment, events);
      }
}

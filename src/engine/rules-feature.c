/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading features out of the forest.
 */

#include "rules-feature.h"

#include <string.h>

#include "rules-private.h"

int
rules_feature_root (const RulesPosition *pos,
                    int                  segment)
{
  while (pos->segment[segment].parent != segment)
    segment = pos->segment[segment].parent;
  return segment;
}

int
rules_position_tile_of (const RulesPosition *pos,
                        int                  segment)
{
  int low = 0, high = pos->n_tiles - 1;

  while (low < high)
    {
      int middle = (low + high + 1) / 2;

      if (pos->tile[middle].first <= segment)
        low = middle;
      else
        high = middle - 1;
    }
  return low;
}

RulesFeature
rules_feature_kind (const RulesSetup    *setup,
                    const RulesPosition *pos,
                    int                  segment)
{
  const RulesTile *tile = &pos->tile[rules_position_tile_of (pos, segment)];

  return (RulesFeature) setup->tiles->type[tile->type].segment[segment - tile->first].feature;
}

/* The completed cities among those that a field touches, each once (F3). Several of its bits may have become one city. */
static int
count_completed_cities (const RulesPosition *pos,
                        uint64_t             cities)
{
  uint64_t counted[(RULES_MAX_SEGMENTS + 63) / 64] = { 0 };
  int      n = 0;

  for (; cities != 0; cities &= cities - 1)
    {
      int root = rules_feature_root (pos, pos->city[__builtin_ctzll (cities)]);

      if (pos->segment[root].open > 0 || counted[root / 64] >> root % 64 & 1)
        continue;
      counted[root / 64] |= UINT64_C (1) << root % 64;
      n++;
    }
  return n;
}

void
rules_feature_describe (const RulesSetup    *setup,
                        const RulesPosition *pos,
                        int                  segment,
                        RulesFeatureInfo    *info)
{
  const RulesSegment *root = &pos->segment[rules_feature_root (pos, segment)];

  memset (info, 0, sizeof *info);
  info->feature = (uint8_t) rules_feature_kind (setup, pos, segment);
  info->occupied = rules_segment_occupied (root);
  if (info->feature == RULES_FIELD)
    info->cities = (uint8_t) count_completed_cities (pos, root->cities);
  else
    {
      info->tiles = root->tiles;
      info->shields = root->shields;
      info->open = info->feature == RULES_MONASTERY ? (uint8_t) (9 - root->tiles) : root->open;
      info->complete = info->open == 0;
    }
  for (int player = 0; player < RULES_MAX_PLAYERS; player++)
    {
      info->strength[player] = (uint8_t) rules_segment_strength (root, player);
      /* A mayor is as strong as the city has coats of arms at the moment of counting (A5). */
      if (info->feature == RULES_CITY)
        info->strength[player] = (uint8_t) (info->strength[player] + rules_segment_special (root, player) * root->shields);
    }
}

int
rules_feature_worth (const RulesSetup       *setup,
                     const RulesFeatureInfo *info,
                     bool                    complete)
{
  if (info->feature == RULES_FIELD)
    return 3 * info->cities;
  if (!complete)
    return setup->value[RULES_SWITCH_INCOMPLETE_NOTHING] ? 0 : info->tiles + info->shields;

  switch ((RulesFeature) info->feature)
    {
    case RULES_CITY:
      if (info->tiles == 2 && setup->value[RULES_SWITCH_TINY_CITY] > 0)
        return setup->value[RULES_SWITCH_TINY_CITY] + info->shields;
      return 2 * (info->tiles + info->shields);
    case RULES_MONASTERY:
      return 9;
    case RULES_ROAD:
    case RULES_FIELD:
      break;
    }
  return info->tiles;
}

unsigned
rules_feature_leaders (const RulesFeatureInfo *info)
{
  unsigned leaders = 0;
  int      most = 1;

  for (int player = 0; player < RULES_MAX_PLAYERS; player++)
    {
      if (info->strength[player] > most)
        leaders = 0;
      if (info->strength[player] >= most)
        {
          leaders |= 1u << player;
          most = info->strength[player];
        }
    }
  return leaders;
}

void
rules_scores_if_over (const RulesSetup    *setup,
                      const RulesPosition *pos,
                      int                  scores[RULES_MAX_PLAYERS])
{
  uint64_t counted[(RULES_MAX_SEGMENTS + 63) / 64] = { 0 };

  for (int player = 0; player < RULES_MAX_PLAYERS; player++)
    scores[player] = pos->score[player];
  if (pos->phase == RULES_PHASE_OVER)
    return;
  for (int i = 0; i < pos->n_figures; i++)
    {
      int              root = rules_feature_root (pos, pos->figure[i].segment);
      RulesFeatureInfo info;
      unsigned         leaders;

      if (counted[root / 64] >> root % 64 & 1)
        continue;
      counted[root / 64] |= UINT64_C (1) << root % 64;
      rules_feature_describe (setup, pos, root, &info);
      leaders = rules_feature_leaders (&info);
      for (int player = 0; player < setup->n_players; player++)
        if (leaders >> player & 1)
          scores[player] += rules_feature_worth (setup, &info, info.complete);
    }
}

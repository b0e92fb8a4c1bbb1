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
  return pos->tile_of[segment];
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
  RulesSegmentSet counted = { 0 };
  int             n = 0;

  for (; cities != 0; cities &= cities - 1)
    {
      int root = rules_feature_root (pos, pos->city[__builtin_ctzll (cities)]);

      n += pos->segment[root].open == 0 && rules_segment_set_add (&counted, root);
    }
  return n;
}

bool
rules_feature_complete (const RulesSetup    *setup,
                        const RulesPosition *pos,
                        int                  segment)
{
  const RulesSegment *root = &pos->segment[rules_feature_root (pos, segment)];

  switch (rules_feature_kind (setup, pos, segment))
    {
    case RULES_CITY:
    case RULES_ROAD:
      return root->open == 0;
    case RULES_MONASTERY:
      return root->tiles == 9;
    case RULES_FIELD:
      break;
    }
  return false;
}

static void
describe_players (const RulesSegment *root,
                  RulesFeatureInfo   *info)
{
  for (int player = 0; player < RULES_MAX_PLAYERS; player++)
    {
      unsigned special = rules_segment_special (root, player);
      unsigned strength = rules_segment_strength (root, player);

      info->present[player] = strength > 0;
      if (info->feature == RULES_FIELD)
        info->barns[player] = (uint8_t) special;
      else if (special > 0)
        {
          /* A mayor is as strong as the city has coats of arms at the moment of counting (A5). */
          info->present[player] = true;
          strength += special * root->shields;
        }
      info->strength[player] = (uint8_t) strength;
    }
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
  if (info->occupied)
    describe_players (root, info);
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

int
rules_feature_barn_worth (const RulesFeatureInfo *info)
{
  return 4 * info->cities;
}

void
rules_scores_if_over (const RulesSetup    *setup,
                      const RulesPosition *pos,
                      int                  scores[RULES_MAX_PLAYERS])
{
  RulesPosition end = *pos;

  rules_position_end (setup, &end, NULL);
  for (int player = 0; player < RULES_MAX_PLAYERS; player++)
    scores[player] = end.score[player];
}

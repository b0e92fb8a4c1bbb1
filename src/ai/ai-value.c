/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading the map: which features matter, how likely they are completed, what they are worth.
 */

#include "ai-value.h"

#include <string.h>

static int
find_root (const RulesPosition *pos,
           int                  segment)
{
  while (pos->segment[segment].parent != segment)
    segment = pos->segment[segment].parent;
  return segment;
}

/* The record of a feature, made if there is none yet; NULL when there is no room, which no ordinary map comes to. */
static AiRecord *
note_feature (AiMap *map,
              int    root,
              int    kind)
{
  AiRecord *record;

  if (map->number[root] > 0)
    return &map->record[map->number[root] - 1];
  if (map->n_records == AI_MAX_RECORDS)
    return NULL;
  record = &map->record[map->n_records++];
  *record = (AiRecord){ .root = (uint16_t) root, .kind = (uint8_t) kind, .chance = AI_ONE };
  map->number[root] = (uint8_t) map->n_records;
  return record;
}

static void
add_features (const AiView        *view,
              const RulesPosition *pos,
              AiMap               *map)
{
  const RulesTileSet *tiles = view->setup->tiles;

  for (int i = 0; i < pos->n_figures; i++)
    {
      int              segment = pos->figure[i].segment;
      const RulesTile *tile = &pos->tile[pos->tile_of[segment]];

      note_feature (map, find_root (pos, segment), tiles->type[tile->type].segment[segment - tile->first].feature);
    }
  if (pos->phase == RULES_PHASE_FIGURE)
    {
      const RulesTile *tile = rules_position_last_tile (pos);

      for (int i = 0; i < tiles->type[tile->type].n_segments; i++)
        note_feature (map, find_root (pos, tile->first + i), tiles->type[tile->type].segment[i].feature);
    }
  for (int i = 0; i < map->n_records; i++)
    map->has_fields = map->has_fields || map->record[i].kind == RULES_FIELD;
}

/* A road or city is open to a space: what tiles would close it there? */
static void
open_to (const AiView *view,
         AiRecord     *record,
         int           space,
         unsigned      pattern,
         int           side)
{
  if (record->space == space + 1)
    return;
  record->space = (uint8_t) (space + 1);
  record->ends++;
  record->chance = record->chance * view->chance[view->close[pattern][side] & 127] / AI_ONE;
}

/* Two features that meet in a space may be linked there by one tile. */
static void
threaten (const AiView *view,
          AiMap        *map,
          unsigned      pattern,
          const int     met[4])
{
  for (int a = 0; a < 4; a++)
    for (int b = a + 1; b < 4; b++)
      {
        unsigned n;

        if (met[a] < 0 || met[b] < 0 || met[a] == met[b] || map->n_threats == AI_MAX_THREATS)
          continue;
        n = view->link[pattern][a][b];
        if (n > 0 && map->record[met[a]].kind == map->record[met[b]].kind)
          map->threat[map->n_threats++] = (AiThreat){ (uint8_t) met[a], (uint8_t) met[b], view->chance[n & 127] };
      }
}

/* Learns what meets in a space on those sides that have changed. */
static void
look_round (const AiView        *view,
            const RulesPosition *pos,
            int                  space,
            AiShore             *shore)
{
  unsigned pattern = pos->pattern[space];

  for (int side = 0; side < 4; side++)
    {
      const RulesTile *tile;
      const RulesFace *face;

      if ((pattern >> 2 * side & 3) == (shore->pattern >> 2 * side & 3u))
        continue;
      tile = &pos->tile[rules_position_tile_at (pos, pos->space[space].x + ai_step_x[side], pos->space[space].y + ai_step_y[side])];
      face = &view->setup->tiles->face[tile->type][tile->turn];
      if (face->side[side ^ 2] != RULES_NO_SEGMENT)
        shore->built[side] = (uint16_t) find_root (pos, tile->first + face->side[side ^ 2]);
      for (int half = 0; half < 2; half++)
        {
          int segment = face->half[2 * (side ^ 2) + half];

          shore->field[side][half] = segment == RULES_NO_SEGMENT ? AI_NO_FIELD : (uint16_t) find_root (pos, tile->first + segment);
        }
    }
  shore->pattern = (uint8_t) pattern;
}

void
ai_value_look (const AiView        *view,
               const RulesPosition *pos,
               AiMap               *map)
{
  map->n_shores = pos->n_spaces;
  for (int space = 0; space < pos->n_spaces; space++)
    {
      map->shore[space] = (AiShore){ .x = pos->space[space].x, .y = pos->space[space].y };
      look_round (view, pos, space, &map->shore[space]);
    }
}

/* Fields that end at an empty space can still grow. */
static void
open_fields (const RulesPosition *pos,
             AiMap               *map,
             const uint16_t       field[2])
{
  for (int half = 0; half < 2; half++)
    if (field[half] != AI_NO_FIELD)
      {
        int number = map->number[find_root (pos, field[half])];
        int both = half == 0 && field[1] == field[0];

        if (number > 0)
          map->record[number - 1].ends = (uint8_t) (map->record[number - 1].ends + 1 + both);
        half += both;
      }
}

static void
read_space (const AiView        *view,
            const RulesPosition *pos,
            AiMap               *map,
            int                  space)
{
  const AiShore *shore = &map->shore[space];
  unsigned       pattern = pos->pattern[space];
  int            met[4] = { -1, -1, -1, -1 };
  int            n_met = 0;
  bool           known = space < map->n_shores && shore->x == pos->space[space].x && shore->y == pos->space[space].y;
  AiShore        changed;

  if (!known || shore->pattern != pattern)
    {
      changed = known ? *shore : (AiShore){ 0 };
      look_round (view, pos, space, &changed);
      shore = &changed;
    }
  for (int side = 0; side < 4; side++)
    {
      unsigned edge = pattern >> 2 * side & 3;

      if (edge == RULES_EDGE_NONE || (edge == RULES_EDGE_FIELD && !map->has_fields))
        continue;
      if (edge >= RULES_EDGE_ROAD)
        {
          int root = find_root (pos, shore->built[side]);

          if (map->number[root] > 0 || edge == RULES_EDGE_CITY)
            {
              AiRecord *record = note_feature (map, root, edge == RULES_EDGE_CITY ? RULES_CITY : RULES_ROAD);

              if (record == NULL)
                continue;
              open_to (view, record, space, pattern, side);
              met[side] = (int) (record - map->record);
              n_met++;
            }
        }
      if (map->has_fields && edge != RULES_EDGE_CITY)
        open_fields (pos, map, shore->field[side]);
    }
  if (n_met > 1)
    threaten (view, map, pattern, met);
}

/* What a road or city will be worth. Each space that it is open to will bring a tile at least if it is completed. */
static void
weigh_built (const AiView        *view,
             const RulesPosition *pos,
             AiRecord            *record)
{
  const RulesSegment *root = &pos->segment[record->root];
  int32_t             now = 100 * (root->tiles + root->shields);
  int32_t             complete, unfinished;

  record->complete = root->open == 0;
  if (record->complete)
    {
      bool tiny = record->kind == RULES_CITY && root->tiles == 2 && view->setup->value[RULES_SWITCH_TINY_CITY] > 0;

      record->worth = tiny                         ? 100 * (view->setup->value[RULES_SWITCH_TINY_CITY] + root->shields)
                      : record->kind == RULES_CITY ? 2 * now
                                                   : now;
      return;
    }
  complete = (record->kind == RULES_CITY ? 2 : 1) * (now + 100 * record->ends);
  unfinished = view->setup->value[RULES_SWITCH_INCOMPLETE_NOTHING] ? 0 : now + view->weight[AI_WEIGHT_GROWTH] * record->ends;
  record->worth = unfinished + (complete - unfinished) * record->chance / AI_ONE;
}

/* A monastery gets a point for every neighbour that there will be. */
static void
weigh_monastery (const AiView        *view,
                 const RulesPosition *pos,
                 AiRecord            *record)
{
  const RulesTile *tile = &pos->tile[pos->tile_of[record->root]];
  int              far = view->weight[AI_WEIGHT_FAR] * pos->n_pile / (pos->n_pile + 24);
  int32_t          neighbours = 0;

  record->complete = pos->segment[record->root].tiles == 9;
  for (int i = 0; i < 8 && !record->complete; i++)
    {
      int x = tile->x + ai_step_x[i], y = tile->y + ai_step_y[i];
      int space, chance;

      if (rules_position_tile_at (pos, x, y) >= 0)
        continue;
      space = rules_position_space_at (pos, x, y);
      chance = space >= 0 ? view->filled[view->fit[pos->pattern[space]] & 127] : far;
      neighbours += chance;
      record->ends++;
      record->chance = record->chance * chance / AI_ONE;
    }
  record->worth = 100 * pos->segment[record->root].tiles + 100 * neighbours / AI_ONE;
  if (!record->complete && view->setup->value[RULES_SWITCH_INCOMPLETE_NOTHING])
    record->worth = 900 * record->chance / AI_ONE;
}

/* A field is worth its cities, those that will be completed with it, and how far it can still grow. */
static void
weigh_field (const AiView        *view,
             const RulesPosition *pos,
             const AiMap         *map,
             AiRecord            *record)
{
  uint64_t seen[(RULES_MAX_SEGMENTS + 63) / 64] = { 0 };
  int32_t  ends = record->ends < 10 ? record->ends : 10;

  record->chance = 0;
  record->worth = view->weight[AI_WEIGHT_MEADOW] * ends * pos->n_pile / 16;
  for (uint64_t cities = pos->segment[record->root].cities; cities != 0; cities &= cities - 1)
    {
      int root = find_root (pos, pos->city[__builtin_ctzll (cities)]);

      if (seen[root / 64] >> root % 64 & 1)
        continue;
      seen[root / 64] |= UINT64_C (1) << root % 64;
      if (pos->segment[root].open == 0)
        record->worth += view->weight[AI_WEIGHT_CITY_CLOSED];
      else if (map->number[root] > 0)
        record->worth += view->weight[AI_WEIGHT_CITY_OPEN] * map->record[map->number[root] - 1].chance / AI_ONE;
    }
}

/* How many turns each player still has: the tiles left, dealt out from who is next. */
static void
count_turns (const AiView        *view,
             const RulesPosition *pos,
             AiMap               *map)
{
  int n = view->setup->n_players;
  int laid = pos->phase == RULES_PHASE_FIGURE || pos->phase == RULES_PHASE_WAGON;
  int tiles = pos->n_pile;

  for (int player = 0; player < n; player++)
    tiles += pos->n_hand[player];
  for (int player = 0; player < n; player++)
    {
      int wait = (player - pos->player - laid + 2 * n) % n;

      map->turns[player] = tiles > wait ? (tiles - wait + n - 1) / n : 0;
    }
}

void
ai_value_read (const AiView        *view,
               const RulesPosition *pos,
               AiMap               *map)
{
  map->n_records = map->n_threats = 0;
  map->has_fields = false;
  memset (map->number, 0, pos->n_segments);
  add_features (view, pos, map);
  for (int space = 0; space < pos->n_spaces; space++)
    read_space (view, pos, map, space);
  for (int i = 0; i < map->n_records; i++)
    if (map->record[i].kind <= RULES_ROAD)
      weigh_built (view, pos, &map->record[i]);
    else if (map->record[i].kind == RULES_MONASTERY)
      weigh_monastery (view, pos, &map->record[i]);
  for (int i = 0; i < map->n_records; i++)
    if (map->record[i].kind == RULES_FIELD)
      weigh_field (view, pos, map, &map->record[i]);
  count_turns (view, pos, map);
  ai_share_out (view, pos, map);
}

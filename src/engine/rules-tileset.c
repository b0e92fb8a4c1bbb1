/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Compiling tile types: turning them, finding which turns are the same, and tabulating what fits where.
 */

#include "rules-tileset.h"

#include <assert.h>
#include <string.h>

bool
rules_tileset_add_type (RulesTileSet        *tiles,
                        const RulesTileType *type)
{
  if (tiles->n_types == RULES_MAX_TYPES || rules_tileset_find_type (tiles, type->id) >= 0)
    return false;
  tiles->type[tiles->n_types++] = *type;
  return true;
}

bool
rules_tileset_add_set (RulesTileSet   *tiles,
                       const RulesSet *set)
{
  if (tiles->n_sets == RULES_MAX_SETS || rules_tileset_find_set (tiles, set->id) >= 0)
    return false;
  tiles->set[tiles->n_sets++] = *set;
  return true;
}

int
rules_tileset_find_type (const RulesTileSet *tiles,
                         const char         *id)
{
  for (int i = 0; i < tiles->n_types; i++)
    if (strcmp (tiles->type[i].id, id) == 0)
      return i;
  return -1;
}

int
rules_tileset_find_set (const RulesTileSet *tiles,
                        const char         *id)
{
  for (int i = 0; i < tiles->n_sets; i++)
    if (strcmp (tiles->set[i].id, id) == 0)
      return i;
  return -1;
}

/* The name of a segment on a turned tile: the first side or half-edge that it reaches, clockwise from the north. */
static uint8_t
spot_of_segment (const RulesFace        *face,
                 const RulesTileSegment *segment,
                 int                     number)
{
  switch ((RulesFeature) segment->feature)
    {
    case RULES_CITY:
    case RULES_ROAD:
      for (int side = 0; side < 4; side++)
        if (face->side[side] == number)
          return (uint8_t) side;
      break;
    case RULES_FIELD:
      for (int half = 0; half < 8; half++)
        if (face->half[half] == number)
          return (uint8_t) half;
      return (uint8_t) (8 + segment->inner - 1);
    case RULES_MONASTERY:
      break;
    }
  return 0;
}

static void
compile_face (const RulesTileType *type,
              RulesTurn            turn,
              RulesFace           *face)
{
  memset (face->side, RULES_NO_SEGMENT, sizeof face->side);
  memset (face->half, RULES_NO_SEGMENT, sizeof face->half);

  for (int i = 0; i < type->n_segments; i++)
    {
      for (int side = 0; side < 4; side++)
        if (type->segment[i].sides >> side & 1)
          face->side[(side + turn) & 3] = (uint8_t) i;
      for (int half = 0; half < 8; half++)
        if (type->segment[i].halves >> half & 1)
          face->half[(half + 2 * turn) & 7] = (uint8_t) i;
    }

  for (int side = 0; side < 4; side++)
    {
      int to = (side + turn) & 3;

      face->edge[to] = (uint8_t) rules_tile_type_edge (type, (RulesSide) side);
      face->pattern[to] = (uint8_t) (face->edge[to] << (2 * (to ^ 2)));
      if (face->edge[to] == RULES_EDGE_FIELD)
        face->side[to] = face->half[2 * to];
    }
  for (int i = 0; i < type->n_segments; i++)
    face->at[i] = spot_of_segment (face, &type->segment[i], i);
}

/* A face with its segments renamed in the order in which they appear round the edge, so that two turns which look alike
 * give the same bytes. */
typedef struct
{
  uint8_t  around[16];
  uint8_t  n_names;
  uint8_t  feature[RULES_TILE_SEGMENTS];
  uint8_t  shields[RULES_TILE_SEGMENTS];
  uint16_t cities[RULES_TILE_SEGMENTS];
  uint8_t  n_inner[RULES_TILE_SEGMENTS]; /* inner pieces per set of cities touched, by the order of their first */
  uint16_t inner[RULES_TILE_SEGMENTS];
} Likeness;

static void
likeness_init (Likeness            *likeness,
               const RulesTileType *type,
               const RulesFace     *face)
{
  uint8_t name[RULES_NO_SEGMENT + 1];
  int     n_inner = 0;

  memset (likeness, 0, sizeof *likeness);
  memset (name, RULES_NO_SEGMENT, sizeof name);
  for (int i = 0; i < 16; i++)
    {
      int     side = i / 4;
      uint8_t segment = i % 4 == 0   ? face->side[side]
                        : i % 4 == 1 ? face->half[2 * side]
                        : i % 4 == 2 ? face->half[2 * side + 1]
                                     : RULES_NO_SEGMENT;

      if (segment != RULES_NO_SEGMENT && name[segment] == RULES_NO_SEGMENT)
        {
          name[segment] = likeness->n_names;
          likeness->feature[name[segment]] = type->segment[segment].feature;
          likeness->shields[name[segment]] = type->segment[segment].shields;
          likeness->n_names++;
        }
      likeness->around[i] = i % 4 == 3 ? face->edge[side] : name[segment];
    }

  for (int i = 0; i < type->n_segments; i++)
    {
      uint16_t cities = 0;
      int      k = 0;

      for (int j = 0; j < type->n_segments; j++)
        if (type->segment[i].cities >> j & 1)
          cities |= (uint16_t) (1u << name[j]);
      if (name[i] != RULES_NO_SEGMENT)
        likeness->cities[name[i]] = cities;
      else if (type->segment[i].inner > 0)
        {
          while (k < n_inner && likeness->inner[k] != cities)
            k++;
          n_inner += k == n_inner;
          likeness->inner[k] = cities;
          likeness->n_inner[k]++;
        }
    }
}

static uint8_t
find_distinct_turns (const RulesTileType *type,
                     const RulesFace      face[4])
{
  Likeness likeness[4];
  uint8_t  distinct = 1;

  for (int turn = 0; turn < 4; turn++)
    {
      bool seen = false;

      likeness_init (&likeness[turn], type, &face[turn]);
      for (int other = 0; other < turn; other++)
        seen = seen || memcmp (&likeness[turn], &likeness[other], sizeof *likeness) == 0;
      if (!seen)
        distinct |= (uint8_t) (1u << turn);
    }
  return distinct;
}

/* Whether a face matches a space whose pattern says what each side must be, 0 where nothing lies. */
static bool
face_fits (const RulesFace *face,
           unsigned         pattern)
{
  for (int side = 0; side < 4; side++)
    {
      unsigned needed = pattern >> (2 * side) & 3;

      if (needed != RULES_EDGE_NONE && needed != face->edge[side])
        return false;
    }
  return true;
}

/* An abbey fits whatever it is surrounded by, but only a hole (A2). */
static void
compile_fits (RulesTileSet *tiles,
              int           type)
{
  for (unsigned pattern = 0; pattern < 256; pattern++)
    {
      unsigned fits = 0;

      for (int turn = 0; turn < 4; turn++)
        if (tiles->type[type].abbey ? rules_pattern_is_hole (pattern) : face_fits (&tiles->face[type][turn], pattern))
          fits |= 1u << turn;
      tiles->fits[type][pattern] = (uint8_t) fits;
      tiles->ways[type][pattern] = (uint8_t) __builtin_popcount (fits & tiles->distinct[type]);
    }
}

static void
compile_stamps (RulesTileSet *tiles,
                int           number)
{
  const RulesTileType *type = &tiles->type[number];
  uint8_t              count[RULES_N_FEATURES] = { 0 };
  uint8_t              city_bit[RULES_TILE_SEGMENTS];

  tiles->monastery[number] = RULES_NO_SEGMENT;
  for (int i = 0; i < type->n_segments; i++)
    {
      city_bit[i] = count[RULES_CITY];
      count[type->segment[i].feature]++;
      if (type->segment[i].feature == RULES_MONASTERY)
        tiles->monastery[number] = (uint8_t) i;
    }
  tiles->n_cities[number] = count[RULES_CITY];
  tiles->multi[number] = count[RULES_CITY] > 1 || count[RULES_ROAD] > 1;

  for (int i = 0; i < type->n_segments; i++)
    {
      const RulesTileSegment *segment = &type->segment[i];
      RulesSegment           *stamp = &tiles->stamp[number][i];

      memset (stamp, 0, sizeof *stamp);
      stamp->parent = (uint16_t) i;
      if (segment->feature == RULES_FIELD)
        {
          for (int j = 0; j < type->n_segments; j++)
            if (segment->cities >> j & 1)
              stamp->cities |= UINT64_C (1) << city_bit[j];
          continue;
        }
      stamp->tiles = 1;
      stamp->shields = segment->shields;
      stamp->open = (uint8_t) __builtin_popcount (segment->sides);
    }
}

void
rules_tileset_compile (RulesTileSet *tiles)
{
  tiles->abbey = -1;
  for (int type = 0; type < tiles->n_types; type++)
    {
      assert (rules_tile_type_check (&tiles->type[type]) == RULES_TYPE_OK);
      for (int turn = 0; turn < 4; turn++)
        compile_face (&tiles->type[type], (RulesTurn) turn, &tiles->face[type][turn]);
      tiles->distinct[type] = find_distinct_turns (&tiles->type[type], tiles->face[type]);
      compile_fits (tiles, type);
      compile_stamps (tiles, type);
      if (tiles->type[type].abbey)
        tiles->abbey = (int8_t) type;
    }
}

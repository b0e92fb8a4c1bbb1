/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a tile type makes sense.
 */

#include "rules-tile.h"

#include <string.h>

static bool
id_is_good (const char *id)
{
  size_t n = strnlen (id, RULES_ID_SIZE);

  return n > 0 && n < RULES_ID_SIZE && strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") == n;
}

/* The two half-edges of each side in a set of sides. */
static unsigned
halves_of_sides (unsigned sides)
{
  unsigned halves = 0;

  for (int side = 0; side < 4; side++)
    if (sides >> side & 1)
      halves |= 3u << (2 * side);
  return halves;
}

static bool
touches_cities_only (const RulesTileType    *type,
                     const RulesTileSegment *segment)
{
  for (int i = 0; i < 16; i++)
    if (segment->cities >> i & 1 && (i >= type->n_segments || type->segment[i].feature != RULES_CITY))
      return false;
  return true;
}

RulesTypeVerdict
rules_tile_type_check (const RulesTileType *type)
{
  unsigned sides = 0, city_sides = 0, halves = 0;
  int      monasteries = 0;

  if (!id_is_good (type->id))
    return RULES_TYPE_NO_ID;
  if (type->abbey && (type->n_segments != 1 || type->segment[0].feature != RULES_MONASTERY))
    return RULES_TYPE_BAD_ABBEY;

  for (int i = 0; i < type->n_segments; i++)
    {
      const RulesTileSegment *segment = &type->segment[i];

      switch ((RulesFeature) segment->feature)
        {
        case RULES_CITY:
        case RULES_ROAD:
          if (segment->sides == 0)
            return RULES_TYPE_REACHES_NOTHING;
          if (sides & segment->sides)
            return RULES_TYPE_SIDE_TWICE;
          if (!touches_cities_only (type, segment))
            return RULES_TYPE_NOT_A_CITY;
          sides |= segment->sides;
          if (segment->feature == RULES_CITY)
            city_sides |= segment->sides;
          break;
        case RULES_MONASTERY:
          if (++monasteries > 1)
            return RULES_TYPE_TWO_MONASTERIES;
          break;
        case RULES_FIELD:
          if ((segment->halves == 0) != (segment->inner > 0))
            return RULES_TYPE_REACHES_NOTHING;
          if (halves & segment->halves)
            return RULES_TYPE_HALF_TWICE;
          if (!touches_cities_only (type, segment))
            return RULES_TYPE_NOT_A_CITY;
          halves |= segment->halves;
          break;
        }
    }

  if (halves & halves_of_sides (city_sides))
    return RULES_TYPE_HALF_TWICE;
  if (!type->abbey && (halves | halves_of_sides (city_sides)) != 0xff)
    return RULES_TYPE_HALF_MISSING;
  return RULES_TYPE_OK;
}

RulesEdge
rules_tile_type_edge (const RulesTileType *type,
                      RulesSide            side)
{
  if (type->abbey)
    return RULES_EDGE_NONE;
  for (int i = 0; i < type->n_segments; i++)
    if (type->segment[i].sides >> side & 1)
      return type->segment[i].feature == RULES_CITY ? RULES_EDGE_CITY : RULES_EDGE_ROAD;
  return RULES_EDGE_FIELD;
}

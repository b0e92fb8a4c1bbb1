/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All tile types and the sets made of them, compiled once into what the rules look up all the time: every type in its
 * four turns, and which turns fit where.
 */

#pragma once

#include "rules-segment.h"
#include "rules-tile.h"

enum
{
  RULES_NO_SEGMENT = 0xff
};

/* A type in one turn. Segments keep their numbers; only where they reach turns. */
typedef struct
{
  uint8_t edge[4];                 /* a RulesEdge per side */
  uint8_t side[4];                 /* per side the segment that reaches its middle: city, road or field; RULES_NO_SEGMENT on an abbey */
  uint8_t half[8];                 /* per half-edge the field that reaches it; RULES_NO_SEGMENT in a city and on an abbey */
  uint8_t pattern[4];              /* per side what the space beyond it must match: edge << (2 * the opposite side) */
  uint8_t at[RULES_TILE_SEGMENTS]; /* per segment the RulesSpot.at that names it */
} RulesFace;

/* A named set: how many of each type, and what a game with it begins with. */
typedef struct
{
  char    id[RULES_ID_SIZE];
  uint8_t count[RULES_MAX_TYPES];
  uint8_t n_tiles;
  bool    complete; /* a game of its own: has a start tile */
  bool    farmers;  /* the farmers' rules are on by default */
  uint8_t start;    /* type of the start tile, one of count */
  uint8_t meeples;  /* of each player */
  bool    optional; /* shuffled into a game that has its part */
  uint8_t part;     /* a RulesPart */
} RulesSet;

typedef struct RulesTileSet
{
  uint8_t       n_types;
  uint8_t       n_sets;
  int8_t        abbey; /* the type of the abbey tiles, or -1; compiled */
  RulesTileType type[RULES_MAX_TYPES];
  RulesSet      set[RULES_MAX_SETS];

  /* compiled */
  RulesFace    face[RULES_MAX_TYPES][4];
  uint8_t      fits[RULES_MAX_TYPES][256]; /* per pattern of a space the turns that fit, one bit each (B3) */
  uint8_t      ways[RULES_MAX_TYPES][256]; /* and how many of those are distinct */
  uint8_t      distinct[RULES_MAX_TYPES];  /* one bit per turn that no smaller turn equals */
  uint8_t      n_cities[RULES_MAX_TYPES];
  uint8_t      monastery[RULES_MAX_TYPES];                  /* its segment, or RULES_NO_SEGMENT */
  bool         multi[RULES_MAX_TYPES];                      /* two roads or two cities: the tile could count twice in one feature (B10) */
  RulesSegment stamp[RULES_MAX_TYPES][RULES_TILE_SEGMENTS]; /* what laying the tile begins with; parents and city bits from 0 */
} RulesTileSet;

/* Adds a type or a set; false when there is no room or the id is taken. Then compile once. */
bool rules_tileset_add_type (RulesTileSet        *tiles,
                             const RulesTileType *type);
bool rules_tileset_add_set (RulesTileSet   *tiles,
                            const RulesSet *set);
void rules_tileset_compile (RulesTileSet *tiles);

/* By id; -1 when there is none. */
int rules_tileset_find_type (const RulesTileSet *tiles,
                             const char         *id);
int rules_tileset_find_set (const RulesTileSet *tiles,
                            const char         *id);

/* Whether all four neighbours of a space with this pattern lie (A2): each pair of bits has one set. */
static inline bool
rules_pattern_is_hole (unsigned pattern)
{
  return ((pattern | pattern >> 1) & 0x55) == 0x55;
}

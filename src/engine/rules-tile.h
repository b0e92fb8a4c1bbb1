/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a tile is: its segments and the sides and half-edges that they reach, before any turn.
 *
 *            n1   n2                  half-edges, numbered
 *          +----+----+                clockwise from the        0  1
 *       w2 |         | e1             top left corner:       7        2
 *          +         +                                       6        3
 *       w1 |         | e2                                       5  4
 *          +----+----+
 *            s2   s1
 */

#pragma once

#include "rules-types.h"

typedef struct
{
  uint8_t  feature; /* a RulesFeature */
  uint8_t  sides;   /* cities and roads: one bit per RulesSide reached */
  uint8_t  halves;  /* fields: one bit per half-edge reached; none for an inner piece */
  uint8_t  shields; /* cities: coats of arms */
  uint16_t cities;  /* one bit per segment of this tile: fields: the cities touched; roads: the city whose gate it ends at */
  uint8_t  inner;   /* fields without a half-edge: 1, 2, … in the order of the table; else 0 */
} RulesTileSegment;

typedef struct
{
  char             id[RULES_ID_SIZE];
  bool             abbey; /* closed on all sides, fits any hole (A2) */
  uint8_t          n_segments;
  RulesTileSegment segment[RULES_TILE_SEGMENTS];
} RulesTileType;

/* What is wrong with a type that came from a file. */
typedef enum
{
  RULES_TYPE_OK,
  RULES_TYPE_NO_ID,           /* empty, or with other characters than a-z, 0-9 and - */
  RULES_TYPE_SIDE_TWICE,      /* two cities or roads claim one side */
  RULES_TYPE_HALF_TWICE,      /* two fields claim one half-edge, or a field claims one of a city's */
  RULES_TYPE_HALF_MISSING,    /* a half-edge belongs to nothing */
  RULES_TYPE_REACHES_NOTHING, /* a city or road without a side, a field neither at an edge nor inner */
  RULES_TYPE_NOT_A_CITY,      /* a field touches something that is no city of this tile */
  RULES_TYPE_TWO_MONASTERIES,
  RULES_TYPE_BAD_ABBEY /* an abbey has a monastery and nothing else */
} RulesTypeVerdict;

RulesTypeVerdict rules_tile_type_check (const RulesTileType *type);
RulesEdge        rules_tile_type_edge (const RulesTileType *type,
                                       RulesSide            side);

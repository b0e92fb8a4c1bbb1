/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A segment on the board: a node of the disjoint-set forest in which features grow together. The node that is its own
 * parent is the root; its totals are those of the whole feature, the totals of all others mean nothing any more.
 * Sixteen bytes, because a position holds three hundred of them.
 */

#pragma once

#include "rules-types.h"

typedef struct
{
  uint16_t parent;   /* towards the root, which is its own parent */
  uint16_t special;  /* root: two bits per player, mayors in a city, barns in a field */
  uint32_t strength; /* root: five bits per player, meeples and wagons */
  union
  {
    uint64_t cities; /* root of a field: one bit per city segment that it touches, see RulesPosition.city */
    struct
    {
      uint32_t multi;   /* root of a city or road: which tiles with two segments of one kind are in it (B10) */
      uint8_t  tiles;   /* each once; a monastery counts its own and its neighbours */
      uint8_t  shields; /* root of a city: coats of arms */
      uint8_t  open;    /* root of a city or road: ends that nothing closes yet */
      uint8_t  unused;
    };
  };
} RulesSegment;

_Static_assert(sizeof (RulesSegment) == 16, "a position is meant to stay small");

enum
{
  RULES_STRENGTH_BITS = 5,
  RULES_SPECIAL_BITS = 2
};

/* Meeples and wagons of player in a root's strength. */
static inline unsigned
rules_segment_strength (const RulesSegment *root,
                        int                 player)
{
  return root->strength >> (RULES_STRENGTH_BITS * player) & ((1u << RULES_STRENGTH_BITS) - 1);
}

/* Mayors of player in a city, barns in a field. */
static inline unsigned
rules_segment_special (const RulesSegment *root,
                       int                 player)
{
  return root->special >> (RULES_SPECIAL_BITS * player) & ((1u << RULES_SPECIAL_BITS) - 1);
}

static inline bool
rules_segment_occupied (const RulesSegment *root)
{
  return root->strength != 0 || root->special != 0;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The vocabulary of the rules: features, figures, sides, phases, and the limits that let a position be a plain value.
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

/* Limits. A setup that would pass one of them is refused by rules_setup_check (), so that no rule needs to look again.
 * The largest game of today is base (72 tiles) + Abbey & Mayor (12) + six abbeys = 90 tiles with 303 segments. */
enum
{
  RULES_MAX_PLAYERS = 6,
  RULES_MAX_TYPES = 64,
  RULES_MAX_SETS = 8,
  RULES_MAX_TILES = 96,
  RULES_MAX_SPACES = 2 * RULES_MAX_TILES + 2, /* the most neighbours a connected map can have: a straight line */
  RULES_MAX_SEGMENTS = 304,
  RULES_MAX_CITIES = 64, /* city segments: a field remembers the ones it touches as bits */
  RULES_MAX_MULTI = 32,  /* tiles with two segments of one kind: a feature remembers those as bits */
  RULES_MAX_MONASTERIES = 16,
  RULES_MAX_FIGURES = 72,  /* on the board and in the supplies together */
  RULES_MAX_STRENGTH = 31, /* meeples and wagons of one player: five bits in a segment */
  RULES_MAX_HAND = 4,
  RULES_MAX_WAGONS = 12,
  RULES_MAX_SPECIAL = 3, /* mayors, or barns, of one player: two bits in a segment */
  RULES_MAX_GIFTS = 25,
  RULES_TILE_SEGMENTS = 12,
  RULES_ID_SIZE = 40 /* bytes of an id, the closing NUL included */
};

/* Sides and half-edges run clockwise from the north; side s has the half-edges 2 s and 2 s + 1. */
typedef enum
{
  RULES_NORTH,
  RULES_EAST,
  RULES_SOUTH,
  RULES_WEST
} RulesSide;

typedef enum
{
  RULES_EDGE_NONE, /* nothing there to match */
  RULES_EDGE_FIELD,
  RULES_EDGE_ROAD,
  RULES_EDGE_CITY
} RulesEdge;

typedef enum
{
  RULES_CITY,
  RULES_ROAD,
  RULES_MONASTERY, /* the abbey too */
  RULES_FIELD
} RulesFeature;

enum
{
  RULES_N_FEATURES = 4
};

typedef enum
{
  RULES_MEEPLE,
  RULES_MAYOR,
  RULES_WAGON,
  RULES_BARN
} RulesFigure;

enum
{
  RULES_N_FIGURES = 4
};

typedef enum
{
  RULES_GIFT_SYNOD,
  RULES_GIFT_SWEEP,
  RULES_GIFT_CASH,
  RULES_GIFT_CHANGE,
  RULES_GIFT_TAKE2
} RulesGift;

enum
{
  RULES_N_GIFTS = 5
};

/* What the player to act has to decide (rules T). */
typedef enum
{
  RULES_PHASE_ABBEY,  /* lay the abbey or draw (A2) */
  RULES_PHASE_PLACE,  /* lay a tile of the hand; a gift may be opened first (B2, G5) */
  RULES_PHASE_FIGURE, /* one figure on that tile, or none (B5) */
  RULES_PHASE_WAGON,  /* a scored wagon moves or goes back (A7) */
  RULES_PHASE_BID,    /* another player bids for the tile just drawn, or does not (H5) */
  RULES_PHASE_SELL,   /* whose turn it is sells it to one of the bidders, or keeps it (H5) */
  RULES_PHASE_OVER
} RulesPhase;

enum
{
  RULES_N_PHASES = 7
};

/* A tile's turn, clockwise, in quarter turns: 0 to 3. */
typedef uint8_t RulesTurn;

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A game of the engine, played along by the reference move by move, with everything compared after each:
 * legal moves, features, points, figures and what the engine reported. Used by the tests and by
 * `kloosterland-cli simulate --check`. */

#pragma once

#include "ref-features.h"
#include "rules-position.h"

enum
{
  REF_REPORT_SIZE = 400
};

/* The two tile tables laid side by side: reference numbers for the engine's. */
typedef struct
{
  RefTable table;
  int      types[RULES_MAX_TYPES];
  int      segments[RULES_MAX_TYPES][RULES_TILE_SEGMENTS];
} RefMatch;

/* What has been seen, so that a test can tell whether it tested anything. */
typedef struct
{
  long moves;
  long discarded;
  long joined;    /* features that one tile made of several */
  long completed; /* roads, cities, monasteries */
  long paid;      /* of them with figures in them */
  long shared;    /* points that several players took in full (B12) */
  long contested; /* features that one player won from others, completed or in the end (B12) */
  long lost;      /* of them completed ones, which sent the losers home as well (B13) */
  long twice;     /* completed features with two segments on one tile (B10) */
  long fields;    /* fields that paid at the end (F3) */
} RefTally;

typedef struct
{
  const RefMatch   *match;
  const RulesSetup *setup;
  RefGame           game;
  RefFeatures       features[2];
  RefFeatures      *now;    /* one of the two: the board as it is */
  RefFeatures      *before; /* the other: before the last tile */
  RulesPhase        phase;
  int               player;
  int               turn_number;
  int               hand; /* type of the tile to be laid, the reference's number */
  RulesMove         move; /* the last one */
  RefTally          tally;
  char              report[REF_REPORT_SIZE]; /* what differs, in words */
} RefMirror;

/* False with a report when the engine's tiles are not those of the reference's table. */
bool ref_match_init (RefMatch           *match,
                     const RulesTileSet *tiles,
                     char                report[REF_REPORT_SIZE]);

/* Begins a game; pos and events are of rules_position_start (). False when engine and reference differ: see report.
 * The tally goes on from game to game if the mirror began zeroed. */
bool ref_mirror_start (RefMirror           *mirror,
                       const RefMatch      *match,
                       const RulesSetup    *setup,
                       const RulesPosition *pos,
                       const RulesEvents   *events);

/* Follows a legal move; pos is the position after it. */
bool ref_mirror_follow (RefMirror           *mirror,
                        const RulesMove     *move,
                        const RulesPosition *pos,
                        const RulesEvents   *events);

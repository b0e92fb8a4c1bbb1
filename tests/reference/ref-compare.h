/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A game of the engine, played along by the reference move by move, with everything compared after each:
 * legal moves, features, points, figures and what the engine reported. Used by the tests and by
 * `kloosterland-cli simulate --check`. */

#pragma once

#include "ref-play.h"
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
  long kinds[RULES_N_MOVES];
  long events[RULES_N_EVENTS];
  long illegal;   /* moves asked about that are none */
  long wagons;    /* moves of wagons by others than the one on turn (A8) */
  long barns;     /* scorings by barns (A13) */
  long farmers;   /* scorings of farmers who met a barn (A10, A11) */
  long unopened;  /* scorings for cards (G11) */
  long last;      /* abbeys laid after the last land tile (A4, H12) */
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
  RefPlay           play;
  RefMoves          legal;        /* what the reference has for legal now */
  RulesMove         move;         /* the last one */
  bool              thorough;     /* every place in and around the map is asked about in every step, not now and then */
  uint64_t          random;       /* which illegal moves are asked about */
  long              moves_before; /* of the tally, before this game */
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

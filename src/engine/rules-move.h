/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A move and its one line of text: the same in play, saves, logs, tests and scripts.
 */

#pragma once

#include "rules-types.h"

typedef enum
{
  RULES_MOVE_PLACE,  /* place X,Y R [#K] */
  RULES_MOVE_FIGURE, /* meeple SEG · mayor SEG · wagon SEG */
  RULES_MOVE_PASS    /* pass */
} RulesMoveKind;

/* Where on a tile, as it lies on the board. */
typedef struct
{
  uint8_t feature; /* a RulesFeature */
  uint8_t at;      /* city, road: a RulesSide; field: half-edge 0 to 7, or 8 and up for inner pieces; monastery: 0 */
} RulesSpot;

enum
{
  RULES_SPOT_INNER = 8,
  RULES_COORDINATE_MAX = 999, /* either way; moves beyond it are no moves */
  RULES_MOVE_TEXT_SIZE = 64
};

typedef struct
{
  uint8_t   kind;   /* a RulesMoveKind */
  uint8_t   figure; /* FIGURE: a RulesFigure */
  RulesSpot spot;   /* FIGURE */
  int16_t   x, y;   /* PLACE: column, growing east, and row, growing south */
  RulesTurn turn;   /* PLACE */
  uint8_t   hand;   /* PLACE: which tile of the hand */
} RulesMove;

/* Writes the line, without a line feed. Returns its length. */
int rules_move_format (const RulesMove *move,
                       char             text[RULES_MOVE_TEXT_SIZE]);

/* Reads a line; leading, trailing and repeated spaces do not matter. False when it is no move: *move is then undefined. */
bool rules_move_parse (const char *text,
                       RulesMove  *move);
bool rules_move_equal (const RulesMove *a,
                       const RulesMove *b);

int  rules_spot_format (RulesSpot spot,
                        char      text[RULES_MOVE_TEXT_SIZE]);
bool rules_spot_parse (const char *text,
                       RulesSpot  *spot);

/* The words of the notation: "city", "meeple", "figure"; the parsers give -1 for other words. */
const char *rules_feature_name (RulesFeature feature);
const char *rules_figure_name (RulesFigure figure);
const char *rules_phase_name (RulesPhase phase);
int         rules_feature_parse (const char *name);
int         rules_figure_parse (const char *name);
int         rules_phase_parse (const char *name);

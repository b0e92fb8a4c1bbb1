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
  RULES_MOVE_PASS,   /* pass: no figure, no bid, no sale, no abbey in the last round */
  RULES_MOVE_ABBEY,  /* abbey X,Y */
  RULES_MOVE_DRAW,   /* draw */
  RULES_MOVE_BARN,   /* barn X,Y */
  RULES_MOVE_ROLL,   /* roll X,Y SEG [#K] */
  RULES_MOVE_RETURN, /* return [#K] */
  RULES_MOVE_SYNOD,  /* gift synod X,Y FIGURE */
  RULES_MOVE_SWEEP,  /* gift sweep X,Y SEG */
  RULES_MOVE_CASH,   /* gift cash X,Y SEG [FIGURE] */
  RULES_MOVE_CHANGE, /* gift change X,Y SEG SEG2 */
  RULES_MOVE_TAKE2,  /* gift take2 */
  RULES_MOVE_WASTE,  /* gift waste CARD */
  RULES_MOVE_BID,    /* bid POINTS [abbey] · bid abbey */
  RULES_MOVE_SELL,   /* sell PLAYER */
  RULES_N_MOVES
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
  RULES_ANY_FIGURE = 0xff,
  RULES_COORDINATE_MAX = 999, /* either way; moves beyond it are no moves */
  RULES_MOVE_TEXT_SIZE = 64
};

typedef struct
{
  uint8_t   kind;   /* a RulesMoveKind */
  uint8_t   figure; /* FIGURE, SYNOD: a RulesFigure; CASH: that, or RULES_ANY_FIGURE where there is only one to take */
  uint8_t   card;   /* WASTE: a RulesGift */
  uint8_t   player; /* SELL: to whom */
  RulesSpot spot;   /* FIGURE, ROLL, SWEEP, CASH, CHANGE */
  RulesSpot spot2;  /* CHANGE: where to */
  int16_t   x, y;   /* column, growing east, and row, growing south; BARN: the north-west corner of that space */
  RulesTurn turn;   /* PLACE */
  uint8_t   hand;   /* PLACE: which tile of the hand; ROLL, RETURN: which of the player's wagons */
  int16_t   points; /* BID */
  uint8_t   abbey;  /* BID: 1 with the abbey tile */
  uint8_t   unused;
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
const char *rules_gift_name (RulesGift gift);
int         rules_feature_parse (const char *name);
int         rules_figure_parse (const char *name);
int         rules_phase_parse (const char *name);
int         rules_gift_parse (const char *name);

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reference's course of a game: whose turn it is, what may be done, and what comes of it (rules T).
 *
 * Chance is no part of it: which tile or card comes next is handed in with each move, and must be used up by it. */

#pragma once

#include "ref-score.h"

#define REF_MAX_MOVES 8192
#define REF_MAX_CHANCE 256
#define REF_MAX_LOG 1024

typedef enum
{
  REF_PHASE_ABBEY,
  REF_PHASE_PLACE,
  REF_PHASE_FIGURE,
  REF_PHASE_WAGON,
  REF_PHASE_BID,
  REF_PHASE_SELL,
  REF_PHASE_OVER,
} RefPhase;

typedef enum
{
  REF_MOVE_PLACE,
  REF_MOVE_FIGURE,
  REF_MOVE_PASS,
  REF_MOVE_ABBEY,
  REF_MOVE_DRAW,
  REF_MOVE_BARN,
  REF_MOVE_ROLL,
  REF_MOVE_RETURN,
  REF_MOVE_SYNOD,
  REF_MOVE_SWEEP,
  REF_MOVE_CASH,
  REF_MOVE_CHANGE,
  REF_MOVE_TAKE2,
  REF_MOVE_WASTE,
  REF_MOVE_BID,
  REF_MOVE_SELL,
} RefMoveKind;

/* What a kind does not need is 0; so two moves are the same when their bytes are. */
typedef struct
{
  short kind; /* a RefMoveKind */
  short figure;
  short card;   /* WASTE */
  short player; /* SELL: to whom */
  short tile;   /* ROLL, SYNOD, SWEEP, CASH, CHANGE */
  short segment;
  short segment2; /* CHANGE: where to */
  short x;        /* PLACE, ABBEY; BARN: the corner */
  short y;
  short turn;
  short number; /* PLACE: which of the hand; ROLL, RETURN: which of the player's wagons */
  short points; /* BID */
  short abbey;
} RefMove;

typedef struct
{
  int     n;
  RefMove items[REF_MAX_MOVES];
} RefMoves;

/* The tiles and cards that come up next, in order. */
typedef struct
{
  int n_tiles;
  int tiles[REF_MAX_CHANCE];
  int n_cards;
  int cards[REF_MAX_CHANCE];
} RefChance;

typedef enum
{
  REF_LOG_DRAWN,
  REF_LOG_DISCARDED,
  REF_LOG_PLACED,
  REF_LOG_FIGURE,
  REF_LOG_JOINED,
  REF_LOG_COMPLETED,
  REF_LOG_SCORED,
  REF_LOG_RETURNED,
  REF_LOG_TURN,
  REF_LOG_OVER,
  REF_LOG_BARN,
  REF_LOG_ROLLED,
  REF_LOG_RECEIVED,
  REF_LOG_RESHUFFLED,
  REF_LOG_OPENED,
  REF_LOG_CHANGED,
  REF_LOG_PUT_BACK,
  REF_LOG_BONUS,
  REF_LOG_BID,
  REF_LOG_SOLD,
} RefLogKind;

/* Something that happened. */
typedef struct
{
  RefLogKind kind;
  int        player;
  int        figure;
  RefMember  member; /* FIGURE, BARN, ROLLED, RETURNED, CHANGED: where; JOINED, COMPLETED, SCORED: of the feature */
  RefMember  from;   /* ROLLED */
  int        type;   /* a tile's */
  int        x, y;   /* PLACED; BARN: the corner */
  int        turn;
  int        card;
  int        buyer;
  int        points;
  int        amount; /* JOINED, RESHUFFLED; SCORED for cash or cards: how many; BID, SOLD: abbeys */
  RefReason  reason; /* SCORED */
  bool       final;
  int        tiles; /* SCORED, COMPLETED: what the feature was then */
  int        shields;
  int        cities;
  int        strengths[REF_MAX_PLAYERS];
} RefLogEntry;

typedef struct
{
  RefGame      game;
  RefFeatures  features[2];
  RefFeatures *now;    /* one of the two: the board as it is */
  RefFeatures *before; /* the other: before the last tile */
  RefPhase     phase;
  int          player; /* whose turn it is */
  int          actor;  /* who decides now */
  int          turn_number;
  bool         kept;        /* the hand is of earlier turns, so that the abbey may still be laid (H2, H3, H5) */
  bool         gift_opened; /* in this turn (G5) */
  bool         extra;       /* the newest tile of the hand is Take 2's (G10) */
  bool         bonus;       /* H6 */
  bool         barn_put;    /* in this turn; it is `barn` */
  RefFigure    barn;
  bool         sweeping; /* wagons of a swept road move, before the tile is laid (G7) */
  RefMember    swept;
  int          laid_by;               /* who laid the last land tile */
  bool         in_round;              /* H12: the last round of abbeys has begun */
  int          to_ask;                /* … and so many players are still to be asked */
  int          bids[REF_MAX_PLAYERS]; /* -1 for none */
  bool         bid_abbeys[REF_MAX_PLAYERS];

  RefChance   chance;
  int         next_tile; /* of chance, not used up */
  int         next_card;
  bool        scored_wagons; /* the last move took wagons off features, in whatever order */
  int         n_log;
  RefLogEntry log[REF_MAX_LOG];
  const char *fault; /* what is wrong with chance, or with the reference itself; NULL when all is well */
} RefPlay;

/* The game has been set up as ref_game_init () and what follows it say, with the start tile if it lies already. */
void ref_play_start (RefPlay         *play,
                     int              first_player,
                     const RefChance *chance);
/* Every legal move. */
void ref_play_moves (const RefPlay *play,
                     RefMoves      *moves);
/* Plays a legal move. */
void ref_play_make (RefPlay         *play,
                    const RefMove   *move,
                    const RefChance *chance);

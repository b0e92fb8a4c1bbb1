/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a move brought about, in order, with every figure that someone may ask "why these points?" about.
 */

#pragma once

#include "rules-types.h"

typedef enum
{
  RULES_EVENT_DRAWN,      /* player drew a tile of type */
  RULES_EVENT_DISCARDED,  /* player's tile of type fits nowhere and left the game (B4) */
  RULES_EVENT_PLACED,     /* player laid type at x, y, turned by turn */
  RULES_EVENT_FIGURE,     /* player's figure went onto segment, a spot of the tile at x, y */
  RULES_EVENT_JOINED,     /* the tile linked `amount` (two or more) features of kind feature that were separate before (B7) */
  RULES_EVENT_COMPLETED,  /* feature, of which segment is one, with its tiles and shields */
  RULES_EVENT_SCORED,     /* player got points for feature; one event per player who got them */
  RULES_EVENT_RETURNED,   /* player's figure went from segment back to the supply (B13) */
  RULES_EVENT_TURN,       /* player begins a turn */
  RULES_EVENT_OVER,       /* the last turn is over; the SCORED events after this one are the final scoring */
  RULES_EVENT_BARN,       /* player's barn went onto the north-west corner of x, y; segment is its field (A9) */
  RULES_EVENT_ROLLED,     /* player's wagon moved from the tile at from_x, from_y to segment of the tile at x, y (A7) */
  RULES_EVENT_RECEIVED,   /* player received card (G2); only the player may know which */
  RULES_EVENT_RESHUFFLED, /* the opened cards became the new deck, `amount` of them (G4) */
  RULES_EVENT_OPENED,     /* player opened card (G5) */
  RULES_EVENT_CHANGED,    /* player's meeple stood up or lay down: now on segment of the tile at x, y (G9) */
  RULES_EVENT_PUT_BACK,   /* a tile of type was shuffled back: Take 2's other one, or from the bag (G10, H4) */
  RULES_EVENT_BONUS,      /* player filled a hole and has another turn (H6) */
  RULES_EVENT_BID,        /* player bids points, and the abbey if amount is 1 (H5) */
  RULES_EVENT_SOLD,       /* player sold type to buyer for points, and the abbey if amount is 1 (H5) */
  RULES_N_EVENTS
} RulesEventKind;

/* What a SCORED event pays for. */
typedef enum
{
  RULES_SCORED_FEATURE,  /* completed, swept (G7), or counted at the end */
  RULES_SCORED_FARMERS,  /* a field whose farmers met a barn (A10, A11) */
  RULES_SCORED_BARN,     /* a barn at the end (A13) */
  RULES_SCORED_CASH_OUT, /* G8; tiles is how many meeples stood there */
  RULES_SCORED_UNOPENED  /* cards at the end (G11); amount is how many */
} RulesScored;

typedef struct
{
  uint8_t   kind; /* a RulesEventKind */
  uint8_t   player;
  uint8_t   figure;  /* a RulesFigure */
  uint8_t   feature; /* a RulesFeature */
  uint8_t   type;    /* a tile type */
  RulesTurn turn;
  uint8_t   amount;
  bool      final;          /* SCORED: at the end of the game */
  uint8_t   scored;         /* SCORED: a RulesScored */
  uint8_t   card;           /* a RulesGift */
  uint8_t   buyer;          /* SOLD */
  int16_t   from_x, from_y; /* ROLLED */
  int16_t   x, y;           /* of the tile: PLACED, FIGURE, RETURNED; COMPLETED, SCORED: of the tile that carries segment */
  uint16_t  segment;        /* on the board, as in RulesPosition */
  int16_t   points;         /* SCORED */

  /* COMPLETED and SCORED: the parts of the points. */
  uint8_t tiles;                       /* in the feature, each once; a monastery's own and its neighbours */
  uint8_t shields;                     /* coats of arms */
  uint8_t cities;                      /* completed cities that a field touches */
  uint8_t strength[RULES_MAX_PLAYERS]; /* SCORED: who had how much there (B12) */
} RulesEvent;

enum
{
  /* At worst a whole pile is discarded (two events a tile) and every figure scores and returns. */
  RULES_MAX_EVENTS = 2 * RULES_MAX_TILES + 3 * RULES_MAX_FIGURES + 64
};

typedef struct
{
  int        n;
  RulesEvent event[RULES_MAX_EVENTS];
} RulesEvents;

/* The word of scripts: "scored". The parser gives -1 for other words. */
const char *rules_event_name (RulesEventKind kind);
int         rules_event_parse (const char *name);

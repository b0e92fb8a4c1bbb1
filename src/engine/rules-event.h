/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a move brought about, in order, with every figure that someone may ask "why these points?" about.
 */

#pragma once

#include "rules-types.h"

typedef enum
{
  RULES_EVENT_DRAWN,     /* player drew a tile of type */
  RULES_EVENT_DISCARDED, /* player's tile of type fits nowhere and left the game (B4) */
  RULES_EVENT_PLACED,    /* player laid type at x, y, turned by turn */
  RULES_EVENT_FIGURE,    /* player's figure went onto segment, a spot of the tile at x, y */
  RULES_EVENT_JOINED,    /* the tile linked `amount` (two or more) features of kind feature that were separate before (B7) */
  RULES_EVENT_COMPLETED, /* feature, of which segment is one, with its tiles and shields */
  RULES_EVENT_SCORED,    /* player got points for feature; one event per player who got them */
  RULES_EVENT_RETURNED,  /* player's figure went from segment back to the supply (B13) */
  RULES_EVENT_TURN,      /* player begins a turn */
  RULES_EVENT_OVER,      /* the last turn is over; the SCORED events after this one are the final scoring */
  RULES_N_EVENTS
} RulesEventKind;

typedef struct
{
  uint8_t   kind; /* a RulesEventKind */
  uint8_t   player;
  uint8_t   figure;  /* a RulesFigure */
  uint8_t   feature; /* a RulesFeature */
  uint8_t   type;    /* a tile type */
  RulesTurn turn;
  uint8_t   amount;
  bool      final;   /* SCORED: at the end of the game */
  int16_t   x, y;    /* of the tile: PLACED, FIGURE, RETURNED; COMPLETED, SCORED: of the tile that carries segment */
  uint16_t  segment; /* on the board, as in RulesPosition */
  int16_t   points;  /* SCORED */

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

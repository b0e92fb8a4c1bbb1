/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games by chance through the engine's public functions, held against the reference after every move; and what
 * must hold in every game besides: undo and redo come back to the very same bytes, and so does playing the moves
 * again. */

#pragma once

#include "ref-compare.h"
#include "rules-history.h"

enum
{
  GAMES_MAX_MOVES = 12 * RULES_MAX_TILES,
};

/* Chance alone seldom brings features and figures together, or stretches the map. */
typedef enum
{
  GAMES_CHANCE,
  GAMES_GATHER, /* figures into cities, and cities together */
  GAMES_CROWD,  /* where many tiles lie around */
  GAMES_SPREAD, /* far away */
  GAMES_N_STYLES,
} GamesStyle;

typedef struct
{
  const RulesTileSet *tiles;
  RefMatch            match;
  RefMirror           mirror;
  RulesSetup          setup;
  GamesStyle          style;
  bool                sparing; /* most figures are kept back, so that some are left in the end */
  RulesHistory        history;
  RulesEvents         events;
  int                 reach;                     /* how far from the start tile any tile lay */
  RulesPosition       seen[GAMES_MAX_MOVES + 1]; /* the position after every move */
  uint64_t            random;
} Games;

void games_init (Games *games);

/* Plays the setup's game to its end, and does everything to it. The seed is for messages. */
void games_play (Games   *games,
                 unsigned seed);

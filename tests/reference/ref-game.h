/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reference's table: tiles, figures and points, and nothing that follows from them. Whatever else is
 * asked is found by walking the board again (ref-features.h).
 *
 * x grows east, y grows south, a turn is a quarter turn clockwise. The game does not know whose turn it is:
 * the caller says who acts. */

#pragma once

#include "ref-tiles.h"

#define REF_SPAN 256 /* the grid's width and height, the start tile in its middle */
#define REF_MAX_TILES 160
#define REF_MAX_PLAYERS 6
#define REF_MAX_FIGURES 128
#define REF_MAX_PLACES 1024

typedef enum
{
  REF_MEEPLE,
  REF_N_FIGURES,
} RefFigureKind;

typedef struct
{
  int  n_players;
  bool farmers;
  bool tiny_city;          /* H14 */
  bool incomplete_nothing; /* H7 */
  int  supplies[REF_MAX_PLAYERS][REF_N_FIGURES];
} RefRules;

typedef struct
{
  int type;
  int x;
  int y;
  int turn;
} RefTile;

typedef struct
{
  int           owner;
  RefFigureKind kind;
  int           tile;
  int           segment;
} RefFigure;

typedef struct
{
  int x;
  int y;
  int turn;
} RefPlace;

typedef struct
{
  const RefTable *table;
  RefRules        rules;
  int             n_tiles;
  RefTile         tiles[REF_MAX_TILES];     /* in the order they were laid */
  short           grid[REF_SPAN][REF_SPAN]; /* 1 + the tile's number, 0 where none lies */
  int             n_figures;
  RefFigure       figures[REF_MAX_FIGURES];
  int             scores[REF_MAX_PLAYERS];
  int             supplies[REF_MAX_PLAYERS][REF_N_FIGURES];
  int             remaining[REF_MAX_TYPES];              /* tiles not yet drawn, by type */
  int             discarded[REF_MAX_TYPES];              /* tiles removed because they fit nowhere, by type */
  bool            paid[REF_MAX_TILES][REF_MAX_SEGMENTS]; /* the segment's feature has been completed and scored */
} RefGame;

/* An empty table; add sets, then lay the start tile at 0,0. */
void ref_game_init (RefGame        *game,
                    const RefTable *table,
                    const RefRules *rules);
void ref_game_add_set (RefGame    *game,
                       const char *set);

int            ref_game_tile_at (const RefGame *game,
                                 int            x,
                                 int            y); /* -1 for none */
const RefType *ref_game_type (const RefGame *game,
                              int            tile);
int            ref_game_remaining (const RefGame *game);

/* A tile's segment of that kind on that half-edge as it lies on the board, or -1. */
int ref_game_segment_at (const RefGame *game,
                         int            tile,
                         RefKind        kind,
                         int            half);

/* The edge that a type shows on a side of the board after so many turns: F, R, C or -. */
char ref_game_edge (const RefType *type,
                    int            turn,
                    int            side);

/* B3, B4: all places of a type, row by row; or whether there is one. */
bool ref_game_fits (const RefGame *game,
                    int            type,
                    int            x,
                    int            y,
                    int            turn);
int  ref_game_places (const RefGame *game,
                      int            type,
                      RefPlace       places[REF_MAX_PLACES]);

/* Takes the tile out of those remaining. */
void ref_game_lay (RefGame *game,
                   int      type,
                   int      x,
                   int      y,
                   int      turn);
void ref_game_discard (RefGame *game,
                       int      type);

/* B5: a figure from the supply onto a segment of the last tile; ref_features_spots () says where it may go. */
void ref_game_put (RefGame      *game,
                   int           player,
                   RefFigureKind kind,
                   int           segment);

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reference's table: tiles, figures, cards and points, and nothing that follows from them. Whatever else is
 * asked is found by walking the board again (ref-features.h). Whose turn it is, is told in ref-play.h.
 *
 * x grows east, y grows south, a turn is a quarter turn clockwise. */

#pragma once

#include "ref-tiles.h"

#define REF_SPAN 256 /* the grid's width and height, the start tile in its middle */
#define REF_MAX_TILES 160
#define REF_MAX_PLAYERS 6
#define REF_MAX_FIGURES 128
#define REF_MAX_PLACES 1024
#define REF_MAX_HAND 4

typedef enum
{
  REF_MEEPLE,
  REF_MAYOR,
  REF_WAGON,
  REF_BARN,
  REF_N_FIGURES,
} RefFigureKind;

typedef enum
{
  REF_SYNOD,
  REF_SWEEP,
  REF_CASH,
  REF_CHANGE,
  REF_TAKE2,
  REF_N_CARDS,
} RefCard;

/* H12 */
typedef enum
{
  REF_ABBEYS_MUST,
  REF_ABBEYS_NEVER,
  REF_ABBEYS_ROUND,
} RefAbbeyEnd;

typedef struct
{
  int         n_players;
  bool        farmers;
  bool        gifts;
  bool        draw_ahead;         /* H2 */
  bool        three_tiles;        /* H3 */
  bool        bag;                /* H4 */
  bool        selling;            /* H5 */
  bool        hole_bonus;         /* H6 */
  bool        incomplete_nothing; /* H7 */
  int         table_width;        /* H8, 0 for an endless table */
  int         table_height;
  bool        table_closes;    /* H9 */
  bool        wagon_rolls;     /* H11 */
  RefAbbeyEnd abbey_end;       /* H12 */
  bool        wagon_connected; /* H13 */
  bool        tiny_city;       /* H14 */
  bool        barn_joins_barn; /* H15 */
  int         supplies[REF_MAX_PLAYERS][REF_N_FIGURES];
  int         abbeys[REF_MAX_PLAYERS];
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
  int           corner_x; /* a barn stands on the north-west corner of this space */
  int           corner_y;
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
  int             n_wagons; /* taken off features that were scored, not yet moved or home (A7), in that order */
  RefFigure       wagons[REF_MAX_FIGURES];
  int             scores[REF_MAX_PLAYERS];
  int             supplies[REF_MAX_PLAYERS][REF_N_FIGURES];
  int             abbeys[REF_MAX_PLAYERS];
  int             remaining[REF_MAX_TYPES]; /* tiles not yet drawn, by type */
  int             discarded[REF_MAX_TYPES]; /* tiles removed because they fit nowhere, by type */
  int             n_hands[REF_MAX_PLAYERS];
  int             hands[REF_MAX_PLAYERS][REF_MAX_HAND];  /* oldest first */
  int             deck[REF_N_CARDS];                     /* face down, by kind */
  int             opened[REF_N_CARDS];                   /* face up */
  int             cards[REF_MAX_PLAYERS][REF_N_CARDS];   /* unopened in front of a player */
  bool            paid[REF_MAX_TILES][REF_MAX_SEGMENTS]; /* the segment's feature has been completed and scored */
} RefGame;

/* An empty table; add sets, then lay the start tile at 0,0 (or leave it in the bag, H4). */
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

/* H8 */
bool ref_game_on_table (const RefGame *game,
                        int            x,
                        int            y);
/* B3: where a tile can lie, if it matches; H4: the first one lies at 0,0. */
bool ref_game_is_space (const RefGame *game,
                        int            x,
                        int            y);
/* How many of the four spaces beside this one hold tiles; A2: an empty one with all four is a hole. */
int  ref_game_neighbours (const RefGame *game,
                          int            x,
                          int            y);
bool ref_game_is_hole (const RefGame *game,
                       int            x,
                       int            y);

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
/* A2: all spaces for an abbey. */
int ref_game_holes (const RefGame *game,
                    RefPlace       places[REF_MAX_PLACES]);

void ref_game_draw (RefGame *game,
                    int      type);
void ref_game_discard (RefGame *game,
                       int      type);
void ref_game_lay (RefGame *game,
                   int      type,
                   int      x,
                   int      y,
                   int      turn);

/* A figure from the supply onto a segment; for barns see ref_game_put_barn (). */
void ref_game_put (RefGame      *game,
                   int           player,
                   RefFigureKind kind,
                   int           tile,
                   int           segment);

/* A9: the field segment of the last tile that meets the corner, -1 where no barn can stand whatever lies in the
 * field. */
int  ref_game_corner_field (const RefGame *game,
                            int            x,
                            int            y);
void ref_game_put_barn (RefGame *game,
                        int      player,
                        int      x,
                        int      y);

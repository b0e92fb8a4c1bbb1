/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Small maps laid by hand for the reference's own tests: what it says of them can be read off the table. */

#pragma once

#include "ref-play-private.h"

#include <glib.h>

/* Half-edges. */
enum
{
  N1,
  N2,
  E1,
  E2,
  S1,
  S2,
  W1,
  W2,
};

/* Three players with seven meeples and two of each other figure, farmers, gifts, twenty tiles of every type. */
typedef struct
{
  RefTable    table;
  RefPlay     play;
  RefPayments payments;
  RefMoves    moves;
} RefFixture;

void ref_fixture_set_up (RefFixture   *f,
                         gconstpointer data);

/* One tile, written as in scripts: "city-cap 0,-1 180". */
void ref_fixture_lay (RefFixture *f,
                      const char *text);
void ref_fixture_lay_all (RefFixture        *f,
                          const char *const *lines);
/* The segment of that kind at a half-edge of the tile at x, y. */
RefMember ref_fixture_member (RefFixture *f,
                              int         x,
                              int         y,
                              RefKind     kind,
                              int         half);
/* The feature there; all are found anew. */
const RefFeature *ref_fixture_feature (RefFixture *f,
                                       int         x,
                                       int         y,
                                       RefKind     kind,
                                       int         half);
/* A figure there, rules or not. */
void ref_fixture_stand (RefFixture   *f,
                        int           player,
                        RefFigureKind figure,
                        int           x,
                        int           y,
                        RefKind       kind,
                        int           half);
/* Lists the legal moves of a phase in which player is on turn; how many there are of a kind. */
int ref_fixture_count_moves (RefFixture *f,
                             RefPhase    phase,
                             int         player,
                             RefMoveKind kind);
/* Whether that move is among those last listed. */
bool ref_fixture_listed (const RefFixture *f,
                         RefMove           move);
/* Makes a move; the types are what is drawn and cards what is received, each up to a -1. */
void ref_fixture_make (RefFixture *f,
                       RefMove     move,
                       const int  *types,
                       const int  *cards);
int  ref_fixture_type (const RefFixture *f,
                       const char       *name);
int  ref_fixture_count_places (RefFixture *f,
                               const char *name);
/* How many entries of a kind the log of the last move has. */
int  ref_fixture_count_log (const RefFixture *f,
                            RefLogKind        kind);
void ref_fixture_assert_scores (RefFixture *f,
                                int         first,
                                int         second,
                                int         third);

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The features on the reference's board, found by flood fill from nothing, and what they pay. */

#pragma once

#include "ref-game.h"

#define REF_MAX_MEMBERS (REF_MAX_TILES * REF_MAX_SEGMENTS)
#define REF_MAX_PAYMENTS REF_MAX_FIGURES

typedef struct
{
  short tile;
  short segment;
} RefMember;

typedef struct
{
  RefKind kind;
  int     first; /* the feature's segments are members[first] and on */
  int     n_members;
  int     n_tiles; /* B10: each once */
  int     shields;
  int     open;     /* sides without a neighbour; a monastery's empty spaces around it; 0 for fields */
  bool    complete; /* never for a field */
  int     n_figures;
  int     strengths[REF_MAX_PLAYERS];
  int     n_cities; /* fields: completed cities touched, each once (F3) */
} RefFeature;

typedef struct
{
  int        n_features;
  RefFeature features[REF_MAX_MEMBERS];
  int        n_members;
  RefMember  members[REF_MAX_MEMBERS];
  short      labels[REF_MAX_TILES][REF_MAX_SEGMENTS]; /* 1 + the feature's number, 0 before it is found */
} RefFeatures;

/* Points that a feature pays, and the players who take all of them, one bit each (none: nobody). */
typedef struct
{
  RefKind   kind;
  RefMember member; /* one segment of the feature */
  int       points;
  unsigned  winners;
} RefPayment;

typedef struct
{
  int        n;
  RefPayment items[REF_MAX_PAYMENTS];
} RefPayments;

void              ref_features_find (RefFeatures   *all,
                                     const RefGame *game);
const RefFeature *ref_features_of (const RefFeatures *all,
                                   int                tile,
                                   int                segment);

/* What the feature is worth now: as completed, or at the end of the game (fields: only then). */
int ref_feature_points (const RefFeature *feature,
                        const RefRules   *rules);
/* B12: players with the greatest strength, one bit each; none where that is 0. */
unsigned ref_feature_winners (const RefFeature *feature);

/* B5, B6: the segments of the last tile that this player may put that figure on, one bit each. */
unsigned ref_features_spots (const RefFeatures *all,
                             const RefGame     *game,
                             int                player,
                             RefFigureKind      kind);

/* For the functions below all must have been found on the board as it is; after paying it is out of date. */

/* B8 to B13: pays every completed feature that still holds figures and gives them back. Returns false when
 * one of them had been paid before, which must never happen. */
bool ref_game_score_completed (RefGame           *game,
                               const RefFeatures *all,
                               RefPayments       *payments);
/* B14, F3: pays what every figure still out is worth. The figures stay. */
void ref_game_score_final (RefGame           *game,
                           const RefFeatures *all,
                           RefPayments       *payments);
/* The same without paying: what the scores would be. */
void ref_game_final_scores (const RefGame     *game,
                            const RefFeatures *all,
                            int                scores[REF_MAX_PLAYERS]);

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The features on the reference's board, found by flood fill from nothing, and what they pay. */

#pragma once

#include "ref-game.h"

#define REF_MAX_MEMBERS (REF_MAX_TILES * REF_MAX_SEGMENTS)

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
  int     open;      /* sides that nothing closes; a monastery's empty spaces around it; 0 for fields */
  bool    complete;  /* never for a field */
  int     n_figures; /* barns among them */
  int     n_meeples; /* mayors and wagons among them */
  int     strengths[REF_MAX_PLAYERS];
  bool    present[REF_MAX_PLAYERS]; /* with a meeple, mayor or wagon, of whatever strength */
  int     barns[REF_MAX_PLAYERS];
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

void              ref_features_find (RefFeatures   *all,
                                     const RefGame *game);
const RefFeature *ref_features_of (const RefFeatures *all,
                                   int                tile,
                                   int                segment);

/* Only what this segment belongs to: its members, what is open of it and whether it is complete. */
const RefFeature *ref_features_find_one (RefFeatures   *all,
                                         const RefGame *game,
                                         int            tile,
                                         int            segment);
/* After figures came or went and no tile: counts the figures anew. */
void ref_features_count_figures (RefFeatures   *all,
                                 const RefGame *game);

/* What the feature is worth now: as completed, or at the end of the game (fields: only then). */
int ref_feature_points (const RefFeature *feature,
                        const RefRules   *rules);
/* B12: players with the greatest strength, one bit each; none where that is 0. */
unsigned ref_feature_winners (const RefFeature *feature);

/* B5, A5, A6: whether such a figure may stand there at all; barns stand on corners. */
bool ref_figure_suits (RefFigureKind figure,
                       RefKind       kind);
/* B5, B6: the segments of the last tile that this player may put that figure on, one bit each. */
unsigned ref_features_spots (const RefFeatures *all,
                             const RefGame     *game,
                             int                player,
                             RefFigureKind      kind);
/* A9, H15: whether a barn may be put on the north-west corner of this space, if somebody has one. */
bool ref_features_barn_may_stand (const RefFeatures *all,
                                  const RefGame     *game,
                                  int                x,
                                  int                y);

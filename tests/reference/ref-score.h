/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reference's paying of features, and the figures that come back for it. All features must have been found on the
 * board as it is; after paying, the figures in them are out of date. */

#pragma once

#include "ref-features.h"

#define REF_MAX_PAYMENTS (2 * REF_MAX_FIGURES)

typedef enum
{
  REF_PAID_FEATURE,
  REF_PAID_FARMERS,  /* A10, A11 */
  REF_PAID_BARN,     /* A13 */
  REF_PAID_CASH,     /* G8 */
  REF_PAID_UNOPENED, /* G11 */
} RefReason;

/* Points that a feature pays, and the players who take all of them, one bit each (none: nobody). */
typedef struct
{
  RefReason reason;
  RefMember member; /* one segment of the feature; none for cards */
  int       points;
  unsigned  winners;
  int       n; /* cash out: meeples in the feature; unopened: cards */
} RefPayment;

typedef struct
{
  int        n;
  RefPayment items[REF_MAX_PAYMENTS];
  int        n_returned;
  RefFigure  returned[REF_MAX_FIGURES]; /* to the supplies; wagons wait instead, see RefGame.wagons */
} RefPayments;

/* B8 to B13: pays every completed feature that still holds figures and gives them back. Returns false when
 * one of them had been paid before, which must never happen. */
bool ref_game_score_completed (RefGame           *game,
                               const RefFeatures *all,
                               RefPayments       *payments);
/* A10, A11: pays the farmers who have come upon a barn, and gives them back; barn is the one put in this turn,
 * or NULL. Adds to the payments. */
void ref_game_score_fields (RefGame           *game,
                            const RefFeatures *all,
                            const RefFigure   *barn,
                            RefPayments       *payments);
/* G7: an unfinished road is paid, and its figures come back. Adds to the payments. */
void ref_game_sweep (RefGame           *game,
                     const RefFeatures *all,
                     const RefFeature  *road,
                     RefPayments       *payments);
/* B14, F3, A13, G11: pays what every figure still out is worth, and unopened cards. The figures stay. */
void ref_game_score_final (RefGame           *game,
                           const RefFeatures *all,
                           RefPayments       *payments);
/* The same without paying: what the scores would be. */
void ref_game_final_scores (const RefGame     *game,
                            const RefFeatures *all,
                            int                scores[REF_MAX_PLAYERS]);

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What people could have done better: every decision of theirs is held against what the computer would have done, and those that
 * cost most are kept.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_REVIEW (kl_review_get_type ())

G_DECLARE_FINAL_TYPE (KlReview, kl_review, KL, REVIEW, GObject)

enum
{
  KL_REVIEW_KEPT = 5 /* at most so many */
};

typedef struct
{
  guint    entry;  /* of the history, before the move */
  guint    player; /* who made it */
  int      cost;   /* points, as the computer expects them at the end */
  AiChoice better;
} KlReviewed;

/* Of a game as it is now; what happens to it later does not matter. */
KlReview *kl_review_new (KlGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the game is still the one that the review is of, with nothing done since. */
gboolean kl_review_fits (KlReview *self,
                         KlGame   *game);

/* Goes on until everything has been looked at, or it is stopped. */
void     kl_review_start (KlReview *self);
void     kl_review_stop (KlReview *self);
gboolean kl_review_is_done (KlReview *self);
/* How many decisions there are, and how many of them have been looked at. */
guint kl_review_get_n_decisions (KlReview *self);
guint kl_review_get_n_done (KlReview *self);

/* What cost most so far, the worst first. The signal "changed" tells of each decision that has been looked at. */
const KlReviewed *kl_review_get_worst (KlReview *self,
                                       guint    *n_worst);

G_END_DECLS

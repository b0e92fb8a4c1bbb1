/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After the game: which decisions of people cost most, and what would have been better.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-review.h"

G_BEGIN_DECLS

#define KL_TYPE_REVIEW_PAGE (kl_review_page_get_type ())

G_DECLARE_FINAL_TYPE (KlReviewPage, kl_review_page, KL, REVIEW_PAGE, GtkWidget)

/* Shows what has been found, and more as it comes. The review goes on while the page is seen, and stops with it.
 *
 * Signal: "chosen" (const KlReviewed *): somebody wants to see that moment. */
void kl_review_page_set_review (KlReviewPage *self,
                                KlReview     *review,
                                KlGame       *game);

/* Gives the focus to the row about an entry of the history, where there is one. */
void kl_review_page_go_to (KlReviewPage *self,
                           guint         entry);

G_END_DECLS

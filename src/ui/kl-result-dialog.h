/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The end of a game: who has won, and what everyone's points were for.
 */

#pragma once

#include <adwaita.h>

#include "kl-review.h"

G_BEGIN_DECLS

#define KL_TYPE_RESULT_DIALOG (kl_result_dialog_get_type ())

G_DECLARE_FINAL_TYPE (KlResultDialog, kl_result_dialog, KL, RESULT_DIALOG, AdwWindow)

/* Of a game that is over. The parent's win.new begins another one. Signal: "chosen" (const KlReviewed *): somebody wants to see
 * that moment of the game. */
KlResultDialog *kl_result_dialog_new (GtkWindow *parent,
                                      KlGame    *game,
                                      KlReview  *review) G_GNUC_WARN_UNUSED_RESULT;

/* To the page of what cost most, and there to an entry of the history. */
void kl_result_dialog_show_review (KlResultDialog *self,
                                   guint           entry);

G_END_DECLS

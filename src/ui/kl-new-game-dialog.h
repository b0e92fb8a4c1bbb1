/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asks who plays, with which tiles and by which rules, and begins that game.
 */

#pragma once

#include <adwaita.h>

#include "kl-plan.h"

G_BEGIN_DECLS

#define KL_TYPE_NEW_GAME_DIALOG (kl_new_game_dialog_get_type ())

G_DECLARE_FINAL_TYPE (KlNewGameDialog, kl_new_game_dialog, KL, NEW_GAME_DIALOG, AdwWindow)

/* Shows what was played last. Signal: "started" (KlGame), once, with the dialog already closed. */
KlNewGameDialog *kl_new_game_dialog_new (GtkWindow *parent) G_GNUC_WARN_UNUSED_RESULT;

/* What the dialog says now; valid until it changes. */
const KlPlan *kl_new_game_dialog_get_plan (KlNewGameDialog *self);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tiles that are left, by type, and which of them fit into a space.
 */

#pragma once

#include <adwaita.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_TILES_LEFT_DIALOG (kl_tiles_left_dialog_get_type ())

G_DECLARE_FINAL_TYPE (KlTilesLeftDialog, kl_tiles_left_dialog, KL, TILES_LEFT_DIALOG, AdwWindow)

/* Follows the game, as the player who has to decide may see it. */
KlTilesLeftDialog *kl_tiles_left_dialog_new (GtkWindow *parent,
                                             KlGame    *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

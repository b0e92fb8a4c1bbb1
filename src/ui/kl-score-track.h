/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The score track as it lies beside the board: fifty spaces that wind upwards, with everyone's figure on them (B16).
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_SCORE_TRACK (kl_score_track_get_type ())

G_DECLARE_FINAL_TYPE (KlScoreTrack, kl_score_track, KL, SCORE_TRACK, GtkWidget)

/* Property: game, which may be NULL. */
KlGame *kl_score_track_get_game (KlScoreTrack *self);
void    kl_score_track_set_game (KlScoreTrack *self,
                                 KlGame       *game);

/* Where a space lies: column from 0 to 10 and row from 0 to 9, from the upper left. */
void kl_score_track_find_cell (int  space,
                               int *column,
                               int *row);

G_END_DECLS

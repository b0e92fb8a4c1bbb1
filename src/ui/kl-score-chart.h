/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How everyone's score grew over the game: a line for each player.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_SCORE_CHART (kl_score_chart_get_type ())

G_DECLARE_FINAL_TYPE (KlScoreChart, kl_score_chart, KL, SCORE_CHART, GtkWidget)

/* Properties: game, which may be NULL; its whole history is shown, what was undone included. marked (boolean): whether a
 * line stands at the game's present entry. */
KlGame *kl_score_chart_get_game (KlScoreChart *self);
void    kl_score_chart_set_game (KlScoreChart *self,
                                 KlGame       *game);

G_END_DECLS

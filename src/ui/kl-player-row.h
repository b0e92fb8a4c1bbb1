/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One player: figure, name, points, what there would be if the game ended now, figures, abbeys and gift cards.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-player.h"

G_BEGIN_DECLS

#define KL_TYPE_PLAYER_ROW (kl_player_row_get_type ())

G_DECLARE_FINAL_TYPE (KlPlayerRow, kl_player_row, KL, PLAYER_ROW, GtkWidget)

/* The whole row in one sentence without a full stop. */
char *kl_player_row_dup_words (KlPlayer *player) G_GNUC_WARN_UNUSED_RESULT;
/* dice: with the die of the score track; compact: small enough for a strip with three across a telephone; slim: of one line. */
GtkWidget *kl_player_row_new (KlPlayer *player,
                              gboolean  dice,
                              gboolean  compact,
                              gboolean  slim) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

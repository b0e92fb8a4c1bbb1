/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The map for those who hear it. Sentences, on several lines where there are several things; the caller frees them. worth:
 * with what features are worth.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

/* "City with 1 coat of arms: north and east. Road: south." */
char *kl_words_dup_tile (int       type,
                         RulesTurn turn) G_GNUC_WARN_UNUSED_RESULT;
/* What is in the hand of the person who has to place; NULL when nobody has to, or not everybody may see it. */
char *kl_words_dup_hand (KlGame *game) G_GNUC_WARN_UNUSED_RESULT;
/* What a space or a tile has on its sides, and how many of its neighbours lie. */
char *kl_words_dup_around (KlGame  *game,
                           int      x,
                           int      y,
                           gboolean worth) G_GNUC_WARN_UNUSED_RESULT;
char *kl_words_dup_features_of (KlGame  *game,
                                guint    player,
                                gboolean worth) G_GNUC_WARN_UNUSED_RESULT;
/* Scores and supplies, and whose turn it is. */
char *kl_words_dup_players (KlGame *game) G_GNUC_WARN_UNUSED_RESULT;
/* The best ones; picked: which tile, as kl_board_get_picked () has it. */
char *kl_words_dup_best_places (KlGame *game,
                                int     picked) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

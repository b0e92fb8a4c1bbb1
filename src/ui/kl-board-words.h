/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the things on the map are called: for tooltips and for screen readers. Plain text; the caller frees it.
 */

#pragma once

#include "kl-board-offer.h"

G_BEGIN_DECLS

/* "Column 2, row −1: fits in 2 ways" */
char *kl_board_words_dup_slot (int x,
                               int y,
                               int ways) G_GNUC_WARN_UNUSED_RESULT;
/* "Column 2, row −1: the abbey fits" */
char *kl_board_words_dup_hole (int x,
                               int y) G_GNUC_WARN_UNUSED_RESULT;
/* "Not turned", "Turned a quarter to the right" */
char *kl_board_words_dup_turned (RulesTurn turn) G_GNUC_WARN_UNUSED_RESULT;
/* "Column 2, row −1: city, road, field" */
char *kl_board_words_dup_tile (const RulesTileType *type,
                               int                  x,
                               int                  y) G_GNUC_WARN_UNUSED_RESULT;
/* "2 tiles. City: north. Road: south." */
char *kl_board_words_dup_type_left (int   type,
                                    guint n) G_GNUC_WARN_UNUSED_RESULT;
/* "Column 2, row −1: 5 tiles to come fit" */
char *kl_board_words_dup_space_left (int   x,
                                     int   y,
                                     guint n) G_GNUC_WARN_UNUSED_RESULT;
/* "Column 2, row −1: nothing fits any more" */
char *kl_board_words_dup_dead (int x,
                               int y) G_GNUC_WARN_UNUSED_RESULT;
/* "Column 2, row −1: Turned half round" */
char *kl_board_words_dup_at (int         x,
                             int         y,
                             const char *words) G_GNUC_WARN_UNUSED_RESULT;
/* "Knight in the city, 3 tiles"; with the column and row where it is not the newest tile. */
char *kl_board_words_dup_offer (KlGame        *game,
                                const KlOffer *offer) G_GNUC_WARN_UNUSED_RESULT;
/* "Red: knight in the city, 3 tiles" */
char *kl_board_words_dup_figure (KlGame              *game,
                                 const RulesStanding *standing) G_GNUC_WARN_UNUSED_RESULT;
/* Several lines: what the feature consists of, whose it is, and what it is worth. */
char *kl_board_words_dup_feature (KlGame *game,
                                  int     segment) G_GNUC_WARN_UNUSED_RESULT;
/* The same without what it is worth. */
char *kl_board_words_dup_feature_unpriced (KlGame *game,
                                           int     segment) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

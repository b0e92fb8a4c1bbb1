/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows on the map what a move brought about: features glow, points rise, figures go home.
 */

#pragma once

#include "kl-board-map.h"

G_BEGIN_DECLS

typedef struct _KlBoardEffects KlBoardEffects;

KlBoardEffects *kl_board_effects_new (KlBoardMap *map) G_GNUC_WARN_UNUSED_RESULT;
void            kl_board_effects_free (KlBoardEffects *self);

/* Begins to show what happened; the game is at the position after it. */
void kl_board_effects_play (KlBoardEffects *self,
                            KlGame         *game,
                            KlTurn         *turn);
/* Ends all that is being shown. */
void kl_board_effects_skip (KlBoardEffects *self);

G_END_DECLS

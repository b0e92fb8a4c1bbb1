/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points of a game added up by what they were for.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

typedef struct
{
  int during[RULES_N_FEATURES][RULES_MAX_PLAYERS];
  int final[RULES_N_FEATURES][RULES_MAX_PLAYERS];
} KlTally;

/* From everything that the game's log tells. */
void kl_tally_count (KlTally *tally,
                     KlGame  *game);

G_END_DECLS

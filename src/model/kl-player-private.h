/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a game makes its players and keeps them up to date.
 */

#pragma once

#include "kl-player.h"

G_BEGIN_DECLS

/* What follows the position. */
typedef struct
{
  int      score;
  int      score_if_over;
  guint    supply[RULES_N_FIGURES];
  gboolean active;
  gboolean winner;
} KlPlayerState;

KlPlayer *kl_player_new (guint       index,
                         const char *name,
                         KlColour    colour) G_GNUC_WARN_UNUSED_RESULT;

/* Notifies what is different from before; within a freeze of the game, so that all players are up to date by then. */
void kl_player_set_state (KlPlayer            *self,
                          const KlPlayerState *state);

G_END_DECLS

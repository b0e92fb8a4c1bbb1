/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a game makes its players and keeps them up to date.
 */

#pragma once

#include "kl-player.h"
#include "rules-position.h"

G_BEGIN_DECLS

/* What follows the position. */
typedef struct
{
  int      score;
  int      score_if_over;
  guint8   supply[RULES_N_FIGURES];
  guint    abbeys;
  guint8   cards[RULES_N_GIFTS];
  guint    n_hand;
  guint8   hand[RULES_MAX_HAND]; /* types of tiles; what is not in use is 0 */
  gboolean active;
  gboolean winner;
} KlPlayerState;

/* What a position says by itself; score_if_over, active and winner remain to be set. */
void kl_player_state_read (KlPlayerState       *state,
                           const RulesPosition *position,
                           guint                player);

KlPlayer *kl_player_new (guint       index,
                         const char *name,
                         KlColour    colour) G_GNUC_WARN_UNUSED_RESULT;

void kl_player_set_kind (KlPlayer *self,
                         KlKind    kind);

/* Notifies what is different from before; within a freeze of the game, so that all players are up to date by then. */
void kl_player_set_state (KlPlayer            *self,
                          const KlPlayerState *state);

G_END_DECLS

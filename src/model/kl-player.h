/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One player of a game as the interface shows it: name, colour, and figures read from the game's current position.
 */

#pragma once

#include "kl-colour.h"
#include "kl-types.h"
#include "rules-types.h"

G_BEGIN_DECLS

#define KL_TYPE_PLAYER (kl_player_get_type ())

G_DECLARE_FINAL_TYPE (KlPlayer, kl_player, KL, PLAYER, GObject)

/* Properties, all readable and notified: index, name, colour, score, score-if-over, supply (meeples), active (has to
 * decide now), winner (the game is over and nobody has more). */
guint       kl_player_get_index (KlPlayer *self);
const char *kl_player_get_name (KlPlayer *self); /* as typed; may be empty */
KlColour    kl_player_get_colour (KlPlayer *self);
int         kl_player_get_score (KlPlayer *self);
int         kl_player_get_score_if_over (KlPlayer *self);
guint       kl_player_get_supply (KlPlayer   *self,
                                  RulesFigure figure);
gboolean    kl_player_get_active (KlPlayer *self);
gboolean    kl_player_get_winner (KlPlayer *self);

G_END_DECLS

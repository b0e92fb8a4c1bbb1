/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One player of a game as the interface shows it: name, colour, and figures read from the game's current position.
 */

#pragma once

#include "kl-colour.h"
#include "kl-kind.h"
#include "kl-types.h"
#include "rules-types.h"

G_BEGIN_DECLS

#define KL_TYPE_PLAYER (kl_player_get_type ())

G_DECLARE_FINAL_TYPE (KlPlayer, kl_player, KL, PLAYER, GObject)

/* Properties, all readable and notified: index, name, colour, kind (int, a KlKind), score, score-if-over, supply (meeples), mayors, wagons,
 * barns, abbeys (not laid yet), cards (how many; told when the kinds change too), hand (how many tiles; told when others
 * come), active (has to decide now), winner (the game is over and nobody has more). */
guint       kl_player_get_index (KlPlayer *self);
const char *kl_player_get_name (KlPlayer *self); /* as typed; may be empty */
KlColour    kl_player_get_colour (KlPlayer *self);
KlKind      kl_player_get_kind (KlPlayer *self);
int         kl_player_get_score (KlPlayer *self);
int         kl_player_get_score_if_over (KlPlayer *self);
guint       kl_player_get_supply (KlPlayer   *self,
                                  RulesFigure figure);
guint       kl_player_get_abbeys (KlPlayer *self);
guint       kl_player_get_n_cards (KlPlayer *self);

/* The unopened cards of a kind, and the tiles that the player holds, as types. kl-secrets.h says whom they may be shown. */
guint         kl_player_get_cards (KlPlayer *self,
                                   RulesGift card);
const guint8 *kl_player_get_hand (KlPlayer *self,
                                  guint    *n_tiles);

gboolean kl_player_get_active (KlPlayer *self);
gboolean kl_player_get_winner (KlPlayer *self);

G_END_DECLS

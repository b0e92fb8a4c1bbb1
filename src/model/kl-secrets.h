/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What may be shown to whom: gift cards are their owner's secret until they are opened (G4), hands only where the game is
 * played so (H3). How many there are is never a secret, and when the game is over nothing is.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

enum
{
  KL_SECRETS_NOBODY = -1 /* as a viewer: somebody who does not play */
};

/* Whether the player at the screen may see the tiles that owner holds, the kinds of owner's cards, or what an event says
 * beyond that it happened to its player: which card was received, which tile drawn. */
gboolean kl_secrets_may_see_hand (KlGame *game,
                                  int     viewer,
                                  guint   owner);
/* The same for whoever has to decide now, by who is at the screen then. */
gboolean kl_secrets_may_see_hand_of_actor (KlGame *game);
gboolean kl_secrets_may_see_cards (KlGame *game,
                                   int     viewer,
                                   guint   owner);
gboolean kl_secrets_may_see_event (KlGame           *game,
                                   int               viewer,
                                   const RulesEvent *event);

G_END_DECLS

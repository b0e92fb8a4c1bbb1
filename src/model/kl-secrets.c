/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The secrets of a game are a few; the functions here are the only place that knows them all.
 */

#include "kl-secrets.h"

/* Whoever looks back sees the game as anybody could: it may not be the one at the screen whose turn it was then. A computer
 * is never the one at the screen. */
static gboolean
is_own (KlGame *game,
        int     viewer,
        guint   owner)
{
  return viewer == (int) owner && !kl_game_is_view (game) &&
         kl_player_get_kind (kl_game_get_player (game, owner)) == KL_KIND_HUMAN;
}

gboolean
kl_secrets_may_see_hand (KlGame *game,
                         int     viewer,
                         guint   owner)
{
  g_return_val_if_fail (KL_IS_GAME (game), FALSE);

  return is_own (game, viewer, owner) || kl_game_get_over (kl_game_get_real (game)) ||
         kl_game_get_setup (game)->value[RULES_SWITCH_HAND] != RULES_HAND_HIDDEN;
}

gboolean
kl_secrets_may_see_hand_of_actor (KlGame *game)
{
  guint actor;

  g_return_val_if_fail (KL_IS_GAME (game), FALSE);

  actor = kl_game_get_position (game)->actor;
  return kl_secrets_may_see_hand (game, (int) actor, actor);
}

gboolean
kl_secrets_may_see_cards (KlGame *game,
                          int     viewer,
                          guint   owner)
{
  g_return_val_if_fail (KL_IS_GAME (game), FALSE);

  return is_own (game, viewer, owner) || kl_game_get_over (kl_game_get_real (game));
}

gboolean
kl_secrets_may_see_event (KlGame           *game,
                          int               viewer,
                          const RulesEvent *event)
{
  g_return_val_if_fail (KL_IS_GAME (game), FALSE);
  g_return_val_if_fail (event != NULL, FALSE);

  switch ((RulesEventKind) event->kind)
    {
    case RULES_EVENT_RECEIVED:
      return kl_secrets_may_see_cards (game, viewer, event->player);
    case RULES_EVENT_DRAWN:
    case RULES_EVENT_PUT_BACK:
      return kl_secrets_may_see_hand (game, viewer, event->player);
    default:
      return TRUE;
    }
}

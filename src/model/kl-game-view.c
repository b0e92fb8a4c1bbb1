/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A view is a game with entries of its own, so that nobody who follows the real game, whoever keeps it or plays in it,
 * notices that somebody looks back.
 */

#include "kl-game-private.h"

KlGame *
kl_game_new_view (KlGame *real)
{
  const char  *names[RULES_MAX_PLAYERS];
  KlColour     colours[RULES_MAX_PLAYERS];
  KlKind       kinds[RULES_MAX_PLAYERS];
  RulesHistory history;
  KlGame      *self;

  g_return_val_if_fail (KL_IS_GAME (real) && !kl_game_is_view (real), NULL);

  for (guint i = 0; i < real->history.setup.n_players; i++)
    {
      names[i] = kl_player_get_name (kl_game_get_player (real, i));
      colours[i] = kl_player_get_colour (kl_game_get_player (real, i));
      kinds[i] = kl_player_get_kind (kl_game_get_player (real, i));
    }
  rules_history_copy (&history, &real->history);
  self = kl_game_new_take (&history, names, colours);
  self->real = g_object_ref (real);
  kl_game_set_kinds (self, kinds);
  return self;
}

gboolean
kl_game_is_view (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), FALSE);

  return self->real != NULL;
}

KlGame *
kl_game_get_real (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), NULL);

  return self->real != NULL ? self->real : self;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever counts at the table counts what lies there and what was discarded, and so knows what is left but not where it
 * is: a tile in a hidden hand could as well be in the pile. That is all that is said here.
 */

#include "kl-tiles-left.h"

#include "kl-secrets.h"

void
kl_tiles_left_count (KlTilesLeft *left,
                     KlGame      *game,
                     int          viewer)
{
  const RulesPosition *pos;

  g_return_if_fail (left != NULL);
  g_return_if_fail (KL_IS_GAME (game));

  *left = (KlTilesLeft){ 0 };
  pos = kl_game_get_position (game);
  for (int i = 0; i < pos->n_pile; i++)
    left->unseen[pos->pile[i]]++;
  left->n_unseen = pos->n_pile;

  for (guint player = 0; player < kl_game_get_setup (game)->n_players; player++)
    {
      gboolean seen = kl_secrets_may_see_hand (game, viewer, player);

      for (int i = 0; i < pos->n_hand[player]; i++)
        (seen ? left->held : left->unseen)[pos->hand[player][i]]++;
      if (seen)
        left->n_held += pos->n_hand[player];
      else
        {
          left->n_hidden += pos->n_hand[player];
          left->n_unseen += pos->n_hand[player];
        }
    }
}

guint
kl_tiles_left_count_fitting (const KlTilesLeft *left,
                             KlGame            *game,
                             int                space)
{
  guint n = 0;

  g_return_val_if_fail (left != NULL, 0);

  for (int type = 0; type < RULES_MAX_TYPES; type++)
    if (left->unseen[type] > 0 && kl_tiles_left_get_ways (game, type, space) > 0)
      n += left->unseen[type];
  return n;
}

guint
kl_tiles_left_get_ways (KlGame *game,
                        int     type,
                        int     space)
{
  const RulesPosition *pos;
  const RulesTileSet  *tiles;

  g_return_val_if_fail (KL_IS_GAME (game), 0);

  pos = kl_game_get_position (game);
  tiles = kl_game_get_setup (game)->tiles;
  g_return_val_if_fail (type >= 0 && type < tiles->n_types, 0);
  g_return_val_if_fail (space >= 0 && space < pos->n_spaces, 0);

  return tiles->ways[type][pos->pattern[space]];
}

static gboolean
has_abbey (const RulesSetup    *setup,
           const RulesPosition *pos)
{
  for (int player = 0; player < setup->n_players; player++)
    if (pos->abbeys[player] > 0)
      return TRUE;
  return FALSE;
}

gboolean
kl_tiles_left_is_dead (const KlTilesLeft *left,
                       KlGame            *game,
                       int                space)
{
  const RulesSetup    *setup;
  const RulesPosition *pos;

  g_return_val_if_fail (left != NULL, FALSE);
  g_return_val_if_fail (KL_IS_GAME (game), FALSE);

  setup = kl_game_get_setup (game);
  pos = kl_game_get_position (game);
  g_return_val_if_fail (space >= 0 && space < pos->n_spaces, FALSE);

  if (kl_game_get_over (game) || (rules_pattern_is_hole (pos->pattern[space]) && has_abbey (setup, pos)))
    return FALSE;
  for (int type = 0; type < setup->tiles->n_types; type++)
    if (left->unseen[type] + left->held[type] > 0 && setup->tiles->ways[type][pos->pattern[space]] > 0)
      return FALSE;
  return TRUE;
}

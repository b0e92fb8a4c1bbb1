/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which land tiles are still to come, as far as somebody at the table can know, and where they would fit.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

typedef struct
{
  guint8 unseen[RULES_MAX_TYPES]; /* of each type: in the pile, or in a hand that the viewer may not see */
  guint8 held[RULES_MAX_TYPES];   /* in the hands that the viewer sees */
  guint  n_unseen;
  guint  n_hidden; /* how many of the unseen ones are in hands; which ones nobody can say */
  guint  n_held;
} KlTilesLeft;

/* viewer: a player's index, or KL_SECRETS_NOBODY. */
void kl_tiles_left_count (KlTilesLeft *left,
                          KlGame      *game,
                          int          viewer);

/* How many unseen tiles fit into an empty space beside the map: one of the position's, by its number. */
guint kl_tiles_left_count_fitting (const KlTilesLeft *left,
                                   KlGame            *game,
                                   int                space);
/* In how many ways a type fits there; turns that make no difference count once. */
guint kl_tiles_left_get_ways (KlGame *game,
                              int     type,
                              int     space);
/* Whether nothing that anybody may still lay fits there: no tile to come, no tile in a hand, no abbey. No space is dead
 * when the game is over. */
gboolean kl_tiles_left_is_dead (const KlTilesLeft *left,
                                KlGame            *game,
                                int                space);

G_END_DECLS

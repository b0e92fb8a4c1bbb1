/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The legal places of a tile in order of worth: how many points more whoever lays it would have if the game ended right
 * after, with the best figure on the tile. It looks no further than that, as anybody at the table can who sees the map.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

typedef struct
{
  RulesMove move;   /* that lays the tile, or the abbey */
  int       worth;  /* points more than now */
  gboolean  figure; /* which takes a figure on the tile */
  guint     order;  /* among those of equal worth */
} KlRanked;

/* picked: as KlBoard's. Empty when nothing is to be laid by a person. Free the array of KlRanked. */
GArray *kl_ranking_collect (KlGame *game,
                            int     picked) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

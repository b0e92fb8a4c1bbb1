/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of KlBoardMap share: kl-board-map.c has the widget, kl-board-map-update.c follows the game,
 * kl-board-map-draw.c shows it.
 */

#pragma once

#include "kl-board-map.h"

G_BEGIN_DECLS

struct _KlBoardMap
{
  GtkWidget parent_instance;

  GPtrArray *layer[KL_N_LAYERS]; /* owned, of borrowed children in the order of the siblings */
  GtkWidget *glow;               /* child */
  KlGame    *game;               /* owned */

  /* Owned; NULL until needed */
  GskTransform   *transform; /* to the parent */
  GskRenderNode  *ground;    /* what lies under the tiles, as long as it stays the same */
  cairo_region_t *covered;   /* the spaces that have tiles */

  double zoom;
  double scale;
  int    lit; /* segment of the lit feature, or -1 */
};

void kl_board_map_clear_layer (KlBoardMap *self,
                               KlLayer     layer);

/* What lies under the tiles is not what it was. */
void kl_board_map_renew_ground (KlBoardMap *self);

/* Makes the spots as large as the zoom asks for and their neighbours allow. */
void kl_board_map_scale_spots (KlBoardMap *self);

/* Makes the layers show the position of self->game. */
void kl_board_map_update_layers (KlBoardMap     *self,
                                 const KlIntent *intent);

G_END_DECLS

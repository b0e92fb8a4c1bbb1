/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tile that lies on the map.
 */

#pragma once

#include <gtk/gtk.h>

#include "rules-position.h"

G_BEGIN_DECLS

#define KL_TYPE_BOARD_TILE (kl_board_tile_get_type ())

G_DECLARE_FINAL_TYPE (KlBoardTile, kl_board_tile, KL, BOARD_TILE, GtkWidget)

enum
{
  KL_BOARD_UNIT = 128 /* the side of a tile in units of the map, which are pixels at zoom 1 */
};

/* copy: how many of its type lay before it. label: its accessible name. */
GtkWidget *kl_board_tile_new (const RulesTile *tile,
                              int              copy,
                              const char      *label) G_GNUC_WARN_UNUSED_RESULT;

const RulesTile *kl_board_tile_get_tile (KlBoardTile *self);
int              kl_board_tile_get_copy (KlBoardTile *self);

/* Device pixels per unit. */
void kl_board_tile_set_scale (KlBoardTile *self,
                              double       scale);
/* Nothing is drawn for a tile that is asleep, for it is out of sight; it shows what there is. */
void kl_board_tile_set_asleep (KlBoardTile *self,
                               gboolean     asleep);
/* Has its picture drawn for showing it. */
void kl_board_tile_prepare (KlBoardTile *self);
/* A frame that says that it is new, and who laid it; NULL for none. */
void           kl_board_tile_set_frame (KlBoardTile   *self,
                                        const GdkRGBA *colour);
const GdkRGBA *kl_board_tile_get_frame (KlBoardTile *self);

/* The number, on the type, of the segment that is drawn at a point of the widget, or -1. */
int kl_board_tile_find_segment (KlBoardTile *self,
                                double       x,
                                double       y);

G_END_DECLS

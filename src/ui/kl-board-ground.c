/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Under the tiles, in few and simple strokes, because all of it is drawn anew in every frame of a pan: a blurred shadow
 * for each tile would take longer than everything else.
 */

#include "kl-board-ground.h"

#include "kl-board-map-private.h"
#include "kl-board-place.h"
#include "kl-board-tile.h"
#include "kl-palette.h"

enum
{
  EDGE_WIDTH = 5, /* of the table's */
  NEAR_SHADE = 4, /* units that the shadow reaches on the side of the light, and on the other */
  FAR_SHADE = 10,
  JOINT = 4 /* on either side */
};

/* Which spaces have a tile. */
static GHashTable *
collect_tiles (KlBoardMap *map)
{
  GHashTable *tiles = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < map->layer[KL_LAYER_TILES]->len; i++)
    {
      const RulesTile *tile = kl_board_tile_get_tile (g_ptr_array_index (map->layer[KL_LAYER_TILES], i));

      g_hash_table_add (tiles, GINT_TO_POINTER (tile->y * G_MAXINT16 + tile->x));
    }
  return tiles;
}

static bool
has_tile (GHashTable *tiles,
          int         x,
          int         y)
{
  return g_hash_table_contains (tiles, GINT_TO_POINTER (y * G_MAXINT16 + x));
}

/* Beyond the table's edge (H8) is the dark. */
static void
snapshot_table (KlBoardMap  *map,
                GtkSnapshot *snapshot)
{
  const GdkRGBA   beyond = kl_palette_get_mark (KL_MARK_BEYOND, kl_scheme_get ());
  const GdkRGBA   rim = kl_palette_get_mark (KL_MARK_RIM, kl_scheme_get ());
  graphene_rect_t table;
  GskRoundedRect  edge;

  if (map->game == NULL || !kl_board_place_of_table (kl_game_get_setup (map->game), &table))
    return;

  gsk_rounded_rect_init_from_rect (&edge, &table, 0);
  gtk_snapshot_append_outset_shadow (snapshot, &edge, &beyond, 0, 0, 1000 * KL_BOARD_UNIT, 0);
  gsk_rounded_rect_shrink (&edge, -EDGE_WIDTH, -EDGE_WIDTH, -EDGE_WIDTH, -EDGE_WIDTH);
  gtk_snapshot_append_border (snapshot, &edge, (float[4]){ EDGE_WIDTH, EDGE_WIDTH, EDGE_WIDTH, EDGE_WIDTH },
                              (GdkRGBA[4]){ rim, rim, rim, rim });
}

/* Along one side of a tile; (dx, dy) points away from it. */
static void
snapshot_side_shade (GtkSnapshot        *snapshot,
                     const RulesTile    *tile,
                     int                 dx,
                     int                 dy,
                     const GskColorStop *stops)
{
  float           depth = dx + dy > 0 ? FAR_SHADE : NEAR_SHADE;
  float           x = (tile->x + (dx > 0)) * (float) KL_BOARD_UNIT, y = (tile->y + (dy > 0)) * (float) KL_BOARD_UNIT;
  graphene_rect_t side = GRAPHENE_RECT_INIT (x, y, KL_BOARD_UNIT, KL_BOARD_UNIT);

  if (dx != 0)
    side.size.width = depth * dx;
  else
    side.size.height = depth * dy;
  graphene_rect_normalize (&side);
  gtk_snapshot_append_linear_gradient (snapshot, &side, &GRAPHENE_POINT_INIT (x, y), &GRAPHENE_POINT_INIT (x + depth * dx, y + depth * dy), stops, 2);
}

/* Round a corner that sticks out; (dx, dy) points away from the tile. */
static void
snapshot_corner_shade (GtkSnapshot        *snapshot,
                       const RulesTile    *tile,
                       int                 dx,
                       int                 dy,
                       const GskColorStop *stops)
{
  float           width = dx > 0 ? FAR_SHADE : NEAR_SHADE, height = dy > 0 ? FAR_SHADE : NEAR_SHADE;
  float           x = (tile->x + (dx > 0)) * (float) KL_BOARD_UNIT, y = (tile->y + (dy > 0)) * (float) KL_BOARD_UNIT;
  graphene_rect_t corner = GRAPHENE_RECT_INIT (x, y, width * dx, height * dy);

  graphene_rect_normalize (&corner);
  gtk_snapshot_append_radial_gradient (snapshot, &corner, &GRAPHENE_POINT_INIT (x, y), width, height, 0, 1, stops, 2);
}

static void
snapshot_shade (GtkSnapshot     *snapshot,
                GHashTable      *tiles,
                const RulesTile *tile)
{
  const GdkRGBA      shade = kl_palette_get_mark (KL_MARK_CARD_SHADOW, kl_scheme_get ());
  const GskColorStop stops[2] = { { 0, shade }, { 1, { shade.red, shade.green, shade.blue, 0 } } };

  for (int d = -1; d <= 1; d += 2)
    {
      if (!has_tile (tiles, tile->x + d, tile->y))
        snapshot_side_shade (snapshot, tile, d, 0, stops);
      if (!has_tile (tiles, tile->x, tile->y + d))
        snapshot_side_shade (snapshot, tile, 0, d, stops);
      for (int e = -1; e <= 1; e += 2)
        if (!has_tile (tiles, tile->x + d, tile->y) && !has_tile (tiles, tile->x, tile->y + e) && !has_tile (tiles, tile->x + d, tile->y + e))
          snapshot_corner_shade (snapshot, tile, d, e, stops);
    }
}

/* Where two tiles meet: it keeps the table from shining through while the zoom does not fall on whole pixels. */
static void
snapshot_joints (GtkSnapshot     *snapshot,
                 GHashTable      *tiles,
                 const RulesTile *tile)
{
  const GdkRGBA card = kl_palette_get_mark (KL_MARK_CARD, kl_scheme_get ());
  float         x = tile->x * (float) KL_BOARD_UNIT, y = tile->y * (float) KL_BOARD_UNIT;

  if (has_tile (tiles, tile->x + 1, tile->y))
    gtk_snapshot_append_color (snapshot, &card, &GRAPHENE_RECT_INIT (x + KL_BOARD_UNIT - JOINT, y, 2 * JOINT, KL_BOARD_UNIT));
  if (has_tile (tiles, tile->x, tile->y + 1))
    gtk_snapshot_append_color (snapshot, &card, &GRAPHENE_RECT_INIT (x, y + KL_BOARD_UNIT - JOINT, KL_BOARD_UNIT, 2 * JOINT));
}

void
kl_board_ground_snapshot (KlBoardMap  *map,
                          GtkSnapshot *snapshot)
{
  g_autoptr (GHashTable) tiles = collect_tiles (map);
  GPtrArray             *children = map->layer[KL_LAYER_TILES];

  snapshot_table (map, snapshot);
  for (guint i = 0; i < children->len; i++)
    snapshot_shade (snapshot, tiles, kl_board_tile_get_tile (g_ptr_array_index (children, i)));
  for (guint i = 0; i < children->len; i++)
    snapshot_joints (snapshot, tiles, kl_board_tile_get_tile (g_ptr_array_index (children, i)));
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is kept from frame to frame, so that painting is quick: nodes of what has not changed, stamps of fields, pictures for
 * where a zoom leads. None of it looks at a clock.
 */

#include "boards.h"
#include "games.h"

#include "kl-board-fields.h"
#include "kl-board-map-private.h"
#include "kl-tooltip.h"

typedef TestBoard Fixture;

enum
{
  N_TILES = 40
};

/* A game with farmers, of which many tiles lie. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  RulesSetup         setup;
  guint64            random = 5;
  g_autoptr (KlGame) game = NULL;

  test_setup_init (&setup, "base", 4, 7);
  game = test_game_new (&setup);
  while (kl_game_get_position (game)->n_tiles < N_TILES || kl_game_get_phase (game) != RULES_PHASE_PLACE)
    test_play_random (game, &random);
  test_board_open (fixture, game);
  kl_board_set_hints (fixture->board, TRUE);
  for (int hint = 0; hint < KL_N_HINTS; hint++)
    kl_board_set_hint (fixture->board, hint, TRUE);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  test_board_close (fixture);
}

static void
wait_for_pictures (Fixture *fixture)
{
  test_board_wait (fixture);
  while (kl_picture_get_cost ().waiting > 0)
    g_main_context_iteration (NULL, TRUE);
  test_board_wait (fixture);
}

static GskRenderNode *
snapshot_board (Fixture *fixture)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (fixture->board));
  GtkSnapshot             *snapshot = gtk_snapshot_new ();
  int                      width = gtk_widget_get_width (GTK_WIDGET (fixture->board));
  int                      height = gtk_widget_get_height (GTK_WIDGET (fixture->board));

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  return gtk_snapshot_free_to_node (snapshot);
}

/* What is drawn within a transform: a child of the map, the ground, a part of the table. Nothing is looked for in those. */
static void
collect_parts (GskRenderNode *node,
               GHashTable    *parts)
{
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        collect_parts (gsk_container_node_get_child (node, i), parts);
      break;
    case GSK_CLIP_NODE:
      collect_parts (gsk_clip_node_get_child (node), parts);
      break;
    case GSK_TRANSFORM_NODE:
      g_hash_table_add (parts, gsk_transform_node_get_child (node));
      break;
    default:
      g_hash_table_add (parts, node);
      break;
    }
}

/* How many parts of a board there are, and how many of them are others than before. */
static guint
count_new_parts (GskRenderNode *before,
                 GskRenderNode *after,
                 guint         *n_parts)
{
  g_autoptr (GHashTable) old = g_hash_table_new (NULL, NULL), now = g_hash_table_new (NULL, NULL);
  GHashTableIter         iter;
  gpointer               part;
  guint                  n = 0;

  collect_parts (before, old);
  collect_parts (after, now);
  g_hash_table_iter_init (&iter, now);
  while (g_hash_table_iter_next (&iter, &part, NULL))
    n += !g_hash_table_contains (old, part);
  *n_parts = g_hash_table_size (now);
  return n;
}

/* Where a tile is tried only that place is painted again. */
static void
test_trying (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GskRenderNode) before = NULL, after = NULL;
  guint                     n_parts;

  wait_for_pictures (fixture);
  before = snapshot_board (fixture);
  kl_board_try_slot (fixture->board, KL_BOARD_SLOT (kl_board_map_get_child (fixture->board->map, KL_LAYER_SLOTS, 0)), FALSE);
  wait_for_pictures (fixture);
  after = snapshot_board (fixture);
  g_assert_cmpuint (count_new_parts (before, after, &n_parts), ==, 1);
  g_assert_cmpuint (n_parts, >, N_TILES);
}

/* When the map is moved, every part of it is what it was. */
static void
test_panning (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GskRenderNode) before = NULL, after = NULL;
  guint                     n_parts;

  wait_for_pictures (fixture);
  before = snapshot_board (fixture);
  kl_board_pan (fixture->board, 12, 7);
  test_board_wait (fixture);
  after = snapshot_board (fixture);
  g_assert_cmpuint (count_new_parts (before, after, &n_parts), ==, 0);
  g_assert_cmpuint (n_parts, >, N_TILES);
}

static KlBoardFields *
get_fields (Fixture *fixture)
{
  return KL_BOARD_FIELDS (kl_board_map_get_child (fixture->board->map, KL_LAYER_FIELDS, 0));
}

static cairo_surface_t *
draw_fields (Fixture *fixture,
             double   scale,
             double   stamp_scale)
{
  KlBoardFields            *fields = KL_BOARD_FIELDS (g_object_ref_sink (kl_board_fields_new ()));
  cairo_surface_t          *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1000, 1000);
  cairo_t                  *cr = cairo_create (surface);
  GtkSnapshot              *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  kl_board_fields_update (fields, fixture->game);
  kl_board_fields_set_scale (fields, stamp_scale);
  GTK_WIDGET_GET_CLASS (fields)->snapshot (GTK_WIDGET (fields), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  cairo_translate (cr, 500, 500);
  cairo_scale (cr, scale, scale);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  g_assert_cmpint (kl_board_fields_get_n_stamps (fields) > 0, ==, stamp_scale == scale);
  g_object_unref (fields);
  return surface;
}

/* Stamped fields look like those that are drawn, as they are where they are too large to be kept. */
static void
test_stamps (Fixture      *fixture,
             gconstpointer data)
{
  static const double scales[] = { 0.5, 1, 1.5 };

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      cairo_surface_t *stamped = draw_fields (fixture, scales[i], scales[i]);
      cairo_surface_t *drawn = draw_fields (fixture, scales[i], 100);
      const guint8    *a = cairo_image_surface_get_data (stamped), *b = cairo_image_surface_get_data (drawn);
      gsize            size = (gsize) cairo_image_surface_get_stride (stamped) * 1000, n_painted = 0;

      for (gsize j = 0; j < size; j++)
        {
          n_painted += a[j] != 0;
          g_assert_cmpint (ABS (a[j] - b[j]), <=, 3);
        }
      g_assert_cmpuint (n_painted, >, size / 100);
      cairo_surface_destroy (stamped);
      cairo_surface_destroy (drawn);
    }
}

/* Fields and crosses stay from move to move, and what has to be stamped anew is little. */
static void
test_kept (Fixture      *fixture,
           gconstpointer data)
{
  KlBoardFields *fields = get_fields (fixture);
  GtkWidget     *dead = kl_board_map_get_child (fixture->board->map, KL_LAYER_DEAD, 0);
  guint          n_stamps;
  guint64        random = 6;

  /* A view of one's own stays where it is when spots are on offer. */
  kl_board_pan (fixture->board, 0, 1);
  wait_for_pictures (fixture);
  n_stamps = kl_board_fields_get_n_stamps (fields);
  g_assert_cmpuint (n_stamps, >, N_TILES / 4);
  test_play_random (fixture->game, &random);
  g_assert_true (get_fields (fixture) == fields);
  g_assert_true (kl_board_map_get_child (fixture->board->map, KL_LAYER_DEAD, 0) == dead);
  g_assert_cmpuint (kl_board_fields_get_n_stamps (fields), >, n_stamps / 2);
}

/* A flight has the pictures drawn for where it leads, not for what it passes. */
static void
test_flight (Fixture      *fixture,
             gconstpointer data)
{
  KlBoard *board = fixture->board;

  wait_for_pictures (fixture);
  kl_board_zoom_smoothly (board, 1.3, 300, 200);
  g_assert_cmpint (adw_animation_get_state (board->flight), ==, ADW_ANIMATION_PLAYING);
  g_assert_cmpfloat (board->to.zoom, >, board->view.zoom);
  g_assert_cmpfloat (board->sharp_zoom, ==, board->to.zoom);
  g_assert_cmpuint (kl_picture_get_cost ().waiting, >, 0);
  while (adw_animation_get_state (board->flight) == ADW_ANIMATION_PLAYING)
    {
      g_assert_cmpfloat (board->sharp_zoom, ==, board->to.zoom);
      g_main_context_iteration (NULL, TRUE);
    }
  wait_for_pictures (fixture);
}

/* The table is not painted where tiles hide it, and else it is. */
static void
test_covering (Fixture      *fixture,
               gconstpointer data)
{
  KlBoardMap          *map = fixture->board->map;
  const RulesPosition *pos = kl_game_get_position (fixture->game);
  const RulesTile     *tile = &pos->tile[0];
  graphene_rect_t      place = GRAPHENE_RECT_INIT (tile->x * KL_BOARD_UNIT + 1, tile->y * KL_BOARD_UNIT + 1, KL_BOARD_UNIT - 2, KL_BOARD_UNIT - 2);
  graphene_rect_t      extent = kl_board_map_get_extent (map);

  g_assert_true (kl_board_map_covers (map, &place));
  g_assert_false (kl_board_map_covers (map, &extent));
  place = GRAPHENE_RECT_INIT (pos->space[0].x * KL_BOARD_UNIT, pos->space[0].y * KL_BOARD_UNIT, 1, 1);
  g_assert_false (kl_board_map_covers (map, &place));
  kl_board_map_clear_layer (map, KL_LAYER_TILES);
  place = GRAPHENE_RECT_INIT (tile->x * KL_BOARD_UNIT, tile->y * KL_BOARD_UNIT, 1, 1);
  g_assert_false (kl_board_map_covers (map, &place));
}

static void
test_tooltips (Fixture      *fixture,
               gconstpointer data)
{
  GtkWidget *dead = kl_board_map_get_child (fixture->board->map, KL_LAYER_DEAD, 0);

  g_assert_true (gtk_widget_get_has_tooltip (dead));
  g_assert_nonnull (strstr (kl_tooltip_get_text (dead), "nothing fits"));
  kl_tooltip_set_text (dead, "other");
  g_assert_cmpstr (kl_tooltip_get_text (dead), ==, "other");
  kl_tooltip_set_text (dead, NULL);
  g_assert_null (kl_tooltip_get_text (dead));
  g_assert_false (gtk_widget_get_has_tooltip (dead));
}

/* At its own size, with its first space in the corner, the map's transform is none at all. */
static void
test_corner (Fixture      *fixture,
             gconstpointer data)
{
  GtkSnapshot              *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  kl_board_map_place (fixture->board->map, 0, 0, 1);
  kl_board_map_draw (fixture->board->map, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_CONTAINER_NODE);
  g_assert_cmpuint (gsk_container_node_get_n_children (node), >, N_TILES);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, function) g_test_add ("/ui/painting/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("trying-paints-one-place", test_trying);
  ADD ("panning-makes-nothing-anew", test_panning);
  ADD ("stamped-fields-look-drawn", test_stamps);
  ADD ("stays-from-move-to-move", test_kept);
  ADD ("flight-sharpens-its-end", test_flight);
  ADD ("covered-table", test_covering);
  ADD ("tooltips", test_tooltips);
  ADD ("map-in-the-corner", test_corner);
#undef ADD
  return g_test_run ();
}

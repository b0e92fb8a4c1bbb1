/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moving the view: sharp at rest at every scale, smooth on the way, and nothing is drawn while it moves. And what is in it
 * turns dark with the desktop.
 */

#include "boards.h"
#include "games.h"

#include <math.h>

typedef TestBoard Fixture;

/* At every scale of the screen, 100 to 200 %, tiles at rest are whole device pixels wide and begin at whole ones. */
static void
test_rests_on_device_pixels (void)
{
  static const double scales[] = { 1, 1.25, 1.5, 1.75, 2 };

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    for (double zoom = 0.3; zoom < 3; zoom *= 1.07)
      {
        KlView view = kl_view_rest ((KlView){ zoom, 100 * zoom, -77.7 * zoom }, scales[i]);
        double device[] = { view.zoom * KL_BOARD_UNIT * scales[i], view.x * scales[i], view.y * scales[i] };

        for (guint d = 0; d < G_N_ELEMENTS (device); d++)
          g_assert_cmpfloat_with_epsilon (device[d], round (device[d]), 1e-6);
        g_assert_cmpfloat_with_epsilon (view.zoom, zoom, 1.0 / KL_BOARD_UNIT);
      }
}

static void
wait_until_still (Fixture *fixture)
{
  KlView before;

  do
    {
      before = fixture->board->view;
      test_board_wait (fixture);
      test_board_wait (fixture);
    }
  while (memcmp (&before, &fixture->board->view, sizeof before) != 0);
}

/* A notch of the wheel is a short way, on which the land under the pointer stays there; notches add up. */
static void
test_wheel_zooms_smoothly (Fixture      *fixture,
                           gconstpointer data)
{
  KlBoard *board = fixture->board;
  KlView   before;

  wait_until_still (fixture);
  before = board->view;
  kl_board_zoom_smoothly (board, 1.15, 300, 200);
  kl_board_zoom_smoothly (board, 1.15, 300, 200);
  for (int i = 0; i < 200 && adw_animation_get_state (board->flight) == ADW_ANIMATION_PLAYING; i++)
    {
      g_assert_cmpfloat_with_epsilon (board->view.x + (300 - before.x) / before.zoom * board->view.zoom, 300, 2);
      g_assert_cmpfloat_with_epsilon (board->view.y + (200 - before.y) / before.zoom * board->view.zoom, 200, 2);
      test_board_wait (fixture);
    }
  g_assert_cmpfloat_with_epsilon (board->view.zoom, before.zoom * 1.15 * 1.15, 0.02);
}

/* A map that is let go of in motion runs on, slower and slower, and never out of sight; a press stops it. */
static void
test_glides (Fixture      *fixture,
             gconstpointer data)
{
  KlBoard *board = fixture->board;
  KlView   before;

  kl_board_zoom_by (board, 1.5, 400, 300);
  wait_until_still (fixture);
  before = board->view;
  kl_board_glide (board, -600, 0);
  wait_until_still (fixture);
  g_assert_cmpuint (board->glide.source, ==, 0);
  g_assert_cmpfloat (board->view.x, <, before.x - 100);
  g_assert_cmpfloat (board->view.x, >, before.x - 200);
  g_assert_cmpfloat (board->view.y, ==, before.y);

  before = board->view;
  kl_board_glide (board, 20, 0);
  g_assert_cmpuint (board->glide.source, ==, 0);
  kl_board_glide (board, 1e6, 0);
  wait_until_still (fixture);
  g_assert_cmpuint (board->glide.source, ==, 0);
  g_assert_cmpfloat (board->view.x, <, 3 * gtk_widget_get_width (GTK_WIDGET (board)));

  kl_board_glide (board, -2000, 0);
  kl_board_stop_glide (board);
  before = board->view;
  wait_until_still (fixture);
  g_assert_cmpmem (&before, sizeof before, &board->view, sizeof before);
}

static void
assert_in_sight (Fixture *fixture,
                 KlLayer  layer,
                 guint    index)
{
  GtkWidget      *board = GTK_WIDGET (fixture->board);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (kl_board_map_get_child (fixture->board->map, layer, index), board, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (board));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (board));
}

/* So near that only a part of the map is seen, and the start tile is not. */
static void
look_away (Fixture *fixture)
{
  kl_board_zoom_by (fixture->board, 3, 400, 300);
  for (int i = 0; i < 40; i++)
    kl_board_pan (fixture->board, -100, -100);
  wait_until_still (fixture);
}

/* A tile that has just been laid has no size yet. The view that somebody has moved goes to it, and not to the start tile. */
static void
test_goes_to_a_new_tile (Fixture      *fixture,
                         gconstpointer data)
{
  RulesMove move = kl_game_get_legal (fixture->game)->move[0];

  look_away (fixture);
  g_assert_cmpint (kl_game_play (fixture->game, &move), ==, RULES_OK);
  wait_until_still (fixture);
  assert_in_sight (fixture, KL_LAYER_TILES, test_board_count (fixture, KL_LAYER_TILES) - 1);
}

/* What is suggested is new on the map, too; and another suggestion on the way to it counts. */
static void
test_goes_to_what_is_suggested (Fixture      *fixture,
                                gconstpointer data)
{
  const RulesMoves *legal = kl_game_get_legal (fixture->game);

  look_away (fixture);
  for (int i = 0; i < legal->n; i++)
    {
      kl_board_set_advice (fixture->board, &legal->move[i]);
      test_board_wait (fixture);
    }
  wait_until_still (fixture);
  assert_in_sight (fixture, KL_LAYER_ADVISED_TILE, 0);
}

/* Where animations are switched off, it lies where it was let go of. */
static void
test_glides_not_without_animations (Fixture      *fixture,
                                    gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  kl_board_glide (fixture->board, -900, 0);
  g_assert_cmpuint (fixture->board->glide.source, ==, 0);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

/* All pictures are there when the view has rested for a while; then a pan draws none. */
static void
test_pan_draws_nothing (Fixture      *fixture,
                        gconstpointer data)
{
  guint drawn;

  kl_board_zoom_by (fixture->board, 0.8, 400, 300);
  for (gint64 end = g_get_monotonic_time () + 2 * G_TIME_SPAN_SECOND; g_get_monotonic_time () < end || kl_picture_get_cost ().waiting > 0;)
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (fixture->board->complete);
  drawn = kl_picture_get_cost ().drawn;
  g_assert_cmpuint (drawn, >, 0);
  for (int i = 0; i < 20; i++)
    {
      kl_board_pan (fixture->board, 5, 3);
      test_board_wait (fixture);
    }
  g_assert_cmpuint (kl_picture_get_cost ().drawn, ==, drawn);
}

/* How bright the board is as it is painted now, 0 to 1; every picture in it sharp. */
static double
measure_brightness (Fixture *fixture)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  GtkSnapshot             *snapshot = gtk_snapshot_new ();
  int                      width = gtk_widget_get_width (GTK_WIDGET (fixture->board));
  int                      height = gtk_widget_get_height (GTK_WIDGET (fixture->board));
  GskRenderNode           *node;
  g_autoptr (GdkTexture)   texture = NULL;
  g_autofree guchar       *pixels = g_new (guchar, 4 * width * height);
  double                   sum = 0;

  do
    test_board_wait (fixture);
  while (kl_picture_get_cost ().waiting > 0);
  test_board_wait (fixture);

  paintable = gtk_widget_paintable_new (GTK_WIDGET (fixture->board));
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (fixture->window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  gsk_render_node_unref (node);
  gdk_texture_download (texture, pixels, 4 * width);
  for (int i = 0; i < 4 * width * height; i++)
    sum += pixels[i];
  return sum / (4.0 * width * height * 255);
}

/* When the desktop turns dark the board follows at once, and comes back the same. */
static void
test_follows_the_scheme (Fixture      *fixture,
                         gconstpointer data)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  double           light, dark, again;

  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_LIGHT);
  light = measure_brightness (fixture);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  dark = measure_brightness (fixture);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_LIGHT);
  again = measure_brightness (fixture);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);

  g_test_message ("light %.4f, dark %.4f, again %.4f", light, dark, again);
  g_assert_cmpfloat (dark, <, light - 0.02);
  g_assert_cmpfloat (again, ==, light);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/ui/board-view/rests-on-device-pixels", test_rests_on_device_pixels);
#define ADD(name, function) g_test_add ("/ui/board-view/" name, Fixture, NULL, test_board_set_up, function, test_board_tear_down)
  ADD ("wheel-zooms-smoothly", test_wheel_zooms_smoothly);
  ADD ("glides", test_glides);
  ADD ("glides-not-without-animations", test_glides_not_without_animations);
  ADD ("goes-to-a-new-tile", test_goes_to_a_new_tile);
  ADD ("goes-to-what-is-suggested", test_goes_to_what_is_suggested);
  ADD ("pan-draws-nothing", test_pan_draws_nothing);
  ADD ("follows-the-scheme", test_follows_the_scheme);
#undef ADD
  return g_test_run ();
}

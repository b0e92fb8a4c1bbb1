/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The view that the program chooses, in real windows: nothing lies over what is on the table or may be chosen there, and the
 * map lies still while what lies beside it changes.
 */

#include "games.h"
#include "widgets.h"
#include "windows.h"

#include "kl-board-private.h"
#include "kl-window-private.h"

enum
{
  /* Pixels */
  LARGE_TILE = 112,
  LEAST_SPOT = 32,
  LEAST_SPOT_ON_LARGE = 24,
  WIDE = 600
};

typedef struct
{
  KlGame   *game;
  KlWindow *window;
  KlBoard  *board;
} Fixture;

typedef struct
{
  int         width, height;
  const char *tiles;
  bool        parts;
} Case;

static const Case phone = { 360, 720, "base", false };
static const Case phone_parts = { 360, 720, "base", true };
static const Case desktop = { 1280, 800, "base", false };

static const char *const LONG = "One road\nTwo roads\nThree roads\nFour roads\nFive roads\nSix roads";

static void
set_animations (gboolean on)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", on, NULL);
}

static void
wait_for_frames (Fixture *fixture,
                 guint    n)
{
  test_wait_for_frames (GTK_WIDGET (fixture->window), n);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  const Case *test = data;
  RulesSetup  setup;

  set_animations (FALSE);
  test_setup_init (&setup, test->tiles, 2, 11);
  if (test->parts)
    test_setup_add_parts (&setup);
  fixture->game = test_game_new (&setup);
  fixture->window = test_window_open_size (fixture->game, test->width, test->height);
  fixture->board = KL_BOARD (kl_table_get_board (fixture->window->table));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  test_settle ();
  g_clear_object (&fixture->game);
  set_animations (TRUE);
}

static graphene_rect_t
get_bounds (Fixture   *fixture,
            GtkWidget *widget)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (gtk_widget_get_mapped (widget))
    g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->board), &bounds));
  return bounds;
}

/* All tiles, spaces and spots lie on the board, and neither the bar nor the buttons lie over one; from nearby, the spots. */
static void
assert_all_shown (Fixture *fixture)
{
  static const KlLayer  layers[] = { KL_LAYER_SPOTS, KL_LAYER_TILES, KL_LAYER_SLOTS };
  const graphene_rect_t board = get_bounds (fixture, GTK_WIDGET (fixture->board));
  const graphene_rect_t over[] = { get_bounds (fixture, kl_table_get_status (fixture->window->table)),
                                   get_bounds (fixture, kl_table_get_zoom (fixture->window->table)) };

  g_assert_true (!fixture->board->near || kl_board_map_get_n (fixture->board->map, KL_LAYER_SPOTS) > 0);
  for (guint l = 0; l < (fixture->board->near ? 1 : G_N_ELEMENTS (layers)); l++)
    for (guint i = 0; i < kl_board_map_get_n (fixture->board->map, layers[l]); i++)
      {
        graphene_rect_t bounds = get_bounds (fixture, kl_board_map_get_child (fixture->board->map, layers[l], i));

        g_assert_true (graphene_rect_contains_rect (&board, &bounds));
        for (guint o = 0; o < G_N_ELEMENTS (over); o++)
          g_assert_false (graphene_rect_intersection (&over[o], &bounds, NULL));
      }
}

static void
play (Fixture *fixture,
      guint64 *random)
{
  test_play_random (fixture->game, random);
  wait_for_frames (fixture, 2);
}

/* A high map that fills the room above a low bar: every tile is laid as far up as it fits. */
static void
fill (Fixture *fixture)
{
  while (kl_board_map_get_extent (fixture->board->map).size.height < 8 * KL_BOARD_UNIT ||
         kl_board_map_get_n (fixture->board->map, KL_LAYER_SLOTS) == 0)
    {
      const RulesMoves *legal = kl_game_get_legal (fixture->game);
      RulesMove         move = legal->move[0];

      for (int i = 1; i < legal->n; i++)
        if (move.kind == RULES_MOVE_PLACE && legal->move[i].y < move.y)
          move = legal->move[i];
      g_assert_cmpint (kl_game_play (fixture->game, &move), ==, RULES_OK);
    }
  kl_table_tell (fixture->window->table, "One road");
  wait_for_frames (fixture, 2);
  kl_board_fit (fixture->board, FALSE);
  wait_for_frames (fixture, 2);
}

/* Through half a game, and with the bar as high as a suggestion makes it. */
static void
test_nothing_lies_over_the_map (Fixture      *fixture,
                                gconstpointer data)
{
  guint64 random = 3;

  for (int i = 0; i < 90; i++)
    {
      play (fixture, &random);
      if (kl_game_get_over (fixture->game))
        break;
      assert_all_shown (fixture);
      if (i % 10 == 4)
        {
          kl_table_tell (fixture->window->table, LONG);
          wait_for_frames (fixture, 2);
          assert_all_shown (fixture);
        }
    }
}

/* "Show the Whole Map" does so too. */
static void
test_shows_the_whole_map (Fixture      *fixture,
                          gconstpointer data)
{
  guint64 random = 5;

  for (int i = 0; i < 12; i++)
    play (fixture, &random);
  kl_table_tell (fixture->window->table, LONG);
  kl_board_zoom_by (fixture->board, 2, 10, 10);
  wait_for_frames (fixture, 2);
  kl_board_fit (fixture->board, TRUE);
  wait_for_frames (fixture, 2);
  assert_all_shown (fixture);
}

/* The map makes way for a bar that grows, and stays there when it shrinks and grows again. */
static void
test_is_calm (Fixture      *fixture,
              gconstpointer data)
{
  KlView before;

  fill (fixture);
  before = fixture->board->view;
  kl_table_tell (fixture->window->table, LONG);
  wait_for_frames (fixture, 2);
  g_assert_true (memcmp (&before, &fixture->board->view, sizeof before) != 0);
  assert_all_shown (fixture);
  before = fixture->board->view;
  for (int i = 0; i < 3; i++)
    {
      kl_table_tell (fixture->window->table, i % 2 == 0 ? "One road" : LONG);
      wait_for_frames (fixture, 2);
      g_assert_cmpmem (&before, sizeof before, &fixture->board->view, sizeof before);
    }
}

/* It goes its way, and does not jump. */
static void
test_makes_way_slowly (Fixture      *fixture,
                       gconstpointer data)
{
  fill (fixture);
  set_animations (TRUE);
  kl_table_tell (fixture->window->table, LONG);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->board));
  g_assert_cmpint (adw_animation_get_state (fixture->board->flight), ==, ADW_ANIMATION_PLAYING);
  while (adw_animation_get_state (fixture->board->flight) == ADW_ANIMATION_PLAYING)
    wait_for_frames (fixture, 1);
  assert_all_shown (fixture);
}

/* The view of somebody who moved the map himself stays, whatever lies over it. */
static void
test_leaves_a_moved_map (Fixture      *fixture,
                         gconstpointer data)
{
  KlView before;

  kl_board_pan (fixture->board, 0, 40);
  wait_for_frames (fixture, 2);
  before = fixture->board->view;
  kl_table_tell (fixture->window->table, LONG);
  wait_for_frames (fixture, 2);
  g_assert_cmpmem (&before, sizeof before, &fixture->board->view, sizeof before);
}

static void
assert_revealed (Fixture   *fixture,
                 GtkWidget *child)
{
  const graphene_rect_t board = get_bounds (fixture, GTK_WIDGET (fixture->board));
  const graphene_rect_t bar = get_bounds (fixture, kl_table_get_status (fixture->window->table));
  const graphene_rect_t buttons = get_bounds (fixture, kl_table_get_zoom (fixture->window->table));
  const graphene_rect_t bounds = get_bounds (fixture, child);

  g_assert_true (graphene_rect_contains_rect (&board, &bounds));
  g_assert_false (graphene_rect_intersection (&bar, &bounds, NULL));
  g_assert_false (graphene_rect_intersection (&buttons, &bounds, NULL));
}

/* But what is asked for is brought out from under the bar and the buttons, and stays in sight when the bar grows. */
static void
test_reveals_what_is_under (Fixture      *fixture,
                            gconstpointer data)
{
  guint64 random = 5;
  guint   n;

  do
    play (fixture, &random);
  while (kl_board_map_get_n (fixture->board->map, KL_LAYER_TILES) < 6 || kl_board_map_get_n (fixture->board->map, KL_LAYER_SLOTS) == 0);
  n = kl_board_map_get_n (fixture->board->map, KL_LAYER_SLOTS);
  for (guint i = 0; i < 2 * n; i++)
    {
      GtkWidget      *slot = kl_board_map_get_child (fixture->board->map, KL_LAYER_SLOTS, i % n);
      GtkWidget      *over = i < n ? kl_table_get_status (fixture->window->table) : kl_table_get_zoom (fixture->window->table);
      graphene_rect_t at, bounds;

      gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
      kl_table_tell (fixture->window->table, "One road");
      wait_for_frames (fixture, 2);
      at = get_bounds (fixture, over);
      bounds = get_bounds (fixture, slot);
      kl_board_pan (fixture->board, at.origin.x + at.size.width / 2 - bounds.origin.x - bounds.size.width / 2,
                    at.origin.y + at.size.height / 2 - bounds.origin.y - bounds.size.height / 2);
      wait_for_frames (fixture, 2);
      gtk_widget_grab_focus (slot);
      wait_for_frames (fixture, 2);
      assert_revealed (fixture, slot);
      kl_table_tell (fixture->window->table, LONG);
      wait_for_frames (fixture, 2);
      assert_revealed (fixture, slot);
    }
}

/* The spots are large enough to be seen and hit, and no two of them overlap. */
static void
assert_spots_apart (Fixture *fixture)
{
  guint n = kl_board_map_get_n (fixture->board->map, KL_LAYER_SPOTS);
  bool  large = !fixture->board->near && (fixture->board->view.zoom * KL_BOARD_UNIT >= LARGE_TILE || fixture->board->width >= WIDE);

  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t  bounds = get_bounds (fixture, kl_board_map_get_child (fixture->board->map, KL_LAYER_SPOTS, i));
      graphene_point_t centre, other_centre;

      g_assert_cmpfloat (bounds.size.width, >=, large ? LEAST_SPOT_ON_LARGE : LEAST_SPOT);
      graphene_rect_get_center (&bounds, &centre);
      for (guint other = 0; other < i; other++)
        {
          graphene_rect_t other_bounds = get_bounds (fixture, kl_board_map_get_child (fixture->board->map, KL_LAYER_SPOTS, other));

          graphene_rect_get_center (&other_bounds, &other_centre);
          g_assert_cmpfloat (graphene_point_distance (&centre, &other_centre, NULL, NULL), >, bounds.size.width - 0.1);
        }
    }
}

/* Where a figure may be placed, the spots are seen from near enough; and afterwards the whole map. */
static void
test_spots_lie_apart (Fixture      *fixture,
                      gconstpointer data)
{
  guint64 random = 7;
  guint   near = 0;

  for (int i = 0; i < 70; i++)
    {
      play (fixture, &random);
      assert_spots_apart (fixture);
      assert_all_shown (fixture);
      near += fixture->board->near;
    }
  g_assert_cmpuint (near, >, 2);
}

/* Until spots are on offer and the map is so large that they are seen from nearby. */
static void
go_near (Fixture *fixture,
         guint64 *random)
{
  do
    {
      g_assert_false (kl_game_get_over (fixture->game));
      play (fixture, random);
    }
  while (!fixture->board->near);
}

/* Whoever asks for the whole map gets it, until the next decision. */
static void
test_whole_map_on_demand (Fixture      *fixture,
                          gconstpointer data)
{
  guint64 random = 7;

  go_near (fixture, &random);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->board), "board.fit", NULL));
  wait_for_frames (fixture, 2);
  g_assert_false (fixture->board->near);
  assert_all_shown (fixture);
  kl_table_tell (fixture->window->table, LONG);
  wait_for_frames (fixture, 2);
  g_assert_false (fixture->board->near);
  assert_all_shown (fixture);
  go_near (fixture, &random);
}

/* Nor does a view that somebody has chosen himself go anywhere. */
static void
test_leaves_a_moved_map_far (Fixture      *fixture,
                             gconstpointer data)
{
  guint64 random = 7;
  KlView  before;

  go_near (fixture, &random);
  play (fixture, &random);
  kl_board_zoom_by (fixture->board, 0.9, 100, 100);
  wait_for_frames (fixture, 2);
  before = fixture->board->view;
  while (kl_board_map_get_n (fixture->board->map, KL_LAYER_SPOTS) == 0)
    play (fixture, &random);
  g_assert_cmpfloat (fixture->board->view.zoom, ==, before.zoom);
}

/* A tile that is large enough as it is stays where it is, and on a wide board one that would be too small for a phone. */
static void
test_stays_far (Fixture      *fixture,
                gconstpointer data)
{
  guint64 random = 7;
  double  smallest = LARGE_TILE;

  do
    {
      play (fixture, &random);
      if (kl_board_map_get_n (fixture->board->map, KL_LAYER_SPOTS) > 0)
        {
          graphene_rect_t spot = get_bounds (fixture, kl_board_map_get_child (fixture->board->map, KL_LAYER_SPOTS, 0));

          assert_spots_apart (fixture);
          if (!fixture->board->near)
            smallest = MIN (smallest, spot.size.width);
        }
    }
  while (smallest >= LEAST_SPOT && !kl_game_get_over (fixture->game));
  g_assert_cmpfloat (smallest, <, LEAST_SPOT);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, test, function) g_test_add ("/ui/board-fit/" name, Fixture, &test, set_up, function, tear_down)
  ADD ("nothing-lies-over-the-map/phone", phone, test_nothing_lies_over_the_map);
  ADD ("nothing-lies-over-the-map/phone-parts", phone_parts, test_nothing_lies_over_the_map);
  ADD ("nothing-lies-over-the-map/desktop", desktop, test_nothing_lies_over_the_map);
  ADD ("shows-the-whole-map/phone", phone, test_shows_the_whole_map);
  ADD ("shows-the-whole-map/desktop", desktop, test_shows_the_whole_map);
  ADD ("is-calm", phone, test_is_calm);
  ADD ("makes-way-slowly", phone, test_makes_way_slowly);
  ADD ("leaves-a-moved-map", phone, test_leaves_a_moved_map);
  ADD ("reveals-what-is-under/phone", phone, test_reveals_what_is_under);
  ADD ("reveals-what-is-under/desktop", desktop, test_reveals_what_is_under);
  ADD ("spots-lie-apart/phone", phone, test_spots_lie_apart);
  ADD ("spots-lie-apart/desktop", desktop, test_spots_lie_apart);
  ADD ("whole-map-on-demand", phone, test_whole_map_on_demand);
  ADD ("leaves-a-moved-map-far", phone, test_leaves_a_moved_map_far);
  ADD ("stays-far", desktop, test_stays_far);
#undef ADD
  return g_test_run ();
}

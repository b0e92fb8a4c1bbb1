/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board in a real window: it offers exactly what is legal, names it, and neither looking round nor a held key ever
 * plays a move.
 */

#include "boards.h"
#include "games.h"
#include "kl-tiles.h"
#include "widgets.h"

#include <math.h>

typedef TestBoard Fixture;

static KlBoardSlot *
get_slot (Fixture *fixture,
          guint    index)
{
  return KL_BOARD_SLOT (kl_board_map_get_child (fixture->board->map, KL_LAYER_SLOTS, index));
}

/* Every legal placement is a turn of a slot, and nothing else is; likewise figures and spots. */
static void
assert_offers_legal (Fixture *fixture)
{
  const RulesMoves   *legal = kl_game_get_legal (fixture->game);
  const RulesTileSet *tiles = kl_tiles_get ();
  guint               placements = 0, figures = 0, offered = 0;

  for (int i = 0; i < legal->n; i++)
    {
      const RulesMove *move = &legal->move[i];

      if (move->kind == RULES_MOVE_PLACE && tiles->distinct[kl_game_get_tile_in_hand (fixture->game)] >> move->turn & 1)
        {
          KlBoardSlot *slot = kl_board_map_find_slot (fixture->board->map, move->x, move->y);

          placements++;
          g_assert_nonnull (slot);
          g_assert_true (kl_board_slot_get_turns (slot) >> move->turn & 1);
        }
      else if (move->kind == RULES_MOVE_FIGURE)
        figures++;
    }

  for (guint i = 0; i < test_board_count (fixture, KL_LAYER_SLOTS); i++)
    offered += (guint) __builtin_popcount (kl_board_slot_get_turns (get_slot (fixture, i)));
  g_assert_cmpuint (offered, ==, placements);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_SPOTS), ==, figures);
  for (guint i = 0; i < test_board_count (fixture, KL_LAYER_SPOTS); i++)
    {
      GtkWidget *spot = kl_board_map_get_child (fixture->board->map, KL_LAYER_SPOTS, i);

      g_assert_cmpint (kl_game_check (fixture->game, &kl_board_spot_get_offer (KL_BOARD_SPOT (spot))->move), ==, RULES_OK);
    }
}

static void
assert_shows_position (Fixture *fixture)
{
  const RulesPosition *pos = kl_game_get_position (fixture->game);

  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_TILES), ==, pos->n_tiles);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_FIGURES), ==, pos->n_figures + pos->n_pending);
  for (int i = 0; i < pos->n_tiles; i++)
    {
      GtkWidget *tile = kl_board_map_get_child (fixture->board->map, KL_LAYER_TILES, i);

      g_assert_cmpmem (kl_board_tile_get_tile (KL_BOARD_TILE (tile)), sizeof (RulesTile), &pos->tile[i], sizeof (RulesTile));
    }
  assert_offers_legal (fixture);
}

static void
test_follows_game (Fixture      *fixture,
                   gconstpointer data)
{
  guint64 random = 3;

  assert_shows_position (fixture);
  while (!kl_game_get_over (fixture->game))
    {
      test_play_random (fixture->game, &random);
      assert_shows_position (fixture);
    }
  while (kl_game_get_can_undo (fixture->game))
    {
      kl_game_undo (fixture->game);
      assert_shows_position (fixture);
    }
  kl_board_set_game (fixture->board, NULL);
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_TILES), ==, 0);
  g_assert_cmpuint (fixture->moves, ==, 0);
}

static void
test_roles (Fixture      *fixture,
            gconstpointer data)
{
  KlBoardSlot     *slot = get_slot (fixture, 0);
  int              x = kl_board_slot_get_x (slot), y = kl_board_slot_get_y (slot);
  int              ways = __builtin_popcount (kl_board_slot_get_turns (slot));
  g_autofree char *label = g_strdup_printf ("Column %s%d, row %s%d: fits in %d way%s", x < 0 ? "\u2212" : "", ABS (x),
                                            y < 0 ? "\u2212" : "", ABS (y), ways, ways == 1 ? "" : "s");

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->board->map), GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (slot), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (slot), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (kl_board_map_get_child (fixture->board->map, KL_LAYER_TILES, 0)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Column 0, row 0: city, road and field");
}

static void
test_spot_names (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("monastery road-curve", 5);
  GtkWidget         *spot;

  kl_board_set_game (fixture->board, game);
  test_play (game, "place 0,1 0");
  g_assert_cmpuint (test_board_count (fixture, KL_LAYER_SPOTS), ==, 1);
  spot = GTK_WIDGET (kl_board_map_find_spot (fixture->board->map, 1));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_PROPERTY_LABEL, "Monk in the monastery, 2 tiles of 9");
  kl_board_set_game (fixture->board, fixture->game);
}

/* What is seen at a point is what is picked there, at any zoom. */
static void
test_pick_under_zoom (Fixture      *fixture,
                      gconstpointer data)
{
  static const double factors[] = { 1, 0.5, 1.7, 1.9 };
  GtkWidget          *slot = GTK_WIDGET (get_slot (fixture, 0));

  for (guint i = 0; i < G_N_ELEMENTS (factors); i++)
    {
      graphene_rect_t bounds;
      double          x, y;
      int             column, row;
      GtkWidget      *picked;

      kl_board_zoom_by (fixture->board, factors[i], 450, 350);
      test_board_wait (fixture);
      g_assert_true (gtk_widget_compute_bounds (slot, GTK_WIDGET (fixture->board), &bounds));
      x = bounds.origin.x + bounds.size.width / 2;
      y = bounds.origin.y + bounds.size.height / 2;
      kl_board_find_space (fixture->board, x, y, &column, &row);
      g_assert_cmpint (column, ==, kl_board_slot_get_x (KL_BOARD_SLOT (slot)));
      g_assert_cmpint (row, ==, kl_board_slot_get_y (KL_BOARD_SLOT (slot)));

      /* Only what is in sight can be picked. */
      if (x < 0 || y < 0 || x >= gtk_widget_get_width (GTK_WIDGET (fixture->board)) || y >= gtk_widget_get_height (GTK_WIDGET (fixture->board)))
        continue;
      picked = gtk_widget_pick (GTK_WIDGET (fixture->board), x, y, GTK_PICK_DEFAULT);
      g_assert_true (picked == slot);
    }
}

static void
test_zoom_goes_to_pointer (Fixture      *fixture,
                           gconstpointer data)
{
  KlView before = fixture->board->view;
  double map_x = (300 - before.x) / before.zoom;
  double map_y = (200 - before.y) / before.zoom;

  kl_board_zoom_by (fixture->board, 1.4, 300, 200);
  g_assert_cmpfloat (fixture->board->view.zoom, >, before.zoom);
  g_assert_cmpfloat (fabs (fixture->board->view.x + map_x * fixture->board->view.zoom - 300), <=, 1);
  g_assert_cmpfloat (fabs (fixture->board->view.y + map_y * fixture->board->view.zoom - 200), <=, 1);
}

static void
test_looking_plays_nothing (Fixture      *fixture,
                            gconstpointer data)
{
  GtkWidget *board = GTK_WIDGET (fixture->board);
  KlView     view;

  gtk_widget_activate_action (board, "board.zoom-in", NULL);
  gtk_widget_activate_action (board, "board.zoom-out", NULL);
  gtk_widget_activate_action (board, "board.zoom-normal", NULL);
  gtk_widget_activate_action (board, "board.turn-left", NULL);
  gtk_widget_activate_action (board, "board.turn-right", NULL);
  kl_board_pan (fixture->board, 40, 40);
  view = fixture->board->view;
  test_board_press (fixture, GDK_KEY_d, TEST_CODE_ARROW);
  g_assert_cmpfloat (fixture->board->view.x, <, view.x);
  gtk_widget_activate_action (board, "board.fit", NULL);
  g_assert_cmpuint (fixture->moves, ==, 0);
  g_assert_cmpuint (fixture->refused, ==, 0);
}

static void
test_fit_shows_all (Fixture      *fixture,
                    gconstpointer data)
{
  guint64         random = 5;
  graphene_rect_t extent;
  KlView         *view = &fixture->board->view;

  while (kl_game_get_position (fixture->game)->n_tiles < 30)
    test_play_random (fixture->game, &random);
  kl_board_show_whole (fixture->board);
  test_board_wait (fixture);
  while (adw_animation_get_state (fixture->board->flight) == ADW_ANIMATION_PLAYING)
    test_board_wait (fixture);
  extent = kl_board_map_get_extent (fixture->board->map);
  g_assert_cmpfloat (view->x + extent.origin.x * view->zoom, >=, 0);
  g_assert_cmpfloat (view->y + extent.origin.y * view->zoom, >=, 0);
  g_assert_cmpfloat (view->x + (extent.origin.x + extent.size.width) * view->zoom, <=, gtk_widget_get_width (GTK_WIDGET (fixture->board)));
  g_assert_cmpfloat (view->y + (extent.origin.y + extent.size.height) * view->zoom, <=, gtk_widget_get_height (GTK_WIDGET (fixture->board)));
}

/* A tile is never shown turned so that it does not fit (B3). */
static void
test_trial_turns_are_legal (Fixture      *fixture,
                            gconstpointer data)
{
  for (guint i = 0; i < test_board_count (fixture, KL_LAYER_SLOTS); i++)
    {
      KlBoardSlot *slot = get_slot (fixture, i);

      kl_board_try_slot (fixture->board, slot, FALSE);
      g_assert_true (kl_board_slot_get_shown (slot));
      for (int n = 0; n < 5; n++)
        {
          g_assert_true (kl_board_slot_get_turns (slot) >> kl_board_get_trial_turn (fixture->board) & 1);
          kl_board_turn (fixture->board, n < 3 ? 1 : -1);
        }
    }
  kl_board_try_slot (fixture->board, NULL, FALSE);
  for (guint i = 0; i < test_board_count (fixture, KL_LAYER_SLOTS); i++)
    g_assert_false (kl_board_slot_get_shown (get_slot (fixture, i)));
}

static void
test_finger (Fixture      *fixture,
             gconstpointer data)
{
  kl_board_try_slot (fixture->board, get_slot (fixture, 0), TRUE);
  g_assert_cmpuint (fixture->moves, ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture->board), "board.place", NULL);
  g_assert_cmpuint (fixture->moves, ==, 1);
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  kl_board_refuse (fixture->board, 40, 40);
  g_assert_cmpuint (fixture->refused, ==, 1);
  g_assert_cmpint (fixture->verdict, ==, RULES_NOT_ADJACENT);
  kl_board_refuse (fixture->board, 0, 0);
  g_assert_cmpint (fixture->verdict, ==, RULES_SPACE_TAKEN);
  g_assert_cmpuint (fixture->moves, ==, 0);
}

static void
test_focus_after_move (Fixture      *fixture,
                       gconstpointer data)
{
  guint random = 1;

  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  for (int i = 0; i < 30 && !kl_game_get_over (fixture->game); i++)
    {
      GtkWidget *focus;

      test_board_press (fixture, GDK_KEY_Right + random++ % 2, TEST_CODE_ARROW);
      test_board_press (fixture, GDK_KEY_Return, TEST_CODE_RETURN);
      test_board_release (fixture, GDK_KEY_Return, TEST_CODE_RETURN);
      test_settle ();
      focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
      g_assert_nonnull (focus);
      g_assert_true (KL_IS_BOARD_SLOT (focus) || KL_IS_BOARD_SPOT (focus));
    }
  g_assert_cmpuint (fixture->moves, ==, 30);
}

/* A key that stays down decides once: it does not choose for the next phase, or the next player. */
static void
test_held_keys (Fixture      *fixture,
                gconstpointer data)
{
  static const guint confirming[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };

  gtk_widget_grab_focus (GTK_WIDGET (get_slot (fixture, 0)));
  for (guint i = 0; i < 5; i++)
    g_assert_true (test_board_press (fixture, GDK_KEY_Return, TEST_CODE_RETURN));
  g_assert_cmpuint (fixture->moves, ==, 1);
  g_assert_cmpint (kl_game_get_phase (fixture->game), ==, RULES_PHASE_FIGURE);
  for (guint i = 0; i < G_N_ELEMENTS (confirming); i++)
    g_assert_true (test_board_press (fixture, confirming[i], TEST_CODE_RETURN));
  g_assert_cmpuint (fixture->moves, ==, 1);

  for (int i = 0; i < 5; i++)
    test_board_press (fixture, GDK_KEY_1, TEST_CODE_ONE);
  g_assert_cmpuint (fixture->moves, ==, 2);
  g_assert_cmpint (kl_game_get_phase (fixture->game), ==, RULES_PHASE_PLACE);
}

static void
test_escape_never_passes (Fixture      *fixture,
                          gconstpointer data)
{
  kl_board_place (fixture->board, get_slot (fixture, 0));
  g_assert_cmpint (kl_game_get_phase (fixture->game), ==, RULES_PHASE_FIGURE);
  test_board_press (fixture, GDK_KEY_Escape, TEST_CODE_RETURN);
  g_assert_cmpuint (fixture->moves, ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (fixture->board), "board.pass", NULL);
  g_assert_cmpuint (fixture->moves, ==, 2);
}

/* One move's worth of work on a full map fits into a frame. */
static void
test_update_is_quick (Fixture      *fixture,
                      gconstpointer data)
{
  guint64 random = 11;
  double  seconds = 0;
  guint   moves = 0;

  while (!kl_game_get_over (fixture->game))
    {
      gint64 before = g_get_monotonic_time ();

      test_play_random (fixture->game, &random);
      seconds += (double) (g_get_monotonic_time () - before) / G_USEC_PER_SEC;
      moves++;
    }
  g_test_minimized_result (seconds / moves, "seconds per move, the rules included: %f", seconds / moves);
  /* A frame, on a machine that does nothing else and without sanitizers: ask for it by -m perf. */
  g_assert_cmpfloat (seconds / moves, <, g_test_perf () ? 0.016 : 0.15);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(name, function) g_test_add ("/ui/board/" name, Fixture, NULL, test_board_set_up, function, test_board_tear_down)
  ADD ("follows-game", test_follows_game);
  ADD ("roles", test_roles);
  ADD ("spot-names", test_spot_names);
  ADD ("pick-under-zoom", test_pick_under_zoom);
  ADD ("zoom-goes-to-pointer", test_zoom_goes_to_pointer);
  ADD ("looking-plays-nothing", test_looking_plays_nothing);
  ADD ("fit-shows-all", test_fit_shows_all);
  ADD ("B3/trial-turns-are-legal", test_trial_turns_are_legal);
  ADD ("finger", test_finger);
  ADD ("refused", test_refused);
  ADD ("focus-after-move", test_focus_after_move);
  ADD ("held-keys", test_held_keys);
  ADD ("escape-never-passes", test_escape_never_passes);
  ADD ("update-is-quick", test_update_is_quick);
#undef ADD
  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Faults that programs of this kind are known for, each with a test that would see it here. Others have theirs elsewhere: a
 * preview that may not lie so (test-board.c, trial-turns-are-legal), what can be picked after undo (test-panels.c,
 * every-position), a dialog that shows another game than it begins (test-new-game.c, as-shown).
 */

#include "games.h"
#include "widgets.h"
#include "windows.h"

#include <adwaita.h>
#include <stdlib.h>
#include <string.h>

#include "kl-board-private.h"
#include "kl-gifts-panel.h"
#include "kl-log-panel.h"
#include "kl-result-dialog.h"
#include "kl-table.h"

enum
{
  CODE_RETURN = 36,
  CODE_S = 39,
  CODE_SPACE = 65,
  CODE_UP = 111,
  WAIT_US = 20000000, /* at most, until a window manager has given a window its size */
  RESIZE_ATTEMPTS = 10
};

static KlBoard *
get_board (KlWindow *window)
{
  return KL_BOARD (test_find_widget (GTK_WIDGET (window), KL_TYPE_BOARD));
}

static gboolean
send (KlBoard        *board,
      const char     *signal,
      guint           key,
      guint           code,
      GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (board));
  gboolean               taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, signal, key, code, state, &taken);
    }
  return taken;
}

/* S moves the map. With Ctrl it is the program's key, and leaves the map alone. */
static void
test_ctrl_s (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  KlWindow          *window = test_window_open_game (game);
  KlBoard           *board = get_board (window);
  KlView             before = board->view;

  g_assert_false (send (board, "key-pressed", GDK_KEY_s, CODE_S, GDK_CONTROL_MASK));
  send (board, "key-released", GDK_KEY_s, CODE_S, GDK_CONTROL_MASK);
  g_assert_cmpfloat (board->view.y, ==, before.y);
  g_assert_true (send (board, "key-pressed", GDK_KEY_s, CODE_S, 0));
  g_assert_cmpfloat (board->view.y, !=, before.y);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The space bar that places a figure, held on, neither turns nor places the next player's tile. */
static void
test_space (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap city-cap city-cap", 5);
  KlWindow          *window = test_window_open_game (game);
  KlBoard           *board = get_board (window);
  int                turn, n;

  test_play (game, "place 0,-1 180");
  gtk_widget_grab_focus (kl_board_map_get_child (board->map, KL_LAYER_SPOTS, 0));
  g_assert_true (send (board, "key-pressed", GDK_KEY_space, CODE_SPACE, 0));
  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_PLACE);
  gtk_widget_grab_focus (kl_board_map_get_child (board->map, KL_LAYER_SLOTS, 0));
  turn = kl_board_get_trial_turn (board);
  n = kl_game_get_history (game)->n;
  for (int i = 0; i < 5; i++)
    g_assert_true (send (board, "key-pressed", GDK_KEY_space, CODE_SPACE, 0));
  g_assert_cmpint (kl_board_get_trial_turn (board), ==, turn);
  g_assert_cmpint (kl_game_get_history (game)->n, ==, n);
  /* Once it is let go, it is the next player's. */
  send (board, "key-released", GDK_KEY_space, CODE_SPACE, 0);
  send (board, "key-pressed", GDK_KEY_space, CODE_SPACE, 0);
  g_assert_cmpint (kl_board_get_trial_turn (board), !=, turn);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* After the first game comes another: the keys go to its board. */
static void
test_next_game (void)
{
  g_autoptr (KlGame) first = test_game_new_with_pile ("road-curve", 5);
  g_autoptr (KlGame) second = test_game_new_with_pile ("city-cap road-curve", 5);
  KlWindow          *window = test_window_open_game (first);
  GtkWidget         *board = GTK_WIDGET (get_board (window));
  GtkWidget         *focus;

  test_play (first, "place 1,0 0");
  test_play (first, "meeple road w");
  while (test_find_window (KL_TYPE_RESULT_DIALOG) == NULL)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (test_find_window (KL_TYPE_RESULT_DIALOG)));
  kl_window_replace_game (window, second, "another");
  test_settle ();
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (focus == board || gtk_widget_is_ancestor (focus, board));
  /* An arrow goes to a space, and Enter places there. */
  send (KL_BOARD (board), "key-pressed", GDK_KEY_Up, CODE_UP, 0);
  send (KL_BOARD (board), "key-released", GDK_KEY_Up, CODE_UP, 0);
  g_assert_nonnull (kl_board_get_focused_slot (KL_BOARD (board)));
  send (KL_BOARD (board), "key-pressed", GDK_KEY_Return, CODE_RETURN, 0);
  g_assert_cmpint (kl_game_get_phase (second), ==, RULES_PHASE_FIGURE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The points that the log says, summed for each player, are the scores: "C scores 8 for a city: …". */
static void
test_log (void)
{
  for (guint64 seed = 1; seed <= 3; seed++)
    {
      RulesSetup            setup;
      g_autoptr (KlGame)    game = NULL;
      KlWindow             *window;
      g_autoptr (GPtrArray) labels = NULL;
      int                   sum[RULES_MAX_PLAYERS] = { 0 };
      guint64               random = seed;

      test_setup_init (&setup, "base", 4, seed);
      game = test_game_new (&setup);
      while (!kl_game_get_over (game))
        test_play_random (game, &random);
      window = g_object_new (KL_TYPE_WINDOW, "game", game, NULL);
      labels = test_find_widgets (test_find_widget (GTK_WIDGET (window), KL_TYPE_LOG_PANEL), GTK_TYPE_LABEL);
      for (guint i = 0; i < labels->len; i++)
        {
          g_auto (GStrv) lines = g_strsplit (gtk_label_get_text (labels->pdata[i]), "\n", -1);

          for (char **line = lines; *line != NULL; line++)
            if (g_str_has_prefix (*line + MIN (1, strlen (*line)), " scores "))
              sum[(*line)[0] - 'A'] += atoi (*line + strlen ("A scores "));
        }
      for (guint i = 0; i < 4; i++)
        g_assert_cmpint (sum[i], ==, kl_player_get_score (kl_game_get_player (game, i)));
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static void
assert_inside (GtkWidget *widget,
               GtkWidget *window)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      /* What is scrolled has its own edges, and so has the map. */
      if (!gtk_widget_get_mapped (child) || GTK_IS_NATIVE (child))
        continue;
      g_test_message ("%s", G_OBJECT_TYPE_NAME (child));
      g_assert_true (gtk_widget_compute_bounds (child, window, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, -1);
      g_assert_cmpfloat (bounds.origin.y, >=, -1);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (window) + 1);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (window) + 1);
      if (!GTK_IS_SCROLLED_WINDOW (child) && !KL_IS_BOARD (child) && !GTK_IS_VIEWPORT (child))
        assert_inside (child, window);
    }
}

/* But for what a border may take. */
static gboolean
has_width (KlWindow *window,
           int       width)
{
  return ABS (gtk_widget_get_width (GTK_WIDGET (window)) - width) <= 20;
}

/* A size that is asked for while the window manager answers the one before is forgotten, and the same size is not asked for
 * twice. */
static void
resize (KlWindow *window,
        int       width,
        int       height)
{
  for (int attempt = 0; attempt < RESIZE_ATTEMPTS && !has_width (window, width); attempt++)
    {
      gint64 end = g_get_monotonic_time () + WAIT_US / RESIZE_ATTEMPTS;

      gtk_window_set_default_size (GTK_WINDOW (window), width - attempt, height);
      while (!has_width (window, width) && g_get_monotonic_time () < end)
        g_main_context_iteration (NULL, FALSE);
    }
  test_settle ();
  g_assert_true (has_width (window, width));
}

/* Six players with everything there is: whatever the size of the window, all of it is in the window. */
static void
test_on_the_screen (void)
{
  static const struct
  {
    int width, height;
  } sizes[] = { { 360, 600 }, { 700, 560 }, { 900, 600 }, { 1300, 800 } };
  RulesSetup         setup;
  g_autoptr (KlGame) game = NULL;
  KlWindow          *window;
  guint64            random = 9;

  test_setup_init (&setup, "base", 6, 3);
  game = test_game_new (&setup);
  for (int i = 0; i < 30; i++)
    test_play_random (game, &random);
  window = test_window_open_game (game);
  /* A size that is asked for before the window manager has given the first one is forgotten. */
  while (!gtk_window_is_active (GTK_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      resize (window, sizes[i].width, sizes[i].height);
      g_test_message ("%d × %d", gtk_widget_get_width (GTK_WIDGET (window)), gtk_widget_get_height (GTK_WIDGET (window)));
      assert_inside (GTK_WIDGET (window), GTK_WIDGET (window));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever looks at cards gets to the first one, also where it cannot be opened: the program once ended there. */
static void
test_useless_gift (void)
{
  g_autoptr (KlGame) game = NULL;
  KlWindow          *window;
  GtkWidget         *panel;
  RulesSetup         setup;
  guint64            random = 5;
  guint              useless = 0;

  test_setup_init (&setup, "base", 4, 5);
  rules_setup_part (&setup, RULES_PART_GIFTS, true);
  game = test_game_new (&setup);
  window = test_window_open_game (game);
  g_object_set (window, "cover", FALSE, NULL);
  panel = test_find_widget (GTK_WIDGET (window), KL_TYPE_GIFTS_PANEL);
  while (!kl_game_get_over (game))
    {
      GtkWidget *card;

      gtk_widget_activate_action (GTK_WIDGET (window), "win.look-at-gifts", NULL);
      card = kl_gifts_panel_get_first_card (KL_GIFTS_PANEL (panel));
      useless += card != NULL && !gtk_widget_get_sensitive (test_find_widget (card, GTK_TYPE_TOGGLE_BUTTON));
      gtk_widget_activate_action (GTK_WIDGET (window), "win.look-at-gifts", NULL);
      test_play_random (game, &random);
    }
  g_assert_cmpuint (useless, >, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_func ("/ui/faults/ctrl-s", test_ctrl_s);
  g_test_add_func ("/ui/faults/space", test_space);
  g_test_add_func ("/ui/faults/next-game", test_next_game);
  g_test_add_func ("/ui/faults/log", test_log);
  g_test_add_func ("/ui/faults/on-the-screen", test_on_the_screen);
  g_test_add_func ("/ui/faults/useless-gift", test_useless_gift);

  return g_test_run ();
}

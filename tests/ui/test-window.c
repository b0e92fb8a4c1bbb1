/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window: what can be done when, that no game is lost, and that a file that cannot be read changes nothing.
 */

#include "games.h"
#include "widgets.h"
#include "windows.h"

#include "kl-board.h"
#include "kl-cover.h"
#include "kl-result-dialog.h"
#include "kl-save.h"
#include "kl-store.h"
#include "kl-table.h"
#include "kl-track-dialog.h"
#include "kl-words.h"

static gboolean
is_enabled (KlWindow   *window,
            const char *action)
{
  GtkWidget *button = test_find_button (GTK_WIDGET (window), action);

  g_assert_nonnull (button);
  return gtk_widget_get_sensitive (button);
}

static void
assert_actions (KlWindow *window)
{
  KlGame *game = kl_window_get_game (window);

  g_assert_true (is_enabled (window, "win.new"));
  g_assert_cmpint (is_enabled (window, "win.undo"), ==, game != NULL && kl_game_get_can_undo (game));
  g_assert_cmpint (is_enabled (window, "win.redo"), ==, game != NULL && kl_game_get_can_redo (game));
  g_assert_cmpint (is_enabled (window, "win.pass"), ==, game != NULL && kl_words_pass (game) != NULL);
  g_assert_cmpint (is_enabled (window, "win.turn-left"), ==, game != NULL && kl_game_get_phase (game) == RULES_PHASE_PLACE);
  g_assert_cmpint (is_enabled (window, "win.result"), ==, game != NULL && kl_game_get_over (game));
}

static void
test_actions (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);

  assert_actions (window);
  kl_window_set_game (window, game);
  assert_actions (window);
  test_play (game, "place 0,-1 180");
  assert_actions (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_PLACE);
  assert_actions (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL);
  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_FIGURE);
  assert_actions (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.pass", NULL);
  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_PLACE);
  assert_actions (window);
  test_window_close (window);
}

static guint
count_results (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint       n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      n += KL_IS_RESULT_DIALOG (window);
    }
  return n;
}

/* How many windows with points there were when a frame had been painted. */
static void
after_paint_cb (int *n)
{
  *n = (int) count_results ();
}

static int
count_results_after_frame (KlWindow *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  int            n = -1;
  gulong         handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), &n);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (n < 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
  return n;
}

/* The points come up when the last tile is laid, but do not hold up the frame that shows it; and not again when someone
 * goes back and forth. */
static void
test_result (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) game = test_game_new_with_pile ("road-curve", 5);

  kl_window_set_game (window, game);
  test_settle ();
  test_play (game, "place 1,0 0");
  test_play (game, "meeple road w");
  g_assert_true (kl_game_get_over (game));
  g_assert_cmpint (count_results_after_frame (window), ==, 0);
  while (count_results () == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (test_has_label (GTK_WIDGET (window), "Demo · A wins with 2 points"));
  kl_game_undo (game);
  g_assert_true (test_has_label (GTK_WIDGET (window), "Demo · 0 tiles left"));
  kl_game_redo (game);
  g_assert_cmpint (count_results_after_frame (window), ==, 1);
  test_settle ();
  g_assert_cmpuint (count_results (), ==, 1);
  assert_actions (window);
  test_window_close (window);
  g_assert_cmpuint (count_results (), ==, 0);
}

/* Kept games are offered where there are any. */
static void
test_welcome (void)
{
  KlWindow          *window = test_window_open ();
  g_autofree char   *folder = kl_store_dup_folder ();
  g_autofree char   *path = kl_store_dup_new_path (folder);
  GtkWidget         *games = test_find_button (GTK_WIDGET (window), "win.games");
  g_autoptr (GBytes) bytes = g_bytes_new_static ("x", 1);

  g_assert_false (gtk_widget_get_visible (games));
  g_assert_true (gtk_widget_get_visible (test_find_button (GTK_WIDGET (window), "win.quick-start-alone")));
  test_window_close (window);

  g_assert_true (kl_store_write (path, bytes, NULL, NULL));
  window = test_window_open ();
  games = test_find_button (GTK_WIDGET (window), "win.games");
  g_assert_true (gtk_widget_get_visible (games));
  test_window_close (window);
}

/* Whoever takes the last move back at once is told no points. */
static void
test_result_taken_back (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) game = test_game_new_with_pile ("road-curve", 5);

  kl_window_set_game (window, game);
  test_play (game, "place 1,0 0");
  test_play (game, "meeple road w");
  kl_game_undo (game);
  g_assert_cmpint (count_results_after_frame (window), ==, 0);
  test_settle ();
  g_assert_cmpuint (count_results (), ==, 0);
  test_window_close (window);
}

/* Everything can be read on the narrowest screen, whatever border the window has. */
static void
test_narrow (void)
{
  KlWindow            *window = test_window_open ();
  KlResultDialog      *dialog;
  g_autoptr (KlGame)   game = NULL;
  g_autoptr (KlReview) review = NULL;
  RulesSetup           setup;
  guint64              random = 1;
  int                  minimum;

  test_setup_init (&setup, "demo", 6, 1);
  game = test_game_new (&setup);
  kl_window_set_game (window, game);
  gtk_widget_measure (adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)), GTK_ORIENTATION_HORIZONTAL, -1,
                      &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);

  while (!kl_game_get_over (game))
    test_play_random (game, &random);
  review = kl_review_new (game);
  dialog = kl_result_dialog_new (GTK_WINDOW (window), game, review);
  gtk_widget_measure (adw_window_get_content (ADW_WINDOW (dialog)), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  gtk_window_destroy (GTK_WINDOW (dialog));
  test_window_close (window);
}

/* The first game comes into a window in which the panels lie above and below the board; nothing is drawn without a place. */
static void
test_narrow_game (void)
{
  KlWindow          *window = g_object_new (KL_TYPE_WINDOW, NULL);
  KlTable           *table = KL_TABLE (test_find_widget (GTK_WIDGET (window), KL_TYPE_TABLE));
  g_autoptr (KlGame) game = test_game_new_with_pile ("road-curve", 5);

  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (GTK_WIDGET (window)) == 0)
    g_main_context_iteration (NULL, TRUE);
  kl_window_set_game (window, game);
  while (!kl_table_get_compact (table))
    g_main_context_iteration (NULL, TRUE);
  test_settle ();
  test_window_close (window);
}

/* A game that was replaced can be had back, and so can the one that it replaces then. */
static void
test_previous_game (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) first = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (KlGame) second = test_game_new_with_pile ("city-cap road-curve", 5);

  kl_window_replace_game (window, first, "first");
  test_play (first, "place 0,-1 180");
  kl_window_replace_game (window, second, "<second> & more");
  test_play (second, "place 0,-1 180");
  g_assert_true (kl_window_get_game (window) == second);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.previous-game", NULL);
  g_assert_true (kl_window_get_game (window) == first);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.previous-game", NULL);
  g_assert_true (kl_window_get_game (window) == second);
  test_window_close (window);
}

static gboolean
can_be_pressed (GtkWidget *widget)
{
  while (widget != NULL && gtk_widget_get_can_target (widget) && gtk_widget_get_can_focus (widget))
    widget = gtk_widget_get_parent (widget);
  return widget == NULL;
}

/* A second click on the button of a toast is not for the next one, which is on its way: libadwaita 1.2 does not survive that. */
static void
test_toast_on_its_way (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) first = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (KlGame) second = test_game_new_with_pile ("city-cap road-curve", 5);
  GtkWidget         *button;
  const char        *label;

  kl_window_replace_game (window, first, "first");
  test_play (first, "place 0,-1 180");
  kl_window_replace_game (window, second, "second");
  test_settle ();
  button = test_find_button (GTK_WIDGET (window), "win.previous-game");
  g_assert_nonnull (button);
  g_assert_false (can_be_pressed (button));
  label = gtk_button_get_label (GTK_BUTTON (button));
  g_assert_null (strchr (label, '_'));
  while (!can_be_pressed (button))
    g_main_context_iteration (NULL, TRUE);
  test_window_close (window);
}

/* Closing keeps the game, and the next window has it again at the decision where it stopped. */
static void
test_kept (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);

  kl_window_set_game (window, game);
  test_play (game, "place 0,-1 180");
  gtk_window_close (GTK_WINDOW (window));
  test_settle ();

  window = test_window_open ();
  kl_window_resume (window);
  g_assert_nonnull (kl_window_get_game (window));
  test_assert_same_game (kl_window_get_game (window), game);
  test_window_close (window);
}

static void
test_open (void)
{
  KlWindow          *window = test_window_open ();
  g_autofree char   *path = g_build_filename (g_get_user_data_dir (), "a b’ü.kloosterland", NULL);
  g_autoptr (GFile)  file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  KlGame            *opened;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  test_play (game, "place 0,-1 180");
  g_assert_true (kl_save_write (game, file, &error));
  g_assert_no_error (error);

  kl_window_open_file (window, file);
  opened = kl_window_get_game (window);
  g_assert_nonnull (opened);
  test_assert_same_game (opened, game);

  g_assert_true (g_file_set_contents (path, "no game", -1, &error));
  kl_window_open_file (window, file);
  g_assert_true (kl_window_get_game (window) == opened);
  test_window_close (window);
}

/* A button that is only a picture says its name to those who point at it and to those who do not see it. */
static void
test_icon_buttons (void)
{
  KlWindow             *window = test_window_open ();
  g_autoptr (KlGame)    game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (GPtrArray) buttons = NULL;

  kl_window_set_game (window, game);
  buttons = test_find_widgets (GTK_WIDGET (window), GTK_TYPE_BUTTON);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget  *button = buttons->pdata[i];
      const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (button));

      if (action == NULL || !g_str_has_prefix (action, "win.") || gtk_button_get_icon_name (GTK_BUTTON (button)) == NULL)
        continue;
      g_test_message ("%s", action);
      g_assert_nonnull (gtk_widget_get_tooltip_text (button));
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL));
    }
  test_window_close (window);
}

static void
test_hints (void)
{
  KlWindow  *window = test_window_open ();
  GtkWidget *board = test_find_widget (GTK_WIDGET (window), KL_TYPE_BOARD);

  g_assert_true (kl_board_get_hints (KL_BOARD (board)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hints", NULL);
  g_assert_false (kl_board_get_hints (KL_BOARD (board)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hints", NULL);
  g_assert_true (kl_board_get_hints (KL_BOARD (board)));
  test_window_close (window);
}

/* The windows over the main one belong to the program as well: else its keys and actions would do nothing in them. */
static void
test_dialogs (void)
{
  static const char *const   actions[] = { "win.tiles-left", "win.score-track", "win.lessons", "win.games", "win.result" };
  g_autoptr (GtkApplication) application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  KlWindow                  *window;
  g_autoptr (KlGame)         game = test_game_new_with_pile ("road-curve", 5);

  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  window = kl_window_new (application);
  gtk_window_present (GTK_WINDOW (window));
  kl_window_set_game (window, game);
  test_play (game, "place 1,0 0");
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWindow *dialog;

      if (g_str_equal (actions[i], "win.result"))
        test_play (game, "meeple road w"); /* after which the points come by themselves */
      else
        gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
      g_test_message ("%s", actions[i]);
      while (gtk_application_get_windows (application)->data == window)
        g_main_context_iteration (NULL, TRUE);
      dialog = gtk_application_get_windows (application)->data;
      g_assert_true (gtk_window_get_transient_for (dialog) == GTK_WINDOW (window));
      gtk_window_destroy (dialog);
      test_settle ();
    }
  test_window_close (window);
}

/* From a button, the keys of the board are one key away. */
static void
test_back_to_board (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  GtkWidget         *board = test_find_widget (GTK_WIDGET (window), KL_TYPE_BOARD);
  GtkWidget         *focus;

  kl_window_set_game (window, game);
  test_settle ();
  g_assert_true (gtk_widget_grab_focus (test_find_button (GTK_WIDGET (window), "win.new")));
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_false (focus == board || gtk_widget_is_ancestor (focus, board));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.go-to-board", NULL);
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (focus == board || gtk_widget_is_ancestor (focus, board));
  test_window_close (window);
}

/* A window that has been closed lives on while somebody holds it. It is not shown again: nothing could close it any more. */
static void
test_track_again (void)
{
  KlWindow             *window = test_window_open ();
  g_autoptr (KlGame)    game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (GtkWindow) first = NULL;
  GtkWidget            *second;

  kl_window_set_game (window, game);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.score-track", NULL);
  first = g_object_ref (GTK_WINDOW (test_find_window (KL_TYPE_TRACK_DIALOG)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.score-track", NULL);
  g_assert_true (test_find_window (KL_TYPE_TRACK_DIALOG) == GTK_WIDGET (first));
  gtk_window_destroy (first);
  g_assert_null (test_find_window (KL_TYPE_TRACK_DIALOG));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.score-track", NULL);
  second = test_find_window (KL_TYPE_TRACK_DIALOG);
  g_assert_nonnull (second);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (first)));
  g_clear_object (&first);
  kl_window_rebuild (window);
  g_assert_nonnull (test_find_window (KL_TYPE_TRACK_DIALOG));
  gtk_window_destroy (GTK_WINDOW (test_find_window (KL_TYPE_TRACK_DIALOG)));
  g_assert_null (test_find_window (KL_TYPE_TRACK_DIALOG));
  test_window_close (window);
}

/* Between turns the game goes on at the button that lifts the cover, and not on the board under it. */
static void
test_back_to_cover (void)
{
  KlWindow          *window = test_window_open ();
  GtkWidget         *cover = test_find_widget (GTK_WIDGET (window), KL_TYPE_COVER);
  g_autoptr (KlGame) game = NULL;
  RulesSetup         setup;

  test_setup_init (&setup, "demo", 2, 1);
  setup.value[RULES_SWITCH_HAND] = RULES_HAND_HIDDEN;
  game = test_game_new (&setup);
  kl_window_set_game (window, game);
  g_assert_true (kl_cover_get_covering (KL_COVER (cover)));
  g_assert_true (gtk_widget_grab_focus (test_find_button (GTK_WIDGET (window), "win.new")));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.go-to-board", NULL);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), cover));
  test_window_close (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_func ("/ui/window/actions", test_actions);
  g_test_add_func ("/ui/window/result", test_result);
  g_test_add_func ("/ui/window/welcome", test_welcome);
  g_test_add_func ("/ui/window/result-taken-back", test_result_taken_back);
  g_test_add_func ("/ui/window/narrow", test_narrow);
  g_test_add_func ("/ui/window/narrow-game", test_narrow_game);
  g_test_add_func ("/ui/window/previous-game", test_previous_game);
  g_test_add_func ("/ui/window/toast-on-its-way", test_toast_on_its_way);
  g_test_add_func ("/ui/window/kept", test_kept);
  g_test_add_func ("/ui/window/open", test_open);
  g_test_add_func ("/ui/window/icon-buttons", test_icon_buttons);
  g_test_add_func ("/ui/window/hints", test_hints);
  g_test_add_func ("/ui/window/dialogs", test_dialogs);
  g_test_add_func ("/ui/window/track-again", test_track_again);
  g_test_add_func ("/ui/window/back-to-board", test_back_to_board);
  g_test_add_func ("/ui/window/back-to-cover", test_back_to_cover);

  return g_test_run ();
}

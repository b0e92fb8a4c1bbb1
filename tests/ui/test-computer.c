/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Computers in the window: they play while everything else goes on, what people cannot decide is not offered, and whatever
 * is done to the game stops them.
 */

#include "games.h"
#include "widgets.h"

#include "kl-board-private.h"
#include "kl-cover.h"
#include "kl-history-bar.h"
#include "kl-preferences.h"
#include "kl-result-dialog.h"
#include "kl-review-page.h"
#include "kl-save.h"
#include "kl-status-line.h"
#include "kl-tiles-left-dialog.h"
#include "kl-window.h"

typedef struct
{
  KlWindow *window;
  KlGame   *game;
} Fixture;

static KlGame *
create_game (guint         n,
             const KlKind *kinds,
             gboolean      everything)
{
  RulesSetup setup;
  KlGame    *game;

  test_setup_init (&setup, "demo", n, 7);
  setup.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_LISTED;
  if (everything)
    {
      test_setup_add_parts (&setup);
      setup.value[RULES_SWITCH_HAND] = RULES_HAND_HIDDEN;
    }
  game = test_game_new (&setup);
  kl_game_set_kinds (game, kinds);
  return game;
}

static void
open_window (Fixture *fixture,
             KlKind   first,
             KlKind   second)
{
  const KlKind kinds[] = { first, second };

  g_object_set (kl_preferences_get (), "speed", 3, NULL);
  fixture->game = create_game (2, kinds, FALSE);
  fixture->window = g_object_new (KL_TYPE_WINDOW, NULL);
  gtk_window_present (GTK_WINDOW (fixture->window));
  kl_window_set_game (fixture->window, fixture->game);
}

static void
close_window (Fixture *fixture)
{
  gpointer window = fixture->window;

  g_object_add_weak_pointer (G_OBJECT (window), &window);
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
  g_assert_null (window);
  g_object_unref (fixture->game);
}

static GtkWidget *
find (Fixture *fixture,
      GType    type)
{
  return test_find_widget (GTK_WIDGET (fixture->window), type);
}

static const char *
get_status (Fixture *fixture)
{
  return kl_status_line_get_text (KL_STATUS_LINE (find (fixture, KL_TYPE_STATUS_LINE)));
}

static void
activate (Fixture    *fixture,
          const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL);
}

static gboolean
is_enabled (Fixture    *fixture,
            const char *action)
{
  return gtk_widget_get_sensitive (test_find_button (GTK_WIDGET (fixture->window), action));
}

static void
play_first (KlGame *game)
{
  const RulesMove move = kl_game_get_legal (game)->move[0];

  g_assert_cmpint (kl_game_play (game, &move), ==, RULES_OK);
}

/* A person's turn, with the first legal moves. */
static void
play_turn (KlGame *game)
{
  while (!kl_game_is_computers (game) && !kl_game_get_over (game))
    play_first (game);
}

static void
wait_for_person (KlGame *game)
{
  while (kl_game_is_computers (game))
    g_main_context_iteration (NULL, TRUE);
}

/* For as long as it takes everything under way to come back. */
static void
wait_a_while (void)
{
  for (int i = 0; i < 50; i++)
    {
      test_settle ();
      g_usleep (2000);
    }
}

/* The computer's decision is said and not offered; then it is made. */
static void
test_turn (void)
{
  Fixture  fixture;
  KlBoard *board;

  open_window (&fixture, KL_KIND_HUMAN, KL_KIND_CASUAL);
  board = KL_BOARD (find (&fixture, KL_TYPE_BOARD));
  g_assert_cmpuint (kl_board_map_get_n (board->map, KL_LAYER_SLOTS), >, 0);
  g_assert_true (is_enabled (&fixture, "win.suggest"));
  play_turn (fixture.game);
  g_assert_true (g_str_has_suffix (get_status (&fixture), "B (computer) is thinking…"));
  g_assert_cmpuint (kl_board_map_get_n (board->map, KL_LAYER_SLOTS), ==, 0);
  g_assert_false (is_enabled (&fixture, "win.suggest"));
  g_assert_false (is_enabled (&fixture, "win.turn-left"));
  wait_for_person (fixture.game);
  g_assert_nonnull (strstr (get_status (&fixture), "B places a "));
  g_assert_cmpuint (kl_board_map_get_n (board->map, KL_LAYER_SLOTS), >, 0);
  close_window (&fixture);
}

static gboolean
count_cb (gpointer user_data)
{
  (*(guint *) user_data)++;
  return G_SOURCE_CONTINUE;
}

/* The main loop goes round while it thinks: nothing takes longer than a moment. */
static void
test_main_loop (void)
{
  Fixture fixture;
  guint   n_ticks = 0;
  guint   source;
  gint64  longest = 0;

  open_window (&fixture, KL_KIND_MASTER, KL_KIND_HUMAN);
  source = g_timeout_add (5, count_cb, &n_ticks);
  for (int i = 0; i < 200 && kl_game_is_computers (fixture.game); i++)
    {
      gint64 begun = g_get_monotonic_time ();

      g_main_context_iteration (NULL, FALSE);
      longest = MAX (longest, g_get_monotonic_time () - begun);
      g_usleep (1000);
    }
  g_source_remove (source);
  g_assert_cmpint (longest, <, G_USEC_PER_SEC);
  close_window (&fixture);
}

static void
test_undo (void)
{
  Fixture fixture;
  int     cursor;

  open_window (&fixture, KL_KIND_HUMAN, KL_KIND_CASUAL);
  g_assert_false (is_enabled (&fixture, "win.undo"));
  play_turn (fixture.game);
  activate (&fixture, "win.undo");
  g_assert_cmpuint (kl_game_get_position (fixture.game)->actor, ==, 0);
  cursor = kl_game_get_history (fixture.game)->cursor;
  wait_a_while ();
  g_assert_cmpint (kl_game_get_history (fixture.game)->cursor, ==, cursor);

  play_turn (fixture.game);
  wait_for_person (fixture.game);
  activate (&fixture, "win.undo");
  g_assert_cmpint (kl_game_get_history (fixture.game)->cursor, ==, cursor);
  close_window (&fixture);
}

/* Nobody at the table: the game can be stopped and goes on. */
static void
test_watching (void)
{
  Fixture fixture;
  int     n;

  open_window (&fixture, KL_KIND_BEGINNER, KL_KIND_CASUAL);
  g_assert_true (gtk_widget_get_visible (test_find_button (GTK_WIDGET (fixture.window), "win.pause")));
  while (kl_game_get_history (fixture.game)->n < 8)
    g_main_context_iteration (NULL, TRUE);
  activate (&fixture, "win.pause");
  n = kl_game_get_history (fixture.game)->n;
  g_assert_true (g_str_has_prefix (strrchr (get_status (&fixture), '\n') + 1, "Paused: "));
  wait_a_while ();
  g_assert_cmpint (kl_game_get_history (fixture.game)->n, ==, n);
  activate (&fixture, "win.pause");
  while (kl_game_get_history (fixture.game)->n < n + 4)
    g_main_context_iteration (NULL, TRUE);

  activate (&fixture, "win.undo");
  n = kl_game_get_history (fixture.game)->cursor;
  wait_a_while ();
  g_assert_cmpint (kl_game_get_history (fixture.game)->cursor, ==, n);
  close_window (&fixture);
}

/* Whoever looks back finds the game where it was. */
static void
test_looking_back (void)
{
  Fixture fixture;
  int     n;

  open_window (&fixture, KL_KIND_HUMAN, KL_KIND_CASUAL);
  play_turn (fixture.game);
  activate (&fixture, "win.history");
  n = kl_game_get_history (fixture.game)->n;
  wait_a_while ();
  g_assert_cmpint (kl_game_get_history (fixture.game)->n, ==, n);
  activate (&fixture, "win.history");
  wait_for_person (fixture.game);
  g_assert_cmpint (kl_game_get_history (fixture.game)->n, >, n);
  close_window (&fixture);
}

/* The game that is put aside stays as it is, and goes on when it is back. */
static void
test_other_game (void)
{
  static const KlKind kinds[] = { KL_KIND_HUMAN, KL_KIND_HUMAN };
  Fixture             fixture;
  g_autoptr (KlGame)  other = create_game (2, kinds, FALSE);
  int                 n;

  open_window (&fixture, KL_KIND_HUMAN, KL_KIND_CASUAL);
  play_turn (fixture.game);
  n = kl_game_get_history (fixture.game)->n;
  kl_window_replace_game (fixture.window, other, "");
  wait_a_while ();
  g_assert_cmpint (kl_game_get_history (fixture.game)->n, ==, n);
  g_assert_cmpint (kl_game_get_history (other)->n, ==, 1);
  activate (&fixture, "win.previous-game");
  wait_for_person (fixture.game);
  g_assert_cmpint (kl_game_get_history (fixture.game)->n, >, n);
  close_window (&fixture);
}

/* A game that was left while the computer thought is thought about again, and so is one whose window speaks another language
 * now. */
static void
test_taken_up (void)
{
  Fixture            fixture;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (KlGame) loaded = NULL;

  open_window (&fixture, KL_KIND_HUMAN, KL_KIND_CASUAL);
  g_object_set (kl_preferences_get (), "speed", 2, NULL);
  play_turn (fixture.game);
  bytes = kl_save_to_bytes (fixture.game);
  kl_window_rebuild (fixture.window);
  g_assert_true (g_str_has_suffix (get_status (&fixture), "B (computer) is thinking…"));
  g_object_set (kl_preferences_get (), "speed", 3, NULL);
  wait_for_person (fixture.game);

  loaded = kl_save_from_bytes (bytes, "", NULL);
  g_assert_true (kl_game_is_computers (loaded));
  kl_window_set_game (fixture.window, loaded);
  wait_for_person (loaded);
  test_assert_same_game (fixture.game, loaded);
  close_window (&fixture);
}

/* Nobody passes the screen to a computer, nor to who has it to oneself; and what computers hold is never shown. */
static void
test_cover (void)
{
  static const KlKind alone[] = { KL_KIND_HUMAN, KL_KIND_BEGINNER };
  static const KlKind two[] = { KL_KIND_HUMAN, KL_KIND_BEGINNER, KL_KIND_HUMAN };
  Fixture             fixture;
  KlCover            *cover;
  g_autoptr (KlGame)  game = NULL;

  open_window (&fixture, KL_KIND_HUMAN, KL_KIND_BEGINNER);
  g_object_set (kl_preferences_get (), "speed", 0, NULL);
  cover = KL_COVER (find (&fixture, KL_TYPE_COVER));
  game = create_game (2, alone, TRUE);
  kl_window_set_game (fixture.window, game);
  g_assert_false (kl_cover_get_covering (cover));
  play_turn (game);
  g_assert_false (kl_cover_get_covering (cover));
  g_assert_true (test_has_label (GTK_WIDGET (fixture.window), "In Hand"));
  g_assert_false (test_has_label (GTK_WIDGET (fixture.window), "fits in 3 places"));

  g_set_object (&game, NULL);
  game = create_game (3, two, TRUE);
  kl_window_set_game (fixture.window, game);
  g_assert_true (kl_cover_get_covering (cover));
  kl_cover_lift (cover);
  play_turn (game);
  g_assert_true (kl_game_is_computers (game));
  g_assert_false (kl_cover_get_covering (cover));
  g_object_set (kl_preferences_get (), "speed", 3, NULL);
  activate (&fixture, "win.history");
  activate (&fixture, "win.history");
  wait_for_person (game);
  g_assert_cmpuint (kl_game_get_position (game)->actor, ==, 2);
  g_assert_true (kl_cover_get_covering (cover));
  close_window (&fixture);
}

/* A suggestion comes on the board and in words, goes with the next move, and purists get none. */
static void
test_suggestion (void)
{
  Fixture  fixture;
  KlBoard *board;

  open_window (&fixture, KL_KIND_HUMAN, KL_KIND_CASUAL);
  board = KL_BOARD (find (&fixture, KL_TYPE_BOARD));
  activate (&fixture, "win.suggest");
  g_assert_true (g_str_has_prefix (get_status (&fixture), "Looking for a good move…\n"));
  while (kl_board_map_get_n (board->map, KL_LAYER_ADVISED_TILE) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_str_has_prefix (get_status (&fixture), "Suggestion · the tile as it is shown"));
  play_first (fixture.game);
  g_assert_cmpuint (kl_board_map_get_n (board->map, KL_LAYER_ADVISED_TILE), ==, 0);
  g_assert_false (g_str_has_prefix (get_status (&fixture), "Suggestion"));

  /* Asked for, and overtaken by the next move. */
  activate (&fixture, "win.undo");
  activate (&fixture, "win.suggest");
  play_turn (fixture.game);
  wait_for_person (fixture.game);
  wait_a_while ();
  g_assert_null (strstr (get_status (&fixture), "Suggestion"));
  g_assert_cmpuint (kl_board_map_get_n (board->map, KL_LAYER_ADVISED_TILE), ==, 0);

  g_object_set (kl_preferences_get (), "hints", FALSE, NULL);
  g_assert_false (is_enabled (&fixture, "win.suggest"));
  g_object_set (kl_preferences_get (), "hints", TRUE, NULL);
  close_window (&fixture);
}

/* After the game: what cost most is found while the page is seen, and leads to that moment, with what was better. */
static void
test_review (void)
{
  Fixture         fixture;
  KlResultDialog *dialog;
  AdwViewStack   *pages;
  GtkListBox     *list;
  KlHistoryBar   *history;
  guint64         random = 4;

  open_window (&fixture, KL_KIND_HUMAN, KL_KIND_HUMAN);
  for (int i = 0; i < 24; i++)
    test_play_random (fixture.game, &random);
  kl_game_end (fixture.game);
  while (test_find_window (KL_TYPE_RESULT_DIALOG) == NULL)
    g_main_context_iteration (NULL, TRUE);
  dialog = KL_RESULT_DIALOG (test_find_window (KL_TYPE_RESULT_DIALOG));
  pages = ADW_VIEW_STACK (test_find_widget (GTK_WIDGET (dialog), ADW_TYPE_VIEW_STACK));
  wait_a_while ();
  list = GTK_LIST_BOX (test_find_widget (test_find_widget (GTK_WIDGET (dialog), KL_TYPE_REVIEW_PAGE), GTK_TYPE_LIST_BOX));
  g_assert_null (gtk_list_box_get_row_at_index (list, 0));

  adw_view_stack_set_visible_child_name (pages, "review");
  while (gtk_list_box_get_row_at_index (list, 2) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 0));
  history = KL_HISTORY_BAR (find (&fixture, KL_TYPE_HISTORY_BAR));
  g_assert_true (kl_history_bar_get_looking (history));
  g_assert_true (g_str_has_prefix (get_status (&fixture), "Suggestion · "));
  g_assert_true (gtk_widget_get_visible (find (&fixture, KL_TYPE_STATUS_LINE)));

  /* Another moment has another story. */
  gtk_widget_activate_action (GTK_WIDGET (history), "history.next", NULL);
  g_assert_false (gtk_widget_get_visible (find (&fixture, KL_TYPE_STATUS_LINE)));
  activate (&fixture, "win.history");
  g_assert_true (gtk_widget_get_visible (find (&fixture, KL_TYPE_STATUS_LINE)));

  /* The review goes on from there; but not when the game does. */
  while (test_find_window (KL_TYPE_RESULT_DIALOG) == NULL)
    g_main_context_iteration (NULL, TRUE);
  dialog = KL_RESULT_DIALOG (test_find_window (KL_TYPE_RESULT_DIALOG));
  pages = ADW_VIEW_STACK (test_find_widget (GTK_WIDGET (dialog), ADW_TYPE_VIEW_STACK));
  list = GTK_LIST_BOX (test_find_widget (test_find_widget (GTK_WIDGET (dialog), KL_TYPE_REVIEW_PAGE), GTK_TYPE_LIST_BOX));
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (pages), ==, "review");
  g_assert_true (GTK_IS_LIST_BOX_ROW (gtk_window_get_focus (GTK_WINDOW (dialog))));
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 1));
  gtk_widget_activate_action (GTK_WIDGET (history), "history.continue", NULL);
  wait_a_while ();
  g_assert_null (test_find_window (KL_TYPE_RESULT_DIALOG));
  close_window (&fixture);
}

/* What speaks of one game is not there any more when the desktop has another one opened, in which there is no such moment. */
static void
test_dialogs_of_one_game (void)
{
  Fixture            fixture;
  g_autoptr (KlGame) other = test_game_new_with_pile ("road-curve", 5);
  guint64            random = 4;

  open_window (&fixture, KL_KIND_HUMAN, KL_KIND_HUMAN);
  for (int i = 0; i < 24; i++)
    test_play_random (fixture.game, &random);
  activate (&fixture, "win.tiles-left");
  kl_game_end (fixture.game);
  while (test_find_window (KL_TYPE_RESULT_DIALOG) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (test_find_window (KL_TYPE_TILES_LEFT_DIALOG));
  kl_window_replace_game (fixture.window, other, "other");
  g_assert_null (test_find_window (KL_TYPE_RESULT_DIALOG));
  g_assert_null (test_find_window (KL_TYPE_TILES_LEFT_DIALOG));
  close_window (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_func ("/ui/computer/turn", test_turn);
  g_test_add_func ("/ui/computer/main-loop", test_main_loop);
  g_test_add_func ("/ui/computer/undo", test_undo);
  g_test_add_func ("/ui/computer/watching", test_watching);
  g_test_add_func ("/ui/computer/looking-back", test_looking_back);
  g_test_add_func ("/ui/computer/other-game", test_other_game);
  g_test_add_func ("/ui/computer/taken-up", test_taken_up);
  g_test_add_func ("/ui/computer/H3/cover", test_cover);
  g_test_add_func ("/ui/computer/suggestion", test_suggestion);
  g_test_add_func ("/ui/computer/review", test_review);
  g_test_add_func ("/ui/computer/dialogs-of-one-game", test_dialogs_of_one_game);

  return g_test_run ();
}

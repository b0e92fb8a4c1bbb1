/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The language changes while a game is played: everything says the same in other words, and nothing else changes. The
 * program is not installed here, so its own copy of the translations is used.
 */

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "games.h"
#include "widgets.h"
#include "windows.h"

#include "kl-board-private.h"
#include "kl-help-window.h"
#include "kl-history-bar.h"
#include "kl-language.h"
#include "kl-lesson-bar.h"
#include "kl-preferences-window.h"
#include "kl-preferences.h"
#include "kl-print-language.h"
#include "kl-save.h"
#include "kl-store.h"
#include "kl-table.h"
#include "kl-track-dialog.h"
#include "kl-window-private.h"
#include "kl-words.h"

static void
speak (KlWindow   *window,
       const char *code)
{
  kl_language_choose (code);
  kl_window_rebuild (window);
  test_settle ();
}

static KlBoard *
get_board (KlWindow *window)
{
  return KL_BOARD (test_find_widget (GTK_WIDGET (window), KL_TYPE_BOARD));
}

/* A game in which every panel has something to say. */
static KlGame *
create_game (void)
{
  static const char *const names[RULES_MAX_PLAYERS] = { "", "", "", "", "", "" };
  static const KlColour    colours[RULES_MAX_PLAYERS] = { KL_COLOUR_RED, KL_COLOUR_BLUE, KL_COLOUR_YELLOW,
                                                          KL_COLOUR_GREEN, KL_COLOUR_BLACK, KL_COLOUR_PINK };
  RulesSetup               setup;
  KlGame                  *game;
  guint64                  random = 5;

  test_setup_init_random (&setup, 3);
  game = kl_game_new (&setup, names, colours);
  for (int i = 0; i < 40 && !kl_game_get_over (game); i++)
    test_play_random (game, &random);
  return game;
}

/* What is said in a window: every label, whether it is shown now or not, and every tooltip. */
static void
collect_words (GtkWidget *widget,
               GPtrArray *words)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_LABEL (widget) && *gtk_label_get_label (GTK_LABEL (widget)) != '\0')
    g_ptr_array_add (words, g_strdup (gtk_label_get_label (GTK_LABEL (widget))));
  if (tooltip != NULL)
    g_ptr_array_add (words, g_strdup (tooltip));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_words (child, words);
}

static GPtrArray *
list_words (KlWindow *window)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  collect_words (window->content, words);
  return words;
}

static void
assert_same_words (GPtrArray *a,
                   GPtrArray *b)
{
  for (guint i = 0; i < MIN (a->len, b->len); i++)
    g_assert_cmpstr (a->pdata[i], ==, b->pdata[i]);
  g_assert_cmpuint (a->len, ==, b->len);
}

/* Every panel says in a window that was translated what it says in one that was built in that language. */
static void
test_panels (void)
{
  g_autoptr (KlGame)    game = create_game ();
  KlWindow             *window = test_window_open_game (game);
  KlWindow             *fresh;
  g_autoptr (GPtrArray) english = list_words (window);
  g_autoptr (GPtrArray) dutch = NULL;
  g_autoptr (GPtrArray) expected = NULL;
  g_autoptr (GPtrArray) again = NULL;
  guint                 n_translated = 0;

  g_assert_true (test_has_label (GTK_WIDGET (window), "Red"));
  speak (window, "nl");
  g_assert_true (test_has_label (GTK_WIDGET (window), "Rood"));
  g_assert_false (test_has_label (GTK_WIDGET (window), "Red"));
  dutch = list_words (window);
  fresh = test_window_open_game (game);
  expected = list_words (fresh);
  assert_same_words (dutch, expected);
  gtk_window_destroy (GTK_WINDOW (fresh));

  /* No words are left that there are others for. */
  for (guint i = 0; i < english->len; i++)
    {
      const char *word = english->pdata[i];

      if (g_str_equal (_ (word), word))
        continue;
      n_translated++;
      g_test_message ("%s", word);
      g_assert_false (g_ptr_array_find_with_equal_func (dutch, word, g_str_equal, NULL));
    }
  g_assert_cmpuint (n_translated, >, 10);

  speak (window, "en");
  again = list_words (window);
  assert_same_words (again, english);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The game is the same object in the same state; what was undone can be redone, and it is kept as before. */
static void
test_game (void)
{
  g_autoptr (KlGame)        game = create_game ();
  KlWindow                 *window = test_window_open_game (game);
  const RulesHistory       *history = kl_game_get_history (game);
  g_autofree RulesPosition *before = NULL;
  g_autofree char          *path = NULL;
  g_autoptr (KlGame)        kept = NULL;
  int                       last = history->cursor, undone;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  undone = history->cursor;
  g_assert_cmpint (undone, <, last);
  before = g_memdup2 (kl_game_get_position (game), sizeof *before);
  path = g_strdup (kl_window_get_path (window));

  speak (window, "nl");
  g_assert_true (kl_window_get_game (window) == game);
  g_assert_true (get_board (window)->game == game);
  g_assert_cmpmem (kl_game_get_position (game), sizeof *before, before, sizeof *before);
  g_assert_cmpint (history->cursor, ==, undone);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL);
  g_assert_cmpint (history->cursor, ==, last);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpint (history->cursor, <, undone);

  g_assert_cmpstr (kl_window_get_path (window), ==, path);
  g_assert_true (kl_window_write_games (window, NULL));
  kept = kl_store_read (path, NULL, NULL);
  test_assert_same_game (kept, game);
  speak (window, "en");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is seen of the map, the space with the focus, how the tile is turned and which is picked stay. */
static void
test_view (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve road-curve", 5);
  KlWindow          *window = test_window_open_game (game);
  KlBoard           *board = get_board (window);
  KlBoardSlot       *slot;
  KlView             view;
  int                turn;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.zoom-in", NULL);
  adw_animation_skip (board->flight);
  kl_board_pan (board, 30, -40);
  slot = kl_board_map_find_slot (board->map, 0, -1);
  g_assert_nonnull (slot);
  gtk_widget_grab_focus (GTK_WIDGET (slot));
  adw_animation_skip (board->flight);
  kl_board_turn (board, 1);
  turn = kl_board_get_trial_turn (board);
  view = board->view;
  g_assert_false (board->fitting);

  g_object_add_weak_pointer (G_OBJECT (board), (gpointer *) &board);
  speak (window, "nl");
  g_assert_null (board);
  board = get_board (window);
  g_assert_false (board->fitting);
  g_assert_cmpfloat (board->view.zoom, ==, view.zoom);
  g_assert_cmpfloat (board->view.x, ==, view.x);
  g_assert_cmpfloat (board->view.y, ==, view.y);
  slot = kl_board_get_focused_slot (board);
  g_assert_nonnull (slot);
  g_assert_cmpint (kl_board_slot_get_x (slot), ==, 0);
  g_assert_cmpint (kl_board_slot_get_y (slot), ==, -1);
  g_assert_cmpint (kl_board_get_trial_turn (board), ==, turn);

  /* The board is at work. */
  kl_board_place (board, slot);
  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_FIGURE);
  speak (window, "en");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever looks back goes on looking at the same moment, and comes back to the same game. */
static void
test_looking_back (void)
{
  g_autoptr (KlGame) game = create_game ();
  KlWindow          *window = test_window_open_game (game);
  KlGame            *shown;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.look-at", "u", 3);
  speak (window, "nl");
  shown = kl_history_bar_get_shown (window->history);
  g_assert_true (kl_game_is_view (shown));
  g_assert_cmpint (kl_game_get_history (shown)->cursor, ==, 3);
  g_assert_true (kl_table_get_game (window->table) == shown);
  gtk_widget_activate_action (GTK_WIDGET (window->history), "history.leave", NULL);
  g_assert_true (kl_table_get_game (window->table) == game);
  speak (window, "en");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_welcome (void)
{
  KlWindow *window = test_window_open_game (NULL);

  speak (window, "nl");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->pages), ==, "welcome");
  g_assert_true (test_has_label (GTK_WIDGET (window), "Kort spel met z’n tweeën"));
  speak (window, "en");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_lesson (void)
{
  g_autoptr (KlGame) own = test_game_new_with_pile ("city-cap road-curve", 5);
  KlWindow          *window = test_window_open_game (own);
  KlGame            *game = kl_lesson_bar_begin (window->lesson, 1);
  g_autofree char   *english = g_strdup (kl_lesson_bar_get_text (window->lesson));

  g_set_object (&window->kept, own);
  kl_window_set_game (window, game);
  speak (window, "nl");
  g_assert_cmpint (kl_lesson_bar_get_lesson (window->lesson), ==, 1);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window->lesson)));
  g_assert_cmpstr (kl_lesson_bar_get_text (window->lesson), !=, english);
  g_assert_cmpstr (kl_lesson_bar_get_text (window->lesson), ==, _ (english));
  g_assert_true (kl_window_get_game (window) == game);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson-leave", NULL);
  g_assert_true (kl_window_get_game (window) == own);
  speak (window, "en");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The other windows, too: the rules at the same rule, the preferences with the focus on the language. */
static void
test_windows (void)
{
  g_autoptr (KlGame) game = create_game ();
  KlWindow          *window = test_window_open_game (game);
  GtkWidget         *focus;
  GtkWidget         *dialog;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.score-track", NULL);
  kl_help_window_show (GTK_WINDOW (window), "B8");
  gtk_window_present (GTK_WINDOW (kl_preferences_window_new (GTK_WINDOW (window))));
  test_settle ();
  speak (window, "nl");
  kl_help_window_reopen ();
  kl_preferences_window_reopen ();
  test_settle ();

  dialog = test_find_window (KL_TYPE_TRACK_DIALOG);
  g_assert_true (kl_track_dialog_get_game (KL_TRACK_DIALOG (dialog)) == game);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Scoretableau");
  dialog = test_find_window (KL_TYPE_HELP_WINDOW);
  g_assert_cmpstr (kl_help_window_get_rule (KL_HELP_WINDOW (dialog)), ==, "B8");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Spelregels");
  gtk_window_destroy (GTK_WINDOW (dialog));
  dialog = test_find_window (KL_TYPE_PREFERENCES_WINDOW);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, "Voorkeuren");
  focus = gtk_root_get_focus (GTK_ROOT (dialog));
  g_assert_true (ADW_IS_COMBO_ROW (focus));
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (focus)), ==, "Taa_l");
  speak (window, "en");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The list has the system and every language by its own name, and changes the preference; the preference changes it. */
static void
test_row (void)
{
  KlPreferencesWindow *window = kl_preferences_window_new (NULL);
  AdwComboRow         *row = ADW_COMBO_ROW (test_find_widget (GTK_WIDGET (window), ADW_TYPE_COMBO_ROW));
  GListModel          *names = adw_combo_row_get_model (row);
  const char *const   *codes = kl_print_language_list ();

  g_assert_cmpuint (g_list_model_get_n_items (names), ==, 1 + g_strv_length ((char **) codes));
  g_assert_cmpstr (gtk_string_list_get_string (GTK_STRING_LIST (names), 1), ==, "English");
  g_assert_cmpstr (gtk_string_list_get_string (GTK_STRING_LIST (names), 2), ==, "Nederlands");
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  for (guint i = 0; codes[i] != NULL; i++)
    {
      adw_combo_row_set_selected (row, 1 + i);
      g_assert_cmpstr (kl_preferences_get_language (kl_preferences_get ()), ==, codes[i]);
    }
  g_object_set (kl_preferences_get (), "language", "xx", NULL);
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 0);
  g_object_set (kl_preferences_get (), "language", "nl", NULL);
  g_assert_cmpuint (adw_combo_row_get_selected (row), ==, 2);
  g_object_set (kl_preferences_get (), "language", "", NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Any other code is the system's language, which here has no words of its own: neither the program's nor the toolkit's. */
static void
test_system (void)
{
  kl_language_choose ("nl");
  g_assert_cmpstr (_ ("Undo"), ==, "Ongedaan maken");
  g_assert_cmpstr (kl_print_language_guess (), ==, "nl");
  g_assert_cmpint (gtk_widget_get_default_direction (), ==, GTK_TEXT_DIR_LTR);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  kl_language_choose ("en");
  g_assert_cmpint (gtk_widget_get_default_direction (), ==, GTK_TEXT_DIR_LTR);
  g_assert_cmpstr (_ ("Undo"), ==, "Undo");
  kl_language_choose ("xx");
  g_assert_cmpstr (_ ("Undo"), ==, "Undo");
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "en");
}

/* Where the translation can neither be found nor written it stays English, without harm. */
static void
test_unwritable (void)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "kloosterland", NULL);

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "in the way", -1, NULL));
  g_test_expect_message ("kl-ui", G_LOG_LEVEL_MESSAGE, "*kloosterland*");
  kl_language_choose ("nl");
  g_test_assert_expected_messages ();
  g_assert_cmpstr (_ ("Undo"), ==, "Undo");
  g_assert_cmpint (g_unlink (path), ==, 0);
  kl_language_choose ("nl");
  g_assert_cmpstr (_ ("Undo"), ==, "Ongedaan maken");

  /* What an older version has left there is not read. */
  g_clear_pointer (&path, g_free);
  path = g_build_filename (g_get_user_cache_dir (), "kloosterland", "locale", "nl", "LC_MESSAGES", "kloosterland.mo", NULL);
  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  kl_language_choose ("nl");
  g_assert_cmpstr (_ ("Redo"), ==, "Opnieuw");
  kl_language_choose ("en");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_disable_setlocale ();
  setlocale (LC_ALL, "");
  kl_language_init ("/nowhere");
  gtk_init ();
  adw_init ();

  g_test_add_func ("/ui/language/unwritable", test_unwritable);
  g_test_add_func ("/ui/language/system", test_system);
  g_test_add_func ("/ui/language/row", test_row);
  g_test_add_func ("/ui/language/panels", test_panels);
  g_test_add_func ("/ui/language/game", test_game);
  g_test_add_func ("/ui/language/view", test_view);
  g_test_add_func ("/ui/language/looking-back", test_looking_back);
  g_test_add_func ("/ui/language/welcome", test_welcome);
  g_test_add_func ("/ui/language/lesson", test_lesson);
  g_test_add_func ("/ui/language/windows", test_windows);

  return g_test_run ();
}

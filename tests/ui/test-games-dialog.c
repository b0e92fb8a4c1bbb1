/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of kept games: what it shows, that it bears any file, and that nothing is deleted for good at once.
 */

#include <glib/gstdio.h>

#include "folders.h"
#include "games.h"
#include "widgets.h"

#include "kl-games-dialog.h"
#include "kl-kept-row.h"
#include "kl-save.h"
#include "kl-script-file.h"
#include "kl-store.h"
#include "kl-text.h"
#include "kl-window.h"

static char *
dup_path (const char *name)
{
  g_autofree char *folder = kl_store_dup_folder ();

  return g_build_filename (folder, name, NULL);
}

static void
remove_kept (void)
{
  g_autofree char      *folder = kl_store_dup_folder ();
  g_autoptr (GPtrArray) paths = kl_store_list (folder);

  for (guint i = 0; i < paths->len; i++)
    kl_store_delete (g_ptr_array_index (paths, i));
  kl_store_sweep (folder);
}

/* Keeps a game of so many moves. */
static void
keep (const char *name,
      guint       moves)
{
  g_autofree char   *path = dup_path (name);
  g_autoptr (KlGame) game = NULL;
  g_autoptr (GBytes) bytes = NULL;
  RulesSetup         setup;
  guint64            random = moves;

  test_setup_init (&setup, "demo", 2, moves);
  game = test_game_new (&setup);
  for (guint i = 0; i < moves && !kl_game_get_over (game); i++)
    test_play_random (game, &random);
  bytes = kl_save_to_bytes (game);
  g_assert_true (kl_store_write (path, bytes, NULL, NULL));
  g_usleep (10000);
}

/* Against the computer, to the end or for so many moves. */
static void
keep_with_computer (const char *name,
                    guint       moves)
{
  static const KlKind kinds[] = { KL_KIND_HUMAN, KL_KIND_CASUAL };
  g_autofree char    *path = dup_path (name);
  g_autoptr (KlGame)  game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (GBytes)  bytes = NULL;
  guint64             random = moves;

  for (guint i = 0; i < moves && !kl_game_get_over (game); i++)
    test_play_random (game, &random);
  kl_game_set_kinds (game, kinds);
  bytes = kl_save_to_bytes (game);
  g_assert_true (kl_store_write (path, bytes, NULL, NULL));
}

static void
keep_bytes (const char *name,
            const char *text)
{
  g_autofree char   *path = dup_path (name);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  g_assert_true (kl_store_write (path, bytes, NULL, NULL));
  g_usleep (10000);
}

static GtkWidget *
find_loaded_row (GtkWidget  *dialog,
                 const char *name)
{
  g_autoptr (GPtrArray) rows = test_find_widgets (dialog, KL_TYPE_KEPT_ROW);
  g_autofree char      *path = dup_path (name);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (kl_kept_row_get_path (rows->pdata[i]), path))
      return rows->pdata[i];
  return NULL;
}

/* Until the last row has its picture, or has said that it has none. */
static void
wait_for_rows (GtkWidget *dialog)
{
  g_autoptr (GPtrArray) rows = test_find_widgets (dialog, KL_TYPE_KEPT_ROW);
  GtkWidget            *last = rows->pdata[rows->len - 1];
  GtkWidget            *picture = test_find_widget (last, GTK_TYPE_PICTURE);

  while (gtk_widget_get_visible (picture) && gtk_picture_get_paintable (GTK_PICTURE (picture)) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static GtkWidget *
open_dialog (const char *on_table)
{
  GtkWidget *dialog = GTK_WIDGET (kl_games_dialog_new (NULL, on_table));

  gtk_window_present (GTK_WINDOW (dialog));
  return dialog;
}

static void
test_empty (void)
{
  GtkWidget *dialog = open_dialog (NULL);

  g_assert_true (test_has_label (dialog, "No Games Yet"));
  g_assert_null (test_find_widget (dialog, KL_TYPE_KEPT_ROW));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* The last one first; a file that is no game says so and is no obstacle; the one on the table cannot be deleted. */
static void
test_list (void)
{
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char      *path = dup_path ("b.kloosterland");
  GtkWidget            *dialog, *row;

  keep ("a.kloosterland", 7);
  keep_bytes ("bad.kloosterland", "Dear diary");
  keep_bytes ("new.kloosterland", "<kloosterland-game format=\"9\" program=\"9.0\"/>");
  keep ("b.kloosterland", 12);
  keep ("over.kloosterland", 1000);
  dialog = open_dialog (path);
  rows = test_find_widgets (dialog, KL_TYPE_KEPT_ROW);
  g_assert_cmpuint (rows->len, ==, 5);
  g_assert_true (rows->pdata[0] == find_loaded_row (dialog, "over.kloosterland"));
  g_assert_true (rows->pdata[4] == find_loaded_row (dialog, "a.kloosterland"));
  wait_for_rows (dialog);

  g_assert_true (test_has_label (rows->pdata[3], "This game cannot be read"));
  g_assert_false (gtk_list_box_row_get_activatable (rows->pdata[3]));
  g_assert_true (test_has_label (rows->pdata[2], "This game cannot be read"));
  g_assert_cmpstr (kl_kept_row_get_players (rows->pdata[0]), !=, "");
  row = find_loaded_row (dialog, "b.kloosterland");
  g_assert_false (gtk_widget_get_visible (test_find_button (row, "games.delete")));
  g_assert_true (gtk_widget_get_visible (test_find_button (rows->pdata[0], "games.delete")));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* A row says what is played, how far it is or who has won, and who is a computer. */
static void
test_row (void)
{
  GtkWidget *dialog, *row;

  keep_with_computer ("a.kloosterland", 0);
  dialog = open_dialog (NULL);
  wait_for_rows (dialog);
  row = find_loaded_row (dialog, "a.kloosterland");
  g_assert_true (test_has_label (row, "A 0 · B (computer) 0"));
  g_assert_true (test_has_label (row, "Demo · 1 tile left"));
  gtk_window_destroy (GTK_WINDOW (dialog));

  keep_with_computer ("b.kloosterland", 1000);
  dialog = open_dialog (NULL);
  wait_for_rows (dialog);
  row = find_loaded_row (dialog, "b.kloosterland");
  g_assert_false (test_has_label (row, "Demo · 0 tiles left"));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Closed while a row is being drawn. */
static void
test_closed_early (void)
{
  GtkWidget *dialog;

  keep ("a.kloosterland", 30);
  keep ("b.kloosterland", 30);
  dialog = open_dialog (NULL);
  for (int i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  while (dialog != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_delete (void)
{
  g_autofree char *path = dup_path ("a.kloosterland");
  g_autofree char *folder = g_path_get_dirname (path);
  GtkWidget       *dialog, *row;

  keep ("a.kloosterland", 7);
  dialog = open_dialog (NULL);
  wait_for_rows (dialog);
  row = find_loaded_row (dialog, "a.kloosterland");

  g_signal_emit_by_name (test_find_button (row, "games.delete"), "clicked");
  g_assert_false (gtk_widget_get_visible (row));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (test_has_label (dialog, "No Games Yet"));
  g_assert_nonnull (test_find_button (dialog, "games.restore"));

  gtk_widget_activate_action (dialog, "games.restore", "s", path);
  g_assert_true (gtk_widget_get_visible (row));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  /* Swept away meanwhile, by another window say. */
  g_signal_emit_by_name (test_find_button (row, "games.delete"), "clicked");
  kl_store_sweep (folder);
  gtk_widget_activate_action (dialog, "games.restore", "s", path);
  g_assert_false (gtk_widget_get_visible (row));
  g_assert_true (test_has_label (dialog, "The game could not be brought back"));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Gone already. */
static void
test_delete_gone (void)
{
  g_autofree char *path = dup_path ("a.kloosterland");
  GtkWidget       *dialog, *row;

  keep ("a.kloosterland", 7);
  dialog = open_dialog (NULL);
  wait_for_rows (dialog);
  row = find_loaded_row (dialog, "a.kloosterland");
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_signal_emit_by_name (test_find_button (row, "games.delete"), "clicked");
  g_assert_true (gtk_widget_get_visible (row));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static GtkWidget *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (KL_IS_GAMES_DIALOG (window))
        return window;
    }
  return NULL;
}

/* A game is opened from the list while another runs: both are kept. */
static void
test_open (void)
{
  KlWindow          *window = g_object_new (KL_TYPE_WINDOW, NULL);
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  GtkWidget         *dialog, *row;

  keep ("a.kloosterland", 7);
  gtk_window_present (GTK_WINDOW (window));
  kl_window_set_game (window, game);
  test_play (game, "place 0,-1 180");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.games", NULL);
  dialog = find_dialog ();
  g_assert_nonnull (dialog);
  wait_for_rows (dialog);
  row = find_loaded_row (dialog, "a.kloosterland");
  gtk_widget_activate (row);
  test_settle ();
  g_assert_true (kl_window_get_game (window) != game);
  g_assert_cmpint (kl_game_get_history (kl_window_get_game (window))->n, >, 7);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.games", NULL);
  dialog = find_dialog ();
  g_assert_cmpuint (test_find_widgets (dialog, KL_TYPE_KEPT_ROW)->len, ==, 2);
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A script is opened like a saved game; one that is none changes nothing. */
static void
test_script (void)
{
  KlWindow          *window = g_object_new (KL_TYPE_WINDOW, NULL);
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autofree char   *path = dup_path ("a game.script");
  g_autoptr (GFile)  file = g_file_new_for_path (path);
  KlGame            *opened;

  keep ("a.kloosterland", 7); /* makes the folder */
  test_play (game, "place 0,-1 180");
  g_assert_true (kl_script_file_write (game, file, NULL));
  gtk_window_present (GTK_WINDOW (window));
  kl_window_open_file (window, file);
  opened = kl_window_get_game (window);
  g_assert_nonnull (opened);
  g_assert_cmpint (kl_game_get_phase (opened), ==, RULES_PHASE_FIGURE);

  g_assert_true (g_file_set_contents (path, "place nothing", -1, NULL));
  kl_window_open_file (window, file);
  g_assert_true (kl_window_get_game (window) == opened);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
copied_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  *(char **) user_data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static void
test_copy (void)
{
  KlWindow           *window = g_object_new (KL_TYPE_WINDOW, NULL);
  g_autoptr (KlGame)  game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (GString) board = g_string_new (NULL);
  g_autofree char    *text = NULL;

  gtk_window_present (GTK_WINDOW (window));
  kl_window_set_game (window, game);
  test_play (game, "place 0,-1 180");
  kl_text_append_board (board, kl_game_get_setup (game), kl_game_get_position (game));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.copy-position", NULL);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (window)), NULL, copied_cb, &text);
  while (text == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (text, ==, board->str);
  g_assert_cmpuint (board->len, >, 20);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
run (gconstpointer data)
{
  void (*const *test) (void) = data;

  remove_kept ();
  (*test) ();
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    void (*function) (void);
    const char *path;
  } tests[] = {
    { test_empty, "/ui/games-dialog/empty" },
    { test_list, "/ui/games-dialog/list" },
    { test_closed_early, "/ui/games-dialog/closed-early" },
    { test_row, "/ui/games-dialog/row" },
    { test_delete, "/ui/games-dialog/delete" },
    { test_delete_gone, "/ui/games-dialog/delete-gone" },
    { test_open, "/ui/games-dialog/open" },
    { test_script, "/ui/games-dialog/script" },
    { test_copy, "/ui/games-dialog/copy-position" },
  };
  TestFolder folder;
  int        result;

  /* Not G_TEST_OPTION_ISOLATE_DIRS, which takes the kinds of files away, and with them the pictures that are no tiles. */
  test_folder_init (&folder);
  g_setenv ("XDG_STATE_HOME", folder.path, TRUE);
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, &tests[i].function, run);
  result = g_test_run ();
  test_folder_clear (&folder);
  return result;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * That no game is lost: what the next window finds after this one has gone in whatever way.
 */

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <utime.h>

#include <glib/gstdio.h>

#include "games.h"
#include "widgets.h"
#include "windows.h"

#include "kl-save.h"
#include "kl-store.h"

static KlWindow *
resume_window (void)
{
  KlWindow *window = test_window_open ();

  kl_window_resume (window);
  return window;
}

static void
destroy_window (KlWindow *window)
{
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static guint
count_kept (void)
{
  g_autofree char      *folder = kl_store_dup_folder ();
  g_autoptr (GPtrArray) paths = kl_store_list (folder);

  return paths->len;
}

static void
wait_for_kept (guint n)
{
  while (count_kept () != n)
    g_main_context_iteration (NULL, TRUE);
}

static char *
dup_newest (void)
{
  g_autofree char      *folder = kl_store_dup_folder ();
  g_autoptr (GPtrArray) paths = kl_store_list (folder);

  g_assert_cmpuint (paths->len, >, 0);
  return g_strdup (g_ptr_array_index (paths, 0));
}

/* Until the newest game on the disk has so many moves. */
static void
wait_for_moves (int n)
{
  for (;;)
    {
      g_autofree char   *path = dup_newest ();
      g_autoptr (KlGame) game = kl_store_read (path, NULL, NULL);

      if (game != NULL && kl_game_get_history (game)->n == 1 + n)
        return;
      g_main_context_iteration (NULL, FALSE);
    }
}

/* That one of the kept games is this one. */
static void
assert_kept (KlGame *game)
{
  g_autofree char      *folder = kl_store_dup_folder ();
  g_autoptr (GPtrArray) paths = kl_store_list (folder);
  g_autoptr (GBytes)    bytes = kl_save_to_bytes (game);
  gboolean              found = FALSE;

  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GBytes) contents = NULL;
      g_autoptr (KlGame) kept = kl_store_read (paths->pdata[i], &contents, NULL);

      found |= contents != NULL && g_bytes_equal (contents, bytes);
    }
  g_assert_true (found);
}

/* Nobody closes the window: it is just gone, after an undo. */
static void
test_gone (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);

  kl_window_set_game (window, game);
  test_play (game, "place 0,-1 180");
  test_play (game, "meeple city s");
  kl_game_undo (game);
  destroy_window (window);

  window = resume_window ();
  test_assert_same_game (kl_window_get_game (window), game);
  g_assert_cmpint (kl_game_get_phase (kl_window_get_game (window)), ==, RULES_PHASE_FIGURE);
  g_assert_true (kl_game_get_can_redo (kl_window_get_game (window)));
  g_assert_cmpuint (count_kept (), ==, 1);
  destroy_window (window);
}

/* Games that replace each other are all kept, each in its file; the last one on the table is back. */
static void
test_several (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) first = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (KlGame) second = test_game_new_with_pile ("road-curve city-cap", 5);
  g_autoptr (KlGame) third = test_game_new_with_pile ("monastery", 5);
  g_autofree char   *path = NULL;

  kl_window_replace_game (window, first, "first");
  test_play (first, "place 0,-1 180");
  kl_window_replace_game (window, second, "second");
  wait_for_kept (2);
  path = dup_newest ();
  test_play (second, "place 1,0 90");
  kl_window_replace_game (window, third, "third");
  wait_for_kept (3);

  /* Nothing was done in the third; the second is the same that it was. */
  kl_window_open_kept (window, path);
  g_assert_true (kl_window_get_game (window) == second);
  g_assert_cmpuint (count_kept (), ==, 2);
  destroy_window (window);

  window = resume_window ();
  test_assert_same_game (kl_window_get_game (window), second);
  g_assert_cmpuint (count_kept (), ==, 2);
  destroy_window (window);
}

/* A file that is opened while a game runs: both are kept, and the file stays what it is. */
static void
test_opened (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (KlGame) other = test_game_new_with_pile ("road-curve city-cap", 5);
  g_autofree char   *path = g_build_filename (g_get_user_cache_dir (), "from a friend.kloosterland", NULL);
  g_autoptr (GFile)  file = g_file_new_for_path (path);
  g_autofree char   *before = NULL;
  g_autofree char   *after = NULL;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==, 0);
  test_play (other, "place 1,0 90");
  g_assert_true (kl_save_write (other, file, NULL));
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));

  kl_window_set_game (window, game);
  test_play (game, "place 0,-1 180");
  kl_window_open_file (window, file);
  test_play (kl_window_get_game (window), "pass");
  destroy_window (window);
  g_assert_cmpuint (count_kept (), ==, 2);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
}

/* Keeps a game of one move, closes, and damages its file. */
static char *
dup_damaged (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (GError) error = NULL;
  char              *path;

  kl_window_set_game (window, game);
  wait_for_kept (1);
  test_play (game, "place 0,-1 180");
  destroy_window (window);
  path = dup_newest ();
  g_assert_true (g_file_set_contents (path, "damaged", -1, &error));
  g_assert_no_error (error);
  return path;
}

/* Instead of a damaged file comes the version before it, and goes on in another file. */
static void
test_damaged (void)
{
  g_autofree char *path = dup_damaged ();
  g_autofree char *contents = NULL;
  KlWindow        *window = resume_window ();

  g_assert_nonnull (kl_window_get_game (window));
  g_assert_true (test_has_label (GTK_WIDGET (window), "The game’s file is damaged: it goes on one step earlier"));
  g_assert_cmpint (kl_game_get_history (kl_window_get_game (window))->n, ==, 1);
  test_play (kl_window_get_game (window), "place 0,-1 180");
  destroy_window (window);
  g_assert_cmpuint (count_kept (), ==, 2);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "damaged");
}

/* When there is no such version it is said, and nothing is thrown away. */
static void
test_lost (void)
{
  g_autofree char *path = dup_damaged ();
  g_autofree char *backup = g_strconcat (path, "~", NULL);
  KlWindow        *window;

  g_assert_true (g_file_set_contents (backup, "damaged too", -1, NULL));
  window = resume_window ();
  g_assert_null (kl_window_get_game (window));
  g_assert_true (test_has_label (GTK_WIDGET (window), "The last game could not be read"));
  g_assert_cmpuint (count_kept (), ==, 1);
  destroy_window (window);
}

/* What lies in front of the last game that can be read does not stand in its way. */
static void
test_next (void)
{
  g_autofree char *path = dup_damaged ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *pipe = g_build_filename (folder, "pipe.kloosterland", NULL);
  struct utimbuf   later = { time (NULL) + 60, time (NULL) + 60 };
  KlWindow        *window;

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  /* The clock of files is coarse: else either could be the last. */
  g_assert_cmpint (g_utime (pipe, &later), ==, 0);
  window = resume_window ();
  g_assert_true (test_has_label (GTK_WIDGET (window), "The last game could not be read"));
  g_assert_nonnull (kl_window_get_game (window));
  destroy_window (window);
}

/* Two programs that do not know of each other have the same game on the table: none loses a move. */
static void
test_two (void)
{
  KlWindow          *window = test_window_open (), *other;
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (KlGame) other_game = NULL;
  const char        *toast = "The game’s file was changed from outside: the game goes on in another";

  kl_window_set_game (window, game);
  wait_for_kept (1);
  other = resume_window ();
  other_game = g_object_ref (kl_window_get_game (other));
  test_play (game, "place 0,-1 180");
  test_play (game, "meeple city s");
  wait_for_moves (2);
  test_play (other_game, "place 0,-1 180");
  test_play (other_game, "pass");
  while (!test_has_label (GTK_WIDGET (other), toast))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (test_has_label (GTK_WIDGET (window), toast));
  test_play (game, "place 1,0 90");
  destroy_window (window);
  destroy_window (other);

  g_assert_cmpuint (count_kept (), ==, 2);
  assert_kept (game);
  assert_kept (other_game);
}

static void
set_largest_file (rlim_t size)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (size, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* A full disk is told, the game goes on, and the window does not close without asking. */
static void
test_full (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  const char        *toast = "The game could not be kept. It will be tried again.";

  kl_window_set_game (window, game);
  signal (SIGXFSZ, SIG_IGN);
  set_largest_file (512);
  test_play (game, "place 0,-1 180");
  while (!test_has_label (GTK_WIDGET (window), toast))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_close (GTK_WINDOW (window));
  test_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  test_play (game, "meeple city s");

  set_largest_file (RLIM_INFINITY);
  destroy_window (window);
  window = resume_window ();
  test_assert_same_game (kl_window_get_game (window), game);
  destroy_window (window);
}

/* The program itself: somebody ends it, politely or not, and the game is there. */
static void
test_signal (gconstpointer data)
{
  const int                       number = GPOINTER_TO_INT (data);
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GError)              error = NULL;
  g_autoptr (GSubprocess)         program = NULL;
  g_autoptr (KlGame)              game = NULL;
  g_autofree char                *path = NULL;

  g_subprocess_launcher_setenv (launcher, "XDG_STATE_HOME", g_get_user_state_dir (), TRUE);
  g_subprocess_launcher_unsetenv (launcher, "XDG_DATA_DIRS"); /* where the kinds of files are */
  program = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("KLOOSTERLAND"), "--new", "base", "--seed", "3", NULL);
  g_assert_no_error (error);
  while (count_kept () == 0)
    g_usleep (10000);
  g_subprocess_send_signal (program, number);
  g_assert_true (g_subprocess_wait (program, NULL, &error));
  g_assert_cmpint (g_subprocess_get_if_exited (program), ==, number != SIGKILL);
  if (number != SIGKILL)
    g_assert_cmpint (g_subprocess_get_exit_status (program), ==, 0);

  path = dup_newest ();
  game = kl_store_read (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (kl_game_get_setup (game)->seed, ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_func ("/ui/window-keep/gone", test_gone);
  g_test_add_func ("/ui/window-keep/several", test_several);
  g_test_add_func ("/ui/window-keep/opened", test_opened);
  g_test_add_func ("/ui/window-keep/damaged", test_damaged);
  g_test_add_func ("/ui/window-keep/lost", test_lost);
  g_test_add_func ("/ui/window-keep/next", test_next);
  g_test_add_func ("/ui/window-keep/two", test_two);
  g_test_add_func ("/ui/window-keep/full", test_full);
  g_test_add_data_func ("/ui/window-keep/terminated", GINT_TO_POINTER (SIGTERM), test_signal);
  g_test_add_data_func ("/ui/window-keep/interrupted", GINT_TO_POINTER (SIGINT), test_signal);
  g_test_add_data_func ("/ui/window-keep/killed", GINT_TO_POINTER (SIGKILL), test_signal);

  return g_test_run ();
}

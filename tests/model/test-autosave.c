/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games that the program keeps by itself: what is in the folder after whatever has happened to it.
 */

#include <signal.h>
#include <sys/resource.h>

#include <glib/gstdio.h>

#include "folders.h"
#include "games.h"
#include "kl-autosave.h"
#include "kl-save.h"
#include "kl-store.h"
#include "threads.h"

/* A game, and the folder in which it is kept. */
typedef struct
{
  TestFolder  folder;
  char       *path;
  KlGame     *game;
  KlAutosave *autosave;
  guint       n_saved;
  guint       n_problems; /* changes of the problem */
} Kept;

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
kept_init (Kept *kept)
{
  test_folder_init (&kept->folder);
  kept->path = test_folder_dup_path (&kept->folder, "games/a.kloosterland");
  kept->game = test_game_new_with_pile ("city-cap road-curve road-curve road-curve", 5);
  kept->autosave = kl_autosave_new (kept->game, kept->path, NULL);
  g_signal_connect_swapped (kept->autosave, "saved", G_CALLBACK (count_cb), &kept->n_saved);
  g_signal_connect_swapped (kept->autosave, "notify::problem", G_CALLBACK (count_cb), &kept->n_problems);
}

static void
kept_clear (Kept *kept)
{
  kl_autosave_stop (kept->autosave);
  /* Its thread tells the main loop that it is done. */
  while (G_OBJECT (kept->autosave)->ref_count > 1)
    g_main_context_iteration (NULL, FALSE);
  g_assert_finalize_object (kept->autosave);
  g_assert_finalize_object (kept->game);
  g_free (kept->path);
  test_folder_clear (&kept->folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Kept, kept_clear)

/* Lets the main loop run until the counter has moved. */
static void
wait_for (const guint *count)
{
  guint before = *count;

  while (*count == before)
    g_main_context_iteration (NULL, TRUE);
}

static KlGame *
read_path (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) contents = NULL;
  KlGame            *game = kl_store_read (path, &contents, &error);

  g_assert_no_error (error);
  g_assert_nonnull (contents);
  return game;
}

static void
assert_game_at (const char *path,
                KlGame     *game)
{
  KlGame *read = read_path (path);

  test_assert_same_game (read, game);
  g_assert_finalize_object (read);
}

static void
assert_kept (Kept *kept)
{
  assert_game_at (kept->path, kept->game);
}

/* After every move, undo and redo, and from the beginning, the file is the game with its undone moves. */
static void
test_every_change (void)
{
  g_auto (Kept) kept = { 0 };

  kept_init (&kept);
  wait_for (&kept.n_saved);
  assert_kept (&kept);
  test_play (kept.game, "place 0,-1 180");
  wait_for (&kept.n_saved);
  assert_kept (&kept);
  test_play (kept.game, "meeple city s");
  wait_for (&kept.n_saved);
  assert_kept (&kept);
  kl_game_undo (kept.game);
  wait_for (&kept.n_saved);
  assert_kept (&kept);
  kl_game_redo (kept.game);
  wait_for (&kept.n_saved);
  assert_kept (&kept);
  kl_game_undo (kept.game);
  kl_game_undo (kept.game);
  g_assert_true (kl_autosave_flush (kept.autosave, NULL));
  assert_kept (&kept);
  g_assert_cmpuint (kept.n_problems, ==, 0);
}

/* However fast the game changes, the newest state is on the disk in the end, and the one before it that was written. */
static void
test_coalescing (void)
{
  g_auto (Kept) kept = { 0 };

  kept_init (&kept);
  test_play (kept.game, "place 0,-1 180");
  for (int i = 0; i < 500; i++)
    {
      kl_game_undo (kept.game);
      kl_game_redo (kept.game);
    }
  kl_game_undo (kept.game);
  wait_for (&kept.n_saved);
  g_assert_true (kl_autosave_flush (kept.autosave, NULL));
  assert_kept (&kept);
  g_assert_cmpuint (kept.n_saved, <, 100);
}

/* What has not changed is not written anew, so that the backup stays another version; but it is the last one played. */
static void
test_touched (void)
{
  g_auto (Kept)         kept = { 0 };
  g_autofree char      *other = NULL;
  g_autofree char      *folder = NULL;
  g_autofree char      *backup = NULL;
  g_autofree char      *before = NULL;
  g_autofree char      *after = NULL;
  g_autoptr (GBytes)    bytes = g_bytes_new_static ("x", 1);
  g_autoptr (GPtrArray) first = NULL;
  g_autoptr (GPtrArray) second = NULL;

  kept_init (&kept);
  folder = g_path_get_dirname (kept.path);
  other = g_build_filename (folder, "b.kloosterland", NULL);
  backup = g_strconcat (kept.path, "~", NULL);
  g_assert_true (kl_autosave_flush (kept.autosave, NULL));
  test_play (kept.game, "place 0,-1 180");
  g_assert_true (kl_autosave_flush (kept.autosave, NULL));
  g_assert_true (g_file_get_contents (backup, &before, NULL, NULL));
  g_usleep (20000);
  g_assert_true (kl_store_write (other, bytes, NULL, NULL));
  first = kl_store_list (folder);
  g_assert_cmpstr (g_ptr_array_index (first, 0), ==, other);

  g_usleep (20000);
  kl_autosave_save (kept.autosave);
  g_assert_true (kl_autosave_flush (kept.autosave, NULL));
  second = kl_store_list (folder);
  g_assert_cmpuint (second->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (second, 0), ==, kept.path);
  g_assert_true (g_file_get_contents (backup, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
}

static void
set_largest_file (rlim_t size)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (size, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* On a full disk the game goes on, its file stays whole, and what was not written is written when there is room. */
static void
test_full (void)
{
  g_auto (Kept)      kept = { 0 };
  g_autoptr (GError) error = NULL;
  KlGame            *game;

  kept_init (&kept);
  wait_for (&kept.n_saved);
  signal (SIGXFSZ, SIG_IGN);
  set_largest_file (512);
  test_play (kept.game, "place 0,-1 180");
  wait_for (&kept.n_problems);
  g_assert_true (g_str_has_prefix (kl_autosave_get_problem (kept.autosave), "The game could not be kept"));
  test_play (kept.game, "meeple city s");
  g_assert_false (kl_autosave_flush (kept.autosave, &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_IO);
  game = read_path (kept.path);
  g_assert_cmpint (kl_game_get_history (game)->n, ==, 1);
  g_assert_finalize_object (game);

  set_largest_file (RLIM_INFINITY);
  test_play (kept.game, "place 1,0 90");
  wait_for (&kept.n_saved);
  g_assert_null (kl_autosave_get_problem (kept.autosave));
  g_assert_cmpuint (kept.n_problems, ==, 2);
  assert_kept (&kept);
}

/* A thread's failure that is told after others have written is none any more; nor does it hold the autosave. */
static void
test_told_late (void)
{
  g_auto (Kept) kept = { 0 };

  kept_init (&kept);
  wait_for (&kept.n_saved);
  signal (SIGXFSZ, SIG_IGN);
  set_largest_file (512);
  test_play (kept.game, "place 0,-1 180");
  g_assert_false (kl_autosave_flush (kept.autosave, NULL));
  set_largest_file (RLIM_INFINITY);
  g_assert_true (kl_autosave_flush (kept.autosave, NULL));
  while (G_OBJECT (kept.autosave)->ref_count > 1 && kept.n_problems == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (kept.n_problems, ==, 0);
  assert_kept (&kept);
}

/* What failed is tried again without another move. */
static void
test_tried_again (void)
{
  g_auto (Kept) kept = { 0 };

  kept_init (&kept);
  wait_for (&kept.n_saved);
  set_largest_file (512);
  test_play (kept.game, "place 0,-1 180");
  wait_for (&kept.n_problems);
  set_largest_file (RLIM_INFINITY);
  wait_for (&kept.n_saved);
  assert_kept (&kept);
}

/* A folder or file that vanished is made anew; a file in the place of the folder is a problem until it goes. */
static void
test_vanished (void)
{
  g_auto (Kept)    kept = { 0 };
  g_autofree char *folder = NULL;
  g_autofree char *aside = NULL;

  kept_init (&kept);
  wait_for (&kept.n_saved);
  folder = g_path_get_dirname (kept.path);
  aside = test_folder_dup_path (&kept.folder, "aside");

  g_assert_cmpint (g_unlink (kept.path), ==, 0);
  test_play (kept.game, "place 0,-1 180");
  wait_for (&kept.n_saved);
  assert_kept (&kept);

  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  test_play (kept.game, "meeple city s");
  wait_for (&kept.n_saved);
  assert_kept (&kept);

  g_assert_cmpint (g_rename (folder, aside), ==, -1); /* not empty */
  g_assert_cmpint (g_unlink (kept.path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  test_play (kept.game, "place 1,0 90");
  wait_for (&kept.n_problems);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  kl_game_undo (kept.game);
  wait_for (&kept.n_saved);
  assert_kept (&kept);
}

/* Two programs, one game: each goes on with its own, the second that writes in a file of its own, and that only once. */
static void
test_elsewhere (void)
{
  g_auto (Kept)         kept = { 0 };
  g_autoptr (GBytes)    contents = NULL;
  g_autoptr (KlGame)    other = NULL;
  g_autoptr (GPtrArray) paths = NULL;
  g_autofree char      *folder = NULL;
  KlAutosave           *autosave;
  guint                 n_moved = 0, n_saved = 0;

  kept_init (&kept);
  wait_for (&kept.n_saved);
  other = kl_store_read (kept.path, &contents, NULL);
  autosave = kl_autosave_new (other, kept.path, contents);
  g_signal_connect_swapped (autosave, "notify::path", G_CALLBACK (count_cb), &n_moved);
  g_signal_connect_swapped (autosave, "saved", G_CALLBACK (count_cb), &n_saved);
  wait_for (&n_saved);

  test_play (kept.game, "place 0,-1 180");
  test_play (kept.game, "meeple city s");
  g_assert_true (kl_autosave_flush (kept.autosave, NULL));
  test_play (other, "place 0,-1 180");
  wait_for (&n_saved);
  g_assert_cmpuint (n_moved, ==, 1);
  test_play (other, "pass");
  wait_for (&n_saved);
  test_play (kept.game, "place 1,0 90");
  wait_for (&kept.n_saved);
  kl_game_undo (other);
  g_assert_true (kl_autosave_flush (autosave, NULL));
  g_assert_cmpuint (n_moved, ==, 1);

  assert_kept (&kept);
  g_assert_cmpstr (kl_autosave_get_path (kept.autosave), ==, kept.path);
  assert_game_at (kl_autosave_get_path (autosave), other);
  folder = g_path_get_dirname (kept.path);
  paths = kl_store_list (folder);
  g_assert_cmpuint (paths->len, ==, 2);
  kl_autosave_stop (autosave);
  while (G_OBJECT (autosave)->ref_count > 1)
    g_main_context_iteration (NULL, FALSE);
  g_assert_finalize_object (autosave);
}

/* The same when nobody lets the main loop run in between. */
static void
test_elsewhere_at_the_end (void)
{
  g_auto (Kept)    kept = { 0 };
  g_autofree char *contents = NULL;
  guint            n_moved = 0;

  kept_init (&kept);
  wait_for (&kept.n_saved);
  g_signal_connect_swapped (kept.autosave, "notify::path", G_CALLBACK (count_cb), &n_moved);
  g_assert_true (g_file_set_contents (kept.path, "by hand", -1, NULL));
  test_play (kept.game, "place 0,-1 180");
  g_assert_true (kl_autosave_flush (kept.autosave, NULL));
  while (G_OBJECT (kept.autosave)->ref_count > 1)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (n_moved, ==, 1);
  assert_game_at (kl_autosave_get_path (kept.autosave), kept.game);
  g_assert_true (g_file_get_contents (kept.path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "by hand");
}

static void
gone_cb (gpointer main_thread,
         GObject *where_it_was)
{
  g_assert_true (g_thread_self () == main_thread);
}

/* The thread that writes may be the last to hold the autosave, and with it the game; but they are the main thread's. */
static void
test_let_go (void)
{
  g_auto (TestFolder) folder = { 0 };
  g_autofree char    *path = NULL;

  test_threads_yield ();
  test_folder_init (&folder);
  path = test_folder_dup_path (&folder, "a.kloosterland");
  for (int i = 0; i < 20; i++)
    {
      KlGame            *game = test_game_new_with_pile ("city-cap road-curve", 5);
      g_autoptr (GBytes) known = NULL;
      KlAutosave        *autosave;
      guint              n_saved = 0;

      if (i > 0)
        g_object_unref (kl_store_read (path, &known, NULL));
      autosave = kl_autosave_new (game, path, known);
      g_signal_connect_swapped (autosave, "saved", G_CALLBACK (count_cb), &n_saved);
      g_object_weak_ref (G_OBJECT (autosave), gone_cb, g_thread_self ());
      g_object_weak_ref (G_OBJECT (game), gone_cb, g_thread_self ());
      g_object_unref (autosave);
      g_object_unref (game);
      wait_for (&n_saved);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/autosave/every-change", test_every_change);
  g_test_add_func ("/autosave/coalescing", test_coalescing);
  g_test_add_func ("/autosave/let-go", test_let_go);
  g_test_add_func ("/autosave/touched", test_touched);
  g_test_add_func ("/autosave/full", test_full);
  g_test_add_func ("/autosave/told-late", test_told_late);
  if (g_test_slow ())
    g_test_add_func ("/autosave/tried-again", test_tried_again);
  g_test_add_func ("/autosave/vanished", test_vanished);
  g_test_add_func ("/autosave/elsewhere", test_elsewhere);
  g_test_add_func ("/autosave/elsewhere-at-the-end", test_elsewhere_at_the_end);
  return g_test_run ();
}

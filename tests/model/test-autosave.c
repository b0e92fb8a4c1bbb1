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
  kept->autosave = kl_autosave_new (kept->game, kept->path);
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
  gboolean           from_backup;
  KlGame            *game = kl_store_read (path, &from_backup, &error);

  g_assert_no_error (error);
  g_assert_false (from_backup);
  return game;
}

static void
assert_kept (Kept *kept)
{
  KlGame *game = read_path (kept->path);

  test_assert_same_game (game, kept->game);
  g_assert_finalize_object (game);
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
  g_assert_true (kl_store_write (other, bytes, NULL));
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

static void
write_game (const char *path,
            KlGame     *game)
{
  g_autoptr (GBytes) bytes = kl_save_to_bytes (game);
  g_autoptr (GError) error = NULL;

  g_assert_true (kl_store_write (path, bytes, &error));
  g_assert_no_error (error);
}

static void
test_backup (void)
{
  g_auto (TestFolder)   folder = { 0 };
  g_autofree char      *path = NULL;
  g_autoptr (GPtrArray) paths = NULL;
  g_autoptr (GError)    error = NULL;
  KlGame               *game = test_game_new_with_pile ("city-cap road-curve", 5);
  KlGame               *old;
  gboolean              from_backup;

  test_folder_init (&folder);
  path = test_folder_dup_path (&folder, "a.kloosterland");
  write_game (path, game);
  test_play (game, "place 0,-1 180");
  write_game (path, game);

  g_assert_true (g_file_set_contents (path, "<kloosterland-game form", -1, NULL));
  old = kl_store_read (path, &from_backup, &error);
  g_assert_no_error (error);
  g_assert_true (from_backup);
  g_assert_cmpint (kl_game_get_history (old)->n, ==, 1);
  g_assert_finalize_object (old);

  /* Between two renames, where there are no hard links. */
  g_assert_cmpint (g_unlink (path), ==, 0);
  paths = kl_store_list (folder.path);
  g_assert_cmpuint (paths->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (paths, 0), ==, path);
  old = kl_store_read (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_finalize_object (old);

  /* What is too new is not damaged. */
  g_assert_true (g_file_set_contents (path, "<kloosterland-game format=\"9\" program=\"9\"/>", -1, NULL));
  g_assert_null (kl_store_read (path, &from_backup, &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_TOO_NEW);
  g_assert_finalize_object (game);
}

static void
test_deleted (void)
{
  g_auto (TestFolder)   folder = { 0 };
  g_autofree char      *path = NULL;
  g_autofree char      *stray = NULL;
  g_autofree char      *names = NULL;
  g_autofree char      *left = NULL;
  g_autoptr (GPtrArray) paths = NULL;
  g_autoptr (GPtrArray) again = NULL;
  KlGame               *game = test_game_new_with_pile ("city-cap road-curve", 5);

  test_folder_init (&folder);
  path = test_folder_dup_path (&folder, "Opa's “gáme” 🏰.kloosterland");
  write_game (path, game);
  test_play (game, "place 0,-1 180");
  write_game (path, game);
  g_assert_true (kl_store_delete (path));
  g_assert_false (kl_store_delete (path));
  paths = kl_store_list (folder.path);
  g_assert_cmpuint (paths->len, ==, 0);
  g_assert_true (kl_store_restore (path));
  again = kl_store_list (folder.path);
  g_assert_cmpuint (again->len, ==, 1);
  names = test_folder_dup_names (&folder);
  g_assert_cmpstr (names, ==, "Opa's “gáme” 🏰.kloosterland Opa's “gáme” 🏰.kloosterland~");

  g_assert_true (kl_store_delete (path));
  stray = test_folder_dup_path (&folder, "b.kloosterland.new.A1B2C3");
  g_assert_true (g_file_set_contents (stray, "half a ga", -1, NULL));
  kl_store_sweep (folder.path);
  left = test_folder_dup_names (&folder);
  g_assert_cmpstr (left, ==, "");
  g_assert_finalize_object (game);
}

/* The one that was written last comes first; other files are none of our business. */
static void
test_list (void)
{
  g_auto (TestFolder)   folder = { 0 };
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GPtrArray) paths = NULL;
  g_autofree char      *nowhere = NULL;
  KlGame               *game = test_game_new_with_pile ("city-cap road-curve", 5);

  test_folder_init (&folder);
  nowhere = test_folder_dup_path (&folder, "nowhere");
  none = kl_store_list (nowhere);
  g_assert_cmpuint (none->len, ==, 0);
  for (const char *name = "cabd"; *name != '\0'; name++)
    {
      const char       file[] = { *name, *name == 'd' ? '\0' : '.', 'k', 'l', 'o', 'o', 's', 't', 'e', 'r', 'l', 'a', 'n', 'd', '\0' };
      g_autofree char *path = test_folder_dup_path (&folder, file);

      write_game (path, game);
      g_usleep (20000);
    }
  paths = kl_store_list (folder.path);
  g_assert_cmpuint (paths->len, ==, 3);
  g_assert_true (g_str_has_suffix (g_ptr_array_index (paths, 0), "/b.kloosterland"));
  g_assert_true (g_str_has_suffix (g_ptr_array_index (paths, 1), "/a.kloosterland"));
  g_assert_true (g_str_has_suffix (g_ptr_array_index (paths, 2), "/c.kloosterland"));
  g_assert_finalize_object (game);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/autosave/every-change", test_every_change);
  g_test_add_func ("/autosave/coalescing", test_coalescing);
  g_test_add_func ("/autosave/touched", test_touched);
  g_test_add_func ("/autosave/full", test_full);
  if (g_test_slow ())
    g_test_add_func ("/autosave/tried-again", test_tried_again);
  g_test_add_func ("/autosave/vanished", test_vanished);
  g_test_add_func ("/store/backup", test_backup);
  g_test_add_func ("/store/deleted", test_deleted);
  g_test_add_func ("/store/list", test_list);
  return g_test_run ();
}

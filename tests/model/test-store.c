/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The folder of kept games: what is in it, whoever else is at it.
 */

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "folders.h"
#include "games.h"
#include "kl-save.h"
#include "kl-store.h"

static void
write_game (const char *path,
            KlGame     *game)
{
  g_autoptr (GBytes) bytes = kl_save_to_bytes (game);
  g_autoptr (GBytes) known = NULL;
  g_autoptr (KlGame) old = kl_store_read (path, &known, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (kl_store_write (path, bytes, known, &error));
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
  g_autoptr (GBytes)    contents = NULL;

  test_folder_init (&folder);
  path = test_folder_dup_path (&folder, "a.kloosterland");
  write_game (path, game);
  test_play (game, "place 0,-1 180");
  write_game (path, game);

  g_assert_true (g_file_set_contents (path, "<kloosterland-game form", -1, NULL));
  old = kl_store_read (path, &contents, &error);
  g_assert_no_error (error);
  g_assert_null (contents);
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
  g_assert_null (kl_store_read (path, &contents, &error));
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

/* A game that was deleted, played on by somebody else and then brought back is the one that was played on. */
static void
test_restored_over_newer (void)
{
  g_auto (TestFolder) folder = { 0 };
  g_autofree char    *path = NULL;
  KlGame             *game = test_game_new_with_pile ("city-cap road-curve", 5);
  KlGame             *found;

  test_folder_init (&folder);
  path = test_folder_dup_path (&folder, "a.kloosterland");
  write_game (path, game);
  g_assert_true (kl_store_delete (path));
  test_play (game, "place 0,-1 180");
  write_game (path, game);
  g_assert_true (kl_store_restore (path));
  found = kl_store_read (path, NULL, NULL);
  test_assert_same_game (found, game);
  g_assert_finalize_object (found);
  g_assert_finalize_object (game);
}

/* Nothing is written over what the writer does not know. */
static void
test_changed (void)
{
  g_auto (TestFolder) folder = { 0 };
  g_autofree char    *path = NULL;
  g_autofree char    *names = NULL;
  g_autofree char    *contents = NULL;
  g_autoptr (GBytes)  first = g_bytes_new_static ("first", 5);
  g_autoptr (GBytes)  second = g_bytes_new_static ("second", 6);
  g_autoptr (GError)  error = NULL;

  test_folder_init (&folder);
  path = test_folder_dup_path (&folder, "a.kloosterland");
  g_assert_true (kl_store_write (path, first, NULL, &error));
  g_assert_false (kl_store_write (path, second, NULL, &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_CHANGED);
  g_clear_error (&error);
  g_assert_false (kl_store_write (path, second, second, &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_CHANGED);
  g_clear_error (&error);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "first");
  names = test_folder_dup_names (&folder);
  g_assert_cmpstr (names, ==, "a.kloosterland");
  g_assert_true (kl_store_write (path, second, first, &error));
}

/* A program that was stopped with the lock in its hand holds nobody up for long. */
static void
test_locked (void)
{
  g_auto (TestFolder) folder = { 0 };
  g_autofree char    *path = NULL;
  g_autoptr (GBytes)  bytes = g_bytes_new_static ("x", 1);
  int                 fd;

  test_folder_init (&folder);
  path = test_folder_dup_path (&folder, "a.kloosterland");
  fd = g_open (folder.path, O_RDONLY | O_DIRECTORY, 0);
  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  g_assert_true (kl_store_write (path, bytes, NULL, NULL));
  g_assert_true (g_close (fd, NULL));
}

static gpointer
delete_in_thread (gpointer path)
{
  return GINT_TO_POINTER (kl_store_delete (path));
}

/* Nor does anybody put a game away while another program writes it: it has the lock for that. */
static void
test_deleted_under_lock (void)
{
  g_auto (TestFolder) folder = { 0 };
  g_autofree char    *path = NULL;
  g_autoptr (GBytes)  bytes = g_bytes_new_static ("x", 1);
  GThread            *thread;
  int                 fd;

  test_folder_init (&folder);
  path = test_folder_dup_path (&folder, "a.kloosterland");
  g_assert_true (kl_store_write (path, bytes, NULL, NULL));
  fd = g_open (folder.path, O_RDONLY | O_DIRECTORY, 0);
  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  thread = g_thread_new ("delete", delete_in_thread, path);
  g_usleep (G_USEC_PER_SEC / 10);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_close (fd, NULL));
  g_assert_true (GPOINTER_TO_INT (g_thread_join (thread)));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* What nobody would expect under a game's name is bad, but no reason to wait for ever or to write through it. */
static void
test_odd_files (void)
{
  g_auto (TestFolder)   folder = { 0 };
  g_autofree char      *pipe = NULL;
  g_autofree char      *directory = NULL;
  g_autofree char      *link = NULL;
  g_autofree char      *endless = NULL;
  g_autoptr (GPtrArray) paths = NULL;

  test_folder_init (&folder);
  pipe = test_folder_dup_path (&folder, "pipe.kloosterland");
  directory = test_folder_dup_path (&folder, "directory.kloosterland");
  link = test_folder_dup_path (&folder, "link.kloosterland");
  endless = test_folder_dup_path (&folder, "endless.kloosterland");
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (g_mkdir (directory, 0700), ==, 0);
  g_assert_cmpint (symlink ("nowhere", link), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", endless), ==, 0);

  paths = kl_store_list (folder.path);
  g_assert_cmpuint (paths->len, ==, 4);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (kl_store_read (paths->pdata[i], NULL, &error));
      g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_IO);
      g_assert_true (kl_store_delete (paths->pdata[i]));
      g_assert_true (kl_store_restore (paths->pdata[i]));
      g_assert_true (kl_store_delete (paths->pdata[i]));
    }
  kl_store_sweep (folder.path);
  g_assert_true (g_file_test ("/dev/zero", G_FILE_TEST_EXISTS));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/backup", test_backup);
  g_test_add_func ("/store/deleted", test_deleted);
  g_test_add_func ("/store/list", test_list);
  g_test_add_func ("/store/restored-over-newer", test_restored_over_newer);
  g_test_add_func ("/store/changed", test_changed);
  g_test_add_func ("/store/locked", test_locked);
  g_test_add_func ("/store/deleted-under-lock", test_deleted_under_lock);
  g_test_add_func ("/store/odd-files", test_odd_files);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What other threads have worked with is let go of by the main thread: widgets, and the pictures that they share, are its own.
 */

#include "folders.h"
#include "games.h"
#include "threads.h"

#include "kl-kept-row.h"
#include "kl-output.h"
#include "kl-save.h"
#include "kl-store.h"

enum
{
  TIMES = 50
};

typedef struct
{
  TestFolder folder;
  char      *path; /* of a file in it */
  GThread   *main;
  gboolean   gone; /* what a thread has worked with */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  test_threads_yield ();
  test_folder_init (&fixture->folder);
  fixture->path = test_folder_dup_path (&fixture->folder, "a");
  fixture->main = g_thread_self ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  test_folder_clear (&fixture->folder);
  g_free (fixture->path);
}

static void
go (gpointer data)
{
  Fixture *fixture = data;

  g_assert_true (g_thread_self () == fixture->main);
  fixture->gone = TRUE;
}

static void
gone_cb (gpointer data,
         GObject *where_it_was)
{
  go (data);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
}

static void
wait_until_gone (Fixture *fixture)
{
  while (!fixture->gone)
    g_main_context_iteration (NULL, TRUE);
  fixture->gone = FALSE;
}

/* A row whose window is closed while its map is drawn. */
static void
test_kept_row (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (GBytes) bytes = kl_save_to_bytes (game);

  g_assert_true (kl_store_write (fixture->path, bytes, NULL, NULL));
  for (int i = 0; i < TIMES; i++)
    {
      GtkWidget *row = g_object_ref_sink (kl_kept_row_new (fixture->path));

      g_object_weak_ref (G_OBJECT (row), gone_cb, fixture);
      kl_kept_row_load (KL_KEPT_ROW (row), done_cb, NULL);
      g_object_unref (row);
      wait_until_gone (fixture);
    }
}

static GBytes *
draw (gpointer data)
{
  return g_bytes_new_static ("x", 1);
}

static void
test_output (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);

  for (int i = 0; i < TIMES; i++)
    {
      kl_output_write_async (file, draw, fixture, go, done_cb, NULL);
      wait_until_gone (fixture);
    }
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add ("/ui/threads/kept-row", Fixture, NULL, set_up, test_kept_row, tear_down);
  g_test_add ("/ui/threads/output", Fixture, NULL, set_up, test_output, tear_down);
  return g_test_run ();
}

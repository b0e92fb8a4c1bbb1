/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A program that plays and is killed at any moment has its last move when it starts again. This file is both programs:
 * with --play it goes on with the newest game in a folder, and prints what the game is before each save and that it is
 * saved after it. Without, it starts such programs, kills them, and looks what they have left.
 *
 * Killed 200 times; 2,000 times with -m slow.
 */

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#include <glib/gstdio.h>

#include "folders.h"
#include "games.h"
#include "kl-autosave.h"
#include "kl-save.h"
#include "kl-store.h"
#include "rules-random.h"

enum
{
  KILLS = 200,
  KILLS_SLOW = 2000,
  USUAL_DELAY = 25000,   /* microseconds of play, at most */
  LONGEST_DELAY = 400000 /* where the machine or its disk is slow or busy */
};

static const char *program;

/* The player */

static char *
dup_checksum (KlGame *game)
{
  g_autoptr (GBytes) bytes = kl_save_to_bytes (game);

  return g_compute_checksum_for_bytes (G_CHECKSUM_MD5, bytes);
}

static void
say (const char *what,
     KlGame     *game)
{
  g_autofree char *checksum = dup_checksum (game);

  printf ("%s %s\n", what, checksum);
  fflush (stdout);
}

static void
changed_cb (KlGame *game)
{
  say ("try", game);
}

static KlAutosave *
begin_or_resume (const char *folder,
                 guint64     seed)
{
  g_autoptr (GPtrArray) paths = NULL;
  g_autoptr (KlGame)    game = NULL;
  g_autoptr (GBytes)    contents = NULL;
  g_autofree char      *path = NULL;
  g_autoptr (GError)    error = NULL;
  RulesSetup            setup;

  kl_store_sweep (folder);
  paths = kl_store_list (folder);
  if (paths->len > 0)
    {
      path = g_strdup (g_ptr_array_index (paths, 0));
      game = kl_store_read (path, &contents, &error);
      g_assert_no_error (error);
    }
  if (game == NULL || kl_game_get_over (game))
    {
      test_setup_init (&setup, "base", 3, seed);
      g_set_object (&game, NULL);
      game = test_game_new (&setup);
      g_free (path);
      path = kl_store_dup_new_path (folder);
      g_clear_pointer (&contents, g_bytes_unref);
    }
  /* Before the autosave hears of it. */
  g_signal_connect (game, "changed", G_CALLBACK (changed_cb), NULL);
  changed_cb (game);
  return kl_autosave_new (game, path, contents);
}

static void
saved_cb (KlAutosave *autosave,
          gpointer    user_data)
{
  guint64 *random = user_data;
  KlGame  *game = kl_autosave_get_game (autosave);

  say ("saved", game);
  if (kl_game_get_over (game))
    exit (EXIT_SUCCESS);
  if (rules_random_next ((uint64_t *) random) % 8 == 0 && kl_game_get_can_undo (game))
    kl_game_undo (game);
  else
    test_play_random (game, random);
}

static int
play (const char *folder,
      guint64     seed)
{
  g_autoptr (GMainLoop)  loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (KlAutosave) autosave = begin_or_resume (folder, seed);
  guint64                random = seed;

  g_signal_connect (autosave, "saved", G_CALLBACK (saved_cb), &random);
  g_main_loop_run (loop);
  return EXIT_FAILURE;
}

/* The killer */

/* What a player has printed: the state that is saved for certain, and the one that may be. */
typedef struct
{
  char *saved;
  char *tried;
  guint n; /* states that were saved */
} Heard;

static void
heard_clear (Heard *heard)
{
  g_free (heard->saved);
  g_free (heard->tried);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Heard, heard_clear)

static void
listen (GDataInputStream *stream,
        Heard            *heard)
{
  g_autofree char *line = NULL;

  while ((line = g_data_input_stream_read_line (stream, NULL, NULL, NULL)) != NULL)
    {
      gboolean saved = g_str_has_prefix (line, "saved ");
      char   **field = saved ? &heard->saved : &heard->tried;

      g_free (*field);
      *field = g_strdup (strchr (line, ' ') + 1);
      heard->n += saved;
      g_clear_pointer (&line, g_free);
    }
}

/* Starts a player, lets it play for a while and kills it. */
static void
run_and_kill (const char *folder,
              guint64     seed,
              gulong      delay,
              Heard      *heard)
{
  g_autofree char             *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  g_autoptr (GError)           error = NULL;
  g_autoptr (GSubprocess)      process = NULL;
  g_autoptr (GDataInputStream) stream = NULL;
  g_autofree char             *first = NULL;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--play", folder, number, NULL);
  g_assert_no_error (error);
  stream = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  first = g_data_input_stream_read_line (stream, NULL, NULL, NULL);
  g_assert_nonnull (first);
  g_assert_true (g_str_has_prefix (first, "try "));
  heard->tried = g_strdup (first + strlen ("try "));

  g_usleep (delay);
  g_subprocess_send_signal (process, SIGKILL);
  listen (stream, heard);
  g_assert_true (g_subprocess_wait (process, NULL, &error));
}

/* What the next start would find. */
static char *
dup_found (const char *folder)
{
  g_autoptr (GPtrArray) paths = kl_store_list (folder);
  g_autoptr (GError)    error = NULL;
  g_autoptr (GBytes)    contents = NULL;
  KlGame               *game;
  char                 *checksum;

  if (paths->len == 0)
    return NULL;
  game = kl_store_read (g_ptr_array_index (paths, 0), &contents, &error);
  g_assert_no_error (error);
  g_assert_nonnull (contents);
  checksum = dup_checksum (game);
  g_assert_finalize_object (game);
  return checksum;
}

static void
test_killed (void)
{
  const guint         kills = g_test_slow () ? KILLS_SLOW : KILLS;
  g_auto (TestFolder) folder = { 0 };
  g_autofree char    *before = NULL;
  uint64_t            random = 1;
  guint               n_saved = 0, n_open = 0;
  guint               longest = USUAL_DELAY;

  test_folder_init (&folder);
  for (guint i = 0; i < kills; i++)
    {
      g_auto (Heard)   heard = { 0 };
      g_autofree char *found = NULL;

      run_and_kill (folder.path, i, rules_random_below (&random, longest), &heard);
      found = dup_found (folder.path);
      if (g_strcmp0 (found, heard.saved != NULL ? heard.saved : before) != 0)
        {
          g_assert_cmpstr (found, ==, heard.tried);
          n_open++;
        }
      n_saved += heard.n;
      if (n_saved < i / 2)
        longest = MIN (longest + longest / 8, LONGEST_DELAY);
      g_free (before);
      before = g_steal_pointer (&found);
    }
  g_test_message ("%u kills, %u moves saved, %u moves saved but not told", kills, n_saved, n_open);
  g_assert_cmpuint (n_saved, >, kills / 4); /* it is no proof otherwise */
}

int
main (int    argc,
      char **argv)
{
  if (argc == 4 && g_str_equal (argv[1], "--play"))
    return play (argv[2], g_ascii_strtoull (argv[3], NULL, 10));

  program = argv[0];
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/autosave/killed", test_killed);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scripts as files: a game that goes out as one comes in as the same game.
 */

#include <glib/gstdio.h>

#include "folders.h"
#include "games.h"
#include "kl-save.h"
#include "kl-script-file.h"
#include "kl-script.h"

static GFile *
new_file (TestFolder *folder,
          const char *name)
{
  g_autofree char *path = test_folder_dup_path (folder, name);

  return g_file_new_for_path (path);
}

/* The scores of players who may be counted from another one. */
static int
sum_scores (KlGame *game)
{
  int sum = 0;

  for (guint i = 0; i < kl_game_get_setup (game)->n_players; i++)
    sum += kl_game_get_position (game)->score[i] * kl_game_get_position (game)->score[i];
  return sum;
}

/* The same map, points and phase after any number of moves of any game, undone moves left out, and an early end too. */
static void
test_round_trip (void)
{
  g_auto (TestFolder) folder = { 0 };
  g_autoptr (GFile)   file = NULL;

  test_folder_init (&folder);
  file = new_file (&folder, "Opa's “gáme” 🏰.script");
  for (guint64 seed = 0; seed < 120; seed++)
    {
      RulesSetup         setup;
      KlGame            *game, *read;
      guint64            random = seed;
      g_autoptr (GError) error = NULL;

      test_setup_init_random (&setup, seed);
      game = test_game_new (&setup);
      for (guint i = 0; i < seed * 2 && !kl_game_get_over (game); i++)
        test_play_random (game, &random);
      if (seed % 3 == 0)
        kl_game_end (game);
      if (seed % 4 == 0)
        kl_game_undo (game);
      g_assert_true (kl_script_file_write (game, file, &error));
      g_assert_no_error (error);
      read = kl_script_file_read (file, &error);
      g_assert_no_error (error);
      g_assert_cmpint (kl_game_get_phase (read), ==, kl_game_get_phase (game));
      g_assert_cmpint (kl_game_get_history (read)->n, ==, kl_game_get_history (game)->cursor + 1);
      g_assert_cmpint (kl_game_get_position (read)->n_tiles, ==, kl_game_get_position (game)->n_tiles);
      g_assert_cmpint (sum_scores (read), ==, sum_scores (game));
      g_assert_finalize_object (game);
      g_assert_finalize_object (read);
    }
}

/* Names of every kind, as far as a script can have them; listed from the player who began. */
static void
test_names (void)
{
  static const char *const names[] = { "Anna \"the\" #1", "", "Joris\n& Co" };
  static const KlColour    colours[] = { KL_COLOUR_RED, KL_COLOUR_BLUE, KL_COLOUR_YELLOW };
  g_auto (TestFolder)      folder = { 0 };
  g_autoptr (GFile)        file = NULL;
  g_autoptr (GError)       error = NULL;
  g_autofree char         *long_name = g_strnfill (20000, 'x');
  RulesSetup               setup;
  KlGame                  *game, *read;

  test_folder_init (&folder);
  file = new_file (&folder, "a.script");
  test_setup_init (&setup, "demo", 3, 1);
  setup.first = 2; /* the second */
  game = kl_game_new (&setup, names, colours);
  g_assert_true (kl_script_file_write (game, file, &error));
  read = kl_script_file_read (file, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (kl_player_get_name (kl_game_get_player (read, 0)), ==, "");
  g_assert_cmpstr (kl_player_get_name (kl_game_get_player (read, 1)), ==, "Joris& Co");
  g_assert_cmpstr (kl_player_get_name (kl_game_get_player (read, 2)), ==, "Anna the 1");
  g_assert_finalize_object (game);
  g_assert_finalize_object (read);

  game = kl_game_new (&setup, (const char *[]){ long_name, long_name, long_name }, colours);
  g_assert_true (kl_script_file_write (game, file, &error));
  read = kl_script_file_read (file, &error);
  g_assert_no_error (error);
  g_assert_finalize_object (game);
  g_assert_finalize_object (read);
}

static void
test_refused (void)
{
  g_auto (TestFolder) folder = { 0 };
  g_autoptr (GFile)   file = NULL;
  g_autoptr (GError)  error = NULL;
  g_autofree char    *long_line = g_strnfill (5000, 'x');

  test_folder_init (&folder);
  file = new_file (&folder, "a.script");
  g_assert_true (kl_script_file_is_one (file));
  g_assert_null (kl_script_file_read (file, &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_IO);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), "tiles demo\nplace 5,5 0\n", -1, NULL));
  g_assert_null (kl_script_file_read (file, &error));
  g_assert_error (error, KL_SCRIPT_ERROR, KL_SCRIPT_ERROR_FAILED);
  g_assert_cmpstr (error->message, ==, "“a.script”, line 2: the move “place 5,5 0” cannot be made: no tile lies beside that space. Mend it, or choose another file.");
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), "parts barn wagon\nrule wagon-rolls\nrule wagon-connected\n", -1, NULL));
  g_assert_null (kl_script_file_read (file, &error));
  g_assert_error (error, KL_SCRIPT_ERROR, KL_SCRIPT_ERROR_UNREADABLE);
  g_assert_true (g_str_has_suffix (error->message, "exclude each other. Mend it, or choose another file."));
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), long_line, -1, NULL));
  g_assert_null (kl_script_file_read (file, &error));
  g_assert_cmpuint (g_utf8_strlen (error->message, -1), <, 400);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/script-file/round-trip", test_round_trip);
  g_test_add_func ("/script-file/names", test_names);
  g_test_add_func ("/script-file/refused", test_refused);
  return g_test_run ();
}

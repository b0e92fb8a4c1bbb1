/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * write-corpus FOLDER: what fuzzing begins with, random games with every combination of parts, stopped anywhere, as
 * saved games in FOLDER/save and as scripts in FOLDER/script.
 */

#include <stdio.h>
#include <stdlib.h>

#include "games.h"
#include "kl-save.h"
#include "kl-script-file.h"

enum
{
  N_GAMES = 60
};

static GFile *
new_file (const char *folder,
          const char *kind,
          guint64     number)
{
  g_autofree char *name = g_strdup_printf ("random-%" G_GUINT64_FORMAT, number);
  g_autofree char *path = g_build_filename (folder, kind, name, NULL);

  return g_file_new_for_path (path);
}

static void
write_game (const char *folder,
            guint64     number)
{
  g_autoptr (GFile)  save = new_file (folder, "save", number);
  g_autoptr (GFile)  script = new_file (folder, "script", number);
  g_autoptr (GError) error = NULL;
  g_autoptr (KlGame) game = NULL;
  RulesSetup         setup;
  guint64            random = number;

  test_setup_init_random (&setup, number);
  game = test_game_new (&setup);
  for (guint i = 0; i < number * 3 && !kl_game_get_over (game); i++)
    test_play_random (game, &random);
  if (number % 5 == 0)
    kl_game_end (game);
  if (number % 3 == 0)
    kl_game_undo (game);
  g_assert_true (kl_save_write (game, save, &error) && kl_script_file_write (game, script, &error));
  g_assert_no_error (error);
}

int
main (int    argc,
      char **argv)
{
  if (argc != 2)
    {
      fprintf (stderr, "usage: write-corpus FOLDER\n");
      return EXIT_FAILURE;
    }
  for (guint64 number = 0; number < N_GAMES; number++)
    write_game (argv[1], number);
  return EXIT_SUCCESS;
}

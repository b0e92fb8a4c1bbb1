/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is saved comes back, byte for byte; and it has the shape that the schema and the documentation say.
 */

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>

#include <glib/gstdio.h>

#include <libxml/parser.h>
#include <libxml/relaxng.h>

#include "folders.h"
#include "games.h"
#include "kl-save.h"

static xmlRelaxNG *schema;

static void
assert_valid (GBytes *bytes)
{
  gsize                size;
  const char          *data = g_bytes_get_data (bytes, &size);
  xmlDoc              *document = xmlReadMemory (data, (int) size, NULL, NULL, 0);
  xmlRelaxNGValidCtxt *context = xmlRelaxNGNewValidCtxt (schema);

  g_assert_nonnull (document);
  g_assert_cmpint (xmlRelaxNGValidateDoc (context, document), ==, 0);
  xmlRelaxNGFreeValidCtxt (context);
  xmlFreeDoc (document);
}

/* Random games, saved after every move; now and then a move is taken back first, and half of the games end by hand. */
static void
test_every_move (void)
{
  for (guint64 seed = 0; seed < 8; seed++)
    {
      RulesSetup setup;
      KlGame    *game;
      guint64    random = seed;

      test_setup_init (&setup, seed % 2 ? "base" : "demo", 1 + (guint) seed % RULES_MAX_PLAYERS, G_MAXUINT64 - seed);
      setup.value[RULES_SWITCH_FIRST_PLAYER] = (int16_t) (seed % 3);
      setup.value[RULES_SWITCH_TINY_CITY] = seed % 3 == 1 ? 2 : 0;
      setup.part[RULES_PART_FARMERS] = seed % 2;
      game = test_game_new (&setup);
      for (guint i = 0; !kl_game_get_over (game) && (seed % 4 < 2 || i < 60); i++)
        {
          test_assert_round_trip (game);
          test_play_random (game, &random);
          if (i % 10 == 9)
            {
              kl_game_undo (game);
              kl_game_undo (game);
              test_assert_round_trip (game);
              kl_game_redo (game);
            }
        }
      kl_game_end (game);
      test_assert_round_trip (game);
      kl_game_undo (game);
      test_assert_round_trip (game);
      g_assert_finalize_object (game);
    }
}

/* Who is played by a computer is kept, and an older version, which leaves the element out, has people play. */
static void
test_computers (void)
{
  const KlKind       kinds[RULES_MAX_PLAYERS] = { KL_KIND_HUMAN, KL_KIND_BEGINNER, KL_KIND_CASUAL, KL_KIND_STRONG, KL_KIND_MASTER };
  RulesSetup         setup;
  KlGame            *game, *loaded;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) without = NULL;
  g_auto (GStrv)     parts = NULL;
  g_autofree char   *text = NULL;

  test_setup_init (&setup, "base", RULES_MAX_PLAYERS, 3);
  game = test_game_new (&setup);
  kl_game_set_kinds (game, kinds);
  test_assert_round_trip (game);
  bytes = kl_save_to_bytes (game);
  assert_valid (bytes);
  g_assert_finalize_object (game);

  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "<computer level=\"casual\" optional=\"yes\"/>"));
  parts = g_strsplit (text, "<computer ", -1);
  g_assert_cmpuint (g_strv_length (parts), ==, 1 + 4);
  g_free (text);
  text = g_strjoinv ("<unheard-of ", parts);
  without = g_bytes_new (text, strlen (text));
  loaded = test_load (without);
  g_assert_cmpuint (kl_game_count_people (loaded), ==, RULES_MAX_PLAYERS);
  g_assert_finalize_object (loaded);
}

/* A game that loaded goes on as the one that was saved would have: the same tiles come. */
static void
test_goes_on (void)
{
  RulesSetup         setup;
  KlGame            *game, *loaded;
  g_autoptr (GBytes) bytes = NULL;
  guint64            random = 5, other_random;

  test_setup_init (&setup, "base", 2, 5);
  game = test_game_new (&setup);
  for (guint i = 0; i < 20; i++)
    test_play_random (game, &random);
  bytes = kl_save_to_bytes (game);
  loaded = test_load (bytes);
  other_random = random;
  while (!kl_game_get_over (game))
    {
      test_play_random (game, &random);
      test_play_random (loaded, &other_random);
    }
  test_assert_same_game (game, loaded);
  g_assert_finalize_object (game);
  g_assert_finalize_object (loaded);
}

static void
test_schema (void)
{
  for (guint64 seed = 0; seed < 60; seed++)
    {
      RulesSetup         setup;
      KlGame            *game;
      guint64            random = seed;
      g_autoptr (GBytes) bytes = NULL;

      if (seed < 6)
        test_setup_init (&setup, seed % 2 ? "base" : "demo", 1 + (guint) seed, seed);
      else
        test_setup_init_random (&setup, seed);
      game = test_game_new (&setup);
      for (guint i = 0; i < 30 * (seed % 6) && !kl_game_get_over (game); i++)
        test_play_random (game, &random);
      kl_game_end (game);
      bytes = kl_save_to_bytes (game);
      assert_valid (bytes);
      g_assert_finalize_object (game);
    }
}

/* The documentation's example is what the program writes. */
static void
test_example (void)
{
  char              *text = test_dup_example ();
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  g_autoptr (GBytes) again = NULL;
  KlGame            *game = test_load (bytes);

  assert_valid (bytes);
  g_assert_cmpstr (kl_player_get_name (kl_game_get_player (game, 1)), ==, "Joris & Co");
  g_assert_cmpint (kl_player_get_score (kl_game_get_player (game, 0)), ==, 4);
  g_assert_cmpint (kl_game_get_history (game)->cursor, ==, 4);
  g_assert_true (kl_game_get_can_redo (game));
  again = kl_save_to_bytes (game);
  g_assert_true (g_bytes_equal (bytes, again));
  g_assert_finalize_object (game);
}

/* Files that were released are read for ever. */
static void
test_format_1 (void)
{
  g_autoptr (GBytes) bytes = test_read_fixture ("format-1.kloosterland");
  g_autoptr (GBytes) ended_bytes = test_read_fixture ("format-1-ended.kloosterland");
  KlGame            *game = test_load (bytes);
  KlGame            *ended = test_load (ended_bytes);

  assert_valid (bytes);
  g_assert_cmpint (kl_game_get_setup (game)->n_players, ==, 3);
  g_assert_true (kl_game_get_setup (game)->part[RULES_PART_FARMERS]);
  g_assert_cmpint (kl_game_get_setup (game)->value[RULES_SWITCH_TINY_CITY], ==, 2);
  g_assert_cmpstr (kl_player_get_name (kl_game_get_player (game, 2)), ==, "<b>José</b> & שרה 🏰");
  for (int part = 0; part < RULES_N_PARTS; part++)
    g_assert_true (kl_game_get_setup (game)->part[part]);
  g_assert_cmpint (kl_game_get_setup (game)->value[RULES_SWITCH_TABLE], ==, 21 << 8 | 15);
  g_assert_cmpint (kl_game_get_setup (game)->value[RULES_SWITCH_HAND], ==, RULES_HAND_HIDDEN);
  g_assert_cmpint (kl_game_get_setup (game)->supply[0][RULES_WAGON], ==, 2);
  g_assert_cmpint (kl_game_get_setup (game)->abbeys[1], ==, 2);
  g_assert_cmpint (kl_game_get_setup (game)->n_gifts, ==, RULES_MAX_GIFTS);
  g_assert_cmpint (kl_game_get_history (game)->n, ==, 132);
  g_assert_cmpint (kl_game_get_history (game)->cursor, ==, 120);

  assert_valid (ended_bytes);
  g_assert_true (kl_game_get_over (ended));
  g_assert_cmpint (kl_game_get_history (ended)->entry[kl_game_get_history (ended)->n - 1]->kind, ==, RULES_ENTRY_END);
  g_assert_finalize_object (game);
  g_assert_finalize_object (ended);
}

static void
test_names (void)
{
  static const char *const names[][2] = {
    { "", "" },
    { " two  spaces ", " two  spaces " },
    { "<b>&amp;\"'</b>]]>", "<b>&amp;\"'</b>]]>" },
    { "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren", "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren" },
    { "👩‍👩‍👧 é é", "👩‍👩‍👧 é é" },
    { "שלום \u202bעולם", "שלום \u202bעולם" },
    { "a\tb\nc\rd", "a\tb\nc\rd" },
    { "\001bell\007 \033[1mbold", "bell [1mbold" },
    { "\xc2\x85\ufffd\uffff\ufffe", "\xc2\x85\ufffd" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      RulesSetup         setup;
      const char *const  both[] = { "A", names[i][0] };
      const KlColour     colours[] = { KL_COLOUR_PINK, KL_COLOUR_BLACK };
      KlGame            *game, *loaded;
      g_autoptr (GBytes) bytes = NULL;

      test_setup_init (&setup, "demo", 2, i);
      game = kl_game_new (&setup, both, colours);
      bytes = kl_save_to_bytes (game);
      assert_valid (bytes);
      loaded = test_load (bytes);
      g_assert_cmpstr (kl_player_get_name (kl_game_get_player (loaded, 1)), ==, names[i][1]);
      g_assert_cmpint (kl_player_get_colour (kl_game_get_player (loaded, 1)), ==, KL_COLOUR_BLACK);
      g_assert_finalize_object (game);
      g_assert_finalize_object (loaded);
    }
}

/* The longest game there is: saving it after every move is nothing that anybody could notice. */
static void
test_size (void)
{
  enum
  {
    ROUNDS = 50,
    MOST_MILLISECONDS = 16 /* a frame; in fact it is less than one */
  };
  RulesSetup         setup;
  KlGame            *game;
  guint64            random = 3;
  clock_t            begin;
  double             save, load;
  g_autoptr (GBytes) bytes = NULL;

  test_setup_init (&setup, "base", 6, 3);
  test_setup_add_parts (&setup);
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  game = test_game_new (&setup);
  while (!kl_game_get_over (game))
    test_play_random (game, &random);

  begin = clock ();
  for (int i = 0; i < ROUNDS; i++)
    {
      g_clear_pointer (&bytes, g_bytes_unref);
      bytes = kl_save_to_bytes (game);
    }
  save = (double) (clock () - begin) * 1000 / CLOCKS_PER_SEC / ROUNDS;
  begin = clock ();
  for (int i = 0; i < ROUNDS; i++)
    g_assert_finalize_object (test_load (bytes));
  load = (double) (clock () - begin) * 1000 / CLOCKS_PER_SEC / ROUNDS;

  g_test_message ("%d entries, %" G_GSIZE_FORMAT " bytes, saved in %.2f ms, loaded in %.2f ms", kl_game_get_history (game)->n,
                  g_bytes_get_size (bytes), save, load);
  g_assert_cmpuint (g_bytes_get_size (bytes), <, 100000);
  g_assert_cmpfloat (save, <, MOST_MILLISECONDS * test_get_step ());
  g_assert_cmpfloat (load, <, MOST_MILLISECONDS * test_get_step ());
  g_assert_finalize_object (game);
}

static GFile *
new_file (TestFolder *folder,
          const char *name)
{
  g_autofree char *path = g_build_filename (folder->path, name, NULL);

  return g_file_new_for_path (path);
}

static void
test_files (void)
{
  KlGame             *game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_auto (TestFolder) folder = { 0 };
  g_autoptr (GFile)   file = NULL;
  g_autoptr (GFile)   backup = NULL;
  g_autoptr (GError)  error = NULL;
  KlGame             *loaded;

  test_folder_init (&folder);
  file = new_file (&folder, "Opa's “gáme” #1 %20.kloosterland");
  backup = new_file (&folder, "Opa's “gáme” #1 %20.kloosterland~");
  g_assert_true (kl_save_write (game, file, &error));
  g_assert_no_error (error);
  test_play (game, "place 0,-1 180");
  g_assert_true (kl_save_write (game, file, &error));
  g_assert_no_error (error);

  loaded = kl_save_read (file, &error);
  g_assert_no_error (error);
  test_assert_same_game (game, loaded);
  g_assert_finalize_object (loaded);

  loaded = kl_save_read (backup, &error);
  g_assert_no_error (error);
  g_assert_cmpint (kl_game_get_history (loaded)->n, ==, 1);
  g_assert_finalize_object (loaded);
  g_assert_finalize_object (game);
}

/* The message names the file, not where it is: in a sandbox its path means nothing. */
static void
test_files_missing (void)
{
  KlGame             *game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_auto (TestFolder) folder = { 0 };
  g_autoptr (GFile)   nowhere = NULL;
  g_autoptr (GFile)   itself = NULL;
  g_autoptr (GFile)   pipe = NULL;
  g_autoptr (GError)  error = NULL;

  test_folder_init (&folder);
  nowhere = new_file (&folder, "no-folder/x.kloosterland");
  itself = new_file (&folder, "");
  g_assert_null (kl_save_read (nowhere, &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_IO);
  g_assert_true (g_str_has_prefix (error->message, "“x.kloosterland”: There is no such file"));
  g_clear_error (&error);

  g_assert_false (kl_save_write (game, nowhere, &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_IO);
  g_assert_true (g_str_has_prefix (error->message, "“x.kloosterland”: The folder is gone"));
  g_clear_error (&error);

  g_assert_null (kl_save_read (itself, &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_IO);
  g_assert_nonnull (strstr (error->message, "That is a folder"));
  g_clear_error (&error);

  pipe = new_file (&folder, "pipe.kloosterland");
  g_assert_cmpint (mkfifo (g_file_peek_path (pipe), 0600), ==, 0);
  g_assert_null (kl_save_read (pipe, &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_IO);
  g_assert_nonnull (strstr (error->message, "That is a device or a pipe"));
  g_clear_error (&error);
  g_assert_false (kl_save_write (game, pipe, &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_IO);
  g_assert_finalize_object (game);
}

/* A disk that becomes full while writing: the file that was there is still there, whole, and nothing else. */
static void
test_files_full (void)
{
  KlGame             *game = test_game_new_with_pile ("city-cap road-curve", 5);
  struct rlimit       old, small = { .rlim_cur = 512 };
  g_auto (TestFolder) folder = { 0 };
  g_autoptr (GFile)   file = NULL;
  g_autoptr (GDir)    dir = NULL;
  g_autoptr (GError)  error = NULL;
  KlGame             *loaded;

  test_folder_init (&folder);
  file = new_file (&folder, "x.kloosterland");
  g_assert_true (kl_save_write (game, file, &error));
  test_play (game, "place 0,-1 180");

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &old), ==, 0);
  small.rlim_max = old.rlim_max;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  g_assert_false (kl_save_write (game, file, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &old), ==, 0);
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_IO);
  g_clear_error (&error);

  loaded = kl_save_read (file, &error);
  g_assert_no_error (error);
  g_assert_cmpint (kl_game_get_history (loaded)->n, ==, 1);
  dir = g_dir_open (folder.path, 0, NULL);
  g_assert_cmpstr (g_dir_read_name (dir), ==, "x.kloosterland");
  g_assert_null (g_dir_read_name (dir));
  g_assert_finalize_object (loaded);
  g_assert_finalize_object (game);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char      *path = NULL;
  xmlRelaxNGParserCtxt *context;
  int                   result;

  g_test_init (&argc, &argv, NULL);
  path = g_test_build_filename (G_TEST_DIST, "..", "data", "save.rng", NULL);
  context = xmlRelaxNGNewParserCtxt (path);
  schema = xmlRelaxNGParse (context);
  xmlRelaxNGFreeParserCtxt (context);
  g_assert_nonnull (schema);

  g_test_add_func ("/save/round-trip/every-move", test_every_move);
  g_test_add_func ("/save/round-trip/goes-on", test_goes_on);
  g_test_add_func ("/save/round-trip/names", test_names);
  g_test_add_func ("/save/round-trip/computers", test_computers);
  g_test_add_func ("/save/schema", test_schema);
  g_test_add_func ("/save/example", test_example);
  g_test_add_func ("/save/format-1", test_format_1);
  g_test_add_func ("/save/size", test_size);
  g_test_add_func ("/save/files/written-and-read", test_files);
  g_test_add_func ("/save/files/missing", test_files_missing);
  g_test_add_func ("/save/files/full", test_files_full);
  result = g_test_run ();
  xmlRelaxNGFree (schema);
  return result;
}

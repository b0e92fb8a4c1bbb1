/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games for the tests of the model.
 */

#include "games.h"

#include "kl-save.h"
#include "kl-tiles.h"
#include "rules-random.h"

void
test_setup_init (RulesSetup *setup,
                 const char *set,
                 guint       n_players,
                 guint64     seed)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  rules_setup_init (setup, tiles, rules_tileset_find_set (tiles, set));
  setup->n_players = (uint8_t) n_players;
  setup->seed = seed;
  g_assert_cmpint (rules_setup_check (setup), ==, RULES_SETUP_OK);
}

void
test_setup_add_parts (RulesSetup *setup)
{
  for (int part = 0; part < RULES_N_PARTS; part++)
    rules_setup_part (setup, (RulesPart) part, true);
}

static int16_t
pick_value (const RulesSwitch *sw,
            uint64_t          *random)
{
  int n_words = 0;

  switch (sw->type)
    {
    case RULES_SWITCH_BOOL:
      return 1;
    case RULES_SWITCH_CHOICE:
      while (n_words < 4 && sw->words[n_words] != NULL)
        n_words++;
      return (int16_t) rules_random_below (random, (uint32_t) n_words);
    case RULES_SWITCH_NUMBER:
      return (int16_t) (sw->min + (int) rules_random_below (random, (uint32_t) (sw->max - sw->min + 1)));
    case RULES_SWITCH_SIZE:
      return (int16_t) ((5 + rules_random_below (random, 20)) << 8 | (5 + rules_random_below (random, 20)));
    }
  g_assert_not_reached ();
}

void
test_setup_init_random (RulesSetup *setup,
                        guint64     number)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  uint64_t            random = rules_random_stream (number, 77);

  do
    {
      rules_setup_init (setup, tiles, rules_tileset_find_set (tiles, rules_random_below (&random, 2) ? "base" : "demo"));
      setup->n_players = (uint8_t) (1 + rules_random_below (&random, RULES_MAX_PLAYERS));
      setup->seed = rules_random_next (&random);
      for (int part = 0; part < RULES_N_PARTS; part++)
        if (rules_random_below (&random, 2))
          rules_setup_part (setup, (RulesPart) part, true);
      for (int id = 0; id < RULES_N_SWITCHES; id++)
        if (rules_random_below (&random, 4) == 0)
          setup->value[id] = pick_value (rules_switch_get ((RulesSwitchId) id), &random);
      if (setup->part[RULES_PART_WAGON])
        rules_setup_supply (setup, RULES_WAGON, 1 + (int) rules_random_below (&random, 2));
      if (setup->part[RULES_PART_ABBEY])
        setup->abbeys[0] = (uint8_t) rules_random_below (&random, 3);
    }
  while (rules_setup_check (setup) != RULES_SETUP_OK);
}

KlGame *
test_game_new (const RulesSetup *setup)
{
  static const char *const names[RULES_MAX_PLAYERS] = { "A", "B", "C", "D", "E", "F" };
  static const KlColour    colours[RULES_MAX_PLAYERS] = { KL_COLOUR_RED, KL_COLOUR_BLUE, KL_COLOUR_YELLOW,
                                                          KL_COLOUR_GREEN, KL_COLOUR_BLACK, KL_COLOUR_PINK };

  return kl_game_new (setup, names, colours);
}

KlGame *
test_game_new_with_pile (const char *pile,
                         guint       meeples)
{
  g_auto (GStrv) types = g_strsplit (pile, " ", -1);
  RulesSetup     setup;

  test_setup_init (&setup, "demo", 2, 1);
  setup.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_LISTED;
  rules_setup_supply (&setup, RULES_MEEPLE, (int) meeples);
  setup.stack_only = true;
  for (char **type = types; *type != NULL; type++)
    {
      int found = rules_tileset_find_type (setup.tiles, *type);

      g_assert_cmpint (found, >=, 0);
      setup.stack[setup.n_stack++] = (uint8_t) found;
    }
  return test_game_new (&setup);
}

void
test_play (KlGame     *game,
           const char *text)
{
  RulesMove move;

  g_assert_true (rules_move_parse (text, &move));
  g_assert_cmpstr (rules_verdict_name (kl_game_play (game, &move)), ==, rules_verdict_name (RULES_OK));
}

void
test_play_random (KlGame  *game,
                  guint64 *random)
{
  uint64_t  state = *random;
  RulesMove move;

  rules_legal_random (kl_game_get_setup (game), kl_game_get_position (game), &state, &move);
  *random = state;
  g_assert_cmpint (kl_game_play (game, &move), ==, RULES_OK);
}

void
test_assert_same_game (KlGame *a,
                       KlGame *b)
{
  const RulesHistory *history_a = kl_game_get_history (a);
  const RulesHistory *history_b = kl_game_get_history (b);

  g_assert_cmpint (history_a->n, ==, history_b->n);
  g_assert_cmpint (history_a->cursor, ==, history_b->cursor);
  for (int i = 0; i < history_a->n; i++)
    {
      const RulesHistoryEntry *entry_a = history_a->entry[i], *entry_b = history_b->entry[i];

      g_assert_cmpint (entry_a->kind, ==, entry_b->kind);
      g_assert_cmpint (entry_a->player, ==, entry_b->player);
      if (entry_a->kind == RULES_ENTRY_MOVE)
        g_assert_true (rules_move_equal (&entry_a->move, &entry_b->move));
      g_assert_cmpmem (&entry_a->position, sizeof entry_a->position, &entry_b->position, sizeof entry_b->position);
    }

  g_assert_cmpint (kl_game_get_setup (a)->n_players, ==, kl_game_get_setup (b)->n_players);
  for (guint i = 0; i < kl_game_get_setup (a)->n_players; i++)
    {
      KlPlayer *player_a = kl_game_get_player (a, i), *player_b = kl_game_get_player (b, i);

      g_assert_cmpstr (kl_player_get_name (player_a), ==, kl_player_get_name (player_b));
      g_assert_cmpint (kl_player_get_colour (player_a), ==, kl_player_get_colour (player_b));
      g_assert_cmpint (kl_player_get_kind (player_a), ==, kl_player_get_kind (player_b));
      g_assert_cmpint (kl_player_get_score_if_over (player_a), ==, kl_player_get_score_if_over (player_b));
    }
}

KlGame *
test_load (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  KlGame            *game = kl_save_from_bytes (bytes, "test.kloosterland", &error);

  g_assert_no_error (error);
  g_assert_true (KL_IS_GAME (game));
  return game;
}

void
test_assert_round_trip (KlGame *game)
{
  g_autoptr (GBytes) bytes = kl_save_to_bytes (game);
  g_autoptr (GBytes) again = NULL;
  KlGame            *loaded = test_load (bytes);

  test_assert_same_game (game, loaded);
  again = kl_save_to_bytes (loaded);
  g_assert_true (g_bytes_equal (bytes, again));
  g_assert_finalize_object (loaded);
}

guint
test_get_step (void)
{
  const char *step = g_getenv ("KLOOSTERLAND_TEST_STEP");

  return step != NULL ? (guint) CLAMP (g_ascii_strtoull (step, NULL, 10), 1, 1000) : 1;
}

GBytes *
test_read_fixture (const char *name)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "fixtures", "saves", name, NULL);
  g_autoptr (GError) error = NULL;
  char              *text;
  gsize              size;

  g_file_get_contents (path, &text, &size, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (text, size);
}

char *
test_dup_example (void)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST, "..", "docs", "save-format.md", NULL);
  g_autofree char   *text = NULL;
  g_autoptr (GError) error = NULL;
  const char        *begin, *end;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  begin = strstr (text, "```xml\n");
  g_assert_nonnull (begin);
  begin += strlen ("```xml\n");
  end = strstr (begin, "```");
  g_assert_nonnull (end);
  return g_strndup (begin, (gsize) (end - begin));
}

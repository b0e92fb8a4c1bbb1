/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of points: whatever was played, its columns add up to the scores.
 */

#include "games.h"

#include "kl-tally.h"

static int
add_up (const KlTally *tally,
        guint          player)
{
  int sum = 0;

  for (int kind = 0; kind < KL_N_TALLIES; kind++)
    sum += tally->during[kind][player] + tally->final[kind][player];
  return sum;
}

/* What the table of points leaves out is nothing. */
static void
assert_shown (KlGame        *game,
              const KlTally *tally)
{
  const RulesSetup *setup = kl_game_get_setup (game);

  for (int kind = 0; kind < KL_N_TALLIES; kind++)
    for (guint i = 0; i < setup->n_players; i++)
      {
        g_assert_true (kl_tally_has (setup, kind, FALSE) || tally->during[kind][i] == 0);
        g_assert_true (kl_tally_has (setup, kind, TRUE) || tally->final[kind][i] == 0);
      }
}

static void
assert_adds_up (KlGame *game)
{
  KlTally tally;

  kl_tally_count (&tally, game);
  assert_shown (game, &tally);
  for (guint i = 0; i < kl_game_get_setup (game)->n_players; i++)
    g_assert_cmpint (add_up (&tally, i), ==, kl_player_get_score (kl_game_get_player (game, i)));
}

static void
test_adds_up (void)
{
  static const char *const sets[] = { "demo", "base" };
  guint64                  random = 1;

  for (guint i = 0; i < 12; i++)
    {
      g_autoptr (KlGame) game = NULL;
      RulesSetup         setup;

      test_setup_init (&setup, sets[i % 2], 2 + i % 5, i);
      game = test_game_new (&setup);
      while (!kl_game_get_over (game))
        test_play_random (game, &random);
      assert_adds_up (game);

      kl_game_seek (game, 20);
      assert_adds_up (game);
    }
}

/* Any parts and house rules, gifts and sales among them. */
static void
test_adds_up_with_all_rules (void)
{
  guint64 random = 3;

  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (KlGame) game = NULL;
      RulesSetup         setup;

      test_setup_init_random (&setup, i);
      game = test_game_new (&setup);
      while (!kl_game_get_over (game))
        test_play_random (game, &random);
      assert_adds_up (game);
    }
}

/* Points of the game and of the final scoring are parted: a city of two tiles scores 4 when it is complete (B9), and an
 * unfinished road 1 for each tile at the end (B14). */
static void
test_parts (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-straight", 5);
  KlTally            tally;

  test_play (game, "place 0,-1 180");
  test_play (game, "meeple city s");
  test_play (game, "place 1,0 0");
  test_play (game, "meeple road w");
  g_assert_true (kl_game_get_over (game));

  kl_tally_count (&tally, game);
  g_assert_cmpint (tally.during[KL_TALLY_CITIES][0], ==, 4);
  g_assert_cmpint (tally.final[KL_TALLY_ROADS][1], ==, 2);
  g_assert_cmpint (add_up (&tally, 0), ==, 4);
  g_assert_cmpint (add_up (&tally, 1), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/tally/adds-up", test_adds_up);
  g_test_add_func ("/ui/tally/adds-up-with-all-rules", test_adds_up_with_all_rules);
  g_test_add_func ("/ui/tally/B14/parts", test_parts);

  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looking back at what people could have done better.
 */

#include "games.h"

#include "kl-review.h"

/* One player knows what to do with a city and the other does not. */
static KlGame *
play_game (void)
{
  KlGame *game = test_game_new_with_pile ("city-cap road-curve city-cap road-curve", 5);

  test_play (game, "place 0,-1 180");
  test_play (game, "meeple city s");
  test_play (game, "place 1,0 90");
  test_play (game, "pass");
  return game;
}

static void
finish (KlReview *review)
{
  kl_review_start (review);
  while (!kl_review_is_done (review))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_worst (void)
{
  g_autoptr (KlGame)   game = play_game ();
  g_autoptr (KlReview) review = NULL;
  const KlReviewed    *worst;
  guint                n;

  kl_game_end (game);
  review = kl_review_new (game);
  g_assert_true (kl_review_fits (review, game));
  g_assert_cmpuint (kl_review_get_n_decisions (review), ==, 4);
  g_assert_cmpuint (kl_review_get_n_done (review), ==, 0);
  finish (review);
  g_assert_cmpuint (kl_review_get_n_done (review), ==, 4);
  worst = kl_review_get_worst (review, &n);
  g_assert_cmpuint (n, <=, KL_REVIEW_KEPT);
  for (guint i = 0; i < n; i++)
    {
      const RulesPosition *before = &kl_game_get_history (game)->entry[worst[i].entry]->position;

      g_assert_cmpint (worst[i].cost, >, 0);
      g_assert_cmpuint (worst[i].player, ==, before->actor);
      g_assert_cmpint (rules_position_check (kl_game_get_setup (game), before, &worst[i].better.move), ==, RULES_OK);
      g_assert_true (i == 0 || worst[i].cost <= worst[i - 1].cost);
      /* Two tiles of a city for four points: nothing was better. */
      g_assert_cmpuint (worst[i].entry, >=, 2);
    }
  kl_game_undo (game);
  g_assert_false (kl_review_fits (review, game));
}

/* Computers are not told. */
static void
test_people_only (void)
{
  const KlKind         kinds[] = { KL_KIND_BEGINNER, KL_KIND_HUMAN };
  g_autoptr (KlGame)   game = play_game ();
  g_autoptr (KlReview) review = NULL;

  kl_game_end (game);
  kl_game_set_kinds (game, kinds);
  review = kl_review_new (game);
  g_assert_cmpuint (kl_review_get_n_decisions (review), ==, 2);
}

static void
test_stop (void)
{
  g_autoptr (KlGame)   game = play_game ();
  g_autoptr (KlReview) review = NULL;

  kl_game_end (game);
  review = kl_review_new (game);
  kl_review_start (review);
  kl_review_stop (review);
  for (int i = 0; i < 30; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        continue;
      g_usleep (2000);
    }
  g_assert_cmpuint (kl_review_get_n_done (review), ==, 0);
  finish (review);
  g_assert_cmpuint (kl_review_get_n_done (review), ==, 4);
}

/* A blunder is found: a random game costs more than one that the computer would have played. */
static void
test_blunders (void)
{
  RulesSetup           setup;
  g_autoptr (KlGame)   game = NULL;
  g_autoptr (KlReview) review = NULL;
  const KlReviewed    *worst;
  guint64              random = 1;
  guint                n;

  test_setup_init (&setup, "demo", 2, 11);
  game = test_game_new (&setup);
  for (int i = 0; i < 30; i++)
    test_play_random (game, &random);
  kl_game_end (game);
  review = kl_review_new (game);
  finish (review);
  worst = kl_review_get_worst (review, &n);
  g_assert_cmpuint (n, ==, KL_REVIEW_KEPT);
  g_assert_cmpint (worst[0].cost, >=, 3);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/review/worst", test_worst);
  g_test_add_func ("/review/people-only", test_people_only);
  g_test_add_func ("/review/stop", test_stop);
  g_test_add_func ("/review/blunders", test_blunders);

  return g_test_run ();
}

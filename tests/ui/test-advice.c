/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the computer suggests, in words: every move that can be made has a phrase, and every reason a sentence.
 */

#include "games.h"

#include "kl-words.h"

static char *
dup_reason (KlGame      *game,
            AiReason     reason,
            RulesFeature feature,
            int          points,
            const char  *move)
{
  AiChoice choice = { .reason = reason, .feature = (uint8_t) feature, .player = 1, .points = (int16_t) points };

  g_assert_true (rules_move_parse (move, &choice.move));
  return kl_words_dup_reason (game, &choice);
}

/* The reasons that are about a feature have a sentence for each, and no two are alike. Nothing is said to be won in a field, and
 * nobody is hindered there. */
static void
test_reasons (void)
{
  static const AiReason  by_feature[] = { AI_REASON_COMPLETES, AI_REASON_WINS, AI_REASON_GROWS, AI_REASON_CLAIMS,
                                          AI_REASON_TAKES, AI_REASON_SHARES, AI_REASON_BLOCKS, AI_REASON_SAVES_FIGURE };
  g_autoptr (KlGame)     game = test_game_new_with_pile ("city-cap", 5);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (by_feature); i++)
    for (int feature = 0; feature < RULES_N_FEATURES; feature++)
      {
        gboolean is_named = by_feature[i] == AI_REASON_TAKES || by_feature[i] == AI_REASON_SHARES || by_feature[i] == AI_REASON_BLOCKS;
        char    *words;

        if (feature == RULES_FIELD && (by_feature[i] == AI_REASON_WINS || by_feature[i] == AI_REASON_BLOCKS))
          continue;
        words = dup_reason (game, by_feature[i], (RulesFeature) feature, 12, "pass");
        g_assert_true (g_str_has_suffix (words, "."));
        g_assert_null (strchr (words, '%'));
        g_assert_cmpint (strstr (words, "12") != NULL, ==, by_feature[i] != AI_REASON_BLOCKS && by_feature[i] != AI_REASON_SAVES_FIGURE);
        g_assert_cmpint (strchr (words, 'B') != NULL, ==, is_named);
        g_assert_true (g_hash_table_add (seen, words));
      }
  for (int reason = AI_REASON_NONE + 1; reason < AI_N_REASONS; reason++)
    {
      g_autofree char *words = dup_reason (game, (AiReason) reason, RULES_CITY, 3, "pass");

      g_assert_nonnull (words);
      g_assert_true (g_str_has_suffix (words, "."));
    }
}

/* What is worth nothing yet is not said to be worth 0. */
static void
test_worth (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap", 5);
  g_autofree char   *nothing = dup_reason (game, AI_REASON_CLAIMS, RULES_FIELD, 0, "meeple field n1");
  g_autofree char   *one = dup_reason (game, AI_REASON_CLAIMS, RULES_ROAD, 1, "meeple road n");
  g_autofree char   *many = dup_reason (game, AI_REASON_SHARES, RULES_CITY, 7, "place 0,-1 180");
  g_autofree char   *barn = dup_reason (game, AI_REASON_BARN, RULES_FIELD, 8, "place 0,-1 180");
  g_autofree char   *early = dup_reason (game, AI_REASON_BARN, RULES_FIELD, 0, "barn 0,1");

  g_assert_cmpstr (nothing, ==, "The field becomes yours.");
  g_assert_cmpstr (one, ==, "The road becomes yours. So far it is worth 1 point.");
  g_assert_true (g_str_has_suffix (many, "’s city. So far it is worth 7 points."));
  g_assert_cmpstr (barn, ==, "Each completed city beside the field counts for your barn. So far it is worth 8 points.");
  g_assert_cmpstr (early, ==, "Each completed city beside the field counts for your barn.");
}

/* A figure is called what it is. */
static void
test_figures (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap", 5);
  AiChoice           choice = { .reason = AI_REASON_SAVES_FIGURE, .feature = RULES_CITY, .figure = RULES_MAYOR };
  g_autofree char   *mayor = kl_words_dup_reason (game, &choice);
  g_autofree char   *monk = dup_reason (game, AI_REASON_SAVES_FIGURE, RULES_MONASTERY, 0, "pass");
  g_autofree char   *wagon = dup_reason (game, AI_REASON_KEEPS, RULES_CITY, 0, "return");
  g_autofree char   *abbey = dup_reason (game, AI_REASON_KEEPS, RULES_CITY, 0, "draw");
  g_autofree char   *meeple = dup_reason (game, AI_REASON_KEEPS, RULES_CITY, 0, "pass");

  g_assert_cmpstr (mayor, ==, "Your mayor comes back to the supply.");
  g_assert_cmpstr (monk, ==, "Your monk comes back to the supply.");
  g_assert_nonnull (strstr (wagon, "wagon"));
  g_assert_nonnull (strstr (abbey, "abbey"));
  g_assert_nonnull (strstr (meeple, "meeple"));
}

/* H5: what is said to who bids is not what is said to who sells, nor is buying what not buying is. */
static void
test_bargains (void)
{
  static const char *const moves[] = { "bid 3", "pass" };
  g_autoptr (GHashTable)   seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (KlGame)       game = NULL;
  RulesSetup               setup;
  guint64                  random = 1;

  test_setup_init (&setup, "base", 3, 2);
  setup.value[RULES_SWITCH_SELLING] = 1;
  game = test_game_new (&setup);
  while (!kl_game_get_over (game) && g_hash_table_size (seen) < 4)
    {
      RulesPhase phase = kl_game_get_phase (game);

      if (phase == RULES_PHASE_BID || phase == RULES_PHASE_SELL)
        for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
          {
            char *words = dup_reason (game, AI_REASON_BARGAIN, RULES_CITY, 0, phase == RULES_PHASE_SELL && i == 0 ? "sell 1" : moves[i]);

            g_assert_true (g_str_has_suffix (words, "."));
            g_hash_table_add (seen, words);
          }
      test_play_random (game, &random);
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, 4);
}

/* Names are taken as they are, whatever they consist of. */
static void
test_names (void)
{
  static const char *const names[] = { "A", "100 %d & <b>%s</b>" };
  static const KlColour    colours[] = { KL_COLOUR_RED, KL_COLOUR_BLUE };
  g_autoptr (KlGame)       game = NULL;
  g_autofree char         *words = NULL;
  RulesSetup               setup;

  test_setup_init (&setup, "base", 2, 1);
  game = kl_game_new (&setup, names, colours);
  words = dup_reason (game, AI_REASON_TAKES, RULES_CITY, 5, "pass");
  g_assert_nonnull (strstr (words, names[1]));
  g_assert_true (g_str_has_suffix (words, "’s city. So far it is worth 5 points."));
}

static void
test_completes (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap", 5);
  AiChoice           choice = { .reason = AI_REASON_COMPLETES, .feature = RULES_CITY, .points = 12 };
  g_autofree char   *words = NULL;
  g_autofree char   *heard = NULL;
  g_autofree char   *without = NULL;

  g_assert_true (rules_move_parse ("place 0,-1 180", &choice.move));
  words = kl_words_dup_advice (game, &choice);
  g_assert_cmpstr (words, ==, "Suggestion · the tile as it is shown\nIt completes your city: +12.");
  heard = kl_words_dup_advice_heard (game, &choice);
  g_assert_cmpstr (heard, ==, "Suggestion · Column 0, row −1: Turned half round\nIt completes your city: +12.");
  choice.reason = AI_REASON_NONE;
  without = kl_words_dup_advice (game, &choice);
  g_assert_cmpstr (without, ==, "Suggestion · the tile as it is shown");
}

/* What was nobody's is not said to be the player's, before the figure or with it (B5). */
static void
test_wins (void)
{
  static const char *const moves[] = { "place 0,-1 180", "meeple city s" };
  g_autoptr (KlGame)       game = test_game_new_with_pile ("city-cap road-curve", 5);
  AiSearch                *search = ai_search_new ();

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      const AiBudget   budget = { .iterations = 400, .seed = 1 };
      AiChoice         choice;
      g_autofree char *words = NULL;

      g_assert_true (ai_search_choose (search, kl_game_get_setup (game), kl_game_get_position (game), AI_CASUAL, &budget, &choice));
      g_assert_cmpint (choice.move.kind, ==, i == 0 ? RULES_MOVE_PLACE : RULES_MOVE_FIGURE);
      words = kl_words_dup_reason (game, &choice);
      g_assert_cmpstr (words, ==, "A complete city becomes yours: +4.");
      test_play (game, moves[i]);
    }
  ai_search_free (search);
}

/* In random games with everything on, among which there are all kinds of moves. */
static void
test_every_move (void)
{
  gboolean seen[RULES_N_MOVES] = { FALSE };

  for (guint64 seed = 0; seed < 24; seed++)
    {
      RulesSetup setup;
      KlGame    *game;
      guint64    random = seed;

      test_setup_init (&setup, "base", 3, seed);
      test_setup_add_parts (&setup);
      setup.value[RULES_SWITCH_SELLING] = seed % 3 == 1;
      setup.value[RULES_SWITCH_HAND] = seed % 3 == 2 ? RULES_HAND_OPEN : 0;
      game = test_game_new (&setup);
      for (guint i = 0; i < 150 && !kl_game_get_over (game); i++)
        {
          const RulesMoves *legal = kl_game_get_legal (game);

          for (int m = 0; m < legal->n; m++)
            {
              g_autofree char *words = NULL;

              if (seen[legal->move[m].kind] && m % 7 > 0)
                continue;
              words = kl_words_dup_suggested (game, &legal->move[m]);
              g_assert_nonnull (words);
              g_assert_cmpuint (strlen (words), >, 2);
              seen[legal->move[m].kind] = TRUE;
            }
          test_play_random (game, &random);
        }
      g_assert_finalize_object (game);
    }
  for (int kind = 0; kind < RULES_N_MOVES; kind++)
    g_assert_true (seen[kind]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/advice/reasons", test_reasons);
  g_test_add_func ("/ui/advice/worth", test_worth);
  g_test_add_func ("/ui/advice/figures", test_figures);
  g_test_add_func ("/ui/advice/H5/bargains", test_bargains);
  g_test_add_func ("/ui/advice/names", test_names);
  g_test_add_func ("/ui/advice/completes", test_completes);
  g_test_add_func ("/ui/advice/B5/wins", test_wins);
  g_test_add_func ("/ui/advice/every-move", test_every_move);

  return g_test_run ();
}

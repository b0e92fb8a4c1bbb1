/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The map for those who hear it: what is said of a tile and of the places where it can be laid.
 */

#include "games.h"
#include "kl-ranking.h"
#include "kl-tiles.h"
#include "kl-words-hearing.h"
#include "kl-words.h"
#include "rules-feature.h"

static void
test_tile (void)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  const struct
  {
    const char *id;
    RulesTurn   turn;
    const char *words;
  } cases[] = {
    { "monastery", 0, "Monastery in the middle. Field: north, east, south and west." },
    { "city-cap", 0, "City: north. Field: east, south and west." },
    { "city-cap", 1, "City: east. Field: north, south and west." },
    { "city-full-shield", 0, "City with 1 coat of arms: north, east, south and west." },
    { "abbey", 0, "The abbey, which fits any side." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      int              type = rules_tileset_find_type (tiles, cases[i].id);
      g_autofree char *words = NULL;

      g_assert_cmpint (type, >=, 0);
      words = kl_words_dup_tile (type, cases[i].turn);
      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

/* What is said to be worth points brings them. */
static void
check_worth (KlGame         *game,
             const KlRanked *place)
{
  const RulesSetup *setup = kl_game_get_setup (game);
  RulesPosition     pos = *kl_game_get_position (game);
  int               before[RULES_MAX_PLAYERS], after[RULES_MAX_PLAYERS];
  guint             player = pos.actor;

  rules_scores_if_over (setup, &pos, before);
  g_assert_cmpint (rules_position_apply (setup, &pos, &place->move, NULL), ==, RULES_OK);
  rules_scores_if_over (setup, &pos, after);
  if (place->figure)
    g_assert_cmpint (after[player] - before[player], <, place->worth);
  else
    g_assert_cmpint (after[player] - before[player], ==, place->worth);
}

static void
test_order (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap monastery road-curve", 5);
  g_autoptr (GArray) places = kl_ranking_collect (game, 0);

  g_assert_cmpuint (places->len, >, 1);
  for (guint i = 0; i < places->len; i++)
    {
      const KlRanked *place = &g_array_index (places, KlRanked, i);

      check_worth (game, place);
      if (i > 0)
        g_assert_cmpint (g_array_index (places, KlRanked, i - 1).worth, >=, place->worth);
    }
}

/* What was said last. */
static char *
dup_last_heard (KlGame *game)
{
  GListModel        *log = kl_game_get_log (game);
  g_autoptr (KlTurn) turn = g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);

  return kl_words_dup_turn_heard (game, turn);
}

/* B5: who is not asked for a figure is told why, once; the log that is seen does not repeat it. */
static void
test_no_figure (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("road-straight road-straight city-cap", 1);
  g_autoptr (KlTurn) turn = NULL;
  g_autofree char   *occupied = NULL;
  g_autofree char   *news = NULL;
  g_autofree char   *empty = NULL;

  test_play (game, "place -1,0 0");
  test_play (game, "meeple road w");
  test_play (game, "place 1,0 0");
  occupied = dup_last_heard (game);
  g_assert_cmpstr (occupied, ==, "B places no meeple: everything on the tile has an owner already.");
  turn = g_list_model_get_item (kl_game_get_log (game), g_list_model_get_n_items (kl_game_get_log (game)) - 1);
  g_assert_null (kl_words_dup_turn (game, turn));
  news = kl_words_dup_news (game, (KlTurn *const[]){ turn }, 1, G_MAXUINT);
  g_assert_cmpstr (news, ==, occupied);

  test_play (game, "place 0,-1 180");
  empty = dup_last_heard (game);
  g_assert_nonnull (strstr (empty, "A has no meeple left to place.\n"));
}

/* The mayor is left, who stands in cities only (A5). */
static void
test_no_other_figure (void)
{
  g_autoptr (KlGame) game = NULL;
  RulesSetup         setup;
  guint64            random = 2;

  test_setup_init (&setup, "demo", 2, 2);
  rules_setup_part (&setup, RULES_PART_MAYOR, true);
  rules_setup_supply (&setup, RULES_MEEPLE, 0);
  game = test_game_new (&setup);
  while (!kl_game_get_over (game))
    {
      g_autofree char *words = NULL;
      guint            last = (guint) kl_game_get_history (game)->n - 1;

      if (last > 0 && kl_game_explain_pass (game, last) == RULES_FIGURE_NOT_THERE)
        {
          words = dup_last_heard (game);
          g_assert_nonnull (strstr (words, " has no meeple left, and no other figure fits on the tile."));
          return;
        }
      test_play_random (game, &random);
    }
  g_assert_not_reached ();
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/hearing/tile", test_tile);
  g_test_add_func ("/ui/hearing/order", test_order);
  g_test_add_func ("/ui/hearing/B5/no-figure", test_no_figure);
  g_test_add_func ("/ui/hearing/A5/no-other-figure", test_no_other_figure);
  return g_test_run ();
}

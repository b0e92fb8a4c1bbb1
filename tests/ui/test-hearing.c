/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The map for those who hear it: what is said of a tile and of the places where it can be laid.
 */

#include "games.h"
#include "kl-ranking.h"
#include "kl-tiles.h"
#include "kl-words-hearing.h"
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ui/hearing/tile", test_tile);
  g_test_add_func ("/ui/hearing/order", test_order);
  return g_test_run ();
}

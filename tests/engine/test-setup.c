/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a game begins with: defaults, what cannot be played, who is first (H1), and how tiles come (B1).
 */

#include <glib.h>
#include <string.h>

#include "kl-tiles.h"
#include "rules-legal.h"
#include "rules-position.h"

static void
set_up (RulesSetup *setup,
        const char *set)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  rules_setup_init (setup, tiles, rules_tileset_find_set (tiles, set));
}

static uint8_t
find_type (const char *id)
{
  int type = rules_tileset_find_type (kl_tiles_get (), id);

  g_assert_cmpint (type, >=, 0);
  return (uint8_t) type;
}

static void
test_defaults (void)
{
  RulesSetup setup;

  set_up (&setup, "demo");
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  g_assert_cmpint (setup.n_players, ==, 2);
  g_assert_false (setup.part[RULES_PART_FARMERS]);
  for (int i = 0; i < RULES_MAX_PLAYERS; i++)
    {
      g_assert_cmpint (setup.supply[i][RULES_MEEPLE], ==, 5);
      g_assert_cmpint (setup.supply[i][RULES_MAYOR], ==, 0);
      g_assert_cmpint (setup.supply[i][RULES_WAGON], ==, 0);
      g_assert_cmpint (setup.supply[i][RULES_BARN], ==, 0);
    }
  g_assert_cmpint (setup.value[RULES_SWITCH_FIRST_PLAYER], ==, RULES_FIRST_RANDOM);
  g_assert_cmpint (setup.value[RULES_SWITCH_INCOMPLETE_NOTHING], ==, 0);
  g_assert_cmpint (setup.value[RULES_SWITCH_TINY_CITY], ==, 0);

  set_up (&setup, "base");
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  g_assert_true (setup.part[RULES_PART_FARMERS]);
  g_assert_cmpint (setup.supply[5][RULES_MEEPLE], ==, 7);
}

static void
test_players (void)
{
  RulesSetup setup;

  set_up (&setup, "base");
  for (int n = 0; n <= RULES_MAX_PLAYERS + 1; n++)
    {
      setup.n_players = (uint8_t) n;
      g_assert_cmpint (rules_setup_check (&setup), ==,
                       n >= 1 && n <= RULES_MAX_PLAYERS ? RULES_SETUP_OK : RULES_SETUP_PLAYERS);
    }
}

static void
test_set (void)
{
  RulesSetup setup;

  set_up (&setup, "base");
  setup.set = RULES_MAX_SETS;
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_NO_SET);
  setup.set = (uint8_t) rules_tileset_find_set (setup.tiles, "abbey-and-mayor");
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_NO_SET);
}

static void
test_switches (void)
{
  static const struct
  {
    RulesSwitchId id;
    int16_t       value;
    gboolean      possible;
  } cases[] = {
    { RULES_SWITCH_FIRST_PLAYER, 0, TRUE },
    { RULES_SWITCH_FIRST_PLAYER, 2, TRUE },
    { RULES_SWITCH_FIRST_PLAYER, 3, FALSE },
    { RULES_SWITCH_FIRST_PLAYER, -1, FALSE },
    { RULES_SWITCH_INCOMPLETE_NOTHING, 1, TRUE },
    { RULES_SWITCH_INCOMPLETE_NOTHING, 2, FALSE },
    { RULES_SWITCH_TINY_CITY, 0, TRUE },
    { RULES_SWITCH_TINY_CITY, 1, FALSE },
    { RULES_SWITCH_TINY_CITY, 2, TRUE },
    { RULES_SWITCH_TINY_CITY, 3, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RulesSetup setup;

      set_up (&setup, "base");
      setup.value[cases[i].id] = cases[i].value;
      g_assert_cmpint (rules_setup_check (&setup), ==, cases[i].possible ? RULES_SETUP_OK : RULES_SETUP_SWITCH_VALUE);
    }
}

static void
test_figures (void)
{
  RulesSetup setup;

  set_up (&setup, "base");
  rules_setup_supply (&setup, RULES_MEEPLE, 0);
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  rules_setup_supply (&setup, RULES_MEEPLE, RULES_MAX_STRENGTH);
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  setup.supply[1][RULES_MEEPLE]++;
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_FIGURES);
  set_up (&setup, "base");
  setup.n_players = 6;
  rules_setup_supply (&setup, RULES_MEEPLE, RULES_MAX_FIGURES / 6);
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  setup.supply[0][RULES_MEEPLE]++;
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_FIGURES);
}

static void
test_stack (void)
{
  RulesSetup setup;

  /* The demo set has one of these, and four of the start tile's type of which one lies already. */
  set_up (&setup, "demo");
  setup.stack[setup.n_stack++] = find_type ("monastery-road");
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  setup.stack[setup.n_stack++] = find_type ("monastery-road");
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_STACK);
  setup.n_stack = 0;
  for (int i = 0; i < 3; i++)
    setup.stack[setup.n_stack++] = find_type ("city-cap-road-straight");
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  setup.stack[setup.n_stack++] = find_type ("city-cap-road-straight");
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_STACK);

  /* Alone, the stack may hold what it likes, but for what is no land tile. */
  setup.stack_only = true;
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  setup.stack[0] = find_type ("abbey");
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_STACK);
  setup.stack[0] = RULES_MAX_TYPES;
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_STACK);
}

static void
test_too_many_tiles (void)
{
  RulesSetup setup;

  set_up (&setup, "base");
  setup.stack_only = true;
  while (setup.n_stack < RULES_MAX_TILES - 1)
    setup.stack[setup.n_stack++] = find_type ("road-curve");
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  setup.stack[setup.n_stack++] = find_type ("road-curve");
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_TOO_MANY_TILES);

  /* Far fewer tiles that have a monastery each. */
  setup.n_stack = 0;
  while (setup.n_stack < RULES_MAX_MONASTERIES)
    setup.stack[setup.n_stack++] = find_type ("monastery");
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  setup.stack[setup.n_stack++] = find_type ("monastery");
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_TOO_MANY_TILES);
}

/* B1: all tiles but the start tile are in the pile or in the first hand, whoever begins and however that was found. */
static void
test_all_tiles (void)
{
  static const RulesFirst firsts[] = { RULES_FIRST_RANDOM, RULES_FIRST_LISTED, RULES_FIRST_MOST_ROADS };
  RulesSetup              setup;
  RulesPosition           pos;

  for (guint i = 0; i < G_N_ELEMENTS (firsts); i++)
    for (uint64_t seed = 0; seed < 20; seed++)
      {
        int count[RULES_MAX_TYPES] = { 0 };

        set_up (&setup, seed % 2 ? "demo" : "base");
        setup.n_players = (uint8_t) (1 + seed % 6);
        setup.seed = seed;
        setup.value[RULES_SWITCH_FIRST_PLAYER] = (int16_t) firsts[i];
        rules_position_start (&setup, &pos, NULL);
        g_assert_cmpint (pos.n_tiles, ==, 1);
        g_assert_cmpint (pos.tile[0].type, ==, setup.tiles->set[setup.set].start);
        count[pos.tile[0].type]++;
        for (int j = 0; j < pos.n_pile; j++)
          count[pos.pile[j]]++;
        g_assert_cmpint (pos.n_hand[pos.player], ==, 1);
        count[pos.hand[pos.player][0]]++;
        for (int type = 0; type < RULES_MAX_TYPES; type++)
          g_assert_cmpint (count[type], ==, setup.tiles->set[setup.set].count[type]);
      }
}

/* B1: the seed decides the order, and nothing else does. */
static void
test_shuffled (void)
{
  RulesSetup    setup;
  RulesPosition a, b;

  set_up (&setup, "base");
  setup.seed = 1;
  rules_position_start (&setup, &a, NULL);
  rules_position_start (&setup, &b, NULL);
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
  setup.seed = 2;
  rules_position_start (&setup, &b, NULL);
  g_assert_cmpint (memcmp (a.pile, b.pile, a.n_pile), !=, 0);
}

/* How often each of three players begins in 3000 games. */
static void
count_first (RulesSetup *setup,
             int         count[3])
{
  setup->n_players = 3;
  memset (count, 0, 3 * sizeof count[0]);
  for (uint64_t seed = 0; seed < 3000; seed++)
    {
      RulesPosition pos;

      setup->seed = seed;
      rules_position_start (setup, &pos, NULL);
      g_assert_cmpint (pos.player, ==, pos.actor);
      g_assert_cmpint (pos.player, <, 3);
      count[pos.player]++;
    }
}

/* A third each, within six standard deviations. */
static void
assert_even (const int count[3])
{
  for (int i = 0; i < 3; i++)
    {
      g_assert_cmpint (count[i], >, 1000 - 155);
      g_assert_cmpint (count[i], <, 1000 + 155);
    }
}

static void
test_first_random (void)
{
  RulesSetup setup;
  int        count[3];

  set_up (&setup, "base");
  setup.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_RANDOM;
  count_first (&setup, count);
  assert_even (count);
}

static void
test_first_listed (void)
{
  RulesSetup setup;
  int        count[3];

  set_up (&setup, "base");
  setup.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_LISTED;
  count_first (&setup, count);
  g_assert_cmpint (count[0], ==, 3000);
}

/* Who draws most road edges begins: nobody is favoured, neither with ties nor without. */
static void
test_first_most_roads (void)
{
  RulesSetup setup;
  int        count[3];

  set_up (&setup, "base");
  setup.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_MOST_ROADS;
  count_first (&setup, count);
  assert_even (count);

  setup.stack_only = true;
  setup.stack[setup.n_stack++] = find_type ("road-four-way");
  setup.stack[setup.n_stack++] = find_type ("road-three-way");
  setup.stack[setup.n_stack++] = find_type ("monastery");
  count_first (&setup, count);
  assert_even (count);
}

/* Tiles that never part the players leave it to the order of the list, in the end. */
static void
test_first_tie (void)
{
  RulesSetup setup;
  int        count[3];

  set_up (&setup, "base");
  setup.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_MOST_ROADS;
  setup.stack_only = true;
  for (int i = 0; i < 7; i++)
    setup.stack[setup.n_stack++] = find_type ("monastery");
  count_first (&setup, count);
  g_assert_cmpint (count[0], ==, 3000);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup/defaults", test_defaults);
  g_test_add_func ("/setup/players", test_players);
  g_test_add_func ("/setup/set", test_set);
  g_test_add_func ("/setup/switches", test_switches);
  g_test_add_func ("/setup/figures", test_figures);
  g_test_add_func ("/setup/stack", test_stack);
  g_test_add_func ("/setup/too-many-tiles", test_too_many_tiles);
  g_test_add_func ("/rules/B1/all-tiles", test_all_tiles);
  g_test_add_func ("/rules/B1/shuffled", test_shuffled);
  g_test_add_func ("/rules/H1/random", test_first_random);
  g_test_add_func ("/rules/H1/listed", test_first_listed);
  g_test_add_func ("/rules/H1/most-roads", test_first_most_roads);
  g_test_add_func ("/rules/H1/tie", test_first_tie);
  return g_test_run ();
}

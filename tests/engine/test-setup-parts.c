/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts and house rules together: what they need, what they exclude, what they bring along, and a beginning that leaves
 * nothing to chance.
 */

#include <string.h>

#include "games.h"
#include "kl-tiles.h"
#include "rules-legal.h"
#include "rules-random.h"

static void
set_up (RulesSetup *setup)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  rules_setup_init (setup, tiles, rules_tileset_find_set (tiles, "base"));
}

/* A value that is not the one without the rule. */
static void
switch_on (RulesSetup *setup,
           int         id)
{
  const RulesSwitch *sw = rules_switch_get ((RulesSwitchId) id);

  setup->value[id] = sw->type == RULES_SWITCH_SIZE ? 9 << 8 | 9 : sw->type == RULES_SWITCH_NUMBER ? sw->min
                                                                                                  : 1;
}

static void
test_part_needs (void)
{
  static const int8_t needs[RULES_N_PARTS] = {
    [RULES_PART_FARMERS] = -1,
    [RULES_PART_GIFTS] = RULES_PART_FARMERS,
    [RULES_PART_ABBEY] = -1,
    [RULES_PART_MAYOR] = -1,
    [RULES_PART_WAGON] = -1,
    [RULES_PART_BARN] = RULES_PART_FARMERS,
    [RULES_PART_AM_TILES] = -1,
  };

  for (int part = 0; part < RULES_N_PARTS; part++)
    {
      RulesSetup        setup;
      RulesSetupProblem problem;

      set_up (&setup);
      rules_setup_part (&setup, RULES_PART_FARMERS, false);
      setup.part[part] = true;
      if (needs[part] < 0)
        {
          g_assert_cmpint (rules_setup_explain (&setup, &problem), ==, RULES_SETUP_OK);
          continue;
        }
      g_assert_cmpint (rules_setup_explain (&setup, &problem), ==, RULES_SETUP_PART_NEEDS);
      g_assert_cmpint (problem.part, ==, part);
      g_assert_cmpint (problem.needs_part, ==, needs[part]);

      /* What brings its need along is possible. */
      rules_setup_part (&setup, (RulesPart) part, true);
      g_assert_true (setup.part[needs[part]]);
      g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
    }
}

static void
test_switch_needs (void)
{
  static const struct
  {
    RulesSwitchId id;
    int           part, other; /* -1: none */
  } needs[] = {
    { RULES_SWITCH_TABLE_CLOSES, -1, RULES_SWITCH_TABLE },
    { RULES_SWITCH_WAGON_ROLLS, RULES_PART_WAGON, -1 },
    { RULES_SWITCH_ABBEY_END, RULES_PART_ABBEY, -1 },
    { RULES_SWITCH_WAGON_CONNECTED, RULES_PART_WAGON, -1 },
    { RULES_SWITCH_BARN_JOINS_BARN, RULES_PART_BARN, -1 },
    { RULES_SWITCH_MAYOR_FLAT, RULES_PART_MAYOR, -1 },
  };
  guint n_needing = 0;

  for (int id = 0; id < RULES_N_SWITCHES; id++)
    n_needing += rules_switch_get ((RulesSwitchId) id)->needs_part >= 0 || rules_switch_get ((RulesSwitchId) id)->needs_switch >= 0;
  g_assert_cmpint (n_needing, ==, G_N_ELEMENTS (needs));

  for (guint i = 0; i < G_N_ELEMENTS (needs); i++)
    {
      RulesSetup        setup;
      RulesSetupProblem problem;

      set_up (&setup);
      switch_on (&setup, needs[i].id);
      g_assert_cmpint (rules_setup_explain (&setup, &problem), ==, needs[i].part >= 0 ? RULES_SETUP_SWITCH_PART : RULES_SETUP_SWITCH_NEEDS);
      g_assert_cmpint (problem.sw, ==, needs[i].id);
      if (needs[i].part >= 0)
        {
          g_assert_cmpint (problem.needs_part, ==, needs[i].part);
          rules_setup_part (&setup, (RulesPart) needs[i].part, true);
        }
      else
        {
          g_assert_cmpint (problem.other_switch, ==, needs[i].other);
          switch_on (&setup, needs[i].other);
        }
      g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
    }
}

/* Every pair of switches, with all parts: refused exactly when one excludes the other. */
static void
test_excludes (void)
{
  static const RulesSwitchId pairs[][2] = {
    { RULES_SWITCH_DRAW_AHEAD, RULES_SWITCH_HAND },
    { RULES_SWITCH_DRAW_AHEAD, RULES_SWITCH_SELLING },
    { RULES_SWITCH_HAND, RULES_SWITCH_SELLING },
    { RULES_SWITCH_WAGON_ROLLS, RULES_SWITCH_WAGON_CONNECTED },
  };

  for (int a = 0; a < RULES_N_SWITCHES; a++)
    for (int b = a + 1; b < RULES_N_SWITCHES; b++)
      {
        RulesSetup        setup;
        RulesSetupProblem problem;
        gboolean          excluded = FALSE;

        set_up (&setup);
        for (int part = 0; part < RULES_N_PARTS; part++)
          rules_setup_part (&setup, (RulesPart) part, true);
        switch_on (&setup, RULES_SWITCH_TABLE);
        switch_on (&setup, a);
        switch_on (&setup, b);
        for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
          excluded = excluded || ((int) pairs[i][0] == a && (int) pairs[i][1] == b);
        g_assert_cmpint (rules_setup_explain (&setup, &problem), ==, excluded ? RULES_SETUP_SWITCH_EXCLUDES : RULES_SETUP_OK);
        if (excluded)
          {
            g_assert_cmpint (MIN (problem.sw, problem.other_switch), ==, a);
            g_assert_cmpint (MAX (problem.sw, problem.other_switch), ==, b);
          }
      }
}

/* A1: one of each for every player, and nothing when it is off again. */
static void
test_brings_along (void)
{
  static const struct
  {
    RulesPart   part;
    RulesFigure figure;
  } cases[] = { { RULES_PART_MAYOR, RULES_MAYOR }, { RULES_PART_WAGON, RULES_WAGON }, { RULES_PART_BARN, RULES_BARN } };
  RulesSetup setup;

  set_up (&setup);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int on = 1; on >= 0; on--)
      {
        rules_setup_part (&setup, cases[i].part, on);
        for (int player = 0; player < RULES_MAX_PLAYERS; player++)
          g_assert_cmpint (setup.supply[player][cases[i].figure], ==, on);
      }
  rules_setup_part (&setup, RULES_PART_ABBEY, true);
  g_assert_cmpint (setup.abbeys[5], ==, 1);
  rules_setup_part (&setup, RULES_PART_ABBEY, false);
  g_assert_cmpint (setup.abbeys[5], ==, 0);
  g_assert_cmpint (setup.supply[0][RULES_MEEPLE], ==, 7);
}

/* Figures and abbeys of a part that is off, and more than there is room for. */
static void
test_figures (void)
{
  static const RulesFigure figures[] = { RULES_MAYOR, RULES_WAGON, RULES_BARN };
  static const RulesPart   parts[] = { RULES_PART_MAYOR, RULES_PART_WAGON, RULES_PART_BARN };
  RulesSetup               setup;
  RulesSetupProblem        problem;

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      set_up (&setup);
      setup.supply[1][figures[i]] = 1;
      g_assert_cmpint (rules_setup_explain (&setup, &problem), ==, RULES_SETUP_FIGURE_PART);
      g_assert_cmpint (problem.part, ==, parts[i]);
      rules_setup_part (&setup, parts[i], true);
      setup.supply[1][figures[i]] = figures[i] == RULES_WAGON ? RULES_MAX_WAGONS - 1 : RULES_MAX_SPECIAL;
      g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
      setup.supply[1][figures[i]]++;
      g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_FIGURES);
    }
  set_up (&setup);
  setup.abbeys[1] = 1;
  g_assert_cmpint (rules_setup_explain (&setup, &problem), ==, RULES_SETUP_FIGURE_PART);
  g_assert_cmpint (problem.part, ==, RULES_PART_ABBEY);
  rules_setup_part (&setup, RULES_PART_ABBEY, true);
  setup.abbeys[1] = 40;
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_TOO_MANY_TILES);
}

static void
test_gifts (void)
{
  RulesSetup setup;

  set_up (&setup);
  setup.gifts[setup.n_gifts++] = RULES_GIFT_CASH;
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_GIFTS);
  rules_setup_part (&setup, RULES_PART_GIFTS, true);
  for (int n = 1; n <= 6; n++)
    {
      g_assert_cmpint (rules_setup_check (&setup), ==, n <= 5 ? RULES_SETUP_OK : RULES_SETUP_GIFTS);
      setup.gifts[setup.n_gifts++] = RULES_GIFT_CASH;
    }
  setup.n_gifts = 1;
  setup.gifts[0] = RULES_N_GIFTS;
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_GIFTS);
}

/* H8: of an even number of columns or rows the one more lies in the east or south. */
static void
test_table (void)
{
  RulesSetup setup;

  set_up (&setup);
  g_assert_true (rules_setup_on_table (&setup, 100, -100));
  setup.value[RULES_SWITCH_TABLE] = 6 << 8 | 3;
  for (int x = -5; x <= 5; x++)
    for (int y = -5; y <= 5; y++)
      g_assert_cmpint (rules_setup_on_table (&setup, x, y), ==, x >= -2 && x <= 3 && y >= -1 && y <= 1);
}

/* A game with all of it at its largest: every limit holds. */
static void
test_largest (void)
{
  RulesSetup setup;

  set_up (&setup);
  for (int part = 0; part < RULES_N_PARTS; part++)
    rules_setup_part (&setup, (RulesPart) part, true);
  setup.n_players = RULES_MAX_PLAYERS;
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
}

/* Settled, the game is the same, and another seed changes nothing about how it begins. */
static void
test_settled (void)
{
  for (guint64 number = 0; number < 300; number++)
    {
      RulesSetup    setup, settled, again;
      RulesPosition one, other;

      test_setup_init_random (&setup, number);
      rules_position_settle (&setup, &settled);
      g_assert_cmpint (rules_setup_check (&settled), ==, RULES_SETUP_OK);
      rules_position_start (&setup, &one, NULL);
      rules_position_start (&settled, &other, NULL);
      g_assert_cmpmem (&one, sizeof one, &other, sizeof other);
      rules_position_settle (&settled, &again);
      g_assert_cmpmem (settled.stack, sizeof settled.stack, again.stack, sizeof again.stack);
      g_assert_cmpmem (settled.gifts, sizeof settled.gifts, again.gifts, sizeof again.gifts);

      settled.seed++;
      if (setup.value[RULES_SWITCH_BAG])
        continue;
      rules_position_start (&settled, &other, NULL);
      other.random = one.random;
      g_assert_cmpmem (&one, sizeof one, &other, sizeof other);
    }
}

/* Every legal move of every phase can be said and read, and is the same move. */
static void
test_moves_as_text (void)
{
  guint seen[RULES_N_MOVES] = { 0 };

  for (guint64 number = 0; number < 150; number++)
    {
      RulesSetup    setup;
      RulesPosition pos;
      uint64_t      random = number;

      test_setup_init_random (&setup, number);
      rules_position_start (&setup, &pos, NULL);
      while (pos.phase != RULES_PHASE_OVER)
        {
          RulesMoves legal;
          RulesMove  move;

          rules_legal_moves (&setup, &pos, &legal);
          for (int i = 0; i < legal.n; i++)
            {
              char text[RULES_MOVE_TEXT_SIZE], again[RULES_MOVE_TEXT_SIZE];

              rules_move_format (&legal.move[i], text);
              g_assert_true (rules_move_parse (text, &move));
              g_assert_true (rules_move_equal (&move, &legal.move[i]));
              rules_move_format (&move, again);
              g_assert_cmpstr (text, ==, again);
              g_assert_cmpint (rules_position_check (&setup, &pos, &move), ==, RULES_OK);
              seen[move.kind]++;
            }
          rules_legal_random (&setup, &pos, &random, &move);
          rules_position_apply (&setup, &pos, &move, NULL);
        }
    }
  for (int kind = 0; kind < RULES_N_MOVES; kind++)
    g_assert_cmpint (seen[kind], >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup/parts/needs", test_part_needs);
  g_test_add_func ("/setup/switches/needs", test_switch_needs);
  g_test_add_func ("/setup/switches/excludes", test_excludes);
  g_test_add_func ("/rules/A1/brought-along", test_brings_along);
  g_test_add_func ("/setup/parts/figures", test_figures);
  g_test_add_func ("/setup/gifts", test_gifts);
  g_test_add_func ("/rules/H8/middle", test_table);
  g_test_add_func ("/setup/largest", test_largest);
  g_test_add_func ("/setup/settled", test_settled);
  g_test_add_func ("/move/every-kind", test_moves_as_text);
  return g_test_run ();
}

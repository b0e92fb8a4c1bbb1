/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The plan of a new game: what it begins, and what is remembered of it.
 */

#include "games.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

#include "kl-plan.h"
#include "kl-tiles.h"

/* Settings that nothing else uses and nothing keeps. */
static GSettings *
create_settings (void)
{
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();

  return g_settings_new_with_backend (SCHEMA_ID, backend);
}

static void
rename_player (KlPlan     *plan,
               guint       i,
               const char *name)
{
  g_free (plan->name[i]);
  plan->name[i] = g_strdup (name);
}

static void
assert_same (const KlPlan *a,
             const KlPlan *b)
{
  g_assert_cmpint (a->rules.set, ==, b->rules.set);
  g_assert_cmpmem (a->rules.part, sizeof a->rules.part, b->rules.part, sizeof b->rules.part);
  g_assert_cmpmem (a->rules.value, sizeof a->rules.value, b->rules.value, sizeof b->rules.value);
  g_assert_cmpuint (a->n_players, ==, b->n_players);
  g_assert_cmpmem (a->colour, sizeof a->colour, b->colour, sizeof b->colour);
  for (guint i = 0; i < a->n_players; i++)
    {
      g_assert_cmpstr (a->name[i], ==, b->name[i]);
      g_assert_cmpint (a->kind[i], ==, b->kind[i]);
    }
}

static void
test_demo_for_two (void)
{
  g_auto (KlPlan)    plan = { 0 };
  g_autoptr (KlGame) game = NULL;

  kl_plan_init (&plan);
  game = kl_plan_begin (&plan, 42, NULL);
  g_assert_nonnull (game);
  g_assert_cmpuint (kl_game_get_setup (game)->n_players, ==, 2);
  g_assert_cmpuint (kl_game_get_setup (game)->seed, ==, 42);
  g_assert_false (kl_game_get_setup (game)->part[RULES_PART_FARMERS]);
  g_assert_cmpuint (kl_player_get_supply (kl_game_get_player (game, 0), RULES_MEEPLE), ==, 5);
}

static void
test_parts_follow_the_set (void)
{
  g_auto (KlPlan) plan = { 0 };

  kl_plan_init (&plan);
  g_assert_false (plan.rules.part[RULES_PART_FARMERS]);
  kl_plan_choose_set (&plan, rules_tileset_find_set (kl_tiles_get (), "base"));
  g_assert_true (plan.rules.part[RULES_PART_FARMERS]);
}

/* Nothing is remembered yet: the plain demo for two. */
static void
test_recall_nothing (void)
{
  g_autoptr (GSettings) settings = create_settings ();
  g_auto (KlPlan)       plan = { 0 };
  g_auto (KlPlan)       plain = { 0 };

  kl_plan_init (&plan);
  kl_plan_init (&plain);
  kl_plan_recall (&plan, settings);
  assert_same (&plan, &plain);
}

static void
test_remember (void)
{
  g_autoptr (GSettings) settings = create_settings ();
  g_auto (KlPlan)       plan = { 0 };
  g_auto (KlPlan)       again = { 0 };

  kl_plan_init (&plan);
  kl_plan_choose_set (&plan, rules_tileset_find_set (kl_tiles_get (), "base"));
  plan.rules.part[RULES_PART_FARMERS] = FALSE;
  plan.rules.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_MOST_ROADS;
  plan.rules.value[RULES_SWITCH_TINY_CITY] = 2;
  plan.n_players = 3;
  plan.colour[0] = KL_COLOUR_PINK;
  plan.colour[5] = KL_COLOUR_RED;
  rename_player (&plan, 1, "<b>&amp; “’\n");
  plan.kind[0] = KL_KIND_MASTER;
  plan.kind[2] = KL_KIND_BEGINNER;
  kl_plan_remember (&plan, settings);

  kl_plan_init (&again);
  kl_plan_recall (&again, settings);
  assert_same (&plan, &again);
}

/* Settings can be edited by hand and written by other versions. */
static void
test_recall_nonsense (void)
{
  static const char *const colours[] = { "blue", "blue", "transparent", NULL };
  static const char *const names[] = { "alone", NULL };
  g_autoptr (GSettings)    settings = create_settings ();
  g_auto (KlPlan)          plan = { 0 };
  g_autoptr (KlGame)       game = NULL;

  g_settings_set_strv (settings, "colours", colours);
  g_settings_set_strv (settings, "names", names);
  g_settings_set_value (settings, "rules", g_variant_new_parsed ("{'tiles': 'abbey-and-mayor', 'gifts': 'on', 'table-closes': 'on', 'draw-ahead': 'on', 'hand': 'open', 'selling': 'on', 'tiny-city': '99', 'first-player': 'x', 'unheard-of': 'on'}"));

  kl_plan_init (&plan);
  kl_plan_recall (&plan, settings);
  g_assert_cmpint (plan.rules.set, ==, rules_tileset_find_set (kl_tiles_get (), "demo"));
  g_assert_cmpuint (plan.n_players, ==, 2);
  g_assert_cmpint (plan.colour[0], ==, KL_COLOUR_BLUE);
  g_assert_cmpint (plan.colour[1], ==, KL_COLOUR_RED);
  g_assert_cmpint (plan.rules.value[RULES_SWITCH_TINY_CITY], ==, 0);
  /* G needs F, H9 needs H8, and of H2, H3 and H5 only one can be. */
  g_assert_false (plan.rules.part[RULES_PART_GIFTS]);
  g_assert_cmpint (plan.rules.value[RULES_SWITCH_TABLE_CLOSES], ==, 0);
  g_assert_cmpint ((plan.rules.value[RULES_SWITCH_DRAW_AHEAD] != 0) + (plan.rules.value[RULES_SWITCH_HAND] != 0) +
                       (plan.rules.value[RULES_SWITCH_SELLING] != 0),
                   ==, 1);
  game = kl_plan_begin (&plan, 1, NULL);
  g_assert_nonnull (game);
}

/* Every preset is what it says, can be played, and gives everyone what belongs to it (A1). */
static void
test_presets (void)
{
  static const struct
  {
    gboolean farmers, gifts, abbey_mayor;
    int      meeples;
  } expected[KL_PRESET_OWN] = {
    [KL_PRESET_DEMO] = { FALSE, FALSE, FALSE, 5 },
    [KL_PRESET_BASE] = { TRUE, FALSE, FALSE, 7 },
    [KL_PRESET_ABBEY_MAYOR] = { TRUE, FALSE, TRUE, 7 },
    [KL_PRESET_GIFTS] = { TRUE, TRUE, FALSE, 7 },
    [KL_PRESET_EVERYTHING] = { TRUE, TRUE, TRUE, 7 },
  };

  for (int preset = 0; preset < KL_PRESET_OWN; preset++)
    {
      g_auto (KlPlan)    plan = { 0 };
      g_autoptr (KlGame) game = NULL;
      const RulesSetup  *setup;

      kl_plan_init (&plan);
      kl_plan_choose_preset (&plan, preset);
      g_assert_cmpint (kl_plan_get_preset (&plan), ==, preset);
      game = kl_plan_begin (&plan, 1, NULL);
      g_assert_nonnull (game);
      setup = kl_game_get_setup (game);
      g_assert_cmpint (setup->part[RULES_PART_FARMERS], ==, expected[preset].farmers);
      g_assert_cmpint (setup->part[RULES_PART_GIFTS], ==, expected[preset].gifts);
      for (int part = RULES_PART_ABBEY; part <= RULES_PART_AM_TILES; part++)
        g_assert_cmpint (setup->part[part], ==, expected[preset].abbey_mayor);
      g_assert_cmpint (setup->supply[1][RULES_MEEPLE], ==, expected[preset].meeples);
      g_assert_cmpint (setup->supply[1][RULES_WAGON], ==, expected[preset].abbey_mayor);
      g_assert_cmpint (setup->abbeys[1], ==, expected[preset].abbey_mayor);
    }
}

/* What is no preset is the person's own, and is there again when a preset has been looked at. */
static void
test_own_rules (void)
{
  g_autoptr (GSettings) settings = create_settings ();
  g_auto (KlPlan)       plan = { 0 };
  g_auto (KlPlan)       again = { 0 };

  kl_plan_init (&plan);
  kl_plan_set_part (&plan, RULES_PART_WAGON, TRUE);
  kl_plan_set_value (&plan, RULES_SWITCH_WAGON_ROLLS, 1);
  g_assert_cmpint (kl_plan_get_preset (&plan), ==, KL_PRESET_OWN);
  kl_plan_choose_preset (&plan, KL_PRESET_BASE);
  g_assert_false (plan.rules.part[RULES_PART_WAGON]);
  kl_plan_remember (&plan, settings);

  kl_plan_init (&again);
  kl_plan_recall (&again, settings);
  g_assert_cmpint (kl_plan_get_preset (&again), ==, KL_PRESET_BASE);
  kl_plan_choose_preset (&again, KL_PRESET_OWN);
  g_assert_true (again.rules.part[RULES_PART_WAGON]);
  g_assert_cmpint (again.rules.value[RULES_SWITCH_WAGON_ROLLS], ==, 1);
}

/* What a part needs comes with it, and what needs it goes with it. */
static void
test_needs (void)
{
  g_auto (KlPlan) plan = { 0 };
  KlPlanObstacle  obstacle;

  kl_plan_init (&plan);
  kl_plan_set_part (&plan, RULES_PART_BARN, TRUE);
  g_assert_true (plan.rules.part[RULES_PART_FARMERS]);
  g_assert_false (kl_plan_find_obstacle (&plan, RULES_SWITCH_BARN_JOINS_BARN, &obstacle));
  kl_plan_set_value (&plan, RULES_SWITCH_BARN_JOINS_BARN, 1);
  kl_plan_set_part (&plan, RULES_PART_FARMERS, FALSE);
  g_assert_false (plan.rules.part[RULES_PART_BARN]);
  g_assert_cmpint (plan.rules.value[RULES_SWITCH_BARN_JOINS_BARN], ==, 0);

  g_assert_true (kl_plan_find_obstacle (&plan, RULES_SWITCH_TABLE_CLOSES, &obstacle));
  g_assert_cmpint (obstacle.needs_switch, ==, RULES_SWITCH_TABLE);
  kl_plan_set_value (&plan, RULES_SWITCH_TABLE_CLOSES, 1);
  g_assert_cmpint (plan.rules.value[RULES_SWITCH_TABLE_CLOSES], ==, 0);

  /* Whichever of two that exclude each other is on first. */
  kl_plan_set_value (&plan, RULES_SWITCH_DRAW_AHEAD, 1);
  g_assert_true (kl_plan_find_obstacle (&plan, RULES_SWITCH_SELLING, &obstacle));
  g_assert_cmpint (obstacle.excluded_by, ==, RULES_SWITCH_DRAW_AHEAD);
  kl_plan_set_value (&plan, RULES_SWITCH_DRAW_AHEAD, 0);
  kl_plan_set_value (&plan, RULES_SWITCH_SELLING, 1);
  g_assert_true (kl_plan_find_obstacle (&plan, RULES_SWITCH_DRAW_AHEAD, &obstacle));
  g_assert_cmpint (obstacle.excluded_by, ==, RULES_SWITCH_SELLING);
}

/* However someone switches about, with however many players: the game can be played. */
static void
test_always_playable (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (int i = 0; i < 300; i++)
    {
      g_auto (KlPlan)    plan = { 0 };
      g_autoptr (KlGame) game = NULL;
      g_autofree char   *problem = NULL;

      kl_plan_init (&plan);
      plan.n_players = (guint) g_rand_int_range (random, KL_PLAN_MIN_PLAYERS, RULES_MAX_PLAYERS + 1);
      for (int k = 0; k < 20; k++)
        {
          int id = g_rand_int_range (random, 0, RULES_N_SWITCHES);

          kl_plan_set_part (&plan, g_rand_int_range (random, 0, RULES_N_PARTS), g_rand_boolean (random));
          kl_plan_set_value (&plan, id, id == RULES_SWITCH_TABLE ? 256 * 9 + 7 : id == RULES_SWITCH_TINY_CITY ? 2
                                                                                                              : g_rand_int_range (random, 0, 2));
        }
      if (g_rand_boolean (random))
        kl_plan_choose_set (&plan, rules_tileset_find_set (kl_tiles_get (), "base"));
      game = kl_plan_begin (&plan, 1, &problem);
      g_assert_cmpstr (problem, ==, NULL);
      g_assert_nonnull (game);
    }
}

/* A game that the rules do not allow is told why. */
static void
test_problem (void)
{
  g_auto (KlPlan)    plan = { 0 };
  g_autoptr (KlGame) game = NULL;
  g_autofree char   *problem = NULL;

  kl_plan_init (&plan);
  plan.rules.value[RULES_SWITCH_TABLE_CLOSES] = 1;
  game = kl_plan_begin (&plan, 1, &problem);
  g_assert_null (game);
  g_assert_nonnull (problem);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/plan/demo-for-two", test_demo_for_two);
  g_test_add_func ("/ui/plan/F/parts-follow-the-set", test_parts_follow_the_set);
  g_test_add_func ("/ui/plan/recall-nothing", test_recall_nothing);
  g_test_add_func ("/ui/plan/remember", test_remember);
  g_test_add_func ("/ui/plan/recall-nonsense", test_recall_nonsense);
  g_test_add_func ("/ui/plan/A1/presets", test_presets);
  g_test_add_func ("/ui/plan/own-rules", test_own_rules);
  g_test_add_func ("/ui/plan/needs", test_needs);
  g_test_add_func ("/ui/plan/always-playable", test_always_playable);
  g_test_add_func ("/ui/plan/problem", test_problem);

  return g_test_run ();
}

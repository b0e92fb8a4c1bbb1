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
  g_assert_cmpint (a->set, ==, b->set);
  g_assert_cmpmem (a->part, sizeof a->part, b->part, sizeof b->part);
  g_assert_cmpmem (a->value, sizeof a->value, b->value, sizeof b->value);
  g_assert_cmpuint (a->n_players, ==, b->n_players);
  g_assert_cmpmem (a->colour, sizeof a->colour, b->colour, sizeof b->colour);
  for (guint i = 0; i < a->n_players; i++)
    g_assert_cmpstr (a->name[i], ==, b->name[i]);
}

static void
test_demo_for_two (void)
{
  g_auto (KlPlan)    plan = { 0 };
  g_autoptr (KlGame) game = NULL;

  kl_plan_init (&plan);
  game = kl_plan_begin (&plan, 42);
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
  g_assert_false (plan.part[RULES_PART_FARMERS]);
  kl_plan_choose_set (&plan, rules_tileset_find_set (kl_tiles_get (), "base"));
  g_assert_true (plan.part[RULES_PART_FARMERS]);
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
  plan.part[RULES_PART_FARMERS] = FALSE;
  plan.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_MOST_ROADS;
  plan.value[RULES_SWITCH_TINY_CITY] = 2;
  plan.n_players = 3;
  plan.colour[0] = KL_COLOUR_PINK;
  plan.colour[5] = KL_COLOUR_RED;
  rename_player (&plan, 1, "<b>&amp; “’\n");
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

  g_settings_set_string (settings, "tiles", "abbey-and-mayor");
  g_settings_set_strv (settings, "colours", colours);
  g_settings_set_strv (settings, "names", names);
  g_settings_set_value (settings, "rules", g_variant_new_parsed ("{'tiny-city': '99', 'first-player': 'x', 'unheard-of': 'on'}"));

  kl_plan_init (&plan);
  kl_plan_recall (&plan, settings);
  g_assert_cmpint (plan.set, ==, rules_tileset_find_set (kl_tiles_get (), "demo"));
  g_assert_cmpuint (plan.n_players, ==, 2);
  g_assert_cmpint (plan.colour[0], ==, KL_COLOUR_BLUE);
  g_assert_cmpint (plan.colour[1], ==, KL_COLOUR_RED);
  g_assert_cmpint (plan.value[RULES_SWITCH_TINY_CITY], ==, 0);
  game = kl_plan_begin (&plan, 1);
  g_assert_nonnull (game);
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

  return g_test_run ();
}

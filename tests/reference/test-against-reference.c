/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games by the rules of the base game, with tiles of all sets, against the reference. With `-m slow` ten times
 * as many. */

#include "games.h"

#include "rules-random.h"

#include <glib.h>

enum
{
  GAMES_PER_KIND = 420,
};

typedef struct
{
  const char *set;
  bool        farmers;
  bool        all_types;  /* not the set's tiles, but any of all types… */
  int         city_sides; /* … that show this many sides of city */
} Kind;

static const Kind kinds[] = {
  { "demo", false, false, 0 },
  { "demo", true, false, 0 },
  { "base", true, false, 0 },
  { "base", true, true, 0 },
  { "base", true, true, 2 },
};

static void
fixture_set_up (Games        *games,
                gconstpointer data)
{
  games_init (games);
  games->mirror.thorough = true;
}

static bool
type_is_of_kind (const RulesTileType *type,
                 const Kind          *kind)
{
  int n = 0;

  for (int side = 0; side < 4; side++)
    n += rules_tile_type_edge (type, (RulesSide) side) == RULES_EDGE_CITY;
  return !type->abbey && n >= kind->city_sides;
}

/* As many tiles as fit into a game, of types that no set may ever bring together. */
static void
stack_types (Games      *games,
             const Kind *kind)
{
  RulesSetup *setup = &games->setup;

  setup->stack_only = true;
  while (setup->n_stack < RULES_MAX_TILES - 1)
    {
      uint8_t type = (uint8_t) rules_random_below (&games->random, games->tiles->n_types);

      if (!type_is_of_kind (&games->tiles->type[type], kind))
        continue;
      setup->stack[setup->n_stack++] = type;
      if (rules_setup_check (setup) == RULES_SETUP_OK)
        continue;
      setup->stack[--setup->n_stack] = 0;
      break;
    }
}

static void
make_setup (Games      *games,
            const Kind *kind,
            unsigned    seed)
{
  static const uint8_t meeples[] = { 7, 5, 1, 12 };
  RulesSetup          *setup = &games->setup;

  games->random = seed;
  games->style = (GamesStyle) (seed % GAMES_N_STYLES);
  games->sparing = seed / GAMES_N_STYLES % 2 == 0;
  rules_setup_init (setup, games->tiles, rules_tileset_find_set (games->tiles, kind->set));
  setup->seed = seed;
  setup->part[RULES_PART_FARMERS] = kind->farmers;
  setup->n_players = (uint8_t) (1 + seed % 6);
  setup->value[RULES_SWITCH_FIRST_PLAYER] = (int16_t) (seed % 3);
  setup->value[RULES_SWITCH_INCOMPLETE_NOTHING] = seed % 5 == 0;
  setup->value[RULES_SWITCH_TINY_CITY] = seed % 7 == 0 ? 2 : 0;
  rules_setup_supply (setup, RULES_MEEPLE, meeples[seed / 6 % G_N_ELEMENTS (meeples)]);
  if (kind->all_types)
    stack_types (games, kind);
  g_assert_cmpint (rules_setup_check (setup), ==, RULES_SETUP_OK);
}

static void
test_games (Games        *games,
            gconstpointer data)
{
  const Kind     *kind = data;
  const RefTally *tally = &games->mirror.tally;
  unsigned        n_games = GAMES_PER_KIND * (g_test_slow () ? 10 : 1);

  for (unsigned seed = 1; seed <= n_games; seed++)
    {
      make_setup (games, kind, seed);
      games_play (games, seed);
    }

  /* A comparison that saw nothing happen has compared nothing. */
  g_test_message ("%ld moves, %ld illegal, %ld discarded, %ld joined, %ld completed (%ld twice on a tile), %ld paid, "
                  "%ld shared, %ld contested, %ld lost, %ld fields, %d reach",
                  tally->moves, tally->illegal, tally->events[RULES_EVENT_DISCARDED], tally->events[RULES_EVENT_JOINED],
                  tally->completed, tally->twice, tally->paid, tally->shared, tally->contested, tally->lost, tally->fields,
                  games->reach);
  g_assert_cmpint (games->reach, >, 20);
  g_assert_cmpint (tally->events[RULES_EVENT_DISCARDED], >, 0);
  g_assert_cmpint (tally->events[RULES_EVENT_JOINED], >, 1000);
  g_assert_cmpint (tally->completed, >, 1000);
  g_assert_cmpint (tally->twice, >, 5);
  g_assert_cmpint (tally->paid, >, 100);
  g_assert_cmpint (tally->shared, >, 20);
  g_assert_cmpint (tally->contested, >, 0);
  g_assert_cmpint (tally->lost, >, 0);
  g_assert_cmpint (tally->fields > 0, ==, kind->farmers);
}

#define ADD(path, kind) g_test_add (path, Games, &kinds[kind], fixture_set_up, test_games, NULL)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/reference/games/demo", 0);
  ADD ("/reference/games/demo-farmers", 1);
  ADD ("/reference/games/base", 2);
  ADD ("/reference/games/all-types", 3);
  ADD ("/reference/games/cities", 4);
  return g_test_run ();
}

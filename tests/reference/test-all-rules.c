/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games with random parts, figures and house rules (A, G and H) against the reference. With `-m slow` ten times
 * as many. */

#include "games.h"

#include "rules-random.h"

#include <glib.h>

/* What all games of a kind have; the rest is chance. */
typedef struct
{
  unsigned   n_games;
  unsigned   parts;    /* one bit per part that is on … */
  unsigned   switches; /* … and per switch */
  GamesStyle style;    /* in most of the games */
} Kind;

#define PART(name) (1u << RULES_PART_##name)
#define SWITCH(name) (1u << RULES_SWITCH_##name)

static const Kind kinds[] = {
  { 3200, 0, 0, GAMES_CHANCE },
  { 900, PART (GIFTS) | PART (MAYOR) | PART (WAGON) | PART (AM_TILES), 0, GAMES_GATHER },
  { 900, PART (ABBEY) | PART (WAGON) | PART (AM_TILES), 0, GAMES_CROWD },
  { 900, PART (BARN) | PART (GIFTS), 0, GAMES_CROWD },
  { 800, PART (ABBEY), SWITCH (SELLING), GAMES_CROWD },
  { 800, PART (ABBEY) | PART (WAGON), SWITCH (TABLE) | SWITCH (TABLE_CLOSES) | SWITCH (HOLE_BONUS), GAMES_CROWD },
};

static void
fixture_set_up (Games        *games,
                gconstpointer data)
{
  games_init (games);
}

static bool
one_in (Games *games,
        int    n)
{
  return rules_random_below (&games->random, (uint32_t) n) == 0;
}

static void
switch_on (Games *games,
           int    id)
{
  const RulesSwitch *sw = rules_switch_get ((RulesSwitchId) id);
  int16_t            value = 1;

  switch (sw->type)
    {
    case RULES_SWITCH_BOOL:
      break;
    case RULES_SWITCH_CHOICE:
      value = (int16_t) (1 + rules_random_below (&games->random, 2));
      break;
    case RULES_SWITCH_NUMBER:
      value = sw->min;
      break;
    case RULES_SWITCH_SIZE:
      value = (int16_t) ((3 + (int) rules_random_below (&games->random, 11)) << 8 | (3 + (int) rules_random_below (&games->random, 11)));
      break;
    }
  games->setup.value[id] = value;
}

/* Any parts and switches that go together. */
static void
make_setup (Games      *games,
            const Kind *kind,
            unsigned    seed)
{
  RulesSetup *setup = &games->setup;
  const char *set;

  games->random = rules_random_stream (seed, (uint64_t) (kind - kinds));
  games->style = one_in (games, 4) ? (GamesStyle) rules_random_below (&games->random, GAMES_N_STYLES) : kind->style;
  games->sparing = one_in (games, 4);
  do
    {
      set = one_in (games, 3) ? "base" : "demo";
      rules_setup_init (setup, games->tiles, rules_tileset_find_set (games->tiles, set));
      setup->seed = rules_random_next (&games->random);
      setup->n_players = (uint8_t) (one_in (games, 12) ? 1 : 2 + rules_random_below (&games->random, 5));
      setup->first = (uint8_t) (one_in (games, 4) ? setup->n_players : 0);
      for (int part = 0; part < RULES_N_PARTS; part++)
        if (kind->parts >> part & 1 || one_in (games, 2))
          rules_setup_part (setup, (RulesPart) part, true);
      for (int id = 0; id < RULES_N_SWITCHES; id++)
        if (kind->switches >> id & 1 || one_in (games, 5))
          switch_on (games, id);
      if (setup->part[RULES_PART_WAGON] && one_in (games, 3))
        rules_setup_supply (setup, RULES_WAGON, 2);
      if (setup->part[RULES_PART_BARN] && one_in (games, 3))
        rules_setup_supply (setup, RULES_BARN, 2);
      if (setup->part[RULES_PART_MAYOR] && one_in (games, 4))
        rules_setup_supply (setup, RULES_MAYOR, 2);
      if (one_in (games, 5))
        rules_setup_supply (setup, RULES_MEEPLE, 2);
    }
  while (rules_setup_check (setup) != RULES_SETUP_OK);
}

static void
test_games (Games        *games,
            gconstpointer data)
{
  const Kind     *kind = data;
  const RefTally *tally = &games->mirror.tally;
  unsigned        n_games = kind->n_games * (g_test_slow () ? 10 : 1);

  for (unsigned seed = 1; seed <= n_games; seed++)
    {
      make_setup (games, kind, seed);
      games_play (games, seed);
    }
  g_test_message ("%ld moves, %ld illegal, %ld completed, %ld paid, %ld shared, %ld contested, %ld wagons of others, "
                  "%ld barns, %ld farmers, %ld unopened, %ld last abbeys",
                  tally->moves, tally->illegal, tally->completed, tally->paid, tally->shared, tally->contested,
                  tally->wagons, tally->barns, tally->farmers, tally->unopened, tally->last);
  /* A comparison that saw nothing happen has compared nothing. */
  for (int i = 0; i < RULES_N_MOVES; i++)
    g_assert_cmpint (tally->kinds[i], >, 50);
  for (int i = 0; i < RULES_N_EVENTS; i++)
    g_assert_cmpint (tally->events[i], >, 5);
  g_assert_cmpint (tally->wagons, >, 100);
  g_assert_cmpint (tally->barns, >, 100);
  g_assert_cmpint (tally->farmers, >, 100);
  g_assert_cmpint (tally->unopened, >, 100);
  g_assert_cmpint (tally->last, >, 10);
  g_assert_cmpint (tally->shared, >, 100);
  g_assert_cmpint (tally->contested, >, 100);
}

#undef PART
#undef SWITCH

#define ADD(path, kind) g_test_add (path, Games, &kinds[kind], fixture_set_up, test_games, NULL)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/reference/all-rules/mixed", 0);
  ADD ("/reference/all-rules/gifts", 1);
  ADD ("/reference/all-rules/abbeys", 2);
  ADD ("/reference/all-rules/barns", 3);
  ADD ("/reference/all-rules/selling", 4);
  ADD ("/reference/all-rules/table", 5);
  return g_test_run ();
}

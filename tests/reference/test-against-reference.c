/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games through the engine's public functions, held against the reference after every move; and what must hold
 * in every game besides: undo and redo come back to the very same bytes, and so does playing the moves again. With
 * `-m slow` ten times as many. */

#include "kl-tiles.h"
#include "ref-compare.h"
#include "rules-feature.h"
#include "rules-history.h"
#include "rules-legal.h"
#include "rules-random.h"

#include <glib.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum
{
  GAMES_PER_KIND = 500,
  MAX_MOVES = 2 * RULES_MAX_TILES,
};

/* Chance alone seldom brings features and figures together, or stretches the map. */
typedef enum
{
  STYLE_CHANCE,
  STYLE_GATHER, /* figures into cities, and cities together */
  STYLE_CROWD,  /* where many tiles lie around */
  STYLE_SPREAD, /* far away */
  N_STYLES,
} Style;

typedef struct
{
  const char *set;
  bool        farmers;
  bool        all_types;  /* not the set's tiles, but any of all types… */
  int         city_sides; /* … that show this many sides of city */
} Kind;

typedef struct
{
  const Kind         *kind;
  const RulesTileSet *tiles;
  RefMatch            match;
  RefMirror           mirror;
  RulesSetup          setup;
  RulesHistory        history;
  RulesEvents         events;
  int                 reach;               /* how far from the start tile any tile lay */
  RulesPosition       seen[MAX_MOVES + 1]; /* the position after every move */
  uint64_t            random;
} Fixture;

static const Kind kinds[] = {
  { "demo", false, false, 0 },
  { "demo", true, false, 0 },
  { "base", true, false, 0 },
  { "base", true, true, 0 },
  { "base", true, true, 2 },
};

static void
fixture_set_up (Fixture      *f,
                gconstpointer data)
{
  char report[REF_REPORT_SIZE] = "";

  f->kind = data;
  f->tiles = kl_tiles_get ();
  if (!ref_match_init (&f->match, f->tiles, report))
    g_error ("%s", report);
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
stack_types (Fixture *f)
{
  f->setup.stack_only = true;
  while (f->setup.n_stack < RULES_MAX_TILES - 1)
    {
      uint8_t type = (uint8_t) rules_random_below (&f->random, f->tiles->n_types);

      if (!type_is_of_kind (&f->tiles->type[type], f->kind))
        continue;
      f->setup.stack[f->setup.n_stack++] = type;
      if (rules_setup_check (&f->setup) == RULES_SETUP_OK)
        continue;
      f->setup.stack[--f->setup.n_stack] = 0;
      break;
    }
}

static void
make_setup (Fixture *f,
            unsigned seed)
{
  static const uint8_t meeples[] = { 7, 5, 1, 12 };

  f->random = seed;
  rules_setup_init (&f->setup, f->tiles, rules_tileset_find_set (f->tiles, f->kind->set));
  f->setup.seed = seed;
  f->setup.part[RULES_PART_FARMERS] = f->kind->farmers;
  f->setup.n_players = (uint8_t) (1 + seed % 6);
  f->setup.value[RULES_SWITCH_FIRST_PLAYER] = (int16_t) (seed % 3);
  f->setup.value[RULES_SWITCH_INCOMPLETE_NOTHING] = seed % 5 == 0;
  f->setup.value[RULES_SWITCH_TINY_CITY] = seed % 7 == 0 ? 2 : 0;
  rules_setup_supply (&f->setup, RULES_MEEPLE, meeples[seed / 6 % G_N_ELEMENTS (meeples)]);
  if (f->kind->all_types)
    stack_types (f);
  g_assert_cmpint (rules_setup_check (&f->setup), ==, RULES_SETUP_OK);
}

static int
count_around (const RulesPosition *pos,
              const RulesMove     *move)
{
  int n = 0;

  for (int y = move->y - 1; y <= move->y + 1; y++)
    for (int x = move->x - 1; x <= move->x + 1; x++)
      n += rules_position_tile_at (pos, x, y) >= 0;
  return n;
}

/* Great where the new tile brings many figures into one feature, small where it closes one with few. */
static int
count_figures_met (const RulesSetup    *setup,
                   const RulesPosition *pos,
                   const RulesMove     *move)
{
  RulesPosition next = *pos;
  int           sum = 0;

  rules_position_apply (setup, &next, move, NULL);
  for (int segment = pos->n_segments; segment < next.n_segments; segment++)
    {
      RulesFeatureInfo info;
      int              n = 0;

      rules_feature_describe (setup, &next, segment, &info);
      for (int player = 0; player < setup->n_players; player++)
        n += info.strength[player];
      sum += info.complete && n < 3 ? -20 * n : 10 * n * n;
    }
  return sum;
}

/* How much a move is after the style of a game. */
static int
value_move (Fixture             *f,
            const RulesPosition *pos,
            Style                style,
            const RulesMove     *move)
{
  if (move->kind != RULES_MOVE_PLACE)
    return style == STYLE_GATHER && move->kind == RULES_MOVE_FIGURE && move->spot.feature == RULES_CITY;
  switch (style)
    {
    case STYLE_GATHER:
      return count_around (pos, move) + count_figures_met (&f->setup, pos, move);
    case STYLE_CROWD:
      return count_around (pos, move);
    case STYLE_SPREAD:
      return MAX (abs (move->x), abs (move->y));
    default:
      return 0;
    }
}

/* The best of several moves by chance. In half of the games most figures are kept back, so that some are left in the end. */
static void
choose_move (Fixture             *f,
             const RulesPosition *pos,
             unsigned             seed,
             RulesMove           *move)
{
  static const int tries[N_STYLES] = { 1, 32, 8, 64 };
  Style            style = seed % N_STYLES;
  int              best = INT_MIN;

  for (int i = 0; i < tries[style]; i++)
    {
      RulesMove other;
      int       value;

      rules_legal_random (&f->setup, pos, &f->random, &other);
      value = value_move (f, pos, style, &other);
      if (value > best)
        {
          best = value;
          *move = other;
        }
    }
  if (move->kind == RULES_MOVE_FIGURE && seed / N_STYLES % 2 == 0 && rules_random_below (&f->random, 3) > 0)
    *move = (RulesMove){ .kind = RULES_MOVE_PASS };
}

static void
assert_same_position (const RulesPosition *a,
                      const RulesPosition *b)
{
  /* No dump of eight kilobytes: that they differ is all there is to say. */
  g_assert_cmpint (memcmp (a, b, sizeof *a), ==, 0);
}

/* B14: ended now, the game must end as it was foretold. */
static void
check_end (Fixture             *f,
           const RulesPosition *pos)
{
  RulesPosition end = *pos;
  int           foretold[RULES_MAX_PLAYERS];

  rules_scores_if_over (&f->setup, pos, foretold);
  rules_position_end (&f->setup, &end, NULL);
  g_assert_cmpint (end.phase, ==, RULES_PHASE_OVER);
  for (int player = 0; player < f->setup.n_players; player++)
    g_assert_cmpint (end.score[player], ==, foretold[player]);
}

static void
play_game (Fixture *f,
           unsigned seed)
{
  rules_history_init (&f->history, &f->setup, &f->events);
  f->seen[0] = *rules_history_position (&f->history);
  if (!ref_mirror_start (&f->mirror, &f->match, &f->setup, &f->seen[0], &f->events))
    g_error ("seed %u: %s", seed, f->mirror.report);
  while (rules_history_position (&f->history)->phase != RULES_PHASE_OVER)
    {
      RulesMove            move;
      const RulesPosition *pos;

      choose_move (f, rules_history_position (&f->history), seed, &move);
      g_assert_cmpint (rules_history_play (&f->history, &move, &f->events), ==, RULES_OK);
      pos = rules_history_position (&f->history);
      if (!ref_mirror_follow (&f->mirror, &move, pos, &f->events))
        g_error ("seed %u: %s", seed, f->mirror.report);
      g_assert_cmpint (f->history.cursor, <=, MAX_MOVES);
      f->seen[f->history.cursor] = *pos;
      check_end (f, pos);
      if (move.kind == RULES_MOVE_PLACE)
        f->reach = MAX (f->reach, MAX (abs (move.x), abs (move.y)));
    }
}

/* Undo to the start, redo to the end, and once more from somewhere in the middle by another hand. */
static void
check_undo (Fixture *f)
{
  int       n = f->history.n;
  int       back = (int) rules_random_below (&f->random, (uint32_t) n);
  RulesMove move;

  for (int i = n - 2; i >= 0; i--)
    {
      g_assert_true (rules_history_undo (&f->history));
      assert_same_position (rules_history_position (&f->history), &f->seen[i]);
    }
  g_assert_false (rules_history_undo (&f->history));
  for (int i = 1; i < n; i++)
    {
      g_assert_true (rules_history_redo (&f->history));
      assert_same_position (rules_history_position (&f->history), &f->seen[i]);
    }
  g_assert_false (rules_history_redo (&f->history));

  if (back == 0)
    return;
  move = f->history.entry[back]->move;
  rules_history_seek (&f->history, back - 1);
  g_assert_cmpint (rules_history_play (&f->history, &move, NULL), ==, RULES_OK);
  assert_same_position (rules_history_position (&f->history), &f->seen[back]);
  g_assert_cmpint (f->history.n, ==, back + 1);
  g_assert_false (rules_history_redo (&f->history));
}

/* The moves as text, from the same seed, with nobody listening: the same game to the last byte. */
static void
check_replay (Fixture         *f,
              const RulesMove *moves,
              int              n)
{
  RulesPosition pos;

  rules_position_start (&f->setup, &pos, NULL);
  assert_same_position (&pos, &f->seen[0]);
  for (int i = 1; i < n; i++)
    {
      char      text[RULES_MOVE_TEXT_SIZE];
      RulesMove move;

      rules_move_format (&moves[i], text);
      g_assert_true (rules_move_parse (text, &move));
      g_assert_true (rules_move_equal (&move, &moves[i]));
      g_assert_cmpint (rules_position_apply (&f->setup, &pos, &move, NULL), ==, RULES_OK);
      assert_same_position (&pos, &f->seen[i]);
    }
  g_assert_cmpuint (rules_position_digest (&f->setup, &pos), ==, rules_position_digest (&f->setup, &f->seen[n - 1]));
}

static void
test_games (Fixture      *f,
            gconstpointer data)
{
  const RefTally *tally = &f->mirror.tally;
  unsigned        n_games = GAMES_PER_KIND * (g_test_slow () ? 10 : 1);

  for (unsigned seed = 1; seed <= n_games; seed++)
    {
      RulesMove moves[MAX_MOVES + 1];
      int       n;

      make_setup (f, seed);
      play_game (f, seed);
      n = f->history.n;
      for (int i = 1; i < n; i++)
        moves[i] = f->history.entry[i]->move;
      check_undo (f);
      check_replay (f, moves, n);
      rules_history_clear (&f->history);
    }

  /* A comparison that saw nothing happen has compared nothing. */
  g_test_message ("%ld moves, %ld discarded, %ld joined, %ld completed (%ld twice on a tile), %ld paid, %ld shared, "
                  "%ld contested, %ld lost, %ld fields, %d reach",
                  tally->moves, tally->discarded, tally->joined, tally->completed, tally->twice, tally->paid, tally->shared,
                  tally->contested, tally->lost, tally->fields, f->reach);
  g_assert_cmpint (f->reach, >, 20);
  g_assert_cmpint (tally->discarded, >, 0);
  g_assert_cmpint (tally->joined, >, 1000);
  g_assert_cmpint (tally->completed, >, 1000);
  g_assert_cmpint (tally->twice, >, 5);
  g_assert_cmpint (tally->paid, >, 100);
  g_assert_cmpint (tally->shared, >, 20);
  g_assert_cmpint (tally->contested, >, 0);
  g_assert_cmpint (tally->lost, >, 0);
  g_assert_cmpint (tally->fields > 0, ==, f->kind->farmers);
}

#define ADD(path, kind) g_test_add (path, Fixture, &kinds[kind], fixture_set_up, test_games, NULL)

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

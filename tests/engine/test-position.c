/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions about a position: what lies where, who may move, why a tile does not fit, what would be if it ended now.
 */

#include <glib.h>

#include "kl-tiles.h"
#include "rules-feature.h"
#include "rules-legal.h"

static void
set_up (RulesSetup *setup,
        uint64_t    seed)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  rules_setup_init (setup, tiles, rules_tileset_find_set (tiles, "base"));
  setup->seed = seed;
  setup->value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_LISTED;
}

static void
play_random (const RulesSetup *setup,
             RulesPosition    *pos,
             uint64_t         *random)
{
  RulesMove move;

  rules_legal_random (setup, pos, random, &move);
  g_assert_cmpint (rules_position_apply (setup, pos, &move, NULL), ==, RULES_OK);
}

/* Every space of the plane is a tile, a space beside the map, or neither; and what is beside a tile is one of the two. */
static void
test_places (void)
{
  static const int step_x[4] = { 0, 1, 0, -1 }, step_y[4] = { -1, 0, 1, 0 };
  RulesSetup       setup;
  RulesPosition    pos;
  uint64_t         random = 1;

  set_up (&setup, 1);
  rules_position_start (&setup, &pos, NULL);
  while (pos.phase != RULES_PHASE_OVER)
    play_random (&setup, &pos, &random);

  for (int i = 0; i < pos.n_tiles; i++)
    {
      g_assert_cmpint (rules_position_tile_at (&pos, pos.tile[i].x, pos.tile[i].y), ==, i);
      g_assert_cmpint (rules_position_space_at (&pos, pos.tile[i].x, pos.tile[i].y), ==, -1);
      for (int side = 0; side < 4; side++)
        {
          int x = pos.tile[i].x + step_x[side], y = pos.tile[i].y + step_y[side];

          g_assert_true ((rules_position_tile_at (&pos, x, y) >= 0) != (rules_position_space_at (&pos, x, y) >= 0));
        }
    }
  for (int i = 0; i < pos.n_spaces; i++)
    {
      int neighbours = 0;

      g_assert_cmpint (rules_position_space_at (&pos, pos.space[i].x, pos.space[i].y), ==, i);
      for (int side = 0; side < 4; side++)
        neighbours += rules_position_tile_at (&pos, pos.space[i].x + step_x[side], pos.space[i].y + step_y[side]) >= 0;
      g_assert_cmpint (neighbours, >, 0);
    }
  for (int far = 100; far <= 1000; far += 100)
    {
      g_assert_cmpint (rules_position_tile_at (&pos, far, -far), ==, -1);
      g_assert_cmpint (rules_position_space_at (&pos, far, -far), ==, -1);
    }
}

/* Each segment's own words name it, and it lies on its tile. */
static void
test_spots (void)
{
  RulesSetup    setup;
  RulesPosition pos;
  uint64_t      random = 2;

  set_up (&setup, 2);
  rules_position_start (&setup, &pos, NULL);
  while (pos.phase != RULES_PHASE_OVER)
    play_random (&setup, &pos, &random);
  for (int segment = 0; segment < pos.n_segments; segment++)
    {
      int       tile = rules_position_tile_of (&pos, segment);
      RulesSpot spot = rules_position_spot_of (&setup, &pos, segment);

      g_assert_cmpint (segment, >=, pos.tile[tile].first);
      g_assert_cmpint (segment - pos.tile[tile].first, <, setup.tiles->type[pos.tile[tile].type].n_segments);
      g_assert_cmpint (rules_position_segment_at (&setup, &pos, tile, spot), ==, segment);
      g_assert_cmpint (spot.feature, ==, rules_feature_kind (&setup, &pos, segment));
    }
}

/* Any side of a segment names it; what is written is the first one clockwise from the north. */
static void
test_any_side (void)
{
  static const char *const spots[] = { "road e", "road w", "city n", "field n1", "field e2", "field s1", "field w1", "field w2", "road n" };
  static const char *const written[] = { "road e", "road e", "city n", NULL, "field e2", "field e2", "field e2", "field e1", NULL };
  RulesSetup               setup;
  RulesPosition            pos;

  set_up (&setup, 3);
  rules_position_start (&setup, &pos, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      RulesSpot spot;
      char      text[RULES_MOVE_TEXT_SIZE];
      int       segment;

      g_assert_true (rules_spot_parse (spots[i], &spot));
      segment = rules_position_segment_at (&setup, &pos, 0, spot);
      g_assert_cmpint (segment >= 0, ==, written[i] != NULL);
      if (segment < 0)
        continue;
      rules_spot_format (rules_position_spot_of (&setup, &pos, segment), text);
      g_assert_cmpstr (text, ==, written[i]);
    }
}

static void
test_who (void)
{
  RulesSetup    setup;
  RulesPosition pos;
  RulesMoves    moves;

  set_up (&setup, 4);
  rules_position_start (&setup, &pos, NULL);
  rules_legal_moves (&setup, &pos, &moves);
  g_assert_cmpint (rules_position_check_as (&setup, &pos, 0, &moves.move[0]), ==, RULES_OK);
  g_assert_cmpint (rules_position_check_as (&setup, &pos, 1, &moves.move[0]), ==, RULES_WRONG_PLAYER);
  rules_position_end (&setup, &pos, NULL);
  g_assert_cmpint (rules_position_check_as (&setup, &pos, 0, &moves.move[0]), ==, RULES_GAME_OVER);
  g_assert_cmpint (rules_position_check_as (&setup, &pos, 1, &moves.move[0]), ==, RULES_GAME_OVER);
}

static void
test_mismatch (void)
{
  static const struct
  {
    const char *type;
    int         x, y, turn;
    gboolean    differs;
    RulesSide   side;
    RulesEdge   ours, theirs;
  } cases[] = {
    { "monastery", 0, -1, 0, TRUE, RULES_SOUTH, RULES_EDGE_FIELD, RULES_EDGE_CITY },
    { "monastery", 1, 0, 0, TRUE, RULES_WEST, RULES_EDGE_FIELD, RULES_EDGE_ROAD },
    { "monastery", 0, 1, 0, FALSE },
    { "road-straight", 0, 1, 1, TRUE, RULES_NORTH, RULES_EDGE_ROAD, RULES_EDGE_FIELD },
    { "road-straight", -1, 0, 0, FALSE },
    { "city-cap", -1, 0, 1, TRUE, RULES_EAST, RULES_EDGE_CITY, RULES_EDGE_ROAD },
    { "city-cap", 5, 5, 0, FALSE }, /* no space beside the map */
  };
  RulesSetup    setup;
  RulesPosition pos;

  set_up (&setup, 5);
  rules_position_start (&setup, &pos, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      int       type = rules_tileset_find_type (setup.tiles, cases[i].type);
      RulesSide side;
      RulesEdge ours, theirs;

      g_assert_cmpint (rules_position_mismatch (&setup, &pos, type, cases[i].x, cases[i].y, (RulesTurn) cases[i].turn, &side, &ours, &theirs),
                       ==, cases[i].differs);
      if (!cases[i].differs)
        continue;
      g_assert_cmpint (side, ==, cases[i].side);
      g_assert_cmpint (ours, ==, cases[i].ours);
      g_assert_cmpint (theirs, ==, cases[i].theirs);
    }
}

/* Plays a game in which exactly these tiles are drawn; events: of the last move. */
static void
play_script (RulesSetup        *setup,
             RulesPosition     *pos,
             const char *const *types,
             const char *const *moves,
             RulesEvents       *events)
{
  setup->stack_only = true;
  for (guint i = 0; types[i] != NULL; i++)
    setup->stack[setup->n_stack++] = (uint8_t) rules_tileset_find_type (setup->tiles, types[i]);
  rules_position_start (setup, pos, events);
  for (guint i = 0; moves[i] != NULL; i++)
    {
      RulesMove move;

      g_assert_true (rules_move_parse (moves[i], &move));
      g_assert_cmpint (rules_position_apply (setup, pos, &move, events), ==, RULES_OK);
    }
}

/* B4: what fits nowhere is counted and gone. */
static void
test_discarded (void)
{
  static const char *const types[] = { "city-cap", "city-full-shield", "city-full-shield", "road-straight", NULL };
  static const char *const moves[] = { "place 0,-1 180", "pass", NULL };
  RulesSetup               setup;
  RulesPosition            pos;
  RulesEvents              events;

  set_up (&setup, 7);
  play_script (&setup, &pos, types, moves, &events);
  g_assert_cmpint (pos.n_discarded, ==, 2);
  g_assert_cmpint (pos.n_pile, ==, 0);
  g_assert_cmpint (pos.n_hand[1], ==, 1);
  g_assert_cmpint (pos.hand[1][0], ==, setup.stack[3]);
}

/* B10: a city that the last tile completes with two of its segments is told, and paid, once. */
static void
test_completed_once (void)
{
  static const char *const types[] = { "road-straight", "city-corner", "city-corner", "city-corner", "city-caps-corner", "road-straight", NULL };
  static const char *const moves[] = { "place -1,0 0", "pass", "place -1,1 180", "pass", "place -1,2 90", "pass",
                                       "place 0,2 0", "pass", "place 0,1 270", "meeple city w", NULL };
  RulesSetup               setup;
  RulesPosition            pos;
  RulesEvents              events;
  int                      count[RULES_N_EVENTS] = { 0 };

  set_up (&setup, 8);
  play_script (&setup, &pos, types, moves, &events);
  for (int i = 0; i < events.n; i++)
    count[events.event[i].kind]++;
  g_assert_cmpint (count[RULES_EVENT_COMPLETED], ==, 1);
  g_assert_cmpint (count[RULES_EVENT_SCORED], ==, 1);
  g_assert_cmpint (count[RULES_EVENT_RETURNED], ==, 1);
  g_assert_cmpint (pos.score[0], ==, 8);
}

/* "If it ended now" is what ending it now gives, at every decision. */
static void
test_if_over (void)
{
  for (uint64_t seed = 0; seed < 20; seed++)
    {
      RulesSetup    setup;
      RulesPosition pos;
      uint64_t      random = seed;

      set_up (&setup, seed);
      setup.value[RULES_SWITCH_INCOMPLETE_NOTHING] = seed % 4 == 3;
      rules_position_start (&setup, &pos, NULL);
      for (;;)
        {
          RulesPosition ended = pos;
          int           scores[RULES_MAX_PLAYERS];

          rules_scores_if_over (&setup, &pos, scores);
          rules_position_end (&setup, &ended, NULL);
          g_assert_cmpint (ended.phase, ==, RULES_PHASE_OVER);
          for (int i = 0; i < setup.n_players; i++)
            g_assert_cmpint (scores[i], ==, ended.score[i]);
          if (pos.phase == RULES_PHASE_OVER)
            break;
          play_random (&setup, &pos, &random);
        }
    }
}

/* Random moves: each placement that differs is as likely as the others, and all that is legal can come. */
static void
test_random_moves (void)
{
  enum
  {
    THROWS = 6000
  };
  RulesSetup    setup;
  RulesPosition pos;
  uint64_t      random = 6;
  int           count[4] = { 0 }, turned = 0;

  /* A straight road fits in two ways that look the same on three sides of the start tile. */
  set_up (&setup, 6);
  setup.stack[setup.n_stack++] = (uint8_t) rules_tileset_find_type (setup.tiles, "road-straight");
  rules_position_start (&setup, &pos, NULL);
  for (int i = 0; i < THROWS; i++)
    {
      RulesMove move;

      rules_legal_random (&setup, &pos, &random, &move);
      g_assert_cmpint (rules_position_check (&setup, &pos, &move), ==, RULES_OK);
      count[move.y == 1 ? 0 : move.x == 1 ? 1
                                          : 2]++;
      turned += move.turn > 1;
    }
  g_assert_cmpint (turned, ==, 0);
  for (int i = 0; i < 3; i++)
    {
      g_assert_cmpint (count[i], >, THROWS / 3 - 220);
      g_assert_cmpint (count[i], <, THROWS / 3 + 220);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/position/places", test_places);
  g_test_add_func ("/position/spots", test_spots);
  g_test_add_func ("/position/any-side", test_any_side);
  g_test_add_func ("/position/who", test_who);
  g_test_add_func ("/position/mismatch", test_mismatch);
  g_test_add_func ("/rules/B4/discarded", test_discarded);
  g_test_add_func ("/rules/B10/completed-once", test_completed_once);
  g_test_add_func ("/position/if-over", test_if_over);
  g_test_add_func ("/position/random-moves", test_random_moves);
  return g_test_run ();
}

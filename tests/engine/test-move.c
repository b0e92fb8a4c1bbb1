/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves and their text: whatever is written can be read again, and whatever is no move is refused.
 */

#include <glib.h>
#include <string.h>

#include "rules-move.h"

static void
check_round_trip (const RulesMove *move,
                  const char      *expected)
{
  char      text[RULES_MOVE_TEXT_SIZE];
  RulesMove again;

  g_assert_cmpint (rules_move_format (move, text), ==, strlen (text));
  if (expected != NULL)
    g_assert_cmpstr (text, ==, expected);
  g_assert_true (rules_move_parse (text, &again));
  g_assert_true (rules_move_equal (move, &again));
}

static void
test_place (void)
{
  check_round_trip (&(RulesMove){ .kind = RULES_MOVE_PLACE, .x = 0, .y = -1, .turn = 2 }, "place 0,-1 180");
  check_round_trip (&(RulesMove){ .kind = RULES_MOVE_PLACE, .x = -12, .y = 34, .turn = 3, .hand = 1 }, "place -12,34 270 #1");
  for (int x = -RULES_COORDINATE_MAX; x <= RULES_COORDINATE_MAX; x += 111)
    for (int y = -RULES_COORDINATE_MAX; y <= RULES_COORDINATE_MAX; y += 111)
      for (int turn = 0; turn < 4; turn++)
        for (int hand = 0; hand < RULES_MAX_HAND; hand++)
          check_round_trip (&(RulesMove){
                                .kind = RULES_MOVE_PLACE,
                                .x = (int16_t) x,
                                .y = (int16_t) y,
                                .turn = (RulesTurn) turn,
                                .hand = (uint8_t) hand,
                            },
                            NULL);
}

static void
test_figure (void)
{
  static const struct
  {
    const char *text;
    RulesFigure figure;
    RulesSpot   spot;
  } cases[] = {
    { "meeple city n", RULES_MEEPLE, { RULES_CITY, RULES_NORTH } },
    { "meeple road w", RULES_MEEPLE, { RULES_ROAD, RULES_WEST } },
    { "meeple monastery", RULES_MEEPLE, { RULES_MONASTERY, 0 } },
    { "meeple field n1", RULES_MEEPLE, { RULES_FIELD, 0 } },
    { "meeple field s2", RULES_MEEPLE, { RULES_FIELD, 5 } },
    { "meeple field w2", RULES_MEEPLE, { RULES_FIELD, 7 } },
    { "meeple field i1", RULES_MEEPLE, { RULES_FIELD, RULES_SPOT_INNER } },
    { "meeple field i2", RULES_MEEPLE, { RULES_FIELD, RULES_SPOT_INNER + 1 } },
    { "mayor city e", RULES_MAYOR, { RULES_CITY, RULES_EAST } },
    { "wagon road s", RULES_WAGON, { RULES_ROAD, RULES_SOUTH } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const RulesMove move = { .kind = RULES_MOVE_FIGURE, .figure = (uint8_t) cases[i].figure, .spot = cases[i].spot };
      RulesSpot       spot;

      check_round_trip (&move, cases[i].text);
      g_assert_true (rules_spot_parse (strchr (cases[i].text, ' '), &spot));
      g_assert_cmpint (spot.feature, ==, cases[i].spot.feature);
      g_assert_cmpint (spot.at, ==, cases[i].spot.at);
    }
  check_round_trip (&(RulesMove){ .kind = RULES_MOVE_PASS }, "pass");
}

/* Of all other kinds: a text, and the move that it says. */
static void
test_other_kinds (void)
{
  static const struct
  {
    const char *text;
    RulesMove   move;
  } cases[] = {
    { "abbey -3,4", { .kind = RULES_MOVE_ABBEY, .x = -3, .y = 4 } },
    { "draw", { .kind = RULES_MOVE_DRAW } },
    { "barn 2,-1", { .kind = RULES_MOVE_BARN, .x = 2, .y = -1 } },
    { "roll 1,0 city n", { .kind = RULES_MOVE_ROLL, .x = 1, .spot = { RULES_CITY, RULES_NORTH } } },
    { "roll 1,0 monastery #2", { .kind = RULES_MOVE_ROLL, .x = 1, .spot = { RULES_MONASTERY, 0 }, .hand = 2 } },
    { "return", { .kind = RULES_MOVE_RETURN } },
    { "return #11", { .kind = RULES_MOVE_RETURN, .hand = 11 } },
    { "gift synod 0,1 meeple", { .kind = RULES_MOVE_SYNOD, .y = 1, .figure = RULES_MEEPLE } },
    { "gift synod 0,1 wagon", { .kind = RULES_MOVE_SYNOD, .y = 1, .figure = RULES_WAGON } },
    { "gift sweep 0,1 road e", { .kind = RULES_MOVE_SWEEP, .y = 1, .spot = { RULES_ROAD, RULES_EAST } } },
    { "gift cash 0,1 field i2", { .kind = RULES_MOVE_CASH, .y = 1, .spot = { RULES_FIELD, RULES_SPOT_INNER + 1 }, .figure = RULES_ANY_FIGURE } },
    { "gift cash 0,1 monastery wagon", { .kind = RULES_MOVE_CASH, .y = 1, .spot = { RULES_MONASTERY, 0 }, .figure = RULES_WAGON } },
    { "gift change 0,1 city s field n2", { .kind = RULES_MOVE_CHANGE, .y = 1, .spot = { RULES_CITY, RULES_SOUTH }, .spot2 = { RULES_FIELD, 1 } } },
    { "gift change 0,1 field w1 monastery", { .kind = RULES_MOVE_CHANGE, .y = 1, .spot = { RULES_FIELD, 6 }, .spot2 = { RULES_MONASTERY, 0 } } },
    { "gift take2", { .kind = RULES_MOVE_TAKE2 } },
    { "gift waste sweep", { .kind = RULES_MOVE_WASTE, .card = RULES_GIFT_SWEEP } },
    { "bid 7", { .kind = RULES_MOVE_BID, .points = 7 } },
    { "bid abbey", { .kind = RULES_MOVE_BID, .abbey = 1 } },
    { "bid 12 abbey", { .kind = RULES_MOVE_BID, .points = 12, .abbey = 1 } },
    { "sell 5", { .kind = RULES_MOVE_SELL, .player = 5 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RulesMove move;

      check_round_trip (&cases[i].move, cases[i].text);
      g_assert_true (rules_move_parse (cases[i].text, &move));
      g_assert_cmpmem (&move, sizeof move, &cases[i].move, sizeof move);
    }
}

static void
test_spaces (void)
{
  RulesMove move;

  g_assert_true (rules_move_parse ("  place \t 1,-2   90  ", &move));
  g_assert_cmpint (move.kind, ==, RULES_MOVE_PLACE);
  g_assert_cmpint (move.x, ==, 1);
  g_assert_cmpint (move.y, ==, -2);
  g_assert_cmpint (move.turn, ==, 1);
  g_assert_cmpint (move.hand, ==, 0);
  g_assert_true (rules_move_parse ("\tpass ", &move));
}

static void
test_bad (void)
{
  static const char *const bad[] = {
    "", " ", "#", "nothing", "placed 1,0 0", "place", "place 1,0", "place 1 0 0", "place 1, 0 0", "place ,0 0",
    "place 1,0 45", "place 1,0 360", "place 1,0 -90", "place 1,0 90deg", "place 1,0 0 1", "place 1,0 0 #", "place 1,0 0 #-1",
    "place 1,0 0 #13", "place 1,0 0 #1 more", "place 1000,0 0", "place 0,-1000 0", "place 99999999999999999999,0 0",
    "place 1.5,0 0", "place 0x1,0 0", "place +1,0 0", "place --1,0 0", "place 1,0,0 0", "Place 1,0 0", "PASS", "pass now",
    "meeple", "meeple city", "meeple city x", "meeple city north", "meeple city n1", "meeple city n n", "meeple road",
    "meeple road 5", "meeple field", "meeple field n", "meeple field n0", "meeple field n3", "meeple field i", "meeple field i0",
    "meeple field n1 n2", "meeple monastery n", "meeple abbey", "meeple castle n", "city n", "barn city n", "knight city n",
    "abbey", "abbey 1", "abbey 1,0 0", "abbey n", "draw 1", "draw now", "barn", "barn 1", "barn 1,0 n", "barn field n1", "roll",
    "roll city n", "roll 1,0", "roll 1,0 city", "roll 1,0 city n n", "roll 1,0 city n #", "roll 1,0 city n #-1", "roll 1,0 city n #13",
    "roll 1,0 #1 city n", "return 1", "return #", "return #x", "return #13", "gift", "gift synod", "gift synod 1,0", "gift synod 1,0 knight",
    "gift synod meeple", "gift synod 1,0 meeple wagon", "gift sweep", "gift sweep 1,0", "gift sweep road e", "gift sweep 1,0 road e meeple",
    "gift cash 1,0", "gift cash 1,0 city n dragon", "gift cash 1,0 meeple", "gift change 1,0", "gift change 1,0 city n", "gift change 1,0 city n field",
    "gift change 1,0 city n field n1 #1", "gift take2 1", "gift take 2", "gift waste", "gift waste gift", "gift waste synod 1,0", "gift dragon",
    "synod 1,0 meeple", "take2", "bid", "bid -1", "bid 1000", "bid abbey 3", "bid 3 abbey abbey", "bid 3 meeple", "sell", "sell 6", "sell -1",
    "sell 0 1", "sell Red", "meeple\ncity n", "meeple city n\n", "place 1,0 0\x01",
    "place 1,0 0                                                                                             ",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      RulesMove move;

      if (rules_move_parse (bad[i], &move))
        g_error ("“%s” was taken for a move", bad[i]);
    }
}

static void
test_bad_spots (void)
{
  static const char *const bad[] = { "", "city", "city x", "field", "field n", "field 1n", "monastery n", "meeple city n", "tower n" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      RulesSpot spot;

      if (rules_spot_parse (bad[i], &spot))
        g_error ("“%s” was taken for a spot", bad[i]);
    }
}

static void
test_equal (void)
{
  const RulesMove place = { .kind = RULES_MOVE_PLACE, .x = 1, .y = 2, .turn = 3 };
  RulesMove       other = place;

  g_assert_true (rules_move_equal (&place, &other));
  other.x++;
  g_assert_false (rules_move_equal (&place, &other));
  other = place;
  other.y++;
  g_assert_false (rules_move_equal (&place, &other));
  other = place;
  other.turn = 0;
  g_assert_false (rules_move_equal (&place, &other));
  other = place;
  other.hand = 1;
  g_assert_false (rules_move_equal (&place, &other));
  other = (RulesMove){ .kind = RULES_MOVE_PASS };
  g_assert_false (rules_move_equal (&place, &other));
}

static void
test_names (void)
{
  for (int i = 0; i < RULES_N_FEATURES; i++)
    g_assert_cmpint (rules_feature_parse (rules_feature_name (i)), ==, i);
  for (int i = 0; i < RULES_N_FIGURES; i++)
    g_assert_cmpint (rules_figure_parse (rules_figure_name (i)), ==, i);
  for (int i = 0; i < RULES_N_PHASES; i++)
    g_assert_cmpint (rules_phase_parse (rules_phase_name (i)), ==, i);
  for (int i = 0; i < RULES_N_GIFTS; i++)
    g_assert_cmpint (rules_gift_parse (rules_gift_name (i)), ==, i);
  g_assert_cmpint (rules_gift_parse ("waste"), ==, -1);
  g_assert_cmpint (rules_feature_parse ("castle"), ==, -1);
  g_assert_cmpint (rules_figure_parse (""), ==, -1);
  g_assert_cmpint (rules_phase_parse ("Over"), ==, -1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/move/place", test_place);
  g_test_add_func ("/move/figure", test_figure);
  g_test_add_func ("/move/other-kinds", test_other_kinds);
  g_test_add_func ("/move/spaces", test_spaces);
  g_test_add_func ("/move/bad", test_bad);
  g_test_add_func ("/move/bad-spots", test_bad_spots);
  g_test_add_func ("/move/equal", test_equal);
  g_test_add_func ("/move/names", test_names);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reference on its own where Abbey & Mayor, The Gifts and the house rules are concerned, on small maps. */

#include "ref-fixture.h"

static const RefMove pass = { .kind = REF_MOVE_PASS };

/* Around a hole at 0,0: a city from the north and one from the west point at it, and a road from the south. */
static const char *const ring[] = { "city-cap 0,-1 180", "monastery 1,-1 0", "monastery 1,0 0", "monastery 1,1 0",
                                    "monastery-road 0,1 180", "monastery -1,1 0", "city-cap -1,0 90", "monastery -1,-1 0", NULL };

/* A road of three tiles from a monastery to a village, and on from there. */
static const char *const road[] = { "city-cap-road-straight 0,0 0", "road-three-way 1,0 0", "road-straight 2,0 0",
                                    "monastery-road -1,0 270", NULL };

/* A city of two tiles, and below it four tiles around the corner in the north-west of 1,1. */
static const char *const field[] = { "city-cap 0,0 0", "city-cap 0,-1 180", "monastery 1,0 0", "monastery 1,1 0",
                                     "monastery 0,1 0", NULL };

/* The tile that the next player draws. */
static void
end_turn (RefFixture *f,
          RefMove     move)
{
  const int drawn[] = { ref_fixture_type (f, "monastery"), -1 };

  f->play.phase = REF_PHASE_FIGURE;
  ref_fixture_make (f, move, drawn, NULL);
}

static void
test_hole (RefFixture   *f,
           gconstpointer data)
{
  RefPlace places[REF_MAX_PLACES];

  for (int i = 0; i < 7; i++)
    {
      ref_fixture_lay (f, ring[i]);
      g_assert_cmpint (ref_game_holes (&f->play.game, places), ==, i == 6);
    }
  g_assert_cmpint (ref_fixture_count_moves (f, REF_PHASE_ABBEY, 0, REF_MOVE_ABBEY), ==, 0);
  f->play.game.abbeys[0] = 1;
  g_assert_cmpint (ref_fixture_count_moves (f, REF_PHASE_ABBEY, 0, REF_MOVE_ABBEY), ==, 1);
  g_assert_true (ref_fixture_listed (f, (RefMove){ .kind = REF_MOVE_ABBEY }));
  g_assert_true (ref_fixture_listed (f, (RefMove){ .kind = REF_MOVE_DRAW }));
}

static void
test_abbey (RefFixture   *f,
            gconstpointer data)
{
  ref_fixture_lay_all (f, ring);
  ref_fixture_stand (f, 0, REF_MEEPLE, 0, -1, REF_CITY, S1);
  ref_fixture_stand (f, 1, REF_MEEPLE, -1, 0, REF_CITY, E1);
  ref_fixture_stand (f, 2, REF_MEEPLE, 0, 1, REF_ROAD, N1);
  f->play.game.abbeys[0] = 1;
  ref_fixture_make (f, (RefMove){ .kind = REF_MOVE_ABBEY }, NULL, NULL);
  g_assert_cmpint (f->play.game.abbeys[0], ==, 0);
  g_assert_cmpint (ref_fixture_count_moves (f, REF_PHASE_FIGURE, 0, REF_MOVE_FIGURE), ==, 2);
  end_turn (f, (RefMove){ .kind = REF_MOVE_FIGURE, .figure = REF_MEEPLE });
  /* The cities of one tile, the road, and the abbey itself; the abbey is part of none of them. */
  ref_fixture_assert_scores (f, 2 + 9, 2, 1);
  g_assert_cmpint (ref_fixture_count_log (f, REF_LOG_COMPLETED), ==, 4);
}

/* In every turn of the last abbeys: who is asked, and whether that one may decline. */
static void
assert_last_abbey (RefFixture *f,
                   RefAbbeyEnd way,
                   int         holder,
                   bool        declines)
{
  f->play.game.rules.abbey_end = way;
  f->play.game.abbeys[holder] = 1;
  f->play.player = f->play.actor = 0;
  f->play.phase = REF_PHASE_FIGURE;
  for (int type = 0; type < f->table.n_types; type++)
    f->play.game.remaining[type] = 0;
  ref_fixture_make (f, pass, NULL, NULL);
  g_assert_cmpint (f->play.phase, ==, REF_PHASE_ABBEY);
  g_assert_cmpint (f->play.actor, ==, holder);
  ref_play_moves (&f->play, &f->moves);
  g_assert_true (ref_fixture_listed (f, (RefMove){ .kind = REF_MOVE_ABBEY }));
  g_assert_cmpint (ref_fixture_listed (f, pass), ==, declines);
}

static void
test_last_abbeys (RefFixture   *f,
                  gconstpointer data)
{
  ref_fixture_lay_all (f, ring);
  assert_last_abbey (f, REF_ABBEYS_MUST, 1, false);
  f->play.game.abbeys[1] = 0;
  assert_last_abbey (f, REF_ABBEYS_ROUND, 2, true);
  /* Round once, and then it is over. */
  ref_fixture_make (f, pass, NULL, NULL);
  g_assert_cmpint (f->play.phase, ==, REF_PHASE_OVER);
}

static void
test_no_last_abbey (RefFixture   *f,
                    gconstpointer data)
{
  ref_fixture_lay_all (f, ring);
  for (int type = 0; type < f->table.n_types; type++)
    f->play.game.remaining[type] = 0;
  /* The first one on turn without ends the game, whatever others hold. */
  f->play.game.abbeys[2] = 1;
  f->play.phase = REF_PHASE_FIGURE;
  ref_fixture_make (f, pass, NULL, NULL);
  g_assert_cmpint (f->play.phase, ==, REF_PHASE_OVER);
  f->play.game.rules.abbey_end = REF_ABBEYS_NEVER;
  f->play.game.abbeys[1] = 1;
  f->play.phase = REF_PHASE_FIGURE;
  ref_fixture_make (f, pass, NULL, NULL);
  g_assert_cmpint (f->play.phase, ==, REF_PHASE_OVER);
}

static void
test_mayor (RefFixture   *f,
            gconstpointer data)
{
  ref_fixture_lay (f, "city-cap 0,0 0");
  ref_fixture_stand (f, 0, REF_MAYOR, 0, 0, REF_CITY, N1);
  g_assert_cmpint (ref_feature_winners (ref_fixture_feature (f, 0, 0, REF_CITY, N1)), ==, 0);
  g_assert_true (ref_fixture_feature (f, 0, 0, REF_CITY, N1)->present[0]);
  ref_fixture_lay (f, "city-full-two-shields 0,-1 0");
  ref_fixture_stand (f, 1, REF_MEEPLE, 0, 0, REF_CITY, N1);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_CITY, N1)->strengths[0], ==, 2);
  g_assert_cmphex (ref_feature_winners (ref_fixture_feature (f, 0, 0, REF_CITY, N1)), ==, 1);
}

static void
test_suits (RefFixture   *f,
            gconstpointer data)
{
  ref_fixture_lay (f, "city-cap-road-straight 0,0 0");
  ref_features_find (f->play.now, &f->play.game);
  g_assert_cmphex (ref_features_spots (f->play.now, &f->play.game, 0, REF_MEEPLE), ==, 0xf);
  g_assert_cmphex (ref_features_spots (f->play.now, &f->play.game, 0, REF_MAYOR), ==, 0x1);
  g_assert_cmphex (ref_features_spots (f->play.now, &f->play.game, 0, REF_WAGON), ==, 0x3);
  f->play.game.supplies[0][REF_WAGON] = 0;
  g_assert_cmphex (ref_features_spots (f->play.now, &f->play.game, 0, REF_WAGON), ==, 0);
}

/* How many targets the wagon has that comes off the road. */
static int
count_targets (RefFixture *f)
{
  ref_fixture_lay_all (f, road);
  ref_fixture_stand (f, 1, REF_WAGON, 0, 0, REF_ROAD, E1);
  f->play.phase = REF_PHASE_FIGURE;
  ref_fixture_make (f, pass, NULL, NULL);
  ref_fixture_assert_scores (f, 0, 3, 0);
  g_assert_cmpint (f->play.actor, ==, 1);
  g_assert_cmpint (f->play.phase, ==, REF_PHASE_WAGON);
  ref_play_moves (&f->play, &f->moves);
  g_assert_true (ref_fixture_listed (f, (RefMove){ .kind = REF_MOVE_RETURN }));
  return f->moves.n - 1;
}

static void
test_wagon (RefFixture   *f,
            gconstpointer data)
{
  /* The city on its tile, the monastery beside it, and the village's two other roads. */
  g_assert_cmpint (count_targets (f), ==, 4);
}

static void
test_wagon_rolls (RefFixture   *f,
                  gconstpointer data)
{
  /* Along the finished road, and from its end to the tile beyond. */
  f->play.game.rules.wagon_rolls = true;
  g_assert_cmpint (count_targets (f), ==, 5);
}

static void
test_wagon_connected (RefFixture   *f,
                      gconstpointer data)
{
  /* Not the city that the road only passes, but both tiles of the road that goes on. */
  f->play.game.rules.wagon_connected = true;
  g_assert_cmpint (count_targets (f), ==, 4);
  g_assert_true (ref_fixture_listed (f, (RefMove){ .kind = REF_MOVE_ROLL, .tile = 2 }));
  g_assert_false (ref_fixture_listed (f, (RefMove){ .kind = REF_MOVE_ROLL, .tile = 0 }));
}

static void
test_wagon_order (RefFixture   *f,
                  gconstpointer data)
{
  const int drawn[] = { ref_fixture_type (f, "monastery"), -1 };

  ref_fixture_lay_all (f, road);
  ref_fixture_stand (f, 2, REF_WAGON, 0, 0, REF_ROAD, E1);
  ref_fixture_stand (f, 1, REF_WAGON, 0, 0, REF_ROAD, E1);
  f->play.phase = REF_PHASE_FIGURE;
  ref_fixture_make (f, pass, NULL, NULL);
  g_assert_cmpint (f->play.actor, ==, 1);
  ref_fixture_make (f, (RefMove){ .kind = REF_MOVE_ROLL, .tile = 0, .segment = 0 }, NULL, NULL);
  g_assert_cmpint (f->play.actor, ==, 2);
  ref_play_moves (&f->play, &f->moves);
  g_assert_false (ref_fixture_listed (f, (RefMove){ .kind = REF_MOVE_ROLL, .tile = 0, .segment = 0 }));
  ref_fixture_make (f, (RefMove){ .kind = REF_MOVE_RETURN }, drawn, NULL);
  g_assert_cmpint (f->play.player, ==, 1);
  g_assert_cmpint (f->play.game.supplies[2][REF_WAGON], ==, 2);
  g_assert_cmpint (f->play.game.supplies[1][REF_WAGON], ==, 1);
}

static void
test_corner (RefFixture   *f,
             gconstpointer data)
{
  ref_fixture_lay_all (f, field);
  g_assert_cmpint (ref_fixture_count_moves (f, REF_PHASE_FIGURE, 0, REF_MOVE_BARN), ==, 1);
  g_assert_true (ref_fixture_listed (f, (RefMove){ .kind = REF_MOVE_BARN, .x = 1, .y = 1 }));
  g_assert_cmpint (ref_game_corner_field (&f->play.game, 0, 1), <, 0);
  /* At its upper corners the city of 0,0 reaches the edge: no field on both sides. */
  g_assert_cmpint (ref_game_corner_field (&f->play.game, 1, 0), <, 0);
  ref_game_put_barn (&f->play.game, 0, 1, 1);
  g_assert_cmpint (ref_fixture_count_moves (f, REF_PHASE_FIGURE, 1, REF_MOVE_BARN), ==, 0);
  g_assert_cmpint (ref_fixture_count_moves (f, REF_PHASE_FIGURE, 1, REF_MOVE_FIGURE), ==, 2);
  f->play.game.rules.barn_joins_barn = true;
  g_assert_cmpint (ref_fixture_count_moves (f, REF_PHASE_FIGURE, 1, REF_MOVE_BARN), ==, 1);
}

static void
test_corner_bulge (RefFixture   *f,
                   gconstpointer data)
{
  static const char *const tiles[] = { "city-bulge-shield 0,0 0", "monastery 1,0 0", "monastery 1,1 0", "monastery 0,1 0", NULL };

  ref_fixture_lay_all (f, tiles);
  g_assert_cmpint (ref_fixture_count_moves (f, REF_PHASE_FIGURE, 0, REF_MOVE_BARN), ==, 0);
}

static void
test_barn_put (RefFixture   *f,
               gconstpointer data)
{
  int scores[REF_MAX_PLAYERS];

  ref_fixture_lay_all (f, field);
  ref_fixture_stand (f, 1, REF_MEEPLE, 0, 0, REF_FIELD, S1);
  end_turn (f, (RefMove){ .kind = REF_MOVE_BARN, .x = 1, .y = 1 });
  ref_fixture_assert_scores (f, 0, 3, 0);
  g_assert_cmpint (f->play.game.supplies[1][REF_MEEPLE], ==, 7);
  g_assert_cmpint (f->play.game.n_figures, ==, 1);
  ref_game_final_scores (&f->play.game, f->play.now, scores);
  g_assert_cmpint (scores[0], ==, 4);
}

static void
test_barn_met (RefFixture   *f,
               gconstpointer data)
{
  ref_fixture_lay_all (f, field);
  ref_game_put_barn (&f->play.game, 2, 1, 1);
  ref_fixture_stand (f, 1, REF_MEEPLE, 0, 0, REF_FIELD, S1);
  end_turn (f, pass);
  ref_fixture_assert_scores (f, 0, 1, 0);
  g_assert_cmpint (f->play.game.n_figures, ==, 1);
}

static void
test_barns_share (RefFixture   *f,
                  gconstpointer data)
{
  ref_fixture_lay_all (f, field);
  ref_game_put_barn (&f->play.game, 0, 1, 1);
  ref_game_put_barn (&f->play.game, 0, 1, 1);
  ref_game_put_barn (&f->play.game, 2, 1, 1);
  ref_features_find (f->play.now, &f->play.game);
  ref_game_score_final (&f->play.game, f->play.now, &f->payments);
  ref_fixture_assert_scores (f, 4, 0, 4);
}

/* Player 0 lays a tile that was in the hand; how many cards that brings. */
static int
receive (RefFixture *f,
         const char *type,
         RefMove     place)
{
  static const int cards[] = { REF_CASH, -1 };
  RefFixture      *copy = g_memdup2 (f, sizeof *f);
  int              n;

  copy->play.game.n_hands[0] = 1;
  copy->play.game.hands[0][0] = ref_fixture_type (f, type);
  copy->play.now = &copy->play.features[0];
  copy->play.before = &copy->play.features[1];
  /* Chance is left over when no card is received. */
  ref_features_find (copy->play.now, &copy->play.game);
  ref_play_make (&copy->play, &place, &(RefChance){ .n_cards = 1, .cards = { cards[0] } });
  n = ref_fixture_count_log (copy, REF_LOG_RECEIVED);
  g_assert_cmpint (copy->play.game.cards[0][REF_CASH], ==, n);
  g_free (copy);
  return n;
}

static void
test_receive (RefFixture   *f,
              gconstpointer data)
{
  const RefMove east = { .kind = REF_MOVE_PLACE, .x = 1 };
  const RefMove north = { .kind = REF_MOVE_PLACE, .y = -1, .turn = 2 };

  ref_fixture_lay (f, "city-cap-road-straight 0,0 0");
  g_assert_cmpint (receive (f, "road-straight", east), ==, 0);
  ref_fixture_stand (f, 1, REF_MEEPLE, 0, 0, REF_ROAD, E1);
  g_assert_cmpint (receive (f, "road-straight", east), ==, 1);
  ref_fixture_stand (f, 0, REF_MEEPLE, 0, 0, REF_ROAD, E1);
  g_assert_cmpint (receive (f, "road-straight", east), ==, 0);
  ref_fixture_stand (f, 1, REF_MEEPLE, 0, 0, REF_ROAD, E1);
  g_assert_cmpint (receive (f, "road-straight", east), ==, 1);
  /* G3: a mayor without coats of arms, against nobody and against another one. */
  ref_fixture_stand (f, 1, REF_MAYOR, 0, 0, REF_CITY, N1);
  g_assert_cmpint (receive (f, "city-cap", north), ==, 1);
  ref_fixture_stand (f, 0, REF_MAYOR, 0, 0, REF_CITY, N1);
  g_assert_cmpint (receive (f, "city-cap", north), ==, 0);
}

static void
test_deck (RefFixture   *f,
           gconstpointer data)
{
  const RefMove east = { .kind = REF_MOVE_PLACE, .x = 1 };

  ref_fixture_lay (f, "road-straight 0,0 0");
  ref_fixture_stand (f, 1, REF_MEEPLE, 0, 0, REF_ROAD, E1);
  for (int card = 0; card < REF_N_CARDS; card++)
    f->play.game.deck[card] = 0;
  g_assert_cmpint (receive (f, "road-straight", east), ==, 0);
  f->play.game.opened[REF_CASH] = 2;
  g_assert_cmpint (receive (f, "road-straight", east), ==, 1);
}

static void
test_synod_and_change (RefFixture   *f,
                       gconstpointer data)
{
  ref_fixture_lay_all (f, road);
  ref_fixture_stand (f, 1, REF_MEEPLE, -1, 0, REF_MONASTERY, 0);
  f->play.game.cards[0][REF_SYNOD] = 1;
  f->play.game.cards[0][REF_CHANGE] = 1;
  /* Occupied or not; and nothing of one's own can stand up. */
  g_assert_cmpint (ref_fixture_count_moves (f, REF_PHASE_PLACE, 0, REF_MOVE_SYNOD), ==, 2);
  g_assert_true (ref_fixture_listed (f, (RefMove){ .kind = REF_MOVE_WASTE, .card = REF_CHANGE }));
  /* Up into the city; the road past it is complete. */
  ref_fixture_stand (f, 0, REF_MEEPLE, 0, 0, REF_FIELD, E1);
  g_assert_cmpint (ref_fixture_count_moves (f, REF_PHASE_PLACE, 0, REF_MOVE_CHANGE), ==, 1);
  ref_fixture_make (f, f->moves.items[f->moves.n - 1], NULL, NULL);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_CITY, N1)->strengths[0], ==, 1);
  /* One card a turn. */
  g_assert_cmpint (ref_fixture_count_moves (f, REF_PHASE_PLACE, 0, REF_MOVE_SYNOD), ==, 0);
}

static void
test_sweep_and_cash (RefFixture   *f,
                     gconstpointer data)
{
  ref_fixture_lay (f, "road-straight 0,0 0");
  ref_fixture_lay (f, "road-straight 1,0 0");
  ref_fixture_stand (f, 0, REF_WAGON, 0, 0, REF_ROAD, E1);
  ref_fixture_stand (f, 1, REF_MEEPLE, 1, 0, REF_ROAD, E1);
  ref_fixture_stand (f, 1, REF_MEEPLE, 1, 0, REF_ROAD, E1);
  f->play.game.cards[0][REF_SWEEP] = 1;
  f->play.game.cards[0][REF_CASH] = 1;
  g_assert_cmpint (ref_fixture_count_moves (f, REF_PHASE_PLACE, 0, REF_MOVE_CASH), ==, 1);
  ref_fixture_make (f, (RefMove){ .kind = REF_MOVE_CASH, .figure = REF_WAGON }, NULL, NULL);
  ref_fixture_assert_scores (f, 6, 0, 0);
  f->play.gift_opened = false;
  g_assert_cmpint (ref_fixture_count_moves (f, REF_PHASE_PLACE, 0, REF_MOVE_SWEEP), ==, 2);
  ref_fixture_make (f, (RefMove){ .kind = REF_MOVE_SWEEP, .tile = 1 }, NULL, NULL);
  ref_fixture_assert_scores (f, 6, 2, 0);
  g_assert_cmpint (f->play.game.n_figures, ==, 0);
  g_assert_cmpint (f->play.phase, ==, REF_PHASE_PLACE);
}

static void
test_sale (RefFixture   *f,
           gconstpointer data)
{
  const int drawn[] = { ref_fixture_type (f, "city-cap"), -1 };

  ref_fixture_lay (f, "city-cap 0,0 0");
  for (int type = 0; type < f->table.n_types; type++)
    f->play.game.remaining[type] = 0;
  f->play.game.remaining[ref_fixture_type (f, "city-cap")] = 2;
  f->play.game.remaining[ref_fixture_type (f, "monastery")] = 2;
  f->play.game.rules.selling = true;
  f->play.game.scores[2] = 3;
  f->play.phase = REF_PHASE_ABBEY;
  ref_fixture_make (f, (RefMove){ .kind = REF_MOVE_DRAW }, drawn, NULL);
  g_assert_cmpint (f->play.phase, ==, REF_PHASE_PLACE);
  /* The last one. */
  f->play.game.n_hands[0] = 0;
  f->play.phase = REF_PHASE_ABBEY;
  ref_fixture_make (f, (RefMove){ .kind = REF_MOVE_DRAW }, drawn, NULL);
  g_assert_cmpint (f->play.phase, ==, REF_PHASE_BID);
  g_assert_cmpint (f->play.actor, ==, 2);
  ref_fixture_make (f, (RefMove){ .kind = REF_MOVE_BID, .points = 3 }, NULL, NULL);
  g_assert_cmpint (f->play.phase, ==, REF_PHASE_SELL);
  ref_fixture_make (f, (RefMove){ .kind = REF_MOVE_SELL, .player = 2 }, (int[]){ ref_fixture_type (f, "monastery"), -1 }, NULL);
  ref_fixture_assert_scores (f, 3, 0, 0);
  g_assert_cmpint (f->play.game.n_hands[2], ==, 1);
}

static void
test_table (RefFixture   *f,
            gconstpointer data)
{
  f->play.game.rules.table_width = 4;
  f->play.game.rules.table_height = 3;
  g_assert_true (ref_game_on_table (&f->play.game, 2, 1));
  g_assert_true (ref_game_on_table (&f->play.game, -1, -1));
  g_assert_false (ref_game_on_table (&f->play.game, -2, 0));
  g_assert_false (ref_game_on_table (&f->play.game, 0, 2));
  ref_fixture_lay (f, "road-straight 0,0 0");
  ref_fixture_lay (f, "road-straight -1,0 0");
  ref_fixture_lay (f, "monastery -1,-1 0");
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_ROAD, E1)->open, ==, 2);
  g_assert_cmpint (ref_fixture_feature (f, -1, -1, REF_MONASTERY, 0)->open, ==, 6);
  f->play.game.rules.table_closes = true;
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_ROAD, E1)->open, ==, 1);
  g_assert_cmpint (ref_fixture_feature (f, -1, -1, REF_MONASTERY, 0)->open, ==, 1);
}

static void
test_bag (RefFixture   *f,
          gconstpointer data)
{
  const int drawn[] = { ref_fixture_type (f, "monastery"), ref_fixture_type (f, "city-cap"), -1 };

  ref_fixture_lay (f, "city-full-shield 0,0 0");
  f->play.game.rules.bag = true;
  f->play.phase = REF_PHASE_ABBEY;
  ref_fixture_make (f, (RefMove){ .kind = REF_MOVE_DRAW }, drawn, NULL);
  g_assert_cmpint (ref_fixture_count_log (f, REF_LOG_PUT_BACK), ==, 1);
  g_assert_cmpint (f->play.game.remaining[drawn[0]], ==, 20);
  g_assert_cmpint (f->play.game.remaining[drawn[1]], ==, 19);
}

static void
test_hole_bonus (RefFixture   *f,
                 gconstpointer data)
{
  static const char *const around[] = { "monastery 0,0 0", "monastery 1,0 0", "monastery 2,0 0", "monastery 2,1 0",
                                        "monastery 2,2 0", "monastery 1,2 0", "monastery 0,2 0", "monastery 0,1 0", NULL };

  ref_fixture_lay_all (f, around);
  f->play.game.rules.hole_bonus = true;
  f->play.game.n_hands[0] = 1;
  f->play.game.hands[0][0] = ref_fixture_type (f, "monastery");
  ref_fixture_make (f, (RefMove){ .kind = REF_MOVE_PLACE, .x = 1, .y = 1 }, NULL, NULL);
  end_turn (f, pass);
  g_assert_cmpint (f->play.player, ==, 0);
  g_assert_false (f->play.bonus);
}

#define ADD(path, function) g_test_add (path, RefFixture, NULL, ref_fixture_set_up, function, NULL)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/reference/A2/hole", test_hole);
  ADD ("/reference/A3/closes", test_abbey);
  ADD ("/reference/A4/last-abbeys", test_last_abbeys);
  ADD ("/reference/A4/none", test_no_last_abbey);
  ADD ("/reference/A5/mayor", test_mayor);
  ADD ("/reference/A6/suits", test_suits);
  ADD ("/reference/A7/targets", test_wagon);
  ADD ("/reference/A8/order", test_wagon_order);
  ADD ("/reference/A9/corner", test_corner);
  ADD ("/reference/A9/bulge", test_corner_bulge);
  ADD ("/reference/A10/put", test_barn_put);
  ADD ("/reference/A11/met", test_barn_met);
  ADD ("/reference/A13/shared", test_barns_share);
  ADD ("/reference/G2/receive", test_receive);
  ADD ("/reference/G4/deck", test_deck);
  ADD ("/reference/G6/synod-and-change", test_synod_and_change);
  ADD ("/reference/G7/sweep-and-cash", test_sweep_and_cash);
  ADD ("/reference/H4/bag", test_bag);
  ADD ("/reference/H5/sale", test_sale);
  ADD ("/reference/H6/hole", test_hole_bonus);
  ADD ("/reference/H8/table", test_table);
  ADD ("/reference/H11/rolls", test_wagon_rolls);
  ADD ("/reference/H13/connected", test_wagon_connected);
  return g_test_run ();
}

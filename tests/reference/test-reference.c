/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reference on its own, on small maps laid by hand: before it may judge the engine it has to be right
 * where the answer can be read off the table. */

#include "ref-fixture.h"

#include <glib.h>

static bool
score_completed (RefFixture *f)
{
  ref_features_find (f->play.now, &f->play.game);
  return ref_game_score_completed (&f->play.game, f->play.now, &f->payments);
}

/* The same points must come out of asking as of paying. */
static void
score_final (RefFixture *f)
{
  int scores[REF_MAX_PLAYERS];

  ref_features_find (f->play.now, &f->play.game);
  ref_game_final_scores (&f->play.game, f->play.now, scores);
  ref_game_score_final (&f->play.game, f->play.now, &f->payments);
  for (int player = 0; player < REF_MAX_PLAYERS; player++)
    g_assert_cmpint (f->play.game.scores[player], ==, scores[player]);
}

static unsigned
spots (RefFixture *f,
       int         player)
{
  ref_features_find (f->play.now, &f->play.game);
  return ref_features_spots (f->play.now, &f->play.game, player, REF_MEEPLE);
}

static void
test_places (RefFixture   *f,
             gconstpointer data)
{
  ref_fixture_lay (f, "city-cap-road-straight 0,0 0");
  /* North the cap turned to face south; south any side that is field but the cap. */
  g_assert_cmpint (ref_fixture_count_places (f, "city-cap"), ==, 1 + 3);
  g_assert_cmpint (ref_fixture_count_places (f, "city-full-shield"), ==, 4);
  g_assert_cmpint (ref_fixture_count_places (f, "road-four-way"), ==, 8);
  g_assert_cmpint (ref_fixture_count_places (f, "monastery"), ==, 4);
  /* A hole has to match all around: here city in the south, road in the east. */
  ref_fixture_lay (f, "road-straight 1,0 0");
  ref_fixture_lay (f, "road-straight 1,-1 0");
  g_assert_cmpint (ref_game_fits (&f->play.game, ref_table_find (&f->table, "city-cap-road-straight"), 0, -1, 2), ==, 1);
  g_assert_cmpint (ref_game_fits (&f->play.game, ref_table_find (&f->table, "city-cap"), 0, -1, 2), ==, 0);
  g_assert_cmpint (ref_game_fits (&f->play.game, ref_table_find (&f->table, "city-cap"), 5, 5, 0), ==, 0);
  g_assert_cmpint (ref_game_fits (&f->play.game, ref_table_find (&f->table, "city-cap-road-straight"), 0, 0, 0), ==, 0);
}

static void
test_fits_nowhere (RefFixture   *f,
                   gconstpointer data)
{
  ref_fixture_lay (f, "road-four-way 0,0 0");
  g_assert_cmpint (ref_fixture_count_places (f, "city-full-shield"), ==, 0);
  g_assert_cmpint (ref_fixture_count_places (f, "monastery"), ==, 0);
  ref_game_draw (&f->play.game, ref_table_find (&f->table, "monastery"));
  ref_game_discard (&f->play.game, ref_table_find (&f->table, "monastery"));
  g_assert_cmpint (f->play.game.remaining[ref_table_find (&f->table, "monastery")], ==, 19);
  g_assert_cmpint (f->play.game.discarded[ref_table_find (&f->table, "monastery")], ==, 1);
}

static void
test_spots (RefFixture   *f,
            gconstpointer data)
{
  ref_fixture_lay (f, "city-cap-road-straight 0,0 0");
  g_assert_cmphex (spots (f, 0), ==, 0xf);
  ref_game_put (&f->play.game, 0, REF_MEEPLE, 0, 1);
  g_assert_cmpint (f->play.game.supplies[0][REF_MEEPLE], ==, 6);
  /* The road and no other segment is taken, for its owner as well. */
  ref_fixture_lay (f, "city-cap-road-straight 1,0 0");
  g_assert_cmphex (spots (f, 0), ==, 0xd);
  g_assert_cmphex (spots (f, 1), ==, 0xd);
  f->play.game.rules.farmers = false;
  g_assert_cmphex (spots (f, 1), ==, 0x1);
  f->play.game.supplies[1][REF_MEEPLE] = 0;
  g_assert_cmphex (spots (f, 1), ==, 0);
}

static void
test_road (RefFixture   *f,
           gconstpointer data)
{
  ref_fixture_lay (f, "city-cap-road-straight 0,0 0");
  ref_fixture_lay (f, "road-three-way 1,0 0");
  ref_fixture_stand (f, 0, REF_MEEPLE, 0, 0, REF_ROAD, E1);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_ROAD, W1)->open, ==, 1);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_ROAD, W1)->n_tiles, ==, 2);
  g_assert_true (ref_fixture_feature (f, 0, 0, REF_ROAD, W1) != ref_fixture_feature (f, 1, 0, REF_ROAD, S1));
  g_assert_true (score_completed (f));
  g_assert_cmpint (f->payments.n, ==, 0);
  ref_fixture_lay (f, "monastery-road -1,0 270");
  g_assert_true (ref_fixture_feature (f, 1, 0, REF_ROAD, W1)->complete);
  g_assert_true (score_completed (f));
  g_assert_cmpint (f->payments.n, ==, 1);
  ref_fixture_assert_scores (f, 3, 0, 0);
  g_assert_cmpint (f->play.game.supplies[0][REF_MEEPLE], ==, 7);
  /* Nothing is paid twice; a figure put there against the rules is noticed. */
  g_assert_true (score_completed (f));
  ref_fixture_assert_scores (f, 3, 0, 0);
  ref_fixture_stand (f, 0, REF_MEEPLE, 0, 0, REF_ROAD, E1);
  g_assert_false (score_completed (f));
}

static void
test_road_loop (RefFixture   *f,
                gconstpointer data)
{
  static const char *const loop[] = { "road-curve 1,0 0", "road-curve 1,1 90", "road-curve 0,1 180", NULL };

  ref_fixture_lay (f, "road-curve 0,0 270");
  ref_fixture_lay_all (f, loop);
  g_assert_true (ref_fixture_feature (f, 0, 0, REF_ROAD, E1)->complete);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_ROAD, E1)->n_tiles, ==, 4);
  /* The field inside is parted from the one outside. */
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_FIELD, E2)->n_members, ==, 4);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_FIELD, N1)->n_members, ==, 4);
  g_assert_true (ref_fixture_feature (f, 0, 0, REF_FIELD, E2) == ref_fixture_feature (f, 1, 1, REF_FIELD, N1));
}

static void
test_road_reenters_crossing (RefFixture   *f,
                             gconstpointer data)
{
  static const char *const loop[] = { "road-curve 1,0 0", "road-curve 1,1 90", "road-curve 0,1 180", NULL };

  ref_fixture_lay (f, "road-three-way 0,0 0");
  ref_fixture_lay_all (f, loop);
  g_assert_true (ref_fixture_feature (f, 0, 0, REF_ROAD, E1) == ref_fixture_feature (f, 0, 0, REF_ROAD, S1));
  g_assert_true (ref_fixture_feature (f, 0, 0, REF_ROAD, E1)->complete);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_ROAD, E1)->n_tiles, ==, 4);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_ROAD, E1)->n_members, ==, 5);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_ROAD, W1)->open, ==, 1);
}

static void
test_city_of_two (RefFixture   *f,
                  gconstpointer data)
{
  ref_fixture_lay (f, "city-cap 0,0 0");
  ref_fixture_stand (f, 1, REF_MEEPLE, 0, 0, REF_CITY, N1);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_CITY, N1)->open, ==, 1);
  ref_fixture_lay (f, "city-bulge-shield 0,-1 270");
  g_assert_true (score_completed (f));
  ref_fixture_assert_scores (f, 0, 6, 0);
  g_assert_cmpint (f->play.game.n_figures, ==, 0);
}

static void
test_tiny_city (RefFixture   *f,
                gconstpointer data)
{
  f->play.game.rules.tiny_city = true;
  ref_fixture_lay (f, "city-cap 0,0 0");
  ref_fixture_stand (f, 1, REF_MEEPLE, 0, 0, REF_CITY, N1);
  ref_fixture_lay (f, "city-bulge-shield 0,-1 270");
  g_assert_true (score_completed (f));
  ref_fixture_assert_scores (f, 0, 3, 0);
}

static void
test_city_takes_both_segments (RefFixture   *f,
                               gconstpointer data)
{
  static const char *const ring[] = { "city-corner-shield 0,-1 270", "city-corner -1,0 90", "city-corner -1,-1 180", NULL };

  ref_fixture_lay (f, "city-caps-corner 0,0 0");
  ref_fixture_stand (f, 0, REF_MEEPLE, 0, 0, REF_CITY, N1);
  ref_fixture_stand (f, 2, REF_MEEPLE, 0, 0, REF_CITY, W1);
  g_assert_true (ref_fixture_feature (f, 0, 0, REF_CITY, N1) != ref_fixture_feature (f, 0, 0, REF_CITY, W1));
  ref_fixture_lay_all (f, ring);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_CITY, N1)->n_members, ==, 5);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_CITY, W1)->n_tiles, ==, 4);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_CITY, W1)->shields, ==, 1);
  g_assert_true (score_completed (f));
  /* Joined later, equal strength: each takes all (B7, B12). */
  g_assert_cmphex (f->payments.items[0].winners, ==, 0x5);
  ref_fixture_assert_scores (f, 10, 0, 10);
}

static void
test_majority (RefFixture   *f,
               gconstpointer data)
{
  ref_fixture_lay (f, "city-full-two-shields 0,0 0");
  ref_fixture_stand (f, 0, REF_MEEPLE, 0, 0, REF_CITY, N1);
  ref_fixture_stand (f, 1, REF_MEEPLE, 0, 0, REF_CITY, N1);
  ref_fixture_stand (f, 1, REF_MEEPLE, 0, 0, REF_CITY, N1);
  ref_fixture_lay (f, "city-cap 0,-1 180");
  ref_fixture_lay (f, "city-cap 1,0 270");
  ref_fixture_lay (f, "city-cap 0,1 0");
  g_assert_cmpint (ref_feature_points (ref_fixture_feature (f, 0, 0, REF_CITY, N1), &f->play.game.rules), ==, 4 + 2);
  ref_fixture_lay (f, "city-cap -1,0 90");
  g_assert_true (score_completed (f));
  ref_fixture_assert_scores (f, 0, 14, 0);
  /* The loser's figure returns as well. */
  g_assert_cmpint (f->play.game.supplies[0][REF_MEEPLE], ==, 7);
  g_assert_cmpint (f->play.game.supplies[1][REF_MEEPLE], ==, 7);
}

static void
test_corner_touch (RefFixture   *f,
                   gconstpointer data)
{
  /* Two cities whose walls meet in the corner between them; the tile beside both holds a cap of each. */
  ref_fixture_lay (f, "city-corner 0,0 180");
  ref_fixture_lay (f, "city-caps-corner 1,0 270");
  ref_fixture_lay (f, "city-corner 1,1 0");
  g_assert_true (ref_fixture_feature (f, 0, 0, REF_CITY, E1) != ref_fixture_feature (f, 1, 1, REF_CITY, N1));
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_CITY, E1)->n_members, ==, 2);
  g_assert_cmpint (ref_fixture_feature (f, 1, 1, REF_CITY, N1)->n_members, ==, 2);
}

static void
test_monastery (RefFixture   *f,
                gconstpointer data)
{
  static const char *const ring[] = { "monastery 1,0 0", "monastery 1,1 0", "monastery 0,1 0", "monastery -1,1 0",
                                      "monastery -1,0 0", "monastery -1,-1 0", "monastery 0,-1 0", NULL };

  ref_fixture_lay (f, "monastery 0,0 0");
  ref_fixture_stand (f, 0, REF_MEEPLE, 0, 0, REF_MONASTERY, 0);
  ref_fixture_lay_all (f, ring);
  ref_fixture_stand (f, 1, REF_MEEPLE, 1, 0, REF_MONASTERY, 0);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_MONASTERY, 0)->open, ==, 1);
  g_assert_false (ref_fixture_feature (f, 0, 0, REF_MONASTERY, 0)->complete);
  ref_fixture_lay (f, "monastery 1,-1 0");
  g_assert_true (score_completed (f));
  ref_fixture_assert_scores (f, 9, 0, 0);
  /* The other one has five neighbours: 1 + 5 at the end. */
  score_final (f);
  ref_fixture_assert_scores (f, 9, 6, 0);
}

static void
test_final (RefFixture   *f,
            gconstpointer data)
{
  ref_fixture_lay (f, "city-cap-road-straight 0,0 0");
  ref_fixture_lay (f, "city-three-shield 0,-1 180");
  ref_fixture_lay (f, "road-straight 1,0 0");
  ref_fixture_stand (f, 0, REF_MEEPLE, 0, 0, REF_ROAD, W1);
  ref_fixture_stand (f, 1, REF_MEEPLE, 0, 0, REF_CITY, N1);
  ref_fixture_stand (f, 2, REF_MEEPLE, 0, 0, REF_FIELD, S1);
  g_assert_true (score_completed (f));
  g_assert_cmpint (f->payments.n, ==, 0);
  score_final (f);
  g_assert_cmpint (f->payments.n, ==, 3);
  ref_fixture_assert_scores (f, 2, 3, 0);
}

static void
test_final_incomplete_nothing (RefFixture   *f,
                               gconstpointer data)
{
  f->play.game.rules.incomplete_nothing = true;
  ref_fixture_lay (f, "city-cap-road-straight 0,0 0");
  ref_fixture_lay (f, "city-cap 0,-1 180");
  ref_fixture_lay (f, "monastery 0,1 0");
  ref_fixture_stand (f, 0, REF_MEEPLE, 0, 0, REF_ROAD, W1);
  ref_fixture_stand (f, 0, REF_MEEPLE, 0, 1, REF_MONASTERY, 0);
  ref_fixture_stand (f, 1, REF_MEEPLE, 0, 0, REF_FIELD, E1);
  score_final (f);
  ref_fixture_assert_scores (f, 0, 3, 0);
}

static void
test_field_cities (RefFixture   *f,
                   gconstpointer data)
{
  ref_fixture_lay (f, "city-cap-road-straight 0,0 0");
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_FIELD, E1)->n_cities, ==, 0);
  ref_fixture_lay (f, "city-cap 0,-1 180");
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_FIELD, E1)->n_cities, ==, 1);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_FIELD, W2)->n_cities, ==, 1);
  /* The road parts the field from its southern neighbour, which touches no city. */
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_FIELD, E2)->n_cities, ==, 0);
  /* The northern tile's field comes round to the city's other side: still one city. */
  ref_fixture_lay (f, "monastery 1,-1 0");
  ref_fixture_lay (f, "road-straight 1,0 0");
  g_assert_true (ref_fixture_feature (f, 0, 0, REF_FIELD, E1) == ref_fixture_feature (f, 0, -1, REF_FIELD, N1));
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_FIELD, E1)->n_cities, ==, 1);
  /* A second city on the same field, and a third that stays open. */
  ref_fixture_lay (f, "city-cap 2,-1 0");
  ref_fixture_lay (f, "city-cap 2,-2 180");
  ref_fixture_lay (f, "city-cap 3,-1 90");
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_FIELD, E1)->n_cities, ==, 2);
  ref_fixture_stand (f, 0, REF_MEEPLE, 0, 0, REF_FIELD, E1);
  ref_fixture_stand (f, 1, REF_MEEPLE, 0, -1, REF_FIELD, E1);
  score_final (f);
  g_assert_cmpint (f->payments.n, ==, 1);
  ref_fixture_assert_scores (f, 6, 6, 0);
}

static void
test_field_halves (RefFixture   *f,
                   gconstpointer data)
{
  ref_fixture_lay (f, "road-straight 0,0 0");
  ref_fixture_lay (f, "road-curve 1,0 0");
  /* North of the road goes on north and east; south of it into the curve's corner. */
  g_assert_true (ref_fixture_feature (f, 0, 0, REF_FIELD, N1) == ref_fixture_feature (f, 1, 0, REF_FIELD, S1));
  g_assert_true (ref_fixture_feature (f, 0, 0, REF_FIELD, S1) == ref_fixture_feature (f, 1, 0, REF_FIELD, S2));
  g_assert_true (ref_fixture_feature (f, 0, 0, REF_FIELD, N1) != ref_fixture_feature (f, 0, 0, REF_FIELD, S1));
  ref_fixture_lay (f, "monastery-road 1,1 180");
  /* At the monastery the road ends, and the two fields are one. */
  g_assert_true (ref_fixture_feature (f, 0, 0, REF_FIELD, N1) == ref_fixture_feature (f, 0, 0, REF_FIELD, S1));
}

static void
test_special_tiles (RefFixture   *f,
                    gconstpointer data)
{
  const RefFeature *inner;

  ref_fixture_lay (f, "city-bridge-shield 0,0 0");
  ref_fixture_lay (f, "city-cap 0,-1 180");
  /* Segments: two cities, the inner field piece, the lower field. */
  ref_features_find (f->play.now, &f->play.game);
  inner = ref_features_of (f->play.now, 0, 2);
  g_assert_cmpint (inner->kind, ==, REF_FIELD);
  g_assert_cmpint (inner->n_members, ==, 1);
  g_assert_cmpint (inner->n_cities, ==, 1);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_CITY, N1)->shields, ==, 1);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_CITY, E1)->shields, ==, 0);
  g_assert_cmpint (ref_fixture_feature (f, 0, 0, REF_FIELD, S1)->n_cities, ==, 1);
  ref_fixture_lay (f, "road-roundabout 0,1 180");
  g_assert_true (ref_fixture_feature (f, 0, 1, REF_ROAD, E1) == ref_fixture_feature (f, 0, 1, REF_ROAD, S1));
  g_assert_cmpint (ref_fixture_feature (f, 0, 1, REF_ROAD, E1)->open, ==, 3);
}

#define ADD(path, function) g_test_add (path, RefFixture, NULL, ref_fixture_set_up, function, NULL)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/reference/B3/places", test_places);
  ADD ("/reference/B4/fits-nowhere", test_fits_nowhere);
  ADD ("/reference/B5/spots", test_spots);
  ADD ("/reference/B7/corner", test_corner_touch);
  ADD ("/reference/B8/road", test_road);
  ADD ("/reference/B8/loop", test_road_loop);
  ADD ("/reference/B9/city-of-two", test_city_of_two);
  ADD ("/reference/B10/road-reenters-crossing", test_road_reenters_crossing);
  ADD ("/reference/B10/city-takes-both-segments", test_city_takes_both_segments);
  ADD ("/reference/B11/monastery", test_monastery);
  ADD ("/reference/B12/majority", test_majority);
  ADD ("/reference/B14/final", test_final);
  ADD ("/reference/F2/halves", test_field_halves);
  ADD ("/reference/F3/cities", test_field_cities);
  ADD ("/reference/H7/incomplete-nothing", test_final_incomplete_nothing);
  ADD ("/reference/H14/tiny-city", test_tiny_city);
  ADD ("/reference/special-tiles", test_special_tiles);
  return g_test_run ();
}

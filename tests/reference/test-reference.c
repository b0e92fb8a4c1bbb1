/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reference on its own, on small maps laid by hand: before it may judge the engine it has to be right
 * where the answer can be read off the table. */

#include "ref-score.h"

#include <glib.h>
#include <stdio.h>

typedef struct
{
  RefTable    table;
  RefGame     game;
  RefFeatures all;
  RefPayments payments;
} Fixture;

static void
fixture_set_up (Fixture      *f,
                gconstpointer data)
{
  RefRules rules = { .n_players = 3, .farmers = true, .supplies = { { 7 }, { 7 }, { 7 } } };
  char     message[REF_MESSAGE_SIZE] = "";

  if (!ref_table_parse (&f->table, ref_table_text, message))
    g_error ("%s", message);
  ref_game_init (&f->game, &f->table, &rules);
  for (int type = 0; type < f->table.n_types; type++)
    f->game.remaining[type] = 20;
}

/* One tile, written as in scripts: "city-cap 0,-1 180". */
static void
lay (Fixture    *f,
     const char *text)
{
  char name[REF_NAME_SIZE];
  int  x, y, degrees, type;

  g_assert_cmpint (sscanf (text, "%39s %d,%d %d", name, &x, &y, &degrees), ==, 4);
  type = ref_table_find (&f->table, name);
  g_assert_cmpint (type, >=, 0);
  if (f->game.n_tiles > 0 && !ref_game_fits (&f->game, type, x, y, degrees / 90))
    g_error ("%s does not fit", text);
  ref_game_lay (&f->game, type, x, y, degrees / 90);
}

static void
lay_all (Fixture           *f,
         const char *const *lines)
{
  for (int i = 0; lines[i] != NULL; i++)
    lay (f, lines[i]);
}

static int
segment_of (Fixture *f,
            int      x,
            int      y,
            RefKind  kind,
            int      half,
            int     *tile)
{
  *tile = ref_game_tile_at (&f->game, x, y);
  g_assert_cmpint (*tile, >=, 0);
  if (kind == REF_MONASTERY)
    {
      const RefType *type = ref_game_type (&f->game, *tile);

      for (int i = 0; i < type->n_segments; i++)
        if (type->segments[i].kind == REF_MONASTERY)
          return i;
    }
  return ref_game_segment_at (&f->game, *tile, kind, half);
}

/* The feature of that kind at a half-edge (n1 is 0, w2 is 7) of the tile at x, y. */
static const RefFeature *
feature_at (Fixture *f,
            int      x,
            int      y,
            RefKind  kind,
            int      half)
{
  int tile;
  int segment = segment_of (f, x, y, kind, half, &tile);

  g_assert_cmpint (segment, >=, 0);
  ref_features_find (&f->all, &f->game);
  return ref_features_of (&f->all, tile, segment);
}

/* A meeple anywhere, rules or not. */
static void
stand (Fixture *f,
       int      player,
       int      x,
       int      y,
       RefKind  kind,
       int      half)
{
  int tile;
  int segment = segment_of (f, x, y, kind, half, &tile);

  g_assert_cmpint (segment, >=, 0);
  f->game.supplies[player][REF_MEEPLE]--;
  f->game.figures[f->game.n_figures++] = (RefFigure){ .owner = player, .kind = REF_MEEPLE, .tile = tile, .segment = segment };
}

static void
assert_scores (Fixture *f,
               int      first,
               int      second,
               int      third)
{
  g_assert_cmpint (f->game.scores[0], ==, first);
  g_assert_cmpint (f->game.scores[1], ==, second);
  g_assert_cmpint (f->game.scores[2], ==, third);
}

static bool
score_completed (Fixture *f)
{
  ref_features_find (&f->all, &f->game);
  return ref_game_score_completed (&f->game, &f->all, &f->payments);
}

/* The same points must come out of asking as of paying. */
static void
score_final (Fixture *f)
{
  int scores[REF_MAX_PLAYERS];

  ref_features_find (&f->all, &f->game);
  ref_game_final_scores (&f->game, &f->all, scores);
  ref_game_score_final (&f->game, &f->all, &f->payments);
  for (int player = 0; player < REF_MAX_PLAYERS; player++)
    g_assert_cmpint (f->game.scores[player], ==, scores[player]);
}

static unsigned
spots (Fixture *f,
       int      player)
{
  ref_features_find (&f->all, &f->game);
  return ref_features_spots (&f->all, &f->game, player, REF_MEEPLE);
}

static int
count_places (Fixture    *f,
              const char *name)
{
  RefPlace places[REF_MAX_PLACES];

  return ref_game_places (&f->game, ref_table_find (&f->table, name), places);
}

enum
{
  N1,
  N2,
  E1,
  E2,
  S1,
  S2,
  W1,
  W2,
};

static void
test_places (Fixture      *f,
             gconstpointer data)
{
  lay (f, "city-cap-road-straight 0,0 0");
  /* North the cap turned to face south; south any side that is field but the cap. */
  g_assert_cmpint (count_places (f, "city-cap"), ==, 1 + 3);
  g_assert_cmpint (count_places (f, "city-full-shield"), ==, 4);
  g_assert_cmpint (count_places (f, "road-four-way"), ==, 8);
  g_assert_cmpint (count_places (f, "monastery"), ==, 4);
  /* A hole has to match all around: here city in the south, road in the east. */
  lay (f, "road-straight 1,0 0");
  lay (f, "road-straight 1,-1 0");
  g_assert_cmpint (ref_game_fits (&f->game, ref_table_find (&f->table, "city-cap-road-straight"), 0, -1, 2), ==, 1);
  g_assert_cmpint (ref_game_fits (&f->game, ref_table_find (&f->table, "city-cap"), 0, -1, 2), ==, 0);
  g_assert_cmpint (ref_game_fits (&f->game, ref_table_find (&f->table, "city-cap"), 5, 5, 0), ==, 0);
  g_assert_cmpint (ref_game_fits (&f->game, ref_table_find (&f->table, "city-cap-road-straight"), 0, 0, 0), ==, 0);
}

static void
test_fits_nowhere (Fixture      *f,
                   gconstpointer data)
{
  lay (f, "road-four-way 0,0 0");
  g_assert_cmpint (count_places (f, "city-full-shield"), ==, 0);
  g_assert_cmpint (count_places (f, "monastery"), ==, 0);
  ref_game_draw (&f->game, ref_table_find (&f->table, "monastery"));
  ref_game_discard (&f->game, ref_table_find (&f->table, "monastery"));
  g_assert_cmpint (f->game.remaining[ref_table_find (&f->table, "monastery")], ==, 19);
  g_assert_cmpint (f->game.discarded[ref_table_find (&f->table, "monastery")], ==, 1);
}

static void
test_spots (Fixture      *f,
            gconstpointer data)
{
  lay (f, "city-cap-road-straight 0,0 0");
  g_assert_cmphex (spots (f, 0), ==, 0xf);
  ref_game_put (&f->game, 0, REF_MEEPLE, 0, 1);
  g_assert_cmpint (f->game.supplies[0][REF_MEEPLE], ==, 6);
  /* The road and no other segment is taken, for its owner as well. */
  lay (f, "city-cap-road-straight 1,0 0");
  g_assert_cmphex (spots (f, 0), ==, 0xd);
  g_assert_cmphex (spots (f, 1), ==, 0xd);
  f->game.rules.farmers = false;
  g_assert_cmphex (spots (f, 1), ==, 0x1);
  f->game.supplies[1][REF_MEEPLE] = 0;
  g_assert_cmphex (spots (f, 1), ==, 0);
}

static void
test_road (Fixture      *f,
           gconstpointer data)
{
  lay (f, "city-cap-road-straight 0,0 0");
  lay (f, "road-three-way 1,0 0");
  stand (f, 0, 0, 0, REF_ROAD, E1);
  g_assert_cmpint (feature_at (f, 0, 0, REF_ROAD, W1)->open, ==, 1);
  g_assert_cmpint (feature_at (f, 0, 0, REF_ROAD, W1)->n_tiles, ==, 2);
  g_assert_true (feature_at (f, 0, 0, REF_ROAD, W1) != feature_at (f, 1, 0, REF_ROAD, S1));
  g_assert_true (score_completed (f));
  g_assert_cmpint (f->payments.n, ==, 0);
  lay (f, "monastery-road -1,0 270");
  g_assert_true (feature_at (f, 1, 0, REF_ROAD, W1)->complete);
  g_assert_true (score_completed (f));
  g_assert_cmpint (f->payments.n, ==, 1);
  assert_scores (f, 3, 0, 0);
  g_assert_cmpint (f->game.supplies[0][REF_MEEPLE], ==, 7);
  /* Nothing is paid twice; a figure put there against the rules is noticed. */
  g_assert_true (score_completed (f));
  assert_scores (f, 3, 0, 0);
  stand (f, 0, 0, 0, REF_ROAD, E1);
  g_assert_false (score_completed (f));
}

static void
test_road_loop (Fixture      *f,
                gconstpointer data)
{
  static const char *const loop[] = { "road-curve 1,0 0", "road-curve 1,1 90", "road-curve 0,1 180", NULL };

  lay (f, "road-curve 0,0 270");
  lay_all (f, loop);
  g_assert_true (feature_at (f, 0, 0, REF_ROAD, E1)->complete);
  g_assert_cmpint (feature_at (f, 0, 0, REF_ROAD, E1)->n_tiles, ==, 4);
  /* The field inside is parted from the one outside. */
  g_assert_cmpint (feature_at (f, 0, 0, REF_FIELD, E2)->n_members, ==, 4);
  g_assert_cmpint (feature_at (f, 0, 0, REF_FIELD, N1)->n_members, ==, 4);
  g_assert_true (feature_at (f, 0, 0, REF_FIELD, E2) == feature_at (f, 1, 1, REF_FIELD, N1));
}

static void
test_road_reenters_crossing (Fixture      *f,
                             gconstpointer data)
{
  static const char *const loop[] = { "road-curve 1,0 0", "road-curve 1,1 90", "road-curve 0,1 180", NULL };

  lay (f, "road-three-way 0,0 0");
  lay_all (f, loop);
  g_assert_true (feature_at (f, 0, 0, REF_ROAD, E1) == feature_at (f, 0, 0, REF_ROAD, S1));
  g_assert_true (feature_at (f, 0, 0, REF_ROAD, E1)->complete);
  g_assert_cmpint (feature_at (f, 0, 0, REF_ROAD, E1)->n_tiles, ==, 4);
  g_assert_cmpint (feature_at (f, 0, 0, REF_ROAD, E1)->n_members, ==, 5);
  g_assert_cmpint (feature_at (f, 0, 0, REF_ROAD, W1)->open, ==, 1);
}

static void
test_city_of_two (Fixture      *f,
                  gconstpointer data)
{
  lay (f, "city-cap 0,0 0");
  stand (f, 1, 0, 0, REF_CITY, N1);
  g_assert_cmpint (feature_at (f, 0, 0, REF_CITY, N1)->open, ==, 1);
  lay (f, "city-bulge-shield 0,-1 270");
  g_assert_true (score_completed (f));
  assert_scores (f, 0, 6, 0);
  g_assert_cmpint (f->game.n_figures, ==, 0);
}

static void
test_tiny_city (Fixture      *f,
                gconstpointer data)
{
  f->game.rules.tiny_city = true;
  lay (f, "city-cap 0,0 0");
  stand (f, 1, 0, 0, REF_CITY, N1);
  lay (f, "city-bulge-shield 0,-1 270");
  g_assert_true (score_completed (f));
  assert_scores (f, 0, 3, 0);
}

static void
test_city_takes_both_segments (Fixture      *f,
                               gconstpointer data)
{
  static const char *const ring[] = { "city-corner-shield 0,-1 270", "city-corner -1,0 90", "city-corner -1,-1 180", NULL };

  lay (f, "city-caps-corner 0,0 0");
  stand (f, 0, 0, 0, REF_CITY, N1);
  stand (f, 2, 0, 0, REF_CITY, W1);
  g_assert_true (feature_at (f, 0, 0, REF_CITY, N1) != feature_at (f, 0, 0, REF_CITY, W1));
  lay_all (f, ring);
  g_assert_cmpint (feature_at (f, 0, 0, REF_CITY, N1)->n_members, ==, 5);
  g_assert_cmpint (feature_at (f, 0, 0, REF_CITY, W1)->n_tiles, ==, 4);
  g_assert_cmpint (feature_at (f, 0, 0, REF_CITY, W1)->shields, ==, 1);
  g_assert_true (score_completed (f));
  /* Joined later, equal strength: each takes all (B7, B12). */
  g_assert_cmphex (f->payments.items[0].winners, ==, 0x5);
  assert_scores (f, 10, 0, 10);
}

static void
test_majority (Fixture      *f,
               gconstpointer data)
{
  lay (f, "city-full-two-shields 0,0 0");
  stand (f, 0, 0, 0, REF_CITY, N1);
  stand (f, 1, 0, 0, REF_CITY, N1);
  stand (f, 1, 0, 0, REF_CITY, N1);
  lay (f, "city-cap 0,-1 180");
  lay (f, "city-cap 1,0 270");
  lay (f, "city-cap 0,1 0");
  g_assert_cmpint (ref_feature_points (feature_at (f, 0, 0, REF_CITY, N1), &f->game.rules), ==, 4 + 2);
  lay (f, "city-cap -1,0 90");
  g_assert_true (score_completed (f));
  assert_scores (f, 0, 14, 0);
  /* The loser's figure returns as well. */
  g_assert_cmpint (f->game.supplies[0][REF_MEEPLE], ==, 7);
  g_assert_cmpint (f->game.supplies[1][REF_MEEPLE], ==, 7);
}

static void
test_corner_touch (Fixture      *f,
                   gconstpointer data)
{
  /* Two cities whose walls meet in the corner between them; the tile beside both holds a cap of each. */
  lay (f, "city-corner 0,0 180");
  lay (f, "city-caps-corner 1,0 270");
  lay (f, "city-corner 1,1 0");
  g_assert_true (feature_at (f, 0, 0, REF_CITY, E1) != feature_at (f, 1, 1, REF_CITY, N1));
  g_assert_cmpint (feature_at (f, 0, 0, REF_CITY, E1)->n_members, ==, 2);
  g_assert_cmpint (feature_at (f, 1, 1, REF_CITY, N1)->n_members, ==, 2);
}

static void
test_monastery (Fixture      *f,
                gconstpointer data)
{
  static const char *const ring[] = { "monastery 1,0 0", "monastery 1,1 0", "monastery 0,1 0", "monastery -1,1 0",
                                      "monastery -1,0 0", "monastery -1,-1 0", "monastery 0,-1 0", NULL };

  lay (f, "monastery 0,0 0");
  stand (f, 0, 0, 0, REF_MONASTERY, 0);
  lay_all (f, ring);
  stand (f, 1, 1, 0, REF_MONASTERY, 0);
  g_assert_cmpint (feature_at (f, 0, 0, REF_MONASTERY, 0)->open, ==, 1);
  g_assert_false (feature_at (f, 0, 0, REF_MONASTERY, 0)->complete);
  lay (f, "monastery 1,-1 0");
  g_assert_true (score_completed (f));
  assert_scores (f, 9, 0, 0);
  /* The other one has five neighbours: 1 + 5 at the end. */
  score_final (f);
  assert_scores (f, 9, 6, 0);
}

static void
test_final (Fixture      *f,
            gconstpointer data)
{
  lay (f, "city-cap-road-straight 0,0 0");
  lay (f, "city-three-shield 0,-1 180");
  lay (f, "road-straight 1,0 0");
  stand (f, 0, 0, 0, REF_ROAD, W1);
  stand (f, 1, 0, 0, REF_CITY, N1);
  stand (f, 2, 0, 0, REF_FIELD, S1);
  g_assert_true (score_completed (f));
  g_assert_cmpint (f->payments.n, ==, 0);
  score_final (f);
  g_assert_cmpint (f->payments.n, ==, 3);
  assert_scores (f, 2, 3, 0);
}

static void
test_final_incomplete_nothing (Fixture      *f,
                               gconstpointer data)
{
  f->game.rules.incomplete_nothing = true;
  lay (f, "city-cap-road-straight 0,0 0");
  lay (f, "city-cap 0,-1 180");
  lay (f, "monastery 0,1 0");
  stand (f, 0, 0, 0, REF_ROAD, W1);
  stand (f, 0, 0, 1, REF_MONASTERY, 0);
  stand (f, 1, 0, 0, REF_FIELD, E1);
  score_final (f);
  assert_scores (f, 0, 3, 0);
}

static void
test_field_cities (Fixture      *f,
                   gconstpointer data)
{
  lay (f, "city-cap-road-straight 0,0 0");
  g_assert_cmpint (feature_at (f, 0, 0, REF_FIELD, E1)->n_cities, ==, 0);
  lay (f, "city-cap 0,-1 180");
  g_assert_cmpint (feature_at (f, 0, 0, REF_FIELD, E1)->n_cities, ==, 1);
  g_assert_cmpint (feature_at (f, 0, 0, REF_FIELD, W2)->n_cities, ==, 1);
  /* The road parts the field from its southern neighbour, which touches no city. */
  g_assert_cmpint (feature_at (f, 0, 0, REF_FIELD, E2)->n_cities, ==, 0);
  /* The northern tile's field comes round to the city's other side: still one city. */
  lay (f, "monastery 1,-1 0");
  lay (f, "road-straight 1,0 0");
  g_assert_true (feature_at (f, 0, 0, REF_FIELD, E1) == feature_at (f, 0, -1, REF_FIELD, N1));
  g_assert_cmpint (feature_at (f, 0, 0, REF_FIELD, E1)->n_cities, ==, 1);
  /* A second city on the same field, and a third that stays open. */
  lay (f, "city-cap 2,-1 0");
  lay (f, "city-cap 2,-2 180");
  lay (f, "city-cap 3,-1 90");
  g_assert_cmpint (feature_at (f, 0, 0, REF_FIELD, E1)->n_cities, ==, 2);
  stand (f, 0, 0, 0, REF_FIELD, E1);
  stand (f, 1, 0, -1, REF_FIELD, E1);
  score_final (f);
  g_assert_cmpint (f->payments.n, ==, 1);
  assert_scores (f, 6, 6, 0);
}

static void
test_field_halves (Fixture      *f,
                   gconstpointer data)
{
  lay (f, "road-straight 0,0 0");
  lay (f, "road-curve 1,0 0");
  /* North of the road goes on north and east; south of it into the curve's corner. */
  g_assert_true (feature_at (f, 0, 0, REF_FIELD, N1) == feature_at (f, 1, 0, REF_FIELD, S1));
  g_assert_true (feature_at (f, 0, 0, REF_FIELD, S1) == feature_at (f, 1, 0, REF_FIELD, S2));
  g_assert_true (feature_at (f, 0, 0, REF_FIELD, N1) != feature_at (f, 0, 0, REF_FIELD, S1));
  lay (f, "monastery-road 1,1 180");
  /* At the monastery the road ends, and the two fields are one. */
  g_assert_true (feature_at (f, 0, 0, REF_FIELD, N1) == feature_at (f, 0, 0, REF_FIELD, S1));
}

static void
test_special_tiles (Fixture      *f,
                    gconstpointer data)
{
  const RefFeature *inner;

  lay (f, "city-bridge-shield 0,0 0");
  lay (f, "city-cap 0,-1 180");
  /* Segments: two cities, the inner field piece, the lower field. */
  ref_features_find (&f->all, &f->game);
  inner = ref_features_of (&f->all, 0, 2);
  g_assert_cmpint (inner->kind, ==, REF_FIELD);
  g_assert_cmpint (inner->n_members, ==, 1);
  g_assert_cmpint (inner->n_cities, ==, 1);
  g_assert_cmpint (feature_at (f, 0, 0, REF_CITY, N1)->shields, ==, 1);
  g_assert_cmpint (feature_at (f, 0, 0, REF_CITY, E1)->shields, ==, 0);
  g_assert_cmpint (feature_at (f, 0, 0, REF_FIELD, S1)->n_cities, ==, 1);
  lay (f, "road-roundabout 0,1 180");
  g_assert_true (feature_at (f, 0, 1, REF_ROAD, E1) == feature_at (f, 0, 1, REF_ROAD, S1));
  g_assert_cmpint (feature_at (f, 0, 1, REF_ROAD, E1)->open, ==, 3);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, fixture_set_up, function, NULL)

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

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be no tile type is found out, whatever a file says; and adding types and sets has its limits.
 */

#include <glib.h>
#include <string.h>

#include "rules-tileset.h"

enum
{
  ALL_HALVES = 0xff,
  NORTH = 1 << RULES_NORTH,
  SOUTH = 1 << RULES_SOUTH,
  NORTH_HALVES = 0x03,
  EAST_HALVES = 0x0c
};

static const struct
{
  RulesTypeVerdict verdict;
  RulesTileType    type;
} cases[] = {
  { RULES_TYPE_OK, { .id = "meadow", .n_segments = 1, .segment = { { .feature = RULES_FIELD, .halves = ALL_HALVES } } } },
  { RULES_TYPE_OK,
    { .id = "cap-2",
      .n_segments = 2,
      .segment = { { .feature = RULES_CITY, .sides = NORTH, .shields = 1 },
                   { .feature = RULES_FIELD, .halves = ALL_HALVES & ~NORTH_HALVES, .cities = 1 } } } },
  { RULES_TYPE_OK, { .id = "abbey", .abbey = true, .n_segments = 1, .segment = { { .feature = RULES_MONASTERY } } } },
  { RULES_TYPE_OK,
    { .id = "inner",
      .n_segments = 2,
      .segment = { { .feature = RULES_CITY, .sides = 0xf }, { .feature = RULES_FIELD, .inner = 1, .cities = 1 } } } },
  { RULES_TYPE_NO_ID, { .id = "", .n_segments = 1, .segment = { { .feature = RULES_FIELD, .halves = ALL_HALVES } } } },
  { RULES_TYPE_NO_ID, { .id = "Meadow", .n_segments = 1, .segment = { { .feature = RULES_FIELD, .halves = ALL_HALVES } } } },
  { RULES_TYPE_NO_ID, { .id = "a b", .n_segments = 1, .segment = { { .feature = RULES_FIELD, .halves = ALL_HALVES } } } },
  { RULES_TYPE_SIDE_TWICE,
    { .id = "x",
      .n_segments = 3,
      .segment = { { .feature = RULES_CITY, .sides = NORTH },
                   { .feature = RULES_ROAD, .sides = NORTH | SOUTH },
                   { .feature = RULES_FIELD, .halves = ALL_HALVES & ~NORTH_HALVES } } } },
  { RULES_TYPE_HALF_TWICE,
    { .id = "x",
      .n_segments = 2,
      .segment = { { .feature = RULES_FIELD, .halves = ALL_HALVES }, { .feature = RULES_FIELD, .halves = EAST_HALVES } } } },
  { RULES_TYPE_HALF_TWICE,
    { .id = "x",
      .n_segments = 2,
      .segment = { { .feature = RULES_CITY, .sides = NORTH }, { .feature = RULES_FIELD, .halves = ALL_HALVES } } } },
  { RULES_TYPE_HALF_MISSING,
    { .id = "x", .n_segments = 1, .segment = { { .feature = RULES_FIELD, .halves = ALL_HALVES & ~EAST_HALVES } } } },
  { RULES_TYPE_HALF_MISSING, { .id = "x", .n_segments = 0 } },
  { RULES_TYPE_REACHES_NOTHING,
    { .id = "x",
      .n_segments = 2,
      .segment = { { .feature = RULES_ROAD }, { .feature = RULES_FIELD, .halves = ALL_HALVES } } } },
  { RULES_TYPE_REACHES_NOTHING,
    { .id = "x",
      .n_segments = 2,
      .segment = { { .feature = RULES_FIELD, .halves = ALL_HALVES }, { .feature = RULES_FIELD } } } },
  { RULES_TYPE_REACHES_NOTHING,
    { .id = "x", .n_segments = 1, .segment = { { .feature = RULES_FIELD, .halves = ALL_HALVES, .inner = 1 } } } },
  { RULES_TYPE_NOT_A_CITY,
    { .id = "x",
      .n_segments = 2,
      .segment = { { .feature = RULES_FIELD, .halves = ALL_HALVES, .cities = 2 }, { .feature = RULES_ROAD, .sides = NORTH } } } },
  { RULES_TYPE_NOT_A_CITY,
    { .id = "x", .n_segments = 1, .segment = { { .feature = RULES_FIELD, .halves = ALL_HALVES, .cities = 1 << 5 } } } },
  { RULES_TYPE_TWO_MONASTERIES,
    { .id = "x",
      .n_segments = 3,
      .segment = { { .feature = RULES_MONASTERY },
                   { .feature = RULES_MONASTERY },
                   { .feature = RULES_FIELD, .halves = ALL_HALVES } } } },
  { RULES_TYPE_BAD_ABBEY,
    { .id = "x",
      .abbey = true,
      .n_segments = 2,
      .segment = { { .feature = RULES_MONASTERY }, { .feature = RULES_FIELD, .halves = ALL_HALVES } } } },
  { RULES_TYPE_BAD_ABBEY,
    { .id = "x", .abbey = true, .n_segments = 1, .segment = { { .feature = RULES_FIELD, .halves = ALL_HALVES } } } },
};

static void
test_verdicts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    if (rules_tile_type_check (&cases[i].type) != cases[i].verdict)
      g_error ("case %u: %d instead of %d", i, rules_tile_type_check (&cases[i].type), cases[i].verdict);
}

/* An id that fills its field to the last byte has no end. */
static void
test_endless_id (void)
{
  RulesTileType type = { .n_segments = 1, .segment = { { .feature = RULES_FIELD, .halves = ALL_HALVES } } };

  memset (type.id, 'x', sizeof type.id);
  g_assert_cmpint (rules_tile_type_check (&type), ==, RULES_TYPE_NO_ID);
  type.id[sizeof type.id - 1] = '\0';
  g_assert_cmpint (rules_tile_type_check (&type), ==, RULES_TYPE_OK);
}

static void
test_edges (void)
{
  const RulesTileType type = {
    .id = "x",
    .n_segments = 4,
    .segment = { { .feature = RULES_CITY, .sides = NORTH },
                 { .feature = RULES_ROAD, .sides = SOUTH },
                 { .feature = RULES_FIELD, .halves = 0x1c },
                 { .feature = RULES_FIELD, .halves = 0xe0 } },
  };
  const RulesTileType abbey = { .id = "a", .abbey = true, .n_segments = 1, .segment = { { .feature = RULES_MONASTERY } } };

  g_assert_cmpint (rules_tile_type_check (&type), ==, RULES_TYPE_OK);
  g_assert_cmpint (rules_tile_type_edge (&type, RULES_NORTH), ==, RULES_EDGE_CITY);
  g_assert_cmpint (rules_tile_type_edge (&type, RULES_EAST), ==, RULES_EDGE_FIELD);
  g_assert_cmpint (rules_tile_type_edge (&type, RULES_SOUTH), ==, RULES_EDGE_ROAD);
  g_assert_cmpint (rules_tile_type_edge (&type, RULES_WEST), ==, RULES_EDGE_FIELD);
  for (int side = 0; side < 4; side++)
    g_assert_cmpint (rules_tile_type_edge (&abbey, side), ==, RULES_EDGE_NONE);
}

static void
test_room (void)
{
  g_autofree RulesTileSet *tiles = g_new0 (RulesTileSet, 1);
  RulesTileType            type = { .n_segments = 1, .segment = { { .feature = RULES_FIELD, .halves = ALL_HALVES } } };
  RulesSet                 set = { 0 };

  for (int i = 0; i < RULES_MAX_TYPES; i++)
    {
      g_snprintf (type.id, sizeof type.id, "type-%d", i);
      g_assert_true (rules_tileset_add_type (tiles, &type));
      g_assert_false (rules_tileset_add_type (tiles, &type));
      g_assert_cmpint (rules_tileset_find_type (tiles, type.id), ==, i);
    }
  g_strlcpy (type.id, "one-more", sizeof type.id);
  g_assert_false (rules_tileset_add_type (tiles, &type));
  g_assert_cmpint (rules_tileset_find_type (tiles, "one-more"), ==, -1);

  for (int i = 0; i < RULES_MAX_SETS; i++)
    {
      g_snprintf (set.id, sizeof set.id, "set-%d", i);
      g_assert_true (rules_tileset_add_set (tiles, &set));
      g_assert_false (rules_tileset_add_set (tiles, &set));
      g_assert_cmpint (rules_tileset_find_set (tiles, set.id), ==, i);
    }
  g_strlcpy (set.id, "one-more", sizeof set.id);
  g_assert_false (rules_tileset_add_set (tiles, &set));
  g_assert_cmpint (rules_tileset_find_set (tiles, "one-more"), ==, -1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile/verdicts", test_verdicts);
  g_test_add_func ("/tile/endless-id", test_endless_id);
  g_test_add_func ("/tile/edges", test_edges);
  g_test_add_func ("/tile/room", test_room);
  return g_test_run ();
}

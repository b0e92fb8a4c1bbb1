/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told of features that a tile links (B7): every link once, with all that it linked. */

#include "kl-tiles.h"
#include "rules-move.h"
#include "rules-position.h"

#include <glib.h>

typedef struct
{
  const char *type;
  const char *move;
} Step;

/* Lays the tiles one after another, nobody taking anything; the events of the last one remain. */
static void
play (const Step    *steps,
      int            n,
      RulesPosition *pos,
      RulesEvents   *events)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  RulesSetup          setup;

  rules_setup_init (&setup, tiles, rules_tileset_find_set (tiles, "base"));
  setup.stack_only = true;
  for (int i = 0; i < n; i++)
    setup.stack[setup.n_stack++] = (uint8_t) rules_tileset_find_type (tiles, steps[i].type);
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  rules_position_start (&setup, pos, NULL);
  for (int i = 0; i < n; i++)
    {
      RulesMove move;

      g_assert_true (rules_move_parse (steps[i].move, &move));
      g_assert_cmpint (rules_position_apply (&setup, pos, &move, events), ==, RULES_OK);
      move = (RulesMove){ .kind = RULES_MOVE_PASS };
      if (i < n - 1)
        g_assert_cmpint (rules_position_apply (&setup, pos, &move, NULL), ==, RULES_OK);
    }
}

/* The event of a link of such features, which is told once; NULL when there was none. */
static const RulesEvent *
find_joined (const RulesEvents *events,
             RulesFeature       feature)
{
  const RulesEvent *found = NULL;

  for (int i = 0; i < events->n; i++)
    if (events->event[i].kind == RULES_EVENT_JOINED && events->event[i].feature == feature)
      {
        g_assert_null (found);
        found = &events->event[i];
      }
  return found;
}

/* A road between two monasteries: the field north of it and the one south of it both go round each of them, so that
 * the tile makes one field of three by two of its segments. */
static void
test_two_segments_one_link (void)
{
  static const Step steps[] = {
    { "monastery-road", "place -1,0 270" },
    { "city-corner", "place 0,-1 180" },
    { "city-band", "place 1,-1 0" },
    { "city-cap", "place 2,-1 270" },
    { "monastery-road", "place 2,0 90" },
    { "road-straight", "place 1,0 0" },
  };
  RulesPosition     pos;
  RulesEvents       events;
  const RulesEvent *road, *field;

  play (steps, G_N_ELEMENTS (steps), &pos, &events);
  road = find_joined (&events, RULES_ROAD);
  g_assert_nonnull (road);
  g_assert_cmpint (road->amount, ==, 2);
  field = find_joined (&events, RULES_FIELD);
  g_assert_nonnull (field);
  g_assert_cmpint (field->amount, ==, 3);
  g_assert_cmpint (field->x, ==, 1);
  g_assert_cmpint (field->y, ==, 0);
}

/* Closing a loop links nothing that was apart. */
static void
test_loop (void)
{
  static const Step steps[] = {
    { "road-curve", "place 1,0 0" },
    { "road-curve", "place 1,1 90" },
    { "road-straight", "place 0,1 0" },
    { "road-curve", "place -1,1 180" },
    { "road-curve", "place -1,0 270" },
  };
  RulesPosition pos;
  RulesEvents   events;

  play (steps, G_N_ELEMENTS (steps), &pos, &events);
  g_assert_null (find_joined (&events, RULES_ROAD));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/B7/two-segments-one-link", test_two_segments_one_link);
  g_test_add_func ("/rules/B7/loop", test_loop);
  return g_test_run ();
}

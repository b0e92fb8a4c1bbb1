/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* data/tiles against the table of the rules (tests/fixtures/tiles-table.txt), fact by fact and in both directions;
 * and what the engine compiles out of it against the same, worked out slowly here. */

#include "kl-tiles.h"
#include "ref-tiles.h"
#include "rules-move.h"

#include <glib.h>
#include <string.h>

typedef struct
{
  const RulesTileSet *tiles;
  RefTable            table;
} Fixture;

static void
fixture_set_up (Fixture      *f,
                gconstpointer data)
{
  char message[REF_MESSAGE_SIZE] = "";

  f->tiles = kl_tiles_get ();
  if (!ref_table_parse (&f->table, ref_table_text, message))
    g_error ("%s", message);
}

/* The half-edges that a segment reaches; a city or road has both of a side's. */
static unsigned
halves_of (const RulesTileSegment *segment)
{
  unsigned halves = segment->halves;

  for (int side = 0; side < 4; side++)
    if (segment->sides >> side & 1)
      halves |= 3u << (2 * side);
  return halves;
}

static int
feature_of (RefKind kind)
{
  return rules_feature_parse (ref_kind_name (kind));
}

/* The segment that says the same, the n-th of them where several inner pieces do; -1 when there is none. Cities
 * touched are compared as the half-edges of those cities, since numbers need not agree. */
static int
find_segment (const RulesTileType *ours,
              const RefType       *theirs,
              const RefSegment    *wanted,
              int                  n)
{
  unsigned wanted_cities = 0;

  for (int i = 0; i < theirs->n_segments; i++)
    if (wanted->cities >> i & 1)
      wanted_cities |= theirs->segments[i].halves;
  for (int i = 0; i < ours->n_segments; i++)
    {
      const RulesTileSegment *segment = &ours->segment[i];
      unsigned                cities = 0;

      for (int j = 0; j < ours->n_segments; j++)
        if (segment->cities >> j & 1)
          cities |= halves_of (&ours->segment[j]);
      if (segment->feature == feature_of (wanted->kind) && halves_of (segment) == wanted->halves &&
          segment->shields == wanted->shields && (wanted->kind != REF_FIELD || cities == wanted_cities) && n-- == 0)
        return i;
    }
  return -1;
}

static void
test_types (Fixture      *f,
            gconstpointer data)
{
  g_assert_cmpint (f->tiles->n_types, ==, f->table.n_types);
  for (int t = 0; t < f->table.n_types; t++)
    {
      const RefType       *theirs = &f->table.types[t];
      int                  number = rules_tileset_find_type (f->tiles, theirs->name);
      const RulesTileType *ours = &f->tiles->type[number];
      bool                 found[RULES_TILE_SEGMENTS] = { false };
      int                  n_inner = 0;

      g_test_message ("type %s", theirs->name);
      g_assert_cmpint (number, >=, 0);
      g_assert_cmpint (rules_tile_type_check (ours), ==, RULES_TYPE_OK);
      g_assert_cmpint (ours->abbey, ==, theirs->edges[0] == '-');
      g_assert_cmpint (ours->n_segments, ==, theirs->n_segments);
      for (int side = 0; side < 4; side++)
        g_assert_cmpint ("-FRC"[rules_tile_type_edge (ours, side)], ==, theirs->edges[side]);
      for (int i = 0; i < theirs->n_segments; i++)
        {
          const RefSegment *segment = &theirs->segments[i];
          bool              inner = segment->kind == REF_FIELD && segment->halves == 0;
          int               same = find_segment (ours, theirs, segment, inner ? n_inner : 0);

          g_test_message ("%s %d", ref_kind_name (segment->kind), i);
          g_assert_cmpint (same, >=, 0);
          g_assert_false (found[same]);
          found[same] = true;
          n_inner += inner;
          g_assert_cmpint (ours->segment[same].inner, ==, inner ? n_inner : 0);
        }
    }
}

/* B3, F2: of the middle of every side and of every half-edge one segment has it, no more and no fewer. */
static void
test_claims (Fixture      *f,
             gconstpointer data)
{
  for (int t = 0; t < f->tiles->n_types; t++)
    {
      const RulesTileType *type = &f->tiles->type[t];

      g_test_message ("type %s", type->id);
      for (int half = 0; half < 8; half++)
        {
          int n_middle = 0, n_ground = 0;

          for (int i = 0; i < type->n_segments; i++)
            {
              bool reaches_side = type->segment[i].sides >> (half / 2) & 1;

              n_middle += reaches_side;
              n_ground += (reaches_side && type->segment[i].feature == RULES_CITY) || (type->segment[i].halves >> half & 1);
            }
          g_assert_cmpint (n_middle, <=, 1);
          g_assert_cmpint (n_ground, ==, type->abbey ? 0 : 1);
        }
    }
}

static void
test_sets (Fixture      *f,
           gconstpointer data)
{
  static const struct
  {
    const char *set;
    int         n_tiles, meeples;
    bool        farmers;
  } sets[] = {
    { "demo", 48, 5, false },
    { "base", 72, 7, true },
    { "abbey-and-mayor", 12, 0, false },
  };

  g_assert_cmpint (f->tiles->n_sets, ==, G_N_ELEMENTS (sets));
  for (gsize s = 0; s < G_N_ELEMENTS (sets); s++)
    {
      int             number = rules_tileset_find_set (f->tiles, sets[s].set);
      const RulesSet *set = &f->tiles->set[number];
      int             start = ref_table_start (&f->table, sets[s].set);

      g_test_message ("set %s", sets[s].set);
      g_assert_cmpint (number, >=, 0);
      g_assert_cmpint (set->n_tiles, ==, sets[s].n_tiles);
      g_assert_cmpint (set->meeples, ==, sets[s].meeples);
      g_assert_cmpint (set->farmers, ==, sets[s].farmers);
      g_assert_cmpint (set->complete, ==, start >= 0);
      if (start >= 0)
        g_assert_cmpstr (f->tiles->type[set->start].id, ==, f->table.types[start].name);
      for (int t = 0; t < f->tiles->n_types; t++)
        g_assert_cmpint (set->count[t], ==, ref_table_count (&f->table, sets[s].set, ref_table_find (&f->table, f->tiles->type[t].id)));
    }
}

static const char *
picture_word (char letter)
{
  static const char        letters[] = "GFHWPCD";
  static const char *const words[] = { "garden", "farmhouse", "highwaymen", "water-tower", "pigsty", "cowshed", "donkey-stable" };
  const char              *found = letter != '\0' ? strchr (letters, letter) : NULL;

  return found != NULL ? words[found - letters] : NULL;
}

static void
test_letters_and_pictures (Fixture      *f,
                           gconstpointer data)
{
  for (int i = 0; i < f->table.n_lots; i++)
    {
      const RefLot *lot = &f->table.lots[i];
      int           set = rules_tileset_find_set (f->tiles, lot->set);
      int           type = rules_tileset_find_type (f->tiles, f->table.types[lot->type].name);
      const char    letter[2] = { lot->letter, '\0' };

      /* The start tile is one of its lot; the abbey belongs to the players, not to the set. */
      if (lot->start || lot->each)
        continue;
      g_test_message ("set %s, type %s", lot->set, f->table.types[lot->type].name);
      g_assert_cmpstr (kl_tiles_get_letter (set, type), ==, lot->letter == '-' ? NULL : letter);
      for (int copy = 0; copy < lot->count; copy++)
        g_assert_cmpstr (kl_tiles_get_illustration (set, type, copy), ==,
                         picture_word (lot->pictures[0] != '\0' ? lot->pictures[copy] : '-'));
    }
}

/* A quarter turn moves what was in the north to the east: half-edge h goes to h + 2, side s to s + 1. */
static void
test_turns (Fixture      *f,
            gconstpointer data)
{
  for (int t = 0; t < f->tiles->n_types; t++)
    for (int turn = 0; turn < 4; turn++)
      {
        const RulesTileType *type = &f->tiles->type[t];
        const RulesFace     *face = &f->tiles->face[t][turn];

        g_test_message ("type %s turned %d", type->id, turn);
        for (int half = 0; half < 8; half++)
          {
            int     to = (half + 2 * turn) % 8;
            uint8_t field = RULES_NO_SEGMENT, middle = RULES_NO_SEGMENT;

            for (int i = 0; i < type->n_segments; i++)
              {
                if (type->segment[i].halves >> half & 1)
                  field = (uint8_t) i;
                if (type->segment[i].sides >> (half / 2) & 1)
                  middle = (uint8_t) i;
              }
            g_assert_cmpint (face->half[to], ==, field);
            g_assert_cmpint (face->side[to / 2], ==, middle != RULES_NO_SEGMENT ? middle : field);
            g_assert_cmpint (face->edge[to / 2], ==, rules_tile_type_edge (type, half / 2));
          }
      }
}

/* B3: every pattern of neighbours against every type. */
static void
test_fits (Fixture      *f,
           gconstpointer data)
{
  for (int t = 0; t < f->tiles->n_types; t++)
    for (unsigned pattern = 0; pattern < 256; pattern++)
      {
        unsigned expected = 0;

        for (int turn = 0; turn < 4; turn++)
          {
            bool fits = true;

            for (int side = 0; side < 4; side++)
              {
                unsigned needed = pattern >> (2 * side) & 3;
                bool     closed = f->tiles->type[t].abbey;

                /* A2: the abbey goes into holes only, whatever they show. */
                if (closed ? needed == RULES_EDGE_NONE
                           : needed != RULES_EDGE_NONE &&
                                 needed != rules_tile_type_edge (&f->tiles->type[t], (side + 4 - turn) % 4))
                  fits = false;
              }
            expected |= (unsigned) fits << turn;
          }
        g_assert_cmphex (f->tiles->fits[t][pattern], ==, expected);
      }
}

/* How a type looks in a turn, apart from the order of its segments: each as one number, sorted. */
static void
describe_turn (const RefType *type,
               int            turn,
               guint32        segments[REF_MAX_SEGMENTS])
{
  memset (segments, 0, REF_MAX_SEGMENTS * sizeof *segments);
  for (int i = 0; i < type->n_segments; i++)
    {
      const RefSegment *segment = &type->segments[i];
      guint32           cities = 0;

      for (int j = 0; j < type->n_segments; j++)
        if (segment->cities >> j & 1)
          cities |= type->segments[j].halves;
      segments[i] = ((guint32) segment->kind + 1) << 24 | (guint32) segment->shields << 16 |
                    ((segment->halves << 2 * turn | segment->halves >> (8 - 2 * turn)) & 0xff) << 8 |
                    ((cities << 2 * turn | cities >> (8 - 2 * turn)) & 0xff);
    }
  for (int i = 0; i < REF_MAX_SEGMENTS; i++)
    for (int j = i + 1; j < REF_MAX_SEGMENTS; j++)
      if (segments[j] > segments[i])
        {
          guint32 other = segments[i];

          segments[i] = segments[j];
          segments[j] = other;
        }
}

static void
test_distinct_turns (Fixture      *f,
                     gconstpointer data)
{
  for (int t = 0; t < f->table.n_types; t++)
    {
      const RefType *type = &f->table.types[t];
      guint32        looks[4][REF_MAX_SEGMENTS];
      unsigned       distinct = 0;

      for (int turn = 0; turn < 4; turn++)
        {
          bool seen = false;

          describe_turn (type, turn, looks[turn]);
          for (int other = 0; other < turn; other++)
            seen = seen || memcmp (looks[turn], looks[other], sizeof looks[turn]) == 0;
          if (!seen)
            distinct |= 1u << turn;
        }
      g_test_message ("type %s", type->name);
      g_assert_cmphex (f->tiles->distinct[rules_tileset_find_type (f->tiles, type->name)], ==, distinct);
    }
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, fixture_set_up, function, NULL)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/tiles/types", test_types);
  ADD ("/tiles/claims", test_claims);
  ADD ("/tiles/sets", test_sets);
  ADD ("/tiles/letters-and-pictures", test_letters_and_pictures);
  ADD ("/tiles/turns", test_turns);
  ADD ("/tiles/B3/fits", test_fits);
  ADD ("/tiles/distinct-turns", test_distinct_turns);
  return g_test_run ();
}

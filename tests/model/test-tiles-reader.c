/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program's own tiles are there, and mistakes in others are named with their line.
 */

#include "kl-tiles.h"

static int
find_set (const char *id)
{
  int set = rules_tileset_find_set (kl_tiles_get (), id);

  g_assert_cmpint (set, >=, 0);
  return set;
}

static int
find_type (const char *id)
{
  int type = rules_tileset_find_type (kl_tiles_get (), id);

  g_assert_cmpint (type, >=, 0);
  return type;
}

static void
test_own_sets (void)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  const RulesSet     *demo = &tiles->set[find_set ("demo")];
  const RulesSet     *base = &tiles->set[find_set ("base")];
  const RulesSet     *more = &tiles->set[find_set ("abbey-and-mayor")];

  g_assert_true (tiles == kl_tiles_get ());
  g_assert_cmpint (demo->n_tiles, ==, 48);
  g_assert_cmpint (base->n_tiles, ==, 72);
  g_assert_cmpint (more->n_tiles, ==, 12);
  g_assert_cmpint (demo->meeples, ==, 5);
  g_assert_cmpint (base->meeples, ==, 7);
  g_assert_true (demo->complete && base->complete && !more->complete);
  g_assert_true (!demo->farmers && base->farmers);
  g_assert_cmpint (demo->start, ==, find_type ("city-cap-road-straight"));
  g_assert_cmpint (demo->count[demo->start], ==, 4);
}

static void
test_segments (void)
{
  const RulesTileSet  *tiles = kl_tiles_get ();
  const RulesTileType *crossing = &tiles->type[find_type ("city-crossing-shield")];
  const RulesTileType *three = &tiles->type[find_type ("city-three-road-shield")];

  g_assert_cmpint (crossing->n_segments, ==, 4);
  g_assert_cmpint (crossing->segment[0].shields, ==, 1);
  g_assert_cmpint (crossing->segment[0].inner, ==, 0);
  g_assert_cmpint (crossing->segment[2].inner, ==, 1);
  g_assert_cmpint (crossing->segment[3].inner, ==, 2);
  g_assert_cmphex (crossing->segment[3].cities, ==, 0x3);

  g_assert_cmpint (three->segment[0].feature, ==, RULES_CITY);
  g_assert_cmphex (three->segment[0].sides, ==, 1 << RULES_NORTH | 1 << RULES_EAST | 1 << RULES_WEST);
  g_assert_cmpint (three->segment[1].feature, ==, RULES_ROAD);
  g_assert_cmpint (three->segment[2].feature, ==, RULES_FIELD);
  g_assert_cmphex (three->segment[2].halves, ==, 1 << 4);
  g_assert_cmphex (three->segment[2].cities, ==, 0x1);
  g_assert_true (tiles->type[find_type ("abbey")].abbey);
}

static void
test_copies (void)
{
  const int demo = find_set ("demo"), base = find_set ("base");
  const int curve = find_type ("road-curve"), monastery = find_type ("monastery");

  g_assert_cmpstr (kl_tiles_get_illustration (demo, monastery, 0), ==, "farmhouse");
  g_assert_cmpstr (kl_tiles_get_illustration (demo, monastery, 1), ==, "donkey-stable");
  g_assert_null (kl_tiles_get_illustration (demo, monastery, 2));
  g_assert_cmpstr (kl_tiles_get_illustration (demo, curve, 3), ==, "highwaymen");
  g_assert_null (kl_tiles_get_illustration (demo, curve, 4));
  g_assert_null (kl_tiles_get_illustration (base, curve, 0));
  g_assert_cmpstr (kl_tiles_get_letter (demo, curve), ==, "T");
  g_assert_null (kl_tiles_get_letter (base, curve));
}

#define FIELD_ALL "<field halves='n1 n2 e1 e2 s1 s2 w1 w2'/>"
#define PLAIN "<tile-types format='1'><type id='plain'>" FIELD_ALL "</type></tile-types>"

static const struct
{
  const char *name;
  const char *text;
  int         code;
  const char *message;
} mistakes[] = {
  { "truncated", "<tile-types format='1'>\n<type", KL_TILES_ERROR_XML, "x.xml:2: " },
  { "empty", "", KL_TILES_ERROR_XML, "x.xml:0: empty" },
  { "document-type", "\n<!DOCTYPE a [<!ENTITY b 'c'>]>\n<a/>", KL_TILES_ERROR_XML, "x.xml:2: a document type" },
  { "other-root", "<svg/>", KL_TILES_ERROR_XML, "x.xml:1: neither" },
  { "format", "<tile-types format='2'/>", KL_TILES_ERROR_XML, "x.xml:1: neither" },
  { "unknown-element", "<tile-types format='1'>\n<kind/></tile-types>", KL_TILES_ERROR_XML, "x.xml:2: unknown: “kind”" },
  { "unknown-attribute", "<tile-set id='s' size='3'/>", KL_TILES_ERROR_XML, "unknown: “size”" },
  { "flag", "<tile-set id='s' farmers='maybe'/>", KL_TILES_ERROR_XML, "farmers is neither yes nor no" },
  { "number", "<tile-set id='s' meeples='-1'/>", KL_TILES_ERROR_XML, "meeples is no number" },
  { "no-id", "<tile-types format='1'><type/></tile-types>", KL_TILES_ERROR_TYPE, "the id is empty" },
  { "bad-id", "<tile-types format='1'><type id='A B'>" FIELD_ALL "</type></tile-types>", KL_TILES_ERROR_TYPE, "the id is empty" },
  { "id-taken", "<tile-types format='1'><type id='plain'>" FIELD_ALL "</type></tile-types>", KL_TILES_ERROR_TYPE, "there is one already" },
  { "segment", "<tile-types format='1'><type id='a'>\n<lake/></type></tile-types>", KL_TILES_ERROR_TYPE, "x.xml:2: there is no segment “lake”" },
  { "segment-attribute", "<tile-types format='1'><type id='a'><road sides='n' shields='1'/></type></tile-types>", KL_TILES_ERROR_TYPE, "a road has no “shields”" },
  { "side", "<tile-types format='1'><type id='a'><road sides='n up'/></type></tile-types>", KL_TILES_ERROR_TYPE, "sides: there is no “up”" },
  { "side-twice", "<tile-types format='1'><type id='a'><road sides='n'/><road sides='n'/>" FIELD_ALL "</type></tile-types>", KL_TILES_ERROR_TYPE, "claim one side" },
  { "half-missing", "<tile-types format='1'><type id='a'><field halves='n1'/></type></tile-types>", KL_TILES_ERROR_TYPE, "belongs to nothing" },
  { "no-city", "<tile-types format='1'><type id='a'><field halves='n1' cities='s'/></type></tile-types>", KL_TILES_ERROR_TYPE, "cities: no city" },
  { "no-type", "<tile-set id='s'>\n<tile type='moon' count='1'/></tile-set>", KL_TILES_ERROR_SET, "x.xml:2: there is no type “moon”" },
  { "none-of-it", "<tile-set id='s'><tile type='plain' count='0'/></tile-set>", KL_TILES_ERROR_SET, "“plain”: none, twice" },
  { "twice", "<tile-set id='s'><tile type='plain'/><tile type='plain'/></tile-set>", KL_TILES_ERROR_SET, "“plain”: none, twice" },
  { "illustrations", "<tile-set id='s'><tile type='plain' count='2' illustrations='garden'/></tile-set>", KL_TILES_ERROR_SET, "2 tiles, but 1 illustrations" },
  { "start", "<tile-set id='s' start='moon'><tile type='plain'/></tile-set>", KL_TILES_ERROR_SET, "the start tile “moon”" },
};

static void
test_mistake (gconstpointer data)
{
  gsize                    i = GPOINTER_TO_SIZE (data);
  g_autofree RulesTileSet *tiles = g_new0 (RulesTileSet, 1);
  g_autoptr (GBytes)       plain = g_bytes_new_static (PLAIN, sizeof PLAIN - 1);
  g_autoptr (GBytes)       bytes = g_bytes_new (mistakes[i].text, strlen (mistakes[i].text));
  g_autoptr (GError)       error = NULL;

  g_assert_true (kl_tiles_read (tiles, plain, "plain.xml", &error));
  g_assert_no_error (error);
  g_assert_false (kl_tiles_read (tiles, bytes, "x.xml", &error));
  g_assert_error (error, KL_TILES_ERROR, mistakes[i].code);
  g_assert_cmpstr (g_quark_to_string (error->domain), ==, "kl-tiles-error-quark");
  g_assert_true (g_str_has_prefix (error->message, "x.xml:"));
  if (strstr (error->message, mistakes[i].message) == NULL)
    g_error ("“%s” is not in “%s”", mistakes[i].message, error->message);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tiles/own/sets", test_own_sets);
  g_test_add_func ("/tiles/own/segments", test_segments);
  g_test_add_func ("/tiles/own/copies", test_copies);
  for (gsize i = 0; i < G_N_ELEMENTS (mistakes); i++)
    {
      g_autofree char *path = g_strconcat ("/tiles/mistake/", mistakes[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_mistake);
    }
  return g_test_run ();
}

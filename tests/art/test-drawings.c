/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drawings are complete, and keep the promises that the program relies on: texts that it replaces, shapes of all
 * segments, no drawing so large that it is slow to show.
 */

#include <string.h>

#include "art-drawings.h"
#include "kl-tiles.h"

enum
{
  TILE_SIZE = 512,       /* units in a drawing and in shapes.xml */
  LARGEST = 60 * 1024,   /* bytes of a tile's drawing */
  FEW_DRAWINGS_FROM = 2, /* so many copies in the base game call for a second drawing */
  N_PLAYERS = 6
};

static int
count (const char *text,
       const char *part)
{
  int n = 0;

  for (const char *at = strstr (text, part); at != NULL; at = strstr (at + strlen (part), part))
    n++;
  return n;
}

static void
test_every_type_is_drawn (void)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  const RulesSet     *base = &tiles->set[rules_tileset_find_set (tiles, "base")];

  for (int type = 0; type < tiles->n_types; type++)
    {
      g_autoptr (GPtrArray) names = art_list_drawings (tiles->type[type].id);

      g_assert_cmpuint (names->len, >=, base->count[type] >= FEW_DRAWINGS_FROM ? 2 : 1);
      for (guint i = 0; i < names->len; i++)
        {
          g_autofree char *svg = art_read (g_ptr_array_index (names, i));

          g_assert_cmpuint (strlen (svg), <, LARGEST);
          g_assert_nonnull (strstr (svg, "viewBox=\"0 0 512 512\""));
          g_assert_null (strstr (svg, "<filter"));
          g_assert_null (strstr (svg, "<text"));
        }
    }
}

/* A set's copies with different illustrations need drawings of their own. */
static void
test_illustrations_have_drawings (void)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  for (int set = 0; set < tiles->n_sets; set++)
    for (int type = 0; type < tiles->n_types; type++)
      {
        g_autoptr (GPtrArray) names = art_list_drawings (tiles->type[type].id);

        for (int copy = 0; copy < tiles->set[set].count[type]; copy++)
          if (kl_tiles_get_illustration (set, type, copy) != NULL)
            g_assert_cmpint (copy, <, (int) names->len);
      }
}

static void
test_standing_things_can_be_kept_upright (void)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  for (int type = 0; type < tiles->n_types; type++)
    {
      g_autoptr (GPtrArray) names = art_list_drawings (tiles->type[type].id);

      for (guint i = 0; i < names->len; i++)
        {
          g_autofree char *svg = art_read (g_ptr_array_index (names, i));
          g_autofree char *turned = art_make_upright (svg, 1);
          int              symbols = count (svg, "<g id=");

          g_assert_cmpint (symbols, >, 0);
          g_assert_cmpint (count (svg, "rotate(0)"), ==, symbols);
          g_assert_cmpint (count (turned, "rotate(-90)"), ==, symbols);
        }
    }
}

static void
test_coats_of_arms_are_drawn (void)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  for (int type = 0; type < tiles->n_types; type++)
    {
      g_autoptr (GPtrArray) names = art_list_drawings (tiles->type[type].id);
      int                   shields = 0;

      for (int s = 0; s < tiles->type[type].n_segments; s++)
        shields += tiles->type[type].segment[s].shields;
      for (guint i = 0; i < names->len; i++)
        {
          g_autofree char *svg = art_read (g_ptr_array_index (names, i));

          g_assert_cmpint (count (svg, "<use href=\"#shield\""), ==, shields);
        }
    }
}

static void
test_figures_take_colours (void)
{
  const char *names[] = { "meeple", "meeple-lying", "mayor", "wagon", "barn" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_strdup_printf ("figures/%s.svg", names[i]);
      g_autofree char *svg = art_read (name);

      g_assert_cmpint (count (svg, "#ff00ff"), >, 0);
      g_assert_cmpint (count (svg, "#cc00cc"), >, 0);
    }
  for (int mark = 1; mark <= N_PLAYERS; mark++)
    {
      g_autofree char *name = g_strdup_printf ("figures/mark-%d.svg", mark);
      g_autofree char *svg = art_read (name);

      g_assert_nonnull (strstr (svg, "<svg"));
    }
}

static void
check_segment (const char *type,
               int         x,
               int         y,
               const char *area,
               gpointer    data)
{
  int *n = data; /* per type */
  int  number = rules_tileset_find_type (kl_tiles_get (), type);

  g_assert_cmpint (number, >=, 0);
  g_assert_cmpint (x, >, 0);
  g_assert_cmpint (x, <, TILE_SIZE);
  g_assert_cmpint (y, >, 0);
  g_assert_cmpint (y, <, TILE_SIZE);
  /* A triangle at least. */
  g_assert_cmpint (count (area, ","), >=, 3);
  n[number]++;
}

static void
test_every_segment_has_a_shape (void)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  int                 n[RULES_MAX_TYPES] = { 0 };

  art_read_shapes (check_segment, n);
  for (int type = 0; type < tiles->n_types; type++)
    g_assert_cmpint (n[type], ==, tiles->type[type].n_segments);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/art/tiles/every-type-is-drawn", test_every_type_is_drawn);
  g_test_add_func ("/art/tiles/illustrations-have-drawings", test_illustrations_have_drawings);
  g_test_add_func ("/art/tiles/standing-things-can-be-kept-upright", test_standing_things_can_be_kept_upright);
  g_test_add_func ("/art/tiles/coats-of-arms-are-drawn", test_coats_of_arms_are_drawn);
  g_test_add_func ("/art/tiles/every-segment-has-a-shape", test_every_segment_has_a_shape);
  g_test_add_func ("/art/figures/take-colours", test_figures_take_colours);
  return g_test_run ();
}

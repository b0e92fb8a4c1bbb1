/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pictures and the rules agree on what lies where. shapes.xml declares a place on every segment; there the picture
 * must show the ground of the segment's feature, and meadow that belongs to two fields must nowhere run together. What
 * stands on the ground is left out. On every board, for a board that hides a wall hides a rule.
 */

#include <stdlib.h>
#include <string.h>

#include "art-drawings.h"
#include "kl-tiles.h"

enum
{
  UNITS = 512, /* of the drawings */
  SIZE = 256,  /* pixels that they are looked at with */
  ALIKE = 50,  /* the most, in all channels together, by which a pixel may be off a colour */
  LEAST = 60,  /* pixels of a field */
  N_GROUNDS = 6
};

/* Colours of the light board's grounds. Cities have the stones of bridges too. */
static const char *const grounds[][N_GROUNDS] = {
  [RULES_FIELD] = { "#9abd62", "#a2c46a", "#93b65b", "#6f9a41" },
  [RULES_ROAD] = { "#f0dfb6", "#dfc996", "#cdb37c", "#dccdb0" },
  [RULES_CITY] = { "#dcb888", "#e5c698", "#cfa776", "#bd9160", "#dccdb0", "#c2ae89" },
};

/* Where the segments of a type are looked at. */
typedef struct
{
  const char *type;
  int         n;
  int         x[RULES_TILE_SEGMENTS], y[RULES_TILE_SEGMENTS]; /* in pixels */
} Places;

/* What is looked at. */
typedef struct
{
  const guint8 *data;
  int           stride;
  guint32       ground[RULES_FIELD + 1][N_GROUNDS]; /* by feature */
} View;

static void
note_place (const char *type,
            int         x,
            int         y,
            const char *area,
            gpointer    data)
{
  Places *places = data;

  if (!g_str_equal (type, places->type))
    return;
  places->x[places->n] = x * SIZE / UNITS;
  places->y[places->n++] = y * SIZE / UNITS;
}

static bool
is_ground (const View  *view,
           RulesFeature feature,
           int          x,
           int          y)
{
  guint32 pixel = *(const guint32 *) (const void *) (view->data + y * view->stride + 4 * x);

  for (int i = 0; i < N_GROUNDS; i++)
    {
      int off = 0;

      for (int channel = 0; channel < 24; channel += 8)
        off += abs ((int) (pixel >> channel & 0xff) - (int) (view->ground[feature][i] >> channel & 0xff));
      if (off <= ALIKE)
        return true;
    }
  return false;
}

static View
look_at (cairo_surface_t *surface,
         const char      *scheme)
{
  View view = { cairo_image_surface_get_data (surface), cairo_image_surface_get_stride (surface), { { 0 } } };

  for (guint feature = 0; feature < G_N_ELEMENTS (grounds); feature++)
    for (int i = 0; i < N_GROUNDS && grounds[feature][0] != NULL; i++)
      {
        const char      *ground = grounds[feature][i] != NULL ? grounds[feature][i] : grounds[feature][0];
        g_autofree char *colour = art_recolour (ground, scheme);

        view.ground[feature][i] = (guint32) strtoul (colour + 1, NULL, 16);
      }
  return view;
}

/* Marks all meadow that hangs together with a pixel; says how much it is. */
static int
flood (const bool *meadow,
       int        *mark,
       int         from,
       int         number)
{
  g_autofree int *stack = g_new (int, SIZE *SIZE + 1);
  int             depth = 0, n = 0;

  stack[depth++] = from;
  mark[from] = number;
  while (depth > 0)
    {
      int at = stack[--depth], x = at % SIZE;
      int next[] = { x > 0 ? at - 1 : -1, x < SIZE - 1 ? at + 1 : -1, at - SIZE, at + SIZE };

      n++;
      for (int i = 0; i < 4; i++)
        if (next[i] >= 0 && next[i] < SIZE * SIZE && meadow[next[i]] && mark[next[i]] == 0)
          {
            mark[next[i]] = number;
            stack[depth++] = next[i];
          }
    }
  return n;
}

/* What is wrong with the fields of a drawing, or NULL. */
static char *
compare_fields (const View          *view,
                const RulesTileType *type,
                const Places        *places)
{
  g_autofree bool *meadow = g_new (bool, SIZE *SIZE);
  g_autofree int  *mark = g_new0 (int, SIZE *SIZE);

  for (int i = 0; i < SIZE * SIZE; i++)
    meadow[i] = is_ground (view, RULES_FIELD, i % SIZE, i / SIZE);
  for (int s = 0; s < type->n_segments; s++)
    {
      int at = places->y[s] * SIZE + places->x[s];

      if (type->segment[s].feature != RULES_FIELD)
        continue;
      if (mark[at] != 0)
        return g_strdup_printf ("fields %d and %d run together", mark[at] - 1, s);
      if (flood (meadow, mark, at, s + 1) < LEAST)
        return g_strdup_printf ("field %d is too small to be seen", s);
    }
  return NULL;
}

/* What the picture shows otherwise than the rules say, or NULL. */
static char *
compare_drawing (const char *svg,
                 const char *id,
                 const char *scheme)
{
  const RulesTileSet  *tiles = kl_tiles_get ();
  const RulesTileType *type = &tiles->type[rules_tileset_find_type (tiles, id)];
  Places               places = { .type = id };
  g_autoptr (GRegex)   standing = g_regex_new ("<use [^>]*/>", 0, 0, NULL);
  g_autofree char     *bare = g_regex_replace_literal (standing, svg, -1, 0, "", 0, NULL);
  g_autofree char     *coloured = art_recolour (bare, scheme);
  cairo_surface_t     *surface = art_render (coloured, SIZE);
  View                 view = look_at (surface, scheme);
  char                *complaint = NULL;

  art_read_shapes (note_place, &places);
  g_assert_cmpint (places.n, ==, type->n_segments);
  for (int s = 0; s < type->n_segments && complaint == NULL; s++)
    {
      RulesFeature feature = type->segment[s].feature;

      if (feature == RULES_MONASTERY ? is_ground (&view, RULES_FIELD, places.x[s], places.y[s]) : !is_ground (&view, feature, places.x[s], places.y[s]))
        complaint = g_strdup_printf ("segment %d shows another ground: %06x", s, *(const guint32 *) (const void *) (view.data + places.y[s] * view.stride + 4 * places.x[s]) & 0xffffff);
    }
  if (complaint == NULL)
    complaint = compare_fields (&view, type, &places);
  cairo_surface_destroy (surface);
  return complaint;
}

static void
test_regions (gconstpointer scheme)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  for (int type = 0; type < tiles->n_types; type++)
    {
      g_autoptr (GPtrArray) names = art_list_drawings (tiles->type[type].id);

      for (guint i = 0; i < names->len; i++)
        {
          g_autofree char *svg = art_read (g_ptr_array_index (names, i));
          g_autofree char *complaint = compare_drawing (svg, tiles->type[type].id, scheme);

          if (complaint != NULL)
            {
              g_test_message ("%s: %s", (char *) g_ptr_array_index (names, i), complaint);
              g_test_fail ();
            }
        }
    }
}

/* Breaks a drawing and expects it to be found out. */
static void
expect_complaint (const char *id,
                  const char *text,
                  const char *other)
{
  g_autofree char *name = g_strdup_printf ("tiles/%s.svg", id);
  g_autofree char *svg = art_read (name);
  g_autofree char *complaint = NULL;
  GString         *broken = g_string_new (svg);

  g_assert_cmpuint (g_string_replace (broken, text, other, 0), >, 0);
  complaint = compare_drawing (broken->str, id, NULL);
  g_assert_nonnull (complaint);
  g_string_free (broken, TRUE);
}

static void
test_missing_road_is_found (void)
{
  expect_complaint ("road-straight", "#f0dfb6", "#9abd62");
}

static void
test_gap_in_road_is_found (void)
{
  expect_complaint ("road-straight", "</svg>", "<path d=\"M100 100V420\" stroke=\"#9abd62\" stroke-width=\"20\"/></svg>");
}

static void
test_other_tile_is_found (void)
{
  g_autofree char *svg = art_read ("tiles/road-curve.svg");
  g_autofree char *complaint = compare_drawing (svg, "city-cap", NULL);

  g_assert_nonnull (complaint);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/art/regions/light", NULL, test_regions);
  g_test_add_data_func ("/art/regions/dark", "dark", test_regions);
  g_test_add_data_func ("/art/regions/high-contrast", "high-contrast", test_regions);
  g_test_add_func ("/art/regions/missing-road-is-found", test_missing_road_is_found);
  g_test_add_func ("/art/regions/gap-in-road-is-found", test_gap_in_road_is_found);
  g_test_add_func ("/art/regions/other-tile-is-found", test_other_tile_is_found);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Laid tiles show no seams: where two tiles may meet, the pixels on either side of the border are the same.
 *
 * Every drawing is rendered once per turn, for its houses stand upright in each; the pixels along its sides are the
 * same in every turn of the picture itself. A side is read clockwise, and its neighbour reads the same border the other
 * way round, so a side must agree with every other of its kind backwards. That is so for all pairs when each side
 * agrees with one side of its kind, and that one with itself backwards.
 */

#include <string.h>

#include "art-drawings.h"
#include "kl-tiles.h"

enum
{
  SIZE = 256,  /* pixels of a tile */
  CORNER = 10, /* pixels at either end that are not compared: there the walls of the side round the corner begin */
  CHANNELS = 3,
  N_EDGES = RULES_EDGE_CITY + 1,
  /* Of 255 in a channel: smoothing may differ at the rims of things, but no colour all along a side. */
  MOST_APART = 24,
  MOST_ON_AVERAGE = 2
};

typedef struct
{
  guint8 pixel[SIZE][CHANNELS];
} Strip;

/* The first side of each kind that came by, which the others are held against. */
typedef struct
{
  Strip strip[N_EDGES];
  bool  known[N_EDGES];
} Models;

/* The side's pixels, clockwise round the tile. */
static Strip
read_side (cairo_surface_t *surface,
           RulesSide        side)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int           stride = cairo_image_surface_get_stride (surface);
  Strip         strip;

  for (int i = 0; i < SIZE; i++)
    {
      const int back = SIZE - 1 - i, last = SIZE - 1;
      const int x[] = { i, last, back, 0 }, y[] = { 0, i, last, back };
      guint32   pixel = *(const guint32 *) (const void *) (data + y[side] * stride + 4 * x[side]);

      for (int c = 0; c < CHANNELS; c++)
        strip.pixel[i][c] = (guint8) (pixel >> (8 * c));
    }
  return strip;
}

static Strip
reverse (const Strip *strip)
{
  Strip reversed;

  for (int i = 0; i < SIZE; i++)
    memcpy (reversed.pixel[i], strip->pixel[SIZE - 1 - i], CHANNELS);
  return reversed;
}

/* How far a pixel is from all that the other side has at about the same place. A border may be reached at a slant on
 * one tile and straight on the next, so a pixel more or less along it does not count. */
static int
measure_pixel (const Strip *a,
               const Strip *b,
               int          i)
{
  int most = 0;

  for (int c = 0; c < CHANNELS; c++)
    {
      int value = a->pixel[i][c], low = 255, high = 0;

      for (int j = i - 1; j <= i + 1; j++)
        {
          low = MIN (low, b->pixel[j][c]);
          high = MAX (high, b->pixel[j][c]);
        }
      most = MAX (most, MAX (low - value, value - high));
    }
  return most;
}

/* What keeps two sides from being the same, or NULL. */
static char *
describe_difference (const Strip *a,
                     const Strip *b)
{
  int sum = 0;

  for (int i = CORNER; i < SIZE - CORNER; i++)
    {
      int difference = MAX (measure_pixel (a, b, i), measure_pixel (b, a, i));

      sum += difference;
      if (difference > MOST_APART)
        return g_strdup_printf ("differs by %d at pixel %d", difference, i);
    }
  if (sum > MOST_ON_AVERAGE * (SIZE - 2 * CORNER))
    return g_strdup_printf ("differs by %d all along", sum / (SIZE - 2 * CORNER));
  return NULL;
}

/* Holds all sides of a drawing against the models; says what is wrong, or NULL. */
static char *
compare_drawing (Models     *models,
                 int         type,
                 const char *svg)
{
  const RulesTileType *kind = &kl_tiles_get ()->type[type];
  cairo_surface_t     *surface = art_render (svg, SIZE);
  char                *complaint = NULL;

  for (RulesSide side = RULES_NORTH; side <= RULES_WEST && complaint == NULL; side++)
    {
      RulesEdge edge = rules_tile_type_edge (kind, side);
      Strip     strip = read_side (surface, side);

      if (!models->known[edge])
        {
          models->strip[edge] = reverse (&strip);
          models->known[edge] = true;
        }
      complaint = describe_difference (&models->strip[edge], &strip);
    }
  cairo_surface_destroy (surface);
  return complaint;
}

/* In the colours of a board; NULL for the light one. */
static Models
make_models (const char *scheme)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  Models              models = { 0 };
  const char         *ids[] = { "road-curve", "city-cap" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *name = g_strdup_printf ("tiles/%s.svg", ids[i]);
      g_autofree char *plain = art_read (name);
      g_autofree char *svg = art_recolour (plain, scheme);
      g_autofree char *complaint = compare_drawing (&models, rules_tileset_find_type (tiles, ids[i]), svg);

      g_assert_cmpstr (complaint, ==, NULL);
    }
  return models;
}

static void
test_sides_meet (gconstpointer scheme)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  Models              models = make_models (scheme);

  for (int type = 0; type < tiles->n_types; type++)
    {
      g_autoptr (GPtrArray) names = art_list_drawings (tiles->type[type].id);

      /* An abbey is walled in and meets nothing. */
      if (tiles->type[type].abbey)
        continue;
      for (guint i = 0; i < names->len; i++)
        {
          const char      *name = g_ptr_array_index (names, i);
          g_autofree char *plain = art_read (name);
          g_autofree char *svg = art_recolour (plain, scheme);

          for (RulesTurn turn = 0; turn < 4; turn++)
            {
              g_autofree char *upright = art_make_upright (svg, turn);
              g_autofree char *complaint = compare_drawing (&models, type, upright);

              if (complaint != NULL)
                {
                  g_test_message ("%s in turn %d: a side %s", name, turn, complaint);
                  g_test_fail ();
                }
            }
        }
    }
}

/* Replaces a text in a drawing and expects its sides not to pass any more. */
static void
expect_seam (const char *type,
             const char *text,
             const char *other)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  Models              models = make_models (NULL);
  g_autofree char    *name = g_strdup_printf ("tiles/%s.svg", type);
  g_autofree char    *svg = art_read (name);
  g_autofree char    *complaint = NULL;
  GString            *broken = g_string_new (svg);

  g_assert_cmpuint (g_string_replace (broken, text, other, 0), >, 0);
  complaint = compare_drawing (&models, rules_tileset_find_type (tiles, type), broken->str);
  g_assert_nonnull (complaint);
  g_string_free (broken, TRUE);
}

static void
test_shifted_road_is_found (void)
{
  expect_seam ("road-straight", "viewBox=\"0 0 512 512\"", "viewBox=\"0 4 512 512\"");
}

static void
test_wider_road_is_found (void)
{
  expect_seam ("road-three-way", "stroke-width=\"48\"", "stroke-width=\"60\"");
}

static void
test_other_green_is_found (void)
{
  expect_seam ("monastery", "#9abd62", "#93b65b");
}

static void
test_other_city_ground_is_found (void)
{
  expect_seam ("city-full-shield", "#dcb888", "#d4b080");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/art/seams/sides-meet/light", NULL, test_sides_meet);
  g_test_add_data_func ("/art/seams/sides-meet/dark", "dark", test_sides_meet);
  g_test_add_data_func ("/art/seams/sides-meet/high-contrast", "high-contrast", test_sides_meet);
  g_test_add_func ("/art/seams/shifted-road-is-found", test_shifted_road_is_found);
  g_test_add_func ("/art/seams/wider-road-is-found", test_wider_road_is_found);
  g_test_add_func ("/art/seams/other-green-is-found", test_other_green_is_found);
  g_test_add_func ("/art/seams/other-city-ground-is-found", test_other_city_ground_is_found);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From drawings to pixels. Nothing here knows of pictures or threads.
 */

#include "kl-picture-private.h"

#include "kl-palette.h"

#include <librsvg/rsvg.h>

/* Width of the edge of a card, of which half is seen, as a part of the picture. */
static const double EDGE = 0.011;

/* Things that stand on a tile (houses, trees) say this, so that they can be kept upright when the tile is turned. */
#define UPRIGHT "rotate(0)"

/* The drawing with everything that stands on it turned back, for showing it turned. */
static GBytes *
make_upright (GBytes   *svg,
              RulesTurn turn)
{
  g_autofree char *back = g_strdup_printf ("rotate(%d)", -90 * turn);
  gsize            size;
  const char      *text = g_bytes_get_data (svg, &size);
  GString         *upright;

  if (turn == 0)
    return g_bytes_ref (svg);

  upright = g_string_new_len (text, size);
  g_string_replace (upright, UPRIGHT, back, 0);
  return g_string_free_to_bytes (upright);
}

static void
draw_layer (cairo_t              *cr,
            const KlPictureLayer *layer,
            RulesTurn             turn,
            KlScheme              scheme,
            int                   pixels)
{
  g_autoptr (GBytes) coloured = kl_scheme_colour (scheme, layer->svg);
  g_autoptr (GBytes) svg = make_upright (coloured, turn);
  g_autoptr (GError) error = NULL;
  double             x = layer->place.origin.x, y = layer->place.origin.y;
  double             width = layer->place.size.width, height = layer->place.size.height;
  RsvgRectangle      viewport = { x * pixels, y * pixels, width * pixels, height * pixels };
  RsvgHandle        *handle = rsvg_handle_new_from_data (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), &error);

  if (handle == NULL || !rsvg_handle_render_document (handle, cr, &viewport, &error))
    g_warning ("A drawing cannot be drawn: %s", error->message);
  g_clear_object (&handle);
}

/* Darker towards the rim, in two steps: so the cards of a laid map can be told apart without a line between them. */
static void
draw_edge (cairo_t *cr,
           KlScheme scheme,
           int      pixels)
{
  GdkRGBA edge = kl_palette_get_mark (KL_MARK_CARD_EDGE, scheme);

  cairo_scale (cr, pixels, pixels);
  gdk_cairo_set_source_rgba (cr, &edge);
  for (int step = 1; step <= 2; step++)
    {
      cairo_rectangle (cr, 0, 0, 1, 1);
      cairo_set_line_width (cr, step * EDGE);
      cairo_stroke (cr);
    }
}

/* Turns the finished pixels: librsvg 2.54 fails on many a drawing when it is asked to draw turned. */
static cairo_surface_t *
turn_surface (cairo_surface_t *surface,
              RulesTurn        turn,
              int              pixels)
{
  cairo_surface_t *turned = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  cairo_t         *cr = cairo_create (turned);

  cairo_translate (cr, pixels / 2.0, pixels / 2.0);
  cairo_rotate (cr, turn * G_PI_2);
  cairo_translate (cr, -pixels / 2.0, -pixels / 2.0);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return turned;
}

void
kl_picture_draw_layers (const GArray *layers,
                        RulesTurn     turn,
                        KlScheme      scheme,
                        int           pixels,
                        cairo_t      *cr)
{
  for (guint i = 0; i < layers->len; i++)
    draw_layer (cr, &g_array_index (layers, KlPictureLayer, i), turn, scheme, pixels);
}

cairo_surface_t *
kl_picture_draw (const GArray *layers,
                 bool          card,
                 RulesTurn     turn,
                 KlScheme      scheme,
                 int           pixels)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  cairo_t         *cr = cairo_create (surface);

  kl_picture_draw_layers (layers, turn, scheme, pixels, cr);
  if (card)
    draw_edge (cr, scheme, pixels);
  cairo_destroy (cr);
  if (turn != 0)
    surface = turn_surface (surface, turn, pixels);
  cairo_surface_flush (surface);
  return surface;
}

cairo_surface_t *
kl_picture_shrink (cairo_surface_t *surface,
                   int              pixels)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  /* Of its own: the main thread may be drawing with the other, and only their pixels may be shared. */
  cairo_surface_t *large = cairo_image_surface_create_for_data (cairo_image_surface_get_data (surface), CAIRO_FORMAT_ARGB32, width,
                                                                height, cairo_image_surface_get_stride (surface));
  cairo_surface_t *small = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  cairo_t         *cr = cairo_create (small);

  cairo_scale (cr, (double) pixels / width, (double) pixels / height);
  cairo_set_source_surface (cr, large, 0, 0);
  /* What is beyond the rim is as the rim: else tiles would be a little transparent there. */
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (large);
  cairo_surface_flush (small);
  return small;
}

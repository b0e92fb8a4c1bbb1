/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text on paper, by Pango. Layouts are made with neither hints nor a screen's resolution, so that what is measured is
 * what is drawn, at any scale.
 */

#include "kl-print-text.h"

#define FAMILY "Cantarell, Sans"

static const double mm_per_point = 25.4 / 72;

enum
{
  POINTS_PER_INCH = 72
};

static PangoLayout *
create_layout (const KlPrintStyle *style,
               double              width,
               const char         *text)
{
  PangoContext         *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_from_string (FAMILY);
  cairo_font_options_t *options = cairo_font_options_create ();
  PangoLayout          *layout;

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_cairo_context_set_resolution (context, POINTS_PER_INCH);
  pango_context_set_round_glyph_positions (context, FALSE);

  pango_font_description_set_size (font, (int) (style->size * PANGO_SCALE));
  pango_font_description_set_weight (font, style->weight);
  layout = pango_layout_new (context);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_alignment (layout, style->align);
  pango_layout_set_width (layout, (int) (width / mm_per_point * PANGO_SCALE));
  pango_layout_set_text (layout, text, -1);

  g_object_unref (context);
  cairo_font_options_destroy (options);
  pango_font_description_free (font);
  return layout;
}

static double
get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return (double) height / PANGO_SCALE * mm_per_point;
}

double
kl_print_text_measure (const KlPrintStyle *style,
                       double              width,
                       const char         *text)
{
  g_autoptr (PangoLayout) layout = create_layout (style, width, text);

  return get_height (layout);
}

double
kl_print_text_draw (cairo_t            *cr,
                    const KlPrintStyle *style,
                    double              x,
                    double              y,
                    double              width,
                    const char         *text)
{
  g_autoptr (PangoLayout) layout = create_layout (style, width, text);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, mm_per_point, mm_per_point);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
  return get_height (layout);
}

/* Whether it fits with no word broken. */
static gboolean
fits (const KlPrintStyle *style,
      double              width,
      double              height,
      const char         *text)
{
  g_autoptr (PangoLayout) layout = create_layout (style, width, text);
  int                     widest;

  pango_layout_get_size (layout, &widest, NULL);
  return get_height (layout) <= height && widest <= pango_layout_get_width (layout);
}

void
kl_print_text_fit (cairo_t            *cr,
                   const KlPrintStyle *style,
                   double              x,
                   double              y,
                   double              width,
                   double              height,
                   const char         *text)
{
  const double smallest = 1;
  KlPrintStyle fitting = *style;

  while (fitting.size > smallest && !fits (&fitting, width, height, text))
    fitting.size *= 0.96;
  y += (height - kl_print_text_measure (&fitting, width, text)) / 2;
  kl_print_text_draw (cr, &fitting, x, y, width, text);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The score track: fifty spaces in a ring (B16), with what scores how much in its middle.
 */

#include "kl-print-private.h"

#include <glib/gi18n.h>

#include "kl-lap.h"
#include "kl-print-text.h"

enum
{
  COLUMNS = 11,
  ROWS = 16, /* a ring of 2 * (11 + 16) - 4 cells */
  LAPS = 4,
  EVERY = 5 /* spaces that stand out, for counting */
};

static const struct
{
  const char *feature, *completed, *final;
} worth[] = {
  { N_ ("Road"), N_ ("1 for each tile"), N_ ("1 for each tile") },
  { N_ ("City"), N_ ("2 for each tile and each coat of arms"), N_ ("1 for each tile and each coat of arms") },
  { N_ ("Monastery, abbey"), "9", N_ ("1, and 1 for each tile around it") },
  { N_ ("Field"), "–", N_ ("3 for each completed city beside it") },
  { N_ ("Barn"), "–", N_ ("4 for each completed city beside its field") },
  { N_ ("Gift"), "–", N_ ("2 for each unopened card") },
};

/* Space 0 is the lower left corner; the ring goes up from there. */
static void
find_cell (int  space,
           int *column,
           int *row)
{
  const int up = ROWS - 1, across = COLUMNS - 1;

  if (space < up)
    *column = 0, *row = up - space;
  else if (space < up + across)
    *column = space - up, *row = 0;
  else if (space < 2 * up + across)
    *column = across, *row = space - up - across;
  else
    *column = across - (space - 2 * up - across), *row = up;
}

static void
draw_spaces (cairo_t *cr,
             double   left,
             double   top,
             double   cell)
{
  const KlPrintStyle style = { 15, PANGO_WEIGHT_BOLD, PANGO_ALIGN_CENTER };

  for (int space = 0; space < KL_LAP_SPACES; space++)
    {
      char number[4];
      int  column, row;

      find_cell (space, &column, &row);
      cairo_rectangle (cr, left + column * cell, top + row * cell, cell, cell);
      if (space % EVERY == 0)
        cairo_set_source_rgb (cr, 0.86, 0.72, 0.53);
      else if (space % 2 == 0)
        cairo_set_source_rgb (cr, 0.99, 0.95, 0.87);
      else
        cairo_set_source_rgb (cr, 0.94, 0.87, 0.72);
      cairo_fill_preserve (cr);
      cairo_set_source_rgb (cr, 0.35, 0.26, 0.16);
      cairo_set_line_width (cr, 0.35);
      cairo_stroke (cr);

      g_snprintf (number, sizeof number, "%d", space);
      kl_print_text_fit (cr, &style, left + column * cell, top + row * cell, cell, cell, number);
    }
}

/* Returns where it ends. */
static double
draw_worth (const KlPrintPlan *plan,
            cairo_t           *cr,
            double             left,
            double             top,
            double             width)
{
  const KlPrintStyle head = { 11.5, PANGO_WEIGHT_BOLD, PANGO_ALIGN_LEFT };
  const KlPrintStyle text = { 11, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_LEFT };
  const double       column[] = { left, left + width * 0.26, left + width * 0.62, left + width };
  const double       gap = 3;

  for (guint i = 0; i <= G_N_ELEMENTS (worth); i++)
    {
      const char *const cells[] = {
        i == 0 ? "" : worth[i - 1].feature,
        i == 0 ? N_ ("Completed") : worth[i - 1].completed,
        i == 0 ? N_ ("At the end") : worth[i - 1].final,
      };
      double height = 0;

      for (int c = 0; c < 3; c++)
        {
          const char *said = *cells[c] != '\0' ? kl_print_language_say (plan->language, cells[c]) : "";

          height = MAX (height, kl_print_text_draw (cr, i == 0 || c == 0 ? &head : &text, column[c], top,
                                                    column[c + 1] - column[c] - gap, said));
        }
      top += height + gap;
      cairo_move_to (cr, left, top - gap / 2);
      cairo_line_to (cr, left + width, top - gap / 2);
      cairo_set_line_width (cr, 0.2);
      cairo_stroke (cr);
    }
  return top;
}

/* A strip of land, for the eye. */
static void
draw_land (const KlPrintPlan *plan,
           KlStamps          *stamps,
           cairo_t           *cr,
           double             left,
           double             top,
           double             width)
{
  double size = width / KL_PRINT_LAND;

  for (int i = 0; i < KL_PRINT_LAND; i++)
    kl_stamps_draw (stamps, cr, kl_art_get_picture (plan->land[i]), 0, left + i * size, top, size);
  cairo_rectangle (cr, left, top, width, size);
  cairo_set_source_rgb (cr, 0.35, 0.26, 0.16);
  cairo_set_line_width (cr, 0.5);
  cairo_stroke (cr);
}

/* Where a marker lies for each time somebody has gone round. */
static void
draw_laps (const KlPrintPlan *plan,
           cairo_t           *cr,
           double             left,
           double             top,
           double             width,
           double             cell)
{
  const KlPrintStyle text = { 11, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_CENTER };
  const KlPrintStyle number = { 15, PANGO_WEIGHT_BOLD, PANGO_ALIGN_CENTER };
  double             size = cell * 1.5, gap = (width - LAPS * size) / (LAPS + 1);

  top += 4 + kl_print_text_draw (cr, &text, left, top, width,
                                 kl_print_language_say (plan->language, N_ ("After space 49 go on from 0, and lay a marker here for every lap.")));
  for (int i = 0; i < LAPS; i++)
    {
      double x = left + gap + i * (size + gap);
      char   points[8];

      cairo_arc (cr, x + size / 2, top + size / 2, size / 2, 0, 2 * G_PI);
      cairo_set_source_rgb (cr, 0.99, 0.95, 0.87);
      cairo_fill_preserve (cr);
      cairo_set_source_rgb (cr, 0.35, 0.26, 0.16);
      cairo_set_line_width (cr, 0.5);
      cairo_stroke (cr);
      g_snprintf (points, sizeof points, "+%d", (i + 1) * KL_LAP_SPACES);
      kl_print_text_fit (cr, &number, x, top, size, size, points);
    }
}

void
kl_print_track_draw (const KlPrintPlan *plan,
                     KlStamps          *stamps,
                     cairo_t           *cr)
{
  const KlPrintStyle title = { 26, PANGO_WEIGHT_BOLD, PANGO_ALIGN_CENTER };
  const double       margin = KL_PRINT_BORDER + 4;
  double             cell = MIN ((plan->width - 2 * margin) / COLUMNS, (plan->height - 2 * margin) / ROWS);
  double             left = (plan->width - COLUMNS * cell) / 2, top = (plan->height - ROWS * cell) / 2;
  double             inner_left = left + cell + 9, inner_width = (COLUMNS - 2) * cell - 18;
  double             land_width = inner_width * 0.75;
  double             y = top + 1.5 * cell;

  draw_spaces (cr, left, top, cell);
  cairo_set_source_rgb (cr, 0.17, 0.13, 0.1);
  y += 4 + kl_print_text_draw (cr, &title, inner_left, y, inner_width, kl_print_language_say (plan->language, N_ ("Kloosterland")));
  draw_land (plan, stamps, cr, inner_left + (inner_width - land_width) / 2, y, land_width);
  y += land_width / KL_PRINT_LAND + 8;
  cairo_set_source_rgb (cr, 0.17, 0.13, 0.1);
  y = draw_worth (plan, cr, inner_left, y, inner_width);
  draw_laps (plan, cr, inner_left, MAX (y + 6, top + (ROWS - 4.2) * cell), inner_width, cell);
}

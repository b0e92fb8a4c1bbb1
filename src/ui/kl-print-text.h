/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text on paper. Lengths are millimetres, and the cairo context's units too; sizes of letters are points.
 */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

typedef struct
{
  double         size;
  PangoWeight    weight;
  PangoAlignment align;
} KlPrintStyle;

/* How high text is when it is broken into lines of this width. */
double kl_print_text_measure (const KlPrintStyle *style,
                              double              width,
                              const char         *text);
/* Writes text below y in the colour of the context; the same height is returned. */
double kl_print_text_draw (cairo_t            *cr,
                           const KlPrintStyle *style,
                           double              x,
                           double              y,
                           double              width,
                           const char         *text);
/* The same in the middle of a rectangle; smaller than the style says where it would not fit. */
void kl_print_text_fit (cairo_t            *cr,
                        const KlPrintStyle *style,
                        double              x,
                        double              y,
                        double              width,
                        double              height,
                        const char         *text);

G_END_DECLS

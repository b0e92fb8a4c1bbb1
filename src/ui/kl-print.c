/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws the document, page after page.
 */

#include "kl-print.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>

#include "kl-output.h"
#include "kl-print-private.h"

static const double points_per_mm = 72 / 25.4;

GBytes *
kl_print_draw (const KlPrintPlan *plan)
{
  g_autoptr (KlStamps) stamps = kl_stamps_new ();
  GByteArray          *bytes = g_byte_array_new ();
  cairo_surface_t     *surface;
  cairo_t             *cr;

  surface = cairo_pdf_surface_create_for_stream (kl_output_append, bytes, plan->width * points_per_mm, plan->height * points_per_mm);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, kl_print_language_say (plan->language, N_ ("Kloosterland")));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Kloosterland " VERSION);
  cr = cairo_create (surface);
  cairo_scale (cr, points_per_mm, points_per_mm);
  for (guint i = 0; i < plan->pages->len; i++)
    {
      kl_print_page_draw (plan, (int) i, stamps, cr);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  return kl_output_finish (surface, bytes);
}

static GBytes *
draw (gpointer plan)
{
  return kl_print_draw (plan);
}

static void
free_plan (gpointer plan)
{
  kl_print_plan_free (plan);
}

void
kl_print_write_async (KlPrintPlan        *plan,
                      GFile              *file,
                      GAsyncReadyCallback callback,
                      gpointer            user_data)
{
  kl_output_write_async (file, draw, plan, free_plan, callback, user_data);
}

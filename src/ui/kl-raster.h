/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Square pixels that are kept and shown again in every frame.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _KlRaster KlRaster;

/* Of an image surface, which is not drawn onto any more. */
KlRaster *kl_raster_new (cairo_surface_t *surface) G_GNUC_WARN_UNUSED_RESULT;
void      kl_raster_free (KlRaster *self);

/* The side, in pixels. */
int kl_raster_get_pixels (KlRaster *self);
/* Both borrowed, and of the same pixels. */
cairo_surface_t *kl_raster_get_surface (KlRaster *self);
GdkTexture      *kl_raster_get_texture (KlRaster *self);

void kl_raster_snapshot (KlRaster              *self,
                         GtkSnapshot           *snapshot,
                         const graphene_rect_t *bounds);

/* Pixels for so many units at a scale: a size that is a whole number stays one, however it was reckoned. */
int kl_raster_count_pixels (double units,
                            double scale);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A surface for GTK's cairo renderer and a texture for the others.
 */

#include "kl-raster.h"

#include <math.h>

static const double SLACK = 0.01;

struct _KlRaster
{
  /* Owned */
  cairo_surface_t *surface;
  GdkTexture      *texture;
  GskRenderNode   *node; /* as it was shown last, or NULL */

  graphene_rect_t bounds; /* of the node */
  bool            by_cairo;
  int             pixels;
};

static GdkTexture *
make_texture (cairo_surface_t *surface,
              int              pixels)
{
  int                stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) stride * pixels,
                                                         (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (surface));

  return gdk_memory_texture_new (pixels, pixels, GDK_MEMORY_DEFAULT, bytes, stride);
}

KlRaster *
kl_raster_new (cairo_surface_t *surface)
{
  KlRaster *self = g_new0 (KlRaster, 1);

  cairo_surface_flush (surface);
  self->surface = cairo_surface_reference (surface);
  self->pixels = cairo_image_surface_get_width (surface);
  self->texture = make_texture (surface, self->pixels);
  return self;
}

void
kl_raster_free (KlRaster *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_object_unref (self->texture);
  cairo_surface_destroy (self->surface);
  g_free (self);
}

int
kl_raster_get_pixels (KlRaster *self)
{
  return self->pixels;
}

cairo_surface_t *
kl_raster_get_surface (KlRaster *self)
{
  return self->surface;
}

GdkTexture *
kl_raster_get_texture (KlRaster *self)
{
  return self->texture;
}

/* All windows are rendered alike; false before the first is there. */
static bool
is_rendered_by_cairo (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkNative) window = g_list_model_get_item (windows, i);

      if (gtk_native_get_renderer (window) != NULL)
        return GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (window));
    }
  return false;
}

/* GTK 4.8 has cairo convert a texture's pixels anew, by way of floating point, in every frame. */
static GskRenderNode *
make_cairo_node (KlRaster              *self,
                 const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t       *cr = gsk_cairo_node_get_draw_context (node);

  cairo_translate (cr, bounds->origin.x, bounds->origin.y);
  cairo_scale (cr, bounds->size.width / self->pixels, bounds->size.height / self->pixels);
  cairo_set_source_surface (cr, self->surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_rectangle (cr, 0, 0, self->pixels, self->pixels);
  cairo_fill (cr);
  cairo_destroy (cr);
  return node;
}

/* The same node for the same pixels in the same place: so GTK knows that nothing has changed there. */
void
kl_raster_snapshot (KlRaster              *self,
                    GtkSnapshot           *snapshot,
                    const graphene_rect_t *bounds)
{
  bool by_cairo = is_rendered_by_cairo ();

  if (self->node == NULL || self->by_cairo != by_cairo || !graphene_rect_equal (&self->bounds, bounds))
    {
      g_clear_pointer (&self->node, gsk_render_node_unref);
      self->node = by_cairo ? make_cairo_node (self, bounds) : gsk_texture_node_new (self->texture, bounds);
      self->by_cairo = by_cairo;
      self->bounds = *bounds;
    }
  gtk_snapshot_append_node (snapshot, self->node);
}

int
kl_raster_count_pixels (double units,
                        double scale)
{
  return (int) ceil (units * scale - SLACK);
}

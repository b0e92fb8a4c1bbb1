/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the map is shown, and what of it. What has not changed keeps its render nodes, and is not painted again.
 */

#include "kl-board-map-private.h"

#include "kl-board-ground.h"

#include <math.h>

void
kl_board_map_renew_ground (KlBoardMap *self)
{
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  g_clear_pointer (&self->covered, cairo_region_destroy);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
kl_board_map_place (KlBoardMap *self,
                    double      x,
                    double      y,
                    double      zoom)
{
  GtkRequisition size;

  g_return_if_fail (KL_IS_BOARD_MAP (self));

  g_clear_pointer (&self->transform, gsk_transform_unref);
  self->transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  self->transform = gsk_transform_scale (self->transform, (float) zoom, (float) zoom);
  gtk_widget_get_preferred_size (GTK_WIDGET (self), &size, NULL);
  gtk_widget_allocate (GTK_WIDGET (self), size.width, size.height, -1, gsk_transform_ref (self->transform));
}

static GskRenderNode *
make_ground (KlBoardMap *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  kl_board_ground_snapshot (self, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Within the map's transform, and its own if it has one, in a single step. A transform that changes nothing is NULL, and no
 * node takes it: the map at its own size in the corner. */
static void
append_part (GtkSnapshot   *snapshot,
             GskTransform  *transform,
             GskRenderNode *part)
{
  g_autoptr (GskTransform)  whole = gsk_transform_ref (transform);
  g_autoptr (GskRenderNode) node = NULL;

  if (gsk_render_node_get_node_type (part) == GSK_TRANSFORM_NODE)
    {
      whole = gsk_transform_transform (whole, gsk_transform_node_get_transform (part));
      part = gsk_transform_node_get_child (part);
    }
  node = whole != NULL ? gsk_transform_node_new (part, whole) : gsk_render_node_ref (part);
  gtk_snapshot_append_node (snapshot, node);
}

/* GTK 4.8 compares what is within a transform with what was there before only where the transform is a mere shift, so
 * within one that zooms the whole map everything would be painted again when anything changes. */
void
kl_board_map_draw (KlBoardMap  *self,
                   GtkSnapshot *snapshot)
{
  GtkSnapshot              *children = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) parts = NULL;

  g_return_if_fail (KL_IS_BOARD_MAP (self));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (GTK_WIDGET (self), child, children);
  parts = gtk_snapshot_free_to_node (children);

  if (self->ground == NULL)
    self->ground = make_ground (self);
  if (self->ground != NULL)
    append_part (snapshot, self->transform, self->ground);
  if (parts != NULL && gsk_render_node_get_node_type (parts) == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (parts); i++)
      append_part (snapshot, self->transform, gsk_container_node_get_child (parts, i));
  else if (parts != NULL)
    append_part (snapshot, self->transform, parts);
}

static graphene_rect_t
get_place (KlBoardTile *child)
{
  const RulesTile *tile = kl_board_tile_get_tile (child);

  return GRAPHENE_RECT_INIT (tile->x * KL_BOARD_UNIT, tile->y * KL_BOARD_UNIT, KL_BOARD_UNIT, KL_BOARD_UNIT);
}

static cairo_region_t *
make_covered (KlBoardMap *self)
{
  cairo_region_t *covered = cairo_region_create ();

  for (guint i = 0; i < self->layer[KL_LAYER_TILES]->len; i++)
    {
      const RulesTile *tile = kl_board_tile_get_tile (g_ptr_array_index (self->layer[KL_LAYER_TILES], i));

      cairo_region_union_rectangle (covered, &(cairo_rectangle_int_t){ tile->x, tile->y, 1, 1 });
    }
  return covered;
}

gboolean
kl_board_map_covers (KlBoardMap            *self,
                     const graphene_rect_t *area)
{
  cairo_rectangle_int_t spaces;

  g_return_val_if_fail (KL_IS_BOARD_MAP (self), FALSE);

  if (self->covered == NULL)
    self->covered = make_covered (self);
  spaces.x = (int) floorf (area->origin.x / KL_BOARD_UNIT);
  spaces.y = (int) floorf (area->origin.y / KL_BOARD_UNIT);
  spaces.width = (int) ceilf ((area->origin.x + area->size.width) / KL_BOARD_UNIT) - spaces.x;
  spaces.height = (int) ceilf ((area->origin.y + area->size.height) / KL_BOARD_UNIT) - spaces.y;
  return cairo_region_contains_rectangle (self->covered, &spaces) == CAIRO_REGION_OVERLAP_IN;
}

void
kl_board_map_set_sight (KlBoardMap            *self,
                        const graphene_rect_t *sight)
{
  g_return_if_fail (KL_IS_BOARD_MAP (self));

  for (guint i = 0; i < self->layer[KL_LAYER_TILES]->len; i++)
    {
      KlBoardTile    *child = g_ptr_array_index (self->layer[KL_LAYER_TILES], i);
      graphene_rect_t place = get_place (child);

      kl_board_tile_set_asleep (child, sight != NULL && !graphene_rect_intersection (sight, &place, NULL));
    }
}

static int
compare_distances (gconstpointer a,
                   gconstpointer b,
                   gpointer      data)
{
  const graphene_point_t *middle = data;
  graphene_rect_t         places[2] = { get_place (*(KlBoardTile *const *) a), get_place (*(KlBoardTile *const *) b) };
  float                   distances[2];

  for (int i = 0; i < 2; i++)
    {
      graphene_point_t centre;

      graphene_rect_get_center (&places[i], &centre);
      distances[i] = graphene_point_distance (&centre, middle, NULL, NULL);
    }
  return (distances[0] > distances[1]) - (distances[0] < distances[1]);
}

void
kl_board_map_prepare (KlBoardMap            *self,
                      const graphene_rect_t *sight)
{
  g_autoptr (GPtrArray) seen = g_ptr_array_new ();
  graphene_point_t      middle;

  g_return_if_fail (KL_IS_BOARD_MAP (self));

  for (guint i = 0; i < self->layer[KL_LAYER_TILES]->len; i++)
    {
      KlBoardTile    *child = g_ptr_array_index (self->layer[KL_LAYER_TILES], i);
      graphene_rect_t place = get_place (child);

      if (graphene_rect_intersection (sight, &place, NULL))
        g_ptr_array_add (seen, child);
    }
  graphene_rect_get_center (sight, &middle);
  g_ptr_array_sort_with_data (seen, compare_distances, &middle);
  for (guint i = 0; i < seen->len; i++)
    kl_board_tile_prepare (g_ptr_array_index (seen, i));
}

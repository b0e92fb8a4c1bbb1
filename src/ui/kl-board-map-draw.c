/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the map is shown, and what of it. What has not changed keeps its render nodes, and is not painted again.
 */

#include "kl-board-map-private.h"

#include "kl-board-ground.h"

void
kl_board_map_renew_ground (KlBoardMap *self)
{
  g_clear_pointer (&self->ground, gsk_render_node_unref);
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

void
kl_board_map_draw (KlBoardMap  *self,
                   GtkSnapshot *snapshot)
{
  g_return_if_fail (KL_IS_BOARD_MAP (self));

  gtk_snapshot_save (snapshot);
  gtk_snapshot_transform (snapshot, self->transform);
  if (self->ground == NULL)
    self->ground = make_ground (self);
  if (self->ground != NULL)
    gtk_snapshot_append_node (snapshot, self->ground);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (GTK_WIDGET (self), child, snapshot);
  gtk_snapshot_restore (snapshot);
}

static graphene_rect_t
get_place (KlBoardTile *child)
{
  const RulesTile *tile = kl_board_tile_get_tile (child);

  return GRAPHENE_RECT_INIT (tile->x * KL_BOARD_UNIT, tile->y * KL_BOARD_UNIT, KL_BOARD_UNIT, KL_BOARD_UNIT);
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

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that lies on the table. One transform places the whole map, so panning and zooming touch none of its
 * children; they are placed once, by a fixed layout in units of the map.
 */

#include "kl-board-map-private.h"

#include "kl-board-fields.h"
#include "kl-board-figure.h"
#include "kl-board-glow.h"
#include "kl-board-place.h"
#include "kl-palette.h"
#include "rules-feature.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (KlBoardMap, kl_board_map, GTK_TYPE_WIDGET)

/* Of the way between two spots; the rest is left between them, where they are large enough without. */
static const double SPOT_SHARE = 0.9;

enum
{
  SPOT_LEAST_PIXELS = 24,
  /* In units of the map. */
  SPOT_LEAST = 24,
  SPOT_TOUCHING = 34,
  SPOT_MOST = KL_BOARD_UNIT * 3 / 4,
  EDGE_MARGIN = 24 /* beyond the table's edge, seen with it */
};

static void
set_child_scale (KlBoardMap *self,
                 GtkWidget  *child)
{
  if (KL_IS_BOARD_TILE (child))
    kl_board_tile_set_scale (KL_BOARD_TILE (child), self->scale);
  else if (KL_IS_BOARD_SLOT (child))
    kl_board_slot_set_scale (KL_BOARD_SLOT (child), self->zoom, self->scale);
  else if (KL_IS_BOARD_FIGURE (child))
    kl_board_figure_set_scale (KL_BOARD_FIGURE (child), self->scale);
  else if (KL_IS_BOARD_FIELDS (child))
    kl_board_fields_set_scale (KL_BOARD_FIELDS (child), self->scale);
}

/* The parent draws all there is. */
static void
kl_board_map_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
}

/* What is drawn over the land changes its colours. */
static void
scheme_cb (KlBoardMap *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_queue_draw (child);
  kl_board_map_renew_ground (self);
}

/* The map is only its children: between them is the table. */
static gboolean
kl_board_map_contains (GtkWidget *widget,
                       double     x,
                       double     y)
{
  return FALSE;
}

static void
kl_board_map_dispose (GObject *object)
{
  KlBoardMap *self = KL_BOARD_MAP (object);

  for (int i = 0; i < KL_N_LAYERS; i++)
    if (self->layer[i] != NULL)
      kl_board_map_clear_layer (self, i);
  self->glow = NULL;
  g_clear_object (&self->game);
  G_OBJECT_CLASS (kl_board_map_parent_class)->dispose (object);
}

static void
kl_board_map_finalize (GObject *object)
{
  KlBoardMap *self = KL_BOARD_MAP (object);

  for (int i = 0; i < KL_N_LAYERS; i++)
    g_ptr_array_unref (self->layer[i]);
  g_clear_pointer (&self->transform, gsk_transform_unref);
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  g_clear_pointer (&self->covered, cairo_region_destroy);
  G_OBJECT_CLASS (kl_board_map_parent_class)->finalize (object);
}

static void
kl_board_map_class_init (KlBoardMapClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_board_map_dispose;
  object_class->finalize = kl_board_map_finalize;
  widget_class->snapshot = kl_board_map_snapshot;
  widget_class->contains = kl_board_map_contains;

  gtk_widget_class_set_css_name (widget_class, "map");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_FIXED_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
kl_board_map_init (KlBoardMap *self)
{
  self->zoom = 1;
  self->scale = 1;
  self->lit = -1;
  for (int i = 0; i < KL_N_LAYERS; i++)
    self->layer[i] = g_ptr_array_new ();

  kl_scheme_watch (G_CALLBACK (scheme_cb), self);
  self->glow = kl_board_glow_new ();
  kl_board_map_put (self, KL_LAYER_GLOW, self->glow, 0, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Map"), -1);
}

GtkWidget *
kl_board_map_new (void)
{
  return g_object_new (KL_TYPE_BOARD_MAP, NULL);
}

void
kl_board_map_update (KlBoardMap     *self,
                     KlGame         *game,
                     const KlIntent *intent)
{
  g_return_if_fail (KL_IS_BOARD_MAP (self));

  if (g_set_object (&self->game, game))
    {
      for (int i = 0; i < KL_N_LAYERS; i++)
        if (i != KL_LAYER_GLOW)
          kl_board_map_clear_layer (self, i);
      kl_board_map_renew_ground (self);
    }
  kl_board_map_light (self, -1);
  if (game != NULL)
    kl_board_map_update_layers (self, intent);
}

double
kl_board_map_get_zoom (KlBoardMap *self)
{
  g_return_val_if_fail (KL_IS_BOARD_MAP (self), 1);

  return self->zoom;
}

void
kl_board_map_set_scale (KlBoardMap *self,
                        double      zoom,
                        double      scale)
{
  g_return_if_fail (KL_IS_BOARD_MAP (self));

  if (self->zoom == zoom && self->scale == scale)
    return;

  self->zoom = zoom;
  self->scale = scale;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    set_child_scale (self, child);
  kl_board_map_scale_spots (self);
}

double
kl_board_map_get_spot_room (KlBoardMap *self)
{
  GPtrArray *spots;
  double     apart = KL_BOARD_UNIT;

  g_return_val_if_fail (KL_IS_BOARD_MAP (self), 0);

  spots = self->layer[KL_LAYER_SPOTS];
  for (guint i = 0; i < spots->len; i++)
    for (guint j = 0; j < i; j++)
      {
        graphene_point_t a = kl_board_spot_get_offer (g_ptr_array_index (spots, i))->place;
        graphene_point_t b = kl_board_spot_get_offer (g_ptr_array_index (spots, j))->place;

        apart = MIN (apart, graphene_point_distance (&a, &b, NULL, NULL));
      }
  return CLAMP (MAX (apart * SPOT_SHARE, MIN (apart, SPOT_TOUCHING)), SPOT_LEAST, SPOT_MOST);
}

/* As large as they should be, where they do not cover each other then; but who looks from afar still has something to hit. */
void
kl_board_map_scale_spots (KlBoardMap *self)
{
  double wanted = MAX (KL_SPOT_PIXELS / self->zoom, KL_SPOT_SIZE);
  double least = MIN (SPOT_LEAST_PIXELS / self->zoom, KL_SPOT_SIZE);
  double scale = MAX (MIN (wanted, kl_board_map_get_spot_room (self)), least) / KL_SPOT_SIZE;
  double half = KL_SPOT_SIZE * scale / 2;

  for (guint i = 0; i < self->layer[KL_LAYER_SPOTS]->len; i++)
    {
      KlBoardSpot     *spot = g_ptr_array_index (self->layer[KL_LAYER_SPOTS], i);
      graphene_point_t place = kl_board_spot_get_offer (spot)->place;

      kl_board_map_move (self, GTK_WIDGET (spot), place.x - half, place.y - half, scale);
      kl_board_spot_set_scale (spot, self->scale * scale);
    }
}

void
kl_board_map_put (KlBoardMap *self,
                  KlLayer     layer,
                  GtkWidget  *child,
                  double      x,
                  double      y)
{
  GtkWidget *in_front = NULL;

  g_return_if_fail (KL_IS_BOARD_MAP (self));
  g_return_if_fail (layer < KL_N_LAYERS);

  for (int i = layer + 1; i < KL_N_LAYERS && in_front == NULL; i++)
    if (self->layer[i]->len > 0)
      in_front = g_ptr_array_index (self->layer[i], 0);

  g_ptr_array_add (self->layer[layer], child);
  if (layer == KL_LAYER_TILES)
    kl_board_map_renew_ground (self);
  gtk_widget_insert_before (child, GTK_WIDGET (self), in_front);
  kl_board_map_move (self, child, x, y, 1);
  set_child_scale (self, child);
}

void
kl_board_map_clear_layer (KlBoardMap *self,
                          KlLayer     layer)
{
  while (self->layer[layer]->len > 0)
    kl_board_map_remove (self, layer, g_ptr_array_index (self->layer[layer], self->layer[layer]->len - 1));
}

void
kl_board_map_move (KlBoardMap *self,
                   GtkWidget  *child,
                   double      x,
                   double      y,
                   double      scale)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkLayoutChild   *layout_child = gtk_layout_manager_get_layout_child (layout, child);
  GskTransform     *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y));

  transform = gsk_transform_scale (transform, scale, scale);
  gtk_fixed_layout_child_set_transform (GTK_FIXED_LAYOUT_CHILD (layout_child), transform);
  gsk_transform_unref (transform);
}

graphene_rect_t
kl_board_map_get_place (KlBoardMap *self,
                        GtkWidget  *child)
{
  GtkLayoutChild *layout_child;
  GtkRequisition  size;
  graphene_rect_t place = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  g_return_val_if_fail (KL_IS_BOARD_MAP (self), place);
  g_return_val_if_fail (gtk_widget_get_parent (child) == GTK_WIDGET (self), place);

  layout_child = gtk_layout_manager_get_layout_child (gtk_widget_get_layout_manager (GTK_WIDGET (self)), child);
  gtk_widget_get_preferred_size (child, &size, NULL);
  gsk_transform_transform_bounds (gtk_fixed_layout_child_get_transform (GTK_FIXED_LAYOUT_CHILD (layout_child)),
                                  &GRAPHENE_RECT_INIT (0, 0, size.width, size.height), &place);
  return place;
}

void
kl_board_map_remove (KlBoardMap *self,
                     KlLayer     layer,
                     GtkWidget  *child)
{
  g_return_if_fail (KL_IS_BOARD_MAP (self));

  if (!g_ptr_array_remove (self->layer[layer], child))
    return;
  gtk_widget_unparent (child);
  if (layer == KL_LAYER_TILES)
    kl_board_map_renew_ground (self);
}

guint
kl_board_map_get_n (KlBoardMap *self,
                    KlLayer     layer)
{
  g_return_val_if_fail (KL_IS_BOARD_MAP (self), 0);

  return self->layer[layer]->len;
}

GtkWidget *
kl_board_map_get_child (KlBoardMap *self,
                        KlLayer     layer,
                        guint       index)
{
  g_return_val_if_fail (KL_IS_BOARD_MAP (self), NULL);
  g_return_val_if_fail (index < self->layer[layer]->len, NULL);

  return g_ptr_array_index (self->layer[layer], index);
}

KlBoardSlot *
kl_board_map_find_slot (KlBoardMap *self,
                        int         x,
                        int         y)
{
  g_return_val_if_fail (KL_IS_BOARD_MAP (self), NULL);

  for (guint i = 0; i < self->layer[KL_LAYER_SLOTS]->len; i++)
    {
      KlBoardSlot *slot = g_ptr_array_index (self->layer[KL_LAYER_SLOTS], i);

      if (kl_board_slot_get_x (slot) == x && kl_board_slot_get_y (slot) == y)
        return slot;
    }
  return NULL;
}

KlBoardSpot *
kl_board_map_find_spot (KlBoardMap *self,
                        int         number)
{
  g_return_val_if_fail (KL_IS_BOARD_MAP (self), NULL);

  for (guint i = 0; i < self->layer[KL_LAYER_SPOTS]->len; i++)
    {
      KlBoardSpot *spot = g_ptr_array_index (self->layer[KL_LAYER_SPOTS], i);

      if (kl_board_spot_get_number (spot) == number)
        return spot;
    }
  return NULL;
}

GtkWidget *
kl_board_map_find_figure (KlBoardMap          *self,
                          const RulesStanding *standing)
{
  g_return_val_if_fail (KL_IS_BOARD_MAP (self), NULL);

  for (guint i = self->layer[KL_LAYER_FIGURES]->len; i-- > 0;)
    {
      const RulesStanding *other = kl_board_figure_get_standing (g_ptr_array_index (self->layer[KL_LAYER_FIGURES], i));

      if (other->segment == standing->segment && other->player == standing->player && other->figure == standing->figure)
        return g_ptr_array_index (self->layer[KL_LAYER_FIGURES], i);
    }
  return NULL;
}

void
kl_board_map_light (KlBoardMap *self,
                    int         segment)
{
  const RulesPosition *pos;
  RulesFeatureInfo     info;
  GdkRGBA              colour = kl_palette_get_mark (KL_MARK_NOBODY, kl_scheme_get ());

  g_return_if_fail (KL_IS_BOARD_MAP (self));

  if (self->lit == segment)
    return;
  self->lit = segment;
  if (segment < 0)
    {
      kl_board_glow_set_feature (KL_BOARD_GLOW (self->glow), NULL, NULL, -1, NULL);
      return;
    }

  /* In the colour of the player who would get the points; contested features stay white. */
  pos = kl_game_get_position (self->game);
  rules_feature_describe (kl_game_get_setup (self->game), pos, segment, &info);
  for (int i = 0; i < RULES_MAX_PLAYERS; i++)
    if (rules_feature_leaders (&info) == 1u << i)
      colour = kl_palette_get_rgba (kl_player_get_colour (kl_game_get_player (self->game, i)));
  kl_board_glow_set_feature (KL_BOARD_GLOW (self->glow), kl_game_get_setup (self->game), pos, segment, &colour);
}

int
kl_board_map_get_lit (KlBoardMap *self)
{
  g_return_val_if_fail (KL_IS_BOARD_MAP (self), -1);

  return self->lit;
}

graphene_rect_t
kl_board_map_get_extent (KlBoardMap *self)
{
  const RulesPosition *pos;
  graphene_rect_t      extent = GRAPHENE_RECT_INIT (-KL_BOARD_UNIT, -KL_BOARD_UNIT, 3 * KL_BOARD_UNIT, 3 * KL_BOARD_UNIT);
  graphene_rect_t      table;

  g_return_val_if_fail (KL_IS_BOARD_MAP (self), extent);

  if (self->game == NULL)
    return extent;

  pos = kl_game_get_position (self->game);
  for (int i = 0; i < pos->n_tiles; i++)
    {
      const RulesTile *tile = &pos->tile[i];
      graphene_rect_t  around = GRAPHENE_RECT_INIT ((tile->x - 1) * KL_BOARD_UNIT, (tile->y - 1) * KL_BOARD_UNIT,
                                                    3 * KL_BOARD_UNIT, 3 * KL_BOARD_UNIT);

      if (i == 0)
        extent = around;
      else
        graphene_rect_union (&extent, &around, &extent);
    }
  if (kl_board_place_of_table (kl_game_get_setup (self->game), &table))
    {
      graphene_rect_inset (&table, -EDGE_MARGIN, -EDGE_MARGIN);
      graphene_rect_intersection (&extent, &table, &extent);
    }
  return extent;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tile that lies on the map: its picture, and a frame while it is new.
 */

#include "kl-board-tile.h"

#include "kl-palette.h"
#include "kl-tile-art.h"
#include "kl-tile-shape.h"

struct _KlBoardTile
{
  GtkWidget parent_instance;

  GdkPaintable *art; /* owned */
  RulesTile     tile;
  int           copy;
  bool          framed;
  GdkRGBA       frame;
};

G_DEFINE_FINAL_TYPE (KlBoardTile, kl_board_tile, GTK_TYPE_WIDGET)

static void
append_frame (GtkSnapshot           *snapshot,
              const graphene_rect_t *bounds,
              float                  inset,
              float                  width,
              const GdkRGBA         *colour)
{
  const float    widths[4] = { width, width, width, width };
  const GdkRGBA  colours[4] = { *colour, *colour, *colour, *colour };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, 4);
  gsk_rounded_rect_shrink (&outline, inset, inset, inset, inset);
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
}

static void
kl_board_tile_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  KlBoardTile          *self = KL_BOARD_TILE (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, KL_BOARD_UNIT, KL_BOARD_UNIT);
  const GdkRGBA         card = kl_palette_get_mark (KL_MARK_CARD, kl_scheme_get ());

  if (!kl_picture_is_drawn (kl_art_get_picture (KL_ART (self->art))))
    gtk_snapshot_append_color (snapshot, &card, &bounds);
  gdk_paintable_snapshot (self->art, snapshot, KL_BOARD_UNIT, KL_BOARD_UNIT);
  if (self->framed)
    {
      GdkRGBA halo = kl_palette_get_mark (KL_MARK_LINE, kl_scheme_get ());

      append_frame (snapshot, &bounds, 0, 3.5, &self->frame);
      append_frame (snapshot, &bounds, 3.5, 1, &halo);
    }
}

static void
kl_board_tile_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  *minimum = *natural = KL_BOARD_UNIT;
}

static void
kl_board_tile_dispose (GObject *object)
{
  KlBoardTile *self = KL_BOARD_TILE (object);

  g_clear_object (&self->art);
  G_OBJECT_CLASS (kl_board_tile_parent_class)->dispose (object);
}

static void
kl_board_tile_class_init (KlBoardTileClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_board_tile_dispose;
  widget_class->snapshot = kl_board_tile_snapshot;
  widget_class->measure = kl_board_tile_measure;

  gtk_widget_class_set_css_name (widget_class, "tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
kl_board_tile_init (KlBoardTile *self)
{
}

GtkWidget *
kl_board_tile_new (const RulesTile *tile,
                   int              copy,
                   const char      *label)
{
  KlBoardTile *self = g_object_new (KL_TYPE_BOARD_TILE, NULL);

  self->tile = *tile;
  self->copy = copy;
  self->art = kl_tile_art_get_paintable (tile->type, copy, tile->turn);
  g_signal_connect_object (self->art, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}

const RulesTile *
kl_board_tile_get_tile (KlBoardTile *self)
{
  g_return_val_if_fail (KL_IS_BOARD_TILE (self), NULL);

  return &self->tile;
}

int
kl_board_tile_get_copy (KlBoardTile *self)
{
  g_return_val_if_fail (KL_IS_BOARD_TILE (self), 0);

  return self->copy;
}

void
kl_board_tile_set_scale (KlBoardTile *self,
                         double       scale)
{
  g_return_if_fail (KL_IS_BOARD_TILE (self));

  kl_art_set_scale (KL_ART (self->art), scale);
}

void
kl_board_tile_set_frame (KlBoardTile   *self,
                         const GdkRGBA *colour)
{
  g_return_if_fail (KL_IS_BOARD_TILE (self));

  if (self->framed == (colour != NULL) && (colour == NULL || gdk_rgba_equal (&self->frame, colour)))
    return;

  self->framed = colour != NULL;
  if (colour != NULL)
    self->frame = *colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const GdkRGBA *
kl_board_tile_get_frame (KlBoardTile *self)
{
  g_return_val_if_fail (KL_IS_BOARD_TILE (self), NULL);

  return self->framed ? &self->frame : NULL;
}

void
kl_board_tile_set_asleep (KlBoardTile *self,
                          gboolean     asleep)
{
  g_return_if_fail (KL_IS_BOARD_TILE (self));

  kl_art_set_asleep (KL_ART (self->art), asleep);
}

void
kl_board_tile_prepare (KlBoardTile *self)
{
  g_return_if_fail (KL_IS_BOARD_TILE (self));

  kl_art_prepare (KL_ART (self->art), KL_BOARD_UNIT);
}

int
kl_board_tile_find_segment (KlBoardTile *self,
                            double       x,
                            double       y)
{
  g_return_val_if_fail (KL_IS_BOARD_TILE (self), -1);

  return kl_tile_shape_find_segment (self->tile.type, self->tile.turn,
                                     &GRAPHENE_POINT_INIT (x / KL_BOARD_UNIT, y / KL_BOARD_UNIT));
}

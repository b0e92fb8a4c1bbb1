/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The area of one feature, lit up on all its tiles: a tint, and a bright line with a dark casing around it that is
 * not drawn where the feature goes on over the edge of a tile.
 */

#include "kl-board-glow.h"

#include "kl-board-tile.h"
#include "kl-palette.h"
#include "kl-tile-shape.h"
#include "rules-feature.h"

/* A tile, and which of its segments belong to the feature. */
typedef struct
{
  RulesTile tile;
  unsigned  segments;
} Part;

struct _KlBoardGlow
{
  GtkWidget parent_instance;

  GArray *parts; /* owned */
  GdkRGBA colour;
};

G_DEFINE_FINAL_TYPE (KlBoardGlow, kl_board_glow, GTK_TYPE_WIDGET)

static void
stroke (cairo_t *cr,
        GdkRGBA  colour,
        double   alpha,
        double   width)
{
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, colour.alpha * alpha);
  cairo_set_line_width (cr, width / KL_BOARD_UNIT);
  cairo_stroke_preserve (cr);
}

static void
snapshot_part (KlBoardGlow *self,
               GtkSnapshot *snapshot,
               const Part  *part)
{
  const float half = KL_BOARD_UNIT / 2.0f;
  cairo_t    *cr;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((part->tile.x + 0.5f) * KL_BOARD_UNIT, (part->tile.y + 0.5f) * KL_BOARD_UNIT));
  gtk_snapshot_rotate (snapshot, 90 * part->tile.turn);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-half, -half, KL_BOARD_UNIT, KL_BOARD_UNIT));
  cairo_translate (cr, -half, -half);
  cairo_scale (cr, KL_BOARD_UNIT, KL_BOARD_UNIT);

  for (int s = 0; part->segments >> s != 0; s++)
    if (part->segments >> s & 1)
      kl_tile_shape_trace (part->tile.type, s, cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_source_rgba (cr, self->colour.red, self->colour.green, self->colour.blue, self->colour.alpha * 0.42);
  cairo_fill (cr);

  for (int s = 0; part->segments >> s != 0; s++)
    if (part->segments >> s & 1)
      kl_tile_shape_trace_outline (part->tile.type, s, cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  stroke (cr, kl_palette_get_mark (KL_MARK_CASING, kl_scheme_get ()), self->colour.alpha, 6.4);
  stroke (cr, kl_palette_get_mark (KL_MARK_LINE, kl_scheme_get ()), self->colour.alpha, 4.6);
  stroke (cr, self->colour, 1, 2.2);
  cairo_new_path (cr);

  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

static void
kl_board_glow_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  KlBoardGlow *self = KL_BOARD_GLOW (widget);

  for (guint i = 0; i < self->parts->len; i++)
    snapshot_part (self, snapshot, &g_array_index (self->parts, Part, i));
}

static void
kl_board_glow_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  *minimum = *natural = 1;
}

static void
kl_board_glow_finalize (GObject *object)
{
  KlBoardGlow *self = KL_BOARD_GLOW (object);

  g_array_unref (self->parts);
  G_OBJECT_CLASS (kl_board_glow_parent_class)->finalize (object);
}

static void
kl_board_glow_class_init (KlBoardGlowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = kl_board_glow_finalize;
  widget_class->snapshot = kl_board_glow_snapshot;
  widget_class->measure = kl_board_glow_measure;

  gtk_widget_class_set_css_name (widget_class, "glow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
kl_board_glow_init (KlBoardGlow *self)
{
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
kl_board_glow_new (void)
{
  return g_object_new (KL_TYPE_BOARD_GLOW, NULL);
}

void
kl_board_glow_set_feature (KlBoardGlow         *self,
                           const RulesSetup    *setup,
                           const RulesPosition *pos,
                           int                  segment,
                           const GdkRGBA       *colour)
{
  int root;

  g_return_if_fail (KL_IS_BOARD_GLOW (self));

  g_array_set_size (self->parts, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (segment < 0)
    return;

  self->colour = *colour;
  root = rules_feature_root (pos, segment);
  for (int t = 0; t < pos->n_tiles; t++)
    {
      Part part = { pos->tile[t], 0 };
      int  n = setup->tiles->type[part.tile.type].n_segments;

      for (int s = 0; s < n; s++)
        if (rules_feature_root (pos, part.tile.first + s) == root)
          part.segments |= 1u << s;
      if (part.segments != 0)
        g_array_append_val (self->parts, part);
    }
}

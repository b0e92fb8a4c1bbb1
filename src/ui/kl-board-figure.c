/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A figure that stands on the map. The pointer goes through it to the feature it stands in.
 */

#include "kl-board-figure.h"

#include "kl-figure-art.h"
#include "rules-feature.h"

struct _KlBoardFigure
{
  GtkWidget parent_instance;

  GdkPaintable *art; /* owned */
  RulesStanding standing;
  bool          chosen;
  double        tilt;
};

G_DEFINE_FINAL_TYPE (KlBoardFigure, kl_board_figure, GTK_TYPE_WIDGET)

static void
snapshot_disc (GtkSnapshot *snapshot)
{
  const GdkRGBA  gold = { 1, 0.85, 0.3, 0.95 };
  const GdkRGBA  light = { 1, 0.92, 0.55, 0.85 };
  const float    radius = KL_FIGURE_SIZE * 0.7f, margin = KL_FIGURE_SIZE / 2.0f - radius;
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, &GRAPHENE_RECT_INIT (margin, margin, 2 * radius, 2 * radius), radius);
  gtk_snapshot_append_outset_shadow (snapshot, &disc, &gold, 0, 0, 5, 14);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &light, &disc.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &disc, (float[4]){ 3, 3, 3, 3 }, (GdkRGBA[4]){ gold, gold, gold, gold });
}

static void
kl_board_figure_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  KlBoardFigure *self = KL_BOARD_FIGURE (widget);
  const float    half = KL_FIGURE_SIZE / 2.0f;

  if (self->chosen)
    snapshot_disc (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (half, half));
  gtk_snapshot_rotate (snapshot, self->tilt);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-half, -half));
  gdk_paintable_snapshot (self->art, snapshot, KL_FIGURE_SIZE, KL_FIGURE_SIZE);
  gtk_snapshot_restore (snapshot);
}

static void
kl_board_figure_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  *minimum = *natural = KL_FIGURE_SIZE;
}

static void
kl_board_figure_dispose (GObject *object)
{
  KlBoardFigure *self = KL_BOARD_FIGURE (object);

  g_clear_object (&self->art);
  G_OBJECT_CLASS (kl_board_figure_parent_class)->dispose (object);
}

static void
kl_board_figure_class_init (KlBoardFigureClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_board_figure_dispose;
  widget_class->snapshot = kl_board_figure_snapshot;
  widget_class->measure = kl_board_figure_measure;

  gtk_widget_class_set_css_name (widget_class, "figure");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
kl_board_figure_init (KlBoardFigure *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
kl_board_figure_new (const RulesStanding *standing,
                     gboolean             lying,
                     KlColour             colour)
{
  KlBoardFigure *self = g_object_new (KL_TYPE_BOARD_FIGURE, NULL);

  self->standing = *standing;
  self->art = kl_figure_art_get_paintable (standing->figure, lying, colour);
  g_signal_connect_object (self->art, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

const RulesStanding *
kl_board_figure_get_standing (KlBoardFigure *self)
{
  g_return_val_if_fail (KL_IS_BOARD_FIGURE (self), NULL);

  return &self->standing;
}

void
kl_board_figure_set_chosen (KlBoardFigure *self,
                            gboolean       chosen)
{
  g_return_if_fail (KL_IS_BOARD_FIGURE (self));

  if (self->chosen == (chosen != FALSE))
    return;
  self->chosen = chosen != FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
kl_board_figure_get_chosen (KlBoardFigure *self)
{
  g_return_val_if_fail (KL_IS_BOARD_FIGURE (self), FALSE);

  return self->chosen;
}

void
kl_board_figure_set_tilt (KlBoardFigure *self,
                          double         tilt)
{
  g_return_if_fail (KL_IS_BOARD_FIGURE (self));

  self->tilt = tilt;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
kl_board_figure_lies (const RulesSetup    *setup,
                      const RulesPosition *pos,
                      RulesFigure          figure,
                      int                  segment)
{
  if (figure == RULES_MAYOR)
    return setup->value[RULES_SWITCH_MAYOR_FLAT] != 0;
  return figure == RULES_MEEPLE && rules_feature_kind (setup, pos, segment) == RULES_FIELD;
}

void
kl_board_figure_set_scale (KlBoardFigure *self,
                           double         scale)
{
  g_return_if_fail (KL_IS_BOARD_FIGURE (self));

  kl_art_set_scale (KL_ART (self->art), scale);
}

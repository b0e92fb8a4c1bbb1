/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toolkit puts the tooltip of a widget that is more than some 48 pixels high at the pointer, over the widget and over those
 * beside it. The anchor is no higher than a line at the end of its parent, but the pointer is on it wherever it is on the parent.
 */

#include "kl-tooltip-anchor.h"

struct _KlTooltipAnchor
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (KlTooltipAnchor, kl_tooltip_anchor, GTK_TYPE_WIDGET)

static gboolean
kl_tooltip_anchor_contains (GtkWidget *widget,
                            double     x,
                            double     y)
{
  GtkWidget       *parent = gtk_widget_get_parent (widget);
  graphene_point_t point;

  return gtk_widget_compute_point (widget, parent, &GRAPHENE_POINT_INIT ((float) x, (float) y), &point) &&
         gtk_widget_contains (parent, point.x, point.y);
}

static void
kl_tooltip_anchor_measure (GtkWidget     *widget,
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
kl_tooltip_anchor_class_init (KlTooltipAnchorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->contains = kl_tooltip_anchor_contains;
  widget_class->measure = kl_tooltip_anchor_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
kl_tooltip_anchor_init (KlTooltipAnchor *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_END);
}

GtkWidget *
kl_tooltip_anchor_new (void)
{
  return g_object_new (KL_TYPE_TOOLTIP_ANCHOR, NULL);
}

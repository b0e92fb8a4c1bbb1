/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Points that a player gets, on a pill of the player's colour with a figure that bears the player's mark.
 */

#include "kl-board-points.h"

#include "kl-figure-art.h"
#include "kl-palette.h"

#include <glib/gi18n.h>

struct _KlBoardPoints
{
  GtkWidget parent_instance;

  KlColour colour;
};

G_DEFINE_FINAL_TYPE (KlBoardPoints, kl_board_points, GTK_TYPE_WIDGET)

enum
{
  FIGURE_SIZE = 24
};

static void
kl_board_points_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  KlBoardPoints  *self = KL_BOARD_POINTS (widget);
  const GdkRGBA   body = kl_palette_get_rgba (self->colour);
  const GdkRGBA   rim = { 1, 1, 1, 0.9 };
  const GdkRGBA   shadow = { 0, 0, 0, 0.45 };
  GskRoundedRect  pill;
  graphene_rect_t bounds;

  /* The padding belongs to the pill. */
  if (!gtk_widget_compute_bounds (widget, widget, &bounds))
    return;
  gsk_rounded_rect_init_from_rect (&pill, &bounds, bounds.size.height / 2);
  gtk_snapshot_append_outset_shadow (snapshot, &pill, &shadow, 0, 2, 0, 6);
  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, &body, &pill.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &pill, (float[4]){ 2, 2, 2, 2 }, (GdkRGBA[4]){ rim, rim, rim, rim });
  GTK_WIDGET_CLASS (kl_board_points_parent_class)->snapshot (widget, snapshot);
}

static void
kl_board_points_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (kl_board_points_parent_class)->dispose (object);
}

static void
kl_board_points_class_init (KlBoardPointsClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_board_points_dispose;
  widget_class->snapshot = kl_board_points_snapshot;

  gtk_widget_class_set_css_name (widget_class, "points");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
kl_board_points_init (KlBoardPoints *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
kl_board_points_new_words (const char *words,
                           KlColour    colour)
{
  KlBoardPoints            *self = g_object_new (KL_TYPE_BOARD_POINTS, NULL);
  g_autoptr (GdkPaintable)  art = kl_figure_art_get_paintable (RULES_MEEPLE, FALSE, colour);
  GtkWidget                *figure = gtk_image_new_from_paintable (art);
  GtkWidget                *label = gtk_label_new (words);
  g_autoptr (PangoAttrList) ink = pango_attr_list_new ();
  GdkRGBA                   rgba = { 0, 0, 0, 1 };

  self->colour = colour;
  gtk_image_set_pixel_size (GTK_IMAGE (figure), FIGURE_SIZE);
  gtk_widget_set_parent (figure, GTK_WIDGET (self));

  gdk_rgba_parse (&rgba, kl_palette_get_ink (colour));
  pango_attr_list_insert (ink, pango_attr_foreground_new (rgba.red * G_MAXUINT16, rgba.green * G_MAXUINT16, rgba.blue * G_MAXUINT16));
  gtk_label_set_attributes (GTK_LABEL (label), ink);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

GtkWidget *
kl_board_points_new (int      points,
                     KlColour colour)
{
  /* Translators: points that a player gets, shown over the map. */
  g_autofree char *words = g_strdup_printf (_ ("+%d"), points);

  return kl_board_points_new_words (words, colour);
}

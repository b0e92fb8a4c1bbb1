/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A spot on the map: a pale disc with the figure that would stand there, or a ring round the figure that is there already;
 * and the number of the key that chooses it.
 */

#include "kl-board-spot.h"

#include "kl-figure-art.h"
#include "kl-palette.h"
#include "kl-tooltip.h"

struct _KlBoardSpot
{
  GtkWidget parent_instance;

  GtkWidget    *badge; /* child */
  GdkPaintable *art;   /* owned; NULL: a ring */
  KlOffer       offer;
  KlColour      colour;
  int           number;
};

G_DEFINE_FINAL_TYPE (KlBoardSpot, kl_board_spot, GTK_TYPE_WIDGET)

/* Chosen next: the pointer is over it or the focus in it. */
static bool
is_lit (GtkWidget *widget)
{
  GtkStateFlags flags = gtk_widget_get_state_flags (widget);

  return (flags & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED)) != 0;
}

static void
snapshot_ring (KlBoardSpot *self,
               GtkSnapshot *snapshot)
{
  const float    size = gtk_widget_get_width (GTK_WIDGET (self));
  const float    width = size * (is_lit (GTK_WIDGET (self)) ? 0.12f : 0.08f);
  const float    margin = size * 0.12f; /* the figure is as large as the spot */
  const GdkRGBA  white = kl_palette_get_mark (KL_MARK_LINE, kl_scheme_get ());
  const GdkRGBA  colour = kl_palette_get_rgba (self->colour);
  GskRoundedRect ring;

  gsk_rounded_rect_init_from_rect (&ring, &GRAPHENE_RECT_INIT (-margin, -margin, size + 2 * margin, size + 2 * margin), size / 2 + margin);
  gtk_snapshot_append_border (snapshot, &ring, (float[4]){ width, width, width, width },
                              (GdkRGBA[4]){ white, white, white, white });
  gsk_rounded_rect_shrink (&ring, width / 4, width / 4, width / 4, width / 4);
  gtk_snapshot_append_border (snapshot, &ring, (float[4]){ width / 2, width / 2, width / 2, width / 2 },
                              (GdkRGBA[4]){ colour, colour, colour, colour });
}

static void
snapshot_figure (KlBoardSpot *self,
                 GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double     size = gtk_widget_get_width (widget) * (is_lit (widget) ? 0.86 : 0.72);
  double     margin = (gtk_widget_get_width (widget) - size) / 2;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (margin, margin));
  if (!is_lit (widget))
    gtk_snapshot_push_opacity (snapshot, 0.8);
  gdk_paintable_snapshot (self->art, snapshot, size, size);
  if (!is_lit (widget))
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
kl_board_spot_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  KlBoardSpot *self = KL_BOARD_SPOT (widget);

  if (self->art != NULL)
    snapshot_figure (self, snapshot);
  else
    snapshot_ring (self, snapshot);
  GTK_WIDGET_CLASS (kl_board_spot_parent_class)->snapshot (widget, snapshot);
}

static void
kl_board_spot_state_flags_changed (GtkWidget    *widget,
                                   GtkStateFlags previous)
{
  gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (kl_board_spot_parent_class)->state_flags_changed (widget, previous);
}

static void
kl_board_spot_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  *minimum = *natural = KL_SPOT_SIZE;
}

static void
kl_board_spot_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  KlBoardSpot   *self = KL_BOARD_SPOT (widget);
  GtkRequisition badge;

  if (!gtk_widget_get_visible (self->badge))
    return;

  gtk_widget_get_preferred_size (self->badge, &badge, NULL);
  gtk_widget_allocate (self->badge, badge.width, badge.height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (width - badge.width * 0.8, -badge.height * 0.2)));
}

/* The disc is round for the pointer too, so that spots close to each other can all be hit. */
static gboolean
kl_board_spot_contains (GtkWidget *widget,
                        double     x,
                        double     y)
{
  double radius = gtk_widget_get_width (widget) / 2.0;

  return (x - radius) * (x - radius) + (y - radius) * (y - radius) <= radius * radius;
}

static void
kl_board_spot_dispose (GObject *object)
{
  KlBoardSpot *self = KL_BOARD_SPOT (object);

  g_clear_pointer (&self->badge, gtk_widget_unparent);
  g_clear_object (&self->art);
  G_OBJECT_CLASS (kl_board_spot_parent_class)->dispose (object);
}

static void
kl_board_spot_class_init (KlBoardSpotClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_board_spot_dispose;
  widget_class->snapshot = kl_board_spot_snapshot;
  widget_class->state_flags_changed = kl_board_spot_state_flags_changed;
  widget_class->measure = kl_board_spot_measure;
  widget_class->size_allocate = kl_board_spot_size_allocate;
  widget_class->contains = kl_board_spot_contains;

  gtk_widget_class_set_css_name (widget_class, "spot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
kl_board_spot_init (KlBoardSpot *self)
{
  self->badge = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->badge, "badge");
  gtk_widget_set_can_target (self->badge, FALSE);
  gtk_widget_set_parent (self->badge, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
kl_board_spot_new (const KlOffer *offer,
                   gboolean       lying,
                   int            number,
                   KlColour       colour,
                   const char    *label)
{
  KlBoardSpot     *self = g_object_new (KL_TYPE_BOARD_SPOT, NULL);
  g_autofree char *digits = g_strdup_printf ("%d", number);

  self->offer = *offer;
  self->colour = colour;
  self->number = number;
  if (offer->kind != KL_OFFER_PUT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "mark");
  else
    {
      self->art = kl_figure_art_get_paintable (offer->figure, lying, colour);
      g_signal_connect_object (self->art, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
    }

  gtk_label_set_text (GTK_LABEL (self->badge), digits);
  gtk_widget_set_visible (self->badge, number > 0);
  kl_tooltip_set_text (GTK_WIDGET (self), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}

const KlOffer *
kl_board_spot_get_offer (KlBoardSpot *self)
{
  g_return_val_if_fail (KL_IS_BOARD_SPOT (self), NULL);

  return &self->offer;
}

int
kl_board_spot_get_number (KlBoardSpot *self)
{
  g_return_val_if_fail (KL_IS_BOARD_SPOT (self), 0);

  return self->number;
}

void
kl_board_spot_set_scale (KlBoardSpot *self,
                         double       scale)
{
  g_return_if_fail (KL_IS_BOARD_SPOT (self));

  if (self->art != NULL)
    kl_art_set_scale (KL_ART (self->art), scale);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What part of the map is seen, and how large. At rest tiles are whole pixels wide and begin at whole pixels: else the
 * table would shine through between them.
 */

#include "kl-board-private.h"

#include <math.h>

static const double MIN_ZOOM = 0.2;
static const double MAX_ZOOM = 4;
/* A map that is all in sight is not blown up beyond this. */
static const double MAX_FIT_ZOOM = 1.25;

enum
{
  MARGIN = 12,        /* pixels round the map when it is fitted */
  BANNER_MARGIN = 68, /* below it, where the window shows what is to be done */
  FLIGHT_MS = 280,
  SHARPEN_MS = 120, /* textures are drawn when the zoom has been the same so long */
  KEEP_IN_SIGHT = 24
};

static KlView
rest (KlView view)
{
  view.zoom = CLAMP (view.zoom, MIN_ZOOM, MAX_ZOOM);
  view.zoom = round (view.zoom * KL_BOARD_UNIT) / KL_BOARD_UNIT;
  view.x = round (view.x);
  view.y = round (view.y);
  return view;
}

static void
sharpen (KlBoard *self)
{
  self->sharp_zoom = self->view.zoom;
  kl_board_map_set_scale (self->map, self->view.zoom, self->sharp_zoom * gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static void
sharpen_cb (gpointer data)
{
  KlBoard *self = data;

  self->sharpen_source = 0;
  sharpen (self);
}

static void
show_view (KlBoard *self,
           KlView   view)
{
  bool zoomed = view.zoom != self->view.zoom;

  self->view = view;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (!zoomed)
    return;

  kl_board_map_set_scale (self->map, view.zoom, self->sharp_zoom * gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  g_clear_handle_id (&self->sharpen_source, g_source_remove);
  self->sharpen_source = g_timeout_add_once (SHARPEN_MS, sharpen_cb, self);
}

static void
flight_cb (double   progress,
           gpointer data)
{
  KlBoard *self = data;
  KlView   view = {
      self->from.zoom * pow (self->to.zoom / self->from.zoom, progress),
      self->from.x + (self->to.x - self->from.x) * progress,
      self->from.y + (self->to.y - self->from.y) * progress,
  };

  show_view (self, progress < 1 ? view : self->to);
}

static void
go_to (KlBoard *self,
       KlView   view,
       gboolean animate)
{
  self->from = self->view;
  self->to = rest (view);
  adw_animation_reset (self->flight);
  if (animate && gtk_widget_get_mapped (GTK_WIDGET (self)))
    adw_animation_play (self->flight);
  else
    show_view (self, self->to);
}

/* The person moves the view: a flight ends where it is, and the map is not followed any more. */
static void
take_over (KlBoard *self)
{
  adw_animation_pause (self->flight);
  self->fitting = false;
}

static void
scale_factor_cb (KlBoard *self)
{
  sharpen (self);
}

void
kl_board_view_init (KlBoard *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (flight_cb, self, NULL);

  self->view = (KlView){ 1, 0, 0 };
  self->sharp_zoom = 1;
  self->fitting = true;
  self->flight = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, FLIGHT_MS, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->flight), ADW_EASE_OUT_CUBIC);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_factor_cb), NULL);
}

void
kl_board_view_dispose (KlBoard *self)
{
  g_clear_handle_id (&self->sharpen_source, g_source_remove);
  g_clear_object (&self->flight);
}

void
kl_board_view_allocate (KlBoard *self)
{
  GtkRequisition size;
  GskTransform  *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (self->view.x, self->view.y));

  transform = gsk_transform_scale (transform, self->view.zoom, self->view.zoom);
  gtk_widget_get_preferred_size (GTK_WIDGET (self->map), &size, NULL);
  gtk_widget_allocate (GTK_WIDGET (self->map), size.width, size.height, -1, transform);
}

void
kl_board_view_take_over (KlBoard *self,
                         KlBoard *other)
{
  bool flying = adw_animation_get_state (other->flight) == ADW_ANIMATION_PLAYING;

  self->fitting = other->fitting;
  show_view (self, flying ? other->to : other->view);
  sharpen (self);
}

void
kl_board_fit (KlBoard *self,
              gboolean animate)
{
  graphene_rect_t extent = kl_board_map_get_extent (self->map);
  double          width = gtk_widget_get_width (GTK_WIDGET (self));
  double          height = gtk_widget_get_height (GTK_WIDGET (self));
  double          room_x = MAX (width - 2 * MARGIN, 1);
  double          room_y = MAX (height - MARGIN - BANNER_MARGIN, 1);
  KlView          view;

  self->fitting = true;
  if (width <= 0 || height <= 0)
    return;

  view.zoom = MIN (MIN (room_x / extent.size.width, room_y / extent.size.height), MAX_FIT_ZOOM);
  /* Rounded down, or the map would not fit by a pixel. */
  view.zoom = MAX (floor (view.zoom * KL_BOARD_UNIT) / KL_BOARD_UNIT, MIN_ZOOM);
  view.x = MARGIN + (room_x - extent.size.width * view.zoom) / 2 - extent.origin.x * view.zoom;
  view.y = MARGIN + (room_y - extent.size.height * view.zoom) / 2 - extent.origin.y * view.zoom;
  go_to (self, view, animate);
}

void
kl_board_zoom_by (KlBoard *self,
                  double   factor,
                  double   x,
                  double   y)
{
  KlView view = self->view;
  double step = 1.0 / KL_BOARD_UNIT;

  take_over (self);
  view.zoom = CLAMP (view.zoom * factor, MIN_ZOOM, MAX_ZOOM);
  /* Small steps of a smooth wheel are not lost in rounding. */
  if (factor != 1 && fabs (view.zoom - self->view.zoom) < step)
    view.zoom = self->view.zoom + (factor > 1 ? step : -step);
  view = rest (view);
  view.x = x + (self->view.x - x) * view.zoom / self->view.zoom;
  view.y = y + (self->view.y - y) * view.zoom / self->view.zoom;
  show_view (self, rest (view));
}

void
kl_board_zoom_centre (KlBoard *self,
                      double   zoom)
{
  double x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
  double y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
  KlView view;

  take_over (self);
  view.zoom = CLAMP (zoom, MIN_ZOOM, MAX_ZOOM);
  view.x = x + (self->view.x - x) * view.zoom / self->view.zoom;
  view.y = y + (self->view.y - y) * view.zoom / self->view.zoom;
  go_to (self, view, TRUE);
}

/* The map's middle stays on the screen: nobody can lose it. */
void
kl_board_pan (KlBoard *self,
              double   dx,
              double   dy)
{
  graphene_rect_t extent = kl_board_map_get_extent (self->map);
  double          zoom = self->view.zoom;
  double          middle_x = (extent.origin.x + extent.size.width / 2) * zoom;
  double          middle_y = (extent.origin.y + extent.size.height / 2) * zoom;
  double          reach_x = MAX (extent.size.width * zoom, gtk_widget_get_width (GTK_WIDGET (self))) / 2;
  double          reach_y = MAX (extent.size.height * zoom, gtk_widget_get_height (GTK_WIDGET (self))) / 2;
  double          centre_x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
  double          centre_y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
  KlView          view = self->view;

  take_over (self);
  view.x = CLAMP (view.x + dx, centre_x - middle_x - reach_x, centre_x - middle_x + reach_x);
  view.y = CLAMP (view.y + dy, centre_y - middle_y - reach_y, centre_y - middle_y + reach_y);
  show_view (self, rest (view));
}

void
kl_board_reveal (KlBoard   *self,
                 GtkWidget *child)
{
  graphene_rect_t bounds;
  double          width = gtk_widget_get_width (GTK_WIDGET (self));
  double          height = gtk_widget_get_height (GTK_WIDGET (self));
  KlView          view = self->view;

  /* In a flight the view will be another one, and its end shows the whole map. */
  if (child == NULL || adw_animation_get_state (self->flight) == ADW_ANIMATION_PLAYING || width <= 0 ||
      !gtk_widget_compute_bounds (child, GTK_WIDGET (self), &bounds))
    return;

  if (bounds.origin.x < 0)
    view.x -= bounds.origin.x - KEEP_IN_SIGHT;
  else if (bounds.origin.x + bounds.size.width > width)
    view.x -= bounds.origin.x + bounds.size.width - width + KEEP_IN_SIGHT;
  if (bounds.origin.y < 0)
    view.y -= bounds.origin.y - KEEP_IN_SIGHT;
  else if (bounds.origin.y + bounds.size.height > height)
    view.y -= bounds.origin.y + bounds.size.height - height + KEEP_IN_SIGHT;

  if (view.x != self->view.x || view.y != self->view.y)
    go_to (self, view, TRUE);
}

void
kl_board_find_space (KlBoard *self,
                     double   x,
                     double   y,
                     int     *column,
                     int     *row)
{
  *column = (int) floor ((x - self->view.x) / self->view.zoom / KL_BOARD_UNIT);
  *row = (int) floor ((y - self->view.y) / self->view.zoom / KL_BOARD_UNIT);
}

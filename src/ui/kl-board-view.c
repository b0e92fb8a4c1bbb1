/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What part of the map is seen, and how large. At rest tiles are whole pixels wide and begin at whole pixels: else the
 * table would shine through between them.
 */

#include "kl-board-private.h"

#include <math.h>

static const double MAX_ZOOM = 4;
/* Pixels a second: a map that is let go of slower than this lies still, and one that glides ends below that. */
static const double GLIDE_START = 150;
static const double GLIDE_STOP = 12;
/* Seconds: how long it would go on at its first speed. */
static const double GLIDE_TIME = 0.3;

enum
{
  FLIGHT_MS = 280,
  WHEEL_MS = 110,    /* one notch of a wheel */
  SHARPEN_MS = 30,   /* pictures in sight are drawn when the view has been the same so long */
  COMPLETE_MS = 450, /* and then the others */
  TABLE_SIZE = 512   /* pixels of the table's drawing, which is repeated */
};

/* Device pixels per pixel. Where the toolkit knows fractions of them (GTK 4.12) the surface tells. */
static double
get_device_scale (KlBoard *self)
{
  GtkNative  *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  double      scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (surface != NULL && g_object_class_find_property (G_OBJECT_GET_CLASS (surface), "scale") != NULL)
    g_object_get (surface, "scale", &scale, NULL);
  return scale;
}

KlView
kl_view_rest (KlView view,
              double device_scale)
{
  double pixels = KL_BOARD_UNIT * device_scale;

  view.zoom = CLAMP (view.zoom, KL_BOARD_MIN_ZOOM, MAX_ZOOM);
  view.zoom = round (view.zoom * pixels) / pixels;
  view.x = round (view.x * device_scale) / device_scale;
  view.y = round (view.y * device_scale) / device_scale;
  return view;
}

static KlView
rest (KlBoard *self,
      KlView   view)
{
  return kl_view_rest (view, get_device_scale (self));
}

static bool
is_flying (KlBoard *self)
{
  return adw_animation_get_state (self->flight) == ADW_ANIMATION_PLAYING;
}

/* The part of the map that is in sight in a view, in its units. */
static graphene_rect_t
get_sight (KlBoard *self,
           KlView   view)
{
  return GRAPHENE_RECT_INIT (-view.x / view.zoom, -view.y / view.zoom, gtk_widget_get_width (GTK_WIDGET (self)) / view.zoom,
                             gtk_widget_get_height (GTK_WIDGET (self)) / view.zoom);
}

static void
complete_cb (gpointer data)
{
  KlBoard *self = data;

  self->sharpen_source = 0;
  self->complete = true;
  kl_board_map_set_sight (self->map, NULL);
}

/* Whether there is room for the pictures of all tiles beside those that they are made of; of a large map that is zoomed
 * in, there is not. */
static bool
can_complete (KlBoard *self)
{
  double pixels = KL_BOARD_UNIT * self->sharp_zoom * get_device_scale (self);

  return kl_board_map_get_n (self->map, KL_LAYER_TILES) * pixels * pixels * 4 < KL_PICTURE_BUDGET / 3;
}

static graphene_rect_t
set_sight (KlBoard *self,
           KlView   view)
{
  graphene_rect_t sight = get_sight (self, view);

  self->complete = false;
  kl_board_map_set_sight (self->map, &sight);
  return sight;
}

/* For the view that is shown, or that a flight is on its way to: so most pictures are there when it arrives. */
static void
sharpen (KlBoard *self)
{
  KlView          view = is_flying (self) ? self->to : self->view;
  graphene_rect_t sight = set_sight (self, view);

  self->sharp_zoom = view.zoom;
  kl_board_map_set_scale (self->map, self->view.zoom, self->sharp_zoom * get_device_scale (self));
  kl_picture_reconsider ();
  kl_board_map_prepare (self->map, &sight);
}

static gboolean
sharpen_cb (gpointer data)
{
  KlBoard *self = data;

  sharpen (self);
  self->sharpen_source = can_complete (self) ? g_timeout_add_once (COMPLETE_MS, complete_cb, self) : 0;
  return G_SOURCE_REMOVE;
}

static void
show_view (KlBoard *self,
           KlView   view)
{
  bool zoomed = view.zoom != self->view.zoom;

  self->view = view;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (zoomed)
    kl_board_map_set_scale (self->map, view.zoom, self->sharp_zoom * get_device_scale (self));

  /* What is out of sight comes later again: nothing is drawn for it while the view moves. */
  if (self->complete)
    {
      set_sight (self, view);
      kl_picture_reconsider ();
    }
  g_clear_handle_id (&self->sharpen_source, g_source_remove);
  /* A frame that moves the view on goes before, however long frames take. */
  self->sharpen_source = g_timeout_add_full (G_PRIORITY_DEFAULT_IDLE, SHARPEN_MS, sharpen_cb, self, NULL);
}

static void
flight_cb (double   progress,
           gpointer data)
{
  KlBoard     *self = data;
  const KlView from = self->from, to = self->to;
  KlView       view = { from.zoom * pow (to.zoom / from.zoom, progress), 0, 0 };
  /* So that the one point that both views show at the same place, the pointer's, stays there all the time. */
  double done = from.zoom == to.zoom ? progress : (view.zoom - from.zoom) / (to.zoom - from.zoom);

  view.x = from.x + (to.x - from.x) * done;
  view.y = from.y + (to.y - from.y) * done;
  show_view (self, progress < 1 ? view : to);
}

static void
go_to (KlBoard *self,
       KlView   view,
       gboolean animate,
       guint    duration)
{
  kl_board_stop_glide (self);
  self->from = self->view;
  self->to = rest (self, view);
  adw_animation_reset (self->flight);
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->flight), duration);
  if (animate && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      adw_animation_play (self->flight);
      if (self->to.zoom != self->sharp_zoom)
        sharpen (self);
    }
  else
    show_view (self, self->to);
}

/* The person moves the view: a flight ends where it is, and the map is not followed any more. */
static void
take_over (KlBoard *self)
{
  kl_board_stop_glide (self);
  adw_animation_pause (self->flight);
  self->fitting = false;
  g_clear_weak_pointer (&self->revealed);
}

static void
scale_factor_cb (KlBoard *self)
{
  sharpen (self);
}

/* The surface has changed, and with it perhaps the scale. */
static void
realize_cb (KlBoard *self)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (GTK_WIDGET (self)));

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (surface), "scale") != NULL)
    g_signal_connect_object (surface, "notify::scale", G_CALLBACK (scale_factor_cb), self, G_CONNECT_SWAPPED);
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
  g_signal_connect (self, "realize", G_CALLBACK (realize_cb), NULL);
}

void
kl_board_view_dispose (KlBoard *self)
{
  kl_board_stop_glide (self);
  g_clear_handle_id (&self->sharpen_source, g_source_remove);
  g_clear_weak_pointer (&self->revealed);
  g_clear_object (&self->flight);
}

void
kl_board_view_allocate (KlBoard *self)
{
  kl_board_map_place (self->map, self->view.x, self->view.y, self->view.zoom);
}

/* Laid out by hand, for to repeat a texture takes GTK several times as long; and not where tiles cover it. */
void
kl_board_view_snapshot_table (KlBoard     *self,
                              GtkSnapshot *snapshot)
{
  const KlView view = self->view;
  int          pixels = TABLE_SIZE * gtk_widget_get_scale_factor (GTK_WIDGET (self));
  float        left = (float) (view.x - TABLE_SIZE * ceil (view.x / TABLE_SIZE));
  float        top = (float) (view.y - TABLE_SIZE * ceil (view.y / TABLE_SIZE));

  for (float y = top; y < self->height; y += TABLE_SIZE)
    for (float x = left; x < self->width; x += TABLE_SIZE)
      {
        graphene_rect_t place = GRAPHENE_RECT_INIT (x, y, TABLE_SIZE, TABLE_SIZE), seen;

        graphene_rect_intersection (&place, &GRAPHENE_RECT_INIT (0, 0, self->width, self->height), &seen);
        seen = GRAPHENE_RECT_INIT ((seen.origin.x - view.x) / view.zoom, (seen.origin.y - view.y) / view.zoom,
                                   seen.size.width / view.zoom, seen.size.height / view.zoom);
        if (!kl_board_map_covers (self->map, &seen))
          kl_picture_snapshot (self->table, snapshot, &place, 0, pixels, FALSE);
      }
}

void
kl_board_view_take_over (KlBoard *self,
                         KlBoard *other)
{
  self->fitting = other->fitting;
  show_view (self, kl_board_get_goal (other));
  sharpen (self);
}

KlView
kl_board_get_goal (KlBoard *self)
{
  return is_flying (self) ? self->to : self->view;
}

void
kl_board_go_to (KlBoard *self,
                KlView   view,
                gboolean animate)
{
  const KlView goal = kl_board_get_goal (self);

  view = rest (self, view);
  /* It is on its way, or there. */
  if (animate && view.zoom == goal.zoom && view.x == goal.x && view.y == goal.y)
    return;
  go_to (self, view, animate, FLIGHT_MS);
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
  view.zoom = CLAMP (view.zoom * factor, KL_BOARD_MIN_ZOOM, MAX_ZOOM);
  /* Small steps of a smooth wheel are not lost in rounding. */
  if (factor != 1 && fabs (view.zoom - self->view.zoom) < step)
    view.zoom = self->view.zoom + (factor > 1 ? step : -step);
  view = rest (self, view);
  view.x = x + (self->view.x - x) * view.zoom / self->view.zoom;
  view.y = y + (self->view.y - y) * view.zoom / self->view.zoom;
  show_view (self, rest (self, view));
}

void
kl_board_zoom_smoothly (KlBoard *self,
                        double   factor,
                        double   x,
                        double   y)
{
  KlView view = self->view;

  self->fitting = false;
  g_clear_weak_pointer (&self->revealed);
  /* A wheel that turns on goes further than where the last notch is still going to. */
  view.zoom = CLAMP ((is_flying (self) ? self->to.zoom : self->view.zoom) * factor, KL_BOARD_MIN_ZOOM, MAX_ZOOM);
  view = rest (self, view);
  view.x = x + (self->view.x - x) * view.zoom / self->view.zoom;
  view.y = y + (self->view.y - y) * view.zoom / self->view.zoom;
  go_to (self, view, TRUE, WHEEL_MS);
}

void
kl_board_zoom_centre (KlBoard *self,
                      double   zoom)
{
  double x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
  double y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
  KlView view;

  take_over (self);
  view.zoom = CLAMP (zoom, KL_BOARD_MIN_ZOOM, MAX_ZOOM);
  view.x = x + (self->view.x - x) * view.zoom / self->view.zoom;
  view.y = y + (self->view.y - y) * view.zoom / self->view.zoom;
  go_to (self, view, TRUE, FLIGHT_MS);
}

/* The map's middle stays on the screen: nobody can lose it. */
static void
pan (KlBoard *self,
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

  view.x = CLAMP (view.x + dx, centre_x - middle_x - reach_x, centre_x - middle_x + reach_x);
  view.y = CLAMP (view.y + dy, centre_y - middle_y - reach_y, centre_y - middle_y + reach_y);
  show_view (self, rest (self, view));
}

void
kl_board_pan (KlBoard *self,
              double   dx,
              double   dy)
{
  take_over (self);
  pan (self, dx, dy);
}

/* Slower and slower, as paper that was pushed over a table. */
static gboolean
glide_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  KlBoard *self = KL_BOARD (widget);
  double   time = (double) (gdk_frame_clock_get_frame_time (clock) - self->glide.began) / G_TIME_SPAN_SECOND;
  double   done = GLIDE_TIME * (1 - exp (-time / GLIDE_TIME));
  /* Whole pixels, of which none is lost. */
  double x = round (self->glide.speed_x * done), y = round (self->glide.speed_y * done);
  KlView before = self->view;

  pan (self, x - self->glide.x, y - self->glide.y);
  /* It ends where it is too slow to be seen, or at the end of the map. */
  if (hypot (self->glide.speed_x, self->glide.speed_y) * exp (-time / GLIDE_TIME) < GLIDE_STOP ||
      ((x != self->glide.x || y != self->glide.y) && before.x == self->view.x && before.y == self->view.y))
    {
      self->glide.source = 0;
      return G_SOURCE_REMOVE;
    }
  self->glide.x = x;
  self->glide.y = y;
  return G_SOURCE_CONTINUE;
}

void
kl_board_glide (KlBoard *self,
                double   speed_x,
                double   speed_y)
{
  take_over (self);
  if (hypot (speed_x, speed_y) < GLIDE_START || !adw_get_enable_animations (GTK_WIDGET (self)))
    return;

  self->glide.began = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  self->glide.speed_x = speed_x;
  self->glide.speed_y = speed_y;
  self->glide.x = self->glide.y = 0;
  self->glide.source = gtk_widget_add_tick_callback (GTK_WIDGET (self), glide_cb, NULL, NULL);
}

void
kl_board_stop_glide (KlBoard *self)
{
  if (self->glide.source != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->glide.source);
  self->glide.source = 0;
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

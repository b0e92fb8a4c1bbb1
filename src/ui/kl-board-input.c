/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pointer and finger on the board. A press that moves on pans and never chooses; the second click of a double click does
 * not run into the next player's choice.
 */

#include "kl-board-private.h"

#include "kl-board-words.h"
#include "rules-feature.h"

#include <math.h>

static const double WHEEL_ZOOM = 1.15;
/* Seconds over which the speed of the hand is measured. */
static const double SPEED_TIME = 0.04;

enum
{
  HELD_MS = 60
};

/* What of the map is at a point of the board; NULL where there is only the table. */
static GtkWidget *
pick (KlBoard *self,
      double   x,
      double   y,
      GType    type)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  return picked != NULL ? gtk_widget_get_ancestor (picked, type) : NULL;
}

/* The segment of the board that is drawn at a point, or -1. */
static int
pick_segment (KlBoard *self,
              double   x,
              double   y)
{
  GtkWidget       *tile = pick (self, x, y, KL_TYPE_BOARD_TILE);
  graphene_point_t at;
  int              segment;

  if (tile == NULL || !gtk_widget_compute_point (GTK_WIDGET (self), tile, &GRAPHENE_POINT_INIT (x, y), &at))
    return -1;

  segment = kl_board_tile_find_segment (KL_BOARD_TILE (tile), at.x, at.y);
  return segment < 0 ? -1 : kl_board_tile_get_tile (KL_BOARD_TILE (tile))->first + segment;
}

static bool
is_by_finger (GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  /* Not its device: on X11 that is the pointer, whatever moves it. */
  return event != NULL && gdk_event_get_event_sequence (event) != NULL;
}

/* Whether this click is the second of a double click whose first one chose something. */
static bool
is_echo (KlBoard *self,
         double   x,
         double   y)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (self));
  int          time, distance;

  g_object_get (settings, "gtk-double-click-time", &time, "gtk-double-click-distance", &distance, NULL);
  return g_get_monotonic_time () - self->chosen_at < time * G_TIME_SPAN_MILLISECOND &&
         hypot (x - self->chosen_x, y - self->chosen_y) <= 2 * distance;
}

static void
remember_choice (KlBoard *self,
                 double   x,
                 double   y)
{
  self->chosen_at = g_get_monotonic_time ();
  self->chosen_x = x;
  self->chosen_y = y;
}

/* A finger shows nothing before it touches: its first tap tries the tile, further ones turn it, a button places it. */
static void
tap_slot (KlBoard     *self,
          KlBoardSlot *slot,
          bool         by_finger)
{
  if (!by_finger)
    kl_board_place (self, slot);
  else if (self->slot == slot && self->by_finger)
    kl_board_turn (self, 1);
  else
    kl_board_try_slot (self, slot, TRUE);
}

static void
tap (KlBoard *self,
     double   x,
     double   y,
     bool     by_finger)
{
  GtkWidget *slot = pick (self, x, y, KL_TYPE_BOARD_SLOT);
  GtkWidget *spot = pick (self, x, y, KL_TYPE_BOARD_SPOT);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  int        column, row;

  if (self->game == NULL || is_echo (self, x, y))
    return;

  /* Keys go to the board from here on. */
  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));

  kl_board_find_space (self, x, y, &column, &row);
  if (slot != NULL)
    {
      /* A finger may tap as fast as it likes: it only turns. */
      if (!by_finger)
        remember_choice (self, x, y);
      tap_slot (self, KL_BOARD_SLOT (slot), by_finger);
    }
  else if (spot != NULL)
    {
      remember_choice (self, x, y);
      kl_board_choose (self, KL_BOARD_SPOT (spot));
    }
  else if (kl_board_is_placing (self) && rules_position_tile_at (kl_game_get_position (self->game), column, row) < 0)
    kl_board_refuse (self, column, row);
}

static void
drag_begin_cb (KlBoard *self)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (self->drag));

  self->panning = false;
  self->panned_x = 0;
  self->panned_y = 0;
  self->panned_at = 0;
  self->speed_x = self->speed_y = 0;
  kl_board_stop_glide (self);
  if (button > GDK_BUTTON_MIDDLE)
    gtk_gesture_set_state (GTK_GESTURE (self->drag), GTK_EVENT_SEQUENCE_DENIED);
}

/* The speed of the hand: of its last movements, the latest counting most. */
static void
measure_speed (KlBoard *self,
               double   dx,
               double   dy)
{
  gint64 now = g_get_monotonic_time ();
  double time = (double) (now - self->panned_at) / G_TIME_SPAN_SECOND;
  double weight = 1 - exp (-time / SPEED_TIME);

  if (self->panned_at != 0 && time > 0)
    {
      self->speed_x += (dx / time - self->speed_x) * weight;
      self->speed_y += (dy / time - self->speed_y) * weight;
    }
  self->panned_at = now;
}

static void
drag_update_cb (KlBoard *self,
                double   dx,
                double   dy)
{
  /* Two fingers zoom. */
  if (gtk_gesture_is_recognized (GTK_GESTURE (self->pinch)))
    return;

  if (!self->panning && gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    {
      self->panning = true;
      gtk_gesture_set_state (GTK_GESTURE (self->drag), GTK_EVENT_SEQUENCE_CLAIMED);
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
    }
  if (!self->panning)
    return;

  measure_speed (self, dx - self->panned_x, dy - self->panned_y);
  kl_board_pan (self, dx - self->panned_x, dy - self->panned_y);
  self->panned_x = dx;
  self->panned_y = dy;
}

static void
stop_panning (KlBoard *self)
{
  self->panning = false;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

static void
drag_end_cb (KlBoard *self,
             double   dx,
             double   dy)
{
  guint    button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (self->drag));
  gboolean by_finger = is_by_finger (GTK_EVENT_CONTROLLER (self->drag));
  double   x, y;

  if (self->panning)
    {
      stop_panning (self);
      /* A hand that rested before it let go has laid the map down. */
      if (g_get_monotonic_time () - self->panned_at < HELD_MS * G_TIME_SPAN_MILLISECOND)
        kl_board_glide (self, self->speed_x, self->speed_y);
    }
  else if (button == GDK_BUTTON_PRIMARY && gtk_gesture_drag_get_start_point (self->drag, &x, &y))
    tap (self, x, y, by_finger);
}

static void
drag_cancel_cb (KlBoard *self)
{
  stop_panning (self);
}

static void
pinch_begin_cb (KlBoard *self)
{
  self->pinch_zoom = self->view.zoom;
  self->panning = true;
  kl_board_stop_glide (self);
  gtk_gesture_get_bounding_box_center (GTK_GESTURE (self->pinch), &self->pinch_x, &self->pinch_y);
}

static void
pinch_cb (KlBoard *self,
          double   scale)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (self->pinch), &x, &y))
    return;

  /* The land stays under the fingers: it goes where they go, and is drawn apart as they are. */
  kl_board_pan (self, x - self->pinch_x, y - self->pinch_y);
  kl_board_zoom_by (self, self->pinch_zoom * scale / self->view.zoom, x, y);
  self->pinch_x = x;
  self->pinch_y = y;
}

static gboolean
scroll_cb (KlBoard *self,
           double   dx,
           double   dy)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (self->scroll));
  bool            smooth = gtk_event_controller_scroll_get_unit (self->scroll) == GDK_SCROLL_UNIT_SURFACE;
  GtkWidget      *slot = self->pointer_inside ? pick (self, self->pointer_x, self->pointer_y, KL_TYPE_BOARD_SLOT) : NULL;

  kl_board_stop_glide (self);
  if (state & GDK_CONTROL_MASK && smooth)
    kl_board_zoom_by (self, pow (WHEEL_ZOOM, -dy / 16), self->pointer_x, self->pointer_y);
  else if (state & GDK_CONTROL_MASK)
    kl_board_zoom_smoothly (self, pow (WHEEL_ZOOM, -dy), self->pointer_x, self->pointer_y);
  else if (smooth)
    kl_board_pan (self, -dx, -dy);
  else if (slot != NULL && dy != 0)
    {
      kl_board_try_slot (self, KL_BOARD_SLOT (slot), FALSE);
      kl_board_turn (self, dy > 0 ? 1 : -1);
    }
  else
    kl_board_zoom_smoothly (self, pow (WHEEL_ZOOM, -dy), self->pointer_x, self->pointer_y);
  return TRUE;
}

/* Two fingers leave the touchpad. */
static void
decelerate_cb (KlBoard *self,
               double   speed_x,
               double   speed_y)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (self->scroll));

  if (!(state & GDK_CONTROL_MASK))
    kl_board_glide (self, -speed_x, -speed_y);
}

void
kl_board_point_at (KlBoard *self,
                   double   x,
                   double   y)
{
  GtkWidget *slot = pick (self, x, y, KL_TYPE_BOARD_SLOT);
  GtkWidget *spot = pick (self, x, y, KL_TYPE_BOARD_SPOT);

  if (spot != NULL)
    kl_board_map_light (self->map, kl_board_spot_get_offer (KL_BOARD_SPOT (spot))->segment);
  else if (pick_segment (self, x, y) != kl_board_map_get_lit (self->map))
    kl_board_map_light (self->map, -1);

  if (slot != NULL && (KlBoardSlot *) slot != self->slot)
    kl_board_try_slot (self, KL_BOARD_SLOT (slot), FALSE);
  else if (slot == NULL && !self->by_finger)
    kl_board_try_slot (self, kl_board_get_focused_slot (self), FALSE);
}

static void
motion_cb (KlBoard *self,
           double   x,
           double   y)
{
  /* Children and windows that come and go under a resting pointer make GTK say that it moved; whoever plays by keyboard
   * would find the tile somewhere else. Where it was at first, nobody knows. */
  bool moved = self->pointed && (x != self->pointer_x || y != self->pointer_y);

  self->pointed = true;
  self->pointer_inside = true;
  self->pointer_x = x;
  self->pointer_y = y;
  if (moved && !self->panning)
    kl_board_point_at (self, x, y);
}

static void
leave_cb (KlBoard *self)
{
  self->pointer_inside = false;
  kl_board_map_light (self->map, -1);
  if (!self->by_finger)
    kl_board_try_slot (self, kl_board_get_focused_slot (self), FALSE);
}

/* A field is worth nothing without farmers; and on the tile just laid the places for figures must be seen. */
static bool
is_worth_telling (KlBoard *self,
                  int      segment)
{
  const RulesSetup    *setup = kl_game_get_setup (self->game);
  const RulesPosition *pos = kl_game_get_position (self->game);

  if (rules_feature_kind (setup, pos, segment) == RULES_FIELD && !setup->part[RULES_PART_FARMERS])
    return false;
  return pos->phase != RULES_PHASE_FIGURE || rules_position_tile_of (pos, segment) != pos->n_tiles - 1;
}

static gboolean
query_tooltip_cb (KlBoard    *self,
                  int         x,
                  int         y,
                  gboolean    by_keyboard,
                  GtkTooltip *tooltip)
{
  g_autofree char *text = NULL;
  int              segment;

  if (!kl_board_shows_hint (self, KL_HINT_WORTH) || by_keyboard || !self->pointer_inside)
    return FALSE;

  segment = pick_segment (self, self->pointer_x, self->pointer_y);
  if (segment < 0 || !is_worth_telling (self, segment))
    return FALSE;

  kl_board_map_light (self->map, segment);
  text = kl_board_words_dup_feature (self->game, segment);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static GdkDragAction
drop_motion_cb (KlBoard *self,
                double   x,
                double   y)
{
  kl_board_point_at (self, x, y);
  return pick (self, x, y, KL_TYPE_BOARD_SLOT) != NULL ? GDK_ACTION_COPY : 0;
}

static gboolean
drop_cb (KlBoard      *self,
         const GValue *value,
         double        x,
         double        y)
{
  GtkWidget *slot = pick (self, x, y, KL_TYPE_BOARD_SLOT);
  int        column, row;

  if (self->game == NULL || g_value_get_int (value) != kl_intent_get_type (&self->intent, self->game))
    return FALSE;

  if (slot != NULL)
    {
      kl_board_place (self, KL_BOARD_SLOT (slot));
      return TRUE;
    }
  kl_board_find_space (self, x, y, &column, &row);
  kl_board_refuse (self, column, row);
  return FALSE;
}

void
kl_board_input_bind (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, drag_begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_update_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_end_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, pinch_begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, pinch_cb);
  gtk_widget_class_bind_template_callback (widget_class, scroll_cb);
  gtk_widget_class_bind_template_callback (widget_class, decelerate_cb);
  gtk_widget_class_bind_template_callback (widget_class, motion_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
}

void
kl_board_input_init (KlBoard *self)
{
  /* A drop target of a plain type cannot be written in a template. */
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);

  g_signal_connect_swapped (drop, "motion", G_CALLBACK (drop_motion_cb), self);
  g_signal_connect_swapped (drop, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}

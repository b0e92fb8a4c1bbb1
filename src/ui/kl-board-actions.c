/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board's actions, for buttons, menus and the window's keys.
 */

#include "kl-board-private.h"

static const double BUTTON_ZOOM = 1.3;

static void
zoom_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  KlBoard *self = KL_BOARD (widget);

  if (g_str_equal (action, "board.zoom-in"))
    kl_board_zoom_centre (self, self->view.zoom * BUTTON_ZOOM);
  else if (g_str_equal (action, "board.zoom-out"))
    kl_board_zoom_centre (self, self->view.zoom / BUTTON_ZOOM);
  else
    kl_board_zoom_centre (self, 1);
}

static void
fit_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  kl_board_show_whole (KL_BOARD (widget));
}

static void
turn_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  kl_board_turn (KL_BOARD (widget), g_str_equal (action, "board.turn-left") ? -1 : 1);
}

static void
place_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  KlBoard *self = KL_BOARD (widget);

  if (self->slot == NULL)
    return;
  kl_board_place (self, self->slot);
  /* The button that was touched is gone, and the board hears nothing of the finger that leaves it. */
  gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->drag));
  gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->pinch));
}

static void
pass_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  kl_board_pass (KL_BOARD (widget));
}

void
kl_board_actions_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.zoom-in", NULL, zoom_cb);
  gtk_widget_class_install_action (widget_class, "board.zoom-out", NULL, zoom_cb);
  gtk_widget_class_install_action (widget_class, "board.zoom-normal", NULL, zoom_cb);
  gtk_widget_class_install_action (widget_class, "board.fit", NULL, fit_cb);
  gtk_widget_class_install_action (widget_class, "board.turn-left", NULL, turn_cb);
  gtk_widget_class_install_action (widget_class, "board.turn-right", NULL, turn_cb);
  gtk_widget_class_install_action (widget_class, "board.place", NULL, place_cb);
  gtk_widget_class_install_action (widget_class, "board.pass", NULL, pass_cb);
}

void
kl_board_actions_update (KlBoard *self)
{
  RulesMove pass;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "board.place", self->slot != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "board.pass", kl_board_find_pass (self, &pass));
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A switch can be clicked and dragged, and takes a click for a drag as soon as the finger, the pen or the mouse moves by a pixel
 * meanwhile, as it does in a hand that trembles. Without the drag the click always counts.
 *
 * And it says only when it is let go of that the click was meant for it. GTK 4.8 does not tell the list around it any more that
 * the finger is gone then, which so takes no further tap on any of its rows. So it says it at once, as a button does.
 */

#include "kl-switches.h"

#include "kl-mend.h"

static void
pressed_cb (GtkGesture *click)
{
  gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
mend (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_PAN (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
      else if (GTK_IS_GESTURE_CLICK (controller) && g_signal_handler_find (controller, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, pressed_cb, NULL) == 0)
        g_signal_connect (controller, "pressed", G_CALLBACK (pressed_cb), NULL);
    }
}

void
kl_switches_mend (void)
{
  kl_mend_all (GTK_TYPE_SWITCH, "map", mend);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A toast that has just come cannot be pressed, for the time that libadwaita takes to show it. Two quick clicks on the
 * button of a toast behind which another waits would else end the program: the second one meets the next toast on its way.
 * Labels of toasts have no mnemonics for the same reason: those would reach the button in spite of this.
 */

#include "kl-toasts.h"

enum
{
  ARRIVAL_MS = 600 /* longer than the longest way, of a toast that replaces another */
};

static gboolean
arrived_cb (gpointer toast)
{
  gtk_widget_set_can_target (toast, TRUE);
  gtk_widget_set_can_focus (toast, TRUE);
  return G_SOURCE_REMOVE;
}

static void
items_changed_cb (GListModel      *children,
                  guint            position,
                  guint            removed,
                  guint            added,
                  AdwToastOverlay *overlay)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) child = g_list_model_get_item (children, i);

      if (child == adw_toast_overlay_get_child (overlay))
        continue;
      gtk_widget_set_can_target (child, FALSE);
      gtk_widget_set_can_focus (child, FALSE);
      g_timeout_add_full (G_PRIORITY_DEFAULT, ARRIVAL_MS, arrived_cb, g_object_ref (child), g_object_unref);
    }
}

void
kl_toasts_guard (AdwToastOverlay *overlay)
{
  GListModel *children;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));

  children = gtk_widget_observe_children (GTK_WIDGET (overlay));
  g_signal_connect_object (children, "items-changed", G_CALLBACK (items_changed_cb), overlay, 0);
  /* The widget does not keep the list of its children alive. */
  g_object_set_data_full (G_OBJECT (overlay), "kl-toasts", children, g_object_unref);
}

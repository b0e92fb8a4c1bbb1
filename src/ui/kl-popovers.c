/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A popover that is open takes all keys and clicks. With GTK 4.8 it goes on taking them when its window is closed, or its button
 * is taken out of the window, before it is: it is never freed, nothing can be seen of it, and no window of the program hears
 * anything any more. Menus, lists to choose from and the menus of text entries are all such popovers, and most are made by the
 * toolkit, so all of them are watched.
 */

#include "kl-popovers.h"

static gboolean
unmap_cb (GSignalInvocationHint *hint,
          guint                  n_values,
          const GValue          *values,
          gpointer               user_data)
{
  GObject *object = g_value_get_object (&values[0]);

  /* Whoever closes a popover hides it before it is unmapped. */
  if (GTK_IS_POPOVER (object) && gtk_widget_get_visible (GTK_WIDGET (object)))
    gtk_popover_popdown (GTK_POPOVER (object));
  return TRUE;
}

void
kl_popovers_mend (void)
{
  /* Signals are there with the class. */
  g_type_class_unref (g_type_class_ref (GTK_TYPE_POPOVER));
  g_signal_add_emission_hook (g_signal_lookup ("unmap", GTK_TYPE_WIDGET), 0, unmap_cb, NULL, NULL);
}

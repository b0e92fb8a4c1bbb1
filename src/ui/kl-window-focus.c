/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A menu within a menu takes the focus along when it goes, with GTK 4.8, and then no key reaches the board. So whenever the
 * window is left without a focus that can be seen, the board gets it, or the page of welcome. But while a menu is open the focus
 * stays in it; an entry that cannot be chosen any more, because a computer has moved, loses it.
 */

#include "kl-window-private.h"

static gboolean
is_lost (KlWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && (focus == NULL || !gtk_widget_get_mapped (focus));
}

static GtkWidget *
find_open_popover (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_open_popover (child);
  return found;
}

static gboolean
restore_cb (gpointer data)
{
  KlWindow  *self = data;
  GtkWidget *popover;

  self->focus_source = 0;
  if (!is_lost (self))
    return G_SOURCE_REMOVE;
  popover = find_open_popover (GTK_WIDGET (self));
  if (popover != NULL)
    gtk_widget_child_focus (popover, GTK_DIR_TAB_FORWARD);
  else
    kl_window_focus_game (self);
  return G_SOURCE_REMOVE;
}

/* Not at once: what closes may be about to hand the focus back. */
static void
changed_cb (KlWindow *self)
{
  if (self->focus_source == 0 && is_lost (self))
    self->focus_source = g_idle_add_full (G_PRIORITY_LOW, restore_cb, self, NULL);
}

/* Before the toolkit takes the first button that there is. */
static void
map_cb (KlWindow *self)
{
  if (gtk_window_get_focus (GTK_WINDOW (self)) == NULL)
    kl_window_focus_game (self);
}

void
kl_window_bind_focus (KlWindow *self)
{
  g_signal_connect (self, "map", G_CALLBACK (map_cb), NULL);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (changed_cb), NULL);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (changed_cb), NULL);
}

void
kl_window_unbind_focus (KlWindow *self)
{
  g_signal_handlers_disconnect_by_func (self, changed_cb, NULL);
  g_clear_handle_id (&self->focus_source, g_source_remove);
}

void
kl_window_focus_game (KlWindow *self)
{
  GtkWidget *cover = kl_table_get_cover (self->table);

  if (self->game == NULL)
    gtk_widget_grab_focus (self->start);
  else
    gtk_widget_grab_focus (cover != NULL ? cover : kl_table_get_board (self->table));
}

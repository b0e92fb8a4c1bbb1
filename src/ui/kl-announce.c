/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toolkit can announce from 4.14 on. Before that a screen reader is told of changes everywhere, but Orca speaks only of
 * what has the focus: its name, and its description. So the sentence becomes the description of what has the focus, until
 * the next one comes or something else has it.
 */

#include "kl-announce.h"

#include "kl-board-slot.h"

enum
{
  SETTLE_MS = 150 /* until a screen reader has asked what has the focus now */
};

/* What waits to be said in a window. */
typedef struct
{
  GtkWidget *window;    /* borrowed; it owns this */
  GtkWidget *described; /* weak: what has a sentence as its description */
  char      *text;
  guint      source;
} Announcement;

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("kl-announcement");
}

/* A widget with a tooltip has that for a description, by the toolkit; a place says how the tile lies there. */
static void
restore_description (Announcement *self)
{
  const char *tooltip;

  if (self->described == NULL)
    return;
  tooltip = gtk_widget_get_tooltip_text (self->described);
  if (tooltip != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->described), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip, -1);
  else if (KL_IS_BOARD_SLOT (self->described))
    kl_board_slot_describe (KL_BOARD_SLOT (self->described));
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self->described), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_clear_weak_pointer (&self->described);
}

/* A dialog over the window has the focus instead of it. */
static GtkWidget *
find_active (GtkWidget *window)
{
  g_autoptr (GList) windows = NULL;

  if (gtk_window_is_active (GTK_WINDOW (window)))
    return window;
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == GTK_WINDOW (window) && gtk_widget_get_visible (l->data))
      return l->data;
  return window;
}

static void
say (Announcement *self)
{
  GtkWidget *window = find_active (self->window);

#if GTK_CHECK_VERSION(4, 14, 0)
  /* The accessible tree that GTK makes for tests cannot announce, and ends the program when it is asked to. */
  if (g_strcmp0 (g_getenv ("GTK_A11Y"), "test") == 0)
    return;
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (window), self->text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  if (focus == NULL)
    return;
  if (focus != self->described)
    restore_description (self);
  g_set_weak_pointer (&self->described, focus);
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->text, -1);
#endif
}

static gboolean
say_cb (gpointer user_data)
{
  Announcement *self = user_data;

  self->source = 0;
  say (self);
  return G_SOURCE_REMOVE;
}

/* What has the focus now says what it is itself. */
static void
focus_cb (GtkWidget  *window,
          GParamSpec *pspec,
          gpointer    user_data)
{
  restore_description (user_data);
}

static void
announcement_free (gpointer user_data)
{
  Announcement *self = user_data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->described);
  g_free (self->text);
  g_free (self);
}

static Announcement *
get_announcement (GtkWidget *window)
{
  Announcement *self = g_object_get_qdata (G_OBJECT (window), get_quark ());

  if (self != NULL)
    return self;
  self = g_new0 (Announcement, 1);
  self->window = window;
  g_object_set_qdata_full (G_OBJECT (window), get_quark (), self, announcement_free);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_cb), self);
  return self;
}

void
kl_announce (GtkWidget  *widget,
             const char *text)
{
  GtkRoot      *root;
  Announcement *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  root = gtk_widget_get_root (widget);
  if (!GTK_IS_WINDOW (root))
    return;
  self = get_announcement (GTK_WIDGET (root));
  g_free (self->text);
  self->text = g_strdup (text);
  g_clear_handle_id (&self->source, g_source_remove);
  self->source = g_timeout_add (SETTLE_MS, say_cb, self);
}

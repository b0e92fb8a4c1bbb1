/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looking into windows.
 */

#include "widgets.h"

enum
{
  MAX_ITERATIONS = 1000
};

typedef gboolean (*Predicate) (GtkWidget    *widget,
                               gconstpointer data);

static GtkWidget *
find (GtkWidget    *root,
      Predicate     predicate,
      gconstpointer data)
{
  if (predicate (root, data))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, predicate, data);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
has_type (GtkWidget    *widget,
          gconstpointer data)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, *(const GType *) data);
}

static gboolean
has_action (GtkWidget    *widget,
            gconstpointer data)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), data) == 0;
}

static gboolean
says (GtkWidget    *widget,
      gconstpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget) &&
         g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), data) == 0;
}

GtkWidget *
test_find_widget (GtkWidget *root,
                  GType      type)
{
  return find (root, has_type, &type);
}

GtkWidget *
test_find_button (GtkWidget  *root,
                  const char *action)
{
  return find (root, has_action, action);
}

static void
collect (GtkWidget *root,
         GType      type,
         GPtrArray *widgets)
{
  if (has_type (root, &type))
    g_ptr_array_add (widgets, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, type, widgets);
}

GPtrArray *
test_find_widgets (GtkWidget *root,
                   GType      type)
{
  GPtrArray *widgets = g_ptr_array_new ();

  collect (root, type, widgets);
  return widgets;
}

gboolean
test_has_label (GtkWidget  *root,
                const char *text)
{
  return find (root, says, text) != NULL;
}

GtkWidget *
test_find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type))
        return window; /* which lives on its own */
    }
  return NULL;
}

void
test_settle (void)
{
  for (int i = 0; i < MAX_ITERATIONS && g_main_context_iteration (NULL, FALSE); i++)
    continue;
}

void
test_wait_for_frames (GtkWidget *widget,
                      guint      n)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gint64         last = gdk_frame_clock_get_frame_counter (clock) + n;

  while (gdk_frame_clock_get_frame_counter (clock) < last)
    {
      gtk_widget_queue_draw (widget);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program's window, and a table in a window of its own.
 */

#include "windows.h"

#include "widgets.h"

KlWindow *
test_window_open (void)
{
  KlWindow *window = g_object_new (KL_TYPE_WINDOW, NULL);

  gtk_window_present (GTK_WINDOW (window));
  return window;
}

KlWindow *
test_window_open_game (KlGame *game)
{
  KlWindow *window = g_object_new (KL_TYPE_WINDOW, NULL);

  kl_window_set_game (window, game);
  gtk_window_present (GTK_WINDOW (window));
  test_settle ();
  return window;
}

KlWindow *
test_window_open_size (KlGame *game,
                       int     width,
                       int     height)
{
  KlWindow *window = g_object_new (KL_TYPE_WINDOW, "cover", FALSE, NULL);

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  kl_window_set_game (window, game);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (GTK_WIDGET (window)) == 0)
    g_main_context_iteration (NULL, TRUE);
  test_settle ();
  return window;
}

void
test_window_close (KlWindow *window)
{
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
  g_assert_null (window);
}

void
test_table_set_up (TestTable    *self,
                   gconstpointer data)
{
  self->window = gtk_window_new ();
  self->table = g_object_new (KL_TYPE_TABLE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 700);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->table));
  gtk_window_present (GTK_WINDOW (self->window));
}

void
test_table_tear_down (TestTable    *self,
                      gconstpointer data)
{
  g_object_add_weak_pointer (G_OBJECT (self->table), (gpointer *) &self->table);
  gtk_window_destroy (GTK_WINDOW (self->window));
  test_settle ();
  g_assert_null (self->table);
}

GtkWidget *
test_table_find (TestTable *self,
                 GType      type)
{
  return test_find_widget (GTK_WIDGET (self->table), type);
}

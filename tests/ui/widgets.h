/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looking into windows.
 */

#pragma once

#include <gtk/gtk.h>

/* The first widget of that type in root or below, parents first; NULL when there is none. */
GtkWidget *test_find_widget (GtkWidget *root,
                             GType      type);
/* The first button with that action's name. */
GtkWidget *test_find_button (GtkWidget  *root,
                             const char *action);
/* Every widget of that type in root and below; free the array. */
GPtrArray *test_find_widgets (GtkWidget *root,
                              GType      type) G_GNUC_WARN_UNUSED_RESULT;
/* Whether a label below root says exactly this. */
gboolean test_has_label (GtkWidget  *root,
                         const char *text);

/* The first open window of that type, or NULL. */
GtkWidget *test_find_window (GType type);

/* Lets the program work until there is nothing to do, but not for ever. */
void test_settle (void);
/* Until so many frames of the widget's window have been painted. */
void test_wait_for_frames (GtkWidget *widget,
                           guint      n);

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lessons in the window: the game that was running is kept aside, and comes back when the lesson is left.
 */

#include "kl-window-private.h"

#include "kl-lessons-dialog.h"

static void
begin_lesson (KlWindow *self,
              guint     number)
{
  KlGame *game;

  if (!kl_window_in_lesson (self))
    g_set_object (&self->kept, self->game);
  game = kl_lesson_bar_begin (self->lesson, number);
  kl_window_update_cover (self);
  kl_window_set_game (self, game);
}

static void
lessons_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  KlLessonsDialog *dialog = kl_lessons_dialog_new (GTK_WINDOW (widget));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (begin_lesson), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
again_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  KlWindow *self = KL_WINDOW (widget);

  if (kl_window_in_lesson (self))
    begin_lesson (self, (guint) kl_lesson_bar_get_lesson (self->lesson));
}

static void
next_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  KlWindow *self = KL_WINDOW (widget);

  if (kl_window_in_lesson (self))
    begin_lesson (self, (guint) kl_lesson_bar_get_lesson (self->lesson) + 1);
}

static void
leave_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  kl_window_leave_lesson (KL_WINDOW (widget));
}

void
kl_window_class_install_lesson_actions (KlWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "win.lessons", NULL, lessons_cb);
  gtk_widget_class_install_action (widget_class, "win.lesson-again", NULL, again_cb);
  gtk_widget_class_install_action (widget_class, "win.lesson-next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "win.lesson-leave", NULL, leave_cb);
}

gboolean
kl_window_in_lesson (KlWindow *self)
{
  return kl_lesson_bar_get_lesson (self->lesson) >= 0;
}

void
kl_window_update_cover (KlWindow *self)
{
  /* Who learns plays everybody. */
  g_object_set (self->table, "cover", self->cover && !kl_window_in_lesson (self), NULL);
}

void
kl_window_leave_lesson (KlWindow *self)
{
  g_autoptr (KlGame) kept = NULL;

  if (!kl_window_in_lesson (self))
    return;
  kept = g_steal_pointer (&self->kept);
  kl_lesson_bar_end (self->lesson);
  kl_window_update_cover (self);
  kl_window_set_game (self, kept);
}

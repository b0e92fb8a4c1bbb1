/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row for each lesson, in the order in which they are best played; the first that is not done has the focus.
 */

#include "kl-lessons-dialog.h"

#include <glib/gi18n.h>

#include "kl-dialogs.h"
#include "kl-lesson.h"
#include "kl-rows.h"
#include "kl-settings.h"

struct _KlLessonsDialog
{
  AdwWindow parent_instance;

  /* Template children */
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (KlLessonsDialog, kl_lessons_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
row_activated_cb (KlLessonsDialog *self,
                  GtkListBoxRow   *row)
{
  g_autoptr (KlLessonsDialog) hold G_GNUC_UNUSED = g_object_ref (self);
  guint                            number = (guint) gtk_list_box_row_get_index (row);

  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, number);
}

static GtkWidget *
create_row (const KlLesson *lesson,
            gboolean        done)
{
  GtkWidget *row = adw_action_row_new ();

  kl_rows_set_title (row, _ (lesson->title));
  kl_rows_set_subtitle (row, _ (lesson->about));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  if (done)
    {
      GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

      gtk_widget_set_tooltip_text (mark, _ ("Done"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Done"), -1);
      gtk_widget_add_css_class (mark, "success");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), mark);
    }
  return row;
}

static void
kl_lessons_dialog_class_init (KlLessonsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", KL_TYPE_LESSONS_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-lessons-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, KlLessonsDialog, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
kl_lessons_dialog_init (KlLessonsDialog *self)
{
  GSettings       *settings = kl_settings_get ();
  g_auto (GStrv)   done = settings != NULL ? g_settings_get_strv (settings, "lessons") : g_new0 (char *, 1);
  const GPtrArray *lessons = kl_lessons_get ();
  GtkWidget       *next = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < lessons->len; i++)
    {
      const KlLesson *lesson = g_ptr_array_index (lessons, i);
      gboolean        is_done = g_strv_contains ((const char *const *) done, lesson->id);
      GtkWidget      *row = create_row (lesson, is_done);

      gtk_list_box_append (self->list, row);
      if (next == NULL && !is_done)
        next = row;
    }
  if (next != NULL)
    gtk_widget_grab_focus (next);
}

KlLessonsDialog *
kl_lessons_dialog_new (GtkWindow *parent)
{
  return kl_dialogs_put_over (g_object_new (KL_TYPE_LESSONS_DIALOG, NULL), parent);
}

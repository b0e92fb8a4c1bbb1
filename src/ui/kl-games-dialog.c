/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows are there at once and fill one after another, when there is nothing more urgent to do. A deleted game is put
 * away and its row hidden, so that both can come back; it is gone when the program starts the next time.
 */

#include "kl-games-dialog.h"

#include <glib/gi18n.h>

#include "kl-dialogs.h"
#include "kl-kept-row.h"
#include "kl-store.h"
#include "kl-toasts.h"

struct _KlGamesDialog
{
  AdwWindow parent_instance;

  /* Template children */
  AdwToastOverlay *toasts;
  GtkStack        *pages;
  GtkListBox      *list;

  guint idle; /* a source that loads the next row, or 0 */
};

G_DEFINE_FINAL_TYPE (KlGamesDialog, kl_games_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static KlKeptRow *
find_row (KlGamesDialog *self,
          const char    *path)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (g_str_equal (kl_kept_row_get_path (KL_KEPT_ROW (row)), path))
      return KL_KEPT_ROW (row);
  return NULL;
}

static void
update_page (KlGamesDialog *self)
{
  GtkListBoxRow *row = NULL;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_widget_get_visible (GTK_WIDGET (row)))
      break;
  gtk_stack_set_visible_child_name (self->pages, row != NULL ? "games" : "empty");
}

static void
row_activated_cb (KlGamesDialog *self,
                  KlKeptRow     *row)
{
  g_autofree char *path = g_strdup (kl_kept_row_get_path (row));

  gtk_window_close (GTK_WINDOW (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, path);
}

/* At once, whatever is being told. */
static void
tell_problem (KlGamesDialog *self,
              const char    *words)
{
  AdwToast *toast = kl_toasts_new (GTK_WINDOW (self), words, NULL);

  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
delete_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  KlGamesDialog   *self = KL_GAMES_DIALOG (widget);
  const char      *path = g_variant_get_string (parameter, NULL);
  KlKeptRow       *row = find_row (self, path);
  g_autofree char *text = NULL;
  AdwToast        *toast;

  if (row == NULL)
    return;
  if (!kl_store_delete (path))
    {
      tell_problem (self, _ ("The game could not be deleted"));
      return;
    }

  gtk_widget_set_visible (GTK_WIDGET (row), FALSE);
  update_page (self);
  if (*kl_kept_row_get_players (row) != '\0')
    /* translators: the players' names: "The game of Anna and Joris has been deleted" */
    text = g_strdup_printf (_ ("The game of %s has been deleted"), kl_kept_row_get_players (row));
  else
    text = g_strdup (_ ("The game has been deleted"));
  toast = kl_toasts_new (GTK_WINDOW (self), text, _ ("Undo"));
  adw_toast_set_action_name (toast, "games.restore");
  adw_toast_set_action_target (toast, "s", path);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
restore_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  KlGamesDialog *self = KL_GAMES_DIALOG (widget);
  const char    *path = g_variant_get_string (parameter, NULL);
  KlKeptRow     *row = find_row (self, path);

  if (row == NULL)
    return;
  if (!kl_store_restore (path))
    {
      tell_problem (self, _ ("The game could not be brought back"));
      return;
    }
  gtk_widget_set_visible (GTK_WIDGET (row), TRUE);
  update_page (self);
}

static void load_from (KlGamesDialog *self,
                       int            index);

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (source), KL_TYPE_GAMES_DIALOG);

  /* Closed meanwhile: the row is in none. A dialog that was kept for this would outlive its parent, which GTK 4.8 does not
   * survive. */
  if (dialog != NULL)
    load_from (KL_GAMES_DIALOG (dialog), gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (source)) + 1);
}

static gboolean
load_cb (gpointer user_data)
{
  KlKeptRow     *row = user_data;
  KlGamesDialog *self = KL_GAMES_DIALOG (gtk_widget_get_ancestor (GTK_WIDGET (row), KL_TYPE_GAMES_DIALOG));

  self->idle = 0;
  kl_kept_row_load (row, loaded_cb, NULL);
  return G_SOURCE_REMOVE;
}

static void
load_from (KlGamesDialog *self,
           int            index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  if (row != NULL)
    self->idle = g_idle_add (load_cb, row);
}

static void
kl_games_dialog_dispose (GObject *object)
{
  KlGamesDialog *self = KL_GAMES_DIALOG (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  G_OBJECT_CLASS (kl_games_dialog_parent_class)->dispose (object);
}

static void
kl_games_dialog_class_init (KlGamesDialogClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_games_dialog_dispose;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", KL_TYPE_GAMES_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-games-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, KlGamesDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, KlGamesDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, KlGamesDialog, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);

  gtk_widget_class_install_action (widget_class, "games.delete", "s", delete_cb);
  gtk_widget_class_install_action (widget_class, "games.restore", "s", restore_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
kl_games_dialog_init (KlGamesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  kl_toasts_guard (self->toasts);
}

KlGamesDialog *
kl_games_dialog_new (GtkWindow  *parent,
                     const char *on_table)
{
  KlGamesDialog        *self = kl_dialogs_put_over (g_object_new (KL_TYPE_GAMES_DIALOG, NULL), parent);
  g_autofree char      *folder = kl_store_dup_folder ();
  g_autoptr (GPtrArray) paths = kl_store_list (folder);

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      GtkWidget  *row = kl_kept_row_new (path);

      kl_kept_row_set_on_table (KL_KEPT_ROW (row), g_strcmp0 (path, on_table) == 0);
      gtk_list_box_append (self->list, row);
    }
  update_page (self);
  load_from (self, 0);
  return self;
}

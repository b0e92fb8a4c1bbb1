/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Other games in the window: those that are kept, and what goes to other people and programs as text.
 */

#include "kl-window-private.h"

#include <glib/gi18n.h>

#include "kl-dialogs.h"
#include "kl-file.h"
#include "kl-games-dialog.h"
#include "kl-script-file.h"
#include "kl-text.h"

static void
game_chosen_cb (KlWindow   *self,
                const char *path)
{
  kl_window_open_kept (self, path);
}

static void
games_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  KlWindow      *self = KL_WINDOW (widget);
  KlGamesDialog *dialog;

  /* The list shows what is on the disk. */
  kl_window_write_games (self, NULL);
  dialog = kl_games_dialog_new (GTK_WINDOW (self), kl_window_get_path (self));
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (game_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
script_chosen_cb (GFile   *file,
                  gpointer user_data)
{
  KlWindow          *self = KL_WINDOW (user_data);
  g_autoptr (GError) error = NULL;

  if (kl_script_file_write (self->game, file, &error))
    {
      g_autofree char *name = kl_file_dup_name (file);
      /* translators: the name of a file */
      g_autofree char *text = g_strdup_printf (_ ("The moves have been saved as “%s”"), name);

      kl_window_add_toast (self, text, NULL, NULL);
    }
  else
    kl_dialogs_error (GTK_WINDOW (self), _ ("The Moves Could Not Be Saved"), error->message);
}

static void
export_script_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  static const KlDialogsType types[] = { { N_ ("Game scripts"), KL_SCRIPT_EXTENSION }, { NULL } };
  kl_dialogs_save_as (GTK_WINDOW (widget), _ ("Save the Moves"), NULL, types, script_chosen_cb, G_OBJECT (widget));
}

static void
copy_position_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  KlWindow        *self = KL_WINDOW (widget);
  GString         *text = g_string_new (NULL);
  g_autofree char *board = NULL;

  kl_text_append_board (text, kl_game_get_setup (self->game), kl_game_get_position (self->game));
  board = g_string_free (text, FALSE);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), board);
  kl_window_add_toast (self, _ ("The position has been copied"), NULL, NULL);
}

void
kl_window_class_install_share_actions (KlWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "win.games", NULL, games_cb);
  gtk_widget_class_install_action (widget_class, "win.export-script", NULL, export_script_cb);
  gtk_widget_class_install_action (widget_class, "win.copy-position", NULL, copy_position_cb);
}

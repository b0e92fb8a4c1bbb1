/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done in the window, by name. Menus, buttons and keys only name it; what cannot be done now is disabled.
 */

#include "kl-window-private.h"

#include <glib/gi18n.h>

#include "kl-board.h"
#include "kl-dialogs.h"
#include "kl-file.h"
#include "kl-map-export.h"
#include "kl-new-game-dialog.h"
#include "kl-output.h"
#include "kl-plan.h"
#include "kl-result-dialog.h"
#include "kl-save.h"
#include "kl-tiles-left-dialog.h"
#include "kl-track-dialog.h"
#include "kl-words.h"

static void
new_game_started_cb (KlWindow *self,
                     KlGame   *game)
{
  kl_window_replace_game (self, game, _ ("New game begun"));
}

static void
new_cb (GtkWidget  *widget,
        const char *action_name,
        GVariant   *parameter)
{
  KlNewGameDialog *dialog = kl_new_game_dialog_new (GTK_WINDOW (widget));

  g_signal_connect_object (dialog, "started", G_CALLBACK (new_game_started_cb), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* "win.quick-start", for two people, or "win.quick-start-alone". */
static void
quick_start_cb (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  g_auto (KlPlan)    plan = { 0 };
  g_autoptr (KlGame) game = NULL;

  kl_plan_init (&plan);
  if (g_str_equal (action_name, "win.quick-start-alone"))
    plan.kind[1] = KL_KIND_CASUAL;
  game = kl_plan_begin (&plan, kl_plan_roll_seed (), NULL);
  g_return_if_fail (game != NULL);
  kl_window_replace_game (KL_WINDOW (widget), game, _ ("New game begun"));
}

static void
open_chosen_cb (GFile   *file,
                gpointer user_data)
{
  kl_window_open_file (KL_WINDOW (user_data), file);
}

static void
open_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  kl_dialogs_open (GTK_WINDOW (widget), open_chosen_cb, G_OBJECT (widget));
}

static void
save_chosen_cb (GFile   *file,
                gpointer user_data)
{
  KlWindow          *self = KL_WINDOW (user_data);
  g_autoptr (GError) error = NULL;

  if (kl_save_write (self->game, file, &error))
    {
      g_autofree char *name = kl_file_dup_name (file);
      /* translators: the name of a file */
      g_autofree char *text = g_strdup_printf (_ ("The game has been saved as “%s”"), name);

      kl_window_add_toast (self, text, NULL, NULL);
    }
  else
    kl_dialogs_error (GTK_WINDOW (self), _ ("The Game Could Not Be Saved"), error->message);
}

static void
save_copy_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  kl_dialogs_save (GTK_WINDOW (widget), save_chosen_cb, G_OBJECT (widget));
}

static void
picture_written_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  g_autoptr (KlWindow) self = user_data;
  g_autoptr (GError)   error = NULL;
  gboolean             written = kl_output_write_finish (G_FILE (source), result, &error);

  if (!written)
    kl_dialogs_error (GTK_WINDOW (self), _ ("The Picture Could Not Be Saved"), error->message);
  else if (gtk_widget_get_visible (GTK_WIDGET (self))) /* it may be closed meanwhile */
    {
      g_autofree char *name = kl_file_dup_name (G_FILE (source));
      /* translators: the name of a file */
      g_autofree char *text = g_strdup_printf (_ ("The picture has been saved as “%s”"), name);

      kl_window_add_toast (self, text, NULL, NULL);
    }
}

static void
picture_chosen_cb (GFile   *file,
                   gpointer user_data)
{
  KlWindow *self = KL_WINDOW (user_data);

  kl_map_export_write_async (kl_map_export_new (self->game), file, kl_map_format_guess (file), picture_written_cb, g_object_ref (self));
}

static void
export_picture_cb (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  static const KlDialogsType types[] = {
    { N_ ("PNG pictures"), ".png" },
    { N_ ("SVG drawings"), ".svg" },
    { N_ ("PDF documents"), ".pdf" },
    { NULL }
  };
  kl_dialogs_save_as (GTK_WINDOW (widget), _ ("Save a Picture"), NULL, types, picture_chosen_cb, G_OBJECT (widget));
}

static void
undo_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  KlWindow *self = KL_WINDOW (widget);

  /* With nobody at the table the computers would do it again at once. */
  if (kl_game_count_people (self->game) == 0)
    kl_thinker_set_paused (self->thinker, TRUE);
  kl_game_undo (self->game);
}

static void
redo_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  kl_game_redo (KL_WINDOW (widget)->game);
}

/* The present game comes into the place of the previous one, so this can be taken back the same way. */
static void
previous_game_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  KlWindow          *self = KL_WINDOW (widget);
  g_autoptr (KlGame) previous = g_steal_pointer (&self->previous);

  kl_window_replace_game (self, previous, _ ("Previous game"));
}

/* Takes a dialog that speaks of the game on the table, and goes when another one comes there: the desktop can have a file opened
 * at any time. */
static void
present_beside_game (KlWindow *self,
                     gpointer  dialog)
{
  g_signal_connect_object (self, "notify::game", G_CALLBACK (gtk_window_destroy), dialog, G_CONNECT_SWAPPED);
  gtk_window_present (dialog);
}

KlResultDialog *
kl_window_show_result (KlWindow *self)
{
  KlResultDialog *dialog = kl_result_dialog_new (GTK_WINDOW (self), self->game, kl_window_get_review (self));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (kl_window_look_at_reviewed), self, G_CONNECT_SWAPPED);
  present_beside_game (self, dialog);
  return dialog;
}

static void
result_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  kl_window_show_result (KL_WINDOW (widget));
}

static void
tiles_left_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  KlWindow *self = KL_WINDOW (widget);

  present_beside_game (self, kl_tiles_left_dialog_new (GTK_WINDOW (self), self->game));
}

static void
history_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  kl_history_bar_toggle (KL_WINDOW (widget)->history);
}

static void
look_at_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (KL_WINDOW (widget)->log_button));
  kl_history_bar_look_at (KL_WINDOW (widget)->history, g_variant_get_uint32 (parameter));
}

/* One is enough, and follows the window from game to game. */
static void
score_track_cb (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  KlWindow  *self = KL_WINDOW (widget);
  GtkWindow *track = kl_dialogs_find (KL_TYPE_TRACK_DIALOG, GTK_WINDOW (self));

  if (track == NULL)
    {
      track = GTK_WINDOW (kl_track_dialog_new (GTK_WINDOW (self)));
      g_object_bind_property (self->history, "shown", track, "game", G_BINDING_SYNC_CREATE);
    }
  gtk_window_present (track);
}

/* "win.fit" is the board's "board.fit". */
static void
board_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  g_autofree char *name = g_strconcat ("board.", action_name + strlen ("win."), NULL);

  gtk_widget_activate_action (kl_table_get_board (KL_WINDOW (widget)->table), name, NULL);
}

/* The first, second … of what can be picked now. */
static void
pick_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  kl_table_pick (KL_WINDOW (widget)->table, g_variant_get_int32 (parameter) - 1);
}

static void
look_at_gifts_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  kl_table_look_at_gifts (KL_WINDOW (widget)->table);
}

static void
put_gift_back_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  kl_board_set_gift (KL_BOARD (kl_table_get_board (KL_WINDOW (widget)->table)), KL_GIFT_NONE);
}

/* From wherever somebody has gone with Tab; what is not done yet on the board, it takes back itself. */
static void
go_to_board_cb (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  kl_window_focus_game (KL_WINDOW (widget));
}

static void
fullscreen_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

void
kl_window_class_install_actions (KlWindowClass *klass)
{
  static const char *const of_the_board[] = {
    "win.fit",
    "win.zoom-in",
    "win.zoom-out",
    "win.zoom-normal",
    "win.turn-left",
    "win.turn-right",
    "win.pass",
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "win.new", NULL, new_cb);
  gtk_widget_class_install_action (widget_class, "win.quick-start", NULL, quick_start_cb);
  gtk_widget_class_install_action (widget_class, "win.quick-start-alone", NULL, quick_start_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.save-copy", NULL, save_copy_cb);
  gtk_widget_class_install_action (widget_class, "win.export-picture", NULL, export_picture_cb);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "win.previous-game", NULL, previous_game_cb);
  gtk_widget_class_install_action (widget_class, "win.result", NULL, result_cb);
  gtk_widget_class_install_action (widget_class, "win.tiles-left", NULL, tiles_left_cb);
  gtk_widget_class_install_action (widget_class, "win.history", NULL, history_cb);
  gtk_widget_class_install_action (widget_class, "win.look-at", "u", look_at_cb);
  gtk_widget_class_install_action (widget_class, "win.score-track", NULL, score_track_cb);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_cb);
  gtk_widget_class_install_action (widget_class, "win.go-to-board", NULL, go_to_board_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.go-to-board", NULL);
  kl_window_class_install_share_actions (klass);
  gtk_widget_class_install_action (widget_class, "win.pick", "i", pick_cb);
  gtk_widget_class_install_action (widget_class, "win.look-at-gifts", NULL, look_at_gifts_cb);
  gtk_widget_class_install_action (widget_class, "win.put-gift-back", NULL, put_gift_back_cb);
  for (guint i = 0; i < G_N_ELEMENTS (of_the_board); i++)
    gtk_widget_class_install_action (widget_class, of_the_board[i], NULL, board_cb);
}

void
kl_window_update_actions (KlWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  KlGame    *game = self->game;
  gboolean   here = game != NULL && !kl_history_bar_get_looking (self->history);       /* not looking back */
  gboolean   asked = here && !kl_game_get_over (game) && !kl_game_is_computers (game); /* a person */
  gboolean   placing = asked && kl_game_get_phase (game) == RULES_PHASE_PLACE;
  gboolean   passing = here && kl_words_pass (game) != NULL;

  gtk_widget_action_set_enabled (widget, "win.go-to-board", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.games", game != NULL || kl_window_has_kept ());
  gtk_widget_action_set_enabled (widget, "win.save-copy", game != NULL && !kl_window_in_lesson (self));
  gtk_widget_action_set_enabled (widget, "win.export-script", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.copy-position", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.previous-game", self->previous != NULL);
  gtk_widget_action_set_enabled (widget, "win.export-picture", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.undo", here && kl_game_get_can_undo (game));
  gtk_widget_action_set_enabled (widget, "win.redo", here && kl_game_get_can_redo (game));
  gtk_widget_action_set_enabled (widget, "win.result", game != NULL && kl_game_get_over (game));
  gtk_widget_action_set_enabled (widget, "win.tiles-left", game != NULL && self->hints);
  gtk_widget_action_set_enabled (widget, "win.history", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.look-at", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.score-track", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.pick", asked);
  gtk_widget_action_set_enabled (widget, "win.look-at-gifts", asked);
  gtk_widget_action_set_enabled (widget, "win.fit", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.zoom-in", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.zoom-out", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.zoom-normal", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.turn-left", placing);
  gtk_widget_action_set_enabled (widget, "win.turn-right", placing);
  gtk_widget_action_set_enabled (widget, "win.pass", passing);
  kl_window_update_computer_actions (self);
  kl_window_update_hear_actions (self);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything in the window, apart from the window so that it can be built anew: a widget says for ever what it said when it
 * was built, and the language can change. The window stays where it is then, and so do the game and what is seen of it.
 */

#include "kl-window-private.h"

#include "kl-board.h"
#include "kl-dialogs.h"
#include "kl-log-panel.h"
#include "kl-preferences.h"
#include "kl-toasts.h"
#include "kl-track-dialog.h"
#include "kl-wrap.h"

/* Somebody begins to look back, or is back in the game. */
static void
shown_cb (KlWindow *self)
{
  kl_window_update_actions (self);
  if (self->game != NULL && !kl_history_bar_get_looking (self->history))
    {
      kl_window_focus_game (self);
      kl_window_return_to_review (self);
    }
}

/* As a suggestion is, but the lesson has the words. */
static void
hinted_cb (KlWindow        *self,
           const RulesMove *move)
{
  if (!kl_history_bar_get_looking (self->history))
    kl_table_advise (self->table, NULL, NULL, move);
}

static void
take_children (KlWindow   *self,
               GtkBuilder *builder)
{
  self->content = GTK_WIDGET (gtk_builder_get_object (builder, "content"));
  self->title = ADW_WINDOW_TITLE (gtk_builder_get_object (builder, "title"));
  self->toasts = ADW_TOAST_OVERLAY (gtk_builder_get_object (builder, "toasts"));
  self->pages = GTK_STACK (gtk_builder_get_object (builder, "pages"));
  self->start = GTK_WIDGET (gtk_builder_get_object (builder, "start"));
  self->lesson = KL_LESSON_BAR (gtk_builder_get_object (builder, "lesson"));
  self->table = KL_TABLE (gtk_builder_get_object (builder, "table"));
  self->history = KL_HISTORY_BAR (gtk_builder_get_object (builder, "history"));
  self->log_button = GTK_WIDGET (gtk_builder_get_object (builder, "log_button"));
}

static void
bind_hints (KlWindow *self)
{
  GtkWidget *board = kl_table_get_board (self->table);

  for (int i = 0; i < KL_N_HINTS; i++)
    g_object_bind_property (kl_preferences_get (), kl_board_hint_names[i], board, kl_board_hint_names[i], G_BINDING_SYNC_CREATE);
}

void
kl_window_build (KlWindow *self)
{
  g_autoptr (GtkBuilderScope) scope = gtk_builder_cscope_new ();
  g_autoptr (GtkBuilder)      builder = gtk_builder_new ();
  g_autoptr (GError)          error = NULL;

  g_type_ensure (KL_TYPE_LESSON_BAR);
  g_type_ensure (KL_TYPE_HISTORY_BAR);
  g_type_ensure (KL_TYPE_LOG_PANEL);
  g_type_ensure (KL_TYPE_TABLE);

  gtk_builder_cscope_add_callback (GTK_BUILDER_CSCOPE (scope), hinted_cb);
  gtk_builder_cscope_add_callback (GTK_BUILDER_CSCOPE (scope), shown_cb);
  gtk_builder_set_scope (builder, scope);
  gtk_builder_set_current_object (builder, G_OBJECT (self));
  gtk_builder_expose_object (builder, "KlWindow", G_OBJECT (self));
  if (!gtk_builder_add_from_resource (builder, RESOURCE_PATH "ui/kl-window-content.ui", &error))
    g_error ("%s", error->message);

  take_children (self, builder);
  kl_toasts_guard (self->toasts);
  kl_toasts_lay_over (self->toasts, self->table);
  kl_wrap_words (self->content);
  gtk_box_append (self->room, self->content);
  bind_hints (self);
  kl_window_update_cover (self);
  kl_window_seat_computer (self);
}

/* As the toolkit does for a new window. */
static void
build_shortcuts (KlWindow *self)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE_PATH "gtk/help-overlay.ui");

  gtk_application_window_set_help_overlay (GTK_APPLICATION_WINDOW (self),
                                           GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
}

void
kl_window_rebuild (KlWindow *self)
{
  GtkWidget    *content;
  KlLessonBar  *lesson;
  KlTable      *table;
  KlHistoryBar *history;
  GtkWindow    *track;

  g_return_if_fail (KL_IS_WINDOW (self));

  content = self->content;
  lesson = self->lesson;
  table = self->table;
  history = self->history;
  kl_window_build (self);
  kl_window_show_game (self);
  build_shortcuts (self);
  if (kl_lesson_bar_get_lesson (lesson) >= 0)
    {
      kl_lesson_bar_take_over (self->lesson, lesson);
      kl_window_update_cover (self);
    }
  if (kl_history_bar_get_looking (history))
    kl_history_bar_look_at (self->history, (guint) kl_game_get_history (kl_history_bar_get_shown (history))->cursor);
  if (self->game != NULL)
    kl_table_take_over (self->table, table);
  gtk_box_remove (self->room, content);

  track = kl_dialogs_find (KL_TYPE_TRACK_DIALOG, GTK_WINDOW (self));
  if (track != NULL)
    {
      gtk_window_destroy (track);
      gtk_widget_activate_action (GTK_WIDGET (self), "win.score-track", NULL);
    }
}

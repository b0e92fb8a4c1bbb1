/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The computers at the table: they play at the pace that the person likes, and wait while somebody looks back.
 */

#include "kl-window-private.h"

#include <glib/gi18n.h>

#include "kl-board.h"
#include "kl-preferences.h"
#include "kl-search.h"
#include "kl-words.h"

static gboolean
pace_of_speed (GBinding     *binding,
               const GValue *speed,
               GValue       *pace,
               gpointer      user_data)
{
  static const guint milliseconds[] = { 2400, 1200, 400, 0 };

  g_value_set_uint (pace, milliseconds[MIN (g_value_get_uint (speed), G_N_ELEMENTS (milliseconds) - 1)]);
  return TRUE;
}

static gboolean
is_looking (GBinding     *binding,
            const GValue *shown,
            GValue       *looking,
            gpointer      user_data)
{
  KlGame *game = g_value_get_object (shown);

  g_value_set_boolean (looking, game != NULL && kl_game_is_view (game));
  return TRUE;
}

static void
pause_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  KlThinker *thinker = KL_WINDOW (widget)->thinker;

  kl_thinker_set_paused (thinker, !kl_thinker_get_paused (thinker));
}

/* Nothing is looked for any more. */
static void
forget_advice (KlWindow *self)
{
  g_cancellable_cancel (self->advice);
  g_clear_object (&self->advice);
}

static KlAttention
get_attention (KlWindow *self)
{
  GtkWidget  *focus = gtk_window_get_focus (GTK_WINDOW (self));
  KlAttention attention = { 0 };

  if (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL)
    attention.focus = focus;
  g_object_get (kl_table_get_board (self->table), "turn", &attention.turn, "picked", &attention.picked, "figure", &attention.figure,
                "wagon", &attention.wagon, "gift", &attention.gift, NULL);
  return attention;
}

/* Whether somebody waits for the suggestion: no dialog is in front, and nothing has been done meanwhile. From a menu the focus
 * comes back. */
static gboolean
is_waiting (KlWindow *self)
{
  KlAttention now = get_attention (self);

  if (!gtk_window_is_active (GTK_WINDOW (self)) || now.focus == NULL || kl_table_get_cover (self->table) != NULL)
    return FALSE;
  if (self->asker.focus == NULL)
    return TRUE;
  return now.focus == self->asker.focus && now.turn == self->asker.turn && now.picked == self->asker.picked &&
         now.figure == self->asker.figure && now.wagon == self->asker.wagon && now.gift == self->asker.gift;
}

static void
advised_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (KlWindow) self = user_data;
  g_autofree char     *words = NULL;
  g_autofree char     *heard = NULL;
  AiChoice             choice;

  if (!kl_search_choose_finish (result, &choice, NULL))
    return;
  g_clear_object (&self->advice);
  words = kl_words_dup_advice (self->game, &choice);
  heard = kl_words_dup_advice_heard (self->game, &choice);
  kl_table_advise (self->table, words, heard, &choice.move);
  if (is_waiting (self))
    kl_board_go_to_move (KL_BOARD (kl_table_get_board (self->table)), &choice.move);
}

static void
suggest_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  KlWindow *self = KL_WINDOW (widget);

  if (kl_table_get_cover (self->table) != NULL)
    return;
  forget_advice (self);
  self->advice = g_cancellable_new ();
  self->asker = get_attention (self);
  kl_table_advise (self->table, _ ("Looking for a good move…"), NULL, NULL);
  kl_search_choose_async (kl_game_get_setup (self->game), kl_game_get_position (self->game), AI_MASTER, self->advice, advised_cb,
                          g_object_ref (self));
}

void
kl_window_class_install_computer_actions (KlWindowClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "win.suggest", NULL, suggest_cb);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "win.pause", NULL, pause_cb);
}

void
kl_window_update_computer_actions (KlWindow *self)
{
  gboolean here = self->game != NULL && !kl_history_bar_get_looking (self->history) && !kl_game_get_over (self->game);

  forget_advice (self);
  if (!self->hints)
    kl_table_advise (self->table, NULL, NULL, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.suggest",
                                 here && self->hints && !kl_window_in_lesson (self) && !kl_game_is_computers (self->game));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.pause",
                                 here && kl_game_count_people (self->game) < kl_game_get_setup (self->game)->n_players);
}

void
kl_window_bind_computer (KlWindow *self)
{
  g_object_bind_property_full (kl_preferences_get (), "speed", self->thinker, "pace", G_BINDING_SYNC_CREATE, pace_of_speed, NULL, NULL, NULL);
  g_object_bind_property (self, "game", self->thinker, "game", G_BINDING_SYNC_CREATE);
}

void
kl_window_seat_computer (KlWindow *self)
{
  g_object_bind_property_full (self->history, "shown", self->thinker, "held", G_BINDING_SYNC_CREATE, is_looking, NULL, NULL, NULL);
  g_object_bind_property (self->thinker, "paused", self->table, "paused", G_BINDING_SYNC_CREATE);
}

/* Nobody is left to see what it plays. */
void
kl_window_unbind_computer (KlWindow *self)
{
  if (self->thinker != NULL)
    kl_thinker_set_game (self->thinker, NULL);
  g_clear_object (&self->thinker);
  g_clear_object (&self->review);
  g_clear_handle_id (&self->review_source, g_source_remove);
  forget_advice (self);
}

KlReview *
kl_window_get_review (KlWindow *self)
{
  if (self->review == NULL || !kl_review_fits (self->review, self->game))
    {
      g_clear_object (&self->review);
      self->review = kl_review_new (self->game);
    }
  return self->review;
}

void
kl_window_look_at_reviewed (KlWindow         *self,
                            const KlReviewed *reviewed)
{
  g_autofree char *words = NULL;
  g_autofree char *heard = NULL;

  kl_history_bar_look_at (self->history, reviewed->entry);
  words = kl_words_dup_advice (kl_history_bar_get_shown (self->history), &reviewed->better);
  heard = kl_words_dup_advice_heard (kl_history_bar_get_shown (self->history), &reviewed->better);
  kl_table_advise (self->table, words, heard, &reviewed->better.move);
  self->reviewed = (int) reviewed->entry;
}

static void
return_cb (gpointer user_data)
{
  KlWindow *self = user_data;
  guint     entry = (guint) self->reviewed;

  self->review_source = 0;
  if (kl_history_bar_get_looking (self->history))
    return;
  self->reviewed = -1;
  if (self->game != NULL && kl_game_get_over (self->game))
    kl_result_dialog_show_review (kl_window_show_result (self), entry);
}

/* Not at once: who goes on playing from there takes the game back in a moment. */
void
kl_window_return_to_review (KlWindow *self)
{
  if (self->reviewed >= 0 && self->review_source == 0)
    self->review_source = g_idle_add_once (return_cb, self);
}

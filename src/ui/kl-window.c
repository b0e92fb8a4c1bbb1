/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game is never asked about: it is kept (kl-window-keep.c), and a game that is replaced can be had back from the toast
 * that says so.
 */

#include "kl-window-private.h"

#include <glib/gi18n.h>

#include "kl-dialogs.h"
#include "kl-help-window.h"
#include "kl-save.h"
#include "kl-script-file.h"
#include "kl-settings.h"
#include "kl-tiles.h"
#include "kl-toasts.h"
#include "kl-words.h"

G_DEFINE_FINAL_TYPE (KlWindow, kl_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_HINTS,
  PROP_COVER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
update_title (KlWindow *self)
{
  g_autofree char *left = NULL;
  g_autofree char *played = NULL;
  g_autofree char *subtitle = NULL;

  if (self->game == NULL)
    {
      adw_window_title_set_subtitle (self->title, "");
      return;
    }
  played = kl_words_dup_played (kl_game_get_setup (self->game));
  left = kl_words_dup_state (self->game);
  /* translators: what is played, and how many tiles are left or who has won: "Base game · 41 tiles left" */
  subtitle = g_strdup_printf (_ ("%s · %s"), played, left);
  adw_window_title_set_subtitle (self->title, subtitle);
}

static void
game_happened_cb (KlWindow *self,
                  KlTurn   *turn)
{
  guint             n_events;
  const RulesEvent *event = kl_turn_get_events (turn, &n_events);

  for (guint i = 0; i < n_events; i++)
    if (event[i].kind == RULES_EVENT_OVER)
      self->just_ended = TRUE;
}

/* The rules are closed, or the window is the one that is looked at again. */
static void
read_cb (KlWindow *self)
{
  if (!self->result_waits)
    return;
  self->result_waits = FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.result", NULL);
}

/* Who reads the rules is not interrupted. */
static void
show_result_cb (gpointer user_data)
{
  KlWindow  *self = user_data;
  GtkWindow *rules = kl_dialogs_find (KL_TYPE_HELP_WINDOW, NULL);

  self->result_source = 0;
  self->result_waits = TRUE;
  if (rules == NULL || !gtk_window_is_active (rules))
    read_cb (self);
  else
    g_signal_connect_object (rules, "unmap", G_CALLBACK (read_cb), self, G_CONNECT_SWAPPED);
}

/* The frame is painted before anything that is idle. */
static gboolean
result_tick_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  KlWindow *self = KL_WINDOW (widget);

  self->result_tick = 0;
  self->result_source = g_idle_add_once (show_result_cb, self);
  return G_SOURCE_REMOVE;
}

static void
cancel_result (KlWindow *self)
{
  if (self->result_tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->result_tick);
  self->result_tick = 0;
  self->result_waits = FALSE;
  g_clear_handle_id (&self->result_source, g_source_remove);
}

/* The last tile ends the game in front of everyone, so the points come up by themselves; but not when someone goes back
 * and forth in a game that has ended. The frame that shows the last move does not wait for them. */
static void
game_changed_cb (KlWindow *self)
{
  update_title (self);
  kl_window_update_actions (self);
  cancel_result (self);
  if (self->just_ended && !kl_window_in_lesson (self))
    self->result_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), result_tick_cb, NULL, NULL);
  self->just_ended = FALSE;
}

static void
set_hints (KlWindow *self,
           gboolean  hints)
{
  if (self->hints == hints)
    return;
  self->hints = hints;
  kl_window_update_actions (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HINTS]);
}

static void
set_cover (KlWindow *self,
           gboolean  cover)
{
  if (self->cover == cover)
    return;
  self->cover = cover;
  kl_window_update_cover (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COVER]);
}

static void
keep_size (KlWindow *self)
{
  GSettings *settings = kl_settings_get ();
  int        width, height;

  if (settings == NULL)
    return;
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (settings, "width", width);
  g_settings_set_int (settings, "height", height);
  g_settings_set_boolean (settings, "maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
}

static void
recall_settings (KlWindow *self)
{
  GSettings *settings = kl_settings_get ();

  if (settings == NULL)
    return;
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (settings, "width"), g_settings_get_int (settings, "height"));
  if (g_settings_get_boolean (settings, "maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static gboolean
kl_window_close_request (GtkWindow *window)
{
  KlWindow *self = KL_WINDOW (window);

  keep_size (self);
  if (!kl_window_flush (self))
    return TRUE;
  return GTK_WINDOW_CLASS (kl_window_parent_class)->close_request (window);
}

static void
kl_window_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  KlWindow *self = KL_WINDOW (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_HINTS:
      g_value_set_boolean (value, self->hints);
      break;
    case PROP_COVER:
      g_value_set_boolean (value, self->cover);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_window_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  KlWindow *self = KL_WINDOW (object);

  switch (prop_id)
    {
    case PROP_GAME:
      kl_window_set_game (self, g_value_get_object (value));
      break;
    case PROP_HINTS:
      set_hints (self, g_value_get_boolean (value));
      break;
    case PROP_COVER:
      set_cover (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_window_dispose (GObject *object)
{
  KlWindow *self = KL_WINDOW (object);

  cancel_result (self);
  g_clear_object (&self->signals);
  g_clear_object (&self->previous);
  g_clear_object (&self->kept);
  g_clear_object (&self->game);
  kl_window_dispose_autosaves (self);
  kl_window_unbind_preferences (self);
  kl_window_unbind_computer (self);
  kl_window_unbind_focus (self);

  G_OBJECT_CLASS (kl_window_parent_class)->dispose (object);
}

static void
kl_window_class_init (KlWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkWindowClass *window_class = GTK_WINDOW_CLASS (klass);

  object_class->dispose = kl_window_dispose;
  object_class->get_property = kl_window_get_property;
  object_class->set_property = kl_window_set_property;
  window_class->close_request = kl_window_close_request;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_HINTS] = g_param_spec_boolean ("hints", NULL, NULL, TRUE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_COVER] = g_param_spec_boolean ("cover", NULL, NULL, TRUE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-window.ui");
  gtk_widget_class_bind_template_child (widget_class, KlWindow, room);

  kl_window_class_install_actions (klass);
  kl_window_class_install_lesson_actions (klass);
  kl_window_class_install_computer_actions (klass);
  kl_window_class_install_hear_actions (klass);
  gtk_widget_class_install_property_action (widget_class, "win.hints", "hints");
  gtk_widget_class_install_property_action (widget_class, "win.cover", "cover");
}

static void
active_cb (KlWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    read_cb (self);
}

static void
kl_window_init (KlWindow *self)
{
  self->hints = TRUE;
  self->reviewed = -1;
  self->autosaves = g_ptr_array_new_with_free_func (g_object_unref);
  self->cover = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->thinker = kl_thinker_new ();
  kl_window_build (self);

  self->signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->signals, "happened", G_CALLBACK (game_happened_cb), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_object (self->signals, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  kl_window_update_actions (self);
  kl_window_bind_preferences (self);
  kl_window_bind_computer (self);
  kl_window_bind_focus (self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
  recall_settings (self);
}

KlWindow *
kl_window_new (GtkApplication *application)
{
  return g_object_new (KL_TYPE_WINDOW, "application", application, NULL);
}

KlGame *
kl_window_get_game (KlWindow *self)
{
  g_return_val_if_fail (KL_IS_WINDOW (self), NULL);

  return self->game;
}

void
kl_window_set_game (KlWindow *self,
                    KlGame   *game)
{
  g_return_if_fail (KL_IS_WINDOW (self));
  g_return_if_fail (game == NULL || KL_IS_GAME (game));

  if (self->game == game)
    return;
  cancel_result (self);
  self->reviewed = -1;
  /* A lesson is not kept; what was played before it is. */
  kl_window_keep_game (self, kl_window_in_lesson (self) ? self->kept : game);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->signals, game);
  kl_window_show_game (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
  kl_window_focus_game (self);
}

void
kl_window_show_game (KlWindow *self)
{
  gtk_stack_set_visible_child_name (self->pages, self->game != NULL ? "table" : "welcome");
  update_title (self);
  kl_window_update_actions (self);
}

void
kl_window_replace_game (KlWindow   *self,
                        KlGame     *game,
                        const char *message)
{
  g_return_if_fail (KL_IS_WINDOW (self));
  g_return_if_fail (KL_IS_GAME (game));

  kl_window_leave_lesson (self);
  if (game == self->game)
    return;
  /* A game without a move is nothing to go back to. */
  if (self->game != NULL && kl_game_get_can_undo (self->game))
    {
      g_set_object (&self->previous, self->game);
      kl_window_add_toast (self, message, _ ("Go Back"), "win.previous-game");
    }
  kl_window_set_game (self, game);
}

void
kl_window_open_file (KlWindow *self,
                     GFile    *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (KlGame) game = NULL;

  g_return_if_fail (KL_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  game = kl_script_file_is_one (file) ? kl_script_file_read (file, &error) : kl_save_read (file, &error);
  if (game == NULL)
    kl_dialogs_error (GTK_WINDOW (self), _ ("The Game Could Not Be Opened"), error->message);
  else
    kl_window_replace_game (self, game, _ ("Game opened"));
}

void
kl_window_add_toast (KlWindow   *self,
                     const char *text,
                     const char *button,
                     const char *action)
{
  AdwToast *toast = kl_toasts_new (GTK_WINDOW (self), text, button);

  if (button != NULL)
    adw_toast_set_action_name (toast, action);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

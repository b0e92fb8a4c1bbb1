/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bar has a view of the game (kl_game_new_view ()) while somebody looks back, and steps about in that one. Only
 * "Continue Here" touches the game.
 */

#include "kl-history-bar.h"

#include <glib/gi18n.h>

#include "kl-score-chart.h"
#include "kl-words.h"

enum
{
  LINES = 2,
  LINES_COMPACT = 3
};

struct _KlHistoryBar
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget     *revealer;
  GtkLabel      *room;
  GtkLabel      *where;
  GtkWidget     *controls;
  GtkWidget     *ways_on;
  GtkWidget     *chart;
  GtkWidget     *scale;
  GtkAdjustment *moment;

  /* Owned */
  KlGame       *game;
  KlGame       *view; /* NULL while nobody looks back */
  GSignalGroup *game_signals;
  GSignalGroup *view_signals;

  gboolean compact;
};

G_DEFINE_FINAL_TYPE (KlHistoryBar, kl_history_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_SHOWN,
  PROP_COMPACT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* What was told last at the moment looked at. */
static char *
dup_told (KlHistoryBar *self)
{
  GListModel *log = kl_game_get_log (self->view);

  for (guint i = g_list_model_get_n_items (log); i > 0; i--)
    {
      g_autoptr (KlTurn) turn = g_list_model_get_item (log, i - 1);
      char              *words = kl_words_dup_turn (self->game, turn);

      if (words != NULL)
        return words;
    }
  return g_strdup (_ ("The beginning"));
}

/* One move brings about one line, the next five: so that the map lies still while somebody steps through the game, there is
 * always room for as many lines, and what does not fit is in the tooltip. */
static void
set_lines (KlHistoryBar *self,
           int           n)
{
  g_autofree char *ends = g_strnfill ((gsize) n - 1, '\n');

  gtk_label_set_label (self->room, ends);
  gtk_label_set_lines (self->where, n);
}

static void
update_where (KlHistoryBar *self)
{
  const RulesHistory *history = kl_game_get_history (self->view);
  g_autofree char    *told = dup_told (self);
  /* translators: how far somebody looks back, and what was told then: "12 of 130 · Red places a monk" */
  g_autofree char *words = g_strdup_printf (_ ("%d of %d · %s"), history->cursor, history->n - 1, told);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->where), words);
  g_strdelimit (words, "\n", ' ');
  gtk_label_set_label (self->where, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
}

static void
update_actions (KlHistoryBar *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean   looking = self->view != NULL;
  gboolean   back = looking && kl_game_get_can_undo (self->view);
  gboolean   on = looking && kl_game_get_can_redo (self->view);

  gtk_widget_action_set_enabled (widget, "history.first", back);
  gtk_widget_action_set_enabled (widget, "history.previous", back);
  gtk_widget_action_set_enabled (widget, "history.next", on);
  gtk_widget_action_set_enabled (widget, "history.last", on);
  gtk_widget_action_set_enabled (widget, "history.leave", looking);
  gtk_widget_action_set_enabled (widget, "history.continue", looking);
}

static void
view_changed_cb (KlHistoryBar *self)
{
  const RulesHistory *history = kl_game_get_history (self->view);

  update_actions (self);
  update_where (self);
  gtk_adjustment_configure (self->moment, history->cursor, 0, history->n - 1, 1, 10, 0);
}

/* view: at the moment to look at, or NULL. */
static void
set_view (KlHistoryBar *self,
          KlGame       *view)
{
  if (!g_set_object (&self->view, view))
    return;
  g_signal_group_set_target (self->view_signals, view);
  g_object_set (self->chart, "game", view, NULL);
  /* A closed revealer would still ask for its child's width. */
  gtk_widget_set_visible (self->revealer, view != NULL);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), view != NULL);
  if (view != NULL)
    view_changed_cb (self);
  else
    update_actions (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN]);
}

/* The game goes on, or a computer plays in it, while somebody looks back: there is more to be seen now. */
static void
game_changed_cb (KlHistoryBar *self)
{
  if (self->view != NULL)
    {
      g_autoptr (KlGame) view = kl_game_new_view (self->game);
      int                last = kl_game_get_history (view)->n - 1;

      kl_game_seek (view, (guint) MIN (kl_game_get_history (self->view)->cursor, last));
      set_view (self, view);
    }
}

static void
moment_changed_cb (KlHistoryBar *self)
{
  if (self->view != NULL)
    kl_game_seek (self->view, (guint) (gtk_adjustment_get_value (self->moment) + 0.5));
}

static void
step_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  KlHistoryBar *self = KL_HISTORY_BAR (widget);

  if (g_str_equal (action_name, "history.first"))
    kl_game_seek (self->view, 0);
  else if (g_str_equal (action_name, "history.previous"))
    kl_game_undo (self->view);
  else if (g_str_equal (action_name, "history.next"))
    kl_game_redo (self->view);
  else
    kl_game_seek (self->view, (guint) kl_game_get_history (self->view)->n - 1);
}

static void
leave_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  set_view (KL_HISTORY_BAR (widget), NULL);
}

static void
continue_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  KlHistoryBar *self = KL_HISTORY_BAR (widget);
  guint         entry = (guint) kl_game_get_history (self->view)->cursor;

  set_view (self, NULL);
  kl_game_seek_decision (self->game, entry);
}

/* Beside the chart, which is high, words that may wrap would take many lines though there is room for one. */
static void
set_wrapping (KlHistoryBar *self)
{
  GtkNaturalWrapMode mode = self->compact ? GTK_NATURAL_WRAP_INHERIT : GTK_NATURAL_WRAP_NONE;

  for (GtkWidget *way = gtk_widget_get_first_child (self->ways_on); way != NULL; way = gtk_widget_get_next_sibling (way))
    gtk_label_set_natural_wrap_mode (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (way))), mode);
}

static void
set_compact (KlHistoryBar *self,
             gboolean      compact)
{
  if (self->compact == compact)
    return;
  self->compact = compact;
  gtk_widget_set_visible (self->chart, !compact);
  set_lines (self, compact ? LINES_COMPACT : LINES);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->controls), compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  set_wrapping (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}

static void
kl_history_bar_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  KlHistoryBar *self = KL_HISTORY_BAR (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_SHOWN:
      g_value_set_object (value, kl_history_bar_get_shown (self));
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_history_bar_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  KlHistoryBar *self = KL_HISTORY_BAR (object);

  switch (prop_id)
    {
    case PROP_GAME:
      kl_history_bar_set_game (self, g_value_get_object (value));
      break;
    case PROP_COMPACT:
      set_compact (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_history_bar_dispose (GObject *object)
{
  KlHistoryBar *self = KL_HISTORY_BAR (object);

  g_clear_object (&self->game_signals);
  g_clear_object (&self->view_signals);
  g_clear_object (&self->view);
  g_clear_object (&self->game);
  g_clear_pointer (&self->revealer, gtk_widget_unparent);

  G_OBJECT_CLASS (kl_history_bar_parent_class)->dispose (object);
}

static void
kl_history_bar_class_init (KlHistoryBarClass *klass)
{
  static const char *const steps[] = { "history.first", "history.previous", "history.next", "history.last" };
  GObjectClass            *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass          *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_history_bar_dispose;
  object_class->get_property = kl_history_bar_get_property;
  object_class->set_property = kl_history_bar_set_property;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_SHOWN] = g_param_spec_object ("shown", NULL, NULL, KL_TYPE_GAME, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (KL_TYPE_SCORE_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-history-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, KlHistoryBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, KlHistoryBar, room);
  gtk_widget_class_bind_template_child (widget_class, KlHistoryBar, where);
  gtk_widget_class_bind_template_child (widget_class, KlHistoryBar, controls);
  gtk_widget_class_bind_template_child (widget_class, KlHistoryBar, ways_on);
  gtk_widget_class_bind_template_child (widget_class, KlHistoryBar, chart);
  gtk_widget_class_bind_template_child (widget_class, KlHistoryBar, scale);
  gtk_widget_class_bind_template_child (widget_class, KlHistoryBar, moment);
  gtk_widget_class_bind_template_callback (widget_class, moment_changed_cb);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_widget_class_install_action (widget_class, steps[i], NULL, step_cb);
  gtk_widget_class_install_action (widget_class, "history.leave", NULL, leave_cb);
  gtk_widget_class_install_action (widget_class, "history.continue", NULL, continue_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "historybar");
}

static void
kl_history_bar_init (KlHistoryBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->game_signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->game_signals, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  self->view_signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->view_signals, "changed", G_CALLBACK (view_changed_cb), self, G_CONNECT_SWAPPED);
  update_actions (self);
  set_wrapping (self);
  set_lines (self, LINES);
}

KlGame *
kl_history_bar_get_game (KlHistoryBar *self)
{
  g_return_val_if_fail (KL_IS_HISTORY_BAR (self), NULL);

  return self->game;
}

void
kl_history_bar_set_game (KlHistoryBar *self,
                         KlGame       *game)
{
  g_return_if_fail (KL_IS_HISTORY_BAR (self));
  g_return_if_fail (game == NULL || KL_IS_GAME (game));

  if (game == self->game)
    return;
  set_view (self, NULL);
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN]);
}

KlGame *
kl_history_bar_get_shown (KlHistoryBar *self)
{
  g_return_val_if_fail (KL_IS_HISTORY_BAR (self), NULL);

  return self->view != NULL ? self->view : self->game;
}

gboolean
kl_history_bar_get_looking (KlHistoryBar *self)
{
  g_return_val_if_fail (KL_IS_HISTORY_BAR (self), FALSE);

  return self->view != NULL;
}

void
kl_history_bar_look_at (KlHistoryBar *self,
                        guint         entry)
{
  g_autoptr (KlGame) view = NULL;

  g_return_if_fail (KL_IS_HISTORY_BAR (self));
  g_return_if_fail (self->game != NULL && (int) entry < kl_game_get_history (self->game)->n);

  if (self->view != NULL)
    {
      kl_game_seek (self->view, entry);
      return;
    }
  view = kl_game_new_view (self->game);
  kl_game_seek (view, entry);
  set_view (self, view);
  gtk_widget_grab_focus (self->scale);
}

void
kl_history_bar_toggle (KlHistoryBar *self)
{
  g_return_if_fail (KL_IS_HISTORY_BAR (self));
  g_return_if_fail (self->game != NULL);

  if (self->view != NULL)
    set_view (self, NULL);
  else
    kl_history_bar_look_at (self, (guint) kl_game_get_history (self->game)->cursor);
}

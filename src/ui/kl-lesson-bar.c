/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bar plays nothing: it looks at what the game's history says after every change. A move that the lesson does not ask
 * for stays on the table for a moment, so that one sees what it was, and is then taken back. When all is done the focus comes to
 * the button for the next lesson, but not before the key that made the last move is let go: held down, it would go on there.
 */

#include "kl-lesson-bar.h"

#include <glib/gi18n.h>

#include "kl-help.h"
#include "kl-lesson.h"
#include "kl-settings.h"

enum
{
  ASTRAY_MS = 1400
};

struct _KlLessonBar
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget *content;
  GtkLabel  *title;
  GtkLabel  *text;
  GtkWidget *hint;
  GtkWidget *rule;
  GtkWidget *next;

  /* Owned */
  KlGame       *game;
  GSignalGroup *signals;

  int  number; /* of the lesson, or -1 */
  int  start;  /* entry of the history from which on the person plays */
  int  hinted; /* the step whose hint is shown, or -1 */
  bool done;

  guint revert_source; /* until the game is back on the way */

  /* Borrowed: of the root */
  GtkEventController *keys;

  guint key;         /* the hardware code of the key that is down, or 0 */
  bool  arriving;    /* the focus is to come to the button for what is next */
  guint next_source; /* brings it there, when whoever made the move has put it elsewhere */
};

enum
{
  SIGNAL_HINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (KlLessonBar, kl_lesson_bar, GTK_TYPE_WIDGET)

static const KlLesson *
get_lesson (KlLessonBar *self)
{
  return g_ptr_array_index (kl_lessons_get (), self->number);
}

static KlLessonProgress
judge (KlLessonBar *self)
{
  return kl_lesson_judge (get_lesson (self), kl_game_get_history (self->game), self->start);
}

static void
revert_cb (gpointer user_data)
{
  KlLessonBar *self = KL_LESSON_BAR (user_data);

  self->revert_source = 0;
  kl_game_seek (self->game, (guint) judge (self).entry);
}

static void
revert_in (KlLessonBar *self,
           guint        milliseconds)
{
  g_clear_handle_id (&self->revert_source, g_source_remove);
  self->revert_source = g_timeout_add_once (milliseconds, revert_cb, self);
}

static void
arrive (KlLessonBar *self)
{
  if (!self->arriving || self->key != 0)
    return;
  self->arriving = false;
  gtk_widget_grab_focus (self->next);
}

static void
arrive_cb (gpointer user_data)
{
  KlLessonBar *self = KL_LESSON_BAR (user_data);

  self->next_source = 0;
  arrive (self);
}

static gboolean
key_pressed_cb (KlLessonBar *self,
                guint        key,
                guint        code)
{
  self->key = code;
  return FALSE;
}

static void
key_released_cb (KlLessonBar *self)
{
  self->key = 0;
  arrive (self);
}

/* The move that the lesson asks for at its n-th step, the first where there are several. */
static RulesMove
get_asked (KlLessonBar *self,
           guint        n)
{
  const KlLessonStep *step = g_ptr_array_index (get_lesson (self)->steps, n);
  RulesMove           move;

  if (!rules_move_parse (g_ptr_array_index (step->moves, 0), &move))
    g_error ("A lesson asks for what is no move");
  return move;
}

/* There is something to be hinted at: words that are not there yet, or a place on the map. */
static gboolean
has_hint (KlLessonBar     *self,
          KlLessonProgress progress)
{
  return !self->done && (self->hinted != (int) progress.steps || get_asked (self, progress.steps).kind != RULES_MOVE_PASS);
}

static char *
dup_words (KlLessonBar     *self,
           KlLessonProgress progress)
{
  const KlLesson     *lesson = get_lesson (self);
  const KlLessonStep *before = progress.steps > 0 ? g_ptr_array_index (lesson->steps, progress.steps - 1) : NULL;
  const KlLessonStep *step = progress.steps < lesson->steps->len ? g_ptr_array_index (lesson->steps, progress.steps) : NULL;

  if (step == NULL)
    return g_strdup (_ (before->praise));
  if (progress.astray)
    return g_strdup (_ ("That is another move. It is taken back."));
  if (self->hinted == (int) progress.steps)
    return g_strdup_printf ("%s\n%s", _ (step->task), _ (step->hint));
  if (before != NULL)
    return g_strdup_printf ("%s\n%s", _ (before->praise), _ (step->task));
  return g_strdup (_ (step->task));
}

static void
remember_done (const char *id)
{
  GSettings     *settings = kl_settings_get ();
  g_auto (GStrv) done = settings != NULL ? g_settings_get_strv (settings, "lessons") : NULL;

  if (settings != NULL && !g_strv_contains ((const char *const *) done, id))
    {
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv)           longer = NULL;

      g_strv_builder_addv (builder, (const char **) done);
      g_strv_builder_add (builder, id);
      longer = g_strv_builder_end (builder);
      g_settings_set_strv (settings, "lessons", (const char *const *) longer);
    }
}

static void
update (KlLessonBar *self)
{
  KlLessonProgress progress = judge (self);
  gboolean         last = (guint) self->number + 1 == kl_lessons_get ()->len;
  gboolean         was_done = self->done;
  g_autofree char *words = NULL;

  self->done = progress.steps == get_lesson (self)->steps->len;
  if (progress.astray)
    self->hinted = (int) progress.steps;
  words = dup_words (self, progress);
  gtk_label_set_label (self->text, words);
  (progress.astray ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (GTK_WIDGET (self), "astray");
  (self->done ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (GTK_WIDGET (self), "done");
  gtk_widget_set_visible (self->hint, has_hint (self, progress));
  gtk_widget_set_visible (self->next, self->done);
  gtk_button_set_label (GTK_BUTTON (self->next), last ? _ ("_Finish") : _ ("_Next Lesson"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next), last ? "win.lesson-leave" : "win.lesson-next");
  if (self->done)
    remember_done (get_lesson (self)->id);
  self->arriving = self->done && (self->arriving || !was_done);
  if (self->arriving && self->next_source == 0)
    self->next_source = g_idle_add_once (arrive_cb, self);
}

static void
game_changed_cb (KlLessonBar *self)
{
  update (self);
  if (kl_game_get_history (self->game)->cursor < self->start)
    revert_in (self, 0);
  else if (judge (self).astray)
    revert_in (self, ASTRAY_MS);
  else
    g_clear_handle_id (&self->revert_source, g_source_remove);
}

static void
show (KlLessonBar *self)
{
  /* translators: the number of a lesson, how many there are, and its title */
  g_autofree char *title = g_strdup_printf (_ ("Lesson %u of %u: %s"), (guint) self->number + 1, kl_lessons_get ()->len,
                                            _ (get_lesson (self)->title));

  g_signal_group_set_target (self->signals, self->game);
  gtk_label_set_label (self->title, title);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", get_lesson (self)->rule);
  update (self);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

static void
hint_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  KlLessonBar     *self = KL_LESSON_BAR (widget);
  KlLessonProgress progress = judge (self);

  self->hinted = (int) progress.steps;
  update (self);
  if (!progress.astray)
    {
      RulesMove move = get_asked (self, progress.steps);

      g_signal_emit (self, signals[SIGNAL_HINTED], 0, &move);
    }
}

static void
kl_lesson_bar_root (GtkWidget *widget)
{
  KlLessonBar *self = KL_LESSON_BAR (widget);

  GTK_WIDGET_CLASS (kl_lesson_bar_parent_class)->root (widget);
  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keys, "key-released", G_CALLBACK (key_released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
}

static void
kl_lesson_bar_unroot (GtkWidget *widget)
{
  KlLessonBar *self = KL_LESSON_BAR (widget);

  gtk_widget_remove_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
  self->keys = NULL;
  GTK_WIDGET_CLASS (kl_lesson_bar_parent_class)->unroot (widget);
}

static void
kl_lesson_bar_dispose (GObject *object)
{
  KlLessonBar *self = KL_LESSON_BAR (object);

  g_clear_handle_id (&self->revert_source, g_source_remove);
  g_clear_handle_id (&self->next_source, g_source_remove);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  g_clear_pointer (&self->content, gtk_widget_unparent);

  G_OBJECT_CLASS (kl_lesson_bar_parent_class)->dispose (object);
}

static void
kl_lesson_bar_class_init (KlLessonBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = kl_lesson_bar_dispose;
  widget_class->root = kl_lesson_bar_root;
  widget_class->unroot = kl_lesson_bar_unroot;

  signals[SIGNAL_HINTED] = g_signal_new ("hinted", KL_TYPE_LESSON_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-lesson-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, KlLessonBar, content);
  gtk_widget_class_bind_template_child (widget_class, KlLessonBar, title);
  gtk_widget_class_bind_template_child (widget_class, KlLessonBar, text);
  gtk_widget_class_bind_template_child (widget_class, KlLessonBar, hint);
  gtk_widget_class_bind_template_child (widget_class, KlLessonBar, rule);
  gtk_widget_class_bind_template_child (widget_class, KlLessonBar, next);

  gtk_widget_class_install_action (widget_class, "lesson.hint", NULL, hint_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "lesson");
}

static void
kl_lesson_bar_init (KlLessonBar *self)
{
  self->number = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->signals, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
}

KlGame *
kl_lesson_bar_begin (KlLessonBar *self,
                     guint        number)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (KL_IS_LESSON_BAR (self), NULL);
  g_return_val_if_fail (number < kl_lessons_get ()->len, NULL);

  kl_lesson_bar_end (self);
  self->number = (int) number;
  self->game = kl_help_play (get_lesson (self)->script, &error);
  if (self->game == NULL)
    g_error ("A lesson cannot be played: %s", error->message);
  self->start = kl_game_get_history (self->game)->cursor;
  show (self);
  return self->game;
}

void
kl_lesson_bar_take_over (KlLessonBar *self,
                         KlLessonBar *other)
{
  g_return_if_fail (KL_IS_LESSON_BAR (self));
  g_return_if_fail (kl_lesson_bar_get_lesson (other) >= 0);

  kl_lesson_bar_end (self);
  self->number = other->number;
  self->start = other->start;
  self->hinted = other->hinted;
  self->game = g_object_ref (other->game);
  kl_lesson_bar_end (other);
  show (self);
  game_changed_cb (self);
}

void
kl_lesson_bar_end (KlLessonBar *self)
{
  g_return_if_fail (KL_IS_LESSON_BAR (self));

  g_clear_handle_id (&self->revert_source, g_source_remove);
  g_clear_handle_id (&self->next_source, g_source_remove);
  self->arriving = false;
  g_signal_group_set_target (self->signals, NULL);
  g_clear_object (&self->game);
  self->number = -1;
  self->hinted = -1;
  self->done = false;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

int
kl_lesson_bar_get_lesson (KlLessonBar *self)
{
  g_return_val_if_fail (KL_IS_LESSON_BAR (self), -1);

  return self->number;
}

gboolean
kl_lesson_bar_get_done (KlLessonBar *self)
{
  g_return_val_if_fail (KL_IS_LESSON_BAR (self), FALSE);

  return self->done;
}

const char *
kl_lesson_bar_get_text (KlLessonBar *self)
{
  g_return_val_if_fail (KL_IS_LESSON_BAR (self), NULL);

  return gtk_label_get_label (self->text);
}

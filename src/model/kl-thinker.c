/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * There is one thought at a time: a search in a thread of its own, and then the wait until its move may be played. A change
 * of the game cancels it, so whatever is played answers the position as it is.
 */

#include "kl-thinker.h"

#include "kl-search.h"

struct _KlThinker
{
  GObject parent_instance;

  guint    pace;
  gboolean paused;
  gboolean held;
  gboolean thinking; /* as it was told last */

  /* The thought */
  gint64    begun;  /* at a monotonic time */
  RulesMove move;   /* that waits to be played */
  guint     source; /* until it is, or 0 */

  /* Owned */
  KlGame       *game;
  GSignalGroup *signals;
  GCancellable *search; /* NULL when there is none */
};

G_DEFINE_FINAL_TYPE (KlThinker, kl_thinker, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_PACE,
  PROP_PAUSED,
  PROP_HELD,
  PROP_THINKING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
drop_thought (KlThinker *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->search != NULL)
    g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
}

/* Playing it changes the game, which begins the next thought. */
static void
play (KlThinker *self)
{
  RulesVerdict verdict = kl_game_play_for_computer (self->game, &self->move);

  g_warn_if_fail (verdict == RULES_OK);
}

static void
play_cb (gpointer user_data)
{
  KlThinker *self = user_data;

  self->source = 0;
  play (self);
}

static gboolean
has_just_scored (KlGame *game)
{
  GListModel        *log = kl_game_get_log (game);
  g_autoptr (KlTurn) turn = g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);
  guint              n;
  const RulesEvent  *events = kl_turn_get_events (turn, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == RULES_EVENT_SCORED)
      return TRUE;
  return FALSE;
}

/* How much longer the move has to wait, in milliseconds. */
static guint
get_wait (KlThinker *self)
{
  gint64 wanted = (gint64) self->pace * (has_just_scored (self->game) ? 2 : 1);
  gint64 taken = (g_get_monotonic_time () - self->begun) / 1000;

  return (guint) MAX (wanted - taken, 0);
}

/* The thinker may be gone by then. */
static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autofree GWeakRef  *ref = user_data;
  g_autoptr (KlThinker) self = g_weak_ref_get (ref);
  g_autoptr (GError)    error = NULL;
  AiChoice              choice;
  guint                 wait;

  g_weak_ref_clear (ref);
  if (!kl_search_choose_finish (result, &choice, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        g_warning ("%s", error->message);
      return;
    }
  g_clear_object (&self->search);
  self->move = choice.move;
  wait = get_wait (self);
  if (wait > 0)
    self->source = g_timeout_add_once (wait, play_cb, self);
  else
    play (self);
}

static gboolean
is_to_think (KlThinker *self)
{
  return self->game != NULL && !self->paused && !self->held && kl_game_is_computers (self->game);
}

/* After anything that it depends on: drops what was thought and begins anew. */
static void
update (KlThinker *self)
{
  gboolean  thinking = is_to_think (self);
  GWeakRef *ref;

  drop_thought (self);
  if (thinking)
    {
      guint player = kl_game_get_position (self->game)->actor;

      ref = g_new (GWeakRef, 1);
      g_weak_ref_init (ref, self);
      self->search = g_cancellable_new ();
      self->begun = g_get_monotonic_time ();
      kl_search_choose_async (kl_game_get_setup (self->game), kl_game_get_position (self->game),
                              kl_kind_get_level (kl_player_get_kind (kl_game_get_player (self->game, player))),
                              self->search, chosen_cb, ref);
    }
  if (self->thinking == thinking)
    return;
  self->thinking = thinking;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THINKING]);
}

static void
kl_thinker_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  KlThinker *self = KL_THINKER (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_PACE:
      g_value_set_uint (value, self->pace);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    case PROP_HELD:
      g_value_set_boolean (value, self->held);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, self->thinking);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_thinker_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  KlThinker *self = KL_THINKER (object);

  switch (prop_id)
    {
    case PROP_GAME:
      kl_thinker_set_game (self, g_value_get_object (value));
      break;
    case PROP_PACE:
      kl_thinker_set_pace (self, g_value_get_uint (value));
      break;
    case PROP_PAUSED:
      kl_thinker_set_paused (self, g_value_get_boolean (value));
      break;
    case PROP_HELD:
      kl_thinker_set_held (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_thinker_dispose (GObject *object)
{
  KlThinker *self = KL_THINKER (object);

  drop_thought (self);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (kl_thinker_parent_class)->dispose (object);
}

static void
kl_thinker_class_init (KlThinkerClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = kl_thinker_dispose;
  object_class->get_property = kl_thinker_get_property;
  object_class->set_property = kl_thinker_set_property;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME, flags);
  properties[PROP_PACE] = g_param_spec_uint ("pace", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  properties[PROP_HELD] = g_param_spec_boolean ("held", NULL, NULL, FALSE, flags);
  properties[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
kl_thinker_init (KlThinker *self)
{
  self->signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->signals, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

KlThinker *
kl_thinker_new (void)
{
  return g_object_new (KL_TYPE_THINKER, NULL);
}

KlGame *
kl_thinker_get_game (KlThinker *self)
{
  g_return_val_if_fail (KL_IS_THINKER (self), NULL);
  return self->game;
}

void
kl_thinker_set_game (KlThinker *self,
                     KlGame    *game)
{
  gboolean paused;

  g_return_if_fail (KL_IS_THINKER (self));
  g_return_if_fail (game == NULL || (KL_IS_GAME (game) && !kl_game_is_view (game)));

  paused = game != NULL && kl_game_is_computers (game) && kl_game_get_can_redo (game);
  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->signals, game);
  if (self->paused != paused)
    {
      self->paused = paused;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
    }
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

void
kl_thinker_set_pace (KlThinker *self,
                     guint      milliseconds)
{
  g_return_if_fail (KL_IS_THINKER (self));

  if (self->pace == milliseconds)
    return;
  self->pace = milliseconds;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PACE]);
}

gboolean
kl_thinker_get_paused (KlThinker *self)
{
  g_return_val_if_fail (KL_IS_THINKER (self), FALSE);
  return self->paused;
}

void
kl_thinker_set_paused (KlThinker *self,
                       gboolean   paused)
{
  g_return_if_fail (KL_IS_THINKER (self));

  if (self->paused == paused)
    return;
  self->paused = paused;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
}

void
kl_thinker_set_held (KlThinker *self,
                     gboolean   held)
{
  g_return_if_fail (KL_IS_THINKER (self));

  if (self->held == held)
    return;
  self->held = held;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HELD]);
}

gboolean
kl_thinker_get_thinking (KlThinker *self)
{
  g_return_val_if_fail (KL_IS_THINKER (self), FALSE);
  return self->thinking;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game changes in three steps: the history moves; what can be read is brought up to date; then, with everything in
 * agreement, the world is told what is different. A handler may ask for anything; the next move is made from "changed",
 * or later.
 */

#include "kl-game-private.h"

#include "kl-player-private.h"
#include "kl-turn-private.h"
#include "rules-feature.h"

G_DEFINE_FINAL_TYPE (KlGame, kl_game, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PHASE,
  PROP_CURRENT_PLAYER,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_TILES_LEFT,
  PROP_OVER,
  PROP_TILE_IN_HAND,
  N_PROPS = KL_GAME_N_PROPS
};

static GParamSpec *properties[N_PROPS];

guint kl_game_signals[KL_GAME_N_SIGNALS];

const RulesMoves *
kl_game_find_legal (KlGame *self)
{
  if (!self->legal_is_known)
    {
      rules_legal_moves (&self->history.setup, rules_history_position (&self->history), self->legal);
      self->legal_is_known = TRUE;
    }
  return self->legal;
}

static int
read_value (KlGame *self,
            guint   property)
{
  const RulesPosition *position = rules_history_position (&self->history);
  gboolean             over = position->phase == RULES_PHASE_OVER;

  switch (property)
    {
    case PROP_PHASE:
      return position->phase;
    case PROP_CURRENT_PLAYER:
      return over ? -1 : position->actor;
    case PROP_CAN_UNDO:
      return kl_game_may_undo (self);
    case PROP_CAN_REDO:
      return self->history.cursor + 1 < self->history.n;
    case PROP_TILES_LEFT:
      return position->n_pile;
    case PROP_OVER:
      return over;
    case PROP_TILE_IN_HAND:
      return position->phase == RULES_PHASE_PLACE && position->n_hand[position->actor] > 0 ? position->hand[position->actor][0] : -1;
    default:
      g_assert_not_reached ();
    }
}

static void
update_players (KlGame *self)
{
  const RulesPosition *position = rules_history_position (&self->history);
  guint                n = self->history.setup.n_players;
  gboolean             over = position->phase == RULES_PHASE_OVER;
  int                  scores[RULES_MAX_PLAYERS];
  int                  best = G_MININT;

  rules_scores_if_over (&self->history.setup, position, scores);
  for (guint i = 0; i < n; i++)
    best = MAX (best, position->score[i]);

  for (guint i = 0; i < n; i++)
    {
      KlPlayerState state;

      kl_player_state_read (&state, position, i);
      state.score_if_over = scores[i];
      state.active = !over && position->actor == i;
      state.winner = over && position->score[i] == best;
      kl_player_set_state (kl_game_get_player (self, i), &state);
    }
}

/* The log follows the cursor. Entries up to the old or the new cursor, whichever comes first, never change: only the
 * tail is cut off or grows. Gives the new turns. */
static GPtrArray *
update_log (KlGame *self)
{
  guint      old_n = g_list_model_get_n_items (G_LIST_MODEL (self->log));
  guint      n = (guint) self->history.cursor + 1;
  GPtrArray *turns = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = old_n; i < n; i++)
    g_ptr_array_add (turns, kl_turn_new (&self->history, i));
  g_list_store_splice (self->log, MIN (old_n, n), old_n - MIN (old_n, n), turns->pdata, turns->len);
  return turns;
}

GPtrArray *
kl_game_update (KlGame *self)
{
  GListModel *players = G_LIST_MODEL (self->players);
  GPtrArray  *turns;

  self->legal_is_known = FALSE;
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    g_object_freeze_notify (G_OBJECT (kl_game_get_player (self, i)));

  update_players (self);
  for (guint property = PROP_0 + 1; property < N_PROPS; property++)
    {
      int value = read_value (self, property);

      if (self->told[property] != value)
        g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
      self->told[property] = value;
    }
  turns = update_log (self);

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    g_object_thaw_notify (G_OBJECT (kl_game_get_player (self, i)));
  g_object_thaw_notify (G_OBJECT (self));
  return turns;
}

static void
kl_game_dispose (GObject *object)
{
  KlGame *self = KL_GAME (object);

  g_clear_object (&self->real);
  g_clear_object (&self->players);
  g_clear_object (&self->log);
  G_OBJECT_CLASS (kl_game_parent_class)->dispose (object);
}

static void
kl_game_finalize (GObject *object)
{
  KlGame *self = KL_GAME (object);

  rules_history_clear (&self->history);
  g_free (self->legal);
  G_OBJECT_CLASS (kl_game_parent_class)->finalize (object);
}

static void
kl_game_get_property (GObject    *object,
                      guint       property,
                      GValue     *value,
                      GParamSpec *pspec)
{
  KlGame *self = KL_GAME (object);

  switch (property)
    {
    case PROP_PHASE:
    case PROP_TILE_IN_HAND:
      g_value_set_int (value, read_value (self, property));
      break;
    case PROP_TILES_LEFT:
      g_value_set_uint (value, (guint) read_value (self, property));
      break;
    case PROP_CAN_UNDO:
    case PROP_CAN_REDO:
    case PROP_OVER:
      g_value_set_boolean (value, read_value (self, property));
      break;
    case PROP_CURRENT_PLAYER:
      g_value_set_object (value, kl_game_get_current_player (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
kl_game_class_init (KlGameClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = kl_game_dispose;
  object_class->finalize = kl_game_finalize;
  object_class->get_property = kl_game_get_property;

  properties[PROP_PHASE] = g_param_spec_int ("phase", NULL, NULL, 0, RULES_N_PHASES - 1, 0, flags);
  properties[PROP_CURRENT_PLAYER] = g_param_spec_object ("current-player", NULL, NULL, KL_TYPE_PLAYER, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_TILES_LEFT] = g_param_spec_uint ("tiles-left", NULL, NULL, 0, RULES_MAX_TILES, 0, flags);
  properties[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, flags);
  properties[PROP_TILE_IN_HAND] = g_param_spec_int ("tile-in-hand", NULL, NULL, -1, RULES_MAX_TYPES - 1, -1, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  kl_game_signals[KL_GAME_SIGNAL_HAPPENED] = g_signal_new ("happened", KL_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                           G_TYPE_NONE, 1, KL_TYPE_TURN);
  kl_game_signals[KL_GAME_SIGNAL_CHANGED] = g_signal_new ("changed", KL_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                          G_TYPE_NONE, 0);
}

static void
kl_game_init (KlGame *self)
{
  self->legal = g_new (RulesMoves, 1);
  self->players = g_list_store_new (KL_TYPE_PLAYER);
  self->log = g_list_store_new (KL_TYPE_TURN);
}

KlGame *
kl_game_new (const RulesSetup  *setup,
             const char *const *names,
             const KlColour    *colours)
{
  RulesHistory history;

  g_return_val_if_fail (setup != NULL, NULL);

  rules_history_init (&history, setup, NULL);
  return kl_game_new_take (&history, names, colours);
}

KlGame *
kl_game_new_take (RulesHistory      *history,
                  const char *const *names,
                  const KlColour    *colours)
{
  KlGame *self;

  g_return_val_if_fail (history != NULL && history->n > 0, NULL);
  g_return_val_if_fail (names != NULL && colours != NULL, NULL);

  self = g_object_new (KL_TYPE_GAME, NULL);
  self->history = *history;
  *history = (RulesHistory){ 0 };
  for (guint i = 0; i < self->history.setup.n_players; i++)
    {
      g_autoptr (KlPlayer) player = kl_player_new (i, names[i], colours[i]);

      g_list_store_append (self->players, player);
    }
  g_ptr_array_unref (kl_game_update (self));
  return self;
}

const RulesSetup *
kl_game_get_setup (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), NULL);
  return &self->history.setup;
}

const RulesPosition *
kl_game_get_position (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), NULL);
  return rules_history_position (&self->history);
}

const RulesHistory *
kl_game_get_history (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), NULL);
  return &self->history;
}

const RulesMoves *
kl_game_get_legal (KlGame *self)
{
  static const RulesMoves none;

  g_return_val_if_fail (KL_IS_GAME (self), NULL);
  return kl_game_is_view (self) || kl_game_is_computers (self) ? &none : kl_game_find_legal (self);
}

GListModel *
kl_game_get_players (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), NULL);
  return G_LIST_MODEL (self->players);
}

KlPlayer *
kl_game_get_player (KlGame *self,
                    guint   index)
{
  g_autoptr (KlPlayer) player = g_list_model_get_item (kl_game_get_players (self), index);

  g_return_val_if_fail (player != NULL, NULL);
  return player; /* the list keeps it alive */
}

GListModel *
kl_game_get_log (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), NULL);
  return G_LIST_MODEL (self->log);
}

RulesPhase
kl_game_get_phase (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), RULES_PHASE_OVER);
  return (RulesPhase) read_value (self, PROP_PHASE);
}

KlPlayer *
kl_game_get_current_player (KlGame *self)
{
  int index;

  g_return_val_if_fail (KL_IS_GAME (self), NULL);
  index = read_value (self, PROP_CURRENT_PLAYER);
  return index < 0 ? NULL : kl_game_get_player (self, (guint) index);
}

gboolean
kl_game_get_can_undo (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), FALSE);
  return read_value (self, PROP_CAN_UNDO);
}

gboolean
kl_game_get_can_redo (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), FALSE);
  return read_value (self, PROP_CAN_REDO);
}

guint
kl_game_get_tiles_left (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), 0);
  return (guint) read_value (self, PROP_TILES_LEFT);
}

gboolean
kl_game_get_over (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), FALSE);
  return read_value (self, PROP_OVER);
}

int
kl_game_get_tile_in_hand (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), -1);
  return read_value (self, PROP_TILE_IN_HAND);
}

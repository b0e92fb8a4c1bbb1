/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Playing, and going back and forth in what has been played. People and computers play by functions of their own, so that
 * neither can make a move for the other.
 */

#include "kl-game-private.h"

#include "kl-player-private.h"

/* What the game does by itself: go on when no figure can be placed (B5). Whatever else is the only thing to do, laying
 * a last abbey say, a player wants to do. */
static const RulesMove *
find_forced_move (KlGame *self)
{
  if (rules_history_position (&self->history)->phase != RULES_PHASE_FIGURE || kl_game_find_legal (self)->n > 1)
    return NULL;
  return &self->legal->move[0];
}

/* Who decides in the position of an entry; -1 when the game is over there. */
static int
get_actor (KlGame *self,
           int     entry)
{
  const RulesPosition *position = &self->history.entry[entry]->position;

  return position->phase == RULES_PHASE_OVER ? -1 : position->actor;
}

static gboolean
is_computers (KlGame *self,
              int     entry)
{
  int actor = get_actor (self, entry);

  return actor >= 0 && kl_player_get_kind (kl_game_get_player (self, (guint) actor)) != KL_KIND_HUMAN;
}

/* Whether undo and redo stop only where a person decides. */
static gboolean
is_for_people (KlGame *self)
{
  return self->real == NULL && kl_game_count_people (self) > 0;
}

/* After an entry was added: the game goes on by itself as far as there is nothing to decide, then tells what happened. */
static void
go_on (KlGame *self)
{
  g_autoptr (KlGame) hold G_GNUC_UNUSED = g_object_ref (self);
  g_autoptr (GPtrArray)   turns = NULL;
  const RulesMove        *forced;

  self->legal_is_known = FALSE;
  while ((forced = find_forced_move (self)) != NULL)
    {
      rules_history_play (&self->history, forced, NULL);
      self->legal_is_known = FALSE;
    }

  turns = kl_game_update (self);
  for (guint i = 0; i < turns->len; i++)
    g_signal_emit (self, kl_game_signals[KL_GAME_SIGNAL_HAPPENED], 0, g_ptr_array_index (turns, i));
  g_signal_emit (self, kl_game_signals[KL_GAME_SIGNAL_CHANGED], 0);
}

/* Undoing what computers did before any person did anything would only have them do it again. */
gboolean
kl_game_may_undo (KlGame *self)
{
  int entry = self->history.cursor - 1;

  if (is_for_people (self))
    while (entry >= 0 && is_computers (self, entry))
      entry--;
  return entry >= 0;
}

/* After something else than a move. */
static void
tell_changed (KlGame *self)
{
  g_autoptr (KlGame) hold     G_GNUC_UNUSED = g_object_ref (self);
  g_autoptr (GPtrArray) turns G_GNUC_UNUSED = kl_game_update (self);

  g_signal_emit (self, kl_game_signals[KL_GAME_SIGNAL_CHANGED], 0);
}

void
kl_game_set_kinds (KlGame       *self,
                   const KlKind *kinds)
{
  gboolean changed = FALSE;

  g_return_if_fail (KL_IS_GAME (self));
  g_return_if_fail (kinds != NULL);

  for (guint i = 0; i < self->history.setup.n_players; i++)
    {
      KlPlayer *player = kl_game_get_player (self, i);

      changed = changed || kl_player_get_kind (player) != kinds[i];
      kl_player_set_kind (player, kinds[i]);
    }
  if (changed)
    tell_changed (self);
}

guint
kl_game_count_people (KlGame *self)
{
  guint n = 0;

  g_return_val_if_fail (KL_IS_GAME (self), 0);

  for (guint i = 0; i < self->history.setup.n_players; i++)
    n += kl_player_get_kind (kl_game_get_player (self, i)) == KL_KIND_HUMAN;
  return n;
}

gboolean
kl_game_is_computers (KlGame *self)
{
  g_return_val_if_fail (KL_IS_GAME (self), FALSE);

  return is_computers (self, self->history.cursor);
}

RulesVerdict
kl_game_check (KlGame          *self,
               const RulesMove *move)
{
  g_return_val_if_fail (KL_IS_GAME (self), RULES_GAME_OVER);
  g_return_val_if_fail (move != NULL, RULES_OUT_OF_RANGE);
  if (kl_game_is_view (self))
    return RULES_WRONG_PHASE;
  if (kl_game_is_computers (self))
    return RULES_WRONG_PLAYER;
  return rules_position_check (&self->history.setup, rules_history_position (&self->history), move);
}

static RulesVerdict
play (KlGame          *self,
      const RulesMove *move)
{
  RulesVerdict verdict = rules_history_play (&self->history, move, NULL);

  if (verdict == RULES_OK)
    go_on (self);
  return verdict;
}

RulesVerdict
kl_game_play (KlGame          *self,
              const RulesMove *move)
{
  g_return_val_if_fail (KL_IS_GAME (self), RULES_GAME_OVER);
  g_return_val_if_fail (move != NULL, RULES_OUT_OF_RANGE);

  if (kl_game_is_view (self))
    return RULES_WRONG_PHASE;
  return kl_game_is_computers (self) ? RULES_WRONG_PLAYER : play (self, move);
}

RulesVerdict
kl_game_play_for_computer (KlGame          *self,
                           const RulesMove *move)
{
  g_return_val_if_fail (KL_IS_GAME (self) && !kl_game_is_view (self), RULES_GAME_OVER);
  g_return_val_if_fail (move != NULL, RULES_OUT_OF_RANGE);

  return kl_game_is_computers (self) ? play (self, move) : RULES_WRONG_PLAYER;
}

void
kl_game_end (KlGame *self)
{
  g_return_if_fail (KL_IS_GAME (self));

  if (!kl_game_is_view (self) && rules_history_end (&self->history, NULL))
    go_on (self);
}

/* Whether undo and redo do not stop at the cursor. */
static gboolean
is_passed_over (KlGame *self)
{
  self->legal_is_known = FALSE;
  return find_forced_move (self) != NULL || (is_for_people (self) && is_computers (self, self->history.cursor));
}

/* By steps of one entry, forth or back, to the next position in which somebody decides something. */
static void
step (KlGame *self,
      bool (*move_cursor) (RulesHistory *history))
{
  if (!move_cursor (&self->history))
    return;
  while (is_passed_over (self) && move_cursor (&self->history))
    continue;
  tell_changed (self);
}

void
kl_game_undo (KlGame *self)
{
  g_return_if_fail (KL_IS_GAME (self));
  if (kl_game_may_undo (self))
    step (self, rules_history_undo);
}

void
kl_game_redo (KlGame *self)
{
  g_return_if_fail (KL_IS_GAME (self));
  step (self, rules_history_redo);
}

void
kl_game_seek (KlGame *self,
              guint   entry)
{
  g_return_if_fail (KL_IS_GAME (self));
  g_return_if_fail (entry < (guint) self->history.n);

  if (entry == (guint) self->history.cursor)
    return;
  rules_history_seek (&self->history, (int) entry);
  tell_changed (self);
}

void
kl_game_seek_decision (KlGame *self,
                       guint   entry)
{
  g_return_if_fail (KL_IS_GAME (self));
  g_return_if_fail (entry < (guint) self->history.n);

  rules_history_seek (&self->history, (int) entry);
  self->legal_is_known = FALSE;
  while (find_forced_move (self) != NULL && rules_history_redo (&self->history))
    self->legal_is_known = FALSE;
  tell_changed (self);
}

RulesVerdict
kl_game_explain_pass (KlGame *self,
                      guint   entry)
{
  const RulesPosition   *pos;
  g_autofree RulesMoves *legal = NULL;

  g_return_val_if_fail (KL_IS_GAME (self), RULES_OK);
  g_return_val_if_fail (entry > 0 && entry < (guint) self->history.n, RULES_OK);

  pos = &self->history.entry[entry - 1]->position;
  if (pos->phase != RULES_PHASE_FIGURE)
    return RULES_OK;
  legal = g_new (RulesMoves, 1);
  rules_legal_moves (&self->history.setup, pos, legal);
  if (legal->n > 1)
    return RULES_OK;
  if (pos->supply[pos->actor][RULES_MEEPLE] > 0)
    return RULES_FEATURE_OCCUPIED;
  for (int figure = 0; figure < RULES_N_FIGURES; figure++)
    if (pos->supply[pos->actor][figure] > 0)
      return RULES_FIGURE_NOT_THERE;
  return RULES_SUPPLY_EMPTY;
}

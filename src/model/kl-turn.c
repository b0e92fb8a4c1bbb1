/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A history keeps no events: they are found again by playing the move on a copy of the position before it. That costs
 * microseconds, is done once per line, and lets a line outlive the game.
 */

#include "kl-turn-private.h"

struct _KlTurn
{
  GObject parent_instance;

  guint     index;
  guint     player;
  gboolean  has_move;
  RulesMove move;

  /* Owned */
  RulesEvent *events;
  guint       n_events;
};

G_DEFINE_FINAL_TYPE (KlTurn, kl_turn, G_TYPE_OBJECT)

/* What led to an entry, seen again. */
static void
find_events (const RulesHistory *history,
             guint               index,
             const RulesMove    *move,
             RulesEvents        *events)
{
  RulesPosition position;

  if (index == 0)
    {
      rules_position_start (&history->setup, &position, events);
      return;
    }
  position = history->entry[index - 1]->position;
  if (move != NULL)
    rules_position_apply (&history->setup, &position, move, events);
  else
    rules_position_end (&history->setup, &position, events);
}

static void
kl_turn_finalize (GObject *object)
{
  KlTurn *self = KL_TURN (object);

  g_free (self->events);
  G_OBJECT_CLASS (kl_turn_parent_class)->finalize (object);
}

static void
kl_turn_class_init (KlTurnClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = kl_turn_finalize;
}

static void
kl_turn_init (KlTurn *self)
{
}

const RulesMove *
kl_turn_find_move (const RulesHistory *history,
                   guint               index)
{
  const RulesPosition *before;

  g_assert (index < (guint) history->n);
  if (index == 0)
    return NULL;

  /* An entry that ends the game has no move: what stands in its place could not have been played. */
  before = &history->entry[index - 1]->position;
  if (rules_position_check (&history->setup, before, &history->entry[index]->move) != RULES_OK)
    return NULL;
  return &history->entry[index]->move;
}

KlTurn *
kl_turn_new (const RulesHistory *history,
             guint               index)
{
  KlTurn          *self = g_object_new (KL_TYPE_TURN, NULL);
  const RulesMove *move = kl_turn_find_move (history, index);
  RulesEvents      events;

  self->index = index;
  self->player = history->entry[index]->player;
  self->has_move = move != NULL;
  if (move != NULL)
    self->move = *move;

  find_events (history, index, move, &events);
  self->n_events = (guint) events.n;
  self->events = g_memdup2 (events.event, sizeof *events.event * self->n_events);
  return self;
}

guint
kl_turn_get_index (KlTurn *self)
{
  g_return_val_if_fail (KL_IS_TURN (self), 0);
  return self->index;
}

const RulesMove *
kl_turn_get_move (KlTurn *self)
{
  g_return_val_if_fail (KL_IS_TURN (self), NULL);
  return self->has_move ? &self->move : NULL;
}

guint
kl_turn_get_player (KlTurn *self)
{
  g_return_val_if_fail (KL_IS_TURN (self), 0);
  return self->player;
}

const RulesEvent *
kl_turn_get_events (KlTurn *self,
                    guint  *n_events)
{
  g_return_val_if_fail (KL_IS_TURN (self), NULL);
  g_return_val_if_fail (n_events != NULL, NULL);
  *n_events = self->n_events;
  return self->events;
}

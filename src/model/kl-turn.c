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
             RulesEvents        *events)
{
  const RulesHistoryEntry *entry = history->entry[index];
  RulesPosition            position;

  switch ((RulesEntryKind) entry->kind)
    {
    case RULES_ENTRY_START:
      rules_position_start (&history->setup, &position, events);
      break;
    case RULES_ENTRY_MOVE:
      position = history->entry[index - 1]->position;
      rules_position_apply (&history->setup, &position, &entry->move, events);
      break;
    case RULES_ENTRY_END:
      position = history->entry[index - 1]->position;
      rules_position_end (&history->setup, &position, events);
      break;
    }
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

KlTurn *
kl_turn_new (const RulesHistory *history,
             guint               index)
{
  KlTurn                  *self = g_object_new (KL_TYPE_TURN, NULL);
  const RulesHistoryEntry *entry = history->entry[index];
  RulesEvents              events;

  self->index = index;
  self->player = entry->player;
  self->has_move = entry->kind == RULES_ENTRY_MOVE;
  self->move = entry->move;

  find_events (history, index, &events);
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

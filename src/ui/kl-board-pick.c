/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The properties of the board that say what the person has in mind.
 */

#include "kl-board-private.h"

static void
notify_differences (KlBoard        *self,
                    const KlIntent *before)
{
  if (self->intent.picked != before->picked)
    g_object_notify (G_OBJECT (self), "picked");
  if (self->intent.figure != before->figure)
    g_object_notify (G_OBJECT (self), "figure");
  if (self->intent.wagon != before->wagon)
    g_object_notify (G_OBJECT (self), "wagon");
  if (self->intent.gift != before->gift)
    g_object_notify (G_OBJECT (self), "gift");
}

void
kl_board_set_intent (KlBoard        *self,
                     const KlIntent *intent)
{
  KlIntent before = self->intent;

  self->intent = *intent;
  kl_board_update (self);
  notify_differences (self, &before);
}

void
kl_board_reset_intent (KlBoard *self)
{
  KlIntent intent;

  kl_intent_init (&intent, self->game);
  kl_board_set_intent (self, &intent);
}

void
kl_board_next_intent (KlBoard *self)
{
  KlIntent intent = self->intent;

  kl_intent_next (&intent, self->game);
  kl_board_set_intent (self, &intent);
}

gboolean
kl_board_step_back (KlBoard *self)
{
  KlIntent intent = self->intent;

  if (intent.gift == KL_GIFT_NONE)
    return FALSE;

  if (intent.changing >= 0)
    intent.changing = -1;
  else
    intent.gift = KL_GIFT_NONE;
  kl_board_set_intent (self, &intent);
  return TRUE;
}

int
kl_board_get_picked (KlBoard *self)
{
  g_return_val_if_fail (KL_IS_BOARD (self), 0);

  return self->intent.picked;
}

void
kl_board_set_picked (KlBoard *self,
                     int      picked)
{
  KlIntent intent;

  g_return_if_fail (KL_IS_BOARD (self));

  intent = self->intent;
  if (self->game != NULL && picked != intent.picked && kl_intent_set_picked (&intent, self->game, picked))
    kl_board_set_intent (self, &intent);
}

RulesFigure
kl_board_get_figure (KlBoard *self)
{
  g_return_val_if_fail (KL_IS_BOARD (self), RULES_MEEPLE);

  return self->intent.figure;
}

void
kl_board_set_figure (KlBoard    *self,
                     RulesFigure figure)
{
  KlIntent intent;

  g_return_if_fail (KL_IS_BOARD (self));
  g_return_if_fail ((int) figure < RULES_N_FIGURES);

  intent = self->intent;
  if (intent.figure == figure)
    return;
  intent.figure = figure;
  kl_board_set_intent (self, &intent);
}

int
kl_board_get_wagon (KlBoard *self)
{
  g_return_val_if_fail (KL_IS_BOARD (self), 0);

  return self->intent.wagon;
}

void
kl_board_set_wagon (KlBoard *self,
                    int      wagon)
{
  KlIntent intent;

  g_return_if_fail (KL_IS_BOARD (self));

  intent = self->intent;
  if (self->game != NULL && wagon != intent.wagon && kl_intent_set_wagon (&intent, self->game, wagon))
    kl_board_set_intent (self, &intent);
}

int
kl_board_get_gift (KlBoard *self)
{
  g_return_val_if_fail (KL_IS_BOARD (self), KL_GIFT_NONE);

  return self->intent.gift;
}

void
kl_board_set_gift (KlBoard *self,
                   int      gift)
{
  KlIntent intent;

  g_return_if_fail (KL_IS_BOARD (self));
  g_return_if_fail (gift >= KL_GIFT_NONE && gift < RULES_N_GIFTS);

  intent = self->intent;
  if (self->game != NULL && gift != intent.gift && kl_intent_set_gift (&intent, self->game, gift))
    kl_board_set_intent (self, &intent);
}

void
kl_board_take_over (KlBoard *self,
                    KlBoard *other)
{
  KlBoardSlot *slot;

  g_return_if_fail (KL_IS_BOARD (self));
  g_return_if_fail (KL_IS_BOARD (other));
  g_return_if_fail (kl_game_get_real (self->game) == kl_game_get_real (other->game));

  slot = kl_board_get_focused_slot (other);
  self->wanted = other->wanted;
  kl_board_set_intent (self, &other->intent);
  if (slot != NULL)
    slot = kl_board_map_find_slot (self->map, kl_board_slot_get_x (slot), kl_board_slot_get_y (slot));
  gtk_widget_grab_focus (slot != NULL ? GTK_WIDGET (slot) : GTK_WIDGET (self));
  kl_board_view_take_over (self, other);
}

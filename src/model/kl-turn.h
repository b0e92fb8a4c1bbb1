/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One line of the log: a move and what it brought about. The words are the interface's.
 */

#pragma once

#include "kl-types.h"
#include "rules-event.h"
#include "rules-move.h"

G_BEGIN_DECLS

#define KL_TYPE_TURN (kl_turn_get_type ())

G_DECLARE_FINAL_TYPE (KlTurn, kl_turn, KL, TURN, GObject)

guint             kl_turn_get_index (KlTurn *self);  /* entry of the history, from 0: the start */
const RulesMove  *kl_turn_get_move (KlTurn *self);   /* NULL for the start, and where the game was ended */
guint             kl_turn_get_player (KlTurn *self); /* who moved */
const RulesEvent *kl_turn_get_events (KlTurn *self,
                                      guint  *n_events);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a game makes the lines of its log.
 */

#pragma once

#include "kl-turn.h"
#include "rules-history.h"

G_BEGIN_DECLS

KlTurn *kl_turn_new (const RulesHistory *history,
                     guint               index) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

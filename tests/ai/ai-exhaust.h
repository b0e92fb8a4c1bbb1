/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The proof that a move is the best one: the game of two players is played to its end in every way, with every tile that may
 * come as often as it may come. Only for positions with a tile or two left.
 */

#pragma once

#include <glib.h>

#include "rules-legal.h"

G_BEGIN_DECLS

/* What the position is worth to player when both play as well as can be: the expected final margin, in points. */
double ai_exhaust_value (const RulesSetup    *setup,
                         const RulesPosition *pos,
                         int                  player);
/* The same after a move, whatever is drawn then. */
double ai_exhaust_after (const RulesSetup    *setup,
                         const RulesPosition *pos,
                         const RulesMove     *move,
                         int                  player);
/* Whether two moves come to the same: a road, say, can be named by any of its tiles. */
gboolean ai_exhaust_equal (const RulesSetup    *setup,
                           const RulesPosition *pos,
                           const RulesMove     *a,
                           const RulesMove     *b);
/* The best move for who acts, the first of those that come to the same, and by how much it is better than any other one. */
void ai_exhaust_best (const RulesSetup    *setup,
                      const RulesPosition *pos,
                      RulesMove           *best,
                      double              *lead);

G_END_DECLS

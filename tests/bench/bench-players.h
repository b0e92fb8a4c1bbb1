/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Yardsticks for the computer player, which share nothing with it: a greedy player that looks one move ahead, and plain Monte
 * Carlo tree search with random playouts.
 */

#pragma once

#include "cli-contender.h"

G_BEGIN_DECLS

/* One move ahead, with the figure that follows: the best lead if the game ended then, a meeple in the supply being worth a
 * little too. */
gpointer bench_greedy_make (void);
void     bench_greedy_unmake (gpointer self);
void     bench_greedy_choose (gpointer             self,
                              guint                number,
                              guint32              iterations,
                              const RulesSetup    *setup,
                              const RulesPosition *pos,
                              guint64              seed,
                              RulesMove           *move);

/* So many playouts a decision. */
gpointer bench_mcts_make (void);
void     bench_mcts_unmake (gpointer self);
void     bench_mcts_choose (gpointer             self,
                            guint                number,
                            guint32              iterations,
                            const RulesSetup    *setup,
                            const RulesPosition *pos,
                            guint64              seed,
                            RulesMove           *move);

G_END_DECLS

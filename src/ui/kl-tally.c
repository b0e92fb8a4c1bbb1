/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every point a player has came with a scored event, so the sums are complete.
 */

#include "kl-tally.h"

void
kl_tally_count (KlTally *tally,
                KlGame  *game)
{
  GListModel *log = kl_game_get_log (game);

  *tally = (KlTally){ 0 };
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (KlTurn) turn = g_list_model_get_item (log, i);
      guint              n_events;
      const RulesEvent  *event = kl_turn_get_events (turn, &n_events);

      for (guint j = 0; j < n_events; j++, event++)
        if (event->kind == RULES_EVENT_SCORED && event->final)
          tally->final[event->feature][event->player] += event->points;
        else if (event->kind == RULES_EVENT_SCORED)
          tally->during[event->feature][event->player] += event->points;
    }
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every point a player has came with a scored event, or with a sale, so the sums are complete.
 */

#include "kl-tally.h"

static KlTallyKind
find_kind (const RulesEvent *event)
{
  static const KlTallyKind features[RULES_N_FEATURES] = {
    [RULES_CITY] = KL_TALLY_CITIES,
    [RULES_ROAD] = KL_TALLY_ROADS,
    [RULES_MONASTERY] = KL_TALLY_MONASTERIES,
    [RULES_FIELD] = KL_TALLY_FIELDS,
  };

  switch ((RulesScored) event->scored)
    {
    case RULES_SCORED_BARN:
      return KL_TALLY_BARNS;
    case RULES_SCORED_CASH_OUT:
    case RULES_SCORED_UNOPENED:
      return KL_TALLY_GIFTS;
    case RULES_SCORED_FEATURE:
    case RULES_SCORED_FARMERS:
    default:
      return features[event->feature];
    }
}

static void
count_event (KlTally          *tally,
             const RulesEvent *event)
{
  if (event->kind == RULES_EVENT_SOLD)
    {
      tally->during[KL_TALLY_SALES][event->player] += event->points;
      tally->during[KL_TALLY_SALES][event->buyer] -= event->points;
    }
  else if (event->kind == RULES_EVENT_SCORED && event->final)
    tally->final[find_kind (event)][event->player] += event->points;
  else if (event->kind == RULES_EVENT_SCORED)
    tally->during[find_kind (event)][event->player] += event->points;
}

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
      const RulesEvent  *events = kl_turn_get_events (turn, &n_events);

      for (guint j = 0; j < n_events; j++)
        count_event (tally, &events[j]);
    }
}

gboolean
kl_tally_has (const RulesSetup *setup,
              KlTallyKind       kind,
              gboolean          final)
{
  switch (kind)
    {
    case KL_TALLY_FIELDS:
      return setup->part[final ? RULES_PART_FARMERS : RULES_PART_BARN];
    case KL_TALLY_BARNS:
      return final && setup->part[RULES_PART_BARN];
    case KL_TALLY_GIFTS:
      return setup->part[RULES_PART_GIFTS];
    case KL_TALLY_SALES:
      return !final && setup->value[RULES_SWITCH_SELLING] != 0;
    case KL_TALLY_ROADS:
    case KL_TALLY_CITIES:
    case KL_TALLY_MONASTERIES:
      return !final || setup->value[RULES_SWITCH_INCOMPLETE_NOTHING] == 0;
    case KL_N_TALLIES:
    default:
      g_return_val_if_reached (FALSE);
    }
}

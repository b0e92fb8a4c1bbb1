/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words for events in scripts.
 */

#include "rules-event.h"

#include <assert.h>

#include "rules-names.h"

static const char *const event_names[RULES_N_EVENTS] = {
  [RULES_EVENT_DRAWN] = "drawn",
  [RULES_EVENT_DISCARDED] = "discarded",
  [RULES_EVENT_PLACED] = "placed",
  [RULES_EVENT_FIGURE] = "figure",
  [RULES_EVENT_JOINED] = "joined",
  [RULES_EVENT_COMPLETED] = "completed",
  [RULES_EVENT_SCORED] = "scored",
  [RULES_EVENT_RETURNED] = "returned",
  [RULES_EVENT_TURN] = "turn",
  [RULES_EVENT_OVER] = "over",
  [RULES_EVENT_BARN] = "barn",
  [RULES_EVENT_ROLLED] = "rolled",
  [RULES_EVENT_RECEIVED] = "received",
  [RULES_EVENT_RESHUFFLED] = "reshuffled",
  [RULES_EVENT_OPENED] = "opened",
  [RULES_EVENT_CHANGED] = "changed",
  [RULES_EVENT_PUT_BACK] = "put-back",
  [RULES_EVENT_BONUS] = "bonus",
  [RULES_EVENT_BID] = "bid",
  [RULES_EVENT_SOLD] = "sold",
};

const char *
rules_event_name (RulesEventKind kind)
{
  assert (kind >= 0 && kind < RULES_N_EVENTS);
  return event_names[kind];
}

int
rules_event_parse (const char *name)
{
  return rules_names_find (event_names, RULES_N_EVENTS, name);
}

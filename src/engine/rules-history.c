/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves, positions and a cursor. Undo cannot be wrong: it only looks at another position.
 */

#include "rules-history.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* A new entry at the cursor's place that begins as a copy of the cursor's position. Running out of memory for a few
 * kilobytes ends the program, as everywhere else. */
static RulesHistoryEntry *
entry_new (const RulesPosition *position)
{
  RulesHistoryEntry *entry = calloc (1, sizeof *entry);

  if (entry == NULL)
    abort ();
  if (position != NULL)
    {
      entry->position = *position;
      entry->player = position->actor;
    }
  return entry;
}

static void
drop_after (RulesHistory *history,
            int           n)
{
  while (history->n > n)
    free (history->entry[--history->n]);
}

static void
push (RulesHistory      *history,
      RulesHistoryEntry *entry)
{
  drop_after (history, history->cursor + 1);
  if (history->n == history->room)
    {
      history->room = history->room > 0 ? 2 * history->room : 64;
      history->entry = realloc (history->entry, (size_t) history->room * sizeof history->entry[0]);
      if (history->entry == NULL)
        abort ();
    }
  history->entry[history->n] = entry;
  history->cursor = history->n++;
}

void
rules_history_init (RulesHistory     *history,
                    const RulesSetup *setup,
                    RulesEvents      *events)
{
  RulesHistoryEntry *entry = entry_new (NULL);

  memset (history, 0, sizeof *history);
  history->setup = *setup;
  history->cursor = -1;
  rules_position_start (setup, &entry->position, events);
  push (history, entry);
}

void
rules_history_copy (RulesHistory       *history,
                    const RulesHistory *of)
{
  memset (history, 0, sizeof *history);
  history->setup = of->setup;
  history->cursor = -1;
  for (int i = 0; i < of->n; i++)
    {
      RulesHistoryEntry *entry = entry_new (NULL);

      *entry = *of->entry[i];
      push (history, entry);
    }
  history->cursor = of->cursor;
}

void
rules_history_clear (RulesHistory *history)
{
  drop_after (history, 0);
  free (history->entry);
  memset (history, 0, sizeof *history);
}

RulesVerdict
rules_history_play (RulesHistory    *history,
                    const RulesMove *move,
                    RulesEvents     *events)
{
  RulesVerdict       verdict = rules_position_check (&history->setup, rules_history_position (history), move);
  RulesHistoryEntry *entry;

  if (verdict != RULES_OK)
    return verdict;
  entry = entry_new (rules_history_position (history));
  entry->kind = RULES_ENTRY_MOVE;
  entry->move = *move;
  rules_position_apply (&history->setup, &entry->position, move, events);
  push (history, entry);
  return RULES_OK;
}

bool
rules_history_end (RulesHistory *history,
                   RulesEvents  *events)
{
  RulesHistoryEntry *entry;

  if (rules_history_position (history)->phase == RULES_PHASE_OVER)
    return false;
  entry = entry_new (rules_history_position (history));
  entry->kind = RULES_ENTRY_END;
  rules_position_end (&history->setup, &entry->position, events);
  push (history, entry);
  return true;
}

bool
rules_history_undo (RulesHistory *history)
{
  if (history->cursor == 0)
    return false;
  history->cursor--;
  return true;
}

bool
rules_history_redo (RulesHistory *history)
{
  if (history->cursor == history->n - 1)
    return false;
  history->cursor++;
  return true;
}

void
rules_history_seek (RulesHistory *history,
                    int           cursor)
{
  assert (cursor >= 0 && cursor < history->n);
  history->cursor = cursor;
}

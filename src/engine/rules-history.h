/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game as played: the moves, the position after each of them, and a cursor that undo and redo push about. What was
 * undone stays until another move is made in its place.
 */

#pragma once

#include "rules-position.h"

typedef enum
{
  RULES_ENTRY_START, /* the first one */
  RULES_ENTRY_MOVE,
  RULES_ENTRY_END /* the game was ended as it stood, by rules_history_end () */
} RulesEntryKind;

typedef struct
{
  uint8_t       kind;     /* a RulesEntryKind */
  uint8_t       player;   /* who made the move */
  RulesMove     move;     /* MOVE */
  RulesPosition position; /* after it */
} RulesHistoryEntry;

typedef struct
{
  RulesSetup          setup;
  RulesHistoryEntry **entry; /* owned; entry[0] is the start */
  int                 n;     /* entries, the start included */
  int                 cursor;
  int                 room;
} RulesHistory;

/* Begins a game; setup must have passed rules_setup_check (). events: of the start, or NULL. */
void rules_history_init (RulesHistory     *history,
                         const RulesSetup *setup,
                         RulesEvents      *events);
/* The same game with entries of its own. */
void rules_history_copy (RulesHistory       *history,
                         const RulesHistory *of);
void rules_history_clear (RulesHistory *history);

/* The position at the cursor. */
static inline const RulesPosition *
rules_history_position (const RulesHistory *history)
{
  return &history->entry[history->cursor]->position;
}

/* Plays a move at the cursor; what had been undone is gone if it was legal. */
RulesVerdict rules_history_play (RulesHistory    *history,
                                 const RulesMove *move,
                                 RulesEvents     *events);
/* Ends the game at the cursor by rules_position_end (), as an entry of its own; false if it is over already. */
bool rules_history_end (RulesHistory *history,
                        RulesEvents  *events);

/* One move back or forth; false when there is none. */
bool rules_history_undo (RulesHistory *history);
bool rules_history_redo (RulesHistory *history);
/* To any entry, from 0. */
void rules_history_seek (RulesHistory *history,
                         int           cursor);

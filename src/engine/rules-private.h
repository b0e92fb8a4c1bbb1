/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the parts of the engine share and nobody else sees: the forest of segments, the map and the steps of a turn.
 */

#pragma once

#include "rules-feature.h"
#include "rules-legal.h"
#include "rules-position.h"
#include "rules-random.h"

/* The forest (rules-segment.h). Finding shortens the way for the next time, so only moves may do it; questions use
 * rules_feature_root (), which leaves the position as it is. */
static inline int
rules_forest_find (RulesPosition *pos,
                   int            segment)
{
  RulesSegment *s = pos->segment;

  while (s[segment].parent != segment)
    {
      s[segment].parent = s[s[segment].parent].parent;
      segment = s[segment].parent;
    }
  return segment;
}

static inline unsigned
rules_count_bits (uint64_t bits)
{
  unsigned n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;
  return n;
}

/* An event to fill in, zeroed but for its kind and player; NULL where nobody listens. */
RulesEvent *rules_events_add (RulesEvents   *events,
                              RulesEventKind kind,
                              int            player);

/* The map (rules-board.c). */
void rules_board_start (const RulesSetup *setup,
                        RulesPosition    *pos);
void rules_board_lay (const RulesSetup *setup,
                      RulesPosition    *pos,
                      int               space,
                      int               type,
                      RulesTurn         turn,
                      RulesEvents      *events);

/* Figures. */
void rules_figure_put (RulesPosition *pos,
                       int            player,
                       RulesFigure    figure,
                       int            segment);

/* Scoring (rules-score.c). */
void rules_score_completed (const RulesSetup *setup,
                            RulesPosition    *pos,
                            RulesEvents      *events);
void rules_score_final (const RulesSetup *setup,
                        RulesPosition    *pos,
                        RulesEvents      *events);

/* The course of a turn (rules-turn.c). */
int  rules_turn_first_player (const RulesSetup    *setup,
                              const RulesPosition *pos);
void rules_turn_begin (const RulesSetup *setup,
                       RulesPosition    *pos,
                       int               player,
                       RulesEvents      *events);
void rules_turn_finish (const RulesSetup *setup,
                        RulesPosition    *pos,
                        RulesEvents      *events);
void rules_turn_over (const RulesSetup *setup,
                      RulesPosition    *pos,
                      RulesEvents      *events);

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the parts of the engine share and nobody else sees: the forest of segments, the map and the steps of a turn.
 */

#pragma once

#include <stddef.h>

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

/* A set of segments. */
typedef struct
{
  uint64_t word[(RULES_MAX_SEGMENTS + 63) / 64];
} RulesSegmentSet;

/* Puts segment in; false when it was there. */
static inline bool
rules_segment_set_add (RulesSegmentSet *set,
                       int              segment)
{
  uint64_t bit = UINT64_C (1) << segment % 64;
  bool     is_new = !(set->word[segment / 64] & bit);

  set->word[segment / 64] |= bit;
  return is_new;
}

/* An event to fill in, zeroed but for its kind and player; NULL where nobody listens. */
RulesEvent *rules_events_add (RulesEvents   *events,
                              RulesEventKind kind,
                              int            player);

static inline void
rules_moves_add (RulesMoves *moves,
                 RulesMove   move)
{
  moves->move[moves->n++] = move;
}

/* The spaces round a space: those beyond its sides first, in the order of RulesSide, then the corners. */
extern const int8_t rules_step_x[8], rules_step_y[8];

/* The map (rules-board.c). */
void rules_board_start (const RulesSetup *setup,
                        RulesPosition    *pos);
void rules_board_lay (const RulesSetup *setup,
                      RulesPosition    *pos,
                      int               space,
                      int               type,
                      RulesTurn         turn,
                      RulesEvents      *events);

/* Whether the player has an abbey and there is a hole for it. */
bool rules_abbey_possible (const RulesPosition *pos,
                           int                  player);
/* A tile of the player's hand that fits somewhere. */
bool rules_hand_fits (const RulesSetup    *setup,
                      const RulesPosition *pos,
                      int                  player);

/* Figures (rules-figure.c). */
void rules_figure_put (RulesPosition *pos,
                       int            player,
                       RulesFigure    figure,
                       int            segment,
                       int            corner);
void rules_figure_take (RulesPosition *pos,
                        int            index); /* off the board, into no supply */
bool rules_figure_suits (RulesFigure  figure,
                         RulesFeature feature);
/* The player's figure on that very segment; any kind for RULES_ANY_FIGURE, but no barn. -1 when there is none. */
int rules_figure_find (const RulesPosition *pos,
                       int                  player,
                       int                  figure,
                       int                  segment);
/* The field that a tile shows in one of its corners, clockwise from the north-west, or -1: both half-edges that meet there
 * must belong to it. */
int rules_figure_corner_field (const RulesSetup    *setup,
                               const RulesPosition *pos,
                               int                  tile,
                               int                  corner);
/* The field segment of the last tile at the corner north-west of x, y, if a barn may stand there (A9). */
RulesVerdict rules_figure_check_barn (const RulesSetup    *setup,
                                      const RulesPosition *pos,
                                      int                  x,
                                      int                  y,
                                      int                 *segment,
                                      int                 *corner);
bool         rules_feature_complete (const RulesSetup    *setup,
                                     const RulesPosition *pos,
                                     int                  segment);

/* Scoring (rules-score.c). */
void rules_score_locate (const RulesPosition *pos,
                         int                  segment,
                         RulesEvent          *event);
void rules_score_completed (const RulesSetup *setup,
                            RulesPosition    *pos,
                            RulesEvents      *events);
void rules_score_fields (const RulesSetup *setup,
                         RulesPosition    *pos,
                         RulesEvents      *events);
void rules_score_road (const RulesSetup *setup,
                       RulesPosition    *pos,
                       int               segment,
                       RulesEvents      *events);
void rules_score_final (const RulesSetup *setup,
                        RulesPosition    *pos,
                        RulesEvents      *events);

/* Wagons (rules-wagon.c). */
RulesVerdict rules_wagon_check (const RulesSetup    *setup,
                                const RulesPosition *pos,
                                const RulesMove     *move);
void         rules_wagon_list (const RulesSetup    *setup,
                               const RulesPosition *pos,
                               RulesMoves          *moves);
void         rules_wagon_apply (const RulesSetup *setup,
                                RulesPosition    *pos,
                                const RulesMove  *move,
                                RulesEvents      *events);
/* Asks the next owner, or sends wagons home that have nowhere to go. False when all are done. */
bool rules_wagon_next (const RulesSetup *setup,
                       RulesPosition    *pos,
                       RulesEvents      *events);

/* All wagons that are on their way go home: the game ends before anyone is asked. */
void rules_wagon_all_home (RulesPosition *pos,
                           RulesEvents   *events);

/* Gifts (rules-gift.c, rules-gift-check.c). all: every way to name a target; else one for each that has an effect. */
void rules_gift_start (const RulesSetup *setup,
                       RulesPosition    *pos);
void rules_gift_receive (const RulesSetup *setup,
                         RulesPosition    *pos,
                         RulesEvents      *events);
int  rules_gift_card (const RulesMove *move); /* which card it opens */
/* The segment that a gift names, which must be of a feature that is not complete. */
RulesVerdict rules_gift_find_segment (const RulesSetup    *setup,
                                      const RulesPosition *pos,
                                      const RulesMove     *move,
                                      RulesSpot            spot,
                                      int                 *segment);
RulesVerdict rules_gift_check (const RulesSetup    *setup,
                               const RulesPosition *pos,
                               const RulesMove     *move);
void         rules_gift_list (const RulesSetup    *setup,
                              const RulesPosition *pos,
                              bool                 all,
                              RulesMoves          *moves);
void         rules_gift_apply (const RulesSetup *setup,
                               RulesPosition    *pos,
                               const RulesMove  *move,
                               RulesEvents      *events);

/* Selling (rules-auction.c). */
bool         rules_auction_begin (const RulesSetup *setup,
                                  RulesPosition    *pos);
RulesVerdict rules_auction_check (const RulesSetup    *setup,
                                  const RulesPosition *pos,
                                  const RulesMove     *move);
void         rules_auction_list (const RulesSetup    *setup,
                                 const RulesPosition *pos,
                                 RulesMoves          *moves);
void         rules_auction_apply (const RulesSetup *setup,
                                  RulesPosition    *pos,
                                  const RulesMove  *move,
                                  RulesEvents      *events);

/* The course of a turn (rules-turn.c). */
int  rules_turn_first_player (const RulesSetup    *setup,
                              const RulesPosition *pos);
void rules_turn_start (const RulesSetup *setup,
                       RulesPosition    *pos,
                       RulesEvents      *events);
void rules_turn_draw (const RulesSetup *setup,
                      RulesPosition    *pos,
                      RulesEvents      *events);
void rules_turn_pass_abbey (const RulesSetup *setup,
                            RulesPosition    *pos,
                            RulesEvents      *events);
void rules_turn_put_back (RulesPosition *pos,
                          int            type,
                          RulesEvents   *events);
bool rules_turn_abbey_optional (const RulesPosition *pos);
void rules_turn_finish (const RulesSetup *setup,
                        RulesPosition    *pos,
                        RulesEvents      *events);
void rules_turn_after_wagons (const RulesSetup *setup,
                              RulesPosition    *pos,
                              RulesEvents      *events);
void rules_turn_over (const RulesSetup *setup,
                      RulesPosition    *pos,
                      RulesEvents      *events);

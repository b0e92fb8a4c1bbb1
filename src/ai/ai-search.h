/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The computer player: chooses a move for a position. The same position, seed and budget give the same move on every
 * machine, whatever else is going on: there is no clock, no thread and no floating point in here, and nothing is known that
 * the player to act could not know (src/ai/ai-hidden.h).
 */

#pragma once

#include <stdatomic.h>

#include "rules-position.h"

/* How well it plays, each in a manner of its own. */
typedef enum
{
  AI_BEGINNER, /* sees what its own tile does for itself; no fields, no thefts */
  AI_CASUAL,   /* weighs every move by what the map would then be worth to all; does not ask what may be drawn */
  AI_STRONG,   /* also asks what the others could answer to its best moves, with the tiles that are left; any of the good ones will do */
  AI_MASTER,   /* searches on from there */
  AI_N_LEVELS
} AiLevel;

/* "beginner", "casual", "strong", "master" */
const char *ai_level_id (AiLevel level);
bool        ai_level_find (const char *id,
                           AiLevel    *level);
/* The budget that a level has unless it is told another: it answers in good time even with everything on. */
uint32_t ai_level_iterations (AiLevel level);

typedef struct
{
  uint32_t           iterations; /* for laying a tile; a figure alone takes a quarter. 0: the level's own */
  uint64_t           seed;
  const atomic_bool *cancelled; /* looked at in every iteration; or NULL */
} AiBudget;

/* The main thing that speaks for a move, for a hint in words. What is said of points is so when the move has been made, with the
 * best figure after it where a tile is laid. */
typedef enum
{
  AI_REASON_NONE,         /* nothing in particular */
  AI_REASON_COMPLETES,    /* completes a feature of the player's, or has farmers of theirs in a field meet a barn: points */
  AI_REASON_WINS,         /* claims a feature that is complete: points */
  AI_REASON_SCORES,       /* a gift that brings points */
  AI_REASON_GROWS,        /* a feature that the player leads grows by points */
  AI_REASON_CLAIMS,       /* claims a feature, worth points as it stands */
  AI_REASON_TAKES,        /* leads a feature alone that another player led, who is named; worth points as it stands */
  AI_REASON_SHARES,       /* has a share in the feature of another player, who is named; worth points as it stands */
  AI_REASON_BLOCKS,       /* makes it harder for another player to complete a feature */
  AI_REASON_SAVES_FIGURE, /* brings a figure back into the supply from a feature */
  AI_REASON_RECEIVES,     /* receives a gift card */
  AI_REASON_BARN,         /* a barn in a field, worth points to it as it stands */
  AI_REASON_GIFT,         /* opens a gift card */
  AI_REASON_ABBEY,        /* lays the abbey */
  AI_REASON_KEEPS,        /* no figure, no abbey, a wagon taken back: there will be better use for it */
  AI_REASON_BARGAIN,      /* bids or sells, or does not */
  AI_N_REASONS
} AiReason;

typedef struct
{
  RulesMove move;
  AiReason  reason;
  uint8_t   feature;    /* a RulesFeature, what the reason is about */
  uint8_t   figure;     /* a RulesFigure, where one is saved */
  uint8_t   player;     /* whom it is about */
  int16_t   points;     /* of the reason; 0 where it has none */
  int32_t   value;      /* expected final margin for who acts, in hundredths of a point */
  uint32_t  iterations; /* that were done */
} AiChoice;

/* The memory of a search, for one thread at a time. All of it is made here, so that thinking allocates nothing; NULL when
 * there is none. */
typedef struct AiSearch AiSearch;

AiSearch *ai_search_new (void);
void      ai_search_free (AiSearch *search);

/* Chooses for pos->actor; the game must not be over. False when cancelled, with *choice as it was. */
bool ai_search_choose (AiSearch            *search,
                       const RulesSetup    *setup,
                       const RulesPosition *pos,
                       AiLevel              level,
                       const AiBudget      *budget,
                       AiChoice            *choice);

/* The same by a level that searches, which also says what another legal move is worth: *value is less than that of the choice by what
 * is lost in lines that go on for longer than the search does, with the same luck after both moves; and never more. */
bool ai_search_judge (AiSearch            *search,
                      const RulesSetup    *setup,
                      const RulesPosition *pos,
                      AiLevel              level,
                      const AiBudget      *budget,
                      const RulesMove     *move,
                      AiChoice            *choice,
                      int32_t             *value);

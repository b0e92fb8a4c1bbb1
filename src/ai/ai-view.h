/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can still be drawn, as seen by the player to act, in the form in which it is asked: per pattern of an empty space how
 * many of the tiles that are left would do what there. Made once for every decision; a few tiles drawn further on in a
 * search change little.
 */

#pragma once

#include "ai-weight.h"
#include "rules-position.h"

/* What a player has an eye for: levels differ in it. */
typedef enum
{
  AI_SEES_OTHERS = 1 << 0,  /* what a move does for the others, and against them */
  AI_SEES_FIELDS = 1 << 1,  /* what fields will be worth */
  AI_SEES_TILES = 1 << 2,   /* which tiles are left; else one space is as likely to be filled as another */
  AI_SEES_THREATS = 1 << 3, /* which features may be linked */
  AI_SEES_ALL = 15
} AiSight;

typedef struct
{
  const RulesSetup *setup;
  int               viewer;
  unsigned          sight;                 /* AiSight flags */
  int32_t           weight[AI_N_WEIGHTS];  /* for so many players */
  int               n_left;                /* tiles not laid yet, but for the one that is being laid */
  uint8_t           left[RULES_MAX_TYPES]; /* of each type */
  uint8_t           fit[256];              /* how many of them fit a space of this pattern */
  uint8_t           close[256][4];         /* and close for good what comes in from that side, a road or city */
  uint8_t           link[256][4][4];       /* and link what comes in from two sides, first < second */
  uint16_t          chance[128];           /* per number of tiles that would do: that the one who needs one gets one, in 1/1024 */
  uint16_t          filled[128];           /* and that anybody lays one */
} AiView;

enum
{
  AI_ONE = 1024 /* a certainty */
};

void ai_view_init (AiView              *view,
                   const RulesSetup    *setup,
                   const RulesPosition *pos,
                   unsigned             sight);

/* Where a space's neighbours are, in the order of RulesSide, then the corners. */
extern const int8_t ai_step_x[8], ai_step_y[8];

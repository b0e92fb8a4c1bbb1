/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a position is worth to each player: the score expected at the end. First the map is read: which features hold
 * figures, how likely each is completed with the tiles that are left, what it will then be worth. That is kept, so that
 * every figure that might be put on the tile just laid costs no more than a sum.
 */

#pragma once

#include "ai-view.h"

enum
{
  AI_MAX_RECORDS = 96,
  AI_MAX_THREATS = 48,
  AI_NO_FIELD = 0xffff
};

/* A feature that matters: one with figures, a city that is not completed, or one of the tile just laid. */
typedef struct
{
  uint16_t root;
  uint8_t  kind;  /* a RulesFeature */
  uint8_t  ends;  /* spaces that it is open to; for a field: sides */
  uint8_t  space; /* the last one of those, counted from 1 */
  bool     complete;
  int32_t  chance; /* of being completed, in 1/1024 */
  int32_t  worth;  /* expected, to each of its leaders, in hundredths */
} AiRecord;

/* Who is how strong in a feature, and how many of whose figures would come back from it. */
typedef struct
{
  uint8_t strength[RULES_MAX_PLAYERS];
  uint8_t figures[RULES_MAX_PLAYERS]; /* meeples and wagons */
  uint8_t mayors[RULES_MAX_PLAYERS];
  uint8_t barns[RULES_MAX_PLAYERS];
} AiCrowd;

/* The sum in the making. */
typedef struct
{
  int32_t points[RULES_MAX_PLAYERS];  /* to be expected of features, in hundredths */
  int32_t figures[RULES_MAX_PLAYERS]; /* that come back, or may; in 1/1024 */
  int32_t mayors[RULES_MAX_PLAYERS];  /* the same */
} AiSum;

/* Two features beside one space that one tile could link. */
typedef struct
{
  uint8_t  first, second; /* records */
  uint16_t chance;
} AiThreat;

/* What meets in an empty space. Where a tile is laid elsewhere that stays so, but for what has grown together since. */
typedef struct
{
  int8_t   x, y;
  uint8_t  pattern;
  uint16_t built[4];    /* per side that is a road or city a segment of it */
  uint16_t field[4][2]; /* per half of a side a segment of the field, or AI_NO_FIELD */
} AiShore;

typedef struct
{
  int      n_records, n_threats;
  bool     has_fields; /* among the records */
  AiRecord record[AI_MAX_RECORDS];
  AiCrowd  crowd[AI_MAX_RECORDS];
  AiThreat threat[AI_MAX_THREATS];
  AiSum    sum;
  int32_t  turns[RULES_MAX_PLAYERS];   /* to come */
  uint8_t  number[RULES_MAX_SEGMENTS]; /* per root 1 + its record; 0 for none */
  int      n_shores;
  AiShore  shore[RULES_MAX_SPACES]; /* of a position one or two moves ago */
} AiMap;

/* Looks at what meets in the spaces, for this position and those that a move or two lead to from here. */
void ai_value_look (const AiView        *view,
                    const RulesPosition *pos,
                    AiMap               *map);
/* Reads the map. In the figure phase what the last tile completed counts as scored. */
void ai_value_read (const AiView        *view,
                    const RulesPosition *pos,
                    AiMap               *map);
/* The second half of reading: who is where, and what that brings. */
void ai_share_out (const AiView        *view,
                   const RulesPosition *pos,
                   AiMap               *map);
/* What every player can expect, in hundredths; with a figure of the actor's on segment of the last tile as well, or -1. */
void ai_value_get (const AiView        *view,
                   const RulesPosition *pos,
                   const AiMap         *map,
                   int                  figure,
                   int                  segment,
                   int32_t              value[RULES_MAX_PLAYERS]);
/* How far ahead of the others that is. */
int32_t ai_value_margin (const AiView *view,
                         const int32_t value[RULES_MAX_PLAYERS],
                         int           player);

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts a game can have and the house rules it can be played by, as tables that dialogs, saves, the command line
 * and the help walk: a new switch is a new row.
 */

#pragma once

#include "rules-types.h"

typedef enum
{
  RULES_PART_FARMERS,  /* rules F */
  RULES_PART_GIFTS,    /* rules G */
  RULES_PART_ABBEY,    /* A2 to A4 */
  RULES_PART_MAYOR,    /* A5 */
  RULES_PART_WAGON,    /* A7, A8 */
  RULES_PART_BARN,     /* A9 to A13 */
  RULES_PART_AM_TILES, /* the twelve land tiles of A1 */
  RULES_N_PARTS
} RulesPart;

typedef enum
{
  RULES_SWITCH_FIRST_PLAYER,       /* H1 */
  RULES_SWITCH_DRAW_AHEAD,         /* H2 */
  RULES_SWITCH_HAND,               /* H3 */
  RULES_SWITCH_BAG,                /* H4 */
  RULES_SWITCH_SELLING,            /* H5 */
  RULES_SWITCH_HOLE_BONUS,         /* H6 */
  RULES_SWITCH_INCOMPLETE_NOTHING, /* H7 */
  RULES_SWITCH_TABLE,              /* H8 */
  RULES_SWITCH_TABLE_CLOSES,       /* H9 */
  RULES_SWITCH_SCORE_DICE,         /* H10, display */
  RULES_SWITCH_WAGON_ROLLS,        /* H11 */
  RULES_SWITCH_ABBEY_END,          /* H12 */
  RULES_SWITCH_WAGON_CONNECTED,    /* H13 */
  RULES_SWITCH_TINY_CITY,          /* H14 */
  RULES_SWITCH_BARN_JOINS_BARN,    /* H15 */
  RULES_SWITCH_MAYOR_FLAT,         /* H16, display */
  RULES_N_SWITCHES
} RulesSwitchId;

/* H1 */
typedef enum
{
  RULES_FIRST_RANDOM,
  RULES_FIRST_LISTED,
  RULES_FIRST_MOST_ROADS
} RulesFirst;

/* H3 */
typedef enum
{
  RULES_HAND_OFF,
  RULES_HAND_OPEN,
  RULES_HAND_HIDDEN
} RulesHand;

/* H12 */
typedef enum
{
  RULES_ABBEY_END_MUST,
  RULES_ABBEY_END_NEVER,
  RULES_ABBEY_END_ROUND
} RulesAbbeyEnd;

typedef enum
{
  RULES_SWITCH_BOOL,   /* off or on */
  RULES_SWITCH_CHOICE, /* one of words; the value is its place */
  RULES_SWITCH_NUMBER, /* from min to max, or off (0) */
  RULES_SWITCH_SIZE    /* width and height, each from min to max, as 256 * width + height; or off (0) */
} RulesSwitchType;

typedef struct
{
  const char     *id;
  const char     *rule; /* number in the rules: "H14" */
  RulesSwitchType type;
  const char     *words[4]; /* of a choice, NULL at the end */
  int16_t         min, max; /* of a number */
  int16_t         initial;
  int8_t          needs_part;   /* a RulesPart without which it means nothing, or -1 */
  int8_t          needs_switch; /* a RulesSwitchId that must be on with it, or -1 */
  uint32_t        excludes;     /* one bit per RulesSwitchId that cannot be on with it */
} RulesSwitch;

typedef struct
{
  const char *id;
  const char *rule;       /* letter or number in the rules: "F", "A5" */
  int8_t      needs_part; /* a RulesPart that must be on with it, or -1 */
} RulesPartInfo;

const RulesSwitch   *rules_switch_get (RulesSwitchId id);
const RulesPartInfo *rules_part_get (RulesPart part);
int                  rules_switch_find (const char *id); /* -1 when there is none */
int                  rules_part_find (const char *id);

/* The value that words say: "on", a choice, a number; NULL or "" means on. False when they say none. */
bool rules_switch_parse (RulesSwitchId id,
                         const char   *words,
                         int16_t      *value);
/* Writes the words for value; "off" for an off switch. Returns the length as snprintf () does. */
int rules_switch_format (RulesSwitchId id,
                         int16_t       value,
                         char         *words,
                         int           size);

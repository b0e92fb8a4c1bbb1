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
  RULES_PART_FARMERS, /* rules F */
  RULES_N_PARTS
} RulesPart;

typedef enum
{
  RULES_SWITCH_FIRST_PLAYER,       /* H1 */
  RULES_SWITCH_INCOMPLETE_NOTHING, /* H7 */
  RULES_SWITCH_TINY_CITY,          /* H14 */
  RULES_N_SWITCHES
} RulesSwitchId;

/* H1 */
typedef enum
{
  RULES_FIRST_RANDOM,
  RULES_FIRST_LISTED,
  RULES_FIRST_MOST_ROADS
} RulesFirst;

typedef enum
{
  RULES_SWITCH_BOOL,   /* off or on */
  RULES_SWITCH_CHOICE, /* one of words; the value is its place */
  RULES_SWITCH_NUMBER  /* from min to max, or off (0) */
} RulesSwitchType;

typedef struct
{
  const char     *id;
  const char     *rule; /* number in the rules: "H14" */
  RulesSwitchType type;
  const char     *words[4]; /* of a choice, NULL at the end */
  int16_t         min, max; /* of a number */
  int16_t         initial;
} RulesSwitch;

typedef struct
{
  const char *id;
  const char *rule; /* letter of the rules: "F" */
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

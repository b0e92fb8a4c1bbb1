/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of parts and switches.
 */

#include "rules-switch.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "rules-names.h"

static const RulesSwitch switches[RULES_N_SWITCHES] = {
  [RULES_SWITCH_FIRST_PLAYER] = {
      .id = "first-player",
      .rule = "H1",
      .type = RULES_SWITCH_CHOICE,
      .words = { "random", "listed", "most-roads" },
      .initial = RULES_FIRST_RANDOM,
  },
  [RULES_SWITCH_INCOMPLETE_NOTHING] = {
      .id = "incomplete-nothing",
      .rule = "H7",
      .type = RULES_SWITCH_BOOL,
  },
  /* What a completed city of two tiles is worth: 2, or as every other city when off. */
  [RULES_SWITCH_TINY_CITY] = {
      .id = "tiny-city",
      .rule = "H14",
      .type = RULES_SWITCH_NUMBER,
      .min = 2,
      .max = 2,
  },
};

static const RulesPartInfo parts[RULES_N_PARTS] = {
  [RULES_PART_FARMERS] = { .id = "farmers", .rule = "F" },
};

const RulesSwitch *
rules_switch_get (RulesSwitchId id)
{
  assert (id >= 0 && id < RULES_N_SWITCHES);
  return &switches[id];
}

const RulesPartInfo *
rules_part_get (RulesPart part)
{
  assert (part >= 0 && part < RULES_N_PARTS);
  return &parts[part];
}

int
rules_switch_find (const char *id)
{
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    if (strcmp (switches[i].id, id) == 0)
      return i;
  return -1;
}

int
rules_part_find (const char *id)
{
  for (int i = 0; i < RULES_N_PARTS; i++)
    if (strcmp (parts[i].id, id) == 0)
      return i;
  return -1;
}

bool
rules_switch_parse (RulesSwitchId id,
                    const char   *words,
                    int16_t      *value)
{
  const RulesSwitch *sw = rules_switch_get (id);
  bool               plain = words == NULL || *words == '\0' || strcmp (words, "on") == 0;
  char              *end;
  long               number;

  if (sw->type == RULES_SWITCH_CHOICE)
    {
      for (int i = 0; sw->words[i] != NULL; i++)
        if (words != NULL && strcmp (sw->words[i], words) == 0)
          {
            *value = (int16_t) i;
            return true;
          }
      return false;
    }

  if (!plain && strcmp (words, "off") == 0)
    {
      *value = 0;
      return true;
    }
  if (sw->type == RULES_SWITCH_BOOL)
    {
      *value = 1;
      return plain;
    }

  if (plain)
    {
      *value = sw->min;
      return true;
    }
  number = strtol (words, &end, 10);
  if (*end != '\0' || number < sw->min || number > sw->max)
    return false;
  *value = (int16_t) number;
  return true;
}

int
rules_switch_format (RulesSwitchId id,
                     int16_t       value,
                     char         *words,
                     int           size)
{
  const RulesSwitch *sw = rules_switch_get (id);

  if (sw->type == RULES_SWITCH_CHOICE)
    return snprintf (words, (size_t) size, "%s", sw->words[value]);
  if (value == 0)
    return snprintf (words, (size_t) size, "off");
  if (sw->type == RULES_SWITCH_BOOL)
    return snprintf (words, (size_t) size, "on");
  return snprintf (words, (size_t) size, "%d", value);
}

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

#define ALONE .needs_part = -1, .needs_switch = -1

static const RulesSwitch switches[RULES_N_SWITCHES] = {
  [RULES_SWITCH_FIRST_PLAYER] = { "first-player", "H1", RULES_SWITCH_CHOICE, { "random", "listed", "most-roads" }, ALONE },
  [RULES_SWITCH_DRAW_AHEAD] = { "draw-ahead", "H2", RULES_SWITCH_BOOL, ALONE },
  /* A hand of three is drawn up at the end of a turn anyway. */
  [RULES_SWITCH_HAND] = { "hand", "H3", RULES_SWITCH_CHOICE, { "off", "open", "hidden" }, .needs_part = -1, .needs_switch = -1, .excludes = 1u << RULES_SWITCH_DRAW_AHEAD },
  [RULES_SWITCH_BAG] = { "bag", "H4", RULES_SWITCH_BOOL, ALONE },
  /* A tile is sold when it is drawn, for the buyer's next turn: tiles that are kept in hands leave no room for that. */
  [RULES_SWITCH_SELLING] = { "selling", "H5", RULES_SWITCH_BOOL, ALONE, .excludes = 1u << RULES_SWITCH_DRAW_AHEAD | 1u << RULES_SWITCH_HAND },
  [RULES_SWITCH_HOLE_BONUS] = { "hole-bonus", "H6", RULES_SWITCH_BOOL, ALONE },
  [RULES_SWITCH_INCOMPLETE_NOTHING] = { "incomplete-nothing", "H7", RULES_SWITCH_BOOL, ALONE },
  [RULES_SWITCH_TABLE] = { "table", "H8", RULES_SWITCH_SIZE, .min = 3, .max = 99, ALONE },
  [RULES_SWITCH_TABLE_CLOSES] = { "table-closes", "H9", RULES_SWITCH_BOOL, .needs_part = -1, .needs_switch = RULES_SWITCH_TABLE },
  [RULES_SWITCH_SCORE_DICE] = { "score-dice", "H10", RULES_SWITCH_BOOL, ALONE },
  [RULES_SWITCH_WAGON_ROLLS] = { "wagon-rolls", "H11", RULES_SWITCH_BOOL, .needs_part = RULES_PART_WAGON, .needs_switch = -1 },
  [RULES_SWITCH_ABBEY_END] = { "abbey-end", "H12", RULES_SWITCH_CHOICE, { "must", "never", "round" }, .needs_part = RULES_PART_ABBEY, .needs_switch = -1 },
  [RULES_SWITCH_WAGON_CONNECTED] = { "wagon-connected", "H13", RULES_SWITCH_BOOL, .needs_part = RULES_PART_WAGON, .needs_switch = -1, .excludes = 1u << RULES_SWITCH_WAGON_ROLLS },
  /* What a completed city of two tiles is worth: 2, or as every other city when off. */
  [RULES_SWITCH_TINY_CITY] = { "tiny-city", "H14", RULES_SWITCH_NUMBER, .min = 2, .max = 2, ALONE },
  [RULES_SWITCH_BARN_JOINS_BARN] = { "barn-joins-barn", "H15", RULES_SWITCH_BOOL, .needs_part = RULES_PART_BARN, .needs_switch = -1 },
  [RULES_SWITCH_MAYOR_FLAT] = { "mayor-flat", "H16", RULES_SWITCH_BOOL, .needs_part = RULES_PART_MAYOR, .needs_switch = -1 },
};

#undef ALONE

static const RulesPartInfo parts[RULES_N_PARTS] = {
  [RULES_PART_FARMERS] = { "farmers", "F", -1 },
  [RULES_PART_GIFTS] = { "gifts", "G", RULES_PART_FARMERS },
  [RULES_PART_ABBEY] = { "abbey", "A2", -1 },
  [RULES_PART_MAYOR] = { "mayor", "A5", -1 },
  [RULES_PART_WAGON] = { "wagon", "A7", -1 },
  [RULES_PART_BARN] = { "barn", "A9", RULES_PART_FARMERS },
  [RULES_PART_AM_TILES] = { "am-tiles", "A1", -1 },
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

/* "15 11": width and height. */
static bool
parse_size (const RulesSwitch *sw,
            const char        *words,
            int16_t           *value)
{
  char *end;
  long  width = strtol (words, &end, 10), height;

  if (end == words || *end != ' ')
    return false;
  words = end;
  height = strtol (words, &end, 10);
  if (end == words || *end != '\0' || width < sw->min || width > sw->max || height < sw->min || height > sw->max)
    return false;
  *value = (int16_t) (width << 8 | height);
  return true;
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

  if (sw->type == RULES_SWITCH_SIZE)
    return !plain && parse_size (sw, words, value);
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
  if (sw->type == RULES_SWITCH_SIZE)
    return snprintf (words, (size_t) size, "%d %d", value >> 8, value & 0xff);
  return snprintf (words, (size_t) size, "%d", value);
}

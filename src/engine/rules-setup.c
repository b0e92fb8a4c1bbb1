/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a game begins with, and whether that can be played.
 */

#include "rules-setup.h"

#include <assert.h>
#include <string.h>

void
rules_setup_init (RulesSetup         *setup,
                  const RulesTileSet *tiles,
                  int                 set)
{
  assert (set >= 0 && set < tiles->n_sets);

  memset (setup, 0, sizeof *setup);
  setup->tiles = tiles;
  setup->set = (uint8_t) set;
  setup->n_players = 2;
  setup->part[RULES_PART_FARMERS] = tiles->set[set].farmers;
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    setup->value[i] = rules_switch_get ((RulesSwitchId) i)->initial;
  rules_setup_supply (setup, RULES_MEEPLE, tiles->set[set].meeples);
}

void
rules_setup_supply (RulesSetup *setup,
                    RulesFigure figure,
                    int         amount)
{
  assert (amount >= 0 && amount <= UINT8_MAX);

  for (int player = 0; player < RULES_MAX_PLAYERS; player++)
    setup->supply[player][figure] = (uint8_t) amount;
}

void
rules_setup_part (RulesSetup *setup,
                  RulesPart   part,
                  bool        on)
{
  int needs = rules_part_get (part)->needs_part;

  setup->part[part] = on;
  if (on && needs >= 0)
    rules_setup_part (setup, (RulesPart) needs, true);
  switch (part)
    {
    case RULES_PART_ABBEY:
      memset (setup->abbeys, on, sizeof setup->abbeys);
      break;
    case RULES_PART_MAYOR:
      rules_setup_supply (setup, RULES_MAYOR, on);
      break;
    case RULES_PART_WAGON:
      rules_setup_supply (setup, RULES_WAGON, on);
      break;
    case RULES_PART_BARN:
      rules_setup_supply (setup, RULES_BARN, on);
      break;
    case RULES_PART_FARMERS:
    case RULES_PART_GIFTS:
    case RULES_PART_AM_TILES:
    case RULES_N_PARTS:
      break;
    }
}

int
rules_setup_count (const RulesSetup *setup,
                   int               type)
{
  const RulesTileSet *tiles = setup->tiles;
  int                 count = tiles->set[setup->set].count[type];

  for (int set = 0; set < tiles->n_sets; set++)
    if (tiles->set[set].optional && setup->part[tiles->set[set].part])
      count += tiles->set[set].count[type];
  return count;
}

bool
rules_setup_on_table (const RulesSetup *setup,
                      int               x,
                      int               y)
{
  int width = setup->value[RULES_SWITCH_TABLE] >> 8, height = setup->value[RULES_SWITCH_TABLE] & 0xff;

  /* Of an even number of columns or rows the one more lies to the east or south. */
  return width == 0 || (x >= -(width - 1) / 2 && x <= width / 2 && y >= -(height - 1) / 2 && y <= height / 2);
}

static bool
value_is_good (RulesSwitchId id,
               int16_t       value)
{
  const RulesSwitch *sw = rules_switch_get (id);
  int                n_words = 0;

  switch (sw->type)
    {
    case RULES_SWITCH_BOOL:
      return value == 0 || value == 1;
    case RULES_SWITCH_CHOICE:
      while (n_words < 4 && sw->words[n_words] != NULL)
        n_words++;
      return value >= 0 && value < n_words;
    case RULES_SWITCH_NUMBER:
      return value == 0 || (value >= sw->min && value <= sw->max);
    case RULES_SWITCH_SIZE:
      return value == 0 || (value >> 8 >= sw->min && value >> 8 <= sw->max && (value & 0xff) >= sw->min && (value & 0xff) <= sw->max);
    }
  return false;
}

static bool
switch_is_on (const RulesSetup *setup,
              int               id)
{
  return setup->value[id] != rules_switch_get ((RulesSwitchId) id)->initial;
}

/* Whether parts and switches go together. */
static RulesSetupVerdict
check_switches (const RulesSetup  *setup,
                RulesSetupProblem *problem)
{
  for (problem->part = 0; problem->part < RULES_N_PARTS; problem->part++)
    {
      problem->needs_part = rules_part_get ((RulesPart) problem->part)->needs_part;
      if (setup->part[problem->part] && problem->needs_part >= 0 && !setup->part[problem->needs_part])
        return RULES_SETUP_PART_NEEDS;
    }
  problem->part = problem->needs_part = -1;

  for (problem->sw = 0; problem->sw < RULES_N_SWITCHES; problem->sw++)
    {
      const RulesSwitch *sw = rules_switch_get ((RulesSwitchId) problem->sw);

      if (!value_is_good ((RulesSwitchId) problem->sw, setup->value[problem->sw]))
        return RULES_SETUP_SWITCH_VALUE;
      if (!switch_is_on (setup, problem->sw))
        continue;
      if (sw->needs_part >= 0 && !setup->part[sw->needs_part])
        {
          problem->needs_part = sw->needs_part;
          return RULES_SETUP_SWITCH_PART;
        }
      problem->other_switch = sw->needs_switch;
      if (sw->needs_switch >= 0 && !switch_is_on (setup, sw->needs_switch))
        return RULES_SETUP_SWITCH_NEEDS;
      for (problem->other_switch = 0; problem->other_switch < RULES_N_SWITCHES; problem->other_switch++)
        if (sw->excludes >> problem->other_switch & 1 && switch_is_on (setup, problem->other_switch))
          return RULES_SETUP_SWITCH_EXCLUDES;
    }
  problem->sw = problem->other_switch = -1;
  return RULES_SETUP_OK;
}

static RulesSetupVerdict
check_figures (const RulesSetup  *setup,
               RulesSetupProblem *problem)
{
  static const int8_t part_of[RULES_N_FIGURES] = { -1, RULES_PART_MAYOR, RULES_PART_WAGON, RULES_PART_BARN };
  int                 total = 0, wagons = 0;

  for (int player = 0; player < setup->n_players; player++)
    {
      const uint8_t *supply = setup->supply[player];

      for (int figure = 0; figure < RULES_N_FIGURES; figure++)
        {
          problem->part = part_of[figure];
          if (supply[figure] > 0 && problem->part >= 0 && !setup->part[problem->part])
            return RULES_SETUP_FIGURE_PART;
          total += supply[figure];
        }
      problem->part = RULES_PART_ABBEY;
      if (setup->abbeys[player] > 0 && !setup->part[RULES_PART_ABBEY])
        return RULES_SETUP_FIGURE_PART;
      problem->part = -1;
      wagons += supply[RULES_WAGON];
      if (supply[RULES_MEEPLE] + supply[RULES_WAGON] > RULES_MAX_STRENGTH || supply[RULES_MAYOR] > RULES_MAX_SPECIAL ||
          supply[RULES_BARN] > RULES_MAX_SPECIAL)
        return RULES_SETUP_FIGURES;
    }
  return total <= RULES_MAX_FIGURES && wagons <= RULES_MAX_WAGONS ? RULES_SETUP_OK : RULES_SETUP_FIGURES;
}

/* The tiles of a game, the start tile included: all of them, or the stack where only that is drawn. */
static RulesSetupVerdict
count_tiles (const RulesSetup *setup,
             int               count[RULES_MAX_TYPES])
{
  const RulesSet *set = &setup->tiles->set[setup->set];
  bool            start_lies = !setup->value[RULES_SWITCH_BAG];
  int             left[RULES_MAX_TYPES];

  if (setup->n_stack > RULES_MAX_TILES)
    return RULES_SETUP_TOO_MANY_TILES;
  for (int type = 0; type < RULES_MAX_TYPES; type++)
    {
      bool start = start_lies && type == set->start;

      left[type] = rules_setup_count (setup, type) - start;
      count[type] = setup->stack_only ? start : rules_setup_count (setup, type);
    }
  for (int i = 0; i < setup->n_stack; i++)
    {
      int type = setup->stack[i];

      if (type >= setup->tiles->n_types || setup->tiles->type[type].abbey)
        return RULES_SETUP_STACK;
      if (setup->stack_only)
        count[type]++;
      else if (--left[type] < 0)
        return RULES_SETUP_STACK;
    }
  for (int player = 0; player < setup->n_players; player++)
    if (setup->abbeys[player] > 0)
      {
        if (setup->tiles->abbey < 0)
          return RULES_SETUP_NO_SET;
        count[setup->tiles->abbey] += setup->abbeys[player];
      }
  return RULES_SETUP_OK;
}

static bool
tiles_fit (const RulesSetup *setup,
           const int         count[RULES_MAX_TYPES])
{
  const RulesTileSet *tiles = setup->tiles;
  int                 n_tiles = 0, n_segments = 0, n_cities = 0, n_monasteries = 0, n_multi = 0;

  for (int type = 0; type < tiles->n_types; type++)
    {
      n_tiles += count[type];
      n_segments += count[type] * tiles->type[type].n_segments;
      n_cities += count[type] * tiles->n_cities[type];
      n_monasteries += tiles->monastery[type] != RULES_NO_SEGMENT ? count[type] : 0;
      n_multi += tiles->multi[type] ? count[type] : 0;
    }
  return n_tiles <= RULES_MAX_TILES && n_segments <= RULES_MAX_SEGMENTS && n_cities <= RULES_MAX_CITIES &&
         n_monasteries <= RULES_MAX_MONASTERIES && n_multi <= RULES_MAX_MULTI;
}

static bool
gifts_fit (const RulesSetup *setup)
{
  int count[RULES_N_GIFTS] = { 0 };

  if (setup->n_gifts > RULES_MAX_GIFTS || (setup->n_gifts > 0 && !setup->part[RULES_PART_GIFTS]))
    return false;
  for (int i = 0; i < setup->n_gifts; i++)
    if (setup->gifts[i] >= RULES_N_GIFTS || ++count[setup->gifts[i]] > RULES_MAX_GIFTS / RULES_N_GIFTS)
      return false;
  return true;
}

RulesSetupVerdict
rules_setup_check (const RulesSetup *setup)
{
  RulesSetupProblem problem;

  return rules_setup_explain (setup, &problem);
}

RulesSetupVerdict
rules_setup_explain (const RulesSetup  *setup,
                     RulesSetupProblem *problem)
{
  int               count[RULES_MAX_TYPES];
  RulesSetupVerdict verdict;

  *problem = (RulesSetupProblem){ -1, -1, -1, -1 };
  if (setup->set >= setup->tiles->n_sets || !setup->tiles->set[setup->set].complete)
    return RULES_SETUP_NO_SET;
  if (setup->n_players < 1 || setup->n_players > RULES_MAX_PLAYERS || setup->first > setup->n_players)
    return RULES_SETUP_PLAYERS;
  verdict = check_switches (setup, problem);
  if (verdict == RULES_SETUP_OK)
    verdict = check_figures (setup, problem);
  if (verdict == RULES_SETUP_OK)
    verdict = count_tiles (setup, count);
  if (verdict == RULES_SETUP_OK && !gifts_fit (setup))
    verdict = RULES_SETUP_GIFTS;
  if (verdict == RULES_SETUP_OK && !tiles_fit (setup, count))
    verdict = RULES_SETUP_TOO_MANY_TILES;
  return verdict;
}

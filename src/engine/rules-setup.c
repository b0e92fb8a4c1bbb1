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
    }
  return false;
}

static bool
figures_fit (const RulesSetup *setup)
{
  int total = 0;

  for (int player = 0; player < setup->n_players; player++)
    {
      /* Mayors, wagons and barns come with parts that the rules do not have yet. */
      for (int figure = RULES_MAYOR; figure < RULES_N_FIGURES; figure++)
        if (setup->supply[player][figure] > 0)
          return false;
      if (setup->supply[player][RULES_MEEPLE] > RULES_MAX_STRENGTH)
        return false;
      total += setup->supply[player][RULES_MEEPLE];
    }
  return total <= RULES_MAX_FIGURES;
}

/* The tiles of a game, the start tile included: of the set, or of the stack where only that is drawn. */
static RulesSetupVerdict
count_tiles (const RulesSetup *setup,
             int               count[RULES_MAX_TYPES])
{
  const RulesSet *set = &setup->tiles->set[setup->set];
  int             left[RULES_MAX_TYPES];

  if (setup->n_stack > RULES_MAX_TILES)
    return RULES_SETUP_TOO_MANY_TILES;
  for (int type = 0; type < RULES_MAX_TYPES; type++)
    {
      left[type] = set->count[type] - (type == set->start);
      count[type] = setup->stack_only ? type == set->start : set->count[type];
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

RulesSetupVerdict
rules_setup_check (const RulesSetup *setup)
{
  int               count[RULES_MAX_TYPES];
  RulesSetupVerdict verdict;

  if (setup->set >= setup->tiles->n_sets || !setup->tiles->set[setup->set].complete)
    return RULES_SETUP_NO_SET;
  if (setup->n_players < 1 || setup->n_players > RULES_MAX_PLAYERS)
    return RULES_SETUP_PLAYERS;
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    if (!value_is_good ((RulesSwitchId) i, setup->value[i]))
      return RULES_SETUP_SWITCH_VALUE;
  if (!figures_fit (setup))
    return RULES_SETUP_FIGURES;
  verdict = count_tiles (setup, count);
  if (verdict != RULES_SETUP_OK)
    return verdict;
  return tiles_fit (setup, count) ? RULES_SETUP_OK : RULES_SETUP_TOO_MANY_TILES;
}

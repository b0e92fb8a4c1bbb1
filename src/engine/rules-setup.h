/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that is fixed before a game begins.
 */

#pragma once

#include "rules-switch.h"
#include "rules-tileset.h"

typedef struct
{
  const RulesTileSet *tiles; /* borrowed, outlives the setup */
  uint8_t             set;   /* which of its sets; a complete one */
  uint8_t             n_players;
  bool                part[RULES_N_PARTS];
  int16_t             value[RULES_N_SWITCHES];
  uint8_t             supply[RULES_MAX_PLAYERS][RULES_N_FIGURES];
  uint64_t            seed;

  /* The first tiles to be drawn, in order. With stack_only exactly these are drawn, whatever the set holds; else they
   * come out of the set and the rest follows, shuffled. The start tile lies already and is not among them. */
  uint8_t n_stack;
  bool    stack_only;
  uint8_t stack[RULES_MAX_TILES];
} RulesSetup;

typedef enum
{
  RULES_SETUP_OK,
  RULES_SETUP_NO_SET,        /* no such set, or not a complete one */
  RULES_SETUP_PLAYERS,       /* fewer than 1, more than RULES_MAX_PLAYERS */
  RULES_SETUP_SWITCH_VALUE,  /* a switch has a value that it cannot have */
  RULES_SETUP_FIGURES,       /* more figures than there is room for */
  RULES_SETUP_STACK,         /* the stack holds tiles that the set does not have */
  RULES_SETUP_TOO_MANY_TILES /* tiles, segments, cities or monasteries beyond the limits */
} RulesSetupVerdict;

/* The set's own meeples, farmers and switches, two players, seed 0. */
void              rules_setup_init (RulesSetup         *setup,
                                    const RulesTileSet *tiles,
                                    int                 set);
RulesSetupVerdict rules_setup_check (const RulesSetup *setup);
/* Gives every player amount of figure. */
void rules_setup_supply (RulesSetup *setup,
                         RulesFigure figure,
                         int         amount);

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
  uint8_t             abbeys[RULES_MAX_PLAYERS]; /* abbey tiles */
  uint64_t            seed;
  uint8_t             first; /* 1 + the player who begins, where that is known already; 0: as the switch says (H1) */

  /* The first tiles to be drawn, in order. With stack_only exactly these are drawn, whatever the set holds; else they
   * come out of the set and the rest follows, shuffled. The start tile lies already and is not among them. */
  uint8_t n_stack;
  bool    stack_only;
  uint8_t stack[RULES_MAX_TILES];

  /* The cards that lie on top of the gift deck, in order; the others follow, shuffled. */
  uint8_t n_gifts;
  uint8_t gifts[RULES_MAX_GIFTS];
} RulesSetup;

typedef enum
{
  RULES_SETUP_OK,
  RULES_SETUP_NO_SET,          /* no such set, or not a complete one */
  RULES_SETUP_PLAYERS,         /* fewer than 1, more than RULES_MAX_PLAYERS */
  RULES_SETUP_SWITCH_VALUE,    /* a switch has a value that it cannot have */
  RULES_SETUP_PART_NEEDS,      /* a part needs another part */
  RULES_SETUP_SWITCH_PART,     /* a switch needs a part */
  RULES_SETUP_SWITCH_NEEDS,    /* a switch needs another switch */
  RULES_SETUP_SWITCH_EXCLUDES, /* two switches exclude each other */
  RULES_SETUP_FIGURE_PART,     /* figures or abbeys whose part is off */
  RULES_SETUP_FIGURES,         /* more figures than there is room for */
  RULES_SETUP_STACK,           /* the stack holds tiles that the game does not have */
  RULES_SETUP_GIFTS,           /* more cards of a kind than there are */
  RULES_SETUP_TOO_MANY_TILES   /* tiles, segments, cities or monasteries beyond the limits */
} RulesSetupVerdict;

/* What a verdict is about, for words; -1 where it does not apply. */
typedef struct
{
  int part;
  int needs_part;
  int sw;
  int other_switch; /* needed or excluded */
} RulesSetupProblem;

/* The set's own meeples, farmers and switches, two players, seed 0. */
void              rules_setup_init (RulesSetup         *setup,
                                    const RulesTileSet *tiles,
                                    int                 set);
RulesSetupVerdict rules_setup_check (const RulesSetup *setup);
/* The same; problem tells what the verdict is about. */
RulesSetupVerdict rules_setup_explain (const RulesSetup  *setup,
                                       RulesSetupProblem *problem);
/* Gives every player amount of figure. */
void rules_setup_supply (RulesSetup *setup,
                         RulesFigure figure,
                         int         amount);
/* Switches a part on or off: what it needs with it, and its one figure or abbey for every player (A1). */
void rules_setup_part (RulesSetup *setup,
                       RulesPart   part,
                       bool        on);
/* How many tiles of a type the game has, the start tile included, before any stack. */
int rules_setup_count (const RulesSetup *setup,
                       int               type);
/* The table's edge (H8): whether x, y is on it. */
bool rules_setup_on_table (const RulesSetup *setup,
                           int               x,
                           int               y);

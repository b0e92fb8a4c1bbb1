/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The legal moves: all of them as a list, or in the compact forms that searching and random play use.
 */

#pragma once

#include "rules-position.h"

enum
{
  /* Placing, or bidding, and the gifts beside it */
  RULES_MAX_MOVES = 4 * RULES_MAX_HAND * RULES_MAX_SPACES + 2 * RULES_MAX_SEGMENTS
};

typedef struct
{
  int       n;
  RulesMove move[RULES_MAX_MOVES];
} RulesMoves;

/* Exactly the moves that rules_position_check () accepts, in a fixed order; all four turns of a symmetric tile are
 * moves of their own here. */
void rules_legal_moves (const RulesSetup    *setup,
                        const RulesPosition *pos,
                        RulesMoves          *moves);

/* The turns of a tile of type that fit into the space, one bit each. */
static inline unsigned
rules_legal_turns (const RulesSetup    *setup,
                   const RulesPosition *pos,
                   int                  type,
                   int                  space)
{
  return setup->tiles->fits[type][pos->pattern[space]];
}

/* Whether a tile of type fits anywhere (B4). */
bool rules_legal_anywhere (const RulesSetup    *setup,
                           const RulesPosition *pos,
                           int                  type);

/* One legal move by chance; the phase must not be over. A place: all distinct placements are equally likely, turns that
 * make no difference counted once. A figure: every figure on every spot and none are equally likely. Where something else
 * can be done before or instead of placing (a gift, an abbey), it is as likely as placing is. */
void rules_legal_random (const RulesSetup    *setup,
                         const RulesPosition *pos,
                         uint64_t            *random,
                         RulesMove           *move);

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What writing and reading moves share: the name of each kind of move and what it says behind its name.
 */

#pragma once

#include "rules-move.h"

/* What a kind of move says behind its name, in this order. */
enum
{
  SAYS_PLACE = 1 << 0,
  SAYS_TURN = 1 << 1,
  SAYS_SPOT = 1 << 2,
  SAYS_SPOT2 = 1 << 3,
  SAYS_FIGURE = 1 << 4,
  SAYS_FIGURE_IF = 1 << 5,
  SAYS_CARD = 1 << 6,
  SAYS_BID = 1 << 7,
  SAYS_PLAYER = 1 << 8,
  SAYS_NUMBER = 1 << 9
};

extern const char *const rules_move_names[RULES_N_MOVES];
extern const uint16_t    rules_move_says[RULES_N_MOVES];
extern const char        rules_side_names[];

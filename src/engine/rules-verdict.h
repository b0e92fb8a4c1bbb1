/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Why a move is refused. The words are the interface's.
 */

#pragma once

typedef enum
{
  RULES_OK,
  RULES_GAME_OVER,        /* over */
  RULES_WRONG_PHASE,      /* not what has to be decided now */
  RULES_WRONG_PLAYER,     /* another player has to decide */
  RULES_NO_SUCH_TILE,     /* no such tile in the hand */
  RULES_OUT_OF_RANGE,     /* coordinates, turn, figure or spot that mean nothing */
  RULES_SPACE_TAKEN,      /* B3 */
  RULES_NOT_ADJACENT,     /* B3 */
  RULES_EDGE_MISMATCH,    /* B3 */
  RULES_NO_SUCH_SEGMENT,  /* the tile just laid has none there */
  RULES_FIGURE_NOT_THERE, /* that kind of figure does not go onto such a feature (B5, A5, A6) */
  RULES_FARMERS_OFF,      /* F */
  RULES_SUPPLY_EMPTY,     /* B5 */
  RULES_FEATURE_OCCUPIED, /* B5 */
  RULES_N_VERDICTS
} RulesVerdict;

/* The word of scripts: "not-adjacent". The parser gives -1 for other words. */
const char *rules_verdict_name (RulesVerdict verdict);
int         rules_verdict_parse (const char *name);

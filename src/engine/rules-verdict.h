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
  RULES_OFF_TABLE,        /* H8 */
  RULES_NO_ABBEY,         /* none left (A1) */
  RULES_NOT_A_HOLE,       /* A2 */
  RULES_NO_TILES_LEFT,    /* nothing to draw (A4) */
  RULES_MUST_LAY,         /* the abbey is not optional any more (A4) */
  RULES_NO_SUCH_CORNER,   /* no corner of the tile just laid (A9) */
  RULES_CORNER_NOT_FIELD, /* four tiles do not meet there, or not all with a field (A9) */
  RULES_FIELD_HAS_BARN,   /* A9, A11 */
  RULES_NO_SUCH_WAGON,    /* no such wagon of this player has to move */
  RULES_WAGON_TOO_FAR,    /* A7, H11, H13 */
  RULES_FEATURE_COMPLETE, /* A7, G6, G7, G9 */
  RULES_NO_CARD,          /* the player holds no such card (G5) */
  RULES_GIFT_OPENED,      /* one was opened in this turn already (G5) */
  RULES_GIFT_HAS_EFFECT,  /* it need not be wasted */
  RULES_NO_OWN_FIGURE,    /* G8, G9 */
  RULES_SAME_POSTURE,     /* standing stays standing, or lying lying (G9) */
  RULES_BID_TOO_HIGH,     /* more than the player has (H5) */
  RULES_NO_SUCH_BID,      /* H5 */
  RULES_N_VERDICTS
} RulesVerdict;

/* The word of scripts: "not-adjacent". The parser gives -1 for other words. */
const char *rules_verdict_name (RulesVerdict verdict);
int         rules_verdict_parse (const char *name);

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position: everything that undo brings back, as a value without pointers. Copy it by assignment, compare it with
 * memcmp (): there is no padding and what is not in use is zero.
 *
 * Features are kept in a disjoint-set forest over the segments of all tiles laid. Only a root's totals mean anything.
 * The empty spaces beside the map (the frontier) are kept with what each must match, so legal places are a table
 * look-up per space. Nothing in a turn walks over the board.
 */

#pragma once

#include "rules-event.h"
#include "rules-move.h"
#include "rules-setup.h"
#include "rules-verdict.h"

typedef struct
{
  int8_t    x, y;
  uint8_t   type;
  RulesTurn turn;
  uint16_t  first; /* number of its first segment; the others follow in the order of the type */
} RulesTile;

typedef struct
{
  int8_t x, y;
} RulesSpace;

/* A figure on the board. */
typedef struct
{
  uint16_t segment;
  uint8_t  player;
  uint8_t  figure : 4; /* a RulesFigure */
  uint8_t  corner : 4; /* of a barn: which corner of its tile, clockwise from the north-west */
} RulesStanding;

/* A wagon of a scored feature, on its way: it stands where it stood until its owner has decided (A7). */
typedef struct
{
  uint16_t segment;
  uint8_t  player;
  uint8_t  unused;
} RulesPending;

enum
{
  RULES_SLOTS = 512,
  RULES_NOWHERE = 0xffff
};

typedef struct RulesPosition
{
  RulesSegment  segment[RULES_MAX_SEGMENTS];
  uint8_t       tile_of[RULES_MAX_SEGMENTS]; /* the tile that carries each segment */
  uint16_t      slot[RULES_SLOTS];           /* what lies where: a hash table from coordinates, private to rules-board.c */
  RulesTile     tile[RULES_MAX_TILES];
  RulesSpace    space[RULES_MAX_SPACES];
  uint8_t       pattern[RULES_MAX_SPACES + 2]; /* per space two bits a side: the RulesEdge to match */
  uint16_t      city[RULES_MAX_CITIES];        /* the segment of each city bit */
  RulesStanding figure[RULES_MAX_FIGURES];
  uint64_t      random;
  int16_t       score[RULES_MAX_PLAYERS];
  uint16_t      n_segments;
  uint16_t      turn_number;                      /* turns begun, the first one is 1 */
  uint8_t       pile[RULES_MAX_TILES];            /* face down, drawn from the end */
  uint8_t       monastery[RULES_MAX_MONASTERIES]; /* tiles with an unfinished one */
  uint8_t       supply[RULES_MAX_PLAYERS][RULES_N_FIGURES];
  uint8_t       hand[RULES_MAX_PLAYERS][RULES_MAX_HAND];
  uint8_t       n_hand[RULES_MAX_PLAYERS];
  uint8_t       n_tiles, n_spaces, n_cities, n_multi, n_figures, n_monasteries, n_pile;
  uint8_t       n_discarded;
  uint8_t       n_holes;                                 /* spaces with four neighbours (A2, H6) */
  uint8_t       phase;                                   /* a RulesPhase */
  uint8_t       player;                                  /* whose turn it is */
  uint8_t       actor;                                   /* who has to decide; another than player where a wagon's owner or a buyer is asked */
  uint8_t       laid_by;                                 /* who laid the last land tile (H12) */
  uint8_t       abbeys[RULES_MAX_PLAYERS];               /* not laid yet */
  uint8_t       cards[RULES_MAX_PLAYERS][RULES_N_GIFTS]; /* unopened */
  uint8_t       opened[RULES_N_GIFTS];                   /* face up on the discard pile */
  uint8_t       deck[RULES_MAX_GIFTS];                   /* face down, drawn from the end */
  uint8_t       n_deck;
  uint8_t       n_pending;
  RulesPending  pending[RULES_MAX_WAGONS];
  uint16_t      swept; /* a root that pending wagons may not go to (G7), or RULES_NOWHERE */
  int16_t       bid[RULES_MAX_PLAYERS];
  uint8_t       bidders;     /* one bit per player with a bid (H5) */
  uint8_t       bid_abbeys;  /* and per bid that holds the abbey */
  uint8_t       kept;        /* the hand was drawn in an earlier turn, so the abbey can still be laid instead (H2, H3, H5) */
  uint8_t       gift_opened; /* in this turn (G5) */
  uint8_t       extra;       /* the last tile of the hand is Take 2's (G10) */
  uint8_t       barn_laid;   /* in this turn (A10) */
  uint8_t       bonus;       /* the player has another turn after this one (H6) */
  uint8_t       round;       /* players still to be asked in the last round of abbeys (H12) */
  uint8_t       in_round;    /* that round has begun */
} RulesPosition;

/* Sets the table: start tile, shuffled pile, first player, first draw. setup must have passed rules_setup_check ().
 * Here and below, events may be NULL; else it is filled from the beginning. */
void rules_position_start (const RulesSetup *setup,
                           RulesPosition    *pos,
                           RulesEvents      *events);

/* The same game with nothing about its beginning left to chance: who begins, all of the pile as the stack, all of the gift
 * deck. Saves and scripts say it, so that no later version can shuffle another game out of the seed. */
void rules_position_settle (const RulesSetup *setup,
                            RulesSetup       *settled);

/* Whether move is legal now, and if not, why. */
RulesVerdict rules_position_check (const RulesSetup    *setup,
                                   const RulesPosition *pos,
                                   const RulesMove     *move);
/* The same for a move that this player claims to make. */
RulesVerdict rules_position_check_as (const RulesSetup    *setup,
                                      const RulesPosition *pos,
                                      int                  player,
                                      const RulesMove     *move);
/* Checks, and plays the move if it is legal, up to the next decision. Else nothing changes, events included. */
RulesVerdict rules_position_apply (const RulesSetup *setup,
                                   RulesPosition    *pos,
                                   const RulesMove  *move,
                                   RulesEvents      *events);
/* The final scoring now, as if the last tile had been laid. Does nothing in a game that is over. */
void rules_position_end (const RulesSetup *setup,
                         RulesPosition    *pos,
                         RulesEvents      *events);

/* The same for the same position on every machine and in every version: what lies where, not how it is stored. */
uint64_t rules_position_digest (const RulesSetup    *setup,
                                const RulesPosition *pos);

/* Which tile lies there, or -1. */
int rules_position_tile_at (const RulesPosition *pos,
                            int                  x,
                            int                  y);
/* Which empty space beside the map that is, or -1. */
int rules_position_space_at (const RulesPosition *pos,
                             int                  x,
                             int                  y);
/* The tile that carries this segment. */
int rules_position_tile_of (const RulesPosition *pos,
                            int                  segment);
/* The last tile laid: the one that a figure may go onto. */
static inline const RulesTile *
rules_position_last_tile (const RulesPosition *pos)
{
  return &pos->tile[pos->n_tiles - 1];
}

/* The segment of a tile at this spot, or -1. */
int rules_position_segment_at (const RulesSetup    *setup,
                               const RulesPosition *pos,
                               int                  tile,
                               RulesSpot            spot);
/* Where a segment of the board lies on its tile: the first side or half-edge clockwise from the north. */
RulesSpot rules_position_spot_of (const RulesSetup    *setup,
                                  const RulesPosition *pos,
                                  int                  segment);

/* For words: the first side, clockwise from the north, where a tile of type in this turn does not fit at x, y, and
 * the two edges that meet there. False when all match. */
bool rules_position_mismatch (const RulesSetup    *setup,
                              const RulesPosition *pos,
                              int                  type,
                              int                  x,
                              int                  y,
                              RulesTurn            turn,
                              RulesSide           *side,
                              RulesEdge           *ours,
                              RulesEdge           *theirs);

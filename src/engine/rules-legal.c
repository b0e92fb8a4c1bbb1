/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Listing the legal moves, and picking one by chance without listing them.
 */

#include "rules-legal.h"

#include <assert.h>

#include "rules-private.h"

bool
rules_legal_anywhere (const RulesSetup    *setup,
                      const RulesPosition *pos,
                      int                  type)
{
  const uint8_t *fits = setup->tiles->fits[type];

  for (int space = 0; space < pos->n_spaces; space++)
    if (fits[pos->pattern[space]] != 0)
      return true;
  return false;
}

static void
list_places (const RulesSetup    *setup,
             const RulesPosition *pos,
             RulesMoves          *moves)
{
  for (int hand = 0; hand < pos->n_hand[pos->actor]; hand++)
    for (int space = 0; space < pos->n_spaces; space++)
      {
        unsigned turns = rules_legal_turns (setup, pos, pos->hand[pos->actor][hand], space);

        for (int turn = 0; turn < 4; turn++)
          if (turns >> turn & 1)
            moves->move[moves->n++] = (RulesMove){
              .kind = RULES_MOVE_PLACE,
              .x = pos->space[space].x,
              .y = pos->space[space].y,
              .turn = (RulesTurn) turn,
              .hand = (uint8_t) hand,
            };
      }
}

/* The segments of the last tile that a meeple may go onto; returns how many. */
static inline int
list_spots (const RulesSetup    *setup,
            const RulesPosition *pos,
            uint8_t              segment[RULES_TILE_SEGMENTS])
{
  const RulesTile     *tile = rules_position_last_tile (pos);
  const RulesTileType *type = &setup->tiles->type[tile->type];
  int                  n = 0;

  if (pos->supply[pos->actor][RULES_MEEPLE] == 0)
    return 0;
  for (int i = 0; i < type->n_segments; i++)
    if (!(type->segment[i].feature == RULES_FIELD && !setup->part[RULES_PART_FARMERS]) &&
        !rules_segment_occupied (&pos->segment[rules_feature_root (pos, tile->first + i)]))
      segment[n++] = (uint8_t) i;
  return n;
}

/* The move that puts a meeple onto a segment of the last tile. */
static inline RulesMove
meeple_move (const RulesSetup    *setup,
             const RulesPosition *pos,
             int                  segment)
{
  const RulesTile *tile = rules_position_last_tile (pos);

  return (RulesMove){
    .kind = RULES_MOVE_FIGURE,
    .figure = RULES_MEEPLE,
    .spot.feature = setup->tiles->type[tile->type].segment[segment].feature,
    .spot.at = setup->tiles->face[tile->type][tile->turn].at[segment],
  };
}

void
rules_legal_moves (const RulesSetup    *setup,
                   const RulesPosition *pos,
                   RulesMoves          *moves)
{
  uint8_t segment[RULES_TILE_SEGMENTS];
  int     n;

  moves->n = 0;
  switch ((RulesPhase) pos->phase)
    {
    case RULES_PHASE_PLACE:
      list_places (setup, pos, moves);
      break;
    case RULES_PHASE_FIGURE:
      n = list_spots (setup, pos, segment);
      for (int i = 0; i < n; i++)
        moves->move[moves->n++] = meeple_move (setup, pos, segment[i]);
      moves->move[moves->n++] = (RulesMove){ .kind = RULES_MOVE_PASS };
      break;
    case RULES_PHASE_ABBEY:
    case RULES_PHASE_WAGON:
    case RULES_PHASE_OVER:
      break;
    }
}

static void
random_place (const RulesSetup    *setup,
              const RulesPosition *pos,
              uint64_t            *random,
              RulesMove           *move)
{
  const RulesTileSet *tiles = setup->tiles;
  const uint8_t      *hand = pos->hand[pos->actor];
  int                 n_hand = pos->n_hand[pos->actor];
  unsigned            total = 0, pick, turns;
  int                 space = 0, h = 0;

  for (int i = 0; i < n_hand; i++)
    for (int j = 0; j < pos->n_spaces; j++)
      total += tiles->ways[hand[i]][pos->pattern[j]];
  assert (total > 0);

  pick = rules_random_below (random, total);
  for (;;)
    {
      unsigned ways = tiles->ways[hand[h]][pos->pattern[space]];

      if (pick < ways)
        break;
      pick -= ways;
      if (++space == pos->n_spaces)
        {
          space = 0;
          h++;
        }
    }
  turns = tiles->fits[hand[h]][pos->pattern[space]] & tiles->distinct[hand[h]];
  while (pick-- > 0)
    turns &= turns - 1;
  *move = (RulesMove){
    .kind = RULES_MOVE_PLACE,
    .x = pos->space[space].x,
    .y = pos->space[space].y,
    .turn = (RulesTurn) __builtin_ctz (turns),
    .hand = (uint8_t) h,
  };
}

void
rules_legal_random (const RulesSetup    *setup,
                    const RulesPosition *pos,
                    uint64_t            *random,
                    RulesMove           *move)
{
  uint8_t  segment[RULES_TILE_SEGMENTS];
  int      n;
  uint32_t pick;

  if (pos->phase == RULES_PHASE_PLACE)
    {
      random_place (setup, pos, random, move);
      return;
    }
  assert (pos->phase == RULES_PHASE_FIGURE);
  n = list_spots (setup, pos, segment);
  pick = n > 0 ? rules_random_below (random, (uint32_t) n + 1) : 0;
  if (pick < (uint32_t) n)
    *move = meeple_move (setup, pos, segment[pick]);
  else
    *move = (RulesMove){ .kind = RULES_MOVE_PASS };
}

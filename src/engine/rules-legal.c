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

static void
list_abbeys (const RulesSetup    *setup,
             const RulesPosition *pos,
             RulesMoves          *moves)
{
  if (!rules_abbey_possible (pos, pos->actor))
    return;
  for (int space = 0; space < pos->n_spaces; space++)
    if (rules_pattern_is_hole (pos->pattern[space]))
      rules_moves_add (moves, (RulesMove){ .kind = RULES_MOVE_ABBEY, .x = pos->space[space].x, .y = pos->space[space].y });
}

/* A kind of figure and a segment of the last tile for it. */
typedef struct
{
  uint8_t figure;
  uint8_t segment;
} Choice;

enum
{
  MAX_CHOICES = RULES_BARN * RULES_TILE_SEGMENTS
};

/* The figures that may go onto segments of the last tile; returns how many. Barns have a list of their own. */
static inline int
list_choices (const RulesSetup    *setup,
              const RulesPosition *pos,
              Choice               choice[MAX_CHOICES])
{
  const RulesTile     *tile = rules_position_last_tile (pos);
  const RulesTileType *type = &setup->tiles->type[tile->type];
  int                  n = 0;

  for (int figure = 0; figure < RULES_BARN; figure++)
    {
      if (pos->supply[pos->actor][figure] == 0)
        continue;
      for (int i = 0; i < type->n_segments; i++)
        {
          RulesFeature feature = (RulesFeature) type->segment[i].feature;

          if (!rules_figure_suits ((RulesFigure) figure, feature) || (feature == RULES_FIELD && !setup->part[RULES_PART_FARMERS]) ||
              rules_segment_occupied (&pos->segment[rules_feature_root (pos, tile->first + i)]))
            continue;
          choice[n++] = (Choice){ (uint8_t) figure, (uint8_t) i };
        }
    }
  return n;
}

static inline RulesMove
figure_move (const RulesSetup    *setup,
             const RulesPosition *pos,
             Choice               choice)
{
  const RulesTile *tile = rules_position_last_tile (pos);

  return (RulesMove){
    .kind = RULES_MOVE_FIGURE,
    .figure = choice.figure,
    .spot.feature = setup->tiles->type[tile->type].segment[choice.segment].feature,
    .spot.at = setup->tiles->face[tile->type][tile->turn].at[choice.segment],
  };
}

/* The corners of the last tile where a barn may stand; returns how many. */
static int
list_barns (const RulesSetup    *setup,
            const RulesPosition *pos,
            RulesMove            move[4])
{
  const RulesTile *tile = rules_position_last_tile (pos);
  int              n = 0;

  if (pos->supply[pos->actor][RULES_BARN] == 0)
    return 0;
  for (int i = 0; i < 4; i++)
    {
      int segment, corner;
      int x = tile->x + (i == 1 || i == 2), y = tile->y + (i >= 2);

      if (rules_figure_corner_field (setup, pos, pos->n_tiles - 1, i) >= 0 &&
          rules_figure_check_barn (setup, pos, x, y, &segment, &corner) == RULES_OK)
        move[n++] = (RulesMove){ .kind = RULES_MOVE_BARN, .x = (int16_t) x, .y = (int16_t) y };
    }
  return n;
}

static void
list_figures (const RulesSetup    *setup,
              const RulesPosition *pos,
              RulesMoves          *moves)
{
  Choice    choice[MAX_CHOICES];
  RulesMove barn[4];
  int       n = list_choices (setup, pos, choice);
  int       n_barns = list_barns (setup, pos, barn);

  for (int i = 0; i < n; i++)
    rules_moves_add (moves, figure_move (setup, pos, choice[i]));
  for (int i = 0; i < n_barns; i++)
    rules_moves_add (moves, barn[i]);
  rules_moves_add (moves, (RulesMove){ .kind = RULES_MOVE_PASS });
}

void
rules_legal_moves (const RulesSetup    *setup,
                   const RulesPosition *pos,
                   RulesMoves          *moves)
{
  moves->n = 0;
  switch ((RulesPhase) pos->phase)
    {
    case RULES_PHASE_ABBEY:
      list_abbeys (setup, pos, moves);
      if (pos->n_pile > 0)
        rules_moves_add (moves, (RulesMove){ .kind = RULES_MOVE_DRAW });
      else if (rules_turn_abbey_optional (pos))
        rules_moves_add (moves, (RulesMove){ .kind = RULES_MOVE_PASS });
      break;
    case RULES_PHASE_PLACE:
      list_places (setup, pos, moves);
      if (pos->kept && !pos->gift_opened)
        list_abbeys (setup, pos, moves);
      if (setup->part[RULES_PART_GIFTS])
        rules_gift_list (setup, pos, true, moves);
      break;
    case RULES_PHASE_FIGURE:
      list_figures (setup, pos, moves);
      break;
    case RULES_PHASE_WAGON:
      rules_wagon_list (setup, pos, moves);
      break;
    case RULES_PHASE_BID:
    case RULES_PHASE_SELL:
      rules_auction_list (setup, pos, moves);
      break;
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

static void
random_figure (const RulesSetup    *setup,
               const RulesPosition *pos,
               uint64_t            *random,
               RulesMove           *move)
{
  Choice    choice[MAX_CHOICES];
  RulesMove barn[4];
  int       n = list_choices (setup, pos, choice);
  int       n_barns = list_barns (setup, pos, barn);
  int       pick = n + n_barns > 0 ? (int) rules_random_below (random, (uint32_t) (n + n_barns + 1)) : 0;

  if (pick < n)
    *move = figure_move (setup, pos, choice[pick]);
  else if (pick < n + n_barns)
    *move = barn[pick - n];
  else
    *move = (RulesMove){ .kind = RULES_MOVE_PASS };
}

/* One of all that can be done in place of laying a tile. */
static void
random_other (const RulesMoves *moves,
              uint64_t         *random,
              RulesMove        *move)
{
  *move = moves->move[rules_random_below (random, (uint32_t) moves->n)];
}

void
rules_legal_random (const RulesSetup    *setup,
                    const RulesPosition *pos,
                    uint64_t            *random,
                    RulesMove           *move)
{
  RulesMoves moves;

  assert (pos->phase != RULES_PHASE_OVER);
  if (pos->phase == RULES_PHASE_FIGURE)
    {
      random_figure (setup, pos, random, move);
      return;
    }
  if (pos->phase == RULES_PHASE_PLACE)
    {
      bool abbeys = pos->kept && !pos->gift_opened && rules_abbey_possible (pos, pos->actor);
      bool gifts = setup->part[RULES_PART_GIFTS] && !pos->gift_opened;
      bool places = !abbeys || rules_hand_fits (setup, pos, pos->actor);

      moves.n = 0;
      if ((abbeys || gifts) && (!places || rules_random_below (random, 2) == 0))
        {
          if (abbeys)
            list_abbeys (setup, pos, &moves);
          if (gifts)
            rules_gift_list (setup, pos, false, &moves);
        }
      if (moves.n == 0)
        random_place (setup, pos, random, move);
      else
        random_other (&moves, random, move);
      return;
    }
  rules_legal_moves (setup, pos, &moves);
  random_other (&moves, random, move);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a move is legal. The moves also come from files and scripts, so nothing about them is taken for granted.
 */

#include "rules-private.h"

int
rules_position_segment_at (const RulesSetup    *setup,
                           const RulesPosition *pos,
                           int                  tile,
                           RulesSpot            spot)
{
  const RulesTile     *lying = &pos->tile[tile];
  const RulesTileType *type = &setup->tiles->type[lying->type];
  const RulesFace     *face = &setup->tiles->face[lying->type][lying->turn];
  int                  segment = RULES_NO_SEGMENT;

  switch (spot.feature)
    {
    case RULES_CITY:
    case RULES_ROAD:
      if (spot.at < 4)
        segment = face->side[spot.at];
      break;
    case RULES_MONASTERY:
      segment = setup->tiles->monastery[lying->type];
      break;
    case RULES_FIELD:
      if (spot.at < RULES_SPOT_INNER)
        segment = face->half[spot.at];
      else
        for (int i = 0; i < type->n_segments; i++)
          if (type->segment[i].feature == RULES_FIELD && type->segment[i].inner == spot.at - RULES_SPOT_INNER + 1)
            segment = i;
      break;
    default:
      break;
    }
  if (segment == RULES_NO_SEGMENT || type->segment[segment].feature != spot.feature)
    return -1;
  return lying->first + segment;
}

RulesSpot
rules_position_spot_of (const RulesSetup    *setup,
                        const RulesPosition *pos,
                        int                  segment)
{
  const RulesTile *tile = &pos->tile[rules_position_tile_of (pos, segment)];
  int              own = segment - tile->first;

  return (RulesSpot){
    .feature = setup->tiles->type[tile->type].segment[own].feature,
    .at = setup->tiles->face[tile->type][tile->turn].at[own],
  };
}

bool
rules_position_mismatch (const RulesSetup    *setup,
                         const RulesPosition *pos,
                         int                  type,
                         int                  x,
                         int                  y,
                         RulesTurn            turn,
                         RulesSide           *side,
                         RulesEdge           *ours,
                         RulesEdge           *theirs)
{
  int space = rules_position_space_at (pos, x, y);

  if (space < 0)
    return false;
  for (int i = 0; i < 4; i++)
    {
      *side = (RulesSide) i;
      *ours = (RulesEdge) setup->tiles->face[type][turn].edge[i];
      *theirs = (RulesEdge) (pos->pattern[space] >> (2 * i) & 3);
      if (*theirs != RULES_EDGE_NONE && *ours != *theirs)
        return true;
    }
  return false;
}

static RulesVerdict
check_coordinates (const RulesMove *move)
{
  return move->x < -RULES_COORDINATE_MAX || move->x > RULES_COORDINATE_MAX || move->y < -RULES_COORDINATE_MAX ||
                 move->y > RULES_COORDINATE_MAX
             ? RULES_OUT_OF_RANGE
             : RULES_OK;
}

/* Why there is no empty space at x, y beside the map. */
static RulesVerdict
explain_no_space (const RulesSetup    *setup,
                  const RulesPosition *pos,
                  int                  x,
                  int                  y)
{
  if (rules_position_tile_at (pos, x, y) >= 0)
    return RULES_SPACE_TAKEN;
  return rules_setup_on_table (setup, x, y) ? RULES_NOT_ADJACENT : RULES_OFF_TABLE;
}

static RulesVerdict
check_place (const RulesSetup    *setup,
             const RulesPosition *pos,
             const RulesMove     *move)
{
  int space;

  if (pos->phase != RULES_PHASE_PLACE)
    return RULES_WRONG_PHASE;
  if (move->turn > 3 || check_coordinates (move) != RULES_OK)
    return RULES_OUT_OF_RANGE;
  if (move->hand >= pos->n_hand[pos->actor])
    return RULES_NO_SUCH_TILE;
  space = rules_position_space_at (pos, move->x, move->y);
  if (space < 0)
    return explain_no_space (setup, pos, move->x, move->y);
  if (!(rules_legal_turns (setup, pos, pos->hand[pos->actor][move->hand], space) >> move->turn & 1))
    return RULES_EDGE_MISMATCH;
  return RULES_OK;
}

/* A2: before drawing, or instead of a tile that was drawn in an earlier turn; never after a gift (G5). */
static RulesVerdict
check_abbey (const RulesSetup    *setup,
             const RulesPosition *pos,
             const RulesMove     *move)
{
  int space;

  if (pos->phase != RULES_PHASE_ABBEY && !(pos->phase == RULES_PHASE_PLACE && pos->kept && !pos->gift_opened))
    return RULES_WRONG_PHASE;
  if (check_coordinates (move) != RULES_OK)
    return RULES_OUT_OF_RANGE;
  if (pos->abbeys[pos->actor] == 0)
    return RULES_NO_ABBEY;
  space = rules_position_space_at (pos, move->x, move->y);
  if (space < 0)
    return explain_no_space (setup, pos, move->x, move->y);
  return rules_pattern_is_hole (pos->pattern[space]) ? RULES_OK : RULES_NOT_A_HOLE;
}

static RulesVerdict
check_figure (const RulesSetup    *setup,
              const RulesPosition *pos,
              const RulesMove     *move)
{
  int segment;

  if (pos->phase != RULES_PHASE_FIGURE)
    return RULES_WRONG_PHASE;
  if (move->figure >= RULES_N_FIGURES || move->spot.feature >= RULES_N_FEATURES)
    return RULES_OUT_OF_RANGE;
  segment = rules_position_segment_at (setup, pos, pos->n_tiles - 1, move->spot);
  if (segment < 0)
    return RULES_NO_SUCH_SEGMENT;
  if (!rules_figure_suits ((RulesFigure) move->figure, (RulesFeature) move->spot.feature))
    return RULES_FIGURE_NOT_THERE;
  if (move->spot.feature == RULES_FIELD && !setup->part[RULES_PART_FARMERS])
    return RULES_FARMERS_OFF;
  if (pos->supply[pos->actor][move->figure] == 0)
    return RULES_SUPPLY_EMPTY;
  if (rules_segment_occupied (&pos->segment[rules_feature_root (pos, segment)]))
    return RULES_FEATURE_OCCUPIED;
  return RULES_OK;
}

static RulesVerdict
check_barn (const RulesSetup    *setup,
            const RulesPosition *pos,
            const RulesMove     *move)
{
  int segment, corner;

  if (pos->phase != RULES_PHASE_FIGURE)
    return RULES_WRONG_PHASE;
  if (check_coordinates (move) != RULES_OK)
    return RULES_OUT_OF_RANGE;
  if (pos->supply[pos->actor][RULES_BARN] == 0)
    return RULES_SUPPLY_EMPTY;
  return rules_figure_check_barn (setup, pos, move->x, move->y, &segment, &corner);
}

static RulesVerdict
check_draw (const RulesPosition *pos)
{
  if (pos->phase != RULES_PHASE_ABBEY)
    return RULES_WRONG_PHASE;
  if (pos->n_pile > 0)
    return RULES_OK;
  return rules_turn_abbey_optional (pos) ? RULES_NO_TILES_LEFT : RULES_MUST_LAY;
}

static RulesVerdict
check_pass (const RulesPosition *pos)
{
  switch ((RulesPhase) pos->phase)
    {
    case RULES_PHASE_FIGURE:
    case RULES_PHASE_BID:
    case RULES_PHASE_SELL:
      return RULES_OK;
    case RULES_PHASE_ABBEY:
      if (pos->n_pile > 0)
        return RULES_WRONG_PHASE;
      return rules_turn_abbey_optional (pos) ? RULES_OK : RULES_MUST_LAY;
    case RULES_PHASE_PLACE:
    case RULES_PHASE_WAGON:
    case RULES_PHASE_OVER:
      break;
    }
  return RULES_WRONG_PHASE;
}

RulesVerdict
rules_position_check (const RulesSetup    *setup,
                      const RulesPosition *pos,
                      const RulesMove     *move)
{
  if (pos->phase == RULES_PHASE_OVER)
    return RULES_GAME_OVER;
  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_PLACE:
      return check_place (setup, pos, move);
    case RULES_MOVE_FIGURE:
      return check_figure (setup, pos, move);
    case RULES_MOVE_PASS:
      return check_pass (pos);
    case RULES_MOVE_ABBEY:
      return check_abbey (setup, pos, move);
    case RULES_MOVE_DRAW:
      return check_draw (pos);
    case RULES_MOVE_BARN:
      return check_barn (setup, pos, move);
    case RULES_MOVE_ROLL:
    case RULES_MOVE_RETURN:
      return rules_wagon_check (setup, pos, move);
    case RULES_MOVE_SYNOD:
    case RULES_MOVE_SWEEP:
    case RULES_MOVE_CASH:
    case RULES_MOVE_CHANGE:
    case RULES_MOVE_TAKE2:
    case RULES_MOVE_WASTE:
      return rules_gift_check (setup, pos, move);
    case RULES_MOVE_BID:
    case RULES_MOVE_SELL:
      return rules_auction_check (setup, pos, move);
    case RULES_N_MOVES:
      break;
    }
  return RULES_OUT_OF_RANGE;
}

RulesVerdict
rules_position_check_as (const RulesSetup    *setup,
                         const RulesPosition *pos,
                         int                  player,
                         const RulesMove     *move)
{
  if (pos->phase != RULES_PHASE_OVER && player != pos->actor)
    return RULES_WRONG_PLAYER;
  return rules_position_check (setup, pos, move);
}

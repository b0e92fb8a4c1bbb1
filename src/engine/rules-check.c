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
check_place (const RulesSetup    *setup,
             const RulesPosition *pos,
             const RulesMove     *move)
{
  int space;

  if (pos->phase != RULES_PHASE_PLACE)
    return RULES_WRONG_PHASE;
  if (move->turn > 3 || move->x < -RULES_COORDINATE_MAX || move->x > RULES_COORDINATE_MAX ||
      move->y < -RULES_COORDINATE_MAX || move->y > RULES_COORDINATE_MAX)
    return RULES_OUT_OF_RANGE;
  if (move->hand >= pos->n_hand[pos->actor])
    return RULES_NO_SUCH_TILE;
  space = rules_position_space_at (pos, move->x, move->y);
  if (space < 0)
    return rules_position_tile_at (pos, move->x, move->y) >= 0 ? RULES_SPACE_TAKEN : RULES_NOT_ADJACENT;
  if (!(rules_legal_turns (setup, pos, pos->hand[pos->actor][move->hand], space) >> move->turn & 1))
    return RULES_EDGE_MISMATCH;
  return RULES_OK;
}

/* Where a kind of figure may go at all (B5, A5, A6, A9). */
static bool
figure_suits (RulesFigure  figure,
              RulesFeature feature)
{
  switch (figure)
    {
    case RULES_MEEPLE:
      return true;
    case RULES_MAYOR:
      return feature == RULES_CITY;
    case RULES_WAGON:
      return feature != RULES_FIELD;
    case RULES_BARN:
      break;
    }
  return false;
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
  if (!figure_suits ((RulesFigure) move->figure, (RulesFeature) move->spot.feature))
    return RULES_FIGURE_NOT_THERE;
  if (move->spot.feature == RULES_FIELD && !setup->part[RULES_PART_FARMERS])
    return RULES_FARMERS_OFF;
  if (pos->supply[pos->actor][move->figure] == 0)
    return RULES_SUPPLY_EMPTY;
  if (rules_segment_occupied (&pos->segment[rules_feature_root (pos, segment)]))
    return RULES_FEATURE_OCCUPIED;
  return RULES_OK;
}

RulesVerdict
rules_position_check (const RulesSetup    *setup,
                      const RulesPosition *pos,
                      const RulesMove     *move)
{
  if (pos->phase == RULES_PHASE_OVER)
    return RULES_GAME_OVER;
  switch (move->kind)
    {
    case RULES_MOVE_PLACE:
      return check_place (setup, pos, move);
    case RULES_MOVE_FIGURE:
      return check_figure (setup, pos, move);
    case RULES_MOVE_PASS:
      return pos->phase == RULES_PHASE_FIGURE ? RULES_OK : RULES_WRONG_PHASE;
    default:
      return RULES_OUT_OF_RANGE;
    }
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

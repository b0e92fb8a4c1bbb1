/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Wagons whose feature was scored: where they may move, who is asked, and in which order (A7, A8, H11, H13).
 */

#include <string.h>

#include "rules-private.h"

static bool
is_beside (const RulesTile *a,
           const RulesTile *b)
{
  return (unsigned) (a->x - b->x + 1) <= 2 && (unsigned) (a->y - b->y + 1) <= 2;
}

/* Whether a tile carries a segment of a completed feature. */
static bool
has_completed (const RulesSetup    *setup,
               const RulesPosition *pos,
               int                  tile)
{
  const RulesTile *lying = &pos->tile[tile];

  for (int i = 0; i < setup->tiles->type[lying->type].n_segments; i++)
    if (rules_feature_complete (setup, pos, lying->first + i))
      return true;
  return false;
}

/* H11: the wagon rolls on from tile to tile as long as there is a completed feature beside it. */
static bool
rolls_to (const RulesSetup    *setup,
          const RulesPosition *pos,
          int                  from,
          int                  to)
{
  uint8_t queue[RULES_MAX_TILES];
  bool    reached[RULES_MAX_TILES] = { false };
  int     n = 1;

  queue[0] = (uint8_t) from;
  reached[from] = true;
  for (int i = 0; i < n; i++)
    {
      if (is_beside (&pos->tile[queue[i]], &pos->tile[to]))
        return true;
      for (int tile = 0; tile < pos->n_tiles; tile++)
        if (!reached[tile] && is_beside (&pos->tile[queue[i]], &pos->tile[tile]) && has_completed (setup, pos, tile))
          {
            reached[tile] = true;
            queue[n++] = (uint8_t) tile;
          }
    }
  return false;
}

/* Whether two segments of one tile are connected as the first edition has it: a road that ends on the tile with the
 * monastery or at the gate of the city, and roads that meet at a crossing. */
static bool
connects_on_tile (const RulesTileType *type,
                  int                  a,
                  int                  b)
{
  const RulesTileSegment *road = &type->segment[a], *other = &type->segment[b];
  int                     monasteries = 0, ends = 0;

  if (road->feature != RULES_ROAD)
    {
      const RulesTileSegment *swap = road;

      road = other;
      other = swap;
    }
  if (road->feature != RULES_ROAD || (road->sides & (road->sides - 1)) != 0)
    return false;
  for (int i = 0; i < type->n_segments; i++)
    {
      monasteries += type->segment[i].feature == RULES_MONASTERY;
      ends += type->segment[i].feature == RULES_ROAD && (type->segment[i].sides & (type->segment[i].sides - 1)) == 0;
    }
  switch ((RulesFeature) other->feature)
    {
    case RULES_MONASTERY:
      return true;
    case RULES_CITY:
      return road->cities >> (other - type->segment) & 1;
    case RULES_ROAD:
      return monasteries == 0 && road->cities == 0 && other->cities == 0 && ends > 2 &&
             (other->sides & (other->sides - 1)) == 0;
    case RULES_FIELD:
      break;
    }
  return false;
}

/* Whether an abbey and what points at it belong to the two features. */
static bool
connects_at_abbey (const RulesSetup    *setup,
                   const RulesPosition *pos,
                   int                  tile,
                   int                  root,
                   int                  other_root)
{
  const RulesTile *abbey = &pos->tile[tile];

  for (int side = 0; side < 4; side++)
    {
      int neighbour = rules_position_tile_at (pos, abbey->x + rules_step_x[side], abbey->y + rules_step_y[side]);
      int segment, there;

      if (neighbour < 0)
        continue;
      segment = setup->tiles->face[pos->tile[neighbour].type][pos->tile[neighbour].turn].side[side ^ 2];
      if (segment == RULES_NO_SEGMENT)
        continue;
      there = rules_feature_root (pos, pos->tile[neighbour].first + segment);
      if ((abbey->first == root && there == other_root) || (abbey->first == other_root && there == root))
        return true;
    }
  return false;
}

/* H13 */
static bool
is_connected (const RulesSetup    *setup,
              const RulesPosition *pos,
              int                  root,
              int                  other_root)
{
  for (int tile = 0; tile < pos->n_tiles; tile++)
    {
      const RulesTile     *lying = &pos->tile[tile];
      const RulesTileType *type = &setup->tiles->type[lying->type];

      if (type->abbey && connects_at_abbey (setup, pos, tile, root, other_root))
        return true;
      for (int a = 0; a < type->n_segments; a++)
        for (int b = 0; b < type->n_segments; b++)
          if (a != b && rules_feature_root (pos, lying->first + a) == root &&
              rules_feature_root (pos, lying->first + b) == other_root && connects_on_tile (type, a, b))
            return true;
    }
  return false;
}

/* Whether a wagon that stood on segment may go to target, a segment of tile. */
static RulesVerdict
check_target (const RulesSetup    *setup,
              const RulesPosition *pos,
              int                  segment,
              int                  tile,
              int                  target)
{
  int from = rules_position_tile_of (pos, segment);
  int root = rules_feature_root (pos, target);

  if (rules_feature_kind (setup, pos, target) == RULES_FIELD)
    return RULES_FIGURE_NOT_THERE;
  if (rules_feature_complete (setup, pos, target))
    return RULES_FEATURE_COMPLETE;
  if (rules_segment_occupied (&pos->segment[root]))
    return RULES_FEATURE_OCCUPIED;
  if (pos->swept != RULES_NOWHERE && root == rules_feature_root (pos, pos->swept))
    return RULES_WAGON_TOO_FAR;
  if (setup->value[RULES_SWITCH_WAGON_CONNECTED])
    return is_connected (setup, pos, rules_feature_root (pos, segment), root) ? RULES_OK : RULES_WAGON_TOO_FAR;
  if (setup->value[RULES_SWITCH_WAGON_ROLLS])
    return rolls_to (setup, pos, from, tile) ? RULES_OK : RULES_WAGON_TOO_FAR;
  return is_beside (&pos->tile[from], &pos->tile[tile]) ? RULES_OK : RULES_WAGON_TOO_FAR;
}

/* The number-th wagon of a player that is on its way, or -1. */
static int
find_pending (const RulesPosition *pos,
              int                  player,
              int                  number)
{
  for (int i = 0; i < pos->n_pending; i++)
    if (pos->pending[i].player == player && number-- == 0)
      return i;
  return -1;
}

RulesVerdict
rules_wagon_check (const RulesSetup    *setup,
                   const RulesPosition *pos,
                   const RulesMove     *move)
{
  int wagon, tile, target;

  if (pos->phase != RULES_PHASE_WAGON)
    return RULES_WRONG_PHASE;
  wagon = find_pending (pos, pos->actor, move->hand);
  if (wagon < 0)
    return RULES_NO_SUCH_WAGON;
  if (move->kind == RULES_MOVE_RETURN)
    return RULES_OK;
  tile = rules_position_tile_at (pos, move->x, move->y);
  if (tile < 0)
    return RULES_NO_SUCH_SEGMENT;
  target = rules_position_segment_at (setup, pos, tile, move->spot);
  if (target < 0)
    return RULES_NO_SUCH_SEGMENT;
  return check_target (setup, pos, pos->pending[wagon].segment, tile, target);
}

/* Calls for every target of a wagon; moves may be NULL to ask only whether there is one. */
static bool
list_targets (const RulesSetup    *setup,
              const RulesPosition *pos,
              int                  wagon,
              int                  number,
              RulesMoves          *moves)
{
  int  segment = pos->pending[wagon].segment;
  bool far = setup->value[RULES_SWITCH_WAGON_CONNECTED] || setup->value[RULES_SWITCH_WAGON_ROLLS];
  int  from = rules_position_tile_of (pos, segment);
  bool any = false;

  for (int tile = 0; tile < pos->n_tiles; tile++)
    {
      const RulesTile *lying = &pos->tile[tile];

      if (!far && !is_beside (lying, &pos->tile[from]))
        continue;
      for (int i = 0; i < setup->tiles->type[lying->type].n_segments; i++)
        {
          if (check_target (setup, pos, segment, tile, lying->first + i) != RULES_OK)
            continue;
          any = true;
          if (moves == NULL)
            return true;
          moves->move[moves->n++] = (RulesMove){
            .kind = RULES_MOVE_ROLL,
            .x = lying->x,
            .y = lying->y,
            .spot = rules_position_spot_of (setup, pos, lying->first + i),
            .hand = (uint8_t) number,
          };
        }
    }
  return any;
}

void
rules_wagon_list (const RulesSetup    *setup,
                  const RulesPosition *pos,
                  RulesMoves          *moves)
{
  int wagon;

  for (int number = 0; (wagon = find_pending (pos, pos->actor, number)) >= 0; number++)
    {
      list_targets (setup, pos, wagon, number, moves);
      moves->move[moves->n++] = (RulesMove){ .kind = RULES_MOVE_RETURN, .hand = (uint8_t) number };
    }
}

static void
remove_pending (RulesPosition *pos,
                int            wagon)
{
  pos->n_pending--;
  memmove (&pos->pending[wagon], &pos->pending[wagon + 1], (size_t) (pos->n_pending - wagon) * sizeof pos->pending[0]);
  memset (&pos->pending[pos->n_pending], 0, sizeof pos->pending[0]);
}

static void
send_home (RulesPosition *pos,
           int            wagon,
           RulesEvents   *events)
{
  int         player = pos->pending[wagon].player;
  RulesEvent *event = rules_events_add (events, RULES_EVENT_RETURNED, player);

  pos->supply[player][RULES_WAGON]++;
  if (event != NULL)
    {
      event->figure = RULES_WAGON;
      rules_score_locate (pos, pos->pending[wagon].segment, event);
    }
  remove_pending (pos, wagon);
}

void
rules_wagon_apply (const RulesSetup *setup,
                   RulesPosition    *pos,
                   const RulesMove  *move,
                   RulesEvents      *events)
{
  int player = pos->actor;
  int wagon = find_pending (pos, player, move->hand);

  if (move->kind == RULES_MOVE_RETURN)
    send_home (pos, wagon, events);
  else
    {
      int         tile = rules_position_tile_at (pos, move->x, move->y);
      int         target = rules_position_segment_at (setup, pos, tile, move->spot);
      int         from = rules_position_tile_of (pos, pos->pending[wagon].segment);
      RulesEvent *event = rules_events_add (events, RULES_EVENT_ROLLED, player);

      if (event != NULL)
        {
          event->figure = RULES_WAGON;
          event->feature = move->spot.feature;
          event->from_x = pos->tile[from].x;
          event->from_y = pos->tile[from].y;
          rules_score_locate (pos, target, event);
        }
      rules_figure_put (pos, player, RULES_WAGON, target, 0);
      remove_pending (pos, wagon);
    }
  if (!rules_wagon_next (setup, pos, events))
    rules_turn_after_wagons (setup, pos, events);
}

bool
rules_wagon_next (const RulesSetup *setup,
                  RulesPosition    *pos,
                  RulesEvents      *events)
{
  for (int i = 0; i < setup->n_players && pos->n_pending > 0; i++)
    {
      int  player = (pos->player + i) % setup->n_players;
      bool any = false;
      int  wagon;

      for (int number = 0; (wagon = find_pending (pos, player, number)) >= 0; number++)
        any = any || list_targets (setup, pos, wagon, number, NULL);
      if (any)
        {
          pos->actor = (uint8_t) player;
          pos->phase = RULES_PHASE_WAGON;
          return true;
        }
      while ((wagon = find_pending (pos, player, 0)) >= 0)
        send_home (pos, wagon, events);
    }
  pos->actor = pos->player;
  return false;
}

void
rules_wagon_all_home (RulesPosition *pos,
                      RulesEvents   *events)
{
  while (pos->n_pending > 0)
    send_home (pos, 0, events);
}

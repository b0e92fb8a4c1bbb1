/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves that are legal next. The engine is asked in both its ways: for the list, and for its verdict on every
 * move that could be thought of, so that neither offers nor accepts a move too many or too few. */

#include "ref-compare-private.h"

#include "rules-legal.h"

enum
{
  /* So far beyond the map on every side verdicts are asked for. */
  MARGIN = 2
};

static void
bounds (const RefGame *game,
        int           *west,
        int           *east,
        int           *north,
        int           *south)
{
  *west = *east = *north = *south = 0;
  for (int i = 0; i < game->n_tiles; i++)
    {
      const RefTile *tile = &game->tiles[i];

      *west = tile->x < *west ? tile->x : *west;
      *east = tile->x > *east ? tile->x : *east;
      *north = tile->y < *north ? tile->y : *north;
      *south = tile->y > *south ? tile->y : *south;
    }
}

static RulesVerdict
place_verdict (const RefGame *game,
               int            type,
               int            x,
               int            y,
               int            turn)
{
  if (ref_game_tile_at (game, x, y) >= 0)
    return RULES_SPACE_TAKEN;
  if (ref_game_tile_at (game, x, y - 1) < 0 && ref_game_tile_at (game, x + 1, y) < 0 &&
      ref_game_tile_at (game, x, y + 1) < 0 && ref_game_tile_at (game, x - 1, y) < 0)
    return RULES_NOT_ADJACENT;
  return ref_game_fits (game, type, x, y, turn) ? RULES_OK : RULES_EDGE_MISMATCH;
}

/* Where a refused tile does not match is told by its first such side. */
static bool
same_mismatch (RefMirror           *mirror,
               const RulesPosition *pos,
               const RulesMove     *move,
               bool                 expected)
{
  static const char letters[] = "-FRC"; /* by RulesEdge */
  static const int  step_x[4] = { 0, 1, 0, -1 };
  static const int  step_y[4] = { -1, 0, 1, 0 };
  const RefGame    *game = &mirror->game;
  RulesSide         side;
  RulesEdge         ours, theirs;
  bool              told = rules_position_mismatch (mirror->setup, pos, pos->hand[pos->actor][0], move->x, move->y, move->turn,
                                                    &side, &ours, &theirs);

  if (told != expected)
    return ref_mirror_differ (mirror, "at %d,%d turned %d a mismatch is told: %d", move->x, move->y, move->turn, told);
  for (int i = 0; told && i < 4; i++)
    {
      int  neighbour = ref_game_tile_at (game, move->x + step_x[i], move->y + step_y[i]);
      char here = ref_game_edge (&game->table->types[mirror->hand], move->turn, i);
      char there;

      if (neighbour < 0)
        continue;
      there = ref_game_edge (ref_game_type (game, neighbour), game->tiles[neighbour].turn, (i + 2) % 4);
      if (here == there)
        continue;
      if ((int) side != i || letters[ours] != here || letters[theirs] != there)
        return ref_mirror_differ (mirror, "at %d,%d turned %d side %d is told not to match: %c and %c", move->x, move->y,
                                  move->turn, side, letters[ours], letters[theirs]);
      break;
    }
  return true;
}

/* Every space in and around the map, in every turn; n counts those that fit. */
static bool
same_place_verdicts (RefMirror           *mirror,
                     const RulesPosition *pos,
                     int                 *n)
{
  int west, east, north, south;
  int n_spaces = 0;

  *n = 0;
  bounds (&mirror->game, &west, &east, &north, &south);
  for (int y = north - MARGIN; y <= south + MARGIN; y++)
    for (int x = west - MARGIN; x <= east + MARGIN; x++)
      {
        bool is_space = false;

        for (int turn = 0; turn < 4; turn++)
          {
            RulesMove    move = { .kind = RULES_MOVE_PLACE, .x = (int16_t) x, .y = (int16_t) y, .turn = (RulesTurn) turn };
            RulesVerdict ours = rules_position_check (mirror->setup, pos, &move);
            RulesVerdict theirs = place_verdict (&mirror->game, mirror->hand, x, y, turn);

            if (ours != theirs)
              return ref_mirror_differ (mirror, "%s at %d,%d turned %d: %s, in the reference %s",
                                        mirror->game.table->types[mirror->hand].name, x, y, turn,
                                        rules_verdict_name (ours), rules_verdict_name (theirs));
            if (!same_mismatch (mirror, pos, &move, theirs == RULES_EDGE_MISMATCH))
              return false;
            *n += theirs == RULES_OK;
            is_space = theirs == RULES_OK || theirs == RULES_EDGE_MISMATCH;
          }
        n_spaces += is_space;
        if ((rules_position_space_at (pos, x, y) >= 0) != is_space)
          return ref_mirror_differ (mirror, "whether %d,%d is a space beside the map", x, y);
      }
  return pos->n_spaces == n_spaces ||
         ref_mirror_differ (mirror, "%d spaces beside the map, in the reference %d", pos->n_spaces, n_spaces);
}

static bool
same_places (RefMirror           *mirror,
             const RulesPosition *pos,
             const RulesMoves    *moves)
{
  static const RulesMove pass = { .kind = RULES_MOVE_PASS };
  int                    n;

  if (!same_place_verdicts (mirror, pos, &n))
    return false;
  /* All listed are accepted, none is listed twice and their number is right: so they are all. */
  if (moves->n != n)
    return ref_mirror_differ (mirror, "%d places, in the reference %d", moves->n, n);
  for (int i = 0; i < n; i++)
    {
      const RulesMove *move = &moves->move[i];

      if (move->kind != RULES_MOVE_PLACE || move->hand != 0 ||
          !ref_game_fits (&mirror->game, mirror->hand, move->x, move->y, move->turn))
        return ref_mirror_differ (mirror, "a listed move fits nowhere: %d,%d turned %d", move->x, move->y, move->turn);
      for (int j = 0; j < i; j++)
        if (rules_move_equal (move, &moves->move[j]))
          return ref_mirror_differ (mirror, "%d,%d turned %d is listed twice", move->x, move->y, move->turn);
    }
  if (n == 0)
    return ref_mirror_differ (mirror, "%s fits nowhere and was not removed", mirror->game.table->types[mirror->hand].name);
  if (rules_position_check (mirror->setup, pos, &pass) != RULES_WRONG_PHASE)
    return ref_mirror_differ (mirror, "may pass instead of laying a tile");
  return rules_legal_anywhere (mirror->setup, pos, pos->hand[pos->player][0]) ||
         ref_mirror_differ (mirror, "the tile in hand is said to fit nowhere");
}

/* The segment of the last tile that these words mean, or -1. */
static int
segment_meant (const RefMirror *mirror,
               RulesSpot        spot)
{
  const RefGame *game = &mirror->game;
  int            tile = game->n_tiles - 1;
  const RefType *type = ref_game_type (game, tile);
  int            inner = RULES_SPOT_INNER;

  if (spot.feature == RULES_CITY)
    return ref_game_segment_at (game, tile, REF_CITY, 2 * spot.at);
  if (spot.feature == RULES_ROAD)
    return ref_game_segment_at (game, tile, REF_ROAD, 2 * spot.at);
  if (spot.feature == RULES_FIELD && spot.at < RULES_SPOT_INNER)
    return ref_game_segment_at (game, tile, REF_FIELD, spot.at);
  for (int i = 0; i < type->n_segments; i++)
    {
      const RefSegment *segment = &type->segments[i];

      if (spot.feature == RULES_MONASTERY && segment->kind == REF_MONASTERY)
        return i;
      if (spot.feature == RULES_FIELD && segment->kind == REF_FIELD && segment->halves == 0 && inner++ == spot.at)
        return i;
    }
  return -1;
}

static RulesVerdict
figure_verdict (const RefMirror *mirror,
                int              segment,
                unsigned         spots)
{
  const RefGame *game = &mirror->game;

  if (segment < 0)
    return RULES_NO_SUCH_SEGMENT;
  if (spots & (1u << segment))
    return RULES_OK;
  if (ref_game_type (game, game->n_tiles - 1)->segments[segment].kind == REF_FIELD && !game->rules.farmers)
    return RULES_FARMERS_OFF;
  return game->supplies[mirror->player][REF_MEEPLE] == 0 ? RULES_SUPPLY_EMPTY : RULES_FEATURE_OCCUPIED;
}

/* Written is the first side or half-edge clockwise from the north, though every one is understood. */
static bool
is_first_name (const RefMirror *mirror,
               RulesSpot        spot,
               int              segment)
{
  for (int at = 0; at < spot.at; at++)
    if (segment_meant (mirror, (RulesSpot){ spot.feature, (uint8_t) at }) == segment)
      return false;
  return true;
}

static bool
same_spots (RefMirror           *mirror,
            const RulesPosition *pos,
            const RulesMoves    *moves)
{
  static const int n_places[RULES_N_FEATURES] = { 4, 4, 1, RULES_SPOT_INNER + 3 };
  unsigned         spots = ref_features_spots (mirror->now, &mirror->game, mirror->player, REF_MEEPLE);
  unsigned         listed = 0;
  bool             pass = false;

  for (int feature = 0; feature < RULES_N_FEATURES; feature++)
    for (int at = 0; at < n_places[feature]; at++)
      {
        RulesMove    move = { .kind = RULES_MOVE_FIGURE, .figure = RULES_MEEPLE, .spot = { (uint8_t) feature, (uint8_t) at } };
        RulesVerdict ours = rules_position_check (mirror->setup, pos, &move);
        RulesVerdict theirs = figure_verdict (mirror, segment_meant (mirror, move.spot), spots);

        if (ours != theirs)
          return ref_mirror_differ (mirror, "meeple on %s %d: %s, in the reference %s", rules_feature_name (feature), at,
                                    rules_verdict_name (ours), rules_verdict_name (theirs));
      }
  for (int i = 0; i < moves->n; i++)
    {
      const RulesMove *move = &moves->move[i];
      int              segment = move->kind == RULES_MOVE_FIGURE ? segment_meant (mirror, move->spot) : -1;

      if (move->kind == RULES_MOVE_PASS && !pass)
        pass = true;
      else if (move->kind == RULES_MOVE_FIGURE && move->figure == RULES_MEEPLE && segment >= 0 &&
               (listed & (1u << segment)) == 0 && is_first_name (mirror, move->spot, segment))
        listed |= 1u << segment;
      else
        return ref_mirror_differ (mirror, "a listed move is odd or listed twice: number %d", i);
    }
  if (!pass || listed != spots)
    return ref_mirror_differ (mirror, "segments %x for a figure, pass %d, in the reference %x", listed, pass, spots);
  return true;
}

bool
ref_mirror_legal (RefMirror           *mirror,
                  const RulesPosition *pos)
{
  RulesMoves moves;

  rules_legal_moves (mirror->setup, pos, &moves);
  for (int player = 0; moves.n > 0 && player < mirror->setup->n_players; player++)
    if ((rules_position_check_as (mirror->setup, pos, player, &moves.move[0]) == RULES_OK) != (player == mirror->player))
      return ref_mirror_differ (mirror, "whether player %d may move", player);
  switch (mirror->phase)
    {
    case RULES_PHASE_PLACE:
      return same_places (mirror, pos, &moves);
    case RULES_PHASE_FIGURE:
      return same_spots (mirror, pos, &moves);
    default:
      return moves.n == 0 || ref_mirror_differ (mirror, "%d legal moves after the end", moves.n);
    }
}

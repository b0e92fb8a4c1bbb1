/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves that are not legal next: the engine is asked about moves made up by chance, and about every place and every
 * spot, and must refuse what the reference refuses, where the reference can tell for the reason that it sees. */

#include "ref-compare-private.h"

#include "rules-legal.h"
#include "rules-random.h"

enum
{
  MADE_UP = 12, /* moves a step */
  MARGIN = 2,   /* so far beyond the map on every side places are asked about … */
  RARELY = 16   /* … in one step of so many */
};

typedef struct
{
  int west, east, north, south;
} Bounds;

static Bounds
find_bounds (const RefGame *game)
{
  Bounds bounds = { 0 };

  for (int i = 0; i < game->n_tiles; i++)
    {
      const RefTile *tile = &game->tiles[i];

      bounds.west = tile->x < bounds.west ? tile->x : bounds.west;
      bounds.east = tile->x > bounds.east ? tile->x : bounds.east;
      bounds.north = tile->y < bounds.north ? tile->y : bounds.north;
      bounds.south = tile->y > bounds.south ? tile->y : bounds.south;
    }
  return bounds;
}

static int
pick (RefMirror *mirror,
      int        from,
      int        to)
{
  return from + (int) rules_random_below (&mirror->random, (uint32_t) (to - from + 1));
}

static RulesSpot
make_up_spot (RefMirror *mirror)
{
  static const int n_places[RULES_N_FEATURES] = { 4, 4, 1, RULES_SPOT_INNER + 3 };
  int              feature = pick (mirror, 0, RULES_N_FEATURES - 1);

  return (RulesSpot){ (uint8_t) feature, (uint8_t) pick (mirror, 0, n_places[feature] - 1) };
}

static bool
names_segments (int kind)
{
  return kind == RULES_MOVE_FIGURE || kind == RULES_MOVE_ROLL || kind == RULES_MOVE_SWEEP || kind == RULES_MOVE_CASH ||
         kind == RULES_MOVE_CHANGE;
}

/* A move of the phase, more or less; what its kind does not need stays 0. */
static void
make_up (RefMirror *mirror,
         Bounds     bounds,
         RulesMove *move)
{
  static const int usual[][6] = {
    [REF_PHASE_ABBEY] = { RULES_MOVE_ABBEY, RULES_MOVE_DRAW, RULES_MOVE_PASS, RULES_MOVE_ABBEY, RULES_MOVE_PLACE, RULES_MOVE_ABBEY },
    [REF_PHASE_PLACE] = { RULES_MOVE_SYNOD, RULES_MOVE_SWEEP, RULES_MOVE_CASH, RULES_MOVE_CHANGE, RULES_MOVE_ABBEY, RULES_MOVE_WASTE },
    [REF_PHASE_FIGURE] = { RULES_MOVE_FIGURE, RULES_MOVE_BARN, RULES_MOVE_FIGURE, RULES_MOVE_BARN, RULES_MOVE_FIGURE, RULES_MOVE_BARN },
    [REF_PHASE_WAGON] = { RULES_MOVE_ROLL, RULES_MOVE_ROLL, RULES_MOVE_ROLL, RULES_MOVE_ROLL, RULES_MOVE_RETURN, RULES_MOVE_PASS },
    [REF_PHASE_BID] = { RULES_MOVE_BID, RULES_MOVE_BID, RULES_MOVE_BID, RULES_MOVE_PASS, RULES_MOVE_SELL, RULES_MOVE_PLACE },
    [REF_PHASE_SELL] = { RULES_MOVE_SELL, RULES_MOVE_SELL, RULES_MOVE_SELL, RULES_MOVE_PASS, RULES_MOVE_BID, RULES_MOVE_PLACE },
    [REF_PHASE_OVER] = { RULES_MOVE_PLACE, RULES_MOVE_ABBEY, RULES_MOVE_FIGURE, RULES_MOVE_PASS, RULES_MOVE_DRAW, RULES_MOVE_SELL },
  };
  const RefGame *game = &mirror->play.game;
  const RefTile *tile = &game->tiles[game->n_tiles > 0 ? pick (mirror, 0, game->n_tiles - 1) : 0];
  int            kind = usual[mirror->play.phase][pick (mirror, 0, 5)];

  if (pick (mirror, 0, 5) == 0)
    kind = pick (mirror, 0, RULES_N_MOVES - 1);
  *move = (RulesMove){ .kind = (uint8_t) kind, .x = (int16_t) tile->x, .y = (int16_t) tile->y };
  if (kind == RULES_MOVE_PLACE || kind == RULES_MOVE_ABBEY)
    {
      move->x = (int16_t) pick (mirror, bounds.west - MARGIN, bounds.east + MARGIN);
      move->y = (int16_t) pick (mirror, bounds.north - MARGIN, bounds.south + MARGIN);
    }
  if (kind == RULES_MOVE_BARN && game->n_tiles > 0)
    {
      tile = &game->tiles[game->n_tiles - 1];
      move->x = (int16_t) (tile->x + pick (mirror, -1, 2));
      move->y = (int16_t) (tile->y + pick (mirror, -1, 2));
    }
  if (kind == RULES_MOVE_PLACE)
    move->turn = (RulesTurn) pick (mirror, 0, 3);
  if (kind == RULES_MOVE_PLACE || kind == RULES_MOVE_ROLL || kind == RULES_MOVE_RETURN)
    move->hand = (uint8_t) pick (mirror, 0, 2);
  if (kind == RULES_MOVE_FIGURE || kind == RULES_MOVE_SYNOD || kind == RULES_MOVE_CASH)
    move->figure = (uint8_t) pick (mirror, 0, RULES_WAGON);
  if (names_segments (kind))
    move->spot = make_up_spot (mirror);
  if (kind == RULES_MOVE_CHANGE)
    move->spot2 = make_up_spot (mirror);
  if (kind == RULES_MOVE_WASTE)
    move->card = (uint8_t) pick (mirror, 0, RULES_N_GIFTS - 1);
  if (kind == RULES_MOVE_BID)
    {
      move->points = (int16_t) pick (mirror, 0, 60);
      move->abbey = (uint8_t) pick (mirror, 0, 1);
    }
  if (kind == RULES_MOVE_SELL)
    move->player = (uint8_t) pick (mirror, 0, mirror->setup->n_players - 1);
}

static bool
same_made_up (RefMirror           *mirror,
              const RulesPosition *pos)
{
  Bounds bounds = find_bounds (&mirror->play.game);

  for (int i = 0; i < MADE_UP; i++)
    {
      RulesMove    move;
      RefMove      meant;
      RulesVerdict verdict;
      bool         legal;

      make_up (mirror, bounds, &move);
      verdict = rules_position_check (mirror->setup, pos, &move);
      legal = ref_mirror_translate (mirror, &move, &meant) && ref_mirror_is_legal (mirror, &meant);
      mirror->tally.illegal += !legal;
      if ((verdict == RULES_OK) != legal)
        {
          char text[RULES_MOVE_TEXT_SIZE];

          rules_move_format (&move, text);
          return ref_mirror_differ (mirror, "%s: %s, in the reference %s", text, rules_verdict_name (verdict),
                                    legal ? "legal" : "not");
        }
      if (mirror->play.phase == REF_PHASE_OVER && verdict != RULES_GAME_OVER)
        return ref_mirror_differ (mirror, "%s after the end", rules_verdict_name (verdict));
    }
  return true;
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
  if (!ref_game_on_table (game, x, y))
    return RULES_OFF_TABLE;
  if (!ref_game_is_space (game, x, y))
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
  const RefGame    *game = &mirror->play.game;
  const RefType    *type = &game->table->types[game->hands[mirror->play.actor][move->hand]];
  RulesSide         side;
  RulesEdge         ours, theirs;
  bool              told = rules_position_mismatch (mirror->setup, pos, pos->hand[pos->actor][move->hand], move->x, move->y,
                                                    move->turn, &side, &ours, &theirs);

  if (told != expected)
    return ref_mirror_differ (mirror, "at %d,%d turned %d a mismatch is told: %d", move->x, move->y, move->turn, told);
  for (int i = 0; told && i < 4; i++)
    {
      int  neighbour = ref_game_tile_at (game, move->x + step_x[i], move->y + step_y[i]);
      char here = ref_game_edge (type, move->turn, i);
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

/* One tile of the hand at one space in every turn. */
static bool
same_turns (RefMirror           *mirror,
            const RulesPosition *pos,
            int                  x,
            int                  y,
            int                  hand)
{
  const RefGame *game = &mirror->play.game;
  int            type = game->hands[mirror->play.actor][hand];

  for (int turn = 0; turn < 4; turn++)
    {
      RulesMove    move = { .kind = RULES_MOVE_PLACE, .x = (int16_t) x, .y = (int16_t) y, .turn = (RulesTurn) turn, .hand = (uint8_t) hand };
      RulesVerdict ours = rules_position_check (mirror->setup, pos, &move);
      RulesVerdict theirs = place_verdict (game, type, x, y, turn);

      if (ours != theirs)
        return ref_mirror_differ (mirror, "%s at %d,%d turned %d: %s, in the reference %s", game->table->types[type].name, x, y,
                                  turn, rules_verdict_name (ours), rules_verdict_name (theirs));
      if (theirs != RULES_OFF_TABLE && !same_mismatch (mirror, pos, &move, theirs == RULES_EDGE_MISMATCH))
        return false;
    }
  return true;
}

/* Every space in and around the map. */
static bool
same_places (RefMirror           *mirror,
             const RulesPosition *pos)
{
  const RefGame *game = &mirror->play.game;
  Bounds         bounds = find_bounds (game);
  int            n_spaces = 0;

  for (int y = bounds.north - MARGIN; y <= bounds.south + MARGIN; y++)
    for (int x = bounds.west - MARGIN; x <= bounds.east + MARGIN; x++)
      {
        bool is_space = ref_game_is_space (game, x, y);

        n_spaces += is_space;
        if ((rules_position_space_at (pos, x, y) >= 0) != is_space)
          return ref_mirror_differ (mirror, "whether %d,%d is a space beside the map", x, y);
        for (int hand = 0; hand < game->n_hands[mirror->play.actor]; hand++)
          if (!same_turns (mirror, pos, x, y, hand))
            return false;
      }
  return pos->n_spaces == n_spaces ||
         ref_mirror_differ (mirror, "%d spaces beside the map, in the reference %d", pos->n_spaces, n_spaces);
}

static RulesVerdict
figure_verdict (const RefMirror *mirror,
                RefFigureKind    figure,
                int              segment,
                unsigned         spots)
{
  const RefGame *game = &mirror->play.game;
  RefKind        kind;

  if (segment < 0)
    return RULES_NO_SUCH_SEGMENT;
  if (spots & (1u << segment))
    return RULES_OK;
  kind = ref_game_type (game, game->n_tiles - 1)->segments[segment].kind;
  if (!ref_figure_suits (figure, kind))
    return RULES_FIGURE_NOT_THERE;
  if (kind == REF_FIELD && !game->rules.farmers)
    return RULES_FARMERS_OFF;
  return game->supplies[mirror->play.actor][figure] == 0 ? RULES_SUPPLY_EMPTY : RULES_FEATURE_OCCUPIED;
}

/* Every spot of the last tile, for every figure. */
static bool
same_spots (RefMirror           *mirror,
            const RulesPosition *pos)
{
  static const int n_places[RULES_N_FEATURES] = { 4, 4, 1, RULES_SPOT_INNER + 3 };
  int              tile = mirror->play.game.n_tiles - 1;

  for (int figure = RULES_MEEPLE; figure <= RULES_WAGON; figure++)
    {
      unsigned spots = ref_features_spots (mirror->play.now, &mirror->play.game, mirror->play.actor, (RefFigureKind) figure);

      for (int feature = 0; feature < RULES_N_FEATURES; feature++)
        for (int at = 0; at < n_places[feature]; at++)
          {
            RulesMove    move = { .kind = RULES_MOVE_FIGURE, .figure = (uint8_t) figure, .spot = { (uint8_t) feature, (uint8_t) at } };
            RulesVerdict ours = rules_position_check (mirror->setup, pos, &move);
            RulesVerdict theirs = figure_verdict (mirror, (RefFigureKind) figure, ref_mirror_spot (mirror, tile, move.spot), spots);

            if (ours != theirs)
              return ref_mirror_differ (mirror, "%s on %s %d: %s, in the reference %s", rules_figure_name (figure),
                                        rules_feature_name (feature), at, rules_verdict_name (ours), rules_verdict_name (theirs));
          }
    }
  return true;
}

bool
ref_mirror_illegal (RefMirror           *mirror,
                    const RulesPosition *pos)
{
  bool all = mirror->thorough || pick (mirror, 1, RARELY) == 1;

  if (!same_made_up (mirror, pos))
    return false;
  if (!all)
    return true;
  switch (mirror->play.phase)
    {
    case REF_PHASE_PLACE:
      return same_places (mirror, pos);
    case REF_PHASE_FIGURE:
      return same_spots (mirror, pos);
    default:
      return true;
    }
}

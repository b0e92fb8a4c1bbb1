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

static int
card_of (const RulesMove *move)
{
  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_SYNOD:
      return REF_SYNOD;
    case RULES_MOVE_SWEEP:
      return REF_SWEEP;
    case RULES_MOVE_CASH:
      return REF_CASH;
    case RULES_MOVE_CHANGE:
      return REF_CHANGE;
    case RULES_MOVE_TAKE2:
      return REF_TAKE2;
    case RULES_MOVE_WASTE:
      return move->card;
    default:
      return -1;
    }
}

/* G5: why a card may not be opened, before what is to be done with it is looked at. */
static bool
right_reason (RefMirror       *mirror,
              const RulesMove *move,
              RulesVerdict     verdict)
{
  const RefPlay *play = &mirror->play;
  int            card = card_of (move);
  RulesVerdict   expected = verdict;

  if (card < 0 || play->phase == REF_PHASE_OVER)
    return true;
  if (play->phase != REF_PHASE_PLACE)
    expected = RULES_WRONG_PHASE;
  else if (play->game.cards[play->actor][card] == 0)
    expected = RULES_NO_CARD;
  else if (play->gift_opened)
    expected = RULES_GIFT_OPENED;
  return verdict == expected || ref_mirror_differ (mirror, "opening card %d: %s, in the reference %s", card,
                                                   rules_verdict_name (verdict), rules_verdict_name (expected));
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
      if (!right_reason (mirror, &move, verdict))
        return false;
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

/* A9, for the four corners of the last tile and those around them. */
static RulesVerdict
barn_verdict (const RefMirror *mirror,
              int              x,
              int              y)
{
  const RefPlay *play = &mirror->play;
  const RefTile *last = &play->game.tiles[play->game.n_tiles - 1];

  if (play->game.supplies[play->actor][REF_BARN] == 0)
    return RULES_SUPPLY_EMPTY;
  if (x < last->x || x > last->x + 1 || y < last->y || y > last->y + 1)
    return RULES_NO_SUCH_CORNER;
  if (ref_game_corner_field (&play->game, x, y) < 0)
    return RULES_CORNER_NOT_FIELD;
  return ref_features_barn_may_stand (play->now, &play->game, x, y) ? RULES_OK : RULES_FIELD_HAS_BARN;
}

static bool
same_corners (RefMirror           *mirror,
              const RulesPosition *pos)
{
  const RefTile *last = &mirror->play.game.tiles[mirror->play.game.n_tiles - 1];

  for (int y = last->y - 1; y <= last->y + 2; y++)
    for (int x = last->x - 1; x <= last->x + 2; x++)
      {
        RulesMove    move = { .kind = RULES_MOVE_BARN, .x = (int16_t) x, .y = (int16_t) y };
        RulesVerdict ours = rules_position_check (mirror->setup, pos, &move);
        RulesVerdict theirs = barn_verdict (mirror, x, y);

        if (ours != theirs)
          return ref_mirror_differ (mirror, "barn %d,%d: %s, in the reference %s", x, y, rules_verdict_name (ours),
                                    rules_verdict_name (theirs));
      }
  return true;
}

/* A2, where an abbey may be laid at all. */
static RulesVerdict
abbey_verdict (const RefMirror *mirror,
               int              x,
               int              y)
{
  const RefPlay *play = &mirror->play;

  if (play->phase == REF_PHASE_PLACE && (!play->kept || play->gift_opened))
    return RULES_WRONG_PHASE;
  if (play->game.abbeys[play->actor] == 0)
    return RULES_NO_ABBEY;
  if (ref_game_tile_at (&play->game, x, y) >= 0)
    return RULES_SPACE_TAKEN;
  if (!ref_game_on_table (&play->game, x, y))
    return RULES_OFF_TABLE;
  if (!ref_game_is_space (&play->game, x, y))
    return RULES_NOT_ADJACENT;
  return ref_game_is_hole (&play->game, x, y) ? RULES_OK : RULES_NOT_A_HOLE;
}

static bool
same_holes (RefMirror           *mirror,
            const RulesPosition *pos)
{
  Bounds bounds = find_bounds (&mirror->play.game);

  for (int y = bounds.north - MARGIN; y <= bounds.south + MARGIN; y++)
    for (int x = bounds.west - MARGIN; x <= bounds.east + MARGIN; x++)
      {
        RulesMove    move = { .kind = RULES_MOVE_ABBEY, .x = (int16_t) x, .y = (int16_t) y };
        RulesVerdict ours = rules_position_check (mirror->setup, pos, &move);
        RulesVerdict theirs = abbey_verdict (mirror, x, y);

        if (ours != theirs)
          return ref_mirror_differ (mirror, "abbey %d,%d: %s, in the reference %s", x, y, rules_verdict_name (ours),
                                    rules_verdict_name (theirs));
      }
  return true;
}

/* A7: every spot of every tile, for the first wagon of the one who decides. Whether it is too far the list of legal moves
 * tells. */
static bool
same_targets (RefMirror           *mirror,
              const RulesPosition *pos)
{
  const RefPlay *play = &mirror->play;

  for (int segment = 0; segment < pos->n_segments; segment++)
    {
      const RefFeature *feature = ref_mirror_feature (mirror, pos, segment);
      const RefTile    *tile = &play->game.tiles[rules_position_tile_of (pos, segment)];
      RulesMove         move = {
                .kind = RULES_MOVE_ROLL,
                .x = (int16_t) tile->x,
                .y = (int16_t) tile->y,
                .spot = rules_position_spot_of (mirror->setup, pos, segment),
      };
      RulesVerdict ours = rules_position_check (mirror->setup, pos, &move);
      RulesVerdict theirs = RULES_WAGON_TOO_FAR;
      RefMove      meant;

      if (ref_mirror_translate (mirror, &move, &meant) && ref_mirror_is_legal (mirror, &meant))
        theirs = RULES_OK;
      else if (feature->kind == REF_FIELD)
        theirs = RULES_FIGURE_NOT_THERE;
      else if (feature->complete)
        theirs = RULES_FEATURE_COMPLETE;
      else if (feature->n_figures > 0)
        theirs = RULES_FEATURE_OCCUPIED;
      if (ours != theirs)
        return ref_mirror_differ (mirror, "a wagon to segment %d: %s, in the reference %s", segment, rules_verdict_name (ours),
                                  rules_verdict_name (theirs));
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
    case REF_PHASE_ABBEY:
      return same_holes (mirror, pos);
    case REF_PHASE_PLACE:
      return same_places (mirror, pos) && same_holes (mirror, pos);
    case REF_PHASE_FIGURE:
      return same_spots (mirror, pos) && same_corners (mirror, pos);
    case REF_PHASE_WAGON:
      return same_targets (mirror, pos);
    default:
      return true;
    }
}

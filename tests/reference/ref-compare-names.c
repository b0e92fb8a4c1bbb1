/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine's segments, spots and moves in the reference's words. */

#include "ref-compare-private.h"

#include <string.h>

RefMember
ref_mirror_member (const RefMirror     *mirror,
                   const RulesPosition *pos,
                   int                  segment)
{
  int tile = rules_position_tile_of (pos, segment);
  int own = segment - pos->tile[tile].first;

  return (RefMember){ (short) tile, (short) mirror->match->segments[pos->tile[tile].type][own] };
}

const RefFeature *
ref_mirror_feature (const RefMirror     *mirror,
                    const RulesPosition *pos,
                    int                  segment)
{
  RefMember member = ref_mirror_member (mirror, pos, segment);

  return ref_features_of (mirror->play.now, member.tile, member.segment);
}

int
ref_mirror_spot (const RefMirror *mirror,
                 int              tile,
                 RulesSpot        spot)
{
  const RefGame *game = &mirror->play.game;
  const RefType *type;
  int            inner = RULES_SPOT_INNER;

  if (tile < 0)
    return -1;
  type = ref_game_type (game, tile);
  if (spot.feature == RULES_CITY && spot.at < 4)
    return ref_game_segment_at (game, tile, REF_CITY, 2 * spot.at);
  if (spot.feature == RULES_ROAD && spot.at < 4)
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

/* The tile and the segment that a move names. */
static bool
find_named (const RefMirror *mirror,
            const RulesMove *move,
            RefMove         *meant)
{
  static const RulesSpot monastery = { RULES_MONASTERY, 0 };
  int                    tile = ref_game_tile_at (&mirror->play.game, move->x, move->y);
  int                    segment;

  if (tile < 0)
    return false;
  segment = ref_mirror_spot (mirror, tile, move->kind == RULES_MOVE_SYNOD ? monastery : move->spot);
  meant->tile = (short) tile;
  meant->segment = (short) segment;
  if (move->kind == RULES_MOVE_CHANGE)
    meant->segment2 = (short) ref_mirror_spot (mirror, tile, move->spot2);
  return segment >= 0 && meant->segment2 >= 0;
}

static const short kinds[RULES_N_MOVES] = {
  [RULES_MOVE_PLACE] = REF_MOVE_PLACE,
  [RULES_MOVE_FIGURE] = REF_MOVE_FIGURE,
  [RULES_MOVE_PASS] = REF_MOVE_PASS,
  [RULES_MOVE_ABBEY] = REF_MOVE_ABBEY,
  [RULES_MOVE_DRAW] = REF_MOVE_DRAW,
  [RULES_MOVE_BARN] = REF_MOVE_BARN,
  [RULES_MOVE_ROLL] = REF_MOVE_ROLL,
  [RULES_MOVE_RETURN] = REF_MOVE_RETURN,
  [RULES_MOVE_SYNOD] = REF_MOVE_SYNOD,
  [RULES_MOVE_SWEEP] = REF_MOVE_SWEEP,
  [RULES_MOVE_CASH] = REF_MOVE_CASH,
  [RULES_MOVE_CHANGE] = REF_MOVE_CHANGE,
  [RULES_MOVE_TAKE2] = REF_MOVE_TAKE2,
  [RULES_MOVE_WASTE] = REF_MOVE_WASTE,
  [RULES_MOVE_BID] = REF_MOVE_BID,
  [RULES_MOVE_SELL] = REF_MOVE_SELL,
};

bool
ref_mirror_translate (const RefMirror *mirror,
                      const RulesMove *move,
                      RefMove         *meant)
{
  *meant = (RefMove){ .kind = kinds[move->kind] };
  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_PLACE:
      meant->turn = move->turn;
      meant->number = move->hand;
      meant->x = move->x;
      meant->y = move->y;
      return true;
    case RULES_MOVE_ABBEY:
    case RULES_MOVE_BARN:
      meant->x = move->x;
      meant->y = move->y;
      return true;
    case RULES_MOVE_FIGURE:
      meant->figure = move->figure;
      meant->segment = (short) ref_mirror_spot (mirror, mirror->play.game.n_tiles - 1, move->spot);
      return meant->segment >= 0;
    case RULES_MOVE_ROLL:
      meant->number = move->hand;
      return find_named (mirror, move, meant);
    case RULES_MOVE_RETURN:
      meant->number = move->hand;
      return true;
    case RULES_MOVE_SYNOD:
      meant->figure = move->figure;
      return find_named (mirror, move, meant);
    case RULES_MOVE_CASH:
      meant->figure = move->figure == RULES_ANY_FIGURE ? -1 : (short) move->figure;
      return find_named (mirror, move, meant);
    case RULES_MOVE_SWEEP:
    case RULES_MOVE_CHANGE:
      return find_named (mirror, move, meant);
    case RULES_MOVE_WASTE:
      meant->card = move->card;
      return true;
    case RULES_MOVE_BID:
      meant->points = move->points;
      meant->abbey = move->abbey;
      return true;
    case RULES_MOVE_SELL:
      meant->player = move->player;
      return true;
    default:
      return true;
    }
}

bool
ref_mirror_is_legal (const RefMirror *mirror,
                     const RefMove   *meant)
{
  int n = 0;

  for (int i = 0; i < mirror->legal.n; i++)
    {
      RefMove other = mirror->legal.items[i];

      /* "Any figure" will do where one kind can be meant only. */
      if (meant->kind == REF_MOVE_CASH && meant->figure < 0)
        other.figure = meant->figure;
      n += memcmp (&other, meant, sizeof other) == 0;
    }
  return n == 1;
}

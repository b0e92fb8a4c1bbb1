/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves that are legal next: the engine must list exactly the reference's, each once and by its own name, and
 * accept them from whoever has to decide. */

#include "ref-compare-private.h"

#include "rules-legal.h"

#include <stdlib.h>
#include <string.h>

static int
compare_moves (const void *a,
               const void *b)
{
  return memcmp (a, b, sizeof (RefMove));
}

/* Written is the first side or half-edge clockwise from the north, though every one is understood. */
static bool
is_first_name (const RefMirror *mirror,
               int              tile,
               RulesSpot        spot,
               int              segment)
{
  for (int at = 0; at < spot.at; at++)
    if (ref_mirror_spot (mirror, tile, (RulesSpot){ spot.feature, (uint8_t) at }) == segment)
      return false;
  return true;
}

static bool
has_first_names (const RefMirror *mirror,
                 const RulesMove *move,
                 const RefMove   *meant)
{
  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_FIGURE:
      return is_first_name (mirror, mirror->play.game.n_tiles - 1, move->spot, meant->segment);
    case RULES_MOVE_CHANGE:
      return is_first_name (mirror, meant->tile, move->spot, meant->segment) &&
             is_first_name (mirror, meant->tile, move->spot2, meant->segment2);
    case RULES_MOVE_ROLL:
    case RULES_MOVE_SWEEP:
    case RULES_MOVE_CASH:
      return is_first_name (mirror, meant->tile, move->spot, meant->segment);
    default:
      return true;
    }
}

/* The reference's moves in order, with those that name no kind of figure where one kind only can be meant. */
static void
sort_expected (const RefMirror *mirror,
               RefMoves        *expected)
{
  memcpy (expected->items, mirror->legal.items, (size_t) mirror->legal.n * sizeof expected->items[0]);
  expected->n = mirror->legal.n;
  for (int i = 0; i < mirror->legal.n; i++)
    {
      RefMove move = mirror->legal.items[i];

      move.figure = -1;
      if (move.kind == REF_MOVE_CASH && ref_mirror_is_legal (mirror, &move))
        expected->items[expected->n++] = move;
    }
  qsort (expected->items, (size_t) expected->n, sizeof expected->items[0], compare_moves);
}

static bool
same_moves (RefMirror           *mirror,
            const RulesPosition *pos,
            const RulesMoves    *moves)
{
  RefMoves listed, expected;

  listed.n = moves->n;
  for (int i = 0; i < moves->n; i++)
    {
      const RulesMove *move = &moves->move[i];
      char             text[RULES_MOVE_TEXT_SIZE];

      if (ref_mirror_translate (mirror, move, &listed.items[i]) && has_first_names (mirror, move, &listed.items[i]))
        continue;
      rules_move_format (move, text);
      return ref_mirror_differ (mirror, "a listed move is odd: %s", text);
    }
  qsort (listed.items, (size_t) listed.n, sizeof listed.items[0], compare_moves);
  sort_expected (mirror, &expected);
  for (int i = 0; i < listed.n || i < expected.n; i++)
    {
      const RefMove *ours = i < listed.n ? &listed.items[i] : NULL;
      const RefMove *theirs = i < expected.n ? &expected.items[i] : NULL;
      bool           missing = ours == NULL || (theirs != NULL && compare_moves (ours, theirs) > 0);

      if (ours == NULL || theirs == NULL || compare_moves (ours, theirs) != 0)
        {
          const RefMove *move = missing ? theirs : ours;

          return ref_mirror_differ (mirror, "%s move: kind %d, figure %d, card %d, tile %d, segment %d, %d,%d, turn %d, "
                                            "number %d, points %d (%d listed, in the reference %d)",
                                    missing ? "a missing" : "a needless", move->kind, move->figure, move->card, move->tile,
                                    move->segment, move->x, move->y, move->turn, move->number, move->points, listed.n,
                                    expected.n);
        }
    }
  return true;
}

bool
ref_mirror_legal (RefMirror           *mirror,
                  const RulesPosition *pos)
{
  RulesMoves moves;

  rules_legal_moves (mirror->setup, pos, &moves);
  if ((moves.n == 0) != (mirror->play.phase == REF_PHASE_OVER))
    return ref_mirror_differ (mirror, "%d legal moves", moves.n);
  for (int player = 0; moves.n > 0 && player < mirror->setup->n_players; player++)
    if ((rules_position_check_as (mirror->setup, pos, player, &moves.move[moves.n - 1]) == RULES_OK) !=
        (player == mirror->play.actor))
      return ref_mirror_differ (mirror, "whether player %d may move", player);
  for (int i = 0; i < moves.n; i++)
    {
      char text[RULES_MOVE_TEXT_SIZE];

      if (rules_position_check (mirror->setup, pos, &moves.move[i]) == RULES_OK)
        continue;
      rules_move_format (&moves.move[i], text);
      return ref_mirror_differ (mirror, "%s is listed but not legal", text);
    }
  return same_moves (mirror, pos, &moves);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Setting the table and playing moves.
 */

#include "rules-position.h"

#include <string.h>

#include "rules-private.h"

_Static_assert(sizeof (RulesPosition) <= 8192, "undo keeps one per move and the computer copies it all the time");

/* The tiles that are drawn first lie on top, which is the end; the rest of the set follows, shuffled (B1). */
static void
stack_pile (const RulesSetup *setup,
            RulesPosition    *pos)
{
  int      start = setup->value[RULES_SWITCH_BAG] ? -1 : setup->tiles->set[setup->set].start;
  uint64_t random = rules_random_stream (setup->seed, 1);
  int      left[RULES_MAX_TYPES];
  int      n = 0;

  for (int type = 0; type < setup->tiles->n_types; type++)
    left[type] = setup->stack_only ? 0 : rules_setup_count (setup, type) - (type == start);
  for (int i = 0; i < setup->n_stack && !setup->stack_only; i++)
    left[setup->stack[i]]--;
  for (int type = 0; type < setup->tiles->n_types; type++)
    for (int i = 0; i < left[type]; i++)
      pos->pile[n++] = (uint8_t) type;
  rules_random_shuffle (&random, pos->pile, n);
  for (int i = setup->n_stack - 1; i >= 0; i--)
    pos->pile[n++] = setup->stack[i];
  pos->n_pile = (uint8_t) n;
}

void
rules_position_start (const RulesSetup *setup,
                      RulesPosition    *pos,
                      RulesEvents      *events)
{
  if (events != NULL)
    events->n = 0;
  memset (pos, 0, sizeof *pos);
  memcpy (pos->supply, setup->supply, (size_t) setup->n_players * sizeof pos->supply[0]);
  memcpy (pos->abbeys, setup->abbeys, setup->n_players);
  pos->swept = RULES_NOWHERE;
  pos->random = rules_random_stream (setup->seed, 2);
  stack_pile (setup, pos);
  rules_gift_start (setup, pos);
  rules_board_start (setup, pos);
  rules_turn_start (setup, pos, events);
}

void
rules_position_settle (const RulesSetup *setup,
                       RulesSetup       *settled)
{
  RulesPosition pos;

  memset (&pos, 0, sizeof pos);
  stack_pile (setup, &pos);
  rules_gift_start (setup, &pos);
  *settled = *setup;
  settled->first = (uint8_t) (1 + rules_turn_first_player (setup, &pos));
  settled->stack_only = true;
  settled->n_stack = pos.n_pile;
  for (int i = 0; i < pos.n_pile; i++)
    settled->stack[i] = pos.pile[pos.n_pile - 1 - i];
  settled->n_gifts = pos.n_deck;
  for (int i = 0; i < pos.n_deck; i++)
    settled->gifts[i] = pos.deck[pos.n_deck - 1 - i];
}

/* Takes a tile out of the hand; Take 2's other one goes back (G10). Of a three-tile hand only the extra one does (H3). */
static int
take_from_hand (const RulesSetup *setup,
                RulesPosition    *pos,
                int               number,
                RulesEvents      *events)
{
  int      player = pos->actor;
  uint8_t *hand = pos->hand[player];
  int      type = hand[number];
  int      last = --pos->n_hand[player];
  bool     extra_laid = number == last;

  memmove (&hand[number], &hand[number + 1], (size_t) (last - number));
  hand[last] = 0;
  if (pos->extra && (!extra_laid || setup->value[RULES_SWITCH_HAND] == RULES_HAND_OFF))
    {
      int other = hand[--pos->n_hand[player]];

      hand[pos->n_hand[player]] = 0;
      rules_turn_put_back (pos, other, events);
    }
  pos->extra = 0;
  return type;
}

static void
lay (const RulesSetup *setup,
     RulesPosition    *pos,
     const RulesMove  *move,
     int               type,
     RulesTurn         turn,
     RulesEvents      *events)
{
  int         space = rules_position_space_at (pos, move->x, move->y);
  RulesEvent *event = rules_events_add (events, RULES_EVENT_PLACED, pos->actor);

  if (event != NULL)
    {
      event->type = (uint8_t) type;
      event->turn = turn;
      event->x = move->x;
      event->y = move->y;
    }
  rules_board_lay (setup, pos, space, type, turn, events);
  pos->phase = RULES_PHASE_FIGURE;
}

static void
place (const RulesSetup *setup,
       RulesPosition    *pos,
       const RulesMove  *move,
       RulesEvents      *events)
{
  int  space = rules_position_space_at (pos, move->x, move->y);
  bool hole = rules_pattern_is_hole (pos->pattern[space]);

  lay (setup, pos, move, take_from_hand (setup, pos, move->hand, events), move->turn, events);
  pos->laid_by = pos->actor;
  if (hole && setup->value[RULES_SWITCH_HOLE_BONUS])
    {
      pos->bonus = 1;
      rules_events_add (events, RULES_EVENT_BONUS, pos->actor);
    }
  if (setup->part[RULES_PART_GIFTS])
    rules_gift_receive (setup, pos, events);
}

static void
lay_abbey (const RulesSetup *setup,
           RulesPosition    *pos,
           const RulesMove  *move,
           RulesEvents      *events)
{
  pos->abbeys[pos->actor]--;
  lay (setup, pos, move, setup->tiles->abbey, 0, events);
}

static void
put_figure (const RulesSetup *setup,
            RulesPosition    *pos,
            const RulesMove  *move,
            RulesEvents      *events)
{
  int         segment = rules_position_segment_at (setup, pos, pos->n_tiles - 1, move->spot);
  RulesEvent *event = rules_events_add (events, RULES_EVENT_FIGURE, pos->actor);

  pos->supply[pos->actor][move->figure]--;
  rules_figure_put (pos, pos->actor, (RulesFigure) move->figure, segment, 0);
  if (event != NULL)
    {
      event->figure = move->figure;
      event->feature = move->spot.feature;
      rules_score_locate (pos, segment, event);
    }
}

static void
put_barn (const RulesSetup *setup,
          RulesPosition    *pos,
          const RulesMove  *move,
          RulesEvents      *events)
{
  int         segment, corner;
  RulesEvent *event = rules_events_add (events, RULES_EVENT_BARN, pos->actor);

  rules_figure_check_barn (setup, pos, move->x, move->y, &segment, &corner);
  pos->supply[pos->actor][RULES_BARN]--;
  rules_figure_put (pos, pos->actor, RULES_BARN, segment, corner);
  pos->barn_laid = 1;
  if (event != NULL)
    {
      event->figure = RULES_BARN;
      event->feature = RULES_FIELD;
      event->segment = (uint16_t) segment;
      event->x = move->x;
      event->y = move->y;
    }
}

static void
pass (const RulesSetup *setup,
      RulesPosition    *pos,
      const RulesMove  *move,
      RulesEvents      *events)
{
  if (pos->phase == RULES_PHASE_FIGURE)
    rules_turn_finish (setup, pos, events);
  else if (pos->phase == RULES_PHASE_ABBEY)
    rules_turn_pass_abbey (setup, pos, events);
  else
    rules_auction_apply (setup, pos, move, events);
}

static void
perform (const RulesSetup *setup,
         RulesPosition    *pos,
         const RulesMove  *move,
         RulesEvents      *events)
{
  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_PLACE:
      place (setup, pos, move, events);
      break;
    case RULES_MOVE_FIGURE:
      put_figure (setup, pos, move, events);
      rules_turn_finish (setup, pos, events);
      break;
    case RULES_MOVE_PASS:
      pass (setup, pos, move, events);
      break;
    case RULES_MOVE_ABBEY:
      lay_abbey (setup, pos, move, events);
      break;
    case RULES_MOVE_DRAW:
      rules_turn_draw (setup, pos, events);
      break;
    case RULES_MOVE_BARN:
      put_barn (setup, pos, move, events);
      rules_turn_finish (setup, pos, events);
      break;
    case RULES_MOVE_ROLL:
    case RULES_MOVE_RETURN:
      rules_wagon_apply (setup, pos, move, events);
      break;
    case RULES_MOVE_SYNOD:
    case RULES_MOVE_SWEEP:
    case RULES_MOVE_CASH:
    case RULES_MOVE_CHANGE:
    case RULES_MOVE_TAKE2:
    case RULES_MOVE_WASTE:
      rules_gift_apply (setup, pos, move, events);
      break;
    case RULES_MOVE_BID:
    case RULES_MOVE_SELL:
      rules_auction_apply (setup, pos, move, events);
      break;
    case RULES_N_MOVES:
      break;
    }
}

RulesVerdict
rules_position_apply (const RulesSetup *setup,
                      RulesPosition    *pos,
                      const RulesMove  *move,
                      RulesEvents      *events)
{
  RulesVerdict verdict = rules_position_check (setup, pos, move);

  if (verdict != RULES_OK)
    return verdict;
  if (events != NULL)
    events->n = 0;
  perform (setup, pos, move, events);
  return RULES_OK;
}

void
rules_position_end (const RulesSetup *setup,
                    RulesPosition    *pos,
                    RulesEvents      *events)
{
  if (events != NULL)
    events->n = 0;
  if (pos->phase == RULES_PHASE_OVER)
    return;
  if (pos->phase == RULES_PHASE_FIGURE)
    {
      rules_score_completed (setup, pos, events);
      rules_score_fields (setup, pos, events);
    }
  rules_wagon_all_home (pos, events);
  rules_turn_over (setup, pos, events);
}

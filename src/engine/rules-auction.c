/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Selling (H5): a drawn tile that alone could complete some unfinished feature may be sold for points or an abbey.
 */

#include "rules-private.h"

/* Adds the features that stand now and that laying a tile of type there would complete. */
static void
collect_completed (const RulesSetup    *setup,
                   const RulesPosition *pos,
                   int                  space,
                   int                  type,
                   RulesTurn            turn,
                   RulesSegmentSet     *completed)
{
  RulesPosition after = *pos;

  rules_board_lay (setup, &after, space, type, turn, NULL);
  for (int side = 0; side < 4; side++)
    {
      int neighbour = rules_position_tile_at (pos, pos->space[space].x + rules_step_x[side], pos->space[space].y + rules_step_y[side]);
      int segment;

      if (neighbour < 0)
        continue;
      segment = setup->tiles->face[pos->tile[neighbour].type][pos->tile[neighbour].turn].side[side ^ 2];
      if (segment == RULES_NO_SEGMENT)
        continue;
      segment += pos->tile[neighbour].first;
      if (!rules_feature_complete (setup, pos, segment) && rules_feature_complete (setup, &after, segment))
        rules_segment_set_add (completed, rules_feature_root (pos, segment));
    }
  for (int i = 0; i < pos->n_monasteries; i++)
    {
      const RulesTile *home = &pos->tile[pos->monastery[i]];
      int              segment = home->first + setup->tiles->monastery[home->type];

      if (rules_feature_complete (setup, &after, segment))
        rules_segment_set_add (completed, segment);
    }
}

static void
collect_all_completed (const RulesSetup    *setup,
                       const RulesPosition *pos,
                       int                  type,
                       RulesSegmentSet     *completed)
{
  for (int space = 0; space < pos->n_spaces; space++)
    {
      unsigned turns = rules_legal_turns (setup, pos, type, space) & setup->tiles->distinct[type];

      for (int turn = 0; turn < 4; turn++)
        if (turns >> turn & 1)
          collect_completed (setup, pos, space, type, (RulesTurn) turn, completed);
    }
}

/* Whether there is an unfinished feature that the tile of type could complete and no other one that is left could. */
static bool
is_the_only_one (const RulesSetup    *setup,
                 const RulesPosition *pos,
                 int                  type)
{
  RulesSegmentSet ours = { 0 };
  bool            seen[RULES_MAX_TYPES] = { false };

  collect_all_completed (setup, pos, type, &ours);
  for (int i = 0; i < pos->n_pile; i++)
    {
      RulesSegmentSet theirs = { 0 };
      uint64_t        left = 0;

      for (int k = 0; k < (int) (sizeof ours.word / sizeof ours.word[0]); k++)
        left |= ours.word[k];
      if (left == 0)
        return false;
      if (seen[pos->pile[i]])
        continue;
      seen[pos->pile[i]] = true;
      collect_all_completed (setup, pos, pos->pile[i], &theirs);
      for (int k = 0; k < (int) (sizeof ours.word / sizeof ours.word[0]); k++)
        ours.word[k] &= ~theirs.word[k];
    }
  for (int k = 0; k < (int) (sizeof ours.word / sizeof ours.word[0]); k++)
    if (ours.word[k] != 0)
      return true;
  return false;
}

/* A bidder needs something to offer, and no bought tile that still waits for its turn. */
static bool
can_bid (const RulesPosition *pos,
         int                  player)
{
  return player != pos->player && pos->n_hand[player] == 0 && (pos->score[player] > 0 || pos->abbeys[player] > 0);
}

/* Asks the next one who can bid, from the left of player; when all have been asked, the seller, if there is a bid. */
static void
ask_next (const RulesSetup *setup,
          RulesPosition    *pos,
          int               player)
{
  for (;;)
    {
      player = (player + 1) % setup->n_players;
      if (player == pos->player)
        break;
      if (can_bid (pos, player))
        {
          pos->phase = RULES_PHASE_BID;
          pos->actor = (uint8_t) player;
          return;
        }
    }
  pos->actor = pos->player;
  pos->phase = pos->bidders != 0 ? RULES_PHASE_SELL : RULES_PHASE_PLACE;
}

static void
clear_bids (RulesPosition *pos)
{
  for (int player = 0; player < RULES_MAX_PLAYERS; player++)
    pos->bid[player] = 0;
  pos->bidders = 0;
  pos->bid_abbeys = 0;
}

/* With the drawn tile in the hand of the player on turn; false when there is nothing to bid for. A tile can be sold only
 * while there is another one to draw in its place. */
bool
rules_auction_begin (const RulesSetup *setup,
                     RulesPosition    *pos)
{
  bool anyone = false;

  if (!setup->value[RULES_SWITCH_SELLING] || pos->n_pile == 0)
    return false;
  for (int player = 0; player < setup->n_players; player++)
    anyone = anyone || can_bid (pos, player);
  if (!anyone || !is_the_only_one (setup, pos, pos->hand[pos->player][0]))
    return false;
  ask_next (setup, pos, pos->player);
  return true;
}

RulesVerdict
rules_auction_check (const RulesSetup    *setup,
                     const RulesPosition *pos,
                     const RulesMove     *move)
{
  if (move->kind == RULES_MOVE_SELL)
    {
      if (pos->phase != RULES_PHASE_SELL)
        return RULES_WRONG_PHASE;
      return move->player < setup->n_players && pos->bidders >> move->player & 1 ? RULES_OK : RULES_NO_SUCH_BID;
    }
  if (pos->phase != RULES_PHASE_BID)
    return RULES_WRONG_PHASE;
  if (move->points < 0 || move->abbey > 1 || (move->points == 0 && !move->abbey))
    return RULES_OUT_OF_RANGE;
  if (move->points > pos->score[pos->actor])
    return RULES_BID_TOO_HIGH;
  return move->abbey && pos->abbeys[pos->actor] == 0 ? RULES_NO_ABBEY : RULES_OK;
}

void
rules_auction_list (const RulesSetup    *setup,
                    const RulesPosition *pos,
                    RulesMoves          *moves)
{
  if (pos->phase == RULES_PHASE_SELL)
    {
      for (int player = 0; player < setup->n_players; player++)
        if (pos->bidders >> player & 1)
          moves->move[moves->n++] = (RulesMove){ .kind = RULES_MOVE_SELL, .player = (uint8_t) player };
    }
  else
    for (int abbey = 0; abbey <= (pos->abbeys[pos->actor] > 0); abbey++)
      for (int points = !abbey; points <= pos->score[pos->actor] && points <= RULES_COORDINATE_MAX; points++)
        moves->move[moves->n++] = (RulesMove){ .kind = RULES_MOVE_BID, .points = (int16_t) points, .abbey = (uint8_t) abbey };
  moves->move[moves->n++] = (RulesMove){ .kind = RULES_MOVE_PASS };
}

/* The tile goes to the buyer for the next turn, the price to the seller, who draws another one. */
static void
sell (const RulesSetup *setup,
      RulesPosition    *pos,
      int               buyer,
      RulesEvents      *events)
{
  int         seller = pos->player;
  int         type = pos->hand[seller][0];
  int         abbey = pos->bid_abbeys >> buyer & 1;
  RulesEvent *event = rules_events_add (events, RULES_EVENT_SOLD, seller);

  if (event != NULL)
    {
      event->buyer = (uint8_t) buyer;
      event->type = (uint8_t) type;
      event->points = pos->bid[buyer];
      event->amount = (uint8_t) abbey;
    }
  pos->hand[seller][0] = 0;
  pos->n_hand[seller] = 0;
  pos->hand[buyer][pos->n_hand[buyer]++] = (uint8_t) type;
  pos->score[buyer] = (int16_t) (pos->score[buyer] - pos->bid[buyer]);
  pos->score[seller] = (int16_t) (pos->score[seller] + pos->bid[buyer]);
  pos->abbeys[buyer] = (uint8_t) (pos->abbeys[buyer] - abbey);
  pos->abbeys[seller] = (uint8_t) (pos->abbeys[seller] + abbey);
  clear_bids (pos);
  rules_turn_draw (setup, pos, events);
}

/* BID, SELL, and PASS in these phases. */
void
rules_auction_apply (const RulesSetup *setup,
                     RulesPosition    *pos,
                     const RulesMove  *move,
                     RulesEvents      *events)
{
  int player = pos->actor;

  if (pos->phase == RULES_PHASE_BID)
    {
      if (move->kind == RULES_MOVE_BID)
        {
          RulesEvent *event = rules_events_add (events, RULES_EVENT_BID, player);

          pos->bid[player] = move->points;
          pos->bidders |= (uint8_t) (1u << player);
          pos->bid_abbeys |= (uint8_t) ((unsigned) move->abbey << player);
          if (event != NULL)
            {
              event->points = move->points;
              event->amount = move->abbey;
            }
        }
      ask_next (setup, pos, player);
    }
  else if (move->kind == RULES_MOVE_SELL)
    sell (setup, pos, move->player, events);
  else
    {
      clear_bids (pos);
      pos->phase = RULES_PHASE_PLACE;
    }
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of the game: drawing, whose turn it is next, and the end.
 */

#include <assert.h>
#include <string.h>

#include "rules-private.h"

RulesEvent *
rules_events_add (RulesEvents   *events,
                  RulesEventKind kind,
                  int            player)
{
  RulesEvent *event;

  if (events == NULL)
    return NULL;
  assert (events->n < RULES_MAX_EVENTS);
  event = &events->event[events->n++];
  memset (event, 0, sizeof *event);
  event->kind = (uint8_t) kind;
  event->player = (uint8_t) player;
  return event;
}

static void
report_tile (RulesEvents   *events,
             RulesEventKind kind,
             int            player,
             int            type)
{
  RulesEvent *event = rules_events_add (events, kind, player);

  if (event != NULL)
    event->type = (uint8_t) type;
}

/* The types that were drawn and fit nowhere, while the drawing goes on. */
typedef struct
{
  uint8_t type[RULES_MAX_TILES];
  int     n;
} Aside;

static int
take_from_pile (RulesPosition *pos,
                RulesEvents   *events)
{
  int type = pos->pile[--pos->n_pile];

  pos->pile[pos->n_pile] = 0;
  report_tile (events, RULES_EVENT_DRAWN, pos->player, type);
  return type;
}

/* A tile that fits nowhere leaves the game (B4), or waits to go back into the bag (H4). */
static void
set_aside (const RulesSetup *setup,
           RulesPosition    *pos,
           int               type,
           Aside            *aside,
           RulesEvents      *events)
{
  if (setup->value[RULES_SWITCH_BAG])
    {
      aside->type[aside->n++] = (uint8_t) type;
      return;
    }
  pos->n_discarded++;
  report_tile (events, RULES_EVENT_DISCARDED, pos->player, type);
}

/* Shuffles a tile back into the pile. */
void
rules_turn_put_back (RulesPosition *pos,
                     int            type,
                     RulesEvents   *events)
{
  int place = (int) rules_random_below (&pos->random, (uint32_t) pos->n_pile + 1);

  memmove (&pos->pile[place + 1], &pos->pile[place], (size_t) (pos->n_pile - place));
  pos->pile[place] = (uint8_t) type;
  pos->n_pile++;
  report_tile (events, RULES_EVENT_PUT_BACK, pos->player, type);
}

/* Back into the bag, but only when something else was found: tiles of which none fits any more end the game. */
static void
settle_aside (RulesPosition *pos,
              Aside         *aside,
              bool           found,
              RulesEvents   *events)
{
  for (int i = 0; i < aside->n; i++)
    {
      if (found)
        rules_turn_put_back (pos, aside->type[i], events);
      else
        {
          pos->n_discarded++;
          report_tile (events, RULES_EVENT_DISCARDED, pos->player, aside->type[i]);
        }
    }
}

static void
add_to_hand (RulesPosition *pos,
             int            type)
{
  pos->hand[pos->player][pos->n_hand[pos->player]++] = (uint8_t) type;
}

/* Draws until a tile fits somewhere (B4). False when the pile gave none. */
static bool
draw_one_that_fits (const RulesSetup *setup,
                    RulesPosition    *pos,
                    RulesEvents      *events)
{
  Aside aside;
  bool  found = false;

  aside.n = 0;
  while (pos->n_pile > 0 && !found)
    {
      int type = take_from_pile (pos, events);

      found = rules_legal_anywhere (setup, pos, type);
      if (found)
        add_to_hand (pos, type);
      else
        set_aside (setup, pos, type, &aside, events);
    }
  settle_aside (pos, &aside, found, events);
  return found;
}

bool
rules_abbey_possible (const RulesPosition *pos,
                      int                  player)
{
  return pos->abbeys[player] > 0 && pos->n_holes > 0;
}

bool
rules_hand_fits (const RulesSetup    *setup,
                 const RulesPosition *pos,
                 int                  player)
{
  for (int i = 0; i < pos->n_hand[player]; i++)
    if (rules_legal_anywhere (setup, pos, pos->hand[player][i]))
      return true;
  return false;
}

/* A hand of tiles that were drawn in earlier turns: as long as none of it fits, one after another is exchanged. In a
 * three-tile hand the abbey counts as one that fits (H3). False when no tile is left in it. */
static bool
exchange_hand (const RulesSetup *setup,
               RulesPosition    *pos,
               RulesEvents      *events)
{
  int      player = pos->player;
  uint8_t *hand = pos->hand[player];
  bool     abbey_counts = setup->value[RULES_SWITCH_HAND] != RULES_HAND_OFF && rules_abbey_possible (pos, player);
  Aside    aside;

  aside.n = 0;
  while (pos->n_hand[player] > 0 && !abbey_counts && !rules_hand_fits (setup, pos, player))
    {
      int type = hand[0];
      int last = --pos->n_hand[player];

      memmove (&hand[0], &hand[1], (size_t) last);
      hand[last] = 0;
      set_aside (setup, pos, type, &aside, events);
      if (pos->n_pile > 0)
        add_to_hand (pos, take_from_pile (pos, events));
    }
  settle_aside (pos, &aside, pos->n_hand[player] > 0, events);
  return pos->n_hand[player] > 0;
}

static bool
land_tiles_left (const RulesSetup    *setup,
                 const RulesPosition *pos)
{
  if (pos->n_pile > 0)
    return true;
  for (int player = 0; player < setup->n_players; player++)
    if (pos->n_hand[player] > 0)
      return true;
  return false;
}

/* Whether the player who may lay an abbey may also leave it: by drawing, or in the last round, or because the others
 * still hold tiles. Else it must be laid (A4). */
bool
rules_turn_abbey_optional (const RulesPosition *pos)
{
  if (pos->n_pile > 0 || pos->in_round)
    return true;
  for (int player = 0; player < RULES_MAX_PLAYERS; player++)
    if (pos->n_hand[player] > 0)
      return true;
  return false;
}

void
rules_turn_over (const RulesSetup *setup,
                 RulesPosition    *pos,
                 RulesEvents      *events)
{
  pos->phase = RULES_PHASE_OVER;
  pos->actor = pos->player;
  rules_events_add (events, RULES_EVENT_OVER, pos->player);
  rules_score_final (setup, pos, events);
}

static void
open_turn (RulesPosition *pos,
           int            player,
           RulesEvents   *events)
{
  pos->player = pos->actor = (uint8_t) player;
  pos->kept = pos->gift_opened = pos->extra = pos->barn_laid = pos->bonus = 0;
  pos->turn_number++;
  rules_events_add (events, RULES_EVENT_TURN, player);
}

static void
offer_abbey (RulesPosition *pos,
             int            player)
{
  pos->player = pos->actor = (uint8_t) player;
  pos->phase = RULES_PHASE_ABBEY;
}

/* No land tile is left: what becomes of the abbeys (A4, H12). opened tells that the player's turn has begun already. */
static void
play_out_abbeys (const RulesSetup *setup,
                 RulesPosition    *pos,
                 int               player,
                 bool              opened,
                 RulesEvents      *events)
{
  RulesAbbeyEnd way = (RulesAbbeyEnd) setup->value[RULES_SWITCH_ABBEY_END];

  if (way == RULES_ABBEY_END_MUST && rules_abbey_possible (pos, player))
    {
      if (!opened)
        open_turn (pos, player, events);
      offer_abbey (pos, player);
      return;
    }
  if (way == RULES_ABBEY_END_ROUND && !pos->in_round)
    {
      pos->in_round = 1;
      pos->round = setup->n_players;
      player = (pos->laid_by + 1) % setup->n_players;
    }
  for (; pos->round > 0; player = (player + 1) % setup->n_players)
    {
      pos->round--;
      if (!rules_abbey_possible (pos, player))
        continue;
      open_turn (pos, player, events);
      offer_abbey (pos, player);
      return;
    }
  rules_turn_over (setup, pos, events);
}

static void begin_turn (const RulesSetup *setup,
                        RulesPosition    *pos,
                        int               player,
                        RulesEvents      *events);

/* The player on turn has no tile that could be laid. */
static void
go_without_tile (const RulesSetup *setup,
                 RulesPosition    *pos,
                 RulesEvents      *events)
{
  if (!land_tiles_left (setup, pos))
    play_out_abbeys (setup, pos, pos->player, true, events);
  else if (rules_abbey_possible (pos, pos->player))
    offer_abbey (pos, pos->player);
  else
    begin_turn (setup, pos, (pos->player + 1) % setup->n_players, events);
}

static void
begin_turn (const RulesSetup *setup,
            RulesPosition    *pos,
            int               player,
            RulesEvents      *events)
{
  if (!land_tiles_left (setup, pos))
    {
      play_out_abbeys (setup, pos, player, false, events);
      return;
    }
  open_turn (pos, player, events);
  if (pos->n_hand[player] > 0)
    {
      pos->kept = 1;
      pos->phase = RULES_PHASE_PLACE;
      if (!exchange_hand (setup, pos, events))
        go_without_tile (setup, pos, events);
    }
  else if (rules_abbey_possible (pos, player))
    offer_abbey (pos, player);
  else
    rules_turn_draw (setup, pos, events);
}

/* The player on turn draws, and whoever can may bid for the tile (H5). */
void
rules_turn_draw (const RulesSetup *setup,
                 RulesPosition    *pos,
                 RulesEvents      *events)
{
  pos->actor = pos->player;
  if (!draw_one_that_fits (setup, pos, events))
    go_without_tile (setup, pos, events);
  else if (!rules_auction_begin (setup, pos))
    pos->phase = RULES_PHASE_PLACE;
}

/* The abbey is declined where there is nothing to draw. */
void
rules_turn_pass_abbey (const RulesSetup *setup,
                       RulesPosition    *pos,
                       RulesEvents      *events)
{
  int next = (pos->player + 1) % setup->n_players;

  if (pos->in_round)
    play_out_abbeys (setup, pos, next, false, events);
  else
    begin_turn (setup, pos, next, events);
}

/* How many tiles a player keeps between turns (H2, H3). */
static int
hand_size (const RulesSetup    *setup,
           const RulesPosition *pos,
           int                  player)
{
  if (setup->value[RULES_SWITCH_HAND] != RULES_HAND_OFF)
    return pos->abbeys[player] < 3 ? 3 - pos->abbeys[player] : 0;
  return setup->value[RULES_SWITCH_DRAW_AHEAD] ? 1 : 0;
}

static void
draw_up (const RulesSetup *setup,
         RulesPosition    *pos,
         RulesEvents      *events)
{
  while (pos->n_pile > 0 && pos->n_hand[pos->player] < hand_size (setup, pos, pos->player))
    add_to_hand (pos, take_from_pile (pos, events));
}

void
rules_turn_start (const RulesSetup *setup,
                  RulesPosition    *pos,
                  RulesEvents      *events)
{
  int first = rules_turn_first_player (setup, pos);

  /* A three-tile hand is dealt before the first turn. */
  if (setup->value[RULES_SWITCH_HAND] != RULES_HAND_OFF)
    for (int i = 0; i < setup->n_players; i++)
      {
        pos->player = (uint8_t) ((first + i) % setup->n_players);
        draw_up (setup, pos, events);
      }
  begin_turn (setup, pos, first, events);
}

/* After the figure: scoring, then wagons, then the next player (T 7 to 10). */
void
rules_turn_finish (const RulesSetup *setup,
                   RulesPosition    *pos,
                   RulesEvents      *events)
{
  rules_score_completed (setup, pos, events);
  if (setup->part[RULES_PART_BARN])
    rules_score_fields (setup, pos, events);
  if (pos->n_pending == 0 || !rules_wagon_next (setup, pos, events))
    rules_turn_after_wagons (setup, pos, events);
}

/* When all wagons have moved: back to placing after a swept road (G7), else the turn is over. */
void
rules_turn_after_wagons (const RulesSetup *setup,
                         RulesPosition    *pos,
                         RulesEvents      *events)
{
  int player = pos->player;

  pos->actor = pos->player;
  if (pos->swept != RULES_NOWHERE)
    {
      pos->swept = RULES_NOWHERE;
      pos->phase = RULES_PHASE_PLACE;
      return;
    }
  draw_up (setup, pos, events);
  if (pos->in_round)
    play_out_abbeys (setup, pos, (player + 1) % setup->n_players, false, events);
  else
    begin_turn (setup, pos, pos->bonus ? player : (player + 1) % setup->n_players, events);
}

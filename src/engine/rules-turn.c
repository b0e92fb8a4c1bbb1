/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of the game: who begins, drawing, whose turn it is next, and the end.
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

static int
count_road_edges (const RulesTileSet *tiles,
                  int                 type)
{
  int n = 0;

  for (int side = 0; side < 4; side++)
    n += tiles->face[type][0].edge[side] == RULES_EDGE_ROAD;
  return n;
}

/* Everyone draws a tile, and who has the most road edges begins; those who tie draw again, then all tiles go back. The
 * tiles are drawn from the pile in the order of their types, so that the outcome depends on the seed and on what is in
 * the pile, not on how it was shuffled: a saved game lists its pile and finds the same first player again. */
static int
draw_for_first_player (const RulesSetup    *setup,
                       const RulesPosition *pos,
                       uint64_t            *random)
{
  unsigned still_in = (1u << setup->n_players) - 1;
  int      count[RULES_MAX_TYPES] = { 0 };
  int      left = pos->n_pile;

  for (int i = 0; i < pos->n_pile; i++)
    count[pos->pile[i]]++;
  while (rules_count_bits (still_in) > 1 && left >= (int) rules_count_bits (still_in))
    {
      unsigned best = 0;
      int      most = -1;

      for (int player = 0; player < setup->n_players; player++)
        {
          int pick, type = 0, roads;

          if (!(still_in >> player & 1))
            continue;
          pick = (int) rules_random_below (random, (uint32_t) left--);
          while (pick >= count[type])
            pick -= count[type++];
          count[type]--;
          roads = count_road_edges (setup->tiles, type);
          if (roads > most)
            best = 0;
          if (roads >= most)
            {
              best |= 1u << player;
              most = roads;
            }
        }
      still_in = best;
    }
  return __builtin_ctz (still_in);
}

/* H1 */
int
rules_turn_first_player (const RulesSetup    *setup,
                         const RulesPosition *pos)
{
  uint64_t random = setup->seed ^ UINT64_C (0x66697273742121); /* a stream of its own */

  switch ((RulesFirst) setup->value[RULES_SWITCH_FIRST_PLAYER])
    {
    case RULES_FIRST_RANDOM:
      return (int) rules_random_below (&random, setup->n_players);
    case RULES_FIRST_MOST_ROADS:
      return draw_for_first_player (setup, pos, &random);
    case RULES_FIRST_LISTED:
      break;
    }
  return 0;
}

/* Draws until a tile fits somewhere; the others leave the game (B4). False when the pile gave none. */
static bool
draw (const RulesSetup *setup,
      RulesPosition    *pos,
      RulesEvents      *events)
{
  int player = pos->player;

  while (pos->n_pile > 0)
    {
      int         type = pos->pile[--pos->n_pile];
      bool        fits = rules_legal_anywhere (setup, pos, type);
      RulesEvent *event;

      pos->pile[pos->n_pile] = 0;
      event = rules_events_add (events, RULES_EVENT_DRAWN, player);
      if (event != NULL)
        event->type = (uint8_t) type;
      if (fits)
        {
          pos->hand[player][pos->n_hand[player]++] = (uint8_t) type;
          return true;
        }
      pos->n_discarded++;
      event = rules_events_add (events, RULES_EVENT_DISCARDED, player);
      if (event != NULL)
        event->type = (uint8_t) type;
    }
  return false;
}

void
rules_turn_over (const RulesSetup *setup,
                 RulesPosition    *pos,
                 RulesEvents      *events)
{
  pos->phase = RULES_PHASE_OVER;
  rules_events_add (events, RULES_EVENT_OVER, pos->player);
  rules_score_final (setup, pos, events);
}

void
rules_turn_begin (const RulesSetup *setup,
                  RulesPosition    *pos,
                  int               player,
                  RulesEvents      *events)
{
  if (pos->n_pile == 0)
    {
      rules_turn_over (setup, pos, events);
      return;
    }
  pos->player = pos->actor = (uint8_t) player;
  pos->turn_number++;
  pos->phase = RULES_PHASE_PLACE;
  rules_events_add (events, RULES_EVENT_TURN, player);
  if (!draw (setup, pos, events))
    rules_turn_over (setup, pos, events);
}

/* After the figure: scoring, then the next player (T 7 and on). */
void
rules_turn_finish (const RulesSetup *setup,
                   RulesPosition    *pos,
                   RulesEvents      *events)
{
  rules_score_completed (setup, pos, events);
  rules_turn_begin (setup, pos, (pos->player + 1) % setup->n_players, events);
}

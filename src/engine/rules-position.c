/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Setting the table, playing moves, and the digest by which a save proves that it was replayed right.
 */

#include "rules-position.h"

#include <stdlib.h>
#include <string.h>

#include "rules-private.h"

_Static_assert(sizeof (RulesPosition) <= 8192, "undo keeps one per move and the computer copies it all the time");

/* A generator of its own for each purpose, so that what one of them uses up does not move the others. */
static uint64_t
random_stream (uint64_t seed,
               uint64_t number)
{
  uint64_t state = seed + number * UINT64_C (0xd1342543de82ef95);

  return rules_random_next (&state);
}

/* The tiles that are drawn first lie on top, which is the end; the rest of the set follows, shuffled (B1). */
static void
stack_pile (const RulesSetup *setup,
            RulesPosition    *pos)
{
  const RulesSet *set = &setup->tiles->set[setup->set];
  uint64_t        random = random_stream (setup->seed, 1);
  int             left[RULES_MAX_TYPES];
  int             n = 0;

  for (int type = 0; type < setup->tiles->n_types; type++)
    left[type] = setup->stack_only ? 0 : set->count[type] - (type == set->start);
  for (int i = 0; i < setup->n_stack; i++)
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
  pos->random = random_stream (setup->seed, 2);
  stack_pile (setup, pos);
  rules_board_start (setup, pos);
  rules_turn_begin (setup, pos, rules_turn_first_player (setup, pos), events);
}

static void
place (const RulesSetup *setup,
       RulesPosition    *pos,
       const RulesMove  *move,
       RulesEvents      *events)
{
  int      player = pos->actor;
  uint8_t *hand = pos->hand[player];
  int      type = hand[move->hand];
  int      last = --pos->n_hand[player];

  memmove (&hand[move->hand], &hand[move->hand + 1], (size_t) (last - move->hand));
  hand[last] = 0;
  if (events != NULL)
    {
      RulesEvent *event = rules_events_add (events, RULES_EVENT_PLACED, player);

      event->type = (uint8_t) type;
      event->turn = move->turn;
      event->x = move->x;
      event->y = move->y;
    }
  rules_board_lay (setup, pos, rules_position_space_at (pos, move->x, move->y), type, move->turn, events);
  pos->phase = RULES_PHASE_FIGURE;
}

static void
put_figure (const RulesSetup *setup,
            RulesPosition    *pos,
            const RulesMove  *move,
            RulesEvents      *events)
{
  int segment = rules_position_segment_at (setup, pos, pos->n_tiles - 1, move->spot);

  rules_figure_put (pos, pos->actor, (RulesFigure) move->figure, segment);
  if (events != NULL)
    {
      RulesEvent *event = rules_events_add (events, RULES_EVENT_FIGURE, pos->actor);

      event->figure = move->figure;
      event->feature = move->spot.feature;
      event->segment = (uint16_t) segment;
      event->x = rules_position_last_tile (pos)->x;
      event->y = rules_position_last_tile (pos)->y;
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
      rules_turn_finish (setup, pos, events);
      break;
    }
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
    rules_score_completed (setup, pos, events);
  rules_turn_over (setup, pos, events);
}

/* FNV-1a, fed with numbers and words rather than with memory, so that neither the machine's byte order nor a later
 * version's layout shows in it. */
static void
digest_number (uint64_t *digest,
               int64_t   number)
{
  for (int i = 0; i < 8; i++)
    *digest = (*digest ^ ((uint64_t) number >> (8 * i) & 0xff)) * UINT64_C (0x100000001b3);
}

static void
digest_type (uint64_t         *digest,
             const RulesSetup *setup,
             int               type)
{
  for (const char *c = setup->tiles->type[type].id; *c != '\0'; c++)
    *digest = (*digest ^ (uint8_t) *c) * UINT64_C (0x100000001b3);
  digest_number (digest, 0);
}

static int
compare_keys (const void *a,
              const void *b)
{
  int64_t x = *(const int64_t *) a, y = *(const int64_t *) b;

  return (x > y) - (x < y);
}

/* Figures in the order of where they stand, not of when they came. */
static void
digest_figures (uint64_t            *digest,
                const RulesPosition *pos)
{
  int64_t key[RULES_MAX_FIGURES];

  for (int i = 0; i < pos->n_figures; i++)
    {
      int tile = rules_position_tile_of (pos, pos->figure[i].segment);

      key[i] = (int64_t) tile << 32 | (int64_t) (pos->figure[i].segment - pos->tile[tile].first) << 16 |
               pos->figure[i].player << 8 | pos->figure[i].figure;
    }
  qsort (key, pos->n_figures, sizeof key[0], compare_keys);
  digest_number (digest, pos->n_figures);
  for (int i = 0; i < pos->n_figures; i++)
    digest_number (digest, key[i]);
}

uint64_t
rules_position_digest (const RulesSetup    *setup,
                       const RulesPosition *pos)
{
  uint64_t digest = UINT64_C (0xcbf29ce484222325);

  digest_number (&digest, setup->n_players);
  digest_number (&digest, pos->n_tiles);
  for (int i = 0; i < pos->n_tiles; i++)
    {
      digest_type (&digest, setup, pos->tile[i].type);
      digest_number (&digest, pos->tile[i].x);
      digest_number (&digest, pos->tile[i].y);
      digest_number (&digest, pos->tile[i].turn);
    }
  digest_figures (&digest, pos);
  digest_number (&digest, pos->n_pile);
  for (int i = 0; i < pos->n_pile; i++)
    digest_type (&digest, setup, pos->pile[i]);
  for (int player = 0; player < setup->n_players; player++)
    {
      digest_number (&digest, pos->score[player]);
      for (int figure = 0; figure < RULES_N_FIGURES; figure++)
        digest_number (&digest, pos->supply[player][figure]);
      digest_number (&digest, pos->n_hand[player]);
      for (int i = 0; i < pos->n_hand[player]; i++)
        digest_type (&digest, setup, pos->hand[player][i]);
    }
  digest_number (&digest, pos->phase);
  digest_number (&digest, pos->player);
  digest_number (&digest, pos->actor);
  digest_number (&digest, pos->turn_number);
  digest_number (&digest, pos->n_discarded);
  digest_number (&digest, (int64_t) pos->random);
  return digest;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Undo and redo in games of any parts and house rules together, over everything that happens only there; and that no undo
 * lets another tile or card come.
 */

#include <string.h>

#include "games.h"
#include "rules-history.h"
#include "rules-random.h"

/* What undo must have gone over for the test to mean something. */
typedef enum
{
  ABBEY_LAID,
  FARMERS_AT_BARN,
  SEVERAL_WAGONS,
  SYNOD,
  SWEEP,
  CASH,
  CHANGE,
  TAKE2,
  WASTED,
  RESHUFFLED,
  DISCARDED,
  PUT_BACK,
  SOLD,
  EXTRA_TURN,
  LAST_ROUND,
  N_OCCASIONS
} Occasion;

static void
count_move (const RulesPosition *before,
            const RulesMove     *move,
            guint                seen[N_OCCASIONS])
{
  seen[ABBEY_LAID] += move->kind == RULES_MOVE_ABBEY;
  seen[SEVERAL_WAGONS] += before->phase == RULES_PHASE_WAGON && before->n_pending > 1;
  seen[LAST_ROUND] += before->in_round;
  if (move->kind >= RULES_MOVE_SYNOD && move->kind <= RULES_MOVE_WASTE)
    seen[SYNOD + move->kind - RULES_MOVE_SYNOD]++;
}

static void
count_events (const RulesEvents *events,
              guint              seen[N_OCCASIONS])
{
  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];

      seen[FARMERS_AT_BARN] += event->kind == RULES_EVENT_SCORED && event->scored == RULES_SCORED_FARMERS;
      seen[RESHUFFLED] += event->kind == RULES_EVENT_RESHUFFLED;
      seen[DISCARDED] += event->kind == RULES_EVENT_DISCARDED;
      seen[PUT_BACK] += event->kind == RULES_EVENT_PUT_BACK;
      seen[SOLD] += event->kind == RULES_EVENT_SOLD;
      seen[EXTRA_TURN] += event->kind == RULES_EVENT_BONUS;
    }
}

/* Puts all cards but two on the discard pile, so that they are shuffled again in the game. */
static void
open_most_cards (RulesPosition *pos)
{
  while (pos->n_deck > 2)
    {
      pos->opened[pos->deck[--pos->n_deck]]++;
      pos->deck[pos->n_deck] = 0;
    }
}

static void
play_game (RulesHistory *history,
           uint64_t     *random,
           guint         seen[N_OCCASIONS])
{
  RulesEvents events;

  while (rules_history_position (history)->phase != RULES_PHASE_OVER)
    {
      RulesMove move;

      rules_legal_random (&history->setup, rules_history_position (history), random, &move);
      count_move (rules_history_position (history), &move, seen);
      g_assert_cmpint (rules_history_play (history, &move, &events), ==, RULES_OK);
      count_events (&events, seen);
    }
}

static void
assert_at (const RulesHistory  *history,
           const RulesPosition *expected)
{
  g_assert_cmpmem (rules_history_position (history), sizeof *expected, expected, sizeof *expected);
}

static void
begin (RulesHistory *history,
       guint64       number)
{
  RulesSetup setup;

  test_setup_init_random (&setup, number);
  rules_history_init (history, &setup, NULL);
  if (number % 2)
    open_most_cards (&history->entry[0]->position);
}

static void
test_there_and_back (void)
{
  guint seen[N_OCCASIONS] = { 0 };

  for (guint64 number = 0; number < 1000; number++)
    {
      g_autofree RulesPosition *kept = NULL;
      RulesHistory              history;
      uint64_t                  random = number;
      int                       last;

      begin (&history, number);
      play_game (&history, &random, seen);
      last = history.cursor;
      kept = g_new (RulesPosition, history.n);
      for (int i = 0; i <= last; i++)
        kept[i] = history.entry[i]->position;

      for (int i = last; i > 0; i--)
        {
          g_assert_true (rules_history_undo (&history));
          assert_at (&history, &kept[i - 1]);
        }
      g_assert_false (rules_history_undo (&history));
      for (int i = 1; i <= last; i++)
        {
          g_assert_true (rules_history_redo (&history));
          assert_at (&history, &kept[i]);
        }
      g_assert_false (rules_history_redo (&history));
      rules_history_clear (&history);
    }
  for (int occasion = 0; occasion < N_OCCASIONS; occasion++)
    {
      g_test_message ("occasion %d: %u", occasion, seen[occasion]);
      g_assert_cmpint (seen[occasion], >=, 5);
    }
}

/* What is taken back and done again comes to the same, byte for byte, whatever was tried in between. */
static void
test_done_again (void)
{
  for (guint64 number = 0; number < 40; number++)
    {
      RulesHistory history;
      uint64_t     random = number;

      begin (&history, number);
      while (rules_history_position (&history)->phase != RULES_PHASE_OVER)
        {
          RulesPosition after;
          RulesMove     move, other;

          rules_legal_random (&history.setup, rules_history_position (&history), &random, &move);
          rules_legal_random (&history.setup, rules_history_position (&history), &random, &other);
          rules_history_play (&history, &move, NULL);
          after = *rules_history_position (&history);
          rules_history_undo (&history);
          rules_history_play (&history, &other, NULL);
          rules_history_undo (&history);
          g_assert_cmpint (rules_history_play (&history, &move, NULL), ==, RULES_OK);
          assert_at (&history, &after);
        }
      rules_history_clear (&history);
    }
}

/* Moves from files may hold any bytes, in every phase: each is refused, changing nothing, or legal. */
static void
test_hostile_moves (void)
{
  for (guint64 number = 0; number < 60; number++)
    {
      RulesSetup    setup;
      RulesPosition pos, before;
      uint64_t      random = number;
      RulesMove     move;

      test_setup_init_random (&setup, number);
      rules_position_start (&setup, &pos, NULL);
      while (pos.phase != RULES_PHASE_OVER)
        {
          before = pos;
          for (int i = 0; i < 30; i++)
            {
              for (guint j = 0; j < sizeof move; j++)
                ((guint8 *) &move)[j] = (guint8) rules_random_below (&random, rules_random_below (&random, 2) ? 6 : 256);
              move.kind = (guint8) rules_random_below (&random, RULES_N_MOVES + 1);
              if (rules_position_check (&setup, &pos, &move) == RULES_OK)
                continue;
              g_assert_cmpint (rules_position_apply (&setup, &pos, &move, NULL), !=, RULES_OK);
              g_assert_cmpmem (&pos, sizeof pos, &before, sizeof before);
            }
          rules_legal_random (&setup, &pos, &random, &move);
          g_assert_cmpint (rules_position_apply (&setup, &pos, &move, NULL), ==, RULES_OK);
        }
    }
}

/* Only who is asked may move: the owner of a wagon, a bidder. */
static void
test_other_player (void)
{
  guint n_asked = 0;

  for (guint64 number = 0; number < 200; number++)
    {
      RulesSetup    setup;
      RulesPosition pos;
      uint64_t      random = number;

      test_setup_init_random (&setup, number);
      rules_position_start (&setup, &pos, NULL);
      while (pos.phase != RULES_PHASE_OVER)
        {
          RulesMove move;

          rules_legal_random (&setup, &pos, &random, &move);
          for (int player = 0; player < setup.n_players; player++)
            g_assert_cmpint (rules_position_check_as (&setup, &pos, player, &move), ==, player == pos.actor ? RULES_OK : RULES_WRONG_PLAYER);
          n_asked += pos.actor != pos.player;
          rules_position_apply (&setup, &pos, &move, NULL);
        }
    }
  g_assert_cmpint (n_asked, >, 100);
}

/* The first event of a kind, or NULL. */
static const RulesEvent *
find_event (const RulesEvents *events,
            RulesEventKind     kind)
{
  for (int i = 0; i < events->n; i++)
    if (events->event[i].kind == kind)
      return &events->event[i];
  return NULL;
}

/* Wherever a tile is laid, the card that comes for it is the same, also where the opened ones are shuffled for it. */
static void
test_no_other_card (void)
{
  guint n_compared = 0;

  for (guint64 number = 0; number < 60; number++)
    {
      RulesHistory history;
      uint64_t     random = number;

      begin (&history, number);
      while (rules_history_position (&history)->phase != RULES_PHASE_OVER)
        {
          const RulesPosition *pos = rules_history_position (&history);
          int                  card = -1;
          RulesMove            move;

          for (int i = 0; i < 12 && pos->phase == RULES_PHASE_PLACE && history.setup.part[RULES_PART_GIFTS]; i++)
            {
              RulesPosition     after = *pos;
              RulesEvents       events;
              const RulesEvent *received;

              rules_legal_random (&history.setup, pos, &random, &move);
              if (move.kind != RULES_MOVE_PLACE)
                continue;
              rules_position_apply (&history.setup, &after, &move, &events);
              received = find_event (&events, RULES_EVENT_RECEIVED);
              if (received == NULL)
                continue;
              if (card >= 0)
                g_assert_cmpint (received->card, ==, card);
              n_compared += card >= 0;
              card = received->card;
            }
          rules_legal_random (&history.setup, pos, &random, &move);
          rules_history_play (&history, &move, NULL);
        }
      rules_history_clear (&history);
    }
  g_assert_cmpint (n_compared, >, 500);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/parts/there-and-back", test_there_and_back);
  g_test_add_func ("/history/parts/done-again", test_done_again);
  g_test_add_func ("/history/parts/no-other-card", test_no_other_card);
  g_test_add_func ("/position/parts/hostile-moves", test_hostile_moves);
  g_test_add_func ("/rules/A8/other-player", test_other_player);
  return g_test_run ();
}

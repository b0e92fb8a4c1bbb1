/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Undo and redo: byte for byte what was there, and never another tile. Also what a position promises as a value.
 */

#include <glib.h>
#include <string.h>

#include "kl-tiles.h"
#include "rules-history.h"
#include "rules-legal.h"
#include "rules-random.h"

static void
set_up (RulesSetup *setup,
        const char *set,
        uint64_t    seed)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  rules_setup_init (setup, tiles, rules_tileset_find_set (tiles, set));
  setup->seed = seed;
  g_assert_cmpint (rules_setup_check (setup), ==, RULES_SETUP_OK);
}

static void
play_random (RulesHistory *history,
             uint64_t     *random,
             int           n_moves)
{
  while (n_moves-- > 0 && rules_history_position (history)->phase != RULES_PHASE_OVER)
    {
      RulesMove move;

      rules_legal_random (&history->setup, rules_history_position (history), random, &move);
      g_assert_cmpint (rules_history_play (history, &move, NULL), ==, RULES_OK);
    }
}

static void
assert_same (const RulesPosition *a,
             const RulesPosition *b)
{
  g_assert_cmpmem (a, sizeof *a, b, sizeof *b);
}

/* Back to the start and forth again, over every kind of move. */
static void
test_there_and_back (void)
{
  for (uint64_t seed = 0; seed < 20; seed++)
    {
      g_autofree RulesPosition *seen = NULL;
      RulesSetup                setup;
      RulesHistory              history;
      uint64_t                  random = seed;
      int                       last;

      set_up (&setup, seed % 2 ? "demo" : "base", seed);
      rules_history_init (&history, &setup, NULL);
      play_random (&history, &random, G_MAXINT);
      last = history.cursor;
      g_assert_cmpint (last, ==, history.n - 1);

      seen = g_new (RulesPosition, history.n);
      for (int i = 0; i < history.n; i++)
        seen[i] = history.entry[i]->position;
      for (int i = last; i > 0; i--)
        {
          assert_same (rules_history_position (&history), &seen[i]);
          g_assert_true (rules_history_undo (&history));
        }
      assert_same (rules_history_position (&history), &seen[0]);
      g_assert_false (rules_history_undo (&history));
      for (int i = 0; i < last; i++)
        {
          assert_same (rules_history_position (&history), &seen[i]);
          g_assert_true (rules_history_redo (&history));
        }
      assert_same (rules_history_position (&history), &seen[last]);
      g_assert_false (rules_history_redo (&history));
      g_assert_cmpint (history.n, ==, last + 1);
      rules_history_clear (&history);
    }
}

/* What had been undone stays until a legal move takes its place. */
static void
test_tail (void)
{
  const RulesMove pass = { .kind = RULES_MOVE_PASS };
  RulesSetup      setup;
  RulesHistory    history;
  uint64_t        random = 1;

  set_up (&setup, "base", 5);
  rules_history_init (&history, &setup, NULL);
  play_random (&history, &random, 20);
  g_assert_cmpint (history.n, ==, 21);
  for (int i = 0; i < 10; i++)
    g_assert_true (rules_history_undo (&history));
  g_assert_cmpint (rules_history_position (&history)->phase, ==, RULES_PHASE_PLACE);

  g_assert_cmpint (rules_history_play (&history, &pass, NULL), ==, RULES_WRONG_PHASE);
  g_assert_cmpint (history.n, ==, 21);
  g_assert_cmpint (history.cursor, ==, 10);
  play_random (&history, &random, 1);
  g_assert_cmpint (history.n, ==, 12);
  g_assert_cmpint (history.cursor, ==, 11);
  g_assert_false (rules_history_redo (&history));
  rules_history_clear (&history);
}

/* Whatever is done instead, the next tile is the same: undo is no way to look for a better one. */
static void
test_no_other_tile (void)
{
  RulesSetup   setup;
  RulesHistory history;
  RulesMoves   moves;
  int          type = -1;

  set_up (&setup, "base", 9);
  rules_history_init (&history, &setup, NULL);
  rules_legal_moves (&setup, rules_history_position (&history), &moves);
  g_assert_cmpint (moves.n, >, 1);
  for (int i = 0; i < moves.n; i++)
    {
      const RulesPosition *pos;

      g_assert_cmpint (rules_history_play (&history, &moves.move[i], NULL), ==, RULES_OK);
      g_assert_cmpint (rules_history_play (&history, &(RulesMove){ .kind = RULES_MOVE_PASS }, NULL), ==, RULES_OK);
      pos = rules_history_position (&history);
      g_assert_cmpint (pos->n_hand[pos->actor], ==, 1);
      if (type >= 0)
        g_assert_cmpint (pos->hand[pos->actor][0], ==, type);
      type = pos->hand[pos->actor][0];
      rules_history_seek (&history, 0);
    }
  rules_history_clear (&history);
}

static void
test_end (void)
{
  RulesSetup    setup;
  RulesHistory  history;
  RulesPosition before;
  RulesEvents   events;
  uint64_t      random = 2;

  set_up (&setup, "base", 11);
  rules_history_init (&history, &setup, NULL);
  play_random (&history, &random, 31);
  before = *rules_history_position (&history);
  g_assert_true (rules_history_end (&history, &events));
  g_assert_cmpint (rules_history_position (&history)->phase, ==, RULES_PHASE_OVER);
  g_assert_cmpint (history.entry[history.cursor]->kind, ==, RULES_ENTRY_END);
  g_assert_false (rules_history_end (&history, &events));
  g_assert_true (rules_history_undo (&history));
  assert_same (rules_history_position (&history), &before);
  g_assert_true (rules_history_redo (&history));
  g_assert_cmpint (rules_history_position (&history)->phase, ==, RULES_PHASE_OVER);
  rules_history_clear (&history);
}

/* Who made each move. */
static void
test_players (void)
{
  RulesSetup   setup;
  RulesHistory history;
  uint64_t     random = 3;

  set_up (&setup, "base", 12);
  setup.n_players = 3;
  setup.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_LISTED;
  rules_history_init (&history, &setup, NULL);
  play_random (&history, &random, 12);
  for (int i = 1; i <= 12; i++)
    g_assert_cmpint (history.entry[i]->player, ==, (i - 1) / 2 % 3);
  rules_history_clear (&history);
}

/* A position depends on the moves only: not on whether somebody listened, nor on undone detours. */
static void
test_bytes (void)
{
  RulesSetup    setup;
  RulesHistory  history;
  RulesPosition heard, silent;
  RulesEvents   events;
  uint64_t      random = 4;

  set_up (&setup, "base", 13);
  rules_history_init (&history, &setup, NULL);
  while (rules_history_position (&history)->phase != RULES_PHASE_OVER)
    {
      play_random (&history, &random, 5);
      for (int i = 0; i < 3 && rules_history_position (&history)->phase != RULES_PHASE_OVER; i++)
        rules_history_undo (&history);
    }

  rules_position_start (&setup, &heard, &events);
  rules_position_start (&setup, &silent, NULL);
  for (int i = 1; i < history.n; i++)
    {
      const RulesMove *move = &history.entry[i]->move;

      assert_same (&heard, &silent);
      g_assert_cmpint (rules_position_apply (&setup, &heard, move, &events), ==, RULES_OK);
      g_assert_cmpint (rules_position_apply (&setup, &silent, move, NULL), ==, RULES_OK);
      assert_same (&heard, &history.entry[i]->position);
      g_assert_cmpuint (rules_position_digest (&setup, &heard), ==, rules_position_digest (&setup, &silent));
      g_assert_cmpuint (rules_position_digest (&setup, &heard), !=,
                        rules_position_digest (&setup, &history.entry[i - 1]->position));
    }
  assert_same (&heard, &silent);
  rules_history_clear (&history);
}

/* A refused move changes nothing, and no event is told. */
static void
test_refused (void)
{
  RulesSetup    setup;
  RulesPosition pos, before;
  RulesEvents   events;
  RulesMove     move;

  set_up (&setup, "base", 14);
  rules_position_start (&setup, &pos, &events);
  before = pos;
  events.n = 3;
  g_assert_true (rules_move_parse ("place 0,0 0", &move));
  g_assert_cmpint (rules_position_apply (&setup, &pos, &move, &events), ==, RULES_SPACE_TAKEN);
  assert_same (&pos, &before);
  g_assert_cmpint (events.n, ==, 3);
}

/* Moves from files may hold any bytes; each is refused or legal, and none does harm. */
static void
test_hostile_moves (void)
{
  RulesSetup    setup;
  RulesPosition pos, before;
  uint64_t      random = 5;

  set_up (&setup, "base", 15);
  rules_position_start (&setup, &pos, NULL);
  for (int i = 0; i < 20000; i++)
    {
      RulesMove move;

      for (guint j = 0; j < sizeof move; j++)
        ((guint8 *) &move)[j] = (guint8) rules_random_below (&random, rules_random_below (&random, 2) ? 6 : 256);
      before = pos;
      if (rules_position_check (&setup, &pos, &move) != RULES_OK)
        {
          g_assert_cmpint (rules_position_apply (&setup, &pos, &move, NULL), !=, RULES_OK);
          assert_same (&pos, &before);
        }
      if (i % 10 == 0 && pos.phase != RULES_PHASE_OVER)
        {
          rules_legal_random (&setup, &pos, &random, &move);
          g_assert_cmpint (rules_position_apply (&setup, &pos, &move, NULL), ==, RULES_OK);
        }
    }
  g_assert_cmpint (pos.phase, ==, RULES_PHASE_OVER);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/there-and-back", test_there_and_back);
  g_test_add_func ("/history/tail", test_tail);
  g_test_add_func ("/history/no-other-tile", test_no_other_tile);
  g_test_add_func ("/history/end", test_end);
  g_test_add_func ("/history/players", test_players);
  g_test_add_func ("/position/bytes", test_bytes);
  g_test_add_func ("/position/refused", test_refused);
  g_test_add_func ("/position/hostile-moves", test_hostile_moves);
  return g_test_run ();
}

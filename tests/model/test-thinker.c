/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Computers at the table: they play their own decisions and nobody else's, and what they think about a position that is
 * gone comes to nothing.
 */

#include <malloc.h>

#include "games.h"

#include "kl-search.h"
#include "kl-secrets.h"
#include "kl-thinker.h"

typedef struct
{
  KlGame    *game;
  KlThinker *thinker;
} Table;

/* Two players of the demo, by their kinds. */
static void
table_init (Table *table,
            KlKind first,
            KlKind second)
{
  const KlKind kinds[] = { first, second };
  RulesSetup   setup;

  test_setup_init (&setup, "demo", 2, 7);
  setup.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_LISTED;
  table->game = test_game_new (&setup);
  kl_game_set_kinds (table->game, kinds);
  table->thinker = kl_thinker_new ();
}

static void
table_clear (Table *table)
{
  g_assert_finalize_object (table->thinker);
  g_assert_finalize_object (table->game);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

/* Until nobody thinks, or the game has so many entries. */
static void
wait_for (Table *table,
          int    n)
{
  while (kl_thinker_get_thinking (table->thinker) && kl_game_get_history (table->game)->n < n)
    g_main_context_iteration (NULL, TRUE);
}

/* Everything that is under way comes back. */
static void
settle (void)
{
  for (int i = 0; i < 50; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        continue;
      g_usleep (2000);
    }
}

static void
play_first (KlGame *game)
{
  const RulesMove move = kl_game_get_legal (game)->move[0];

  g_assert_cmpint (kl_game_play (game, &move), ==, RULES_OK);
}

static void
test_not_for_people (void)
{
  g_auto (Table) table = { 0 };
  RulesMove      move;

  table_init (&table, KL_KIND_HUMAN, KL_KIND_BEGINNER);
  g_assert_cmpuint (kl_game_count_people (table.game), ==, 1);
  g_assert_false (kl_game_is_computers (table.game));
  move = kl_game_get_legal (table.game)->move[0];
  g_assert_cmpint (kl_game_play_for_computer (table.game, &move), ==, RULES_WRONG_PLAYER);
  while (!kl_game_is_computers (table.game))
    play_first (table.game);

  g_assert_cmpint (kl_game_get_legal (table.game)->n, ==, 0);
  rules_legal_random (kl_game_get_setup (table.game), kl_game_get_position (table.game), &(uint64_t){ 1 }, &move);
  g_assert_cmpint (kl_game_check (table.game, &move), ==, RULES_WRONG_PLAYER);
  g_assert_cmpint (kl_game_play (table.game, &move), ==, RULES_WRONG_PLAYER);
  g_assert_cmpint (kl_game_play_for_computer (table.game, &move), ==, RULES_OK);
}

/* Nobody sees what a computer holds, not even when it is its turn. */
static void
test_secrets (void)
{
  const KlKind kinds[] = { KL_KIND_STRONG, KL_KIND_HUMAN };
  RulesSetup   setup;
  KlGame      *game;

  test_setup_init (&setup, "base", 2, 7);
  setup.value[RULES_SWITCH_HAND] = RULES_HAND_HIDDEN;
  game = test_game_new (&setup);
  g_assert_true (kl_secrets_may_see_hand (game, 0, 0));
  kl_game_set_kinds (game, kinds);
  g_assert_false (kl_secrets_may_see_hand (game, 0, 0));
  g_assert_false (kl_secrets_may_see_cards (game, 0, 0));
  g_assert_true (kl_secrets_may_see_hand (game, 1, 1));
  g_assert_finalize_object (game);
}

static void
test_whole_game (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, KL_KIND_CASUAL, KL_KIND_BEGINNER);
  kl_thinker_set_game (table.thinker, table.game);
  wait_for (&table, G_MAXINT);
  g_assert_true (kl_game_get_over (table.game));
  g_assert_false (kl_thinker_get_thinking (table.thinker));
}

/* The same game is played again. */
static void
test_deterministic (void)
{
  g_auto (Table) one = { 0 };
  g_auto (Table) other = { 0 };

  table_init (&one, KL_KIND_CASUAL, KL_KIND_STRONG);
  table_init (&other, KL_KIND_CASUAL, KL_KIND_STRONG);
  kl_thinker_set_game (one.thinker, one.game);
  kl_thinker_set_game (other.thinker, other.game);
  wait_for (&one, 14);
  wait_for (&other, 14);
  for (int i = 1; i < 14; i++)
    g_assert_true (rules_move_equal (&kl_game_get_history (one.game)->entry[i]->move, &kl_game_get_history (other.game)->entry[i]->move));
}

/* Back to what the person decided last, over what the computer did, and while it thinks; and the computer does the same again. */
static void
test_undo (void)
{
  g_auto (Table) table = { 0 };
  RulesMove      answer;
  int            n, first;

  table_init (&table, KL_KIND_HUMAN, KL_KIND_CASUAL);
  g_assert_false (kl_game_get_can_undo (table.game));
  kl_thinker_set_game (table.thinker, table.game);
  while (!kl_game_is_computers (table.game))
    play_first (table.game);
  g_assert_true (kl_thinker_get_thinking (table.thinker));
  n = kl_game_get_history (table.game)->n;

  /* While it thinks. */
  kl_game_undo (table.game);
  g_assert_false (kl_thinker_get_thinking (table.thinker));
  g_assert_cmpuint (kl_game_get_position (table.game)->actor, ==, 0);
  settle ();
  g_assert_cmpint (kl_game_get_history (table.game)->n, ==, n);
  g_assert_cmpuint (kl_game_get_position (table.game)->actor, ==, 0);

  /* After it has played. */
  while (!kl_game_is_computers (table.game))
    play_first (table.game);
  wait_for (&table, G_MAXINT);
  g_assert_cmpuint (kl_game_get_position (table.game)->actor, ==, 0);
  first = n;
  answer = kl_game_get_history (table.game)->entry[first]->move;
  n = kl_game_get_history (table.game)->n;
  kl_game_undo (table.game);
  g_assert_cmpuint (kl_game_get_position (table.game)->actor, ==, 0);
  g_assert_cmpint (kl_game_get_history (table.game)->cursor, <, n - 2);

  /* Redo goes on to what the person has to decide next, not to where the computer played. */
  while (kl_game_get_can_redo (table.game))
    {
      kl_game_redo (table.game);
      g_assert_false (kl_game_is_computers (table.game));
    }
  g_assert_cmpint (kl_game_get_history (table.game)->cursor, ==, n - 1);
  g_assert_true (rules_move_equal (&answer, &kl_game_get_history (table.game)->entry[first]->move));
}

/* Where the computer begins there is nothing of one's own to take back. */
static void
test_nothing_to_undo (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, KL_KIND_BEGINNER, KL_KIND_HUMAN);
  kl_thinker_set_game (table.thinker, table.game);
  wait_for (&table, G_MAXINT);
  g_assert_cmpuint (kl_game_get_position (table.game)->actor, ==, 1);
  g_assert_cmpint (kl_game_get_history (table.game)->cursor, >, 0);
  g_assert_false (kl_game_get_can_undo (table.game));
  kl_game_undo (table.game);
  g_assert_cmpuint (kl_game_get_position (table.game)->actor, ==, 1);
}

static void
test_pause (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, KL_KIND_BEGINNER, KL_KIND_BEGINNER);
  kl_thinker_set_game (table.thinker, table.game);
  wait_for (&table, 6);
  kl_thinker_set_paused (table.thinker, TRUE);
  g_assert_false (kl_thinker_get_thinking (table.thinker));
  settle ();
  g_assert_cmpint (kl_game_get_history (table.game)->n, <, 9);

  /* With nobody at the table undo goes back by single decisions; who takes up such a game finds it paused. */
  kl_game_undo (table.game);
  g_assert_true (kl_game_is_computers (table.game));
  kl_thinker_set_game (table.thinker, NULL);
  kl_thinker_set_game (table.thinker, table.game);
  g_assert_true (kl_thinker_get_paused (table.thinker));
  kl_thinker_set_paused (table.thinker, FALSE);
  wait_for (&table, 12);
  kl_thinker_set_held (table.thinker, TRUE);
  g_assert_false (kl_thinker_get_thinking (table.thinker));
  kl_thinker_set_held (table.thinker, FALSE);
  wait_for (&table, G_MAXINT);
  g_assert_true (kl_game_get_over (table.game));
}

/* A thinker that goes, or is given another game, plays nothing any more. */
static void
test_gone (void)
{
  g_auto (Table) table = { 0 };

  table_init (&table, KL_KIND_MASTER, KL_KIND_HUMAN);
  kl_thinker_set_game (table.thinker, table.game);
  g_assert_true (kl_thinker_get_thinking (table.thinker));
  kl_thinker_set_game (table.thinker, NULL);
  settle ();
  g_assert_cmpint (kl_game_get_history (table.game)->n, ==, 1);

  kl_thinker_set_game (table.thinker, table.game);
  g_assert_finalize_object (table.thinker);
  settle ();
  g_assert_cmpint (kl_game_get_history (table.game)->n, ==, 1);
  table.thinker = kl_thinker_new ();
}

/* The main loop goes round while a computer thinks, and a move takes its time. */
static void
test_pace (void)
{
  g_auto (Table) table = { 0 };
  gint64         begun = g_get_monotonic_time ();

  table_init (&table, KL_KIND_BEGINNER, KL_KIND_HUMAN);
  kl_thinker_set_pace (table.thinker, 150);
  kl_thinker_set_game (table.thinker, table.game);
  g_assert_cmpint (kl_game_get_history (table.game)->n, ==, 1);
  wait_for (&table, 2);
  g_assert_cmpint (g_get_monotonic_time () - begun, >=, 150 * 1000);
}

static void
store_result_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_set_object ((GAsyncResult **) user_data, result);
}

/* A search that is cancelled while it runs says so, and does not keep the next one waiting. */
static void
test_cancelled (void)
{
  g_auto (Table)           table = { 0 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) first = NULL;
  g_autoptr (GAsyncResult) second = NULL;
  g_autoptr (GError)       error = NULL;
  AiChoice                 choice;

  table_init (&table, KL_KIND_HUMAN, KL_KIND_HUMAN);
  kl_search_choose_async (kl_game_get_setup (table.game), kl_game_get_position (table.game), AI_MASTER, cancellable, store_result_cb, &first);
  kl_search_choose_async (kl_game_get_setup (table.game), kl_game_get_position (table.game), AI_CASUAL, NULL, store_result_cb, &second);
  g_cancellable_cancel (cancellable);
  while (first == NULL || second == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (kl_search_choose_finish (first, &choice, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_true (kl_search_choose_finish (second, &choice, NULL));
  g_assert_cmpint (kl_game_check (table.game, &choice.move), ==, RULES_OK);
}

/* Wagons in others' turns, bids and abbeys: every decision of a computer's is played, with everything on. */
static void
test_everything (void)
{
  const KlKind kinds[] = { KL_KIND_CASUAL, KL_KIND_BEGINNER, KL_KIND_CASUAL };
  RulesSetup   setup;
  Table        table;

  test_setup_init (&setup, "demo", 3, 3);
  test_setup_add_parts (&setup);
  setup.value[RULES_SWITCH_SELLING] = 1;
  table.game = test_game_new (&setup);
  kl_game_set_kinds (table.game, kinds);
  table.thinker = kl_thinker_new ();
  kl_thinker_set_game (table.thinker, table.game);
  wait_for (&table, G_MAXINT);
  g_assert_true (kl_game_get_over (table.game));
  table_clear (&table);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  int     *n_under_way = user_data;
  AiChoice choice;

  g_assert_true (kl_search_choose_finish (result, &choice, NULL));
  --*n_under_way;
}

static void
think (int n_thoughts)
{
  RulesSetup         setup;
  g_autoptr (KlGame) game = NULL;
  int                n_under_way = n_thoughts;

  test_setup_init (&setup, "demo", 2, 7);
  game = test_game_new (&setup);
  for (int i = 0; i < n_thoughts; i++)
    kl_search_choose_async (kl_game_get_setup (game), kl_game_get_position (game), AI_BEGINNER, NULL, thought_cb, &n_under_way);
  while (n_under_way > 0)
    g_main_context_iteration (NULL, TRUE);
}

/* A search takes much memory, and every thread has a heap of its own: but however many have thought, there is no more of it than
 * after one thought. */
static void
test_memory (void)
{
  const size_t search = 18 << 20;
  size_t       before;

  think (2); /* the first block of a size is given back, those after it are not */
  before = mallinfo2 ().arena + mallinfo2 ().hblkhd;
  think (20);
  g_assert_cmpuint (mallinfo2 ().arena + mallinfo2 ().hblkhd, <, before + search);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/thinker/memory", test_memory);
  g_test_add_func ("/thinker/not-for-people", test_not_for_people);
  g_test_add_func ("/thinker/secrets", test_secrets);
  g_test_add_func ("/thinker/whole-game", test_whole_game);
  g_test_add_func ("/thinker/deterministic", test_deterministic);
  g_test_add_func ("/thinker/undo", test_undo);
  g_test_add_func ("/thinker/nothing-to-undo", test_nothing_to_undo);
  g_test_add_func ("/thinker/pause", test_pause);
  g_test_add_func ("/thinker/gone", test_gone);
  g_test_add_func ("/thinker/pace", test_pace);
  g_test_add_func ("/thinker/cancelled", test_cancelled);
  g_test_add_func ("/thinker/everything", test_everything);

  return g_test_run ();
}

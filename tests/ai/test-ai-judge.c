/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the computer says that a move has cost: nothing when it comes to the same as what it would have done itself.
 */

#include <glib.h>

#include "ai-search.h"
#include "kl-tiles.h"
#include "rules-legal.h"

enum
{
  ITERATIONS = 25,
  EVERY = 6 /* decisions are looked at */
};

typedef struct
{
  AiSearch   *search;
  RulesMoves *moves;
  guint       n_same[RULES_N_MOVES]; /* moves that come to the same as the choice */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->search = ai_search_new ();
  fixture->moves = g_new (RulesMoves, 1);
  g_assert_nonnull (fixture->search);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  ai_search_free (fixture->search);
  g_free (fixture->moves);
}

static int
judge (Fixture             *fixture,
       const RulesSetup    *setup,
       const RulesPosition *pos,
       const RulesMove     *move,
       AiChoice            *choice)
{
  const AiBudget budget = { .iterations = ITERATIONS, .seed = 3 };
  int32_t        value;

  g_assert_true (ai_search_judge (fixture->search, setup, pos, AI_MASTER, &budget, move, choice, &value));
  g_assert_cmpint (value, <=, choice->value);
  return choice->value - value;
}

static guint64
digest_after (const RulesSetup    *setup,
              const RulesPosition *pos,
              const RulesMove     *move)
{
  RulesPosition after = *pos;

  g_assert_cmpint (rules_position_apply (setup, &after, move, NULL), ==, RULES_OK);
  return rules_position_digest (setup, &after);
}

/* Every move is judged as one that comes to the same; the moves of a kind suffice. */
static void
judge_same (Fixture             *fixture,
            const RulesSetup    *setup,
            const RulesPosition *pos,
            const RulesMove     *move,
            RulesMoveKind        kind)
{
  guint64  digest = digest_after (setup, pos, move);
  AiChoice choice;
  int      cost = judge (fixture, setup, pos, move, &choice);

  for (int i = 0; i < fixture->moves->n; i++)
    {
      const RulesMove *other = &fixture->moves->move[i];
      char             text[RULES_MOVE_TEXT_SIZE];

      if (other->kind != kind || rules_move_equal (other, move) || digest_after (setup, pos, other) != digest)
        continue;
      rules_move_format (other, text);
      g_test_message ("%s", text);
      g_assert_cmpint (judge (fixture, setup, pos, other, &choice), ==, cost);
      fixture->n_same[kind]++;
    }
}

/* The same tile from another place in the hand. */
static void
judge_hand (Fixture             *fixture,
            const RulesSetup    *setup,
            const RulesPosition *pos,
            const AiChoice      *choice)
{
  const uint8_t *hand = pos->hand[pos->actor];

  for (int i = 0; i < pos->n_hand[pos->actor]; i++)
    if (hand[i] == hand[choice->move.hand] && i != choice->move.hand)
      {
        RulesMove move = choice->move;
        AiChoice  again;

        move.hand = (uint8_t) i;
        g_assert_cmpint (judge (fixture, setup, pos, &move, &again), ==, 0);
        fixture->n_same[RULES_MOVE_PLACE]++;
      }
}

/* The choice costs nothing, and roads are swept from anywhere. */
static void
judge_decision (Fixture             *fixture,
                const RulesSetup    *setup,
                const RulesPosition *pos)
{
  AiChoice choice;

  rules_legal_moves (setup, pos, fixture->moves);
  judge (fixture, setup, pos, &fixture->moves->move[0], &choice);
  g_assert_cmpint (judge (fixture, setup, pos, &choice.move, &choice), ==, 0);
  judge_same (fixture, setup, pos, &choice.move, (RulesMoveKind) choice.move.kind);
  if (choice.move.kind == RULES_MOVE_PLACE)
    judge_hand (fixture, setup, pos, &choice);
  for (int i = 0; i < fixture->moves->n; i++)
    if (fixture->moves->move[i].kind == RULES_MOVE_SWEEP)
      {
        judge_same (fixture, setup, pos, &fixture->moves->move[i], RULES_MOVE_SWEEP);
        break;
      }
}

/* Higher bids cost what is paid too much, and lower ones nothing. */
static void
judge_bids (Fixture             *fixture,
            const RulesSetup    *setup,
            const RulesPosition *pos)
{
  RulesMove bid = { .kind = RULES_MOVE_BID, .points = 1 };
  AiChoice  choice;

  if (judge (fixture, setup, pos, &bid, &choice), choice.move.kind != RULES_MOVE_BID)
    return;
  for (bid.points = 1; bid.points <= pos->score[pos->actor] && bid.points < choice.move.points + 3; bid.points++)
    {
      int over = MAX (bid.points - choice.move.points, 0);

      g_assert_cmpint (judge (fixture, setup, pos, &bid, &choice), ==, 200 * over);
      fixture->n_same[RULES_MOVE_BID] += over == 0 && bid.points != choice.move.points;
    }
}

static void
play_game (Fixture          *fixture,
           const RulesSetup *setup)
{
  RulesPosition pos;
  guint64       random = setup->seed;

  rules_position_start (setup, &pos, NULL);
  for (guint number = 0; pos.phase != RULES_PHASE_OVER; number++)
    {
      RulesMove move;

      if (pos.phase == RULES_PHASE_BID)
        judge_bids (fixture, setup, &pos);
      else if (number % EVERY == 0)
        judge_decision (fixture, setup, &pos);
      rules_legal_random (setup, &pos, &random, &move);
      rules_position_apply (setup, &pos, &move, NULL);
    }
}

static void
init_setup (RulesSetup *setup,
            guint64     seed)
{
  rules_setup_init (setup, kl_tiles_get (), rules_tileset_find_set (kl_tiles_get (), "base"));
  for (int part = 0; part < RULES_N_PARTS; part++)
    rules_setup_part (setup, (RulesPart) part, true);
  setup->n_players = 3;
  setup->seed = seed;
}

/* Another tile of the same type in the hand, another place on the same road. */
static void
test_same (Fixture      *fixture,
           gconstpointer data)
{
  for (guint64 seed = 20; seed <= 21; seed++)
    {
      RulesSetup setup;

      init_setup (&setup, seed);
      setup.value[RULES_SWITCH_HAND] = RULES_HAND_OPEN;
      g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
      play_game (fixture, &setup);
    }
  g_assert_cmpuint (fixture->n_same[RULES_MOVE_PLACE], >, 0);
  g_assert_cmpuint (fixture->n_same[RULES_MOVE_SWEEP], >, 0);
}

static void
test_bids (Fixture      *fixture,
           gconstpointer data)
{
  RulesSetup setup;

  init_setup (&setup, 1);
  setup.value[RULES_SWITCH_SELLING] = 1;
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  play_game (fixture, &setup);
  g_assert_cmpuint (fixture->n_same[RULES_MOVE_BID], >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ai/judge/same", Fixture, NULL, set_up, test_same, tear_down);
  g_test_add ("/ai/judge/H5/bids", Fixture, NULL, set_up, test_bids, tear_down);
  return g_test_run ();
}

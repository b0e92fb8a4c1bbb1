/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the computer says that a move has cost: nothing when it comes to the same as what it would have done itself.
 */

#include "games.h"
#include "searches.h"

enum
{
  ITERATIONS = 25,
  EVERY = 6 /* decisions are looked at */
};

static int
judge (TestSearch          *self,
       const RulesSetup    *setup,
       const RulesPosition *pos,
       const RulesMove     *move,
       AiChoice            *choice)
{
  const AiBudget budget = { .iterations = ITERATIONS, .seed = 3 };
  int32_t        value;

  g_assert_true (ai_search_judge (self->search, setup, pos, AI_MASTER, &budget, move, choice, &value));
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
judge_same (TestSearch          *self,
            const RulesSetup    *setup,
            const RulesPosition *pos,
            const RulesMove     *move,
            RulesMoveKind        kind)
{
  guint64  digest = digest_after (setup, pos, move);
  AiChoice choice;
  int      cost = judge (self, setup, pos, move, &choice);

  for (int i = 0; i < self->moves->n; i++)
    {
      const RulesMove *other = &self->moves->move[i];
      char             text[RULES_MOVE_TEXT_SIZE];

      if (other->kind != kind || rules_move_equal (other, move) || digest_after (setup, pos, other) != digest)
        continue;
      rules_move_format (other, text);
      g_test_message ("%s", text);
      g_assert_cmpint (judge (self, setup, pos, other, &choice), ==, cost);
      self->n_seen[kind]++;
    }
}

/* The same tile from another place in the hand. */
static void
judge_hand (TestSearch          *self,
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
        g_assert_cmpint (judge (self, setup, pos, &move, &again), ==, 0);
        self->n_seen[RULES_MOVE_PLACE]++;
      }
}

/* The choice costs nothing, and roads are swept from anywhere. */
static void
judge_decision (TestSearch          *self,
                const RulesSetup    *setup,
                const RulesPosition *pos)
{
  AiChoice choice;

  rules_legal_moves (setup, pos, self->moves);
  judge (self, setup, pos, &self->moves->move[0], &choice);
  g_assert_cmpint (judge (self, setup, pos, &choice.move, &choice), ==, 0);
  judge_same (self, setup, pos, &choice.move, (RulesMoveKind) choice.move.kind);
  if (choice.move.kind == RULES_MOVE_PLACE)
    judge_hand (self, setup, pos, &choice);
  for (int i = 0; i < self->moves->n; i++)
    if (self->moves->move[i].kind == RULES_MOVE_SWEEP)
      {
        judge_same (self, setup, pos, &self->moves->move[i], RULES_MOVE_SWEEP);
        break;
      }
}

/* Higher bids cost what is paid too much, and lower ones nothing. */
static void
judge_bids (TestSearch          *self,
            const RulesSetup    *setup,
            const RulesPosition *pos)
{
  RulesMove bid = { .kind = RULES_MOVE_BID, .points = 1 };
  AiChoice  choice;

  if (judge (self, setup, pos, &bid, &choice), choice.move.kind != RULES_MOVE_BID)
    return;
  for (bid.points = 1; bid.points <= pos->score[pos->actor] && bid.points < choice.move.points + 3; bid.points++)
    {
      int over = MAX (bid.points - choice.move.points, 0);

      g_assert_cmpint (judge (self, setup, pos, &bid, &choice), ==, 200 * over);
      self->n_seen[RULES_MOVE_BID] += over == 0 && bid.points != choice.move.points;
    }
}

static void
judge_some (const RulesSetup    *setup,
            const RulesPosition *pos,
            guint                number,
            gpointer             data)
{
  if (pos->phase == RULES_PHASE_BID)
    judge_bids (data, setup, pos);
  else if (number % EVERY == 0)
    judge_decision (data, setup, pos);
}

static void
play_game (TestSearch *self,
           guint64     seed,
           int         rule,
           int         value)
{
  RulesSetup setup;

  test_setup_init (&setup, "base", 3, seed);
  test_setup_add_parts (&setup);
  setup.value[rule] = (int16_t) value;
  g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
  test_watch_random_game (&setup, seed, judge_some, self);
}

/* Another tile of the same type in the hand, another place on the same road. */
static void
test_same (TestSearch   *self,
           gconstpointer data)
{
  for (guint64 seed = 20; seed <= 21; seed++)
    play_game (self, seed, RULES_SWITCH_HAND, RULES_HAND_OPEN);
  g_assert_cmpuint (self->n_seen[RULES_MOVE_PLACE], >, 0);
  g_assert_cmpuint (self->n_seen[RULES_MOVE_SWEEP], >, 0);
}

static void
test_bids (TestSearch   *self,
           gconstpointer data)
{
  play_game (self, 1, RULES_SWITCH_SELLING, 1);
  g_assert_cmpuint (self->n_seen[RULES_MOVE_BID], >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ai/judge/same", TestSearch, NULL, test_search_set_up, test_same, test_search_tear_down);
  g_test_add ("/ai/judge/H5/bids", TestSearch, NULL, test_search_set_up, test_bids, test_search_tear_down);
  return g_test_run ();
}

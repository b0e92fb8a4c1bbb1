/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The computer player keeps the rules in every phase, knows nothing it could not know, always decides the same, and stops
 * when it is told to.
 */

#include <string.h>

#include "games.h"
#include "searches.h"

#include "ai-hidden.h"
#include "ai-option.h"
#include "rules-random.h"

enum
{
  SEARCH = 12 /* iterations: enough to come to a tree */
};

static void
choose (TestSearch          *self,
        const RulesSetup    *setup,
        const RulesPosition *pos,
        AiLevel              level,
        guint64              seed,
        AiChoice            *choice)
{
  AiBudget budget = { .iterations = SEARCH, .seed = seed };

  g_assert_true (ai_search_choose (self->search, setup, pos, level, &budget, choice));
}

static gboolean
is_legal (TestSearch          *self,
          const RulesSetup    *setup,
          const RulesPosition *pos,
          const RulesMove     *move)
{
  rules_legal_moves (setup, pos, self->moves);
  for (int i = 0; i < self->moves->n; i++)
    if (rules_move_equal (&self->moves->move[i], move))
      return TRUE;
  return FALSE;
}

/* Every player at another level; all phases that come are noted. */
static void
play_game (TestSearch       *self,
           const RulesSetup *setup,
           gboolean          phases[RULES_N_PHASES])
{
  RulesPosition pos;
  guint64       number = 0;

  rules_position_start (setup, &pos, NULL);
  while (pos.phase != RULES_PHASE_OVER)
    {
      AiChoice choice = { .reason = AI_N_REASONS };

      phases[pos.phase] = TRUE;
      choose (self, setup, &pos, (AiLevel) ((pos.actor + setup->seed) % AI_N_LEVELS), number++, &choice);
      g_assert_true (is_legal (self, setup, &pos, &choice.move));
      g_assert_cmpint (choice.reason, <, AI_N_REASONS);
      g_assert_cmpint (choice.player, <, setup->n_players);
      g_assert_cmpint (rules_position_apply (setup, &pos, &choice.move, NULL), ==, RULES_OK);
    }
}

static void
test_legal_base (TestSearch   *self,
                 gconstpointer data)
{
  gboolean phases[RULES_N_PHASES] = { FALSE };

  for (int n = 1; n <= RULES_MAX_PLAYERS; n++)
    {
      RulesSetup setup;

      test_setup_init (&setup, n % 2 ? "demo" : "base", (guint) n, (guint64) n);
      play_game (self, &setup, phases);
    }
  g_assert_true (phases[RULES_PHASE_PLACE]);
  g_assert_true (phases[RULES_PHASE_FIGURE]);
}

static void
test_legal_all (TestSearch   *self,
                gconstpointer data)
{
  gboolean phases[RULES_N_PHASES] = { FALSE };

  for (int n = 2; n <= RULES_MAX_PLAYERS; n++)
    {
      RulesSetup setup;

      test_setup_init (&setup, "base", (guint) n, (guint64) n);
      test_setup_add_parts (&setup);
      setup.value[RULES_SWITCH_SELLING] = 1;
      play_game (self, &setup, phases);
    }
  for (int phase = 0; phase < RULES_PHASE_OVER; phase++)
    {
      g_test_message ("phase %s", rules_phase_name ((RulesPhase) phase));
      g_assert_true (phases[phase]);
    }
}

/* Every switch that changes what can be done, alone and with all parts. */
static void
test_legal_switches (TestSearch   *self,
                     gconstpointer data)
{
  for (int id = 0; id < RULES_N_SWITCHES; id++)
    {
      const RulesSwitch *sw = rules_switch_get ((RulesSwitchId) id);
      gboolean           phases[RULES_N_PHASES] = { FALSE };
      RulesSetup         setup;

      test_setup_init (&setup, "base", 2, (guint64) id);
      test_setup_add_parts (&setup);
      setup.value[id] = sw->type == RULES_SWITCH_SIZE     ? 256 * 15 + 11
                        : sw->type == RULES_SWITCH_NUMBER ? sw->max
                        : sw->type == RULES_SWITCH_CHOICE ? 2
                                                          : 1;
      if (sw->needs_switch >= 0)
        setup.value[sw->needs_switch] = 256 * 15 + 11;
      g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
      play_game (self, &setup, phases);
      g_assert_true (phases[RULES_PHASE_PLACE]);
    }
}

/* Shuffles all that the actor cannot see. */
static void
permute (const RulesSetup *setup,
         RulesPosition    *pos,
         guint64           seed)
{
  ai_hidden_deal (setup, pos, pos->actor, &seed);
}

/* A game in which every decision must be the same however the unseen is permuted. */
static void
play_blind (TestSearch       *self,
            const RulesSetup *setup)
{
  RulesPosition pos;
  int           differed = 0;

  rules_position_start (setup, &pos, NULL);
  for (guint64 number = 0; pos.phase != RULES_PHASE_OVER; number++)
    {
      AiLevel       level = (AiLevel) (number % AI_N_LEVELS);
      RulesPosition other = pos;
      AiChoice      choice, again;

      permute (setup, &other, number);
      differed += memcmp (&pos, &other, sizeof pos) != 0;
      choose (self, setup, &pos, level, number, &choice);
      choose (self, setup, &other, level, number, &again);
      g_assert_true (rules_move_equal (&choice.move, &again.move));
      g_assert_cmpint (choice.value, ==, again.value);
      g_assert_cmpint (choice.reason, ==, again.reason);
      rules_position_apply (setup, &pos, &choice.move, NULL);
    }
  g_assert_cmpint (differed, >, 60);
}

static void
test_information (TestSearch   *self,
                  gconstpointer data)
{
  RulesSetup setup;

  test_setup_init (&setup, "base", 3, 5);
  test_setup_add_parts (&setup);
  play_blind (self, &setup);
  setup.value[RULES_SWITCH_HAND] = RULES_HAND_HIDDEN;
  play_blind (self, &setup);
}

/* Permuting it really changes what is hidden, and nothing else. */
static void
test_hidden (TestSearch   *self,
             gconstpointer data)
{
  RulesSetup    setup;
  RulesPosition pos, other;
  guint64       seed = 1;

  test_setup_init (&setup, "base", 3, 0);
  test_setup_add_parts (&setup);
  setup.value[RULES_SWITCH_HAND] = RULES_HAND_HIDDEN;
  rules_position_start (&setup, &pos, NULL);
  other = pos;
  ai_hidden_deal (&setup, &other, pos.actor, &seed);
  g_assert_cmpmem (pos.hand[pos.actor], sizeof pos.hand[0], other.hand[pos.actor], sizeof other.hand[0]);
  g_assert_cmpint (memcmp (pos.pile, other.pile, sizeof pos.pile), !=, 0);
  g_assert_cmpint (memcmp (pos.deck, other.deck, sizeof pos.deck), !=, 0);
  g_assert_cmpint (memcmp (pos.hand, other.hand, sizeof pos.hand), !=, 0);
  memcpy (other.pile, pos.pile, sizeof pos.pile);
  memcpy (other.deck, pos.deck, sizeof pos.deck);
  memcpy (other.hand, pos.hand, sizeof pos.hand);
  other.random = pos.random;
  g_assert_cmpmem (&pos, sizeof pos, &other, sizeof other);
}

/* A digest of all the moves of a game. */
static guint64
digest_game (TestSearch       *self,
             const RulesSetup *setup,
             AiLevel           level)
{
  RulesPosition pos;
  guint64       digest = 0;

  rules_position_start (setup, &pos, NULL);
  for (guint64 number = 0; pos.phase != RULES_PHASE_OVER; number++)
    {
      AiChoice choice;
      char     text[RULES_MOVE_TEXT_SIZE];

      choose (self, setup, &pos, level, number, &choice);
      rules_move_format (&choice.move, text);
      digest = digest * 31 + g_str_hash (text) + (guint64) choice.value;
      digest = rules_random_next (&digest);
      rules_position_apply (setup, &pos, &choice.move, NULL);
    }
  return digest;
}

/* Same seed and budget, same moves: within a run, and on every machine and with every compiler. Who changes how the levels
 * play changes these numbers. */
static void
test_deterministic (TestSearch   *self,
                    gconstpointer data)
{
  static const guint64 base[AI_N_LEVELS] = { 0x199cf42233a89793, 0x11ab3d8f35ec1105, 0x32957925047d1581, 0xef0035effabf4af2 };
  static const guint64 all[AI_N_LEVELS] = { 0x7096e5988153f64f, 0xc3bfcc9acb6e3f0, 0xc8e0037affe3fea2, 0x1fdf8e6e693e3e4e };

  for (int level = 0; level < AI_N_LEVELS; level++)
    {
      RulesSetup setup;
      guint64    digest;

      test_setup_init (&setup, "base", 2, 17);
      digest = digest_game (self, &setup, (AiLevel) level);
      g_assert_cmphex (digest, ==, digest_game (self, &setup, (AiLevel) level));
      g_assert_cmphex (digest, ==, base[level]);
      test_setup_init (&setup, "base", 4, 18);
      test_setup_add_parts (&setup);
      g_assert_cmphex (digest_game (self, &setup, (AiLevel) level), ==, all[level]);
    }
}

/* What ways to lay a tile are looked at with. */
typedef struct
{
  AiScratch scratch;
  AiOptions options;
  int       n_compared;
} Looks;

static void
compare_looks (const RulesSetup    *setup,
               const RulesPosition *pos,
               guint                number,
               gpointer             data)
{
  Looks *looks = data;
  AiView view;

  ai_view_init (&view, setup, pos, AI_SEES_ALL);
  ai_options_find (&looks->scratch, &view, pos, AI_MAX_OPTIONS, &looks->options);
  for (int i = 0; i < looks->options.n; i++)
    {
      const AiOption *option = &looks->options.option[i];
      RulesPosition   laid = *pos;
      int32_t         value[RULES_MAX_PLAYERS];

      if (option->n_moves < 2 || option->move[1].kind != RULES_MOVE_PASS)
        continue;
      rules_position_apply (setup, &laid, &option->move[0], NULL);
      g_assert_cmpint (ai_option_value (&looks->scratch, &view, &laid, pos->actor, value), ==, option->margin);
      looks->n_compared++;
    }
}

/* What is kept of the spaces while all ways to lay a tile are tried says the same as looking at every map anew. */
static void
test_looks (TestSearch   *self,
            gconstpointer data)
{
  g_autofree Looks *looks = g_new0 (Looks, 1);
  RulesSetup        setup;

  test_setup_init (&setup, "base", 4, 6);
  test_setup_add_parts (&setup);
  test_watch_random_game (&setup, 4, compare_looks, looks);
  g_assert_cmpint (looks->n_compared, >, 300);
}

/* What was thought of before has no influence. */
static void
test_no_memory (TestSearch   *self,
                gconstpointer data)
{
  RulesSetup    setup;
  RulesPosition first, second;
  AiChoice      choice, again;

  test_setup_init (&setup, "base", 2, 3);
  rules_position_start (&setup, &first, NULL);
  second = first;
  choose (self, &setup, &first, AI_MASTER, 9, &choice);
  rules_position_apply (&setup, &second, &choice.move, NULL);
  choose (self, &setup, &second, AI_MASTER, 9, &again);
  choose (self, &setup, &first, AI_MASTER, 9, &again);
  g_assert_cmpmem (&choice, sizeof choice, &again, sizeof again);
}

static void
test_cancelled (TestSearch   *self,
                gconstpointer data)
{
  atomic_bool   cancelled = true;
  RulesSetup    setup;
  RulesPosition pos;

  test_setup_init (&setup, "base", 2, 0);
  rules_position_start (&setup, &pos, NULL);
  for (int level = 0; level < AI_N_LEVELS; level++)
    {
      AiBudget budget = { .cancelled = &cancelled };
      AiChoice choice = { .value = 4711 };

      g_assert_false (ai_search_choose (self->search, &setup, &pos, (AiLevel) level, &budget, &choice));
      g_assert_cmpint (choice.value, ==, 4711);
    }
}

static gpointer
cancel_soon (gpointer data)
{
  g_usleep (20000);
  atomic_store ((atomic_bool *) data, true);
  return NULL;
}

/* A search without end does end. */
static void
test_cancelled_within (TestSearch   *self,
                       gconstpointer data)
{
  atomic_bool   cancelled = false;
  AiBudget      budget = { .iterations = G_MAXUINT32, .cancelled = &cancelled };
  RulesSetup    setup;
  RulesPosition pos;
  AiChoice      choice;
  GThread      *thread;

  test_setup_init (&setup, "base", 2, 0);
  rules_position_start (&setup, &pos, NULL);
  thread = g_thread_new ("cancel", cancel_soon, &cancelled);
  g_assert_false (ai_search_choose (self->search, &setup, &pos, AI_MASTER, &budget, &choice));
  g_thread_join (thread);
}

static void
test_levels (TestSearch   *self,
             gconstpointer data)
{
  AiLevel level;

  for (int i = 0; i < AI_N_LEVELS; i++)
    {
      g_assert_true (ai_level_find (ai_level_id ((AiLevel) i), &level));
      g_assert_cmpint (level, ==, i);
      g_assert_cmpint (ai_level_iterations ((AiLevel) i), >, 0);
    }
  g_assert_false (ai_level_find ("grandmaster", &level));
}

#define ADD(path, test) g_test_add (path, TestSearch, NULL, test_search_set_up, test, test_search_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/ai/levels", test_levels);
  ADD ("/ai/legal/base", test_legal_base);
  ADD ("/ai/legal/all", test_legal_all);
  ADD ("/ai/legal/switches", test_legal_switches);
  ADD ("/ai/hidden", test_hidden);
  ADD ("/ai/information", test_information);
  ADD ("/ai/deterministic", test_deterministic);
  ADD ("/ai/looks", test_looks);
  ADD ("/ai/no-memory", test_no_memory);
  ADD ("/ai/cancelled", test_cancelled);
  ADD ("/ai/cancelled-within", test_cancelled_within);
  return g_test_run ();
}

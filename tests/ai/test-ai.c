/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The computer player keeps the rules in every phase, knows nothing it could not know, always decides the same, and stops
 * when it is told to.
 */

#include <glib.h>
#include <string.h>

#include "ai-hidden.h"
#include "ai-option.h"
#include "ai-search.h"
#include "kl-tiles.h"
#include "rules-legal.h"
#include "rules-random.h"

enum
{
  SEARCH = 12 /* iterations: enough to come to a tree */
};

typedef struct
{
  AiSearch   *search;
  RulesMoves *moves;
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

static void
init_setup (RulesSetup *setup,
            const char *set,
            int         n_players,
            gboolean    all_parts)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  rules_setup_init (setup, tiles, rules_tileset_find_set (tiles, set));
  setup->n_players = (uint8_t) n_players;
  for (int part = 0; part < RULES_N_PARTS && all_parts; part++)
    rules_setup_part (setup, (RulesPart) part, true);
}

static void
choose (Fixture             *fixture,
        const RulesSetup    *setup,
        const RulesPosition *pos,
        AiLevel              level,
        guint64              seed,
        AiChoice            *choice)
{
  AiBudget budget = { .iterations = SEARCH, .seed = seed };

  g_assert_true (ai_search_choose (fixture->search, setup, pos, level, &budget, choice));
}

static gboolean
is_legal (Fixture             *fixture,
          const RulesSetup    *setup,
          const RulesPosition *pos,
          const RulesMove     *move)
{
  rules_legal_moves (setup, pos, fixture->moves);
  for (int i = 0; i < fixture->moves->n; i++)
    if (rules_move_equal (&fixture->moves->move[i], move))
      return TRUE;
  return FALSE;
}

/* Every player at another level; all phases that come are noted. */
static void
play_game (Fixture          *fixture,
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
      choose (fixture, setup, &pos, (AiLevel) ((pos.actor + setup->seed) % AI_N_LEVELS), number++, &choice);
      g_assert_true (is_legal (fixture, setup, &pos, &choice.move));
      g_assert_cmpint (choice.reason, <, AI_N_REASONS);
      g_assert_cmpint (choice.player, <, setup->n_players);
      g_assert_cmpint (rules_position_apply (setup, &pos, &choice.move, NULL), ==, RULES_OK);
    }
}

static void
test_legal_base (Fixture      *fixture,
                 gconstpointer data)
{
  gboolean phases[RULES_N_PHASES] = { FALSE };

  for (int n = 1; n <= RULES_MAX_PLAYERS; n++)
    {
      RulesSetup setup;

      init_setup (&setup, n % 2 ? "demo" : "base", n, FALSE);
      setup.seed = (guint64) n;
      play_game (fixture, &setup, phases);
    }
  g_assert_true (phases[RULES_PHASE_PLACE]);
  g_assert_true (phases[RULES_PHASE_FIGURE]);
}

static void
test_legal_all (Fixture      *fixture,
                gconstpointer data)
{
  gboolean phases[RULES_N_PHASES] = { FALSE };

  for (int n = 2; n <= RULES_MAX_PLAYERS; n++)
    {
      RulesSetup setup;

      init_setup (&setup, "base", n, TRUE);
      setup.seed = (guint64) n;
      setup.value[RULES_SWITCH_SELLING] = 1;
      play_game (fixture, &setup, phases);
    }
  for (int phase = 0; phase < RULES_PHASE_OVER; phase++)
    {
      g_test_message ("phase %s", rules_phase_name ((RulesPhase) phase));
      g_assert_true (phases[phase]);
    }
}

/* Every switch that changes what can be done, alone and with all parts. */
static void
test_legal_switches (Fixture      *fixture,
                     gconstpointer data)
{
  for (int id = 0; id < RULES_N_SWITCHES; id++)
    {
      const RulesSwitch *sw = rules_switch_get ((RulesSwitchId) id);
      gboolean           phases[RULES_N_PHASES] = { FALSE };
      RulesSetup         setup;

      init_setup (&setup, "base", 2, TRUE);
      setup.seed = (guint64) id;
      setup.value[id] = sw->type == RULES_SWITCH_SIZE     ? 256 * 15 + 11
                        : sw->type == RULES_SWITCH_NUMBER ? sw->max
                        : sw->type == RULES_SWITCH_CHOICE ? 2
                                                          : 1;
      if (sw->needs_switch >= 0)
        setup.value[sw->needs_switch] = 256 * 15 + 11;
      g_assert_cmpint (rules_setup_check (&setup), ==, RULES_SETUP_OK);
      play_game (fixture, &setup, phases);
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
play_blind (Fixture          *fixture,
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
      choose (fixture, setup, &pos, level, number, &choice);
      choose (fixture, setup, &other, level, number, &again);
      g_assert_true (rules_move_equal (&choice.move, &again.move));
      g_assert_cmpint (choice.value, ==, again.value);
      g_assert_cmpint (choice.reason, ==, again.reason);
      rules_position_apply (setup, &pos, &choice.move, NULL);
    }
  g_assert_cmpint (differed, >, 60);
}

static void
test_information (Fixture      *fixture,
                  gconstpointer data)
{
  RulesSetup setup;

  init_setup (&setup, "base", 3, TRUE);
  setup.seed = 5;
  play_blind (fixture, &setup);
  setup.value[RULES_SWITCH_HAND] = RULES_HAND_HIDDEN;
  play_blind (fixture, &setup);
}

/* Permuting it really changes what is hidden, and nothing else. */
static void
test_hidden (Fixture      *fixture,
             gconstpointer data)
{
  RulesSetup    setup;
  RulesPosition pos, other;
  guint64       seed = 1;

  init_setup (&setup, "base", 3, TRUE);
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
digest_game (Fixture          *fixture,
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

      choose (fixture, setup, &pos, level, number, &choice);
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
test_deterministic (Fixture      *fixture,
                    gconstpointer data)
{
  static const guint64 base[AI_N_LEVELS] = { 0x199cf42233a89793, 0x11ab3d8f35ec1105, 0x32957925047d1581, 0xef0035effabf4af2 };
  static const guint64 all[AI_N_LEVELS] = { 0x7096e5988153f64f, 0xc3bfcc9acb6e3f0, 0xc8e0037affe3fea2, 0x1fdf8e6e693e3e4e };

  for (int level = 0; level < AI_N_LEVELS; level++)
    {
      RulesSetup setup;
      guint64    digest;

      init_setup (&setup, "base", 2, FALSE);
      setup.seed = 17;
      digest = digest_game (fixture, &setup, (AiLevel) level);
      g_assert_cmphex (digest, ==, digest_game (fixture, &setup, (AiLevel) level));
      g_assert_cmphex (digest, ==, base[level]);
      init_setup (&setup, "base", 4, TRUE);
      setup.seed = 18;
      g_assert_cmphex (digest_game (fixture, &setup, (AiLevel) level), ==, all[level]);
    }
}

/* What is kept of the spaces while all ways to lay a tile are tried says the same as looking at every map anew. */
static void
test_looks (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree AiScratch *scratch = g_new0 (AiScratch, 1);
  g_autofree AiOptions *options = g_new0 (AiOptions, 1);
  RulesSetup            setup;
  RulesPosition         pos;
  guint64               random = 4;
  int                   n_compared = 0;

  init_setup (&setup, "base", 4, TRUE);
  setup.seed = 6;
  rules_position_start (&setup, &pos, NULL);
  while (pos.phase != RULES_PHASE_OVER)
    {
      AiView    view;
      RulesMove move;

      ai_view_init (&view, &setup, &pos, AI_SEES_ALL);
      ai_options_find (scratch, &view, &pos, AI_MAX_OPTIONS, options);
      for (int i = 0; i < options->n; i++)
        {
          const AiOption *option = &options->option[i];
          RulesPosition   laid = pos;
          int32_t         value[RULES_MAX_PLAYERS];

          if (option->n_moves < 2 || option->move[1].kind != RULES_MOVE_PASS)
            continue;
          rules_position_apply (&setup, &laid, &option->move[0], NULL);
          g_assert_cmpint (ai_option_value (scratch, &view, &laid, pos.actor, value), ==, option->margin);
          n_compared++;
        }
      rules_legal_random (&setup, &pos, &random, &move);
      rules_position_apply (&setup, &pos, &move, NULL);
    }
  g_assert_cmpint (n_compared, >, 300);
}

/* What was thought of before has no influence. */
static void
test_no_memory (Fixture      *fixture,
                gconstpointer data)
{
  RulesSetup    setup;
  RulesPosition first, second;
  AiChoice      choice, again;

  init_setup (&setup, "base", 2, FALSE);
  setup.seed = 3;
  rules_position_start (&setup, &first, NULL);
  second = first;
  choose (fixture, &setup, &first, AI_MASTER, 9, &choice);
  rules_position_apply (&setup, &second, &choice.move, NULL);
  choose (fixture, &setup, &second, AI_MASTER, 9, &again);
  choose (fixture, &setup, &first, AI_MASTER, 9, &again);
  g_assert_cmpmem (&choice, sizeof choice, &again, sizeof again);
}

static void
test_cancelled (Fixture      *fixture,
                gconstpointer data)
{
  atomic_bool   cancelled = true;
  RulesSetup    setup;
  RulesPosition pos;

  init_setup (&setup, "base", 2, FALSE);
  rules_position_start (&setup, &pos, NULL);
  for (int level = 0; level < AI_N_LEVELS; level++)
    {
      AiBudget budget = { .cancelled = &cancelled };
      AiChoice choice = { .value = 4711 };

      g_assert_false (ai_search_choose (fixture->search, &setup, &pos, (AiLevel) level, &budget, &choice));
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
test_cancelled_within (Fixture      *fixture,
                       gconstpointer data)
{
  atomic_bool   cancelled = false;
  AiBudget      budget = { .iterations = G_MAXUINT32, .cancelled = &cancelled };
  RulesSetup    setup;
  RulesPosition pos;
  AiChoice      choice;
  GThread      *thread;

  init_setup (&setup, "base", 2, FALSE);
  rules_position_start (&setup, &pos, NULL);
  thread = g_thread_new ("cancel", cancel_soon, &cancelled);
  g_assert_false (ai_search_choose (fixture->search, &setup, &pos, AI_MASTER, &budget, &choice));
  g_thread_join (thread);
}

static void
test_levels (Fixture      *fixture,
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

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

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

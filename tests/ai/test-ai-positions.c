/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions with a best move: every script in tests/ai/positions leads to one. Its first line says which test it is
 * ("# test /ai/steal/1"), the second the move, and the figure after it where there is one ("# best place 1,0 90 + pass").
 * That it is the best is proved by playing out in every way; Strong and Master must find it, or where the third line is
 * "# only master" Master. What all other moves cost is then known too, and must be judged so.
 */

#include <string.h>

#include "scripts.h"

#include "ai-exhaust.h"
#include "ai-search.h"

enum
{
  N_NEEDED = 40, /* that both find */
  MASTER = 1500, /* iterations: enough here, and quicker than its own */
  JUDGE = 600    /* the same for what other moves cost */
};

static const double NEARLY = 1; /* points, in the mean of all moves of a position: lines go by what looks best */

/* The weakest level that must find it. */
static AiLevel
get_weakest (const TestScript *script)
{
  return strstr (script->text, "\n# only master\n") != NULL ? AI_MASTER : AI_STRONG;
}

/* The moves that are the best, one after the other; says how many. */
static int
read_best (const TestScript *script,
           RulesMove         best[2])
{
  g_autofree char *line = test_script_dup_line (script, "# best ");
  g_auto (GStrv)   moves = g_strsplit (line, " + ", 2);
  int              n = 0;

  for (; moves[n] != NULL; n++)
    if (!rules_move_parse (moves[n], &best[n]))
      g_error ("%s: “%s” is no move", script->name, moves[n]);
  return n;
}

static void
assert_move (const RulesSetup    *setup,
             const RulesPosition *pos,
             const RulesMove     *expected,
             const RulesMove     *found)
{
  char texts[2][RULES_MOVE_TEXT_SIZE];

  if (ai_exhaust_equal (setup, pos, expected, found))
    return;
  rules_move_format (expected, texts[0]);
  rules_move_format (found, texts[1]);
  g_assert_cmpstr (texts[0], ==, texts[1]);
}

static void
assert_found (const RulesSetup    *setup,
              const RulesPosition *pos,
              AiLevel              level,
              guint64              seed,
              const RulesMove     *best)
{
  AiSearch *search = ai_search_new ();
  AiBudget  budget = { .iterations = level == AI_MASTER ? MASTER : 0, .seed = seed };
  AiChoice  choice;

  g_test_message ("%s, seed %d", ai_level_id (level), (int) seed);
  g_assert_true (ai_search_choose (search, setup, pos, level, &budget, &choice));
  assert_move (setup, pos, best, &choice.move);
  ai_search_free (search);
}

/* What every legal move is said to cost is what playing out in every way says. */
static void
assert_costs (const RulesSetup    *setup,
              const RulesPosition *pos,
              const RulesMove     *best)
{
  const AiBudget         budget = { .iterations = JUDGE, .seed = 1 };
  AiSearch              *search = ai_search_new ();
  g_autofree RulesMoves *moves = g_new (RulesMoves, 1);
  double                 value = ai_exhaust_after (setup, pos, best, pos->actor), wrong = 0;

  rules_legal_moves (setup, pos, moves);
  for (int i = 0; i < moves->n; i++)
    {
      double   exact = value - ai_exhaust_after (setup, pos, &moves->move[i], pos->actor);
      char     text[RULES_MOVE_TEXT_SIZE];
      AiChoice choice;
      int32_t  judged;

      g_assert_true (ai_search_judge (search, setup, pos, AI_MASTER, &budget, &moves->move[i], &choice, &judged));
      rules_move_format (&moves->move[i], text);
      g_test_message ("%s costs %.2f, judged at %.2f", text, exact, (choice.value - judged) / 100.0);
      wrong += ABS (exact - (choice.value - judged) / 100.0);
    }
  g_test_message ("wrong by %.2f", wrong / moves->n);
  g_assert_cmpfloat (wrong / moves->n, <, NEARLY);
  ai_search_free (search);
}

static void
test_moment (gconstpointer data)
{
  const TestScript *script = data;
  RulesMove         expected[2];
  int               n_expected = read_best (script, expected);
  RulesHistory      history;
  RulesPosition     pos;

  test_script_play (script, &history);
  pos = *rules_history_position (&history);
  for (int i = 0; i < n_expected; i++)
    {
      RulesMove best;
      double    lead;

      ai_exhaust_best (&history.setup, &pos, &best, &lead);
      assert_move (&history.setup, &pos, &expected[i], &best);
      g_assert_cmpfloat (lead, >=, 1);
      for (int level = get_weakest (script); level <= AI_MASTER; level++)
        for (guint64 seed = 1; seed <= 2; seed++)
          assert_found (&history.setup, &pos, (AiLevel) level, seed, &best);
      assert_costs (&history.setup, &pos, &best);
      rules_position_apply (&history.setup, &pos, &best, NULL);
    }
  rules_history_clear (&history);
}

/* There are as many as there must be, of every kind. */
static void
test_complete (gconstpointer data)
{
  static const char *const kinds[] = { "finish", "steal", "save", "block", "field", "abbey", "wagon", "roll", "barn", "mayor", "synod", "sweep", "cash", "change", "take2" };
  const GPtrArray         *scripts = data;
  guint                    n_both = 0;

  for (guint i = 0; i < scripts->len; i++)
    n_both += get_weakest (g_ptr_array_index (scripts, i)) == AI_STRONG;
  g_assert_cmpuint (n_both, >=, N_NEEDED);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *prefix = g_strdup_printf ("/ai/%s/", kinds[i]);
      gboolean         found = FALSE;

      for (guint k = 0; k < scripts->len; k++)
        found = found || g_str_has_prefix (((const TestScript *) g_ptr_array_index (scripts, k))->path, prefix);
      g_test_message ("%s", prefix);
      g_assert_true (found);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) scripts = NULL;

  g_test_init (&argc, &argv, NULL);
  scripts = test_scripts_read ("ai/positions");
  test_scripts_add (scripts, test_moment);
  g_test_add_data_func ("/ai/complete", scripts, test_complete);
  return g_test_run ();
}

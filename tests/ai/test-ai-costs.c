/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a move has cost, where the end of the game is too far away for playing out in every way: every script in tests/ai/costs leads
 * to a decision. Its first line says which test it is ("# test /ai/cost/wagon"), the second the move ("# move wagon monastery"),
 * the third by how much the choice was better in the means of 120 games played to their ends from both by others than who judges
 * ("# costs -0.1").
 */

#include "scripts.h"

#include "ai-search.h"

enum
{
  ITERATIONS = 1000,
  N_MOMENTS = 5
};

static const double NEARLY = 1.5; /* points */

static void
test_cost (gconstpointer data)
{
  const AiBudget   budget = { .iterations = ITERATIONS, .seed = 1 };
  g_autofree char *move_text = test_script_dup_line (data, "# move "), *costs = test_script_dup_line (data, "# costs ");
  AiSearch        *search = ai_search_new ();
  RulesHistory     history;
  RulesMove        move;
  AiChoice         choice;
  int32_t          value;

  test_script_play (data, &history);
  g_assert_true (rules_move_parse (move_text, &move));
  g_assert_true (ai_search_judge (search, &history.setup, rules_history_position (&history), AI_MASTER, &budget, &move, &choice, &value));
  g_test_message ("%s costs %s, judged at %.2f", move_text, costs, (choice.value - value) / 100.0);
  g_assert_cmpfloat_with_epsilon ((choice.value - value) / 100.0, g_ascii_strtod (costs, NULL), NEARLY);
  rules_history_clear (&history);
  ai_search_free (search);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) scripts = NULL;

  g_test_init (&argc, &argv, NULL);
  scripts = test_scripts_read ("ai/costs");
  g_assert_cmpuint (scripts->len, ==, N_MOMENTS);
  test_scripts_add (scripts, test_cost);
  return g_test_run ();
}

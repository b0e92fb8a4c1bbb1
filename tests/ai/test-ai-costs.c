/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a move has cost, where the end of the game is too far away for playing out in every way: every script in tests/ai/costs leads
 * to a decision. Its first line says which test it is ("# test /ai/cost/wagon"), the second the move ("# move wagon monastery"),
 * the third by how much the choice was better in the means of 120 games played to their ends from both by others than who judges
 * ("# costs -0.1").
 */

#include <gio/gio.h>
#include <string.h>

#include "ai-search.h"
#include "kl-script.h"

enum
{
  ITERATIONS = 1000,
  N_MOMENTS = 5
};

static const double NEARLY = 1.5; /* points */

/* The rest of a line of the script that begins like this. */
static char *
dup_rest (const char *text,
          const char *beginning)
{
  const char *found = strstr (text, beginning);

  if (found == NULL)
    g_error ("no line “%s…”", beginning);
  found += strlen (beginning);
  return g_strndup (found, strcspn (found, "\n"));
}

static void
test_cost (gconstpointer data)
{
  const char        *text = data;
  const AiBudget     budget = { .iterations = ITERATIONS, .seed = 1 };
  g_autofree char   *move_text = dup_rest (text, "# move "), *costs = dup_rest (text, "# costs ");
  g_auto (GStrv)     names = NULL;
  g_autoptr (GError) error = NULL;
  AiSearch          *search = ai_search_new ();
  RulesHistory       history;
  RulesMove          move;
  AiChoice           choice;
  int32_t            value;

  kl_script_play (text, strlen (text), "script", FALSE, &history, &names, &error);
  g_assert_no_error (error);
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
  g_autoptr (GDir)   files = NULL;
  g_autofree char   *folder = NULL;
  g_autoptr (GError) error = NULL;
  const char        *name;
  guint              n = 0;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_DIST, "ai", "costs", NULL);
  files = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  for (; (name = g_dir_read_name (files)) != NULL; n++)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);
      g_autofree char *path = NULL;
      char            *text = NULL;

      g_file_get_contents (file, &text, NULL, &error);
      g_assert_no_error (error);
      path = dup_rest (text, "# test ");
      g_test_add_data_func_full (path, text, test_cost, g_free);
    }
  g_assert_cmpuint (n, ==, N_MOMENTS);
  return g_test_run ();
}

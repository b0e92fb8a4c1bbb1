/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions with a best move: every script in tests/ai/positions leads to one. Its first line says which test it is
 * ("# test /ai/steal/1"), the second the move, and the figure after it where there is one ("# best place 1,0 90 + pass").
 * That it is the best is proved by playing out in every way; Strong and Master must find it, or where the third line is
 * "# only master" Master. What all other moves cost is then known too, and must be judged so.
 */

#include <gio/gio.h>
#include <string.h>

#include "ai-exhaust.h"
#include "ai-search.h"
#include "kl-script.h"

enum
{
  N_NEEDED = 40, /* that both find */
  MASTER = 1500, /* iterations: enough here, and quicker than its own */
  JUDGE = 600    /* the same for what other moves cost */
};

static const double NEARLY = 1; /* points, in the mean of all moves of a position: lines go by what looks best */

typedef struct
{
  char     *path, *name, *text;
  RulesMove best[2];
  int       n_best;
  AiLevel   weakest; /* that must find it */
} Moment;

static void
moment_free (Moment *moment)
{
  g_free (moment->path);
  g_free (moment->name);
  g_free (moment->text);
  g_free (moment);
}

static Moment *
moment_read (const char *folder,
             const char *name)
{
  Moment            *moment = g_new0 (Moment, 1);
  g_autofree char   *file = g_build_filename (folder, name, NULL);
  g_auto (GStrv)     lines = NULL;
  g_auto (GStrv)     moves = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (file, &moment->text, NULL, &error);
  g_assert_no_error (error);
  moment->name = g_strdup (name);
  lines = g_strsplit (moment->text, "\n", 3);
  if (g_strv_length (lines) < 3 || !g_str_has_prefix (lines[0], "# test /ai/") || !g_str_has_prefix (lines[1], "# best "))
    g_error ("%s does not begin with “# test /ai/…” and “# best …”", name);
  moment->path = g_strdup (lines[0] + strlen ("# test "));
  moment->weakest = g_str_has_prefix (lines[2], "# only master\n") ? AI_MASTER : AI_STRONG;
  moves = g_strsplit (lines[1] + strlen ("# best "), " + ", 2);
  for (; moves[moment->n_best] != NULL; moment->n_best++)
    if (!rules_move_parse (moves[moment->n_best], &moment->best[moment->n_best]))
      g_error ("%s: “%s” is no move", name, moves[moment->n_best]);
  return moment;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
read_all (const char *folder)
{
  GPtrArray            *moments = g_ptr_array_new_with_free_func ((GDestroyNotify) moment_free);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir)      files = g_dir_open (folder, 0, NULL);
  const char           *file;

  g_assert_nonnull (files);
  while ((file = g_dir_read_name (files)) != NULL)
    if (g_str_has_suffix (file, ".script"))
      g_ptr_array_add (names, g_strdup (file));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    g_ptr_array_add (moments, moment_read (folder, g_ptr_array_index (names, i)));
  return moments;
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
  const Moment      *moment = data;
  RulesHistory       history;
  RulesPosition      pos;
  g_auto (GStrv)     names = NULL;
  g_autoptr (GError) error = NULL;

  kl_script_play (moment->text, strlen (moment->text), moment->name, FALSE, &history, &names, &error);
  g_assert_no_error (error);
  pos = *rules_history_position (&history);
  for (int i = 0; i < moment->n_best; i++)
    {
      RulesMove best;
      double    lead;

      ai_exhaust_best (&history.setup, &pos, &best, &lead);
      assert_move (&history.setup, &pos, &moment->best[i], &best);
      g_assert_cmpfloat (lead, >=, 1);
      for (int level = moment->weakest; level <= AI_MASTER; level++)
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
  const GPtrArray         *moments = data;
  guint                    n_both = 0;

  for (guint i = 0; i < moments->len; i++)
    n_both += ((const Moment *) g_ptr_array_index (moments, i))->weakest == AI_STRONG;
  g_assert_cmpuint (n_both, >=, N_NEEDED);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *prefix = g_strdup_printf ("/ai/%s/", kinds[i]);
      gboolean         found = FALSE;

      for (guint k = 0; k < moments->len; k++)
        found = found || g_str_has_prefix (((const Moment *) g_ptr_array_index (moments, k))->path, prefix);
      g_test_message ("%s", prefix);
      g_assert_true (found);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char      *folder = NULL;
  g_autoptr (GPtrArray) moments = NULL;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_DIST, "ai", "positions", NULL);
  moments = read_all (folder);
  for (guint i = 0; i < moments->len; i++)
    {
      Moment *moment = g_ptr_array_index (moments, i);

      g_test_add_data_func (moment->path, moment, test_moment);
    }
  g_test_add_data_func ("/ai/complete", moments, test_complete);
  return g_test_run ();
}

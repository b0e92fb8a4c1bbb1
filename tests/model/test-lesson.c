/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lessons: each can be done by any of the moves that it asks for, and by no other.
 */

#include <string.h>

#include "games.h"

#include "kl-help.h"
#include "kl-lesson.h"

enum
{
  MOST_WORDS = 14 /* in a sentence */
};

static const KlLesson *
get_lesson (guint number)
{
  return g_ptr_array_index (kl_lessons_get (), number);
}

static KlGame *
begin (const KlLesson *lesson,
       int            *start)
{
  g_autoptr (GError) error = NULL;
  KlGame            *game = kl_help_play (lesson->script, &error);

  g_assert_no_error (error);
  *start = kl_game_get_history (game)->cursor;
  return game;
}

static void
assert_progress (const KlLesson *lesson,
                 KlGame         *game,
                 int             start,
                 guint           steps,
                 gboolean        astray)
{
  KlLessonProgress progress = kl_lesson_judge (lesson, kl_game_get_history (game), start);

  g_assert_cmpuint (progress.steps, ==, steps);
  g_assert_cmpint (progress.astray, ==, astray);
}

static gboolean
is_asked_for (const KlLessonStep *step,
              const RulesMove    *move)
{
  for (guint i = 0; i < step->moves->len; i++)
    {
      RulesMove asked;

      g_assert_true (rules_move_parse (g_ptr_array_index (step->moves, i), &asked));
      if (rules_move_equal (&asked, move))
        return TRUE;
    }
  return FALSE;
}

/* Every legal move goes on with the lesson or leads astray, and at every step both kinds are there. Each move that is asked
 * for is legal on some way through the lesson: used counts how often. */
static void
walk (const KlLesson *lesson,
      KlGame         *game,
      int             start,
      guint           n_steps,
      GHashTable     *used)
{
  const KlLessonStep   *step;
  const RulesMoves     *legal = kl_game_get_legal (game);
  g_autofree RulesMove *moves = g_memdup2 (legal->move, sizeof (RulesMove) * (gsize) legal->n);
  int                   n = legal->n, right = 0;
  int                   here = kl_game_get_history (game)->cursor;

  if (n_steps == lesson->steps->len)
    return;
  step = g_ptr_array_index (lesson->steps, n_steps);
  for (int i = 0; i < n; i++)
    {
      gboolean asked = is_asked_for (step, &moves[i]);
      char     text[RULES_MOVE_TEXT_SIZE];

      g_assert_cmpint (kl_game_play (game, &moves[i]), ==, RULES_OK);
      assert_progress (lesson, game, start, n_steps + asked, !asked);
      right += asked;
      if (asked)
        {
          rules_move_format (&moves[i], text);
          g_hash_table_add (used, g_strdup_printf ("%u %s", n_steps, text));
          walk (lesson, game, start, n_steps + 1, used);
        }
      kl_game_seek (game, (guint) here);
      assert_progress (lesson, game, start, n_steps, FALSE);
    }
  g_assert_cmpint (right, >, 0);
}

static void
test_every_lesson (void)
{
  g_assert_cmpuint (kl_lessons_get ()->len, >=, 12);
  for (guint i = 0; i < kl_lessons_get ()->len; i++)
    {
      const KlLesson        *lesson = get_lesson (i);
      g_autoptr (GHashTable) used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      int                    start;
      g_autoptr (KlGame)     game = begin (lesson, &start);
      guint                  moves = 0;

      g_test_message ("%s", lesson->id);
      walk (lesson, game, start, 0, used);
      for (guint s = 0; s < lesson->steps->len; s++)
        moves += ((const KlLessonStep *) g_ptr_array_index (lesson->steps, s))->moves->len;
      g_assert_cmpuint (g_hash_table_size (used), ==, moves);
    }
}

static void
test_words (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < kl_lessons_get ()->len; i++)
    {
      const KlLesson *lesson = get_lesson (i);

      g_assert_true (g_hash_table_add (ids, lesson->id));
      g_assert_cmpint (kl_help_find (lesson->rule), >=, 0);
      g_assert_cmpuint (strlen (lesson->title), >, 0);
      g_assert_cmpuint (strlen (lesson->about), >, 0);
      for (guint s = 0; s < lesson->steps->len; s++)
        {
          const KlLessonStep *step = g_ptr_array_index (lesson->steps, s);

          g_assert_cmpuint (strlen (step->task), >, 0);
          g_assert_cmpuint (strlen (step->hint), >, 0);
          g_assert_cmpuint (strlen (step->praise), >, 0);
        }
    }
}

/* Sentences that a child of seven reads, without the points of the compass. */
static void
assert_plain (const char *text)
{
  g_auto (GStrv) sentences = g_regex_split_simple ("[.:;!?]\\s", text, 0, 0);

  g_assert_false (g_regex_match_simple ("\\b(north|east|south|west)\\b", text, G_REGEX_CASELESS, 0));
  for (int i = 0; sentences[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (sentences[i], " ", -1);

      g_test_message ("%s", sentences[i]);
      g_assert_cmpuint (g_strv_length (words), <=, MOST_WORDS);
    }
}

static void
test_plain (void)
{
  for (guint i = 0; i < kl_lessons_get ()->len; i++)
    for (guint s = 0; s < get_lesson (i)->steps->len; s++)
      {
        const KlLessonStep *step = g_ptr_array_index (get_lesson (i)->steps, s);

        assert_plain (step->task);
        assert_plain (step->hint);
        assert_plain (step->praise);
      }
}

/* The scores that the lessons speak of. */
static void
test_scores (void)
{
  static const struct
  {
    const char *id;
    int         score[5];
  } cases[] = {
    { "road", { 3, 0 } },
    { "city", { 8, 0 } },
    { "monastery", { 9, 0 } },
    { "share", { 4, 4 } },
    { "take", { 10, 0 } },
    { "farmer", { 6, 0 } },
    { "final", { 3, 3, 4, 8, 0 } },
    { "abbey", { 0, 3 } },
    { "mayor", { 20, 0 } },
    { "wagon", { 3, 0 } },
    { "barn", { 0, 6 } },
    { "gift", { 0, 6 } },
    { "sweeper", { 4, 0 } },
  };

  for (guint i = 0; i < kl_lessons_get ()->len; i++)
    for (guint c = 0; c < G_N_ELEMENTS (cases); c++)
      {
        const KlLesson    *lesson = get_lesson (i);
        int                start, before[5] = { 0 };
        g_autoptr (KlGame) game = begin (lesson, &start);
        guint              n_players = g_list_model_get_n_items (kl_game_get_players (game));

        if (!g_str_equal (lesson->id, cases[c].id))
          continue;
        for (guint p = 0; p < n_players; p++)
          before[p] = kl_player_get_score (kl_game_get_player (game, p));
        for (guint s = 0; s < lesson->steps->len; s++)
          test_play (game, g_ptr_array_index (((const KlLessonStep *) g_ptr_array_index (lesson->steps, s))->moves, 0));
        for (guint p = 0; p < n_players; p++)
          g_assert_cmpint (kl_player_get_score (kl_game_get_player (game, p)) - before[p], ==, cases[c].score[p]);
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lessons/every-move", test_every_lesson);
  g_test_add_func ("/lessons/words", test_words);
  g_test_add_func ("/lessons/plain", test_plain);
  g_test_add_func ("/lessons/scores", test_scores);

  return g_test_run ();
}

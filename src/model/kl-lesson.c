/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Progress is not kept anywhere: it follows from the history, so that undo and redo need no care.
 */

#include "kl-lesson.h"

#include "kl-help-private.h"

static KlLessonStep *
read_step (const xmlNode *node)
{
  KlLessonStep *step = g_new0 (KlLessonStep, 1);

  step->moves = g_ptr_array_new_with_free_func (g_free);
  for (const xmlNode *child = kl_xml_first (node); child != NULL; child = kl_xml_next (child))
    {
      char *words = kl_help_dup_words (child);

      if (kl_xml_is (child, "move"))
        g_ptr_array_add (step->moves, words);
      else if (kl_xml_is (child, "task"))
        step->task = words;
      else if (kl_xml_is (child, "hint"))
        step->hint = words;
      else
        step->praise = words;
    }
  return step;
}

static KlLesson *
read_lesson (const xmlNode *node)
{
  KlLesson *lesson = g_new0 (KlLesson, 1);

  lesson->id = kl_xml_dup_attribute (node, "id");
  lesson->title = kl_xml_dup_attribute (node, "title");
  lesson->about = kl_xml_dup_attribute (node, "about");
  lesson->rule = kl_xml_dup_attribute (node, "rule");
  lesson->steps = g_ptr_array_new ();
  for (const xmlNode *child = kl_xml_first (node); child != NULL; child = kl_xml_next (child))
    if (kl_xml_is (child, "script"))
      lesson->script = kl_help_dup_script (child);
    else
      g_ptr_array_add (lesson->steps, read_step (child));
  return lesson;
}

static GPtrArray *
read_lessons (void)
{
  g_autoptr (xmlDoc) document = kl_help_load ("lessons.xml");
  GPtrArray         *lessons = g_ptr_array_new ();

  for (const xmlNode *node = kl_xml_first (xmlDocGetRootElement (document)); node != NULL; node = kl_xml_next (node))
    g_ptr_array_add (lessons, read_lesson (node));
  return lessons;
}

const GPtrArray *
kl_lessons_get (void)
{
  static gsize      read_once = 0;
  static GPtrArray *lessons;

  if (g_once_init_enter (&read_once))
    {
      lessons = read_lessons ();
      g_once_init_leave (&read_once, 1);
    }
  return lessons;
}

static gboolean
is_asked_for (const KlLessonStep *step,
              const RulesMove    *move)
{
  for (guint i = 0; i < step->moves->len; i++)
    {
      RulesMove asked;

      if (rules_move_parse (g_ptr_array_index (step->moves, i), &asked) && rules_move_equal (&asked, move))
        return TRUE;
    }
  return FALSE;
}

/* What the lesson is about may be any of several moves, but one in which nothing could be chosen is none of them: the
 * game made it by itself. */
static gboolean
was_forced (const RulesHistory *history,
            int                 entry)
{
  const RulesPosition   *before = &history->entry[entry - 1]->position;
  g_autofree RulesMoves *legal = g_new (RulesMoves, 1);

  rules_legal_moves (&history->setup, before, legal);
  return before->phase == RULES_PHASE_FIGURE && legal->n == 1;
}

KlLessonProgress
kl_lesson_judge (const KlLesson     *self,
                 const RulesHistory *history,
                 int                 start)
{
  KlLessonProgress progress = { .entry = start };

  for (int i = start + 1; i <= history->cursor && !progress.astray && progress.steps < self->steps->len; i++)
    {
      if (is_asked_for (g_ptr_array_index (self->steps, progress.steps), &history->entry[i]->move))
        progress.steps++;
      else
        progress.astray = !was_forced (history, i);
      if (!progress.astray)
        progress.entry = i;
    }
  return progress;
}

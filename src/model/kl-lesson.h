/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lessons, from data/help/lessons.xml: a moment of a game, and what is to be done there.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

/* As in kl-help.h all words are English, to be translated by who shows them. */
typedef struct
{
  char      *task;
  GPtrArray *moves; /* of char *, in the notation: any of them will do */
  char      *hint;
  char      *praise; /* what came of it */
} KlLessonStep;

typedef struct
{
  char      *id;
  char      *title;
  char      *about;
  char      *rule;   /* of kl-help.h */
  char      *script; /* up to that moment; kl_help_play () plays it */
  GPtrArray *steps;  /* of KlLessonStep, one move each */
} KlLesson;

const GPtrArray *kl_lessons_get (void);

/* How far the moves that follow the start-th entry of the history are what the lesson asks for. */
typedef struct
{
  guint    steps;  /* that are done */
  int      entry;  /* of the history, up to which all is well */
  gboolean astray; /* another move came then */
} KlLessonProgress;

KlLessonProgress kl_lesson_judge (const KlLesson     *self,
                                  const RulesHistory *history,
                                  int                 start);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Above the table while a lesson is played: what to do, whether that was it, and where to go from there.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_LESSON_BAR (kl_lesson_bar_get_type ())

/* Signal: "hinted" (const RulesMove *): somebody wants to see where the move is made that the lesson asks for. */
G_DECLARE_FINAL_TYPE (KlLessonBar, kl_lesson_bar, KL, LESSON_BAR, GtkWidget)

/* Begins a lesson of kl_lessons_get (), also again; the bar shows itself. Its game is borrowed. */
KlGame *kl_lesson_bar_begin (KlLessonBar *self,
                             guint        number);
/* Goes on with the lesson of another bar, where it is. */
void kl_lesson_bar_take_over (KlLessonBar *self,
                              KlLessonBar *other);
/* Ends whatever lesson there is, and hides the bar. */
void kl_lesson_bar_end (KlLessonBar *self);

/* The lesson's number, or -1 when there is none. */
int kl_lesson_bar_get_lesson (KlLessonBar *self);
/* Whether all of it is done. */
gboolean    kl_lesson_bar_get_done (KlLessonBar *self);
const char *kl_lesson_bar_get_text (KlLessonBar *self);

G_END_DECLS

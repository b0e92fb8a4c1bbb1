/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of words about what happened share.
 */

#pragma once

#include "kl-words.h"

G_BEGIN_DECLS

char *kl_words_dup_player (KlGame *game,
                           guint   player) G_GNUC_WARN_UNUSED_RESULT;
/* Takes the line. */
void kl_words_add_line (GString *text,
                        char    *line);
/* Whether an event about a monastery is about an abbey. */
gboolean kl_words_is_abbey (KlGame           *game,
                            const RulesEvent *event);

/* kl-words-score.c: what a SCORED event pays, and who had how many figures there. */
void kl_words_add_score (GString          *text,
                         KlGame           *game,
                         const RulesEvent *event,
                         gboolean          with_majority);

/* kl-words-event.c: every other event that is worth telling; text stays as it is for those that are not. move: what led to
 * it, or NULL; places: with the numbers of columns and rows. */
void kl_words_add_event (GString          *text,
                         KlGame           *game,
                         const RulesMove  *move,
                         const RulesEvent *event,
                         gboolean          places);

G_END_DECLS

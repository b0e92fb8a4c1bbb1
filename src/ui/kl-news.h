/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What people at the table are told between two decisions: of the last move, and of those of the computers before it.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

typedef struct _KlNews KlNews;

KlNews *kl_news_new (void) G_GNUC_WARN_UNUSED_RESULT;
void    kl_news_free (KlNews *self);

/* For the game's signals "happened" and "changed". Both are about one game until the news are cleared. */
void kl_news_happened (KlNews *self,
                       KlGame *game,
                       KlTurn *turn);
void kl_news_changed (KlNews *self);
void kl_news_clear (KlNews *self);

/* As they are written, in about so many lines at most; NULL when there are none. */
char *kl_news_dup_written (KlNews *self,
                           KlGame *game,
                           guint   most) G_GNUC_WARN_UNUSED_RESULT;
/* Only the last move, with all that those see who see the board: lines, each with its end. */
const char *kl_news_get_heard (KlNews *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KlNews, kl_news_free)

G_END_DECLS

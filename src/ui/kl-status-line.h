/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The line that says who does what now, what has just been scored, and why something was refused. A screen reader
 * says it whenever it changes (kl-announce.h), and what is in hand with it.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_STATUS_LINE (kl_status_line_get_type ())

G_DECLARE_FINAL_TYPE (KlStatusLine, kl_status_line, KL, STATUS_LINE, GtkWidget)

/* Properties: game; gift, figure: the board's; covered: nothing can be decided now; compact: without the
 * buttons, which the strip for the hand has too; paused: the computer waits. */

/* Says why for some seconds, or until something happens. */
void kl_status_line_refuse (KlStatusLine    *self,
                            const RulesMove *move,
                            RulesVerdict     verdict);

/* Shows this instead of the news, until something happens, and says heard, or the same; NULL: the news again. */
void kl_status_line_advise (KlStatusLine *self,
                            const char   *advice,
                            const char   *heard);

/* The same where only this is to be said, because somebody has asked for it. */
void kl_status_line_tell (KlStatusLine *self,
                          const char   *words);

/* What is written there now. */
const char *kl_status_line_get_text (KlStatusLine *self);

G_END_DECLS

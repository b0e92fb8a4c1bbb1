/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game in the words of the notation (docs/scripts.md): for scripts, logs and the command line. Words for people are
 * the interface's.
 */

#pragma once

#include <glib.h>

#include "rules-event.h"
#include "rules-legal.h"

G_BEGIN_DECLS

/* What a SCORED event is for, in a word: a feature's name, "barn", "cash" (Cash Out) or "gifts" (unopened cards). */
const char *kl_text_scored_name (const RulesEvent *event);

/* Appends an event as one line without a line feed: "scored city 4 0 tiles 2 shields 0". pos: after the move. */
void kl_text_append_event (GString             *text,
                           const RulesSetup    *setup,
                           const RulesPosition *pos,
                           const RulesEvent    *event);

/* Appends " 4 0": a space and a number per player. */
void kl_text_append_scores (GString             *text,
                            const RulesSetup    *setup,
                            const RulesPosition *pos);

/* Appends "figure 1", or "over". */
void kl_text_append_phase (GString             *text,
                           const RulesPosition *pos);

/* Appends a picture of the map and the list of figures on it, in lines that end in line feeds. */
void kl_text_append_board (GString             *text,
                           const RulesSetup    *setup,
                           const RulesPosition *pos);

G_END_DECLS

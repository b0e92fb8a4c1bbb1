/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Game scripts (docs/scripts.md): a set-up, moves, and what is expected of them, as lines of text.
 */

#pragma once

#include <glib.h>

#include "rules-history.h"

G_BEGIN_DECLS

#define KL_SCRIPT_ERROR (kl_script_error_quark ())

/* Messages begin with the script's name and the line: "loop.script:12: expected scores 4 0, got 3 0". */
typedef enum
{
  KL_SCRIPT_ERROR_UNREADABLE, /* something in it is no line of a script, or asks for a game that cannot be */
  KL_SCRIPT_ERROR_FAILED      /* an expectation did not hold, or a move was refused */
} KlScriptError;

GQuark kl_script_error_quark (void);

/* Takes a line that the script wants shown, without a line feed. */
typedef void (*KlScriptPrint) (const char *line,
                               gpointer    data);

/* Runs a script: any bytes at all, length of them. name is for messages. print may be NULL. */
gboolean kl_script_run (const char   *text,
                        gsize         length,
                        const char   *name,
                        KlScriptPrint print,
                        gpointer      print_data,
                        GError      **error);

/* The same, and hands over the game that was played: history, to be cleared by the caller, and the players' names. For a
 * person the message is a sentence in their language, with what to do: “loop.script”, line 12: … */
gboolean kl_script_play (const char   *text,
                         gsize         length,
                         const char   *name,
                         gboolean      for_person,
                         RulesHistory *history,
                         char       ***player_names,
                         GError      **error);

/* A script that plays these moves, as a complete one: every tile and card in the order in which they are drawn, what
 * happened as comments, and where it ends as expectations. setup and moves must be what rules_position_apply () accepts. */
char *kl_script_write (const RulesSetup *setup,
                       const RulesMove  *moves,
                       guint             n_moves) G_GNUC_WARN_UNUSED_RESULT;
/* The same for a history up to its cursor, with the players' names as far as a script can have them. */
char *kl_script_write_history (const RulesHistory *history,
                               const char *const  *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

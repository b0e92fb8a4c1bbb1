/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A script while it is run, shared by the files that read the kinds of lines.
 */

#pragma once

#include "kl-script.h"
#include "rules-legal.h"

G_BEGIN_DECLS

typedef struct
{
  guint  number; /* from 1 */
  char  *text;   /* without comment and without spaces around it */
  char **words;  /* quotation marks removed */
  guint  n_words;
} KlScriptLine;

typedef struct
{
  const char   *name;
  KlScriptPrint print;
  gpointer      print_data;
  gboolean      for_person; /* messages are in the language of who reads them */
  guint         n_steps;

  GPtrArray *setup_lines; /* of KlScriptLine: kept until the game begins, as their order does not matter */
  char     **player_names;
  RulesSetup setup;
  gboolean   begun;

  RulesHistory history; /* once begun */
  RulesEvents  events;  /* of the last move */
  RulesEvents  drawn;   /* scratch */
  RulesMoves   legal;   /* scratch */
} KlScript;

/* Both set error and return FALSE. The format is a clause, translated only for a person: mark it with N_ (). */
gboolean kl_script_unreadable (const KlScript     *script,
                               const KlScriptLine *line,
                               GError            **error,
                               const char         *format,
                               ...) G_GNUC_PRINTF (4, 5);
gboolean kl_script_failed (const KlScript     *script,
                           const KlScriptLine *line,
                           GError            **error,
                           const char         *format,
                           ...) G_GNUC_PRINTF (4, 5);

/* Whether a word opens a set-up line. */
gboolean kl_script_is_setup (const char *word);
/* Turns all set-up lines into script->setup; last is where the game begins. */
gboolean kl_script_set_up (KlScript           *script,
                           const KlScriptLine *last,
                           GError            **error);

gboolean kl_script_expect (KlScript           *script,
                           const KlScriptLine *line,
                           GError            **error);
gboolean kl_script_show (KlScript           *script,
                         const KlScriptLine *line,
                         GError            **error);

static inline const RulesPosition *
kl_script_position (const KlScript *script)
{
  return rules_history_position (&script->history);
}

G_END_DECLS

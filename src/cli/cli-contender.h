/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who plays in a match: a level of the computer player, chance, or what tests/bench brings.
 */

#pragma once

#include <glib.h>

#include "rules-position.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name;       /* as it was asked for; borrowed */
  guint       number;     /* for the functions: a level, say */
  guint32     iterations; /* of a search; 0: its own */

  /* What one thread needs for it, and gives back. */
  gpointer (*make) (void);
  void (*unmake) (gpointer self);
  /* A legal move; the same for the same position and seed. */
  void (*choose) (gpointer             self,
                  guint                number,
                  guint32              iterations,
                  const RulesSetup    *setup,
                  const RulesPosition *pos,
                  guint64              seed,
                  RulesMove           *move);
} CliContender;

/* Finds what a name stands for, "master" or "master:500" with a budget of its own; FALSE when it stands for nothing. */
typedef gboolean (*CliContenderFind) (const char   *name,
                                      CliContender *contender);

/* The levels and "random". */
gboolean cli_contender_find (const char   *name,
                             CliContender *contender);
/* Parts "name:N"; N is 0 where there is none. FALSE when what follows the colon is no budget. The name is to be freed. */
gboolean cli_contender_split (const char *text,
                              char      **name,
                              guint32    *iterations) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of the computer player have in common: a search to be asked, and games played by chance to be looked at.
 */

#pragma once

#include <glib.h>

#include "ai-search.h"
#include "rules-legal.h"

G_BEGIN_DECLS

typedef struct
{
  AiSearch   *search;
  RulesMoves *moves;                 /* room for legal moves */
  guint       n_seen[RULES_N_MOVES]; /* for a test that counts, by the kinds of moves */
} TestSearch;

/* For g_test_add (). */
void test_search_set_up (TestSearch   *self,
                         gconstpointer data);
void test_search_tear_down (TestSearch   *self,
                            gconstpointer data);

/* Is shown every position at which a move is decided; number counts them from 0. */
typedef void (*TestLook) (const RulesSetup    *setup,
                          const RulesPosition *pos,
                          guint                number,
                          gpointer             data);

/* Plays a whole game by chance. */
void test_watch_random_game (const RulesSetup *setup,
                             guint64           random,
                             TestLook          look,
                             gpointer          data);

G_END_DECLS

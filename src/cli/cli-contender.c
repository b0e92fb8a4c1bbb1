/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The players of a match that the program itself has.
 */

#include "cli-contender.h"

#include <string.h>

#include "ai-search.h"
#include "cli-command.h"
#include "rules-legal.h"

static gpointer
make_search (void)
{
  AiSearch *search = ai_search_new ();

  if (search == NULL)
    g_error ("no memory for a search");
  return search;
}

static void
unmake_search (gpointer self)
{
  ai_search_free (self);
}

static void
choose_by_level (gpointer             self,
                 guint                number,
                 guint32              iterations,
                 const RulesSetup    *setup,
                 const RulesPosition *pos,
                 guint64              seed,
                 RulesMove           *move)
{
  AiBudget budget = { .iterations = iterations, .seed = seed };
  AiChoice choice;

  ai_search_choose (self, setup, pos, (AiLevel) number, &budget, &choice);
  *move = choice.move;
}

static gpointer
make_nothing (void)
{
  return NULL;
}

static void
unmake_nothing (gpointer self)
{
}

static void
choose_by_chance (gpointer             self,
                  guint                number,
                  guint32              iterations,
                  const RulesSetup    *setup,
                  const RulesPosition *pos,
                  guint64              seed,
                  RulesMove           *move)
{
  rules_legal_random (setup, pos, &seed, move);
}

gboolean
cli_contender_split (const char *text,
                     char      **name,
                     guint32    *iterations)
{
  const char *colon = strchr (text, ':');
  guint64     number = 0;

  if (colon != NULL && !g_ascii_string_to_unsigned (colon + 1, 10, 1, G_MAXUINT32, &number, NULL))
    return FALSE;
  *name = colon != NULL ? g_strndup (text, (gsize) (colon - text)) : g_strdup (text);
  *iterations = (guint32) number;
  return TRUE;
}

gboolean
cli_contender_find (const char   *name,
                    CliContender *contender)
{
  g_autofree char *word = NULL;
  AiLevel          level;
  guint32          iterations;

  if (!cli_contender_split (name, &word, &iterations))
    return FALSE;
  if (ai_level_find (word, &level))
    {
      *contender = (CliContender){ name, level, iterations, make_search, unmake_search, choose_by_level };
      return TRUE;
    }
  *contender = (CliContender){ name, 0, 0, make_nothing, unmake_nothing, choose_by_chance };
  return g_str_equal (name, "random");
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of the computer player have in common: a search to be asked, and games played by chance to be looked at.
 */

#include "searches.h"

void
test_search_set_up (TestSearch   *self,
                    gconstpointer data)
{
  self->search = ai_search_new ();
  self->moves = g_new (RulesMoves, 1);
  g_assert_nonnull (self->search);
}

void
test_search_tear_down (TestSearch   *self,
                       gconstpointer data)
{
  ai_search_free (self->search);
  g_free (self->moves);
}

void
test_watch_random_game (const RulesSetup *setup,
                        guint64           random,
                        TestLook          look,
                        gpointer          data)
{
  RulesPosition pos;

  rules_position_start (setup, &pos, NULL);
  for (guint number = 0; pos.phase != RULES_PHASE_OVER; number++)
    {
      RulesMove move;

      look (setup, &pos, number, data);
      rules_legal_random (setup, &pos, &random, &move);
      rules_position_apply (setup, &pos, &move, NULL);
    }
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words for what the engine says about a set-up.
 */

#include "kl-setup.h"

#include <glib/gi18n-lib.h>

static const char *
name_part (int part)
{
  return rules_part_get ((RulesPart) part)->id;
}

static const char *
name_switch (int id)
{
  return rules_switch_get ((RulesSwitchId) id)->id;
}

char *
kl_setup_dup_problem (const RulesSetup  *setup,
                      RulesSetupProblem *problem)
{
  RulesSetupProblem about;
  RulesSetupVerdict verdict = rules_setup_explain (setup, &about);

  if (problem != NULL)
    *problem = about;
  switch (verdict)
    {
    case RULES_SETUP_OK:
      return NULL;
    case RULES_SETUP_NO_SET:
      return g_strdup (_ ("These tiles do not make a game."));
    case RULES_SETUP_PLAYERS:
      if (setup->n_players >= 1 && setup->n_players <= RULES_MAX_PLAYERS)
        return g_strdup (_ ("Who begins is not among the players."));
      return g_strdup_printf (_ ("A game has from 1 to %d players."), RULES_MAX_PLAYERS);
    case RULES_SETUP_SWITCH_VALUE:
      return g_strdup_printf (_ ("“%s” has a value that it cannot have."), name_switch (about.sw));
    case RULES_SETUP_PART_NEEDS:
      /* translators: here and below, names of parts and house rules as files have them */
      return g_strdup_printf (_ ("“%s” needs “%s”, which is off."), name_part (about.part), name_part (about.needs_part));
    case RULES_SETUP_SWITCH_PART:
      return g_strdup_printf (_ ("“%s” needs “%s”, which is off."), name_switch (about.sw), name_part (about.needs_part));
    case RULES_SETUP_SWITCH_NEEDS:
      return g_strdup_printf (_ ("“%s” needs “%s”, which is off."), name_switch (about.sw), name_switch (about.other_switch));
    case RULES_SETUP_SWITCH_EXCLUDES:
      return g_strdup_printf (_ ("“%s” and “%s” exclude each other."), name_switch (about.sw), name_switch (about.other_switch));
    case RULES_SETUP_FIGURE_PART:
      return g_strdup_printf (_ ("A player has what belongs to “%s”, which is off."), name_part (about.part));
    case RULES_SETUP_FIGURES:
      return g_strdup (_ ("There are more figures than a game has room for."));
    case RULES_SETUP_STACK:
      return g_strdup (_ ("The pile has tiles that this game cannot have."));
    case RULES_SETUP_GIFTS:
      return g_strdup (_ ("There are more gift cards of a kind than a game has."));
    case RULES_SETUP_TOO_MANY_TILES:
      return g_strdup (_ ("There are more tiles than a game has room for."));
    }
  g_assert_not_reached ();
}

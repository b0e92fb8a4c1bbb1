/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Turns options into a set-up.
 */

#include "cli-options.h"

#include <string.h>

#include "cli-command.h"
#include "kl-setup.h"
#include "kl-tiles.h"

void
cli_game_options_clear (CliGameOptions *options)
{
  g_clear_pointer (&options->tiles, g_free);
  g_clear_pointer (&options->parts, g_free);
  g_clear_pointer (&options->rules, g_strfreev);
}

/* Exactly the parts that are named, and what they need; "none" names none, "all" every one. */
static gboolean
set_parts (RulesSetup *setup,
           const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, ",", -1);

  for (int part = 0; part < RULES_N_PARTS; part++)
    rules_setup_part (setup, part, false);
  for (guint i = 0; words[i] != NULL; i++)
    {
      int part = rules_part_find (words[i]);

      if (part >= 0)
        rules_setup_part (setup, part, true);
      else if (g_str_equal (words[i], "all"))
        for (part = 0; part < RULES_N_PARTS; part++)
          rules_setup_part (setup, part, true);
      else if (*words[i] != '\0' && !g_str_equal (words[i], "none"))
        {
          cli_complain ("no part is called “%s”; see kloosterland-cli rules", words[i]);
          return FALSE;
        }
    }
  return TRUE;
}

/* "tiny-city=2", or "tiny-city" alone: on. */
static gboolean
set_rule (RulesSetup *setup,
          const char *text)
{
  const char      *value = strchr (text, '=');
  g_autofree char *name = value != NULL ? g_strndup (text, (gsize) (value - text)) : g_strdup (text);
  int              id = rules_switch_find (name);

  if (id < 0)
    {
      cli_complain ("no rule is called “%s”; see kloosterland-cli rules", name);
      return FALSE;
    }
  if (!rules_switch_parse (id, value != NULL ? value + 1 : NULL, &setup->value[id]))
    {
      cli_complain ("“%s” cannot be “%s”; see kloosterland-cli rules", name, value != NULL ? value + 1 : "on");
      return FALSE;
    }
  return TRUE;
}

gboolean
cli_options_set_up (const CliGameOptions *options,
                    const char           *default_tiles,
                    RulesSetup           *setup)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  const char         *name = options->tiles != NULL ? options->tiles : default_tiles;
  int                 set = rules_tileset_find_set (tiles, name);
  g_autofree char    *problem = NULL;

  if (set < 0 || !tiles->set[set].complete)
    {
      cli_complain ("no tile set that makes a game is called “%s”", name);
      return FALSE;
    }
  if (options->players < 1 || options->players > RULES_MAX_PLAYERS)
    {
      cli_complain ("a game has 1 to %d players", RULES_MAX_PLAYERS);
      return FALSE;
    }

  rules_setup_init (setup, tiles, set);
  setup->n_players = (uint8_t) options->players;
  setup->value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_LISTED;
  if (options->parts != NULL && !set_parts (setup, options->parts))
    return FALSE;
  for (guint i = 0; options->rules != NULL && options->rules[i] != NULL; i++)
    if (!set_rule (setup, options->rules[i]))
      return FALSE;
  problem = kl_setup_dup_problem (setup, NULL);
  if (problem != NULL)
    cli_complain ("the game cannot begin: %s", problem);
  return problem == NULL;
}

char *
cli_options_dup_parts (const RulesSetup *setup)
{
  GString *names = g_string_new (NULL);

  for (int part = 0; part < RULES_N_PARTS; part++)
    if (setup->part[part])
      g_string_append_printf (names, "%s%s", names->len > 0 ? "," : "", rules_part_get (part)->id);
  return g_string_free (names->len > 0 ? names : g_string_append (names, "none"), FALSE);
}

char *
cli_options_dup_rules (const RulesSetup *setup)
{
  GString *names = g_string_new (NULL);

  for (int id = 0; id < RULES_N_SWITCHES; id++)
    {
      const RulesSwitch *sw = rules_switch_get (id);
      char               words[32];

      if (setup->value[id] == sw->initial)
        continue;
      rules_switch_format (id, setup->value[id], words, sizeof words);
      g_string_append_printf (names, "%s%s=%s", names->len > 0 ? "," : "", sw->id, words);
    }
  return g_string_free (names->len > 0 ? names : g_string_append (names, "none"), FALSE);
}

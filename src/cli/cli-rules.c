/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * kloosterland-cli rules: every part and every switch with its default.
 */

#include "cli-command.h"
#include "cli-json.h"
#include "rules-switch.h"

static const char *const type_names[] = {
  [RULES_SWITCH_BOOL] = "boolean",
  [RULES_SWITCH_CHOICE] = "choice",
  [RULES_SWITCH_NUMBER] = "number",
};

/* The values that a switch can have, NULL at the end; a number's between its bounds. */
static char **
dup_choices (const RulesSwitch *sw)
{
  g_autoptr (GStrvBuilder) choices = g_strv_builder_new ();

  if (sw->type == RULES_SWITCH_CHOICE)
    {
      for (guint i = 0; sw->words[i] != NULL; i++)
        g_strv_builder_add (choices, sw->words[i]);
      return g_strv_builder_end (choices);
    }
  g_strv_builder_add (choices, "off");
  if (sw->type == RULES_SWITCH_BOOL)
    g_strv_builder_add (choices, "on");
  for (int value = sw->min; sw->type == RULES_SWITCH_NUMBER && value <= sw->max; value++)
    {
      g_autofree char *number = g_strdup_printf ("%d", value);

      g_strv_builder_add (choices, number);
    }
  return g_strv_builder_end (choices);
}

static void
print_json (void)
{
  CliJson json;

  cli_json_init (&json);
  cli_json_begin_object (&json, NULL);
  cli_json_begin_array (&json, "parts");
  for (int part = 0; part < RULES_N_PARTS; part++)
    {
      cli_json_begin_object (&json, NULL);
      cli_json_string (&json, "id", rules_part_get (part)->id);
      cli_json_string (&json, "rule", rules_part_get (part)->rule);
      cli_json_end_object (&json);
    }
  cli_json_end_array (&json);

  cli_json_begin_array (&json, "switches");
  for (int id = 0; id < RULES_N_SWITCHES; id++)
    {
      const RulesSwitch *sw = rules_switch_get (id);
      g_auto (GStrv)     choices = dup_choices (sw);
      char               initial[32];

      rules_switch_format (id, sw->initial, initial, sizeof initial);
      cli_json_begin_object (&json, NULL);
      cli_json_string (&json, "id", sw->id);
      cli_json_string (&json, "rule", sw->rule);
      cli_json_string (&json, "type", type_names[sw->type]);
      cli_json_string (&json, "default", initial);
      cli_json_begin_array (&json, "choices");
      for (guint i = 0; choices[i] != NULL; i++)
        cli_json_string (&json, NULL, choices[i]);
      cli_json_end_array (&json);
      cli_json_end_object (&json);
    }
  cli_json_end_array (&json);
  cli_json_end_object (&json);
  cli_json_finish (&json);
}

static void
print_text (void)
{
  cli_print ("Parts\n");
  for (int part = 0; part < RULES_N_PARTS; part++)
    cli_print ("  %-4s %-20s\n", rules_part_get (part)->rule, rules_part_get (part)->id);
  cli_print ("\nSwitches%27s  choices\n", "default");
  for (int id = 0; id < RULES_N_SWITCHES; id++)
    {
      const RulesSwitch *sw = rules_switch_get (id);
      g_auto (GStrv)     choices = dup_choices (sw);
      g_autofree char   *list = g_strjoinv (", ", choices);
      char               initial[32];

      rules_switch_format (id, sw->initial, initial, sizeof initial);
      cli_print ("  %-4s %-20s %8s  %s\n", sw->rule, sw->id, initial, list);
    }
}

CliStatus
cli_rules (char **arguments)
{
  gboolean           as_json = FALSE;
  const GOptionEntry options[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, "Print JSON", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) words = g_strdupv (arguments);

  if (!cli_parse (&words, options, "", "Lists the parts and the switches that a game can have, with their rule.", 0))
    return CLI_UNUSABLE;
  if (as_json)
    print_json ();
  else
    print_text ();
  return CLI_OK;
}

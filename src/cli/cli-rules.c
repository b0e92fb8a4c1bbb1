/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * kloosterland-cli rules: every part and every switch with its rule, its default, and what it needs and excludes.
 */

#include "cli-command.h"
#include "cli-json.h"
#include "kl-tiles.h"
#include "rules-setup.h"

static const char *const type_names[] = {
  [RULES_SWITCH_BOOL] = "boolean",
  [RULES_SWITCH_CHOICE] = "choice",
  [RULES_SWITCH_NUMBER] = "number",
  [RULES_SWITCH_SIZE] = "size",
};

/* The values that a switch can have, NULL at the end; a number's between its bounds. Those of a size are too many. */
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

/* What a switch cannot do without, and what it cannot be on with: ids of parts and switches, NULL at the end. */
static char **
dup_needs (const RulesSwitch *sw)
{
  g_autoptr (GStrvBuilder) needs = g_strv_builder_new ();

  if (sw->needs_part >= 0)
    g_strv_builder_add (needs, rules_part_get (sw->needs_part)->id);
  if (sw->needs_switch >= 0)
    g_strv_builder_add (needs, rules_switch_get (sw->needs_switch)->id);
  return g_strv_builder_end (needs);
}

/* Two switches exclude each other, whichever of them says so. */
static char **
dup_excludes (int id)
{
  g_autoptr (GStrvBuilder) excludes = g_strv_builder_new ();

  for (int other = 0; other < RULES_N_SWITCHES; other++)
    if (rules_switch_get (id)->excludes >> other & 1 || rules_switch_get (other)->excludes >> id & 1)
      g_strv_builder_add (excludes, rules_switch_get (other)->id);
  return g_strv_builder_end (excludes);
}

/* The sets whose tiles begin with a part on. */
static char **
dup_part_sets (int part)
{
  const RulesTileSet      *tiles = kl_tiles_get ();
  g_autoptr (GStrvBuilder) sets = g_strv_builder_new ();
  RulesSetup               setup;

  for (int set = 0; set < tiles->n_sets; set++)
    if (tiles->set[set].complete)
      {
        rules_setup_init (&setup, tiles, set);
        if (setup.part[part])
          g_strv_builder_add (sets, tiles->set[set].id);
      }
  return g_strv_builder_end (sets);
}

static void
print_json_list (CliJson    *json,
                 const char *key,
                 char      **words)
{
  cli_json_begin_array (json, key);
  for (guint i = 0; words[i] != NULL; i++)
    cli_json_string (json, NULL, words[i]);
  cli_json_end_array (json);
}

static void
print_json_part (CliJson *json,
                 int      part)
{
  const RulesPartInfo *info = rules_part_get (part);
  g_auto (GStrv)       sets = dup_part_sets (part);

  cli_json_begin_object (json, NULL);
  cli_json_string (json, "id", info->id);
  cli_json_string (json, "rule", info->rule);
  print_json_list (json, "default_with", sets);
  cli_json_begin_array (json, "needs");
  if (info->needs_part >= 0)
    cli_json_string (json, NULL, rules_part_get (info->needs_part)->id);
  cli_json_end_array (json);
  cli_json_end_object (json);
}

static void
print_json_switch (CliJson *json,
                   int      id)
{
  const RulesSwitch *sw = rules_switch_get (id);
  g_auto (GStrv)     choices = dup_choices (sw);
  g_auto (GStrv)     needs = dup_needs (sw);
  g_auto (GStrv)     excludes = dup_excludes (id);
  char               initial[32];

  rules_switch_format (id, sw->initial, initial, sizeof initial);
  cli_json_begin_object (json, NULL);
  cli_json_string (json, "id", sw->id);
  cli_json_string (json, "rule", sw->rule);
  cli_json_string (json, "type", type_names[sw->type]);
  cli_json_string (json, "default", initial);
  print_json_list (json, "choices", choices);
  if (sw->max > 0)
    {
      cli_json_integer (json, "min", sw->min);
      cli_json_integer (json, "max", sw->max);
    }
  print_json_list (json, "needs", needs);
  print_json_list (json, "excludes", excludes);
  cli_json_end_object (json);
}

static void
print_json (void)
{
  CliJson json;

  cli_json_init (&json);
  cli_json_begin_object (&json, NULL);
  cli_json_begin_array (&json, "parts");
  for (int part = 0; part < RULES_N_PARTS; part++)
    print_json_part (&json, part);
  cli_json_end_array (&json);
  cli_json_begin_array (&json, "switches");
  for (int id = 0; id < RULES_N_SWITCHES; id++)
    print_json_switch (&json, id);
  cli_json_end_array (&json);
  cli_json_end_object (&json);
  cli_json_finish (&json);
}

static void
print_row (const char *rule,
           const char *id,
           const char *initial,
           const char *notes)
{
  g_autofree char *row = g_strdup_printf ("  %-4s %-20s %-10s  %s", rule, id, initial, notes);

  cli_print ("%s\n", g_strchomp (row));
}

/* The words in a row, after an opening where there are any. */
static void
append_list (GString    *text,
             const char *opening,
             char      **words)
{
  g_autofree char *list = g_strjoinv (", ", words);

  if (*list != '\0')
    g_string_append_printf (text, "%s%s%s", text->len > 0 ? "; " : "", opening, list);
}

static void
print_part (int part)
{
  const RulesPartInfo *info = rules_part_get (part);
  g_auto (GStrv)       sets = dup_part_sets (part);
  g_autoptr (GString)  notes = g_string_new (NULL);

  append_list (notes, "on with tiles ", sets);
  if (info->needs_part >= 0)
    append_list (notes, "needs ", (char *[]){ (char *) rules_part_get (info->needs_part)->id, NULL });
  print_row (info->rule, info->id, "off", notes->str);
}

static void
print_switch (int id)
{
  const RulesSwitch  *sw = rules_switch_get (id);
  g_auto (GStrv)      choices = dup_choices (sw);
  g_auto (GStrv)      needs = dup_needs (sw);
  g_auto (GStrv)      excludes = dup_excludes (id);
  g_autoptr (GString) notes = g_string_new (NULL);
  char                initial[32];

  rules_switch_format (id, sw->initial, initial, sizeof initial);
  if (sw->type == RULES_SWITCH_SIZE)
    g_string_append_printf (notes, "off, or width and height, each %d to %d", sw->min, sw->max);
  else
    append_list (notes, "", choices);
  append_list (notes, "needs ", needs);
  append_list (notes, "excludes ", excludes);
  print_row (sw->rule, sw->id, initial, notes->str);
}

static void
print_text (void)
{
  cli_print ("Parts%29s\n", "default");
  for (int part = 0; part < RULES_N_PARTS; part++)
    print_part (part);
  cli_print ("\nSwitches%26s     values\n", "default");
  for (int id = 0; id < RULES_N_SWITCHES; id++)
    print_switch (id);
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

  if (!cli_parse (&words, options, "", "Lists the parts and the switches that a game can have, with their rule and what they need.", 0))
    return CLI_UNUSABLE;
  if (as_json)
    print_json ();
  else
    print_text ();
  return CLI_OK;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * kloosterland-cli tiles: every tile type with what is on it, and how many of it each set has.
 */

#include <string.h>

#include "cli-command.h"
#include "cli-json.h"
#include "kl-tiles.h"
#include "rules-move.h"

static const char *const side_names[4] = { "N", "E", "S", "W" };
static const char *const half_names[8] = { "n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2" };

static char
edge_letter (const RulesTileType *type,
             int                  side)
{
  static const char letters[] = { [RULES_EDGE_NONE] = '-', [RULES_EDGE_FIELD] = 'F', [RULES_EDGE_ROAD] = 'R', [RULES_EDGE_CITY] = 'C' };

  return letters[rules_tile_type_edge (type, side)];
}

static void
append_word (GString    *text,
             const char *separator,
             const char *word)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? separator : "", word);
}

static char *
dup_sides (unsigned sides)
{
  GString *text = g_string_new (NULL);

  for (int side = 0; side < 4; side++)
    if (sides & (1u << side))
      append_word (text, " ", side_names[side]);
  return g_string_free (text, FALSE);
}

/* Clockwise; a field that goes round the corner between w2 and n1 begins where it begins. */
static char *
dup_halves (unsigned halves)
{
  GString *text = g_string_new (NULL);
  int      first = 0;

  if (halves == 0xff)
    return g_string_free (g_string_append (text, "all"), FALSE);
  if (halves & 1)
    while (halves & (1u << ((first + 7) % 8)))
      first = (first + 7) % 8;
  for (int i = 0; i < 8; i++)
    if (halves & (1u << ((first + i) % 8)))
      append_word (text, " ", half_names[(first + i) % 8]);
  return g_string_free (text, FALSE);
}

/* A field's cities by the first side that each reaches. */
static char *
dup_cities (const RulesTileType    *type,
            const RulesTileSegment *field)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < type->n_segments; i++)
    if (field->cities & (1u << i))
      for (int side = 0; side < 4; side++)
        if (type->segment[i].sides & (1u << side))
          {
            append_word (text, ", ", side_names[side]);
            break;
          }
  return g_string_free (text, FALSE);
}

/* All segments of one kind, in the notation of the table of tiles. */
static char *
dup_column (const RulesTileType *type,
            RulesFeature         feature)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < type->n_segments; i++)
    {
      const RulesTileSegment *segment = &type->segment[i];
      g_autofree char        *where = segment->feature == RULES_FIELD ? dup_halves (segment->halves) : dup_sides (segment->sides);
      g_autofree char        *cities = dup_cities (type, segment);
      g_autofree char        *entry = NULL;

      if (segment->feature != feature)
        continue;
      if (feature == RULES_MONASTERY)
        entry = g_strdup ("yes");
      else if (feature == RULES_FIELD)
        entry = g_strdup_printf ("%s → %s", *where != '\0' ? where : "inner", *cities != '\0' ? cities : "–");
      else if (segment->shields > 0)
        entry = g_strdup_printf ("{%s}+%u", where, segment->shields);
      else
        entry = g_strdup_printf ("{%s}", where);
      append_word (text, feature == RULES_FIELD ? " ; " : ";", entry);
    }
  return g_string_free (text, FALSE);
}

static void
print_text (const RulesTileSet *tiles)
{
  cli_print ("| type id | N E S W | cities | roads | monastery | fields (half-edges → cities touched) |");
  for (int set = 0; set < tiles->n_sets; set++)
    cli_print (" %s |", tiles->set[set].id);
  cli_print ("\n|---|---|---|---|---|---|");
  for (int set = 0; set < tiles->n_sets; set++)
    cli_print ("---|");
  cli_print ("\n");

  for (int i = 0; i < tiles->n_types; i++)
    {
      const RulesTileType *type = &tiles->type[i];

      cli_print ("| %s | %c %c %c %c |", type->id, edge_letter (type, 0), edge_letter (type, 1), edge_letter (type, 2),
                 edge_letter (type, 3));
      for (int feature = 0; feature < RULES_N_FEATURES; feature++)
        {
          g_autofree char *column = dup_column (type, feature);

          cli_print (" %s%s|", column, *column != '\0' ? " " : "");
        }
      for (int set = 0; set < tiles->n_sets; set++)
        cli_print (" %u |", tiles->set[set].count[i]);
      cli_print ("\n");
    }
}

static void
add_words (CliJson    *json,
           const char *key,
           const char *words)
{
  g_auto (GStrv) list = g_strsplit_set (words, ", ", -1);

  cli_json_begin_array (json, key);
  for (guint i = 0; list[i] != NULL; i++)
    if (*list[i] != '\0')
      cli_json_string (json, NULL, list[i]);
  cli_json_end_array (json);
}

static void
add_segment (CliJson                *json,
             const RulesTileType    *type,
             const RulesTileSegment *segment)
{
  cli_json_begin_object (json, NULL);
  cli_json_string (json, "feature", rules_feature_name (segment->feature));
  if (segment->feature == RULES_CITY || segment->feature == RULES_ROAD)
    {
      g_autofree char *sides = dup_sides (segment->sides);

      add_words (json, "sides", sides);
    }
  if (segment->feature == RULES_CITY)
    cli_json_integer (json, "shields", segment->shields);
  if (segment->feature == RULES_FIELD)
    {
      g_autofree char *cities = dup_cities (type, segment);

      cli_json_begin_array (json, "halves");
      for (int half = 0; half < 8; half++)
        if (segment->halves & (1u << half))
          cli_json_string (json, NULL, half_names[half]);
      cli_json_end_array (json);
      add_words (json, "cities", cities);
    }
  cli_json_end_object (json);
}

static void
add_type (CliJson            *json,
          const RulesTileSet *tiles,
          int                 number)
{
  const RulesTileType *type = &tiles->type[number];

  cli_json_begin_object (json, NULL);
  cli_json_string (json, "id", type->id);
  cli_json_begin_array (json, "edges");
  for (int side = 0; side < 4; side++)
    {
      const char letter[] = { edge_letter (type, side), '\0' };

      cli_json_string (json, NULL, letter);
    }
  cli_json_end_array (json);
  cli_json_begin_array (json, "segments");
  for (int i = 0; i < type->n_segments; i++)
    add_segment (json, type, &type->segment[i]);
  cli_json_end_array (json);
  cli_json_begin_object (json, "sets");
  for (int set = 0; set < tiles->n_sets; set++)
    if (tiles->set[set].count[number] > 0)
      cli_json_integer (json, tiles->set[set].id, tiles->set[set].count[number]);
  cli_json_end_object (json);
  cli_json_end_object (json);
}

static void
print_json (const RulesTileSet *tiles)
{
  CliJson json;

  cli_json_init (&json);
  cli_json_begin_object (&json, NULL);
  cli_json_begin_array (&json, "types");
  for (int i = 0; i < tiles->n_types; i++)
    add_type (&json, tiles, i);
  cli_json_end_array (&json);
  cli_json_begin_array (&json, "sets");
  for (int i = 0; i < tiles->n_sets; i++)
    {
      const RulesSet *set = &tiles->set[i];

      cli_json_begin_object (&json, NULL);
      cli_json_string (&json, "id", set->id);
      cli_json_integer (&json, "tiles", set->n_tiles);
      cli_json_boolean (&json, "complete", set->complete);
      cli_json_string (&json, "start", set->complete ? tiles->type[set->start].id : NULL);
      cli_json_integer (&json, "meeples", set->meeples);
      cli_json_boolean (&json, "farmers", set->farmers);
      cli_json_end_object (&json);
    }
  cli_json_end_array (&json);
  cli_json_end_object (&json);
  cli_json_finish (&json);
}

CliStatus
cli_tiles (char **arguments)
{
  gboolean           as_json = FALSE;
  const GOptionEntry options[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, "Print JSON", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) words = g_strdupv (arguments);

  if (!cli_parse (&words, options, "", "Lists the tile types: what is on them, unturned, and how many each set has.", 0))
    return CLI_UNUSABLE;
  if (as_json)
    print_json (kl_tiles_get ());
  else
    print_text (kl_tiles_get ());
  return CLI_OK;
}

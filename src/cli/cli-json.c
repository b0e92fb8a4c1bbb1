/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The JSON writer.
 */

#include "cli-json.h"

#include <math.h>

#include "cli-command.h"

static void
append_quoted (CliJson    *json,
               const char *value)
{
  g_autofree char *valid = g_utf8_make_valid (value, -1);

  g_string_append_c (json->text, '"');
  for (const char *p = valid; *p != '\0'; p++)
    {
      if (*p == '"' || *p == '\\')
        g_string_append_printf (json->text, "\\%c", *p);
      else if ((guchar) *p < 0x20)
        g_string_append_printf (json->text, "\\u%04x", (guint) *p);
      else
        g_string_append_c (json->text, *p);
    }
  g_string_append_c (json->text, '"');
}

static void
new_line (CliJson *json)
{
  g_string_append_printf (json->text, "\n%*s", (int) (2 * json->depth), "");
}

/* What stands before a value. */
static void
lead_in (CliJson    *json,
         const char *key)
{
  if (!json->empty)
    g_string_append_c (json->text, ',');
  if (json->depth > 0)
    new_line (json);
  json->empty = FALSE;
  if (key != NULL)
    {
      append_quoted (json, key);
      g_string_append (json->text, ": ");
    }
}

static void
begin (CliJson    *json,
       const char *key,
       char        bracket)
{
  lead_in (json, key);
  g_string_append_c (json->text, bracket);
  json->depth++;
  json->empty = TRUE;
}

static void
end (CliJson *json,
     char     bracket)
{
  json->depth--;
  if (!json->empty)
    new_line (json);
  json->empty = FALSE;
  g_string_append_c (json->text, bracket);
}

void
cli_json_init (CliJson *json)
{
  *json = (CliJson){ .text = g_string_new (NULL), .empty = TRUE };
}

void
cli_json_finish (CliJson *json)
{
  g_assert (json->depth == 0);
  cli_print ("%s\n", json->text->str);
  g_string_free (g_steal_pointer (&json->text), TRUE);
}

void
cli_json_begin_object (CliJson    *json,
                       const char *key)
{
  begin (json, key, '{');
}

void
cli_json_end_object (CliJson *json)
{
  end (json, '}');
}

void
cli_json_begin_array (CliJson    *json,
                      const char *key)
{
  begin (json, key, '[');
}

void
cli_json_end_array (CliJson *json)
{
  end (json, ']');
}

void
cli_json_string (CliJson    *json,
                 const char *key,
                 const char *value)
{
  lead_in (json, key);
  if (value != NULL)
    append_quoted (json, value);
  else
    g_string_append (json->text, "null");
}

void
cli_json_integer (CliJson    *json,
                  const char *key,
                  gint64      value)
{
  lead_in (json, key);
  g_string_append_printf (json->text, "%" G_GINT64_FORMAT, value);
}

void
cli_json_number (CliJson    *json,
                 const char *key,
                 double      value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  lead_in (json, key);
  g_string_append (json->text, isfinite (value) ? g_ascii_formatd (digits, sizeof digits, "%.10g", value) : "null");
}

void
cli_json_boolean (CliJson    *json,
                  const char *key,
                  gboolean    value)
{
  lead_in (json, key);
  g_string_append (json->text, value ? "true" : "false");
}

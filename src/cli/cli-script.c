/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * kloosterland-cli script: plays a game script.
 */

#include "cli-command.h"
#include "cli-json.h"
#include "kl-script.h"

static void
print_line_cb (const char *line,
               gpointer    data)
{
  CliJson *json = data;

  if (json != NULL)
    cli_json_string (json, NULL, line);
  else
    cli_print ("%s\n", line);
}

CliStatus
cli_script (char **arguments)
{
  gboolean           as_json;
  g_autofree char   *path = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  const char        *name;
  CliJson            json;
  CliStatus          status = CLI_OK;

  bytes = cli_parse_file (arguments, "FILE", "Plays a game script; - is standard input.", &as_json, &path);
  if (bytes == NULL)
    return CLI_UNUSABLE;
  name = g_str_equal (path, "-") ? "standard input" : path;

  if (as_json)
    {
      cli_json_init (&json);
      cli_json_begin_object (&json, NULL);
      cli_json_string (&json, "file", name);
      cli_json_begin_array (&json, "shown");
    }
  if (!kl_script_run (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), name, print_line_cb,
                      as_json ? &json : NULL, &error))
    status = g_error_matches (error, KL_SCRIPT_ERROR, KL_SCRIPT_ERROR_FAILED) ? CLI_FAILED : CLI_UNUSABLE;

  if (as_json)
    {
      cli_json_end_array (&json);
      cli_json_boolean (&json, "ok", status == CLI_OK);
      cli_json_string (&json, "error", error != NULL ? error->message : NULL);
      cli_json_end_object (&json);
      cli_json_finish (&json);
    }
  else if (error != NULL)
    {
      cli_print_error (error);
    }
  return status;
}

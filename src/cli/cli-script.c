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
  gboolean           as_json = FALSE;
  const GOptionEntry options[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, "Print JSON", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv)     words = g_strdupv (arguments);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  const char        *name;
  CliJson            json;
  CliStatus          status = CLI_OK;

  if (!cli_parse (&words, options, "FILE", "Plays a game script; - is standard input.", 1))
    return CLI_UNUSABLE;
  bytes = cli_read_file (words[1]);
  if (bytes == NULL)
    return CLI_UNUSABLE;
  name = g_str_equal (words[1], "-") ? "standard input" : words[1];

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

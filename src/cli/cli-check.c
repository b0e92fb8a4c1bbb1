/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * kloosterland-cli check: whether a saved game is sound, and why not.
 */

#include "cli-command.h"
#include "cli-json.h"
#include "kl-save.h"

CliStatus
cli_check (char **arguments)
{
  gboolean           as_json = FALSE;
  const GOptionEntry options[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, "Print JSON", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv)     words = g_strdupv (arguments);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (KlGame) game = NULL;
  g_autoptr (GError) error = NULL;
  CliJson            json;

  if (!cli_parse (&words, options, "SAVE", "Says whether a saved game is sound; - is standard input.", 1))
    return CLI_UNUSABLE;
  bytes = cli_read_file (words[1]);
  if (bytes == NULL)
    return CLI_UNUSABLE;
  game = kl_save_from_bytes (bytes, words[1], &error);

  if (as_json)
    {
      cli_json_init (&json);
      cli_json_begin_object (&json, NULL);
      cli_json_string (&json, "file", words[1]);
      cli_json_boolean (&json, "valid", game != NULL);
      cli_json_string (&json, "error", error != NULL ? error->message : NULL);
      cli_json_end_object (&json);
      cli_json_finish (&json);
    }
  else
    {
      cli_print ("%s\n", error != NULL ? error->message : "valid");
    }
  return game != NULL ? CLI_OK : CLI_FAILED;
}

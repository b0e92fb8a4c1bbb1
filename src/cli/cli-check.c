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
  gboolean           as_json;
  g_autofree char   *path = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (KlGame) game = NULL;
  g_autoptr (GError) error = NULL;
  CliJson            json;

  bytes = cli_parse_file (arguments, "SAVE", "Says whether a saved game is sound; - is standard input.", &as_json, &path);
  if (bytes == NULL)
    return CLI_UNUSABLE;
  game = kl_save_from_bytes (bytes, path, &error);

  if (as_json)
    {
      cli_json_init (&json);
      cli_json_begin_object (&json, NULL);
      cli_json_string (&json, "file", path);
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

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * kloosterland-cli: the whole game without a screen.
 */

#include <locale.h>

#include "cli-command.h"

static const struct
{
  const char *name;
  const char *summary;
  CliStatus (*run) (char **arguments);
} commands[] = {
  { "script", "play a game script and check what it expects", cli_script },
  { "replay", "play a saved game again: events, scores, digest", cli_replay },
  { "check", "say whether a saved game is sound", cli_check },
  { "simulate", "play games by chance and watch that the rules are kept", cli_simulate },
  { "match", "let levels of the computer player play against each other", cli_match },
  { "bench", "measure how fast the rules are", cli_bench },
  { "rules", "list the parts and the switches", cli_rules },
  { "tiles", "list the tiles", cli_tiles },
};

static void
print_help (void)
{
  cli_print ("Usage: kloosterland-cli COMMAND [OPTION…] [ARGUMENT]\n\n");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    cli_print ("  %-10s %s\n", commands[i].name, commands[i].summary);
  cli_print ("\n"
             "  --help     this text; after a command: its options\n"
             "  --version  the version\n\n"
             "Every command takes --json. It ends with 0 when all is well, with 1 when an expectation or a check\n"
             "does not hold, and with 2 when it cannot be done: wrong options, or a file that cannot be read.\n");
}

int
main (int    argc,
      char **argv)
{
  g_auto (GStrv) arguments = NULL;

  /* Messages of the system come in the user's language; numbers are for machines and stay as they are. */
  setlocale (LC_MESSAGES, "");
  setlocale (LC_CTYPE, "");
  if (g_str_equal (setlocale (LC_CTYPE, NULL), "C"))
    setlocale (LC_CTYPE, "C.UTF-8"); /* the words have more than ASCII's letters */
  g_set_prgname ("kloosterland-cli");

  if (argc < 2)
    return cli_complain ("which command? See kloosterland-cli --help");
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h") || g_str_equal (argv[1], "help"))
    {
      print_help ();
      return CLI_OK;
    }
  if (g_str_equal (argv[1], "--version"))
    {
      cli_print ("kloosterland-cli %s\n", KL_VERSION);
      return CLI_OK;
    }

  arguments = g_strdupv (argv + 1);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (arguments[0], commands[i].name))
      return commands[i].run (arguments);
  return cli_complain ("there is no command “%s”; see kloosterland-cli --help", arguments[0]);
}

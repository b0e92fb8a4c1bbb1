/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The commands of kloosterland-cli, one file each, and what they share: options, files and ways to end.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What a command ends with. */
typedef enum
{
  CLI_OK,
  CLI_FAILED,  /* the answer is no: an expectation or a check did not hold */
  CLI_UNUSABLE /* the question could not be asked: wrong options, a file that cannot be read */
} CliStatus;

/* Run a command; arguments begin with its name. */
CliStatus cli_bench (char **arguments);
CliStatus cli_check (char **arguments);
CliStatus cli_match (char **arguments);
CliStatus cli_replay (char **arguments);
CliStatus cli_rules (char **arguments);
CliStatus cli_script (char **arguments);
CliStatus cli_simulate (char **arguments);
CliStatus cli_tiles (char **arguments);

/* Reads the options out of *arguments; what is left there, behind the name, must be n_operands words. usage: the words
 * for the operands. FALSE after having said why. */
gboolean cli_parse (char             ***arguments,
                    const GOptionEntry *options,
                    const char         *usage,
                    const char         *summary,
                    guint               n_operands);

/* The same for a command that takes a file and --json, and reads the file. as_json: whether that was asked for; path: owned by the
 * caller. NULL after having said why. */
GBytes *cli_parse_file (char      **arguments,
                        const char *usage,
                        const char *summary,
                        gboolean   *as_json,
                        char      **path) G_GNUC_WARN_UNUSED_RESULT;

/* Says to standard error what is wrong, and returns CLI_UNUSABLE. */
CliStatus cli_complain (const char *format,
                        ...) G_GNUC_PRINTF (1, 2);

/* Says a sentence that tells its file and line itself. */
void cli_print_error (const GError *error);

/* To standard output, as UTF-8 whatever the locale. */
void cli_print (const char *format,
                ...) G_GNUC_PRINTF (1, 2);

/* The whole of a file, "-" being standard input; NULL after having said why. The limit is generous for any game. */
GBytes *cli_read_file (const char *path) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

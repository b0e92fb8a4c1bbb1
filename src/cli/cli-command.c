/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the commands share.
 */

#include "cli-command.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum
{
  MAX_FILE = 64 << 20 /* bytes */
};

gboolean
cli_parse (char             ***arguments,
           const GOptionEntry *options,
           const char         *usage,
           const char         *summary,
           guint               n_operands)
{
  g_autoptr (GError)         error = NULL;
  g_autofree char           *name = g_strconcat ("kloosterland-cli ", (*arguments)[0], NULL);
  g_autoptr (GOptionContext) context = g_option_context_new (usage);

  g_set_prgname (name);
  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse_strv (context, arguments, &error))
    {
      cli_complain ("%s", error->message);
      return FALSE;
    }
  if (g_strv_length (*arguments) != 1 + n_operands)
    {
      cli_complain ("usage: %s [OPTION…] %s", name, usage);
      return FALSE;
    }
  return TRUE;
}

GBytes *
cli_parse_file (char      **arguments,
                const char *usage,
                const char *summary,
                gboolean   *as_json,
                char      **path)
{
  const GOptionEntry options[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, as_json, "Print JSON", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) words = g_strdupv (arguments);

  *as_json = FALSE;
  if (!cli_parse (&words, options, usage, summary, 1))
    return NULL;
  *path = g_strdup (words[1]);
  return cli_read_file (*path);
}

CliStatus
cli_complain (const char *format,
              ...)
{
  g_autofree char *message = NULL;
  va_list          arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  fprintf (stderr, "kloosterland-cli: %s\n", message);
  return CLI_UNUSABLE;
}

void
cli_print_error (const GError *error)
{
  fprintf (stderr, "%s\n", error->message);
}

void
cli_print (const char *format,
           ...)
{
  va_list arguments;

  va_start (arguments, format);
  vprintf (format, arguments);
  va_end (arguments);
}

GBytes *
cli_read_file (const char *path)
{
  gboolean    standard = g_str_equal (path, "-");
  FILE       *file = standard ? stdin : fopen (path, "rb");
  GByteArray *bytes = g_byte_array_new ();
  guint8      chunk[4096];
  gsize       n;
  int         problem;

  errno = file == NULL ? errno : 0;
  while (file != NULL && bytes->len <= MAX_FILE && (n = fread (chunk, 1, sizeof chunk, file)) > 0)
    g_byte_array_append (bytes, chunk, (guint) n);
  problem = file == NULL || ferror (file) ? errno : bytes->len > MAX_FILE ? EFBIG
                                                                          : 0;
  if (file != NULL && !standard)
    fclose (file);

  if (problem != 0)
    {
      cli_complain ("%s cannot be read: %s", path, g_strerror (problem));
      g_byte_array_unref (bytes);
      return NULL;
    }
  return g_byte_array_free_to_bytes (bytes);
}

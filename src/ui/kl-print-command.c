/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Print and play from the command line: kloosterland --print-and-play=FILE.pdf --print=base,gifts --paper=letter.
 */

#include "kl-print-command.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <stdlib.h>

#include "kl-output.h"
#include "kl-print.h"

/* The one command line of the program. */
static struct
{
  char    *file;
  char    *parts;
  char    *paper;
  char    *language;
  int      size;
  gboolean no_backs;
} asked;

static const char *const part_names[KL_PRINT_N_PARTS] = {
  [KL_PRINT_DEMO] = "demo",
  [KL_PRINT_BASE] = "base",
  [KL_PRINT_ABBEY_AND_MAYOR] = "abbey-and-mayor",
  [KL_PRINT_ABBEYS] = "abbeys",
  [KL_PRINT_GIFTS] = "gifts",
  [KL_PRINT_TRACK] = "track",
  [KL_PRINT_RULES] = "rules",
};

static const char *const paper_names[KL_N_PAPERS] = {
  [KL_PAPER_A4] = "a4",
  [KL_PAPER_LETTER] = "letter",
};

static int
find_name (const char *const *names,
           int                n_names,
           const char        *name)
{
  for (int i = 0; i < n_names; i++)
    if (g_str_equal (names[i], name))
      return i;
  return -1;
}

/* Comma-separated names; false when there is another among them. */
static gboolean
choose_parts (KlPrintOptions *options,
              const char     *list)
{
  g_auto (GStrv) names = g_strsplit (list, ",", -1);

  memset (options->part, 0, sizeof options->part);
  for (int i = 0; names[i] != NULL; i++)
    {
      int part = find_name (part_names, KL_PRINT_N_PARTS, names[i]);

      if (part < 0)
        return FALSE;
      options->part[part] = TRUE;
    }
  return names[0] != NULL;
}

static gboolean
choose (KlPrintOptions *options)
{
  int paper = asked.paper != NULL ? find_name (paper_names, KL_N_PAPERS, asked.paper) : (int) options->paper;

  if (paper < 0 || (asked.parts != NULL && !choose_parts (options, asked.parts)))
    return FALSE;
  options->paper = (KlPaper) paper;
  options->backs = !asked.no_backs;
  if (asked.language != NULL)
    options->language = asked.language;
  if (asked.size != 0)
    options->size = asked.size;
  return g_strv_contains (kl_print_language_list (), options->language) &&
         options->size >= KL_PRINT_MIN_SIZE && options->size <= KL_PRINT_MAX_SIZE;
}

GOptionGroup *
kl_print_command_create_options (void)
{
  static const GOptionEntry entries[] = {
    { "print-and-play", 0, 0, G_OPTION_ARG_FILENAME, &asked.file, N_ ("Write a PDF to print and play with"), N_ ("FILE") },
    { "print", 0, 0, G_OPTION_ARG_STRING, &asked.parts, N_ ("What is in it: demo, base, abbey-and-mayor, abbeys, gifts, track, rules"), N_ ("PARTS") },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &asked.paper, N_ ("a4 or letter"), N_ ("PAPER") },
    { "tile-size", 0, 0, G_OPTION_ARG_INT, &asked.size, N_ ("Side of a tile in millimetres"), N_ ("NUMBER") },
    { "language", 0, 0, G_OPTION_ARG_STRING, &asked.language, N_ ("Language of the cards and rules, such as en or nl"), N_ ("CODE") },
    { "no-backs", 0, 0, G_OPTION_ARG_NONE, &asked.no_backs, N_ ("Leave out the backs"), NULL },
    { NULL },
  };
  GOptionGroup *group = g_option_group_new ("print", _ ("Print and play:"), _ ("Show options for printing"), NULL, NULL);

  g_option_group_add_entries (group, entries);
  g_option_group_set_translation_domain (group, GETTEXT_PACKAGE);
  return group;
}

int
kl_print_command_run (void)
{
  KlPrintOptions          options;
  g_autoptr (KlPrintPlan) plan = NULL;
  g_autoptr (GFile)       file = NULL;
  g_autoptr (GBytes)      document = NULL;
  g_autoptr (GError)      error = NULL;

  if (asked.file == NULL)
    return -1;

  kl_print_options_init (&options);
  if (!choose (&options))
    {
      g_printerr ("%s\n", _ ("There is no such thing to print; --help-print lists what there is."));
      return EXIT_FAILURE;
    }
  file = g_file_new_for_commandline_arg (asked.file);
  plan = kl_print_plan_new (&options);
  document = kl_print_draw (plan);
  if (!kl_output_write (file, document, &error))
    {
      g_printerr ("%s\n", error->message);
      return EXIT_FAILURE;
    }
  return EXIT_SUCCESS;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Print and play: the document, its words in the language that was asked for, and how it gets into a file. No display is
 * needed.
 */

#include <glib/gstdio.h>
#include <time.h>

#include "folders.h"
#include "prints.h"

#include "kl-output.h"

enum
{
  MOST_SECONDS = 10 /* of the processor, for all there is to print */
};

/* What poppler's tool says about the document; NULL where it is not installed. */
static char *
ask_poppler (const KlPrintPlan *plan,
             const char        *tool,
             const char        *option)
{
  g_autofree char   *program = g_find_program_in_path (tool);
  g_autofree char   *name = NULL;
  g_autoptr (GFile)  file = NULL;
  g_autoptr (GBytes) document = NULL;
  g_autoptr (GError) error = NULL;
  char              *out = NULL;
  int                handle, status;

  if (program == NULL)
    return NULL;

  handle = g_file_open_tmp ("kl-print-XXXXXX.pdf", &name, &error);
  g_assert_no_error (error);
  g_close (handle, NULL);
  file = g_file_new_for_path (name);
  document = kl_print_draw (plan);
  g_assert_true (kl_output_write (file, document, &error));
  g_assert_no_error (error);
  g_assert_true (g_spawn_sync (NULL, (char *[]){ program, (char *) option, name, g_str_equal (tool, "pdftotext") ? "-" : NULL, NULL },
                               NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_remove (name);
  return out;
}

static void
test_document (void)
{
  KlPrintOptions          options = test_print_everything (KL_PAPER_LETTER, KL_PRINT_SMALL_SIZE, "en");
  g_autoptr (KlPrintPlan) plan = kl_print_plan_new (&options);
  clock_t                 begun = clock ();
  g_autoptr (GBytes)      document = kl_print_draw (plan);
  g_autofree char        *info = NULL;
  g_autofree char        *pages = g_strdup_printf ("Pages:           %u\n", plan->pages->len);

  g_assert_cmpint ((clock () - begun) / CLOCKS_PER_SEC, <, MOST_SECONDS);
  g_assert_cmpmem (g_bytes_get_data (document, NULL), 5, "%PDF-", 5);

  info = ask_poppler (plan, "pdfinfo", "-box");
  if (info == NULL)
    {
      g_test_skip ("pdfinfo is not installed");
      return;
    }
  g_assert_nonnull (strstr (info, pages));
  g_assert_nonnull (strstr (info, "612 x 792 pts (letter)"));
}

/* Also with a locale that is neither, as the tests have. */
static void
test_words (void)
{
  static const char *const words[][2] = {
    { "Road Sweeper", "Straatveger" },
    { "Monasteries: monks", "Kloosters: monniken" },
    { "2 for each unopened card", "2 per ongeopende kaart" },
    { "The Gifts, sheet 2 of 2: 9 pieces", "De Geschenken, blad 2 van 2: 9 stuks" },
  };
  static const char *const languages[2] = { "en", "nl" };

  for (int language = 0; language < 2; language++)
    {
      KlPrintOptions          options = test_print_everything (KL_PAPER_A4, KL_PRINT_BOX_SIZE, languages[language]);
      g_autoptr (KlPrintPlan) plan = kl_print_plan_new (&options);
      g_autofree char        *text = ask_poppler (plan, "pdftotext", "-layout");

      if (text == NULL)
        {
          g_test_skip ("pdftotext is not installed");
          return;
        }
      for (guint i = 0; i < G_N_ELEMENTS (words); i++)
        {
          g_assert_nonnull (strstr (text, words[i][language]));
          g_assert_null (strstr (text, words[i][1 - language]));
        }
    }
}

/* B16 */
static void
test_track_has_fifty_spaces (void)
{
  KlPrintOptions          options = test_print_only (KL_PRINT_TRACK, "nl");
  g_autoptr (KlPrintPlan) plan = kl_print_plan_new (&options);
  g_autofree char        *text = ask_poppler (plan, "pdftotext", "-raw");
  g_auto (GStrv)          words = NULL;

  g_assert_cmpuint (plan->pages->len, ==, 1);
  if (text == NULL)
    {
      g_test_skip ("pdftotext is not installed");
      return;
    }
  words = g_strsplit_set (text, " \n\f", -1);
  for (int space = 20; space < 50; space++)
    {
      g_autofree char *number = g_strdup_printf ("%d", space);
      int              found = 0;

      for (int i = 0; words[i] != NULL; i++)
        found += g_str_equal (words[i], number);
      /* The table speaks of small numbers, and the line below it of the last space. */
      g_assert_cmpint (found, ==, space == 49 ? 2 : 1);
    }
  g_assert_false (g_strv_contains ((const char *const *) words, "50"));
}

static void
test_languages (void)
{
  const char *const          *codes = kl_print_language_list ();
  g_autoptr (KlPrintLanguage) english = kl_print_language_new ("en");
  g_autoptr (KlPrintLanguage) dutch = kl_print_language_new ("nl");
  g_autofree char            *path = g_test_build_filename (G_TEST_DIST, "..", "po", "LINGUAS", NULL);
  g_autofree char            *linguas = NULL;
  g_auto (GStrv)              lines = NULL;
  guint                       n_translations = 0;

  g_assert_cmpstr (codes[0], ==, "en");
  g_assert_true (g_file_get_contents (path, &linguas, NULL, NULL));
  lines = g_strsplit (linguas, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && *lines[i] != '#')
      {
        g_assert_true (g_strv_contains (codes, lines[i]));
        n_translations++;
      }
  g_assert_cmpuint (g_strv_length ((char **) codes), ==, 1 + n_translations);

  g_assert_cmpstr (kl_print_language_get_name (english), ==, "English");
  g_assert_cmpstr (kl_print_language_get_name (dutch), ==, "Nederlands");
  g_assert_cmpstr (kl_print_language_say (english, "Score track"), ==, "Score track");
  g_assert_cmpstr (kl_print_language_say (dutch, "Score track"), ==, "Scoretableau");
  g_assert_cmpstr (kl_print_language_say (dutch, "No string of the program"), ==, "No string of the program");
  g_assert_null (kl_print_language_new ("xx"));
  g_assert_cmpstr (kl_print_language_guess (), ==, "en");
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  GError **error = user_data;
  gboolean written = kl_output_write_finish (G_FILE (source), result, error);

  g_assert_true (written == (*error == NULL));
  g_main_context_wakeup (NULL);
  g_object_set_data (source, "written", GINT_TO_POINTER (TRUE));
}

static void
test_write_async (void)
{
  KlPrintOptions      options = test_print_only (KL_PRINT_GIFTS, "nl");
  g_auto (TestFolder) folder = { 0 };
  g_autoptr (GFile)   file = NULL;
  g_autoptr (GFile)   nowhere = NULL;
  g_autoptr (GError)  error = NULL;

  test_folder_init (&folder);
  file = g_file_new_build_filename (folder.path, "gifts.pdf", NULL);
  nowhere = g_file_new_build_filename (folder.path, "missing", "gifts.pdf", NULL);
  kl_print_write_async (kl_print_plan_new (&options), file, written_cb, &error);
  while (g_object_get_data (G_OBJECT (file), "written") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_no_error (error);
  g_assert_true (g_file_query_exists (file, NULL));

  kl_print_write_async (kl_print_plan_new (&options), nowhere, written_cb, &error);
  while (g_object_get_data (G_OBJECT (nowhere), "written") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* Runs the program itself, which has no display to open; returns its exit status. */
static int
run_program (const char *file,
             const char *option)
{
  g_autofree char   *to = g_strconcat ("--print-and-play=", file, NULL);
  g_auto (GStrv)     environment = g_get_environ ();
  g_autoptr (GError) error = NULL;
  int                status;

  environment = g_environ_unsetenv (environment, "DISPLAY");
  environment = g_environ_unsetenv (environment, "WAYLAND_DISPLAY");
  g_assert_true (g_spawn_sync (NULL, (char *[]){ (char *) g_getenv ("KLOOSTERLAND"), to, (char *) option, NULL }, environment,
                               G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL, NULL, &status, &error));
  g_assert_no_error (error);
  return WEXITSTATUS (status);
}

static void
test_command (void)
{
  static const char *const wrong[] = { "--print=demo,cards", "--print=", "--paper=a3", "--language=xx", "--tile-size=5", "--tile-size=500" };
  g_auto (TestFolder)      folder = { 0 };
  g_autofree char         *name = NULL;
  g_autofree char         *contents = NULL;

  test_folder_init (&folder);
  name = test_folder_dup_path (&folder, "pages.pdf");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_assert_cmpint (run_program (name, wrong[i]), ==, 1);
      g_assert_false (g_file_test (name, G_FILE_TEST_EXISTS));
    }
  g_assert_cmpint (run_program (name, "--print=gifts,track"), ==, 0);
  g_assert_true (g_file_get_contents (name, &contents, NULL, NULL));
  g_assert_true (g_str_has_prefix (contents, "%PDF-"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/print/document", test_document);
  g_test_add_func ("/ui/print/words", test_words);
  g_test_add_func ("/ui/print/B16-track-has-fifty-spaces", test_track_has_fifty_spaces);
  g_test_add_func ("/ui/print/languages", test_languages);
  g_test_add_func ("/ui/print/write-async", test_write_async);
  g_test_add_func ("/ui/print/command", test_command);
  return g_test_run ();
}

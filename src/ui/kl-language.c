/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Gettext is told by the environment: LANGUAGE goes before the locale, and works for languages whose locale the system
 * does not have. It finds a translation only as a file in a folder. Where none is installed, in a sandbox that got only
 * the system's languages for example, the program's own copy (kl-print-language.c) is written to the cache.
 *
 * Dates and numbers stay as the system writes them: a locale for them may not be there.
 */

#include "kl-language.h"

#include <gtk/gtk.h>

#include <glib/gi18n.h>
#include <locale.h>

#include "kl-print-language.h"

/* Owned, and the process's, as gettext's own state is. */
static char *system_language; /* LANGUAGE at the beginning; empty without */
static char *system_locale;   /* of messages */
static char *installed;       /* the folder of installed translations */

static char *
dup_path (const char *folder,
          const char *code)
{
  return g_build_filename (folder, code, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);
}

static gboolean
is_written (const char *path,
            GBytes     *mo)
{
  g_autofree char *contents = NULL;
  gsize            length;

  return g_file_get_contents (path, &contents, &length, NULL) && length == g_bytes_get_size (mo) &&
         memcmp (contents, g_bytes_get_data (mo, NULL), length) == 0;
}

/* The folder of the cache in which that translation is now; NULL when it cannot be there. */
static char *
unpack (const char *code,
        GBytes     *mo)
{
  g_autofree char   *folder = g_build_filename (g_get_user_cache_dir (), GETTEXT_PACKAGE, "locale", NULL);
  g_autofree char   *path = dup_path (folder, code);
  g_autofree char   *parent = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  if (is_written (path, mo))
    return g_steal_pointer (&folder);
  g_mkdir_with_parents (parent, 0700); /* else the next step fails, and says why */
  if (g_file_set_contents (path, g_bytes_get_data (mo, NULL), (gssize) g_bytes_get_size (mo), &error))
    return g_steal_pointer (&folder);
  g_message ("%s", error->message);
  return NULL;
}

/* Where gettext is to look for that language. */
static char *
find_folder (const char *code)
{
  g_autofree char   *path = dup_path (installed, code);
  g_autoptr (GBytes) mo = NULL;
  char              *folder = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    return g_strdup (installed);
  mo = kl_print_language_get_file (code);
  if (mo != NULL)
    folder = unpack (code, mo);
  return folder != NULL ? folder : g_strdup (installed);
}

static GtkTextDirection
find_direction (const char *code)
{
  static const PangoScript right_to_left[] = { PANGO_SCRIPT_ARABIC, PANGO_SCRIPT_HEBREW, PANGO_SCRIPT_SYRIAC, PANGO_SCRIPT_THAANA, PANGO_SCRIPT_NKO };
  int                      n;
  const PangoScript       *scripts = pango_language_get_scripts (pango_language_from_string (code), &n);

  for (guint i = 0; n > 0 && i < G_N_ELEMENTS (right_to_left); i++)
    if (scripts[0] == right_to_left[i])
      return GTK_TEXT_DIR_RTL;
  return GTK_TEXT_DIR_LTR;
}

/* The locale that knows no language knows no LANGUAGE either; nor does C.UTF-8 with newer versions of glibc. Any other does,
 * for every language. */
static void
set_locale (const char *code)
{
  g_autofree char  *country = g_ascii_strup (code, -1);
  g_autofree char  *own = g_strdup_printf ("%s_%s.UTF-8", code, country);
  const char *const locales[] = { own, "en_US.UTF-8", "en_GB.UTF-8", "nl_NL.UTF-8", "C.UTF-8" };

  if (*system_locale != 'C' && !g_str_equal (system_locale, "POSIX"))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    if (setlocale (LC_MESSAGES, locales[i]) != NULL)
      return;
}

/* Sets the language and returns its code. */
static const char *
set_language (const char *code)
{
  if (code != NULL)
    {
      set_locale (code);
      g_setenv ("LANGUAGE", code, TRUE);
      return code;
    }

  setlocale (LC_MESSAGES, system_locale);
  g_setenv ("LANGUAGE", system_language, TRUE);
  code = kl_print_language_guess ();
  /* Of a language that the program does not have it takes nothing: the toolkit's words would be the only ones in it. */
  if (!g_strv_contains (g_get_language_names (), code))
    g_setenv ("LANGUAGE", code, TRUE);
  return code;
}

void
kl_language_init (const char *localedir)
{
  g_return_if_fail (installed == NULL);

  installed = g_strdup (localedir);
  system_language = g_strdup (g_getenv ("LANGUAGE") != NULL ? g_getenv ("LANGUAGE") : "");
  system_locale = g_strdup (setlocale (LC_MESSAGES, NULL));

  /* GLib decides at the first word, and for good, that a program without a translation is spared those of its libraries
   * too. It does not as long as the program has not said which translations are its own. */
  g_dgettext (GETTEXT_PACKAGE, "");
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  kl_language_choose ("");
}

void
kl_language_choose (const char *code)
{
  gboolean         own;
  const char      *spoken;
  g_autofree char *folder = NULL;

  g_return_if_fail (installed != NULL);
  g_return_if_fail (code != NULL);

  own = g_strv_contains (kl_print_language_list (), code);
  /* LANGUAGE is in the environment from the beginning, when there is one thread; after that only its value changes, which
   * does not harm others who read the environment. */
  spoken = set_language (own ? code : NULL);
  folder = find_folder (spoken);
  bindtextdomain (GETTEXT_PACKAGE, folder);
  textdomain (GETTEXT_PACKAGE); /* also tells gettext that the environment has changed */
  if (gtk_is_initialized ())
    gtk_widget_set_default_direction (own ? find_direction (code) : gtk_get_locale_direction ());
}

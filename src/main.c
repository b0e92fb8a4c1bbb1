/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the translations and runs the program.
 */

#include <glib/gi18n.h>
#include <locale.h>

#include "kl-application.h"
#include "kl-language.h"
#include "kl-preferences.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (KlApplication) application = NULL;
  const char               *localedir = g_getenv ("KLOOSTERLAND_LOCALEDIR"); /* for a program that was not installed */

  /* GTK would do the same, but complain about a language that the system does not have. */
  gtk_disable_setlocale ();
  if (setlocale (LC_ALL, "") == NULL)
    setlocale (LC_ALL, "C.UTF-8");
  /* Words have letters that the C locale does not know, the ellipsis in the list of options for one; terminals do. */
  if (g_str_equal (setlocale (LC_CTYPE, NULL), "C"))
    setlocale (LC_CTYPE, "C.UTF-8");
  kl_language_init (localedir != NULL ? localedir : LOCALEDIR);
  kl_language_choose (kl_preferences_get_language (kl_preferences_get ()));

  g_set_application_name (_ ("Kloosterland"));
  application = kl_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}

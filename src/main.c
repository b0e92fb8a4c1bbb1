/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the translations and runs the program.
 */

#include <glib/gi18n.h>
#include <locale.h>

#include "kl-application.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (KlApplication) application = NULL;
  const char               *localedir = g_getenv ("KLOOSTERLAND_LOCALEDIR"); /* for a program that was not installed */

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  g_set_application_name (_ ("Kloosterland"));
  application = kl_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}

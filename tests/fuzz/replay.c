/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Gives a target what fuzzing has once found, a test for each file in the folders named as arguments.
 */

#include <glib.h>

#include "fuzz.h"

static void
test_file (gconstpointer path)
{
  g_autofree char   *contents = NULL;
  g_autoptr (GError) error = NULL;
  gsize              size;

  g_assert_true (g_file_get_contents (path, &contents, &size, &error));
  g_assert_no_error (error);
  LLVMFuzzerTestOneInput ((const uint8_t *) contents, size);
}

static void
add_folder (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir)   dir = g_dir_open (folder, 0, &error);
  const char        *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_strconcat ("/fuzz/", name, NULL);

      g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), test_file, g_free);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 1; i < argc; i++)
    add_folder (argv[i]);
  return g_test_run ();
}

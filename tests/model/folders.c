/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A folder for a test.
 */

#include "folders.h"

#include <glib/gstdio.h>

void
test_folder_init (TestFolder *folder)
{
  g_autoptr (GError) error = NULL;

  folder->path = g_dir_make_tmp ("kloosterland-XXXXXX", &error);
  g_assert_no_error (error);
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);

  for (const char *name = NULL; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      remove_all (inner);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

void
test_folder_clear (TestFolder *folder)
{
  remove_all (folder->path);
  g_free (folder->path);
}

void
test_folder_make_home (TestFolder *folder)
{
  static const char *const kinds[] = { "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_setenv (kinds[i], folder->path, TRUE);
}

char *
test_folder_dup_path (TestFolder *folder,
                      const char *name)
{
  return g_build_filename (folder->path, name, NULL);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char *
test_folder_dup_names (TestFolder *folder)
{
  g_autoptr (GDir)      dir = g_dir_open (folder->path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (const char *name = NULL; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (char **) names->pdata);
}

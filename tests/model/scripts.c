/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scripts that are tests.
 */

#include "scripts.h"

#include <string.h>

#include "kl-script.h"

static void
script_free (TestScript *script)
{
  g_free (script->path);
  g_free (script->name);
  g_free (script->text);
  g_free (script);
}

static TestScript *
script_read (const char *folder,
             const char *name)
{
  TestScript        *script = g_new0 (TestScript, 1);
  g_autofree char   *file = g_build_filename (folder, name, NULL);
  g_auto (GStrv)     lines = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (file, &script->text, NULL, &error);
  g_assert_no_error (error);
  script->name = g_strdup (name);

  lines = g_strsplit (script->text, "\n", 3);
  if (g_strv_length (lines) < 3 || !g_str_has_prefix (lines[0], "# test /") || !g_str_has_prefix (lines[1], "# "))
    g_error ("%s does not begin with “# test /PATH” and “# …”", name);
  script->path = g_strdup (lines[0] + strlen ("# test "));
  return script;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Names are those below root. */
static void
list_scripts (const char *root,
              const char *below,
              GPtrArray  *names)
{
  g_autofree char *path = g_build_filename (root, below, NULL);
  g_autoptr (GDir) files = g_dir_open (path, 0, NULL);
  const char      *file;

  while (files != NULL && (file = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *name = g_build_filename (below, file, NULL);

      if (g_str_has_suffix (file, ".script"))
        g_ptr_array_add (names, g_steal_pointer (&name));
      else
        list_scripts (root, name, names);
    }
}

GPtrArray *
test_scripts_read (const char *folder)
{
  GPtrArray            *scripts = g_ptr_array_new_with_free_func ((GDestroyNotify) script_free);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char      *root = g_test_build_filename (G_TEST_DIST, folder, NULL);

  list_scripts (root, "", names);
  g_assert_cmpuint (names->len, >, 0);
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    g_ptr_array_add (scripts, script_read (root, g_ptr_array_index (names, i)));
  return scripts;
}

void
test_scripts_add (GPtrArray    *scripts,
                  GTestDataFunc func)
{
  for (guint i = 0; i < scripts->len; i++)
    {
      TestScript *script = g_ptr_array_index (scripts, i);

      g_test_add_data_func (script->path, script, func);
    }
}

char *
test_script_dup_line (const TestScript *script,
                      const char       *beginning)
{
  g_auto (GStrv) lines = g_strsplit (script->text, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, beginning))
      return g_strdup (*line + strlen (beginning));
  g_error ("%s has no line “%s…”", script->name, beginning);
}

void
test_script_play (const TestScript *script,
                  RulesHistory     *history)
{
  g_auto (GStrv)     names = NULL;
  g_autoptr (GError) error = NULL;

  kl_script_play (script->text, strlen (script->text), script->name, FALSE, history, &names, &error);
  g_assert_no_error (error);
}

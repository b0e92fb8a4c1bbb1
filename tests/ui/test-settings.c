/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A schema of another version is noticed before GSettings ends the program for it.
 */

#include "folders.h"

#include "kl-settings.h"

/* The schema of a file that is compiled, with something in it put otherwise. */
static GSettingsSchema *
compile (const char *pattern,
         const char *replacement)
{
  g_auto (TestFolder)               folder = {};
  g_autofree char                  *path = g_test_build_filename (G_TEST_DIST, "..", "data", SCHEMA_ID ".gschema.xml", NULL);
  g_autofree char                  *text = NULL;
  g_autofree char                  *changed = NULL;
  g_autofree char                  *copy = NULL;
  g_autoptr (GRegex)                regex = g_regex_new (pattern, G_REGEX_DOTALL, 0, NULL);
  g_autoptr (GSettingsSchemaSource) source = NULL;
  g_autoptr (GError)                error = NULL;
  int                               status;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  changed = g_regex_replace (regex, text, -1, 0, replacement, 0, &error);
  g_assert_no_error (error);

  test_folder_init (&folder);
  copy = test_folder_dup_path (&folder, SCHEMA_ID ".gschema.xml");
  g_file_set_contents (copy, changed, -1, &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char *[]){ "glib-compile-schemas", "--strict", folder.path, NULL }, NULL, G_SPAWN_SEARCH_PATH,
                NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  source = g_settings_schema_source_new_from_directory (folder.path, NULL, FALSE, &error);
  g_assert_no_error (error);
  return g_settings_schema_source_lookup (source, SCHEMA_ID, FALSE);
}

static void
test_same (void)
{
  g_autoptr (GSettingsSchema) schema = compile ("$^", "");

  g_assert_null (kl_settings_find_missing (schema));
}

/* Each key of the schema is one that is missed. */
static void
test_lacking (void)
{
  g_autoptr (GSettingsSchema) whole = compile ("$^", "");
  g_auto (GStrv)              keys = g_settings_schema_list_keys (whole);

  g_assert_cmpuint (g_strv_length (keys), >, 10);
  for (int i = 0; keys[i] != NULL; i++)
    {
      g_autofree char            *pattern = g_strdup_printf ("<key name=\"%s\".*?</key>", keys[i]);
      g_autoptr (GSettingsSchema) schema = compile (pattern, "");

      g_assert_cmpstr (kl_settings_find_missing (schema), ==, keys[i]);
    }
}

static void
test_other_type (void)
{
  g_autoptr (GSettingsSchema) schema = compile ("<key name=\"hints\" type=\"b\">.*?</default>",
                                                "<key name=\"hints\" type=\"s\"><default>''</default>");

  g_assert_cmpstr (kl_settings_find_missing (schema), ==, "hints");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/settings/same", test_same);
  g_test_add_func ("/ui/settings/lacking", test_lacking);
  g_test_add_func ("/ui/settings/other-type", test_other_type);

  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GSettings ends the program when a schema is missing, or a key that it asks for. A game that was not installed should still
 * play, and so should one that found the schema of another version, so both are looked up first.
 */

#include "kl-settings.h"

#include <glib/gi18n.h>

/* Whatever this version asks for, with its type. */
static const struct
{
  const char *name, *type;
} keys[] = {
  { "width", "i" },
  { "height", "i" },
  { "maximized", "b" },
  { "language", "s" },
  { "hints", "b" },
  { "legal-spaces", "b" },
  { "worth", "b" },
  { "fields", "b" },
  { "dead-spaces", "b" },
  { "appearance", "u" },
  { "speed", "u" },
  { "animations", "b" },
  { "names", "as" },
  { "colours", "as" },
  { "kinds", "as" },
  { "rules", "a{ss}" },
  { "own-rules", "a{ss}" },
  { "cover", "b" },
  { "lessons", "as" },
};

const char *
kl_settings_find_missing (GSettingsSchema *schema)
{
  g_return_val_if_fail (schema != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GSettingsSchemaKey) key = NULL;

      if (!g_settings_schema_has_key (schema, keys[i].name))
        return keys[i].name;
      key = g_settings_schema_get_key (schema, keys[i].name);
      if (!g_variant_type_equal (g_settings_schema_key_get_value_type (key), G_VARIANT_TYPE (keys[i].type)))
        return keys[i].name;
    }
  return NULL;
}

static GSettings *
open_settings (void)
{
  GSettingsSchemaSource      *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = source != NULL ? g_settings_schema_source_lookup (source, SCHEMA_ID, TRUE) : NULL;
  const char                 *missing;

  if (schema == NULL)
    return NULL;
  missing = kl_settings_find_missing (schema);
  if (missing == NULL)
    return g_settings_new_full (schema, NULL, NULL);
  /* translators: the name of a setting */
  g_message (_ ("The list of settings that is installed belongs to another version: it lacks “%s”. Nothing is remembered."), missing);
  return NULL;
}

GSettings *
kl_settings_get (void)
{
  static gsize      initialised = 0;
  static GSettings *settings = NULL;

  if (g_once_init_enter (&initialised))
    {
      settings = open_settings ();
      g_once_init_leave (&initialised, 1);
    }
  return settings;
}

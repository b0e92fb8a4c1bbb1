/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GSettings ends the program when a schema is missing; a game that was not installed should still play, so it is
 * looked up first.
 */

#include "kl-settings.h"

GSettings *
kl_settings_get (void)
{
  static gsize      initialised = 0;
  static GSettings *settings = NULL;

  if (g_once_init_enter (&initialised))
    {
      GSettingsSchemaSource      *source = g_settings_schema_source_get_default ();
      g_autoptr (GSettingsSchema) schema = NULL;

      if (source != NULL)
        schema = g_settings_schema_source_lookup (source, SCHEMA_ID, TRUE);
      if (schema != NULL)
        settings = g_settings_new_full (schema, NULL, NULL);
      g_once_init_leave (&initialised, 1);
    }
  return settings;
}

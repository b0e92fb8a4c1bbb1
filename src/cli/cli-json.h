/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes JSON to a string: what is begun must be ended, and members of objects need a key, items of arrays none (NULL).
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  GString *text;
  guint    depth;
  gboolean empty; /* nothing stands yet in the innermost object or array */
} CliJson;

void cli_json_init (CliJson *json);
/* Prints the text with a line feed and frees it. */
void cli_json_finish (CliJson *json);

void cli_json_begin_object (CliJson    *json,
                            const char *key);
void cli_json_end_object (CliJson *json);
void cli_json_begin_array (CliJson    *json,
                           const char *key);
void cli_json_end_array (CliJson *json);

/* value may be any bytes, what is not UTF-8 is replaced; NULL is null. */
void cli_json_string (CliJson    *json,
                      const char *key,
                      const char *value);
void cli_json_integer (CliJson    *json,
                       const char *key,
                       gint64      value);
/* null when value is no finite number. */
void cli_json_number (CliJson    *json,
                      const char *key,
                      double      value);
void cli_json_boolean (CliJson    *json,
                       const char *key,
                       gboolean    value);

G_END_DECLS

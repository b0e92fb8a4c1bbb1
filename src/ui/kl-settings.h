/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program's settings, where they are installed.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* NULL when the schema is not installed, or is that of another version: then the defaults hold and nothing is remembered.
 * Borrowed, for ever. */
GSettings *kl_settings_get (void);

/* The name of a setting that the schema does not have, or not with the type that the program needs; NULL when there is none. */
const char *kl_settings_find_missing (GSettingsSchema *schema);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the person likes, as properties to bind to: remembered where settings are installed, and good for this run where
 * they are not.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define KL_TYPE_PREFERENCES (kl_preferences_get_type ())

G_DECLARE_FINAL_TYPE (KlPreferences, kl_preferences, KL, PREFERENCES, GObject)

/* The program's own; borrowed, for ever.
 *
 * Properties, named as the keys of the settings: hints (boolean; off for purists, whatever the next four say); legal-spaces,
 * worth, fields, dead-spaces (boolean, as those of KlBoard); animations (boolean; off: none even where the system wants them);
 * appearance (0: as the system, 1: light, 2: dark); speed (of the computers' moves, 0: slow, 1: normal, 2: fast, 3: at once);
 * language (a code of kl_print_language_list (), or empty: the system's); cover (boolean: whether secrets are covered between
 * turns). */
KlPreferences *kl_preferences_get (void);

/* Borrowed, until it changes. */
const char *kl_preferences_get_language (KlPreferences *self);

G_END_DECLS

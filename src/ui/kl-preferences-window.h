/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preferences, to be changed; each holds at once.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define KL_TYPE_PREFERENCES_WINDOW (kl_preferences_window_get_type ())

G_DECLARE_FINAL_TYPE (KlPreferencesWindow, kl_preferences_window, KL, PREFERENCES_WINDOW, AdwWindow)

KlPreferencesWindow *kl_preferences_window_new (GtkWindow *parent) G_GNUC_WARN_UNUSED_RESULT;
/* Brings up the one window of preferences, over parent. */
void kl_preferences_window_show (GtkWindow *parent);

/* In another language, where it is open, with the focus on the language. */
void kl_preferences_window_reopen (void);

/* From now on the program looks and moves as preferred. Once, when there is a display. */
void kl_preferences_window_apply (void);

G_END_DECLS

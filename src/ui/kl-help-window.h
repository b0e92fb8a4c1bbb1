/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules to read: all sections in a list that can be searched, and beside it the chapter.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define KL_TYPE_HELP_WINDOW (kl_help_window_get_type ())

G_DECLARE_FINAL_TYPE (KlHelpWindow, kl_help_window, KL, HELP_WINDOW, AdwWindow)

/* Brings up the one window of rules, over parent, at the section of a rule (kl-help.h), or where it is for NULL, "" and
 * rules that there are not. Borrowed; it lives until it is closed. */
KlHelpWindow *kl_help_window_show (GtkWindow  *parent,
                                   const char *rule);

/* In another language, where it is open, at the same rule. */
void kl_help_window_reopen (void);

/* The rule that is shown. */
const char *kl_help_window_get_rule (KlHelpWindow *self);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All lessons, and which of them are done.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define KL_TYPE_LESSONS_DIALOG (kl_lessons_dialog_get_type ())

G_DECLARE_FINAL_TYPE (KlLessonsDialog, kl_lessons_dialog, KL, LESSONS_DIALOG, AdwWindow)

/* Signal "chosen" (guint): the person wants the lesson of that number; the dialog closes. */
KlLessonsDialog *kl_lessons_dialog_new (GtkWindow *parent) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

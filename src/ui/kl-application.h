/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program: one window, the files it is started with, and the keys of its actions.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define KL_TYPE_APPLICATION (kl_application_get_type ())

G_DECLARE_FINAL_TYPE (KlApplication, kl_application, KL, APPLICATION, AdwApplication)

KlApplication *kl_application_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

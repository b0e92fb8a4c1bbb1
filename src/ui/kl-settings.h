/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program's settings, where they are installed.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* NULL when the schema is not installed: then the defaults hold and nothing is remembered. Borrowed, for ever. */
GSettings *kl_settings_get (void);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What several widgets know of keys.
 */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* Whether the key is one of those that press a button with the focus; key: a GDK_KEY_. */
gboolean kl_keys_is_confirming (guint key);

G_END_DECLS

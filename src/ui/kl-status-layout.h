/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words with buttons beside them, or below them where there is no room.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KL_TYPE_STATUS_LAYOUT (kl_status_layout_get_type ())
/* Of a widget that has two children: the words, and then the buttons. */
G_DECLARE_FINAL_TYPE (KlStatusLayout, kl_status_layout, KL, STATUS_LAYOUT, GtkLayoutManager)

G_END_DECLS

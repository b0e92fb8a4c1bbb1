/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the tooltip of a high widget comes: below it.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KL_TYPE_TOOLTIP_ANCHOR (kl_tooltip_anchor_get_type ())

G_DECLARE_FINAL_TYPE (KlTooltipAnchor, kl_tooltip_anchor, KL, TOOLTIP_ANCHOR, GtkWidget)

/* A child of the widget, which has to give it the room at its end that it aligns itself to. The tooltip is to be the anchor's. */
GtkWidget *kl_tooltip_anchor_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What libadwaita's toasts need to be safe.
 */

#pragma once

#include <adwaita.h>

#include "kl-table.h"

G_BEGIN_DECLS

/* For an overlay of a window that is guarded, where it goes by itself after some seconds. Unlike libadwaita's own it has a text of
 * several lines where there is no room for it on one. The text is plain; button may be NULL. */
AdwToast *kl_toasts_new (GtkWindow  *window,
                         const char *text,
                         const char *button);

/* From now on no toast of this overlay can be pressed or dismissed before it has arrived. Before version 1.3 libadwaita forgets a toast
 * that is dismissed on its way, while the animation that shows it goes on and then writes where it was. */
void kl_toasts_guard (AdwToastOverlay *overlay);

/* Where toasts that lie over a table, in a GtkOverlay, cover nothing that is needed: above what lies over the lower edge of the
 * board, or beside it. */
void kl_toasts_lay_over (AdwToastOverlay *toasts,
                         KlTable         *table);

G_END_DECLS

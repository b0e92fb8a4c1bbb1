/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Menus and other popovers that open where what they belong to is not seen, or are open when it goes.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has every popover closed when what it belongs to leaves the screen, its window for instance, the row of a list to choose from in
 * sight when it opens, and nothing over what is open. Once, before there are windows. */
void kl_popovers_mend (void);

G_END_DECLS

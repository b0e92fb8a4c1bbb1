/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What assistive technologies call the toolkit's own widgets.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has every button with a mnemonic called as it is read, for GTK 4.8 calls it "_Start Start", and every row that unfolds by its
 * title, with its switch and its rows. Once, before there are windows. */
void kl_names_mend (void);

G_END_DECLS

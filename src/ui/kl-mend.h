/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A way to all widgets of a type, for faults of the toolkit: its own templates, dialogs and rows make them, too.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*KlMendFunc) (GtkWidget *widget);

/* Calls mend with every widget of a type, or of one derived from it, just before its own handlers of a signal. To be called once
 * for each function and signal, before there are windows. */
void kl_mend_all (GType       type,
                  const char *signal,
                  KlMendFunc  mend);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where an overlay's child will lie, known before it does: so what it lies over can make room in the same frame.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In an overlay of this size; with the margins. For children at the lower edge, in its middle or at its end. Empty for one that
 * is not visible. */
graphene_rect_t kl_over_find (GtkWidget *child,
                              int        width,
                              int        height);

G_END_DECLS

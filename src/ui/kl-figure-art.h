/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures of figures.
 */

#pragma once

#include "kl-art.h"
#include "kl-colour.h"

G_BEGIN_DECLS

/* A figure in a player's colour, bearing the colour's mark. Farmers and flat mayors (H16) lie. A KlArt. */
GdkPaintable *kl_figure_art_get_paintable (RulesFigure figure,
                                           gboolean    lying,
                                           KlColour    colour) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

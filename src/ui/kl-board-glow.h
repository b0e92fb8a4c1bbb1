/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The area of one feature, lit up on all its tiles.
 */

#pragma once

#include <gtk/gtk.h>

#include "rules-position.h"

G_BEGIN_DECLS

#define KL_TYPE_BOARD_GLOW (kl_board_glow_get_type ())

G_DECLARE_FINAL_TYPE (KlBoardGlow, kl_board_glow, KL, BOARD_GLOW, GtkWidget)

/* Its origin is the map's. */
GtkWidget *kl_board_glow_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Lights up the feature that segment is part of; -1 for none. */
void kl_board_glow_set_feature (KlBoardGlow         *self,
                                const RulesSetup    *setup,
                                const RulesPosition *pos,
                                int                  segment,
                                const GdkRGBA       *colour);

G_END_DECLS

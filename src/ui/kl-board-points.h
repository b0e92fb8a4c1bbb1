/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Points that a player gets, in the player's colour: "+8".
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-colour.h"

G_BEGIN_DECLS

#define KL_TYPE_BOARD_POINTS (kl_board_points_get_type ())

G_DECLARE_FINAL_TYPE (KlBoardPoints, kl_board_points, KL, BOARD_POINTS, GtkWidget)

GtkWidget *kl_board_points_new (int      points,
                                KlColour colour) G_GNUC_WARN_UNUSED_RESULT;

/* The same with words. */
GtkWidget *kl_board_points_new_words (const char *words,
                                      KlColour    colour) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

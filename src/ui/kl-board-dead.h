/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mark on an empty space into which nothing fits any more: a cross.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KL_TYPE_BOARD_DEAD (kl_board_dead_get_type ())

G_DECLARE_FINAL_TYPE (KlBoardDead, kl_board_dead, KL, BOARD_DEAD, GtkWidget)

GtkWidget *kl_board_dead_new (int x,
                              int y) G_GNUC_WARN_UNUSED_RESULT;

int kl_board_dead_get_x (KlBoardDead *self);
int kl_board_dead_get_y (KlBoardDead *self);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of a game, each in the colour and with the pattern of those it belongs to.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_BOARD_FIELDS (kl_board_fields_get_type ())

G_DECLARE_FINAL_TYPE (KlBoardFields, kl_board_fields, KL, BOARD_FIELDS, GtkWidget)

/* Its origin is the map's. */
GtkWidget *kl_board_fields_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* To the game's position. */
void kl_board_fields_update (KlBoardFields *self,
                             KlGame        *game);
/* Device pixels per unit of the map. */
void kl_board_fields_set_scale (KlBoardFields *self,
                                double         scale);
/* How many looks of tiles are kept. */
guint kl_board_fields_get_n_stamps (KlBoardFields *self);

/* Who would be paid for the field of a segment at the end: one bit per player, barns included (F3, A13). */
unsigned kl_board_fields_get_owners (KlGame *game,
                                     int     segment);

G_END_DECLS

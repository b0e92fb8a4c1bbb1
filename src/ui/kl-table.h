/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that belongs to the game being played: the board, the players, the hand, the log and the status line.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_TABLE (kl_table_get_type ())

G_DECLARE_FINAL_TYPE (KlTable, kl_table, KL, TABLE, GtkWidget)

/* Properties: game; hints: the board's; cover: whether to cover secrets between turns; paused: whether the computers
 * wait; compact (read only): too narrow for a panel at the side. */
KlGame  *kl_table_get_game (KlTable *self);
void     kl_table_set_game (KlTable *self,
                            KlGame  *game);
gboolean kl_table_get_compact (KlTable *self);

/* Picks the position-th of what can be picked now, from 0: a tile of the hand, a kind of figure, the abbey. */
void kl_table_pick (KlTable *self,
                    int      position);
/* Turns the gift cards face up or face down, with the focus on the first one or back on the board. */
void kl_table_look_at_gifts (KlTable *self);

/* Shows the game as another table in the same window does that shows it: the same part of the map, with the same things in
 * mind, the same secrets, and the focus at the same place. */
void kl_table_take_over (KlTable *self,
                         KlTable *other);

/* Shows a suggestion in words and, if there is one, as a move on the board, until the game changes; NULL: none. heard: the
 * words for those who do not see the board, where they need others. */
void kl_table_advise (KlTable         *self,
                      const char      *words,
                      const char      *heard,
                      const RulesMove *move);
/* Tells it in the status line until something happens, and has it said. */
void kl_table_tell (KlTable    *self,
                    const char *words);

/* What covers the board at present, between turns; or NULL. */
GtkWidget *kl_table_get_cover (KlTable *self);

/* For the window's actions, which are the board's. */
GtkWidget *kl_table_get_board (KlTable *self);
/* What lies over the lower edge of the board. */
GtkWidget *kl_table_get_status (KlTable *self);
GtkWidget *kl_table_get_zoom (KlTable *self);

G_END_DECLS

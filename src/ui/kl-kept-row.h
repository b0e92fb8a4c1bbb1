/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game that the program keeps, in a list: its map, the players with their points, and when it was played.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KL_TYPE_KEPT_ROW (kl_kept_row_get_type ())

G_DECLARE_FINAL_TYPE (KlKeptRow, kl_kept_row, KL, KEPT_ROW, GtkListBoxRow)

/* path: one of kl-store.h. */
GtkWidget *kl_kept_row_new (const char *path) G_GNUC_WARN_UNUSED_RESULT;

const char *kl_kept_row_get_path (KlKeptRow *self);
/* "Anna, Joris"; plain text. */
const char *kl_kept_row_get_players (KlKeptRow *self);

/* The game that lies on the table cannot be deleted. */
void kl_kept_row_set_on_table (KlKeptRow *self,
                               gboolean   on_table);

/* Reads the game and shows it, or says why it cannot be read; the map comes later, and then callback is called. */
void kl_kept_row_load (KlKeptRow          *self,
                       GAsyncReadyCallback callback,
                       gpointer            user_data);

G_END_DECLS

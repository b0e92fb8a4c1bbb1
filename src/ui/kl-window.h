/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window: a welcome, or the game being played.
 */

#pragma once

#include <adwaita.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_WINDOW (kl_window_get_type ())

G_DECLARE_FINAL_TYPE (KlWindow, kl_window, KL, WINDOW, AdwApplicationWindow)

KlWindow *kl_window_new (GtkApplication *application) G_GNUC_WARN_UNUSED_RESULT;

/* Properties: game, NULL before the first one; hints, whether the board helps with what is legal and what it is
 * worth; cover, whether secrets are covered between turns. */
KlGame *kl_window_get_game (KlWindow *self);
void    kl_window_set_game (KlWindow *self,
                            KlGame   *game);

/* Another game in the place of the present one, which can be had back for a while. message: what to tell, plain text. */
void kl_window_replace_game (KlWindow   *self,
                             KlGame     *game,
                             const char *message);
/* The same with a saved game or a script; when it cannot be read a dialog says why and nothing else happens. */
void kl_window_open_file (KlWindow *self,
                          GFile    *file);

/* The same with one of the games that the program keeps; path: one of kl-store.h. */
void kl_window_open_kept (KlWindow   *self,
                          const char *path);

/* Builds everything in the window anew, in the language that is spoken now; the game and what is seen of it stay. */
void kl_window_rebuild (KlWindow *self);

/* The game that was on the table when the program was left, if there was one. */
void kl_window_resume (KlWindow *self);

/* Waits until all games are on the disk as they are now. */
gboolean kl_window_write_games (KlWindow *self,
                                GError  **error);

G_END_DECLS

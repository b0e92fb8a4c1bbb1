/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps a game in a file: after every move, undo and redo, without anybody waiting for the disk.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_AUTOSAVE (kl_autosave_get_type ())

G_DECLARE_FINAL_TYPE (KlAutosave, kl_autosave, KL, AUTOSAVE, GObject)

/* Keeps the game at that path of kl-store.h from now on; known is what is there, or NULL when nothing is. What could not be
 * written is tried again, and keeps the object alive until it is. */
KlAutosave *kl_autosave_new (KlGame     *game,
                             const char *path,
                             GBytes     *known) G_GNUC_WARN_UNUSED_RESULT;

/* Properties: path, which becomes another when another program has played the game on there; problem (a sentence), why the game is
 * not kept at the moment, or NULL. Both are notified.
 *
 * Signal "saved": everything that the game was when the main loop ran last is on the disk. */
KlGame     *kl_autosave_get_game (KlAutosave *self);
const char *kl_autosave_get_path (KlAutosave *self);
const char *kl_autosave_get_problem (KlAutosave *self);

/* Writes the game as it is now, which makes it the one that was played last. */
void kl_autosave_save (KlAutosave *self);

/* Waits until the game is on the disk as it is now. FALSE when it cannot be. */
gboolean kl_autosave_flush (KlAutosave *self,
                            GError    **error);

/* Follows the game no more; what has not been written by then is given up. */
void kl_autosave_stop (KlAutosave *self);

G_END_DECLS

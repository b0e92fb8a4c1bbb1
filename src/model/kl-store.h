/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The folder in which the program keeps games by itself, a file for each. Every function may be called by any thread.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

/* In the user's state directory. */
char *kl_store_dup_folder (void) G_GNUC_WARN_UNUSED_RESULT;
/* A path in the folder that no other game has had. */
char *kl_store_dup_new_path (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/* The paths (char *) of the games, the one that was written last first. Of a game that cannot be read too. */
GPtrArray *kl_store_list (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a game; when its file is damaged or gone, the version before it, and then *contents is NULL. Else that is what the
 * file holds. contents may be NULL. */
KlGame *kl_store_read (const char *path,
                       GBytes    **contents,
                       GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* After this, power may fail: the file holds the new version, or still the old one when it gives FALSE; the version
 * before is its backup. Creates the folder. The message is a sentence.
 *
 * known is what the caller last read or wrote there, or NULL. When something else is there, another program plays the same
 * game on: KL_SAVE_ERROR_CHANGED, and nothing is written. */
gboolean kl_store_write (const char *path,
                         GBytes     *bytes,
                         GBytes     *known,
                         GError    **error);

/* Puts a game away, where kl_store_restore () finds it until kl_store_sweep () is called. One that is played on meanwhile is
 * newer than what was put away, and stays. */
gboolean kl_store_delete (const char *path);
gboolean kl_store_restore (const char *path);
/* Throws away what was put away, and what a program that was killed has left behind. */
void kl_store_sweep (const char *folder);

G_END_DECLS

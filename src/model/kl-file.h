/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files that a person chose, read and written as a whole. Errors are GIO's, with a sentence that names the file, the cause
 * and what to do.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* All of a file, or, of one that is larger than the limit, one byte more than that. Never waits for what is no file, such
 * as a pipe. */
GBytes *kl_file_read (GFile   *file,
                      gsize    limit,
                      GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* After this the new contents are on the disk, or what was there before still is; with backup, that is kept under a name
 * that ends in "~". */
gboolean kl_file_replace (GFile   *file,
                          GBytes  *bytes,
                          gboolean backup,
                          GError **error);

/* The file's name for a message: never its path, which in a sandbox means nothing to a person. */
char *kl_file_dup_name (GFile *file) G_GNUC_WARN_UNUSED_RESULT;

/* The names of the files in a folder reach the disk. */
void kl_file_sync_folder (const char *folder);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Documents and pictures on their way into files: drawn by a thread, written as a whole or not at all.
 */

#pragma once

#include <cairo.h>
#include <gio/gio.h>

G_BEGIN_DECLS

/* Draws the contents of a file, in any thread. */
typedef GBytes *(*KlOutputFunc) (gpointer data);

gboolean kl_output_write (GFile   *file,
                          GBytes  *contents,
                          GError **error);

/* Draws and writes in another thread; the program does not end before that is done. */
void     kl_output_write_async (GFile              *file,
                                KlOutputFunc        draw,
                                gpointer            data,
                                GDestroyNotify      free_data,
                                GAsyncReadyCallback callback,
                                gpointer            user_data);
gboolean kl_output_write_finish (GFile        *file,
                                 GAsyncResult *result,
                                 GError      **error);

/* Of cairo's streams, into a GByteArray. */
cairo_status_t kl_output_append (void                *array,
                                 const unsigned char *data,
                                 unsigned int         length);

G_END_DECLS

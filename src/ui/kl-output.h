/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Documents and pictures on their way into files: drawn by a thread, written as a whole or not at all.
 */

#pragma once

#include <cairo.h>
#include <gio/gio.h>

G_BEGIN_DECLS

/* Draws the contents of a file, in any thread. NULL when there is too little memory for them. */
typedef GBytes *(*KlOutputFunc) (gpointer data);

/* contents: as such a function returns them; of NULL it says what is wrong. */
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
/* What has been drawn on a surface that writes to such a stream, or, of pixels, a PNG of them. Frees both. NULL when there was too
 * little memory. */
GBytes *kl_output_finish (cairo_surface_t *surface,
                          GByteArray      *array) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

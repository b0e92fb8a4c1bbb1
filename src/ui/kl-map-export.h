/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The map with its figures as a picture in a file.
 */

#pragma once

#include <gdk/gdk.h>

#include "kl-game.h"

G_BEGIN_DECLS

typedef enum
{
  KL_MAP_PNG,
  KL_MAP_SVG,
  KL_MAP_PDF,
  KL_N_MAP_FORMATS
} KlMapFormat;

/* With the dot. */
const char *kl_map_format_get_extension (KlMapFormat format);
/* By the file's name; PNG where that does not say. */
KlMapFormat kl_map_format_guess (GFile *file);

/* A game's map as it lies now, ready to be drawn by any thread. */
typedef struct _KlMapExport KlMapExport;

KlMapExport *kl_map_export_new (KlGame *game) G_GNUC_WARN_UNUSED_RESULT;
void         kl_map_export_free (KlMapExport *self);

/* The contents of such a file; NULL when there is too little memory. May take some seconds. */
GBytes *kl_map_export_draw (const KlMapExport *self,
                            KlMapFormat        format) G_GNUC_WARN_UNUSED_RESULT;

/* A small one for the screen; pixels: of its longer side. */
GdkTexture *kl_map_export_draw_texture (const KlMapExport *self,
                                        int                pixels) G_GNUC_WARN_UNUSED_RESULT;

/* Draws it by another thread into a file; kl_output_write_finish () says how that went. Takes the map. */
void kl_map_export_write_async (KlMapExport        *self,
                                GFile              *file,
                                KlMapFormat         format,
                                GAsyncReadyCallback callback,
                                gpointer            user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KlMapExport, kl_map_export_free)

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drawings in data/, for the tests of the art.
 */

#pragma once

#include <cairo.h>
#include <gio/gio.h>

#include "rules-types.h"

/* The text of data/NAME; fails the test when there is none. */
char *art_read (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Names of the drawings of a type, "tiles/road-curve.svg", "tiles/road-curve-2.svg", …. */
GPtrArray *art_list_drawings (const char *type) G_GNUC_WARN_UNUSED_RESULT;

/* Is told of a segment in tiles/shapes.xml: where a figure stands and what it covers, as it is written there. */
typedef void (*ArtSegment) (const char *type,
                            int         x,
                            int         y,
                            const char *area,
                            gpointer    data);

/* Every segment of every type, in order. */
void art_read_shapes (ArtSegment func,
                      gpointer   data);

/* The drawing's text with everything that stands on the tile turned back, as for a tile in this turn. */
char *art_make_upright (const char *svg,
                        RulesTurn   turn) G_GNUC_WARN_UNUSED_RESULT;

/* The drawing in the colours of another board, by data/palette.ini; NULL: of the light one. */
char *art_recolour (const char *svg,
                    const char *scheme) G_GNUC_WARN_UNUSED_RESULT;

/* The drawing as pixels (CAIRO_FORMAT_RGB24), as many each way. */
cairo_surface_t *art_render (const char *svg,
                             int         pixels) G_GNUC_WARN_UNUSED_RESULT;

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the segments of a tile lie in its drawing: for standing figures, pointing at features and lighting them up.
 * Points are parts of the tile, from (0, 0) top left to (1, 1).
 */

#pragma once

#include <gtk/gtk.h>

#include "rules-types.h"

G_BEGIN_DECLS

/* Where a figure stands on a segment of a type of kl_tiles_get () in this turn. */
graphene_point_t kl_tile_shape_get_place (int       type,
                                          int       segment,
                                          RulesTurn turn);

/* The segment that is drawn at a point, or -1. */
int kl_tile_shape_find_segment (int                     type,
                                RulesTurn               turn,
                                const graphene_point_t *at);

/* Adds the outline of a segment of an unturned tile to the path of a cairo context. */
void kl_tile_shape_trace (int      type,
                          int      segment,
                          cairo_t *cr);
/* The same without what lies along the tile's edges, where the feature goes on. */
void kl_tile_shape_trace_outline (int      type,
                                  int      segment,
                                  cairo_t *cr);

G_END_DECLS

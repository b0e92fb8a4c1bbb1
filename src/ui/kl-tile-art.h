/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures of land tiles.
 */

#pragma once

#include "kl-art.h"
#include "rules-position.h"

G_BEGIN_DECLS

/* The copy-th (from 0) tile of a type of kl_tiles_get () as it looks when turned. A KlArt. */
GdkPaintable *kl_tile_art_get_paintable (int       type,
                                         int       copy,
                                         RulesTurn turn) G_GNUC_WARN_UNUSED_RESULT;

/* How many of a position's first n_tiles are of a type. Drawn ones come in the order of their copies, so that this is also the copy
 * of the next one. */
int kl_tile_art_count_copies (const RulesPosition *pos,
                              int                  n_tiles,
                              int                  type);

G_END_DECLS

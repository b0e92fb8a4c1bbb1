/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lies under the tiles of the map.
 */

#pragma once

#include "kl-board-map.h"

G_BEGIN_DECLS

/* The table's edge, the shadow that the cards throw on it, and what closes their joints. */
void kl_board_ground_snapshot (KlBoardMap  *map,
                               GtkSnapshot *snapshot);

G_END_DECLS

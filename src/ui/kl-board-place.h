/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where figures stand on the map, in its units.
 */

#pragma once

#include <gtk/gtk.h>

#include "rules-position.h"

G_BEGIN_DECLS

/* The first figure on a segment of the board. */
graphene_point_t kl_board_place_of_segment (const RulesSetup    *setup,
                                            const RulesPosition *pos,
                                            int                  segment);
/* The index-th of the position's figures. A barn stands on a corner; others that share a segment stand beside each other. */
graphene_point_t kl_board_place_of_figure (const RulesSetup    *setup,
                                           const RulesPosition *pos,
                                           int                  index);
/* The index-th of the position's wagons on their way. */
graphene_point_t kl_board_place_of_wagon (const RulesSetup    *setup,
                                          const RulesPosition *pos,
                                          int                  index);
/* One more on a segment. */
graphene_point_t kl_board_place_of_next (const RulesSetup    *setup,
                                         const RulesPosition *pos,
                                         int                  segment);
/* The north-west corner of a space. */
graphene_point_t kl_board_place_of_corner (int x,
                                           int y);

/* The rectangle of the table (H8); false when it has no edge. */
bool kl_board_place_of_table (const RulesSetup *setup,
                              graphene_rect_t  *table);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that lies on the table, in its own units: tiles, legal places, figures, and spots for figures. Its parent
 * gives it its place and draws it.
 */

#pragma once

#include "kl-board-intent.h"
#include "kl-board-slot.h"
#include "kl-board-spot.h"
#include "kl-board-tile.h"
#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_BOARD_MAP (kl_board_map_get_type ())

G_DECLARE_FINAL_TYPE (KlBoardMap, kl_board_map, KL, BOARD_MAP, GtkWidget)

/* From the back to the front. */
typedef enum
{
  KL_LAYER_TILES,
  KL_LAYER_ADVISED_TILE,
  KL_LAYER_SLOTS,
  KL_LAYER_DEAD,
  KL_LAYER_FIELDS,
  KL_LAYER_GLOW,
  KL_LAYER_FIGURES,
  KL_LAYER_SPOTS,
  KL_LAYER_ADVISED_SPOT,
  KL_LAYER_EFFECTS,
  KL_N_LAYERS
} KlLayer;

GtkWidget *kl_board_map_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Makes the map show the game's position; only what differs is touched. game may be NULL. */
void kl_board_map_update (KlBoardMap     *self,
                          KlGame         *game,
                          const KlIntent *intent);

/* In the parent's size_allocate: where the map's origin is, and how many pixels a unit. */
void kl_board_map_place (KlBoardMap *self,
                         double      x,
                         double      y,
                         double      zoom);
/* In the parent's snapshot, after its children's. */
void kl_board_map_draw (KlBoardMap  *self,
                        GtkSnapshot *snapshot);

/* Whether nothing can be seen between the tiles that lie in an area, in units. */
gboolean kl_board_map_covers (KlBoardMap            *self,
                              const graphene_rect_t *area);

/* Pixels and device pixels per unit. */
double kl_board_map_get_zoom (KlBoardMap *self);
void   kl_board_map_set_scale (KlBoardMap *self,
                               double      zoom,
                               double      scale);
/* What part of the map can be seen, NULL for all of it: the pictures of other tiles are not drawn meanwhile. */
void kl_board_map_set_sight (KlBoardMap            *self,
                             const graphene_rect_t *sight);

/* Has the pictures of the tiles in sight drawn, those nearest to its middle first. */
void kl_board_map_prepare (KlBoardMap            *self,
                           const graphene_rect_t *sight);

/* Puts a child into a layer; it is the map's until it is removed. */
void kl_board_map_put (KlBoardMap *self,
                       KlLayer     layer,
                       GtkWidget  *child,
                       double      x,
                       double      y);
void kl_board_map_move (KlBoardMap *self,
                        GtkWidget  *child,
                        double      x,
                        double      y,
                        double      scale);
void kl_board_map_remove (KlBoardMap *self,
                          KlLayer     layer,
                          GtkWidget  *child);

/* Where a child lies, in units: as it was put or moved there, whether or not sizes have been given out since. */
graphene_rect_t kl_board_map_get_place (KlBoardMap *self,
                                        GtkWidget  *child);

/* The children of a layer; borrowed. */
guint      kl_board_map_get_n (KlBoardMap *self,
                               KlLayer     layer);
GtkWidget *kl_board_map_get_child (KlBoardMap *self,
                                   KlLayer     layer,
                                   guint       index);

KlBoardSlot *kl_board_map_find_slot (KlBoardMap *self,
                                     int         x,
                                     int         y);
/* The spot that a key chooses, or NULL. */
KlBoardSpot *kl_board_map_find_spot (KlBoardMap *self,
                                     int         number);

/* The newest figure on the map that stands so, a barn's corner aside; or NULL. */
GtkWidget *kl_board_map_find_figure (KlBoardMap          *self,
                                     const RulesStanding *standing);

/* How large the spots may be without touching each other, in units. */
double kl_board_map_get_spot_room (KlBoardMap *self);

/* Lights up the feature that a segment of the board is part of; -1 for none. */
void kl_board_map_light (KlBoardMap *self,
                         int         segment);
int  kl_board_map_get_lit (KlBoardMap *self);

/* What of the map must be seen: the tiles and the spaces beside them, as far as the table goes. */
graphene_rect_t kl_board_map_get_extent (KlBoardMap *self);

G_END_DECLS

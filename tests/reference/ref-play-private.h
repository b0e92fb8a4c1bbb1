/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Shared by the files that play: ref-play.c makes moves, ref-turn.c draws and passes turns on, -wagon.c, -gift.c and
 * -sale.c hold what their rules say, -moves.c lists what is legal. */

#pragma once

#include "ref-play.h"

RefLogEntry *ref_play_log (RefPlay   *play,
                           RefLogKind kind,
                           int        player);
void         ref_play_log_feature (RefPlay          *play,
                                   RefLogEntry      *entry,
                                   const RefFeature *feature);
void         ref_play_log_payments (RefPlay           *play,
                                    const RefPayments *payments,
                                    bool               final);
/* Chance's next; on a fault any. */
int ref_play_next_tile (RefPlay *play);
int ref_play_next_card (RefPlay *play);

/* ref-turn.c */
void ref_turn_deal (RefPlay *play,
                    int      first_player);
void ref_turn_begin (RefPlay *play,
                     int      player);
void ref_turn_draw (RefPlay *play);
void ref_turn_decline_abbey (RefPlay *play);
/* T9, T10 */
void ref_turn_end (RefPlay *play);
bool ref_turn_can_lay_abbey (const RefPlay *play,
                             int            player);
bool ref_turn_land_tiles_left (const RefPlay *play);
bool ref_turn_hand_fits (const RefPlay *play,
                         int            player);
void ref_turn_put_back (RefPlay *play,
                        int      type);

/* ref-wagon.c: the next one who has a wagon to move, or what comes after all have. */
void ref_wagon_next (RefPlay *play);
void ref_wagon_make (RefPlay       *play,
                     const RefMove *move);
void ref_wagon_moves (const RefPlay *play,
                      RefMoves      *moves);

/* ref-gift.c: G2 to G4, and G5 to G10. */
void ref_gift_receive (RefPlay *play);
void ref_gift_make (RefPlay       *play,
                    const RefMove *move);
void ref_gift_moves (const RefPlay *play,
                     RefMoves      *moves);

/* ref-sale.c: whether bidding begins for the tile just drawn (H5), and its moves. */
bool ref_sale_begin (RefPlay *play);
void ref_sale_make (RefPlay       *play,
                    const RefMove *move);
void ref_sale_moves (const RefPlay *play,
                     RefMoves      *moves);

void ref_moves_add (RefMoves *moves,
                    RefMove   move);

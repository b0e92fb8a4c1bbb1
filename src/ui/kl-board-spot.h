/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A place on the map where a figure may go, or a figure that something may be done with.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-board-offer.h"
#include "kl-colour.h"

G_BEGIN_DECLS

#define KL_TYPE_BOARD_SPOT (kl_board_spot_get_type ())

G_DECLARE_FINAL_TYPE (KlBoardSpot, kl_board_spot, KL, BOARD_SPOT, GtkWidget)

enum
{
  KL_SPOT_SIZE = 38,  /* in units of the map, where there is room for it */
  KL_SPOT_PIXELS = 40 /* how large a spot should be on the screen, to be seen and hit */
};

/* number: the key that chooses it, 0 when it has none. label: its accessible name. */
GtkWidget *kl_board_spot_new (const KlOffer *offer,
                              gboolean       lying,
                              int            number,
                              KlColour       colour,
                              const char    *label) G_GNUC_WARN_UNUSED_RESULT;

const KlOffer *kl_board_spot_get_offer (KlBoardSpot *self);
int            kl_board_spot_get_number (KlBoardSpot *self);

/* Device pixels per unit. */
void kl_board_spot_set_scale (KlBoardSpot *self,
                              double       scale);

G_END_DECLS

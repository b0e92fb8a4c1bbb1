/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a player has beside the map: figures, abbeys, and gift cards from behind.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-player.h"

G_BEGIN_DECLS

typedef enum
{
  KL_SUPPLY_FULL,    /* a picture of every thing */
  KL_SUPPLY_COUNTED, /* of every kind one small picture and a number */
  KL_SUPPLY_BESIDE   /* the same, but the meeple is beside it already */
} KlSupplyForm;

#define KL_TYPE_SUPPLY (kl_supply_get_type ())

G_DECLARE_FINAL_TYPE (KlSupply, kl_supply, KL, SUPPLY, GtkWidget)

/* Property "form" (construct only): a KlSupplyForm. */

/* Shows what the player has now. */
void kl_supply_show (KlSupply *self,
                     KlPlayer *player);

/* The same in words, for a screen reader: "3 meeples, a mayor". Never empty. */
char *kl_supply_dup_words (KlPlayer *player) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

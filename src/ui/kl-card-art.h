/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures of gift cards, and the backs of cards and tiles.
 */

#pragma once

#include "kl-art.h"

G_BEGIN_DECLS

typedef enum
{
  KL_BACK_GIFT,
  KL_BACK_TILE,
  KL_BACK_START_TILE,
  KL_N_BACKS
} KlBack;

/* What a gift is known by: a square picture. A KlArt, as all of these. */
GdkPaintable *kl_card_art_get_emblem (RulesGift gift) G_GNUC_WARN_UNUSED_RESULT;
/* An empty card, two thirds as wide as high, in the middle of a square. The emblem goes into its upper part. */
GdkPaintable *kl_card_art_get_face (void) G_GNUC_WARN_UNUSED_RESULT;
/* A gift's back is as narrow as its face. */
GdkPaintable *kl_card_art_get_back (KlBack back) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

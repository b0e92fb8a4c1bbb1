/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture as a paintable: turned by quarters, and sharp at the scale at which it is shown.
 */

#pragma once

#include "kl-picture.h"
#include "rules-types.h"

G_BEGIN_DECLS

#define KL_TYPE_ART (kl_art_get_type ())

G_DECLARE_FINAL_TYPE (KlArt, kl_art, KL, ART, GObject)

KlArt *kl_art_new (KlPicture *picture,
                   RulesTurn  turn) G_GNUC_WARN_UNUSED_RESULT;

/* Borrowed. */
KlPicture *kl_art_get_picture (KlArt *self);

RulesTurn kl_art_get_turn (KlArt *self);
void      kl_art_set_turn (KlArt    *self,
                           RulesTurn turn);

/* How many device pixels one unit of the snapshot will be; 0 when nobody knows: then for a screen of the highest
 * resolution there is. */
void kl_art_set_scale (KlArt *self,
                       double scale);
/* Asleep it is shown with what there is, and nothing is drawn for it: it is out of sight. */
void kl_art_set_asleep (KlArt   *self,
                        gboolean asleep);

/* Asks for the texture of this size, in units, that will be shown. */
void kl_art_prepare (KlArt *self,
                     double size);

G_END_DECLS

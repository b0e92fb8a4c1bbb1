/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "Pass the screen to Red": covers what the next player holds until that player is there.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_COVER (kl_cover_get_type ())

G_DECLARE_FINAL_TYPE (KlCover, kl_cover, KL, COVER, GtkWidget)

/* Properties: game; enabled: whether to cover at all; covering (read only): now. The cover shows itself. */
gboolean kl_cover_get_covering (KlCover *self);
/* The player is there. */
void kl_cover_lift (KlCover *self);

/* Who is at the screen of another cover is at this one. */
void kl_cover_take_over (KlCover *self,
                         KlCover *other);

/* While the cover is there, keys that go into widget go no further, and Enter and Space lift the cover. Whether it is there or
 * not, Enter and Space do nothing by being held down: what they do may hide what they are pressed on, and the next thing would
 * get them. To be called once. */
void kl_cover_watch_keys (KlCover   *self,
                          GtkWidget *widget);

G_END_DECLS

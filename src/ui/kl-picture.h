/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A square drawing (SVG, in layers) and its textures: in the sizes that were asked for, in four turns.
 */

#pragma once

#include <gtk/gtk.h>

#include "rules-types.h"

G_BEGIN_DECLS

#define KL_TYPE_PICTURE (kl_picture_get_type ())

G_DECLARE_FINAL_TYPE (KlPicture, kl_picture, KL, PICTURE, GObject)

KlPicture *kl_picture_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Puts a drawing on top of those before; place: where, as a part of the unit square. All layers come before the first
 * texture is asked for. */
void kl_picture_add_layer (KlPicture             *self,
                           GBytes                *svg,
                           const graphene_rect_t *place);

/* A texture for showing the picture in this turn at so many device pixels. What is not there yet is drawn by another
 * thread: until "drawn" is emitted the answer is another size, another turn (remaining says by how much it must still
 * be turned), or NULL when there is none at all. Borrowed until the next call. */
GdkTexture *kl_picture_get_texture (KlPicture *self,
                                    RulesTurn  turn,
                                    int        pixels,
                                    RulesTurn *remaining);

enum
{
  KL_PICTURE_UNITS = 512 /* the side of a recording */
};

/* The picture as drawing commands, to be replayed onto paper or into a file. What stands on it is turned back for
 * showing it in this turn; the recording itself is not turned. May be called in any thread. */
cairo_surface_t *kl_picture_record (KlPicture *self,
                                    RulesTurn  turn) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

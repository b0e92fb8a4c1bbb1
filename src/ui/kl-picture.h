/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A square drawing (SVG, in layers) and its textures: in the sizes that were asked for, in four turns.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-scheme.h"
#include "rules-types.h"

G_BEGIN_DECLS

#define KL_TYPE_PICTURE (kl_picture_get_type ())

G_DECLARE_FINAL_TYPE (KlPicture, kl_picture, KL, PICTURE, GObject)

typedef enum
{
  KL_PICTURE_PLAIN = 0,
  KL_PICTURE_IN_SCHEME = 1 << 0, /* in the colours of the desktop's scheme */
  KL_PICTURE_CARD = 1 << 1       /* with the faint edge of a card */
} KlPictureFlags;

KlPicture *kl_picture_new (KlPictureFlags flags) G_GNUC_WARN_UNUSED_RESULT;

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
/* Shows the picture, which is square, likewise. Modest: nothing is drawn for it as long as there is anything to show. */
void kl_picture_snapshot (KlPicture             *self,
                          GtkSnapshot           *snapshot,
                          const graphene_rect_t *bounds,
                          RulesTurn              turn,
                          int                    pixels,
                          gboolean               modest);
/* Asks for a texture that will be shown. */
void kl_picture_prepare (KlPicture *self,
                         RulesTurn  turn,
                         int        pixels);
/* Whether there is anything to show. */
gboolean kl_picture_is_drawn (KlPicture *self);

/* Forgets what waits to be drawn: whoever still shows such a picture asks again, and nobody waits for what is not
 * wanted any more. */
void kl_picture_reconsider (void);

/* What pictures have cost. */
typedef struct
{
  guint  drawn;   /* textures made since the program began, by whatever means */
  guint  waiting; /* that were asked for and are not there yet */
  gsize  bytes;   /* of the textures that are kept */
  gint64 work;    /* of the threads that draw, in microseconds of processor time */
} KlPictureCost;

KlPictureCost kl_picture_get_cost (void);

enum
{
  KL_PICTURE_UNITS = 512,      /* the side of a recording */
  KL_PICTURE_LARGEST = 1024,   /* the most pixels of a texture's side */
  KL_PICTURE_BUDGET = 96 << 20 /* bytes that all textures may take */
};

/* The picture as drawing commands, to be replayed onto paper or into a file, in the colours of the light board and
 * without an edge. What stands on it is turned back for showing it in this turn; the recording itself is not turned. May
 * be called in any thread. */
cairo_surface_t *kl_picture_record (KlPicture *self,
                                    RulesTurn  turn) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

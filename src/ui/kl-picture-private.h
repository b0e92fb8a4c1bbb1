/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of KlPicture share: kl-picture.c keeps the textures, kl-picture-draw.c draws them, kl-picture-queue.c
 * has other threads draw.
 */

#pragma once

#include "kl-picture.h"

G_BEGIN_DECLS

typedef struct
{
  GBytes         *svg;
  graphene_rect_t place;
} KlPictureLayer;

/* A texture to be made; or one that was made. */
typedef struct
{
  KlPicture       *picture; /* owned */
  RulesTurn        turn;
  int              pixels;
  KlScheme         scheme;
  cairo_surface_t *master; /* owned; a larger one to make it of, or NULL; one that had to be made is put here */
  cairo_surface_t *result; /* owned */
  gint64           work;   /* that it took, in microseconds of processor time */
} KlPictureJob;

/* kl-picture.c */
/* Keeps what was made, and says that it is there. */
void kl_picture_take (KlPictureJob *job);
/* That what was asked for will not come: whoever still shows the picture asks again. */
void kl_picture_give_up (KlPictureJob *job);

/* kl-picture-draw.c; in any thread, for the layers are not changed any more */
void kl_picture_draw_layers (const GArray *layers,
                             RulesTurn     turn,
                             KlScheme      scheme,
                             int           pixels,
                             cairo_t      *cr);
/* card: with its edge. */
cairo_surface_t *kl_picture_draw (const GArray *layers,
                                  bool          card,
                                  RulesTurn     turn,
                                  KlScheme      scheme,
                                  int           pixels) G_GNUC_WARN_UNUSED_RESULT;
cairo_surface_t *kl_picture_shrink (cairo_surface_t *surface,
                                    int              pixels) G_GNUC_WARN_UNUSED_RESULT;

/* kl-picture-queue.c */
void kl_picture_job_free (KlPictureJob *job);
void kl_picture_job_run (KlPictureJob *job);
/* Takes the job; an urgent one comes before all that wait. */
void  kl_picture_queue_push (KlPictureJob *job,
                             bool          urgent);
guint kl_picture_queue_get_length (void);
/* What the threads have worked so far, in microseconds of processor time. */
gint64 kl_picture_queue_get_work (void);

G_END_DECLS

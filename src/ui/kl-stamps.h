/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures for paper and files: each is drawn once as vectors, and then only referred to, however often it is shown.
 */

#pragma once

#include "kl-picture.h"

G_BEGIN_DECLS

typedef struct _KlStamps KlStamps;

/* Freed only after what was drawn onto has been finished. */
KlStamps *kl_stamps_new (void) G_GNUC_WARN_UNUSED_RESULT;
void      kl_stamps_free (KlStamps *self);

/* Draws a picture, turned clockwise by quarters, as a square with its corner at x, y. */
void kl_stamps_draw (KlStamps  *self,
                     cairo_t   *cr,
                     KlPicture *picture,
                     RulesTurn  turn,
                     double     x,
                     double     y,
                     double     size);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KlStamps, kl_stamps_free)

G_END_DECLS

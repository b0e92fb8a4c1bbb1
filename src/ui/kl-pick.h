/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A thing that can be picked: a button with its picture, its name and how many there are, which stays down while it is the
 * one that is picked.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KL_TYPE_PICK (kl_pick_get_type ())

G_DECLARE_FINAL_TYPE (KlPick, kl_pick, KL, PICK, GtkToggleButton)

/* small: the picture and the number only; the name is in the tooltip. */
GtkWidget *kl_pick_new (gboolean small) G_GNUC_WARN_UNUSED_RESULT;

enum
{
  KL_PICK_UNCOUNTED = -1
};

/* title: may have soft hyphens, which only serve to part it below the picture. count: how many there are, or KL_PICK_UNCOUNTED.
 * why_not: why it cannot be picked now, or NULL when it can. Nothing is emitted. */
void kl_pick_show (KlPick       *self,
                   GdkPaintable *paintable,
                   const char   *title,
                   int           count,
                   gboolean      picked,
                   const char   *why_not);

G_END_DECLS

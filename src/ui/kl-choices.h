/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What there is to pick from: the tiles of a hand of several, the kinds of figures, and the abbey.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_CHOICES (kl_choices_get_type ())

G_DECLARE_FINAL_TYPE (KlChoices, kl_choices, KL, CHOICES, GtkWidget)

/* Properties: game; picked, figure, gift: the board's, bound both ways; covered: nothing is shown that is a secret; compact
 * (construct only). */

/* As if the person clicked on the position-th of the things that can be picked now, from 0; false when there is none. */
gboolean kl_choices_pick (KlChoices *self,
                          int        position);

G_END_DECLS

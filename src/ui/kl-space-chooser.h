/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A small map of which one empty space can be chosen.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-tiles-left.h"

G_BEGIN_DECLS

#define KL_TYPE_SPACE_CHOOSER (kl_space_chooser_get_type ())

G_DECLARE_FINAL_TYPE (KlSpaceChooser, kl_space_chooser, KL, SPACE_CHOOSER, GtkGrid)

enum
{
  KL_SPACE_NONE = -1
};

/* Shows the game's position; each space says how many of the tiles that are left fit there. Nothing is chosen then. */
void kl_space_chooser_show (KlSpaceChooser    *self,
                            KlGame            *game,
                            const KlTilesLeft *left);

/* The chosen space, by its number in the position, or KL_SPACE_NONE. Signal "chosen": it is another one now, by the
 * person's doing; chosen once more it is given up. */
int kl_space_chooser_get_space (KlSpaceChooser *self);

G_END_DECLS

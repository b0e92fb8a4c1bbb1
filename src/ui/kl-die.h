/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A die that shows how often a player has been round the score track (H10).
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KL_TYPE_DIE (kl_die_get_type ())

G_DECLARE_FINAL_TYPE (KlDie, kl_die, KL, DIE, GtkWidget)

void kl_die_set_score (KlDie *self,
                       int    score);
int  kl_die_get_pips (KlDie *self);

G_END_DECLS

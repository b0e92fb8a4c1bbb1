/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window with the score track, to lie beside the game while it goes on.
 */

#pragma once

#include <adwaita.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_TRACK_DIALOG (kl_track_dialog_get_type ())

G_DECLARE_FINAL_TYPE (KlTrackDialog, kl_track_dialog, KL, TRACK_DIALOG, AdwWindow)

/* Property: game, which may be NULL. Bind it to what the parent shows. */
KlTrackDialog *kl_track_dialog_new (GtkWindow *parent) G_GNUC_WARN_UNUSED_RESULT;
KlGame        *kl_track_dialog_get_game (KlTrackDialog *self);
void           kl_track_dialog_set_game (KlTrackDialog *self,
                                         KlGame        *game);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What has happened in the game, in words.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_LOG_PANEL (kl_log_panel_get_type ())

G_DECLARE_FINAL_TYPE (KlLogPanel, kl_log_panel, KL, LOG_PANEL, GtkWidget)

/* Activating a line activates win.look-at with its entry of the history. Of a view the log is that of the real game. */
KlGame *kl_log_panel_get_game (KlLogPanel *self);
void    kl_log_panel_set_game (KlLogPanel *self,
                               KlGame     *game);

/* The turns shown: those that have something to tell. */
GListModel *kl_log_panel_get_turns (KlLogPanel *self);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The gift cards of whoever has to decide: face down until they are looked at.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_GIFTS_PANEL (kl_gifts_panel_get_type ())

G_DECLARE_FINAL_TYPE (KlGiftsPanel, kl_gifts_panel, KL, GIFTS_PANEL, GtkWidget)

/* Properties: game; gift: the board's, bound both ways; looking: the cards lie face up; covered: they cannot be looked at now.
 * Signal: "move" (const RulesMove *), as the board's. The panel hides itself in a game without gifts. */

/* The first of the cards that lie face up, for the focus; NULL where there is none. */
GtkWidget *kl_gifts_panel_get_first_card (KlGiftsPanel *self);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A gift card face up: what it is, what it says, and what it would do now.
 */

#pragma once

#include <gtk/gtk.h>

#include "rules-types.h"

G_BEGIN_DECLS

#define KL_TYPE_GIFT_CARD (kl_gift_card_get_type ())

G_DECLARE_FINAL_TYPE (KlGiftCard, kl_gift_card, KL, GIFT_CARD, GtkWidget)

/* Signals: "chosen": the person wants to choose a target, or no longer; "opened": the person opens it, where there is nothing
 * to choose. */
GtkWidget *kl_gift_card_new (RulesGift card) G_GNUC_WARN_UNUSED_RESULT;

RulesGift kl_gift_card_get_card (KlGiftCard *self);

/* count: how many of them there are; now: what it would do, or why it cannot be opened; open: what opening it is called when
 * there is nothing to choose, else NULL. choosable: it has targets to choose from; chosen: that is being done. */
void kl_gift_card_show (KlGiftCard *self,
                        guint       count,
                        const char *now,
                        const char *open,
                        gboolean    choosable,
                        gboolean    chosen);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of the new-game dialog: a player's colour and name, and who plays.
 */

#pragma once

#include <adwaita.h>

#include "kl-colour.h"
#include "kl-kind.h"

G_BEGIN_DECLS

#define KL_TYPE_PLAYER_ENTRY (kl_player_entry_get_type ())

G_DECLARE_FINAL_TYPE (KlPlayerEntry, kl_player_entry, KL, PLAYER_ENTRY, AdwEntryRow)

/* Property "kind" (int, a KlKind).
 *
 * Signals: "colour-chosen" (colour) before the row takes it, so that the dialog can give the old one to whoever had the
 * new one; "removed" when the player should go. */
GtkWidget *kl_player_entry_new (KlColour    colour,
                                const char *name,
                                KlKind      kind) G_GNUC_WARN_UNUSED_RESULT;

KlColour kl_player_entry_get_colour (KlPlayerEntry *self);
void     kl_player_entry_set_colour (KlPlayerEntry *self,
                                     KlColour       colour);
KlKind   kl_player_entry_get_kind (KlPlayerEntry *self);
void     kl_player_entry_set_kind (KlPlayerEntry *self,
                                   KlKind         kind);
/* Whether there are players enough to do without this one. */
void kl_player_entry_set_removable (KlPlayerEntry *self,
                                    gboolean       removable);

G_END_DECLS

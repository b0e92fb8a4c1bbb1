/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays for the computers of a game: thinks wherever one of them has to decide, and plays what comes of it.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_THINKER (kl_thinker_get_type ())

G_DECLARE_FINAL_TYPE (KlThinker, kl_thinker, KL, THINKER, GObject)

KlThinker *kl_thinker_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Properties: game, or NULL; pace (uint): milliseconds that a move takes at least, twice as many after points were scored, so
 * that one can follow; paused; held: as paused, but for as long as something else is shown; thinking (read only): it is a
 * computer's turn and the game goes on.
 *
 * Whatever happens to the game, what was thought about it before comes to nothing. A game that is taken up where something
 * is undone is paused. */
KlGame  *kl_thinker_get_game (KlThinker *self);
void     kl_thinker_set_game (KlThinker *self,
                              KlGame    *game);
void     kl_thinker_set_pace (KlThinker *self,
                              guint      milliseconds);
gboolean kl_thinker_get_paused (KlThinker *self);
void     kl_thinker_set_paused (KlThinker *self,
                                gboolean   paused);
void     kl_thinker_set_held (KlThinker *self,
                              gboolean   held);
gboolean kl_thinker_get_thinking (KlThinker *self);

G_END_DECLS

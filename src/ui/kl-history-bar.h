/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looking back: a bar to step through the whole game, and the view of it that everything else shows meanwhile.
 */

#pragma once

#include <gtk/gtk.h>

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_TYPE_HISTORY_BAR (kl_history_bar_get_type ())

G_DECLARE_FINAL_TYPE (KlHistoryBar, kl_history_bar, KL, HISTORY_BAR, GtkWidget)

/* Properties: game, the real one, or NULL; shown (read only): what the table is to show, the game or a view of it;
 * compact: with little room.
 *
 * Actions, all only while somebody looks back: history.first, .previous, .next and .last go to other moments; history.leave
 * ends looking with the game as it was before; history.continue ends it with the game set back to this moment, and what
 * came after it undone. */
KlGame  *kl_history_bar_get_game (KlHistoryBar *self);
void     kl_history_bar_set_game (KlHistoryBar *self,
                                  KlGame       *game);
KlGame  *kl_history_bar_get_shown (KlHistoryBar *self);
gboolean kl_history_bar_get_looking (KlHistoryBar *self);

/* Looks at an entry of the history; from now on if nobody did yet. */
void kl_history_bar_look_at (KlHistoryBar *self,
                             guint         entry);
/* Begins where the game is, or ends as history.leave does. */
void kl_history_bar_toggle (KlHistoryBar *self);

G_END_DECLS

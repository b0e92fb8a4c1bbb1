/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of a game, shared by its files.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

enum
{
  KL_GAME_N_PROPS = 8 /* the number 0 is none */
};

typedef enum
{
  KL_GAME_SIGNAL_HAPPENED,
  KL_GAME_SIGNAL_CHANGED,
  KL_GAME_N_SIGNALS
} KlGameSignal;

extern guint kl_game_signals[KL_GAME_N_SIGNALS];

struct _KlGame
{
  GObject parent_instance;

  RulesHistory history;
  gboolean     legal_is_known;
  int          told[KL_GAME_N_PROPS]; /* the values last notified; the current player as an index */

  /* Owned */
  KlGame     *real; /* of a view; NULL of any other game */
  RulesMoves *legal;
  GListStore *players;
  GListStore *log;
};

/* kl-game.c: the legal moves of whoever decides; and after the history has moved: brings everything up to date, then
 * notifies. Gives the turns that are new in the log. */
const RulesMoves *kl_game_find_legal (KlGame *self);
GPtrArray        *kl_game_update (KlGame *self);

/* kl-game-play.c */
gboolean kl_game_may_undo (KlGame *self);

G_END_DECLS

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

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One game played by chance, looked at after every move.
 */

#pragma once

#include <glib.h>

#include "ref-compare.h"
#include "rules-legal.h"

G_BEGIN_DECLS

typedef struct
{
  RulesPosition position; /* where it ended */
  guint         n_moves;
  char         *problem; /* what is wrong and after which move; NULL when nothing is. To be freed */
} CliGame;

/* What a thread needs to play; large, and used again for every game. */
typedef struct
{
  const RefMatch *match; /* NULL: do not compare with the reference */
  RefMirror      *mirror;
  RulesEvents     events;
  RulesMoves      legal;
} CliPlayer;

void cli_player_init (CliPlayer      *player,
                      const RefMatch *match);
void cli_player_clear (CliPlayer *player);

/* Plays setup to its end; the same setup gives the same game. moves: NULL, or an array of RulesMove that gets the moves. */
void cli_player_play (CliPlayer        *player,
                      const RulesSetup *setup,
                      GArray           *moves,
                      CliGame          *game);

G_END_DECLS

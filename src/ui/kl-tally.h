/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points of a game added up by what they were for.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

/* In the order in which a table shows them. */
typedef enum
{
  KL_TALLY_ROADS,
  KL_TALLY_CITIES,
  KL_TALLY_MONASTERIES, /* abbeys too */
  KL_TALLY_FIELDS,      /* farmers, those who met a barn too */
  KL_TALLY_BARNS,
  KL_TALLY_GIFTS, /* cashed out, or unopened at the end */
  KL_TALLY_SALES, /* got for tiles, less what was paid for them (H5) */
  KL_N_TALLIES
} KlTallyKind;

typedef struct
{
  int during[KL_N_TALLIES][RULES_MAX_PLAYERS];
  int final[KL_N_TALLIES][RULES_MAX_PLAYERS];
} KlTally;

/* From everything that the game's log tells. */
void kl_tally_count (KlTally *tally,
                     KlGame  *game);
/* Whether points of this kind can be had in such a game, during it or (final) at its end. */
gboolean kl_tally_has (const RulesSetup *setup,
                       KlTallyKind       kind,
                       gboolean          final);

G_END_DECLS

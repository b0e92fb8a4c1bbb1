/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a score stands on the score track: fifty spaces a lap (B16).
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

enum
{
  KL_LAP_SPACES = 50
};

typedef struct
{
  int laps;  /* completed */
  int space; /* 0 to 49 */
} KlLap;

KlLap kl_lap_of (int score);
/* What a die shows for it (H10): the 6 in the first lap, then 1, 2 and so on. */
int kl_lap_get_face (KlLap lap);
/* "Red: 63 points, second lap, space 13" */
char *kl_lap_dup_words (KlPlayer *player) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

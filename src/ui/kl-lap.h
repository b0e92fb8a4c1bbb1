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
  KL_LAP_SPACES = 50,
  KL_LAP_FACES = 6, /* of the die */
  KL_LAP_PLACES = 9 /* of a face */
};

typedef struct
{
  int laps;  /* completed */
  int space; /* 0 to 49 */
} KlLap;

KlLap kl_lap_of (int score);
/* What a die shows for it (H10): the 6 in the first lap, then 1, 2 and so on. */
int kl_lap_get_face (KlLap lap);
/* Whether a face, 1 to 6, has a pip in one of its places, row by row, 0 to 8. */
gboolean kl_lap_has_pip (int face,
                         int place);
/* "Red: 63 points, second lap, space 13" */
char *kl_lap_dup_words (KlPlayer *player) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

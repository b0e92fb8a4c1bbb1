/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No score is ever below nothing: what is bid for a tile has to be there (H5).
 */

#include "kl-lap.h"

#include <glib/gi18n.h>

#include "kl-words.h"

KlLap
kl_lap_of (int score)
{
  g_return_val_if_fail (score >= 0, ((KlLap){ 0, 0 }));

  return (KlLap){ score / KL_LAP_SPACES, score % KL_LAP_SPACES };
}

int
kl_lap_get_face (KlLap lap)
{
  return lap.laps == 0 ? KL_LAP_FACES : (lap.laps - 1) % KL_LAP_FACES + 1;
}

gboolean
kl_lap_has_pip (int face,
                int place)
{
  static const char pips[KL_LAP_FACES][KL_LAP_PLACES + 1] = { "....#....", "#.......#", "#...#...#", "#.#...#.#", "#.#.#.#.#", "#.##.##.#" };

  g_return_val_if_fail (face >= 1 && face <= KL_LAP_FACES, FALSE);
  g_return_val_if_fail (place >= 0 && place < KL_LAP_PLACES, FALSE);

  return pips[face - 1][place] == '#';
}

static char *
dup_lap (int laps)
{
  static const char *const words[] = {
    N_ ("first lap"),
    N_ ("second lap"),
    N_ ("third lap"),
    N_ ("fourth lap"),
    N_ ("fifth lap"),
    N_ ("sixth lap"),
  };

  if (laps < (int) G_N_ELEMENTS (words))
    return g_strdup (_ (words[laps]));
  /* translators: which lap on the score track, from the seventh on */
  return g_strdup_printf (_ ("lap %d"), laps + 1);
}

char *
kl_lap_dup_words (KlPlayer *player)
{
  int              score = kl_player_get_score (player);
  KlLap            lap = kl_lap_of (score);
  g_autofree char *name = kl_words_dup_name (player);
  g_autofree char *points = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) score), score);
  g_autofree char *lap_words = dup_lap (lap.laps);

  /* translators: a player on the score track: "Red: 63 points, second lap, space 13" */
  return g_strdup_printf (_ ("%s: %s, %s, space %d"), name, points, lap_words, lap.space);
}

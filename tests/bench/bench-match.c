/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-match: kloosterland-cli match with two more players, "greedy" and "mcts:N".
 */

#include "bench-players.h"
#include "cli-match.h"

enum
{
  PLAYOUTS = 1000
};

static gboolean
find (const char   *name,
      CliContender *contender)
{
  g_autofree char *word = NULL;
  guint32          iterations;

  if (!cli_contender_split (name, &word, &iterations))
    return FALSE;
  if (g_str_equal (name, "greedy"))
    {
      *contender = (CliContender){ name, 0, 0, bench_greedy_make, bench_greedy_unmake, bench_greedy_choose };
      return TRUE;
    }
  if (g_str_equal (word, "mcts"))
    {
      *contender = (CliContender){ name, 0, iterations > 0 ? iterations : PLAYOUTS, bench_mcts_make, bench_mcts_unmake, bench_mcts_choose };
      return TRUE;
    }
  return cli_contender_find (name, contender);
}

int
main (int    argc,
      char **argv)
{
  g_auto (GStrv) arguments = g_strdupv (argv);

  return cli_match_run (arguments, find);
}

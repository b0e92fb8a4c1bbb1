/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * kloosterland-cli simulate: many games played by chance. Game number i has the seed S + i, so that any one of them
 * can be played again alone; threads share the work without a trace in the result.
 */

#include <math.h>

#include "cli-command.h"
#include "cli-json.h"
#include "cli-options.h"
#include "cli-play.h"
#include "kl-script.h"
#include "kl-tiles.h"

enum
{
  MAX_GAMES = 100000000,
  MAX_JOBS = 256,
  MAX_PROBLEMS = 20 /* that are told */
};

typedef struct
{
  guint64 games;
  guint64 turns, moves, discarded;
  double  sum[RULES_MAX_PLAYERS], squares[RULES_MAX_PLAYERS]; /* of the scores; whole numbers */
  guint64 wins[RULES_MAX_PLAYERS];                            /* shared ones count for everyone who shares (B15) */
} Totals;

typedef struct
{
  RulesSetup      setup; /* of all games but for the seed */
  int             n_games;
  const RefMatch *match;
  const char     *folder; /* for scripts, or NULL */

  GMutex     lock;
  int        next;     /* game to be played */
  Totals     totals;   /* of those played */
  GPtrArray *problems; /* of char *, as many as are told */
  guint      n_problems;
} Simulation;

static void
add_game (Totals              *totals,
          const RulesSetup    *setup,
          const RulesPosition *pos,
          guint                n_moves)
{
  int best = G_MININT;

  totals->games++;
  totals->turns += (guint64) pos->n_tiles - 1;
  totals->moves += n_moves;
  totals->discarded += pos->n_discarded;
  for (int i = 0; i < setup->n_players; i++)
    best = MAX (best, pos->score[i]);
  for (int i = 0; i < setup->n_players; i++)
    {
      totals->sum[i] += pos->score[i];
      totals->squares[i] += (double) pos->score[i] * pos->score[i];
      totals->wins[i] += pos->score[i] == best;
    }
}

static char *
write_script (const Simulation *simulation,
              const RulesSetup *setup,
              const GArray     *moves)
{
  g_autofree char   *text = kl_script_write (setup, &g_array_index (moves, RulesMove, 0), moves->len);
  g_autofree char   *name = g_strdup_printf ("game-%" G_GUINT64_FORMAT ".script", setup->seed);
  g_autofree char   *path = g_build_filename (simulation->folder, name, NULL);
  g_autoptr (GError) error = NULL;

  if (g_file_set_contents (path, text, -1, &error))
    return NULL;
  return g_strdup_printf ("its script cannot be written: %s", error->message);
}

static gpointer
work (gpointer data)
{
  Simulation           *simulation = data;
  g_autofree CliPlayer *player = g_new0 (CliPlayer, 1);
  g_autofree CliGame   *game = g_new0 (CliGame, 1);
  RulesSetup            setup = simulation->setup;
  g_autoptr (GArray)    moves = simulation->folder != NULL ? g_array_new (FALSE, FALSE, sizeof (RulesMove)) : NULL;

  cli_player_init (player, simulation->match);
  g_mutex_lock (&simulation->lock);
  while (simulation->next < simulation->n_games)
    {
      setup.seed = simulation->setup.seed + (guint64) simulation->next++;
      g_mutex_unlock (&simulation->lock);

      if (moves != NULL)
        g_array_set_size (moves, 0);
      cli_player_play (player, &setup, moves, game);
      if (moves != NULL && game->problem == NULL)
        game->problem = write_script (simulation, &setup, moves);

      g_mutex_lock (&simulation->lock);
      add_game (&simulation->totals, &setup, &game->position, game->n_moves);
      if (game->problem != NULL && ++simulation->n_problems <= MAX_PROBLEMS)
        g_ptr_array_add (simulation->problems, g_strdup_printf ("seed %" G_GUINT64_FORMAT ": %s", setup.seed, game->problem));
      g_clear_pointer (&game->problem, g_free);
    }
  g_mutex_unlock (&simulation->lock);
  cli_player_clear (player);
  return NULL;
}

static void
run (Simulation *simulation,
     int         n_jobs)
{
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();

  g_mutex_init (&simulation->lock);
  simulation->problems = g_ptr_array_new_with_free_func (g_free);
  for (int i = 1; i < n_jobs; i++)
    g_ptr_array_add (threads, g_thread_new ("simulate", work, simulation));
  work (simulation);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (g_ptr_array_index (threads, i));
  g_mutex_clear (&simulation->lock);
}

static double
mean_of (const Totals *totals,
         int           seat)
{
  return totals->sum[seat] / (double) totals->games;
}

/* The standard error of the mean; that of one game is not known. */
static double
error_of (const Totals *totals,
          int           seat)
{
  double n = (double) totals->games;
  double variance = (totals->squares[seat] - totals->sum[seat] * totals->sum[seat] / n) / (n - 1);

  return sqrt (MAX (variance, 0) / n);
}

static void
print_json (const Simulation *simulation)
{
  const Totals    *totals = &simulation->totals;
  g_autofree char *parts = cli_options_dup_parts (&simulation->setup);
  g_autofree char *rules = cli_options_dup_rules (&simulation->setup);
  CliJson          json;

  cli_json_init (&json);
  cli_json_begin_object (&json, NULL);
  cli_json_string (&json, "tiles", simulation->setup.tiles->set[simulation->setup.set].id);
  cli_json_string (&json, "parts", parts);
  cli_json_string (&json, "rules", rules);
  cli_json_integer (&json, "players", simulation->setup.n_players);
  cli_json_integer (&json, "games", (gint64) totals->games);
  cli_json_integer (&json, "turns", (gint64) totals->turns);
  cli_json_integer (&json, "moves", (gint64) totals->moves);
  cli_json_integer (&json, "discarded", (gint64) totals->discarded);
  cli_json_boolean (&json, "checked", simulation->match != NULL);
  cli_json_begin_array (&json, "seats");
  for (int i = 0; i < simulation->setup.n_players; i++)
    {
      cli_json_begin_object (&json, NULL);
      cli_json_number (&json, "mean", mean_of (totals, i));
      cli_json_number (&json, "standard_error", totals->games > 1 ? error_of (totals, i) : NAN);
      cli_json_integer (&json, "wins", (gint64) totals->wins[i]);
      cli_json_end_object (&json);
    }
  cli_json_end_array (&json);
  cli_json_integer (&json, "problems", simulation->n_problems);
  cli_json_begin_array (&json, "told");
  for (guint i = 0; i < simulation->problems->len; i++)
    cli_json_string (&json, NULL, g_ptr_array_index (simulation->problems, i));
  cli_json_end_array (&json);
  cli_json_end_object (&json);
  cli_json_finish (&json);
}

static void
print_text (const Simulation *simulation)
{
  const Totals    *totals = &simulation->totals;
  g_autofree char *parts = cli_options_dup_parts (&simulation->setup);
  g_autofree char *rules = cli_options_dup_rules (&simulation->setup);

  cli_print ("%" G_GUINT64_FORMAT " games, tiles %s, parts %s, rules %s, %d players%s\n", totals->games,
             simulation->setup.tiles->set[simulation->setup.set].id, parts, rules, simulation->setup.n_players,
             simulation->match != NULL ? ", compared with the reference" : "");
  for (int i = 0; i < simulation->setup.n_players; i++)
    {
      cli_print ("seat %d: mean %.2f", i, mean_of (totals, i));
      if (totals->games > 1)
        cli_print (" ± %.2f", error_of (totals, i));
      cli_print (", won %" G_GUINT64_FORMAT "\n", totals->wins[i]);
    }
  cli_print ("%" G_GUINT64_FORMAT " turns, %" G_GUINT64_FORMAT " moves, %" G_GUINT64_FORMAT " tiles discarded\n",
             totals->turns, totals->moves, totals->discarded);
  cli_print ("%u problems\n", simulation->n_problems);
  for (guint i = 0; i < simulation->problems->len; i++)
    cli_print ("%s\n", (const char *) g_ptr_array_index (simulation->problems, i));
}

static CliStatus
simulate (Simulation *simulation,
          gboolean    check,
          int         n_jobs,
          gboolean    as_json)
{
  g_autofree RefMatch *match = check ? g_new0 (RefMatch, 1) : NULL;
  char                 report[REF_REPORT_SIZE];

  if (check && !ref_match_init (match, simulation->setup.tiles, report))
    return cli_complain ("the reference has other tiles: %s", report);
  if (simulation->folder != NULL && g_mkdir_with_parents (simulation->folder, 0777) != 0)
    return cli_complain ("%s cannot be made", simulation->folder);

  simulation->match = match;
  run (simulation, n_jobs);
  if (as_json)
    print_json (simulation);
  else
    print_text (simulation);
  g_ptr_array_unref (simulation->problems);
  return simulation->n_problems == 0 ? CLI_OK : CLI_FAILED;
}

CliStatus
cli_simulate (char **arguments)
{
  g_auto (CliGameOptions) game = { .players = 2 };
  int                     n_games = 100, n_jobs = 1;
  gint64                  seed = 1;
  gboolean                check = FALSE, as_json = FALSE;
  g_autofree char        *folder = NULL;
  const GOptionEntry      options[] = {
         CLI_GAME_OPTIONS (game),
         { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "Number of games", "N" },
         { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Seed of the first game; the others follow", "S" },
         { "check", 0, 0, G_OPTION_ARG_NONE, &check, "Compare with the reference after every move", NULL },
         { "write-scripts", 0, 0, G_OPTION_ARG_FILENAME, &folder, "Write each game as a script", "DIR" },
         { "jobs", 0, 0, G_OPTION_ARG_INT, &n_jobs, "Threads", "N" },
         { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, "Print JSON", NULL },
         G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv)         words = g_strdupv (arguments);
  g_autofree Simulation *simulation = g_new0 (Simulation, 1);

  if (!cli_parse (&words, options, "", "Plays games by chance and checks every position.", 0))
    return CLI_UNUSABLE;
  if (n_games < 1 || n_games > MAX_GAMES || n_jobs < 1 || n_jobs > MAX_JOBS)
    return cli_complain ("from 1 to %d games, from 1 to %d jobs", MAX_GAMES, MAX_JOBS);
  if (!cli_options_set_up (&game, "demo", &simulation->setup))
    return CLI_UNUSABLE;
  simulation->setup.seed = (guint64) seed;
  simulation->n_games = n_games;
  simulation->folder = folder;
  return simulate (simulation, check, n_jobs, as_json);
}

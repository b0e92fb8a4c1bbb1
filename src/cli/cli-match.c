/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * kloosterland-cli match: two players against each other. Every deal is played from every seat: the first one sits there and
 * the second one on all others, so that the luck of a deal counts for both. Deal number i has the seed S + i and its
 * decisions are seeded from that, so the result does not depend on the number of threads.
 */

#include "cli-match.h"

#include <math.h>
#include <time.h>

#include "cli-json.h"
#include "cli-options.h"
#include "rules-random.h"

enum
{
  N_SIDES = 2,
  MAX_GAMES = 1000000,
  MAX_JOBS = 256
};

/* Of a quantity that every deal has once. */
typedef struct
{
  double sum, squares;
} Sample;

typedef struct
{
  gint64  time, worst; /* microseconds of the processor */
  guint64 decisions;
} Effort;

typedef struct
{
  RulesSetup   setup; /* of all games but for the seed */
  CliContender side[N_SIDES];
  int          n_deals;

  GMutex lock;
  int    next; /* deal to be played */
  Sample rate, margin, points[N_SIDES];
  Effort effort[N_SIDES];
  int    won, shared, lost; /* games, for the first one */
} Match;

static gint64
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
sample_add (Sample *sample,
            double  value)
{
  sample->sum += value;
  sample->squares += value * value;
}

static double
sample_mean (const Sample *sample,
             int           n)
{
  return sample->sum / n;
}

/* Half of the interval in which the mean lies with 95 %; that of one deal is not known. */
static double
sample_interval (const Sample *sample,
                 int           n)
{
  double variance = (sample->squares - sample->sum * sample->sum / n) / (n - 1);

  return n > 1 ? 1.96 * sqrt (MAX (variance, 0) / n) : NAN;
}

/* Plays a game with the first one on that seat. */
static void
play_game (const Match      *match,
           const RulesSetup *setup,
           int               seat,
           gpointer          self[N_SIDES],
           Effort            effort[N_SIDES],
           RulesPosition    *pos)
{
  RulesMove move;
  guint64   number = 0;

  rules_position_start (setup, pos, NULL);
  while (pos->phase != RULES_PHASE_OVER)
    {
      int                 side = pos->actor == seat ? 0 : 1;
      const CliContender *contender = &match->side[side];
      gint64              start = get_time (), time;

      contender->choose (self[side], contender->number, contender->iterations, setup, pos,
                         rules_random_stream (setup->seed, 1000 + number++), &move);
      time = get_time () - start;
      effort[side].time += time;
      effort[side].worst = MAX (effort[side].worst, time);
      effort[side].decisions++;
      if (rules_position_apply (setup, pos, &move, NULL) != RULES_OK)
        g_error ("%s makes a move that is not legal", contender->name);
    }
}

/* Takes down a game: the share that the first one has in the victory, the lead over the best of the others, the points. */
static double
count_game (Match               *match,
            const RulesPosition *pos,
            int                  seat,
            double              *margin,
            double               points[N_SIDES])
{
  int best = G_MININT, others = 0, n_best = 0;

  for (int i = 0; i < match->setup.n_players; i++)
    {
      if (i == seat)
        continue;
      n_best = pos->score[i] > best ? 1 : n_best + (pos->score[i] == best);
      best = MAX (best, pos->score[i]);
      others += pos->score[i];
    }
  *margin += pos->score[seat] - best;
  points[0] += pos->score[seat];
  points[1] += (double) others / (match->setup.n_players - 1);
  match->won += pos->score[seat] > best;
  match->shared += pos->score[seat] == best;
  match->lost += pos->score[seat] < best;
  return pos->score[seat] > best ? 1 : pos->score[seat] == best ? 1.0 / (n_best + 1)
                                                                : 0;
}

static gpointer
work (gpointer data)
{
  Match                    *match = data;
  RulesSetup                setup = match->setup;
  int                       n = setup.n_players;
  gpointer                  self[N_SIDES] = { match->side[0].make (), match->side[1].make () };
  g_autofree RulesPosition *end = g_new (RulesPosition, n);

  g_mutex_lock (&match->lock);
  while (match->next < match->n_deals)
    {
      Effort effort[N_SIDES] = { { 0 } };
      double rate = 0, margin = 0, points[N_SIDES] = { 0 };

      setup.seed = match->setup.seed + (guint64) match->next++;
      g_mutex_unlock (&match->lock);
      for (int seat = 0; seat < n; seat++)
        play_game (match, &setup, seat, self, effort, &end[seat]);

      g_mutex_lock (&match->lock);
      for (int seat = 0; seat < n; seat++)
        rate += count_game (match, &end[seat], seat, &margin, points);
      sample_add (&match->rate, rate / n);
      sample_add (&match->margin, margin / n);
      for (int side = 0; side < N_SIDES; side++)
        {
          sample_add (&match->points[side], points[side] / n);
          match->effort[side].time += effort[side].time;
          match->effort[side].decisions += effort[side].decisions;
          match->effort[side].worst = MAX (match->effort[side].worst, effort[side].worst);
        }
    }
  g_mutex_unlock (&match->lock);
  for (int side = 0; side < N_SIDES; side++)
    match->side[side].unmake (self[side]);
  return NULL;
}

static double
mean_ms (const Effort *effort)
{
  return effort->decisions > 0 ? (double) effort->time / 1000 / (double) effort->decisions : 0;
}

static void
print_json (const Match *match)
{
  g_autofree char *parts = cli_options_dup_parts (&match->setup);
  g_autofree char *rules = cli_options_dup_rules (&match->setup);
  int              n = match->n_deals;
  CliJson          json;

  cli_json_init (&json);
  cli_json_begin_object (&json, NULL);
  cli_json_string (&json, "tiles", match->setup.tiles->set[match->setup.set].id);
  cli_json_string (&json, "parts", parts);
  cli_json_string (&json, "rules", rules);
  cli_json_integer (&json, "players", match->setup.n_players);
  cli_json_integer (&json, "games", n * match->setup.n_players);
  cli_json_integer (&json, "won", match->won);
  cli_json_integer (&json, "shared", match->shared);
  cli_json_integer (&json, "lost", match->lost);
  cli_json_number (&json, "rate", sample_mean (&match->rate, n));
  cli_json_number (&json, "rate_interval", sample_interval (&match->rate, n));
  cli_json_number (&json, "margin", sample_mean (&match->margin, n));
  cli_json_number (&json, "margin_interval", sample_interval (&match->margin, n));
  cli_json_begin_array (&json, "sides");
  for (int side = 0; side < N_SIDES; side++)
    {
      cli_json_begin_object (&json, NULL);
      cli_json_string (&json, "name", match->side[side].name);
      cli_json_integer (&json, "budget", match->side[side].iterations);
      cli_json_number (&json, "points", sample_mean (&match->points[side], n));
      cli_json_number (&json, "ms_per_decision", mean_ms (&match->effort[side]));
      cli_json_number (&json, "longest_ms", (double) match->effort[side].worst / 1000);
      cli_json_end_object (&json);
    }
  cli_json_end_array (&json);
  cli_json_end_object (&json);
  cli_json_finish (&json);
}

static void
print_text (const Match *match)
{
  g_autofree char *parts = cli_options_dup_parts (&match->setup);
  g_autofree char *rules = cli_options_dup_rules (&match->setup);
  int              n = match->n_deals;

  cli_print ("%s against %s: %d deals from %d seats, tiles %s, parts %s, rules %s\n", match->side[0].name, match->side[1].name, n,
             match->setup.n_players, match->setup.tiles->set[match->setup.set].id, parts, rules);
  cli_print ("won %d, shared %d, lost %d\n", match->won, match->shared, match->lost);
  cli_print ("rate %.3f", sample_mean (&match->rate, n));
  if (n > 1)
    cli_print (" ± %.3f", sample_interval (&match->rate, n));
  cli_print (", margin %+.2f", sample_mean (&match->margin, n));
  if (n > 1)
    cli_print (" ± %.2f", sample_interval (&match->margin, n));
  cli_print (" points a game\n");
  for (int side = 0; side < N_SIDES; side++)
    cli_print ("%s: %.2f points, %.2f ms a decision, the longest %.0f ms\n", match->side[side].name,
               sample_mean (&match->points[side], n), mean_ms (&match->effort[side]), (double) match->effort[side].worst / 1000);
}

static void
run (Match   *match,
     int      n_jobs,
     gboolean as_json)
{
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();

  g_mutex_init (&match->lock);
  for (int i = 1; i < n_jobs; i++)
    g_ptr_array_add (threads, g_thread_new ("match", work, match));
  work (match);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (g_ptr_array_index (threads, i));
  g_mutex_clear (&match->lock);
  if (as_json)
    print_json (match);
  else
    print_text (match);
}

CliStatus
cli_match_run (char           **arguments,
               CliContenderFind find)
{
  g_auto (CliGameOptions) game = { .players = 2 };
  int                     n_games = 100, n_jobs = 1, budget = 0;
  gint64                  seed = 1;
  gboolean                as_json = FALSE;
  const GOptionEntry      options[] = {
         CLI_GAME_OPTIONS (game),
         { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "Number of games, a multiple of the players", "N" },
         { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "Seed of the first deal; the others follow", "S" },
         { "budget", 0, 0, G_OPTION_ARG_INT, &budget, "Iterations a decision, for all that search", "N" },
         { "jobs", 0, 0, G_OPTION_ARG_INT, &n_jobs, "Threads", "N" },
         { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, "Print JSON", NULL },
         G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv)    words = g_strdupv (arguments);
  g_autofree Match *match = g_new0 (Match, 1);

  if (!cli_parse (&words, options, "LEVEL LEVEL", "Plays every deal from every seat, the first level there and the second on all others.",
                  N_SIDES))
    return CLI_UNUSABLE;
  for (int side = 0; side < N_SIDES; side++)
    if (!find (words[1 + side], &match->side[side]))
      return cli_complain ("nobody who plays is called “%s”: beginner, casual, strong, master (:N for N iterations), random", words[1 + side]);
  if (n_games < 1 || n_games > MAX_GAMES || n_jobs < 1 || n_jobs > MAX_JOBS || budget < 0)
    return cli_complain ("from 1 to %d games, from 1 to %d jobs, a budget from 1", MAX_GAMES, MAX_JOBS);
  if (!cli_options_set_up (&game, "base", &match->setup))
    return CLI_UNUSABLE;
  if (game.players < 2 || n_games % game.players != 0)
    return cli_complain ("two players or more, and every deal from every seat: a multiple of %d games", MAX (game.players, 2));

  for (int side = 0; side < N_SIDES; side++)
    if (match->side[side].iterations == 0)
      match->side[side].iterations = (guint32) budget;
  match->setup.seed = (guint64) seed;
  match->n_deals = n_games / game.players;
  run (match, n_jobs, as_json);
  return CLI_OK;
}

CliStatus
cli_match (char **arguments)
{
  return cli_match_run (arguments, cli_contender_find);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * kloosterland-cli bench: how fast the rules are, on one core.
 */

#include <time.h>

#include "cli-command.h"
#include "cli-json.h"
#include "cli-options.h"
#include "rules-legal.h"

enum
{
  MAX_SECONDS = 3600,
  GAMES_A_LOOK = 16,   /* games between two looks at the clock */
  N_THIRDS = 3,        /* of a game, by the tiles laid */
  N_COPIES = 64,       /* positions of the copying test: together as large as a small search would hold */
  COPY_ROUNDS = 20000, /* times all of them */
};

typedef struct
{
  guint64 games, moves;
  double  seconds;
  double  copy_ns;
  struct
  {
    guint64 moves;
    gint64  time; /* in microseconds: off by one at each end, but as often up as down */
  } third[N_THIRDS];
} Measure;

static int
count_tiles (const RulesSetup    *setup,
             const RulesPosition *pos)
{
  int n = pos->n_tiles + pos->n_pile;

  for (int i = 0; i < setup->n_players; i++)
    n += pos->n_hand[i] + pos->abbeys[i];
  return n;
}

/* The processor's time that this thread has used, in microseconds: what else the machine does must not show. */
static gint64
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/* Plays on by chance until so many tiles lie. */
static void
play_until (const RulesSetup *setup,
            RulesPosition    *pos,
            int               n_tiles,
            uint64_t         *random,
            guint64          *moves)
{
  RulesMove move;

  while (pos->phase != RULES_PHASE_OVER && pos->n_tiles < n_tiles)
    {
      rules_legal_random (setup, pos, random, &move);
      rules_position_apply (setup, pos, &move, NULL);
      ++*moves;
    }
}

/* Plays games by chance for so many seconds. */
static void
measure_play (RulesSetup *setup,
              double      seconds,
              Measure    *measure)
{
  uint64_t      random = ~setup->seed;
  gint64        start = get_time ();
  gint64        end = start + (gint64) (seconds * G_USEC_PER_SEC);
  gint64        now;
  RulesPosition pos;

  do
    {
      for (int i = 0; i < GAMES_A_LOOK; i++)
        {
          rules_position_start (setup, &pos, NULL);
          play_until (setup, &pos, G_MAXINT, &random, &measure->moves);
          setup->seed++;
        }
      measure->games += GAMES_A_LOOK;
      now = get_time ();
    }
  while (now < end);
  measure->seconds = (double) (now - start) / G_USEC_PER_SEC;
}

/* The same by thirds of the game; apart, because looking at the clock that often takes time of its own. */
static void
measure_thirds (RulesSetup *setup,
                double      seconds,
                Measure    *measure)
{
  uint64_t      random = ~setup->seed;
  gint64        start = get_time ();
  gint64        end = start + (gint64) (seconds * G_USEC_PER_SEC);
  RulesPosition pos;

  while (start < end)
    {
      int all;

      rules_position_start (setup, &pos, NULL);
      all = count_tiles (setup, &pos);
      start = get_time ();
      for (int third = 0; third < N_THIRDS; third++)
        {
          gint64 now;

          play_until (setup, &pos, third == N_THIRDS - 1 ? G_MAXINT : all * (third + 1) / N_THIRDS, &random,
                      &measure->third[third].moves);
          now = get_time ();
          measure->third[third].time += now - start;
          start = now;
        }
      setup->seed++;
    }
}

static void
measure_copy (const RulesSetup *setup,
              Measure          *measure)
{
  g_autofree RulesPosition *copies = g_new (RulesPosition, N_COPIES);
  gint64                    start;

  rules_position_start (setup, &copies[0], NULL);
  for (int i = 1; i < N_COPIES; i++)
    copies[i] = copies[0];

  start = get_time ();
  for (int round = 0; round < COPY_ROUNDS; round++)
    for (int i = 0; i < N_COPIES; i++)
      {
        copies[i] = copies[(i + 1) % N_COPIES];
        /* The compiler must not see that nobody reads most of them. */
        __asm__ volatile("" ::
                             : "memory");
      }
  measure->copy_ns = (double) (get_time () - start) * 1000 / COPY_ROUNDS / N_COPIES;
}

/* Nanoseconds a move takes in a third of the game. */
static double
third_ns (const Measure *measure,
          int            third)
{
  return (double) measure->third[third].time * 1000 / (double) measure->third[third].moves;
}

static void
print_result (const RulesSetup *setup,
              const Measure    *measure,
              gboolean          as_json)
{
  double           games_per_second = (double) measure->games / measure->seconds;
  double           ns_per_move = measure->seconds * 1e9 / (double) measure->moves;
  const char      *tiles = setup->tiles->set[setup->set].id;
  g_autofree char *parts = cli_options_dup_parts (setup);
  g_autofree char *rules = cli_options_dup_rules (setup);
  CliJson          json;

  if (!as_json)
    {
      cli_print ("tiles %s, parts %s, rules %s, %d players, one core\n", tiles, parts, rules, setup->n_players);
      cli_print ("%.0f games a second (%" G_GUINT64_FORMAT " in %.2f s)\n", games_per_second, measure->games, measure->seconds);
      cli_print ("%.1f ns a move, choosing it by chance included\n", ns_per_move);
      cli_print ("%.1f, %.1f and %.1f ns in the first, middle and last third of the game\n", third_ns (measure, 0), third_ns (measure, 1),
                 third_ns (measure, 2));
      cli_print ("%zu bytes a position, copied in %.1f ns\n", sizeof (RulesPosition), measure->copy_ns);
      return;
    }
  cli_json_init (&json);
  cli_json_begin_object (&json, NULL);
  cli_json_string (&json, "tiles", tiles);
  cli_json_string (&json, "parts", parts);
  cli_json_string (&json, "rules", rules);
  cli_json_integer (&json, "players", setup->n_players);
  cli_json_integer (&json, "games", (gint64) measure->games);
  cli_json_integer (&json, "moves", (gint64) measure->moves);
  cli_json_number (&json, "seconds", measure->seconds);
  cli_json_number (&json, "games_per_second", games_per_second);
  cli_json_number (&json, "ns_per_move", ns_per_move);
  cli_json_begin_array (&json, "ns_per_move_by_third");
  for (int third = 0; third < N_THIRDS; third++)
    cli_json_number (&json, NULL, third_ns (measure, third));
  cli_json_end_array (&json);
  cli_json_integer (&json, "bytes_per_position", sizeof (RulesPosition));
  cli_json_number (&json, "copy_ns", measure->copy_ns);
  cli_json_end_object (&json);
  cli_json_finish (&json);
}

CliStatus
cli_bench (char **arguments)
{
  g_auto (CliGameOptions) game = { .players = 2 };
  double                  seconds = 2;
  gboolean                as_json = FALSE;
  const GOptionEntry      options[] = {
         CLI_GAME_OPTIONS (game),
         { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, "How long to play", "N" },
         { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, "Print JSON", NULL },
         G_OPTION_ENTRY_NULL,
  };
  g_auto (GStrv) words = g_strdupv (arguments);
  RulesSetup     setup;
  Measure        measure = { 0 };

  if (!cli_parse (&words, options, "", "Measures how fast games are played by chance, on one core.", 0))
    return CLI_UNUSABLE;
  if (!(seconds > 0 && seconds <= MAX_SECONDS))
    return cli_complain ("from just above 0 to %d seconds", MAX_SECONDS);
  if (!cli_options_set_up (&game, "base", &setup))
    return CLI_UNUSABLE;

  measure_play (&setup, seconds / 10, &measure); /* warms up caches and clock; not counted */
  measure = (Measure){ 0 };
  measure_play (&setup, seconds, &measure);
  measure_thirds (&setup, seconds / 3, &measure);
  measure_copy (&setup, &measure);
  print_result (&setup, &measure, as_json);
  return CLI_OK;
}

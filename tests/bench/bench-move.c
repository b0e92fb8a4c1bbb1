/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long a move takes from the click to the frame that shows it, where there is most to show: the last tiles of base +
 * Abbey & Mayor with six players, all panels and all hints on. The click is what the board does when it gets one; then
 * come the model, the panels and the board, layout and painting. GSK_RENDERER says which renderer; with the argument
 * "still" nothing moves of itself. The moves that end a game are told apart, because the table of the points comes with them.
 */

#include "bench-times.h"
#include "folders.h"
#include "games.h"
#include "widgets.h"

#include "kl-board-private.h"
#include "kl-window.h"

#include <stdio.h>

enum
{
  WIDTH = 1400,
  HEIGHT = 900,
  N_PLAYERS = 6,
  N_GAMES = 4,
  LAST_TILES = 4, /* of a game, in which moves are measured */
  QUIET_MS = 150, /* in which nothing has been drawn, before the next click */
  LONGEST_MS = 5000
};

static const double AIM_MS = 16;

/* The times of a move, in ms. */
enum
{
  TIME_WALL,    /* from the click to the painted frame, by the clock */
  TIME_WORK,    /* the same without the time in which others had the processor, or the frame was waited for */
  TIME_HANDLED, /* of the work, until the click had been handled */
  TIME_LAID,    /* of the work, until everything had its place */
  N_TIMES
};

static const char *const time_names[N_TIMES] = { "by the clock", "work", "work until handled", "work until laid out" };

typedef struct
{
  KlWindow *window;
  KlBoard  *board;
  GRand    *chance;            /* owned */
  GArray   *times[2][N_TIMES]; /* owned; of double; of usual moves, and of those that end a game */
  bool      painted;
  gint64    painted_at;
  gint64    laid_out_at; /* in working time */
} Bench;

/* Of the thread that draws: what is reckoned or saved beside it does not keep anybody waiting. */
static gint64
get_work_time (void)
{
  return bench_get_time (CLOCK_THREAD_CPUTIME_ID);
}

static void
laid_out_cb (Bench *self)
{
  self->laid_out_at = get_work_time ();
}

static void
after_paint_cb (Bench *self)
{
  self->painted = true;
  self->painted_at = g_get_monotonic_time ();
}

/* Until nothing has been painted for a while. */
static void
settle (Bench *self)
{
  gint64 began = g_get_monotonic_time ();
  gint64 now = began;

  self->painted_at = began;
  while (now - self->painted_at < QUIET_MS * G_TIME_SPAN_MILLISECOND && now - began < LONGEST_MS * G_TIME_SPAN_MILLISECOND)
    {
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
      now = g_get_monotonic_time ();
    }
}

/* What a click does: a tile where it fits, a figure on a spot, or none. */
static void
click (Bench *self)
{
  g_autoptr (GPtrArray) slots = test_find_widgets (GTK_WIDGET (self->board), KL_TYPE_BOARD_SLOT);
  g_autoptr (GPtrArray) spots = test_find_widgets (GTK_WIDGET (self->board), KL_TYPE_BOARD_SPOT);

  if (slots->len > 0)
    kl_board_place (self->board, slots->pdata[g_rand_int_range (self->chance, 0, (int) slots->len)]);
  else if (spots->len > 0)
    kl_board_choose (self->board, spots->pdata[g_rand_int_range (self->chance, 0, (int) spots->len)]);
  else
    kl_board_pass (self->board);
}

static void
measure_move (Bench  *self,
              KlGame *game)
{
  gint64 wall = g_get_monotonic_time ();
  gint64 work = get_work_time ();
  gint64 times[N_TIMES];

  self->painted = false;
  click (self);
  times[TIME_HANDLED] = get_work_time () - work;
  while (!self->painted)
    g_main_context_iteration (NULL, TRUE);
  times[TIME_WALL] = self->painted_at - wall;
  times[TIME_WORK] = get_work_time () - work;
  times[TIME_LAID] = self->laid_out_at - work;

  for (int i = 0; i < N_TIMES; i++)
    {
      double ms = (double) times[i] / G_TIME_SPAN_MILLISECOND;

      g_array_append_val (self->times[kl_game_get_over (game)][i], ms);
    }
}

static KlGame *
create_late_game (guint64 seed)
{
  static const RulesPart parts[] = { RULES_PART_FARMERS, RULES_PART_ABBEY, RULES_PART_MAYOR, RULES_PART_WAGON, RULES_PART_BARN,
                                     RULES_PART_AM_TILES };
  RulesSetup             setup;
  guint64                random = seed;
  KlGame                *game;

  test_setup_init (&setup, "base", N_PLAYERS, seed);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    rules_setup_part (&setup, parts[i], true);
  g_assert_cmpint (rules_setup_check (&setup), ==, 0);
  game = test_game_new (&setup);
  while (!kl_game_get_over (game) && kl_game_get_tiles_left (game) > LAST_TILES)
    test_play_random (game, &random);
  return game;
}

static void
measure_game (Bench  *self,
              guint64 seed)
{
  g_autoptr (KlGame) game = create_late_game (seed);

  kl_window_set_game (self->window, game);
  gtk_widget_activate_action (GTK_WIDGET (self->board), "board.fit", NULL);
  while (!kl_game_get_over (game))
    {
      settle (self);
      measure_move (self, game);
    }
}

static void
report (Bench *self)
{
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (self->window));
  double       late;

  for (int over = 0; over < 2; over++)
    {
      GArray *const *times = self->times[over];

      printf ("%u moves %s with %d players and all hints, %s\n", times[TIME_WORK]->len, over ? "that end a game" : "in a game",
              N_PLAYERS, G_OBJECT_TYPE_NAME (renderer));
      for (int i = 0; i < N_TIMES; i++)
        printf ("%-24s median %5.1f ms, 95th percentile %5.1f ms\n", time_names[i], bench_get_part (times[i], 0.5), bench_get_part (times[i], 0.95));
    }
  late = bench_get_part (self->times[false][TIME_WORK], 0.95);
  printf ("%s the aim of %.0f ms\n", late < AIM_MS ? "within" : "over", AIM_MS);
}

static void
open_window (Bench *self)
{
  GdkFrameClock *clock;

  self->window = g_object_new (KL_TYPE_WINDOW, "cover", FALSE, "default-width", WIDTH, "default-height", HEIGHT, NULL);
  self->board = KL_BOARD (test_find_widget (GTK_WIDGET (self->window), KL_TYPE_BOARD));
  for (int hint = 0; hint < KL_N_HINTS; hint++)
    kl_board_set_hint (self->board, hint, TRUE);
  gtk_window_present (GTK_WINDOW (self->window));
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->window));
  g_signal_connect_data (clock, "layout", G_CALLBACK (laid_out_cb), self, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), self);
}

int
main (int    argc,
      char **argv)
{
  g_auto (TestFolder) home = { NULL };
  Bench               bench = { .chance = g_rand_new_with_seed (4) };

  test_folder_init (&home);
  test_folder_make_home (&home);
  gtk_init ();
  adw_init ();
  if (argc > 1 && g_str_equal (argv[1], "still"))
    g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (int i = 0; i < 2 * N_TIMES; i++)
    bench.times[i / N_TIMES][i % N_TIMES] = g_array_new (FALSE, FALSE, sizeof (double));

  open_window (&bench);
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    measure_game (&bench, seed);
  report (&bench);

  gtk_window_destroy (GTK_WINDOW (bench.window));
  for (int i = 0; i < 2 * N_TIMES; i++)
    g_array_unref (bench.times[i / N_TIMES][i % N_TIMES]);
  g_rand_free (bench.chance);
  return 0;
}

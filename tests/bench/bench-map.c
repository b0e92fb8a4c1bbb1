/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How smoothly a large map moves: the frames' own time while it is panned and zoomed, how soon after a zoom everything in
 * sight is sharp, and what its pictures take. A position has room for RULES_MAX_TILES tiles; up to 200 others lie round
 * those of a played game, as widgets that no rule knows of. Fails when a pan draws a picture. GSK_RENDERER says which
 * renderer.
 */

#include "bench-times.h"
#include "games.h"

#include "kl-board-private.h"
#include "kl-tiles.h"

#include <stdio.h>
#include <unistd.h>

enum
{
  WIDTH = 1400,
  HEIGHT = 900,
  COLUMNS = 20,
  ROWS = 10,
  N_PLAYERS = 5,
  N_LAID = 60, /* tiles of the game */
  N_PAN = 80,  /* frames of a pan */
  N_ZOOM = 40,
  LONGEST_MS = 20000 /* that is waited for anything */
};

static const double AIM_MS = 8;
static const double AIM_SHARP_MS = 150;
static const double NOTCH = 1.15; /* of a wheel */

/* The ways to count time. */
enum
{
  TIME_FRAME,   /* of the thread that makes the frame, without the time in which others had the processor */
  TIME_PROCESS, /* of all threads: a renderer may have some, and pictures are drawn by others */
  TIME_WALL,    /* by the clock */
  N_TIMES
};

static const clockid_t   time_clocks[N_TIMES] = { CLOCK_THREAD_CPUTIME_ID, CLOCK_PROCESS_CPUTIME_ID, CLOCK_MONOTONIC };
static const char *const time_names[N_TIMES] = { "frame", "process", "clock" };

/* The frames of one measurement. */
typedef struct
{
  KlBoard *board;
  GArray  *times[N_TIMES]; /* owned; of double, in ms */
  gint64   began[N_TIMES];
  int      n;      /* frames to be seen */
  double   factor; /* to zoom by in a frame; 1 to pan */
  bool     running;
} Run;

static double
to_ms (gint64 microseconds)
{
  return (double) microseconds / G_TIME_SPAN_MILLISECOND;
}

static void
frame_begins_cb (Run *run)
{
  for (int kind = 0; kind < N_TIMES; kind++)
    run->began[kind] = bench_get_time (time_clocks[kind]);
}

static void
frame_ends_cb (Run *run)
{
  if (!run->running || run->began[TIME_WALL] == 0)
    return;
  for (int kind = 0; kind < N_TIMES; kind++)
    {
      double ms = to_ms (bench_get_time (time_clocks[kind]) - run->began[kind]);

      g_array_append_val (run->times[kind], ms);
    }
}

/* There and back, so that it never runs against an end. */
static gboolean
move_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  Run *run = data;
  int  frame = (int) run->times[TIME_FRAME]->len;

  run->running = frame < run->n;
  if (!run->running)
    return G_SOURCE_REMOVE;
  if (run->factor != 1)
    kl_board_zoom_by (run->board, frame < run->n / 2 ? run->factor : 1 / run->factor, WIDTH / 2.0, HEIGHT / 2.0);
  else
    kl_board_pan (run->board, frame < run->n / 2 ? 7 : -7, frame % 40 < 20 ? 4 : -4);
  return G_SOURCE_CONTINUE;
}

static bool
is_flying (KlBoard *board)
{
  return adw_animation_get_state (board->flight) == ADW_ANIMATION_PLAYING;
}

/* Until the view rests, nothing waits to be drawn, and so for a while. Says how long it was from the view's rest until
 * all in sight was drawn, in ms; the rest of the map comes after it. */
static double
settle (KlBoard *board,
        int      quiet_ms)
{
  gint64 began = bench_get_time (CLOCK_MONOTONIC), now = began, rested = began, drawn = began, sharp = began;

  while (now - MAX (rested, drawn) < quiet_ms * G_TIME_SPAN_MILLISECOND && now - began < LONGEST_MS * G_TIME_SPAN_MILLISECOND)
    {
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
      now = bench_get_time (CLOCK_MONOTONIC);
      if (is_flying (board))
        rested = now;
      if (kl_picture_get_cost ().waiting > 0)
        drawn = now;
      if (drawn == now && !board->complete)
        sharp = now;
    }
  return MAX (to_ms (sharp - rested), 0);
}

/* Moves the view for so many frames and says how long they took. Returns how many pictures were drawn meanwhile. */
static guint
measure (KlBoard    *board,
         const char *name,
         int         n,
         double      factor)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (board));
  guint          before = kl_picture_get_cost ().drawn;
  Run            run = { .board = board, .n = n, .factor = factor, .running = true };
  gulong         begins = g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (frame_begins_cb), &run);
  gulong         ends = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (frame_ends_cb), &run);

  for (int kind = 0; kind < N_TIMES; kind++)
    run.times[kind] = g_array_new (FALSE, FALSE, sizeof (double));
  gtk_widget_add_tick_callback (GTK_WIDGET (board), move_cb, &run, NULL);
  while (run.running)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, begins);
  g_signal_handler_disconnect (clock, ends);

  printf ("%-24s", name);
  for (int kind = 0; kind < N_TIMES; kind++)
    printf ("%s %5.1f, %5.1f ms   ", time_names[kind], bench_get_part (run.times[kind], 0.5), bench_get_part (run.times[kind], 0.99));
  printf ("%s\n", bench_get_part (run.times[TIME_FRAME], 0.5) < AIM_MS ? "" : "over the aim");
  for (int kind = 0; kind < N_TIMES; kind++)
    g_array_unref (run.times[kind]);
  return kl_picture_get_cost ().drawn - before;
}

static void
go_to_zoom (KlBoard *board,
            double   zoom)
{
  kl_board_zoom_by (board, zoom / board->view.zoom, WIDTH / 2.0, HEIGHT / 2.0);
  settle (board, 1000);
}

/* From a map that rests, sharp: how long after one notch of the wheel has been shown all in sight is sharp again; and
 * after a step that is not told beforehand, as by two fingers. */
static void
measure_sharpness (KlBoard *board,
                   double   zoom,
                   gboolean smoothly)
{
  KlPictureCost before, after;
  double        ms;

  go_to_zoom (board, zoom);
  before = kl_picture_get_cost ();
  if (smoothly)
    kl_board_zoom_smoothly (board, NOTCH, WIDTH / 2.0, HEIGHT / 2.0);
  else
    kl_board_zoom_by (board, NOTCH, WIDTH / 2.0, HEIGHT / 2.0);
  /* Shorter than until the rest of the map is drawn. */
  ms = settle (board, 250);
  after = kl_picture_get_cost ();
  printf ("%s, %3.0f to %3.0f %%   sharp after %5.1f ms, %3u pictures, %5.1f ms of the threads that draw%s\n",
          smoothly ? "notch" : "step ", 100 * zoom, 100 * board->view.zoom, ms, after.drawn - before.drawn,
          to_ms (after.work - before.work), ms < AIM_SHARP_MS ? "" : "   over the aim");
  settle (board, 1000);
}

static KlGame *
create_game (void)
{
  RulesSetup setup;
  guint64    random = 4;
  KlGame    *game;

  test_setup_init (&setup, "base", N_PLAYERS, 11);
  game = test_game_new (&setup);
  while (!kl_game_get_over (game) && kl_game_get_position (game)->n_tiles < N_LAID)
    test_play_random (game, &random);
  return game;
}

/* Tiles of every type all round, until the map is full; says how many there are. */
static int
fill_map (KlBoard *board)
{
  const RulesPosition *pos = kl_game_get_position (kl_board_get_game (board));
  int                  n = pos->n_tiles;

  for (int i = 0; i < COLUMNS * ROWS && n < COLUMNS * ROWS; i++)
    {
      RulesTile tile = { 0 };

      tile.x = (int16_t) (i % COLUMNS - COLUMNS / 2);
      tile.y = (int16_t) (i / COLUMNS - ROWS / 2);
      tile.type = (uint8_t) (i * 7 % kl_tiles_get ()->n_types);
      tile.turn = (uint8_t) (i % 4);
      if (rules_position_tile_at (pos, tile.x, tile.y) >= 0)
        continue;
      kl_board_map_put (board->map, KL_LAYER_TILES, kl_board_tile_new (&tile, i, "beyond the rules"),
                        tile.x * KL_BOARD_UNIT, tile.y * KL_BOARD_UNIT);
      n++;
    }
  return n;
}

static GtkWidget *
create_window (KlBoard *board)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (board));
  gtk_window_present (GTK_WINDOW (window));
  settle (board, 300);
  return window;
}

/* In MB; 0 where the system does not say. */
static double
get_resident_memory (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv)   words = NULL;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    return 0;
  words = g_strsplit (text, " ", 3);
  return (double) g_ascii_strtoull (words[1], NULL, 10) * (double) sysconf (_SC_PAGESIZE) / (1 << 20);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (KlGame)  game = NULL;
  KlBoard            *board;
  GtkWidget          *window;
  guint               drawn = 0;
  static const double zooms[] = { 0.5, 0.7, 1, 1.2, 1.6, 2, 3 };

  gtk_init ();
  adw_init ();
  setvbuf (stdout, NULL, _IOLBF, 0);
  game = create_game ();
  board = KL_BOARD (kl_board_new ());
  kl_board_set_game (board, game);
  window = create_window (board);
  printf ("%d tiles, %d × %d, %s\n", fill_map (board), gtk_widget_get_width (GTK_WIDGET (board)), gtk_widget_get_height (GTK_WIDGET (board)),
          G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))));

  puts ("median, 99th percentile");
  go_to_zoom (board, 0.5);
  drawn += measure (board, "pan at 50 %", N_PAN, 1);
  go_to_zoom (board, 1);
  drawn += measure (board, "pan at 100 %", N_PAN, 1);
  go_to_zoom (board, 1.5);
  drawn += measure (board, "pan at 150 %", N_PAN, 1);
  go_to_zoom (board, 0.7);
  measure (board, "zoom, 70 to 120 %", N_ZOOM, 1.03);
  go_to_zoom (board, 1.5);
  measure (board, "zoom, 150 to 270 %", N_ZOOM, 1.03);
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    {
      measure_sharpness (board, zooms[i], TRUE);
      measure_sharpness (board, zooms[i] * 1.04, FALSE);
    }

  printf ("memory: %.0f MB resident, of which %.0f MB are %s\n", get_resident_memory (),
          (double) kl_picture_get_cost ().bytes / (1 << 20), "pictures");
  gtk_window_destroy (GTK_WINDOW (window));
  if (drawn > 0)
    printf ("%u pictures were drawn during a pan\n", drawn);
  return drawn > 0;
}

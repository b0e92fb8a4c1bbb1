/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture of a laid map as the window shows it, to be looked at: six players, all parts, 84 tiles, in the colours of
 * the scheme that the desktop asks for. usage: draw-board PNG [fields]; tests/art/draw-docs calls it.
 */

#include "games.h"
#include "kl-art.h"
#include "kl-board-private.h"
#include "kl-palette.h"

#include <stdio.h>

enum
{
  WIDTH = 1240,
  HEIGHT = 1200,
  N_TILES = 84,
  N_PLAYERS = 6,
  QUIET_MS = 900 /* after which nothing moves any more */
};

static void
settle (void)
{
  gint64 quiet = g_get_monotonic_time ();

  while (g_get_monotonic_time () - quiet < QUIET_MS * G_TIME_SPAN_MILLISECOND)
    {
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
      if (kl_picture_get_cost ().waiting > 0)
        quiet = g_get_monotonic_time ();
    }
}

/* Nearly at its end, as long as figures still stand. */
static KlGame *
create_game (void)
{
  RulesSetup setup;
  guint64    random = 6;
  KlGame    *game;

  test_setup_init (&setup, "base", N_PLAYERS, 3);
  for (int part = 0; part < RULES_N_PARTS; part++)
    rules_setup_part (&setup, (RulesPart) part, true);
  game = test_game_new (&setup);
  while (!kl_game_get_over (game) && kl_game_get_position (game)->n_tiles < N_TILES)
    test_play_random (game, &random);
  if (kl_game_get_over (game))
    kl_game_undo (game);
  return game;
}

static gboolean
save (GtkWindow  *window,
      GtkWidget  *board,
      const char *name)
{
  g_autoptr (GdkPaintable)  paintable = gtk_widget_paintable_new (board);
  GtkSnapshot              *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture)    texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (board), gtk_widget_get_height (board));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  return gdk_texture_save_to_png (texture, name);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (KlGame)         game = NULL;
  g_autoptr (GtkCssProvider) css = gtk_css_provider_new ();
  GtkWidget                 *window, *board;
  gboolean                   saved;

  if (argc < 2)
    return 2;

  gtk_init ();
  adw_init ();
  kl_palette_install (gdk_display_get_default ());
  gtk_css_provider_load_from_resource (css, "/io/github/kloosterland/Kloosterland/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

  game = create_game ();
  board = kl_board_new ();
  kl_board_set_hint (KL_BOARD (board), KL_HINT_FIELDS, argc > 2);
  kl_board_set_hint (KL_BOARD (board), KL_HINT_DEAD_SPACES, argc > 2);
  kl_board_set_game (KL_BOARD (board), game);
  window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (window), board);
  gtk_window_present (GTK_WINDOW (window));
  settle ();

  saved = save (GTK_WINDOW (window), board, argv[1]);
  printf ("%d tiles, zoom %.2f\n", kl_game_get_position (game)->n_tiles, KL_BOARD (board)->view.zoom);
  gtk_window_destroy (GTK_WINDOW (window));
  return !saved;
}

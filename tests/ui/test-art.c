/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures: every drawing is in the program, and becomes textures in all turns, large ones in time.
 */

#include "kl-figure-art.h"
#include "kl-palette.h"
#include "kl-tile-art.h"
#include "kl-tile-shape.h"
#include "kl-tiles.h"

/* The pixel at a part of the texture, as ARGB. */
static guint32
get_pixel (GdkTexture *texture,
           double      x,
           double      y)
{
  int                 width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new (guint32, width * height);

  gdk_texture_download (texture, (guchar *) pixels, width * sizeof (guint32));
  return pixels[(int) (y * height) * width + (int) (x * width)];
}

static KlPicture *
create_picture (const char *text)
{
  g_autoptr (GBytes) svg = g_bytes_new (text, strlen (text));
  KlPicture         *picture = kl_picture_new ();

  kl_picture_add_layer (picture, svg, &GRAPHENE_RECT_INIT (0, 0, 1, 1));
  return picture;
}

static const char *const corner =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><rect width='1' height='1' fill='#ff0000'/></svg>";

static void
test_turns (void)
{
  g_autoptr (KlPicture) picture = create_picture (corner);
  static const double   x[4] = { 0.25, 0.75, 0.75, 0.25 };
  static const double   y[4] = { 0.25, 0.25, 0.75, 0.75 };

  for (int turn = 0; turn < 4; turn++)
    {
      RulesTurn   remaining = 9;
      GdkTexture *texture = kl_picture_get_texture (picture, (RulesTurn) turn, 64, &remaining);

      g_assert_cmpint (remaining, ==, 0);
      for (int i = 0; i < 4; i++)
        g_assert_cmphex (get_pixel (texture, x[i], y[i]), ==, i == turn ? 0xffff0000 : 0);
    }
}

/* Sizes come in steps; none is stretched, and the largest is the end. */
static void
test_sizes (void)
{
  g_autoptr (KlPicture) picture = create_picture (corner);
  RulesTurn             remaining;

  for (int pixels = 1; pixels <= 768; pixels += 13)
    {
      int width = gdk_texture_get_width (kl_picture_get_texture (picture, 0, pixels, &remaining));

      g_assert_cmpint (width, >=, pixels);
      g_assert_true (width == 32 || width * 2 <= pixels * 3 + 3);
    }
  g_assert_cmpint (gdk_texture_get_width (kl_picture_get_texture (picture, 0, 5000, &remaining)), ==, 768);
}

static void
drawn_cb (gboolean *drawn)
{
  *drawn = TRUE;
}

/* A long drawing is made by another thread; meanwhile another turn of it serves. */
static void
test_large_drawing (void)
{
  g_autoptr (GString)   text = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'>");
  g_autoptr (KlPicture) picture = NULL;
  gboolean              drawn = FALSE;
  RulesTurn             remaining = 0;
  GdkTexture           *texture;

  while (text->len < 16 * 1024)
    g_string_append (text, "<rect width='2' height='2' fill='#00ff00'/>");
  g_string_append (text, "</svg>");
  picture = create_picture (text->str);
  g_signal_connect_swapped (picture, "drawn", G_CALLBACK (drawn_cb), &drawn);

  g_assert_null (kl_picture_get_texture (picture, 0, 100, &remaining));
  while (!drawn)
    g_main_context_iteration (NULL, TRUE);
  texture = kl_picture_get_texture (picture, 0, 100, &remaining);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 128);
  g_assert_cmphex (get_pixel (texture, 0.5, 0.5), ==, 0xff00ff00);

  g_assert_true (kl_picture_get_texture (picture, 3, 100, &remaining) == texture);
  g_assert_cmpint (remaining, ==, 3);
  drawn = FALSE;
  while (!drawn)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_all_tiles (void)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  for (int type = 0; type < tiles->n_types; type++)
    for (int copy = 0; copy < 9; copy++)
      {
        g_autoptr (GdkPaintable) paintable = kl_tile_art_get_paintable (type, copy, (RulesTurn) (copy % 4));

        g_assert_true (KL_IS_ART (paintable));
        g_assert_cmpint (kl_art_get_turn (KL_ART (paintable)), ==, copy % 4);
      }
}

/* A figure stands on the very segment that it belongs to: the drawing says the same as the rules. */
static void
test_places_lie_in_their_segments (void)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  for (int type = 0; type < tiles->n_types; type++)
    for (int s = 0; s < tiles->type[type].n_segments; s++)
      for (int turn = 0; turn < 4; turn++)
        {
          graphene_point_t place = kl_tile_shape_get_place (type, s, (RulesTurn) turn);

          g_assert_cmpint (kl_tile_shape_find_segment (type, (RulesTurn) turn, &place), ==, s);
        }
}

/* The drawings' two colours are gone: a figure is in its player's. */
static void
test_figures (void)
{
  for (int figure = 0; figure < RULES_N_FIGURES; figure++)
    for (int colour = 0; colour < KL_N_COLOURS; colour++)
      {
        g_autoptr (GdkPaintable)  standing = kl_figure_art_get_paintable ((RulesFigure) figure, FALSE, (KlColour) colour);
        g_autoptr (GdkPaintable)  lying = kl_figure_art_get_paintable ((RulesFigure) figure, TRUE, (KlColour) colour);
        g_autoptr (GtkSnapshot)   snapshot = gtk_snapshot_new ();
        g_autoptr (GskRenderNode) node = NULL;

        g_assert_true (KL_IS_ART (standing) && KL_IS_ART (lying));
        kl_art_set_scale (KL_ART (standing), 1);
        gdk_paintable_snapshot (standing, snapshot, 64, 64);
        node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
        g_assert_nonnull (node);
      }
}

/* The mark on a figure tells players apart; in grey the colours at least do not all look the same. */
static void
test_palette (void)
{
  for (int a = 0; a < KL_N_COLOURS; a++)
    for (int b = 0; b < a; b++)
      g_assert_cmpstr (kl_palette_get_body ((KlColour) a), !=, kl_palette_get_body ((KlColour) b));
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/art/turns", test_turns);
  g_test_add_func ("/ui/art/sizes", test_sizes);
  g_test_add_func ("/ui/art/large-drawing", test_large_drawing);
  g_test_add_func ("/ui/art/all-tiles", test_all_tiles);
  g_test_add_func ("/ui/art/places-lie-in-their-segments", test_places_lie_in_their_segments);
  g_test_add_func ("/ui/art/figures", test_figures);
  g_test_add_func ("/ui/art/palette", test_palette);
  return g_test_run ();
}

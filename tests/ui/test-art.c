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

#include <math.h>

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

/* Nothing is drawn any more; whoever listens to a picture must have seen that before he goes. */
static void
wait_for_pictures (void)
{
  while (kl_picture_get_cost ().waiting > 0)
    g_main_context_iteration (NULL, TRUE);
}

static KlPicture *
create_picture (const char *text)
{
  g_autoptr (GBytes) svg = g_bytes_new (text, strlen (text));
  KlPicture         *picture = kl_picture_new (KL_PICTURE_PLAIN);

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

      /* Only the first one is drawn at once. */
      g_assert_cmpint (remaining, ==, turn);
      wait_for_pictures ();
      texture = kl_picture_get_texture (picture, (RulesTurn) turn, 64, &remaining);
      g_assert_cmpint (remaining, ==, 0);
      for (int i = 0; i < 4; i++)
        g_assert_cmphex (get_pixel (texture, x[i], y[i]), ==, i == turn ? 0xffff0000 : 0);
    }
}

static void
drawn_cb (guint *drawn)
{
  ++*drawn;
}

/* What is shown is never scaled for long: each size gets a texture of its own, in time; meanwhile another one serves. */
static void
test_sizes (void)
{
  g_autoptr (KlPicture) picture = create_picture (corner);
  guint                 drawn = 0;
  RulesTurn             remaining;

  g_signal_connect_swapped (picture, "drawn", G_CALLBACK (drawn_cb), &drawn);
  g_assert_false (kl_picture_is_drawn (picture));
  g_assert_cmpint (gdk_texture_get_width (kl_picture_get_texture (picture, 0, 100, &remaining)), ==, 100);
  for (int pixels = 1; pixels <= 768; pixels += 59)
    {
      g_assert_cmpint (gdk_texture_get_width (kl_picture_get_texture (picture, 0, pixels, &remaining)), !=, pixels);
      for (guint before = drawn; drawn == before;)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (gdk_texture_get_width (kl_picture_get_texture (picture, 0, pixels, &remaining)), ==, pixels);
    }
  g_assert_cmpint (gdk_texture_get_width (kl_picture_get_texture (picture, 0, 5000, &remaining)), <=, KL_PICTURE_LARGEST);
  wait_for_pictures ();
  g_assert_true (kl_picture_is_drawn (picture));
}

/* A small one is made of a larger one; it looks the same. */
static void
test_small_sizes (void)
{
  g_autoptr (KlPicture) picture = create_picture (corner);
  RulesTurn             remaining = 9;
  GdkTexture           *texture;

  kl_picture_get_texture (picture, 1, 300, &remaining);
  kl_picture_get_texture (picture, 1, 48, &remaining);
  wait_for_pictures ();
  texture = kl_picture_get_texture (picture, 1, 48, &remaining);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 48);
  g_assert_cmpint (remaining, ==, 0);
  g_assert_cmphex (get_pixel (texture, 0.75, 0.25), ==, 0xffff0000);
  g_assert_cmphex (get_pixel (texture, 0.98, 0.02), ==, 0xffff0000);
  g_assert_cmphex (get_pixel (texture, 0.25, 0.25), ==, 0);
}

static char *
create_long_drawing (const char *colour)
{
  GString *text = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'>");

  while (text->len < 16 * 1024)
    g_string_append_printf (text, "<rect width='2' height='2' fill='%s'/>", colour);
  g_string_append (text, "</svg>");
  return g_string_free (text, FALSE);
}

/* A long drawing is made by another thread; meanwhile another turn of it serves. */
static void
test_large_drawing (void)
{
  g_autofree char      *text = create_long_drawing ("#00ff00");
  g_autoptr (KlPicture) picture = create_picture (text);
  guint                 drawn = 0;
  RulesTurn             remaining = 0;
  GdkTexture           *texture;

  g_signal_connect_swapped (picture, "drawn", G_CALLBACK (drawn_cb), &drawn);

  g_assert_null (kl_picture_get_texture (picture, 0, 100, &remaining));
  while (drawn == 0)
    g_main_context_iteration (NULL, TRUE);
  texture = kl_picture_get_texture (picture, 0, 100, &remaining);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 100);
  g_assert_cmphex (get_pixel (texture, 0.5, 0.5), ==, 0xff00ff00);

  g_assert_true (kl_picture_get_texture (picture, 3, 100, &remaining) == texture);
  g_assert_cmpint (remaining, ==, 3);
  wait_for_pictures ();
}

/* What nobody wants any more is not drawn; who still wants it is told to ask again. */
static void
test_reconsider (void)
{
  enum
  {
    N_PICTURES = 40
  };
  g_autofree char *text = create_long_drawing ("#0000ff");
  KlPicture       *picture[N_PICTURES];
  guint            drawn = 0, before = kl_picture_get_cost ().drawn;
  RulesTurn        remaining;

  for (int i = 0; i < N_PICTURES; i++)
    {
      picture[i] = create_picture (text);
      g_signal_connect_swapped (picture[i], "drawn", G_CALLBACK (drawn_cb), &drawn);
      g_assert_null (kl_picture_get_texture (picture[i], 0, 200, &remaining));
    }
  g_assert_cmpuint (kl_picture_get_cost ().waiting, ==, N_PICTURES);
  kl_picture_reconsider ();
  g_assert_cmpuint (drawn, >=, N_PICTURES / 2);
  g_assert_cmpuint (kl_picture_get_cost ().waiting, ==, N_PICTURES - drawn);
  g_assert_null (kl_picture_get_texture (picture[N_PICTURES - 1], 0, 200, &remaining));
  wait_for_pictures ();
  g_assert_cmpuint (kl_picture_get_cost ().drawn - before, <=, N_PICTURES / 2 + 1);
  g_assert_nonnull (kl_picture_get_texture (picture[N_PICTURES - 1], 0, 200, &remaining));
  wait_for_pictures ();
  for (int i = 0; i < N_PICTURES; i++)
    g_object_unref (picture[i]);
}

/* However much is asked for, textures take no more memory than they may, and give it back. */
static void
test_memory (void)
{
  gsize before = kl_picture_get_cost ().bytes;

  {
    g_autoptr (KlPicture) picture = create_picture (corner);
    RulesTurn             remaining;

    for (int pixels = KL_PICTURE_LARGEST; pixels > KL_PICTURE_LARGEST - 30; pixels--)
      {
        kl_picture_get_texture (picture, 0, pixels, &remaining);
        wait_for_pictures ();
        g_assert_cmpuint (kl_picture_get_cost ().bytes, <=, KL_PICTURE_BUDGET);
      }
    g_assert_cmpuint (kl_picture_get_cost ().bytes, >, KL_PICTURE_BUDGET / 2);
  }
  g_assert_cmpuint (kl_picture_get_cost ().bytes, <=, before);
}

/* The same drawing for each board: grounds lose no contrast, and what is not in the table stays. */
static void
test_schemes (void)
{
  static const char *const texts[] = { "fill='#9abd62'", "fill='#123456' href='#9abd6'" };

  for (int scheme = 0; scheme < KL_N_SCHEMES; scheme++)
    {
      g_autoptr (GBytes) grass = g_bytes_new_static (texts[0], strlen (texts[0]));
      g_autoptr (GBytes) other = g_bytes_new_static (texts[1], strlen (texts[1]));
      g_autoptr (GBytes) coloured = kl_scheme_colour ((KlScheme) scheme, grass);
      g_autoptr (GBytes) same = kl_scheme_colour ((KlScheme) scheme, other);

      g_assert_cmpuint (g_bytes_get_size (coloured), ==, strlen (texts[0]));
      g_assert_true (g_bytes_equal (coloured, grass) == (scheme == KL_SCHEME_LIGHT));
      g_assert_true (g_bytes_equal (same, other));
    }
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

/* CIE lightness, 0 to 100. */
static double
get_lightness (KlColour colour)
{
  GdkRGBA rgba = kl_palette_get_rgba (colour);
  float   channel[] = { rgba.red, rgba.green, rgba.blue };
  double  weight[] = { 0.2126, 0.7152, 0.0722 };
  double  luminance = 0;

  for (int i = 0; i < 3; i++)
    luminance += weight[i] * (channel[i] <= 0.04045 ? channel[i] / 12.92 : pow ((channel[i] + 0.055) / 1.055, 2.4));
  return 116 * cbrt (luminance) - 16;
}

/* The mark on a figure tells players apart; in grey their colours do so too. */
static void
test_palette (void)
{
  for (int a = 0; a < KL_N_COLOURS; a++)
    for (int b = 0; b < a; b++)
      g_assert_cmpfloat (fabs (get_lightness ((KlColour) a) - get_lightness ((KlColour) b)), >, 9);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/art/turns", test_turns);
  g_test_add_func ("/ui/art/sizes", test_sizes);
  g_test_add_func ("/ui/art/small-sizes", test_small_sizes);
  g_test_add_func ("/ui/art/large-drawing", test_large_drawing);
  g_test_add_func ("/ui/art/reconsider", test_reconsider);
  g_test_add_func ("/ui/art/memory", test_memory);
  g_test_add_func ("/ui/art/schemes", test_schemes);
  g_test_add_func ("/ui/art/all-tiles", test_all_tiles);
  g_test_add_func ("/ui/art/places-lie-in-their-segments", test_places_lie_in_their_segments);
  g_test_add_func ("/ui/art/figures", test_figures);
  g_test_add_func ("/ui/art/palette", test_palette);
  return g_test_run ();
}

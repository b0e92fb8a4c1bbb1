/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture of a game: all formats show the same map, with its figures. No display is needed.
 */

#include "kl-map-export.h"

#include <cairo.h>
#include <librsvg/rsvg.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "folders.h"
#include "games.h"
#include "kl-output.h"

enum
{
  PIXELS_PER_TILE = 256,
  MARGIN = 64,      /* pixels of a PNG */
  MOST_SECONDS = 10 /* of the processor, for a large map */
};

static KlGame *
create_game (int moves)
{
  RulesSetup setup;
  guint64    random = 7;
  KlGame    *game;

  test_setup_init (&setup, "demo", 3, 5);
  game = test_game_new (&setup);
  for (int i = 0; i < moves && !kl_game_get_over (game); i++)
    test_play_random (game, &random);
  return game;
}

typedef struct
{
  const unsigned char *data;
  gsize                left;
} Reading;

static cairo_status_t
read_bytes (void          *closure,
            unsigned char *data,
            unsigned int   length)
{
  Reading *reading = closure;

  if (length > reading->left)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, reading->data, length);
  reading->data += length;
  reading->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
load_png (GBytes *png)
{
  gsize            size;
  const void      *data = g_bytes_get_data (png, &size);
  Reading          reading = { data, size };
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream (read_bytes, &reading);

  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  return surface;
}

static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const unsigned char *data = cairo_image_surface_get_data (surface);
  guint32              pixel;

  memcpy (&pixel, data + y * cairo_image_surface_get_stride (surface) + x * 4, sizeof pixel);
  return pixel;
}

static void
find_extent (KlGame *game,
             int    *left,
             int    *top,
             int    *width,
             int    *height)
{
  const RulesPosition *pos = kl_game_get_position (game);
  int                  right = 0, bottom = 0;

  *left = *top = 0;
  for (int i = 0; i < pos->n_tiles; i++)
    {
      *left = MIN (*left, pos->tile[i].x);
      *top = MIN (*top, pos->tile[i].y);
      right = MAX (right, pos->tile[i].x);
      bottom = MAX (bottom, pos->tile[i].y);
    }
  *width = right - *left + 1;
  *height = bottom - *top + 1;
}

/* Every tile is seen where it lies; where none lies there is nothing. */
static void
test_png (void)
{
  g_autoptr (KlGame)      game = create_game (40);
  g_autoptr (KlMapExport) map = kl_map_export_new (game);
  g_autoptr (GBytes)      png = kl_map_export_draw (map, KL_MAP_PNG);
  cairo_surface_t        *surface = load_png (png);
  int                     left, top, width, height;

  find_extent (game, &left, &top, &width, &height);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, width * PIXELS_PER_TILE + 2 * MARGIN);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, height * PIXELS_PER_TILE + 2 * MARGIN);
  for (int x = left; x < left + width; x++)
    for (int y = top; y < top + height; y++)
      {
        guint32 pixel = get_pixel (surface, MARGIN + (x - left) * PIXELS_PER_TILE + 128, MARGIN + (y - top) * PIXELS_PER_TILE + 60);

        g_assert_cmphex (pixel >> 24, ==, rules_position_tile_at (kl_game_get_position (game), x, y) >= 0 ? 0xff : 0);
      }
  cairo_surface_destroy (surface);
}

/* The mean difference of two pictures' channels. */
static double
compare (cairo_surface_t *a,
         cairo_surface_t *b)
{
  int    width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  double sum = 0;

  g_assert_cmpint (cairo_image_surface_get_width (b), ==, width);
  g_assert_cmpint (cairo_image_surface_get_height (b), ==, height);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      for (int shift = 0; shift < 32; shift += 8)
        sum += ABS ((int) (get_pixel (a, x, y) >> shift & 0xff) - (int) (get_pixel (b, x, y) >> shift & 0xff));
  return sum / (4.0 * width * height);
}

static void
test_svg (void)
{
  g_autoptr (KlGame)      game = create_game (6);
  g_autoptr (KlMapExport) map = kl_map_export_new (game);
  g_autoptr (GBytes)      png = kl_map_export_draw (map, KL_MAP_PNG);
  g_autoptr (GBytes)      svg = kl_map_export_draw (map, KL_MAP_SVG);
  g_autoptr (GError)      error = NULL;
  cairo_surface_t        *expected = load_png (png);
  int                     width = cairo_image_surface_get_width (expected), height = cairo_image_surface_get_height (expected);
  cairo_surface_t        *drawn = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t                *cr = cairo_create (drawn);
  RsvgHandle             *handle = rsvg_handle_new_from_data (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), &error);

  g_assert_no_error (error);
  g_assert_true (rsvg_handle_render_document (handle, cr, &(RsvgRectangle){ 0, 0, width, height }, &error));
  g_assert_no_error (error);
  /* Vectors through and through. */
  g_assert_null (g_strstr_len (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), "<image"));
  cairo_surface_flush (drawn);
  g_assert_cmpfloat (compare (expected, drawn), <, 4);

  g_object_unref (handle);
  cairo_destroy (cr);
  cairo_surface_destroy (drawn);
  cairo_surface_destroy (expected);
}

static void
test_pdf (void)
{
  g_autoptr (KlGame)      game = create_game (12);
  g_autoptr (KlMapExport) map = kl_map_export_new (game);
  g_autoptr (GBytes)      pdf = kl_map_export_draw (map, KL_MAP_PDF);
  gsize                   size;
  const char             *data = g_bytes_get_data (pdf, &size);

  g_assert_cmpmem (data, 5, "%PDF-", 5);
  g_assert_nonnull (g_strrstr_len (data + size - 32, 32, "%%EOF"));
}

/* A figure that stands on the map is in the picture. */
static void
test_figures (void)
{
  g_autoptr (KlGame)      game = NULL;
  g_autoptr (KlMapExport) before = NULL;
  g_autoptr (KlMapExport) after = NULL;
  g_autoptr (GBytes)      without = NULL;
  g_autoptr (GBytes)      with = NULL;
  cairo_surface_t        *a, *b;

  game = test_game_new_with_pile ("monastery monastery", 5);
  test_play (game, "place 0,1 0");
  before = kl_map_export_new (game);
  without = kl_map_export_draw (before, KL_MAP_PNG);
  test_play (game, "meeple monastery");
  after = kl_map_export_new (game);
  with = kl_map_export_draw (after, KL_MAP_PNG);

  a = load_png (without);
  b = load_png (with);
  g_assert_cmpfloat (compare (a, b), >, 0.1);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
}

/* A whole base game: in time, and no larger than a picture may be. */
static void
test_large_map (void)
{
  g_autoptr (KlGame)      game = NULL;
  g_autoptr (KlMapExport) map = NULL;
  g_autoptr (GBytes)      png = NULL;
  RulesSetup              setup;
  guint64                 random = 3;
  clock_t                 begun;
  cairo_surface_t        *surface;

  test_setup_init (&setup, "base", 6, 9);
  game = test_game_new (&setup);
  while (!kl_game_get_over (game))
    test_play_random (game, &random);
  map = kl_map_export_new (game);
  begun = clock ();
  png = kl_map_export_draw (map, KL_MAP_PNG);
  g_assert_cmpint ((clock () - begun) / CLOCKS_PER_SEC, <, MOST_SECONDS);
  surface = load_png (png);
  g_assert_cmpint (cairo_image_surface_get_width (surface), <=, 8192);
  g_assert_cmpint (cairo_image_surface_get_height (surface), <=, 8192);
  cairo_surface_destroy (surface);
}

#ifndef __SANITIZE_ADDRESS__ /* which takes more than there is at once */
/* Too little for a large picture; the thread may do with it. */
static void
limit_memory (struct rlimit *old)
{
  g_autofree char *pages = NULL;
  struct rlimit    limit;

  g_assert_true (g_file_get_contents ("/proc/self/statm", &pages, NULL, NULL));
  g_assert_cmpint (getrlimit (RLIMIT_AS, old), ==, 0);
  limit = *old;
  limit.rlim_cur = (rlim_t) atol (pages) * (rlim_t) sysconf (_SC_PAGESIZE) + (1 << 23);
  g_assert_cmpint (setrlimit (RLIMIT_AS, &limit), ==, 0);
}

/* It is written as a whole or not at all. */
static void
test_memory (void)
{
  g_autoptr (KlGame)      game = create_game (100);
  g_autoptr (KlMapExport) map = kl_map_export_new (game);
  g_auto (TestFolder)     folder = { 0 };
  g_autofree char        *path = NULL;
  g_autoptr (GFile)       file = NULL;
  g_autoptr (GBytes)      png = NULL;
  g_autoptr (GError)      error = NULL;
  g_autofree char        *contents = NULL;
  struct rlimit           old;

  limit_memory (&old);
  png = kl_map_export_draw (map, KL_MAP_PNG);
  g_assert_cmpint (setrlimit (RLIMIT_AS, &old), ==, 0);
  g_assert_null (png);

  test_folder_init (&folder);
  path = test_folder_dup_path (&folder, "map.png");
  file = g_file_new_for_path (path);
  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  g_assert_false (kl_output_write (file, png, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "old");
}
#endif

static void
test_formats (void)
{
  static const struct
  {
    const char *name;
    KlMapFormat format;
  } cases[] = {
    { "map.png", KL_MAP_PNG },
    { "map.svg", KL_MAP_SVG },
    { "map.pdf", KL_MAP_PDF },
    { "MAP.PDF", KL_MAP_PDF },
    { "map", KL_MAP_PNG },
    { "map.svg.png", KL_MAP_PNG },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (cases[i].name);

      g_assert_cmpint (kl_map_format_guess (file), ==, cases[i].format);
    }
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  gboolean          *written = user_data;
  g_autoptr (GError) error = NULL;

  *written = kl_output_write_finish (G_FILE (source), result, &error);
  g_assert_no_error (error);
}

static void
test_write (void)
{
  g_autoptr (KlGame)  game = create_game (6);
  g_auto (TestFolder) folder = { 0 };
  g_autoptr (GFile)   file = NULL;
  gboolean            written = FALSE;

  test_folder_init (&folder);
  file = g_file_new_build_filename (folder.path, "map.svg", NULL);
  kl_map_export_write_async (kl_map_export_new (game), file, kl_map_format_guess (file), written_cb, &written);
  while (!written)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_file_query_exists (file, NULL));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/map-export/png", test_png);
  g_test_add_func ("/ui/map-export/svg", test_svg);
  g_test_add_func ("/ui/map-export/pdf", test_pdf);
  g_test_add_func ("/ui/map-export/figures", test_figures);
  g_test_add_func ("/ui/map-export/large-map", test_large_map);
#ifndef __SANITIZE_ADDRESS__
  g_test_add_func ("/ui/map-export/memory", test_memory);
#endif
  g_test_add_func ("/ui/map-export/formats", test_formats);
  g_test_add_func ("/ui/map-export/write", test_write);
  return g_test_run ();
}

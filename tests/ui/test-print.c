/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Print and play: every tile and card is there once, nothing is cut off, and backs lie behind fronts. No display is
 * needed.
 */

#include "prints.h"

#include "kl-print-private.h"
#include "kl-tiles.h"

enum
{
  DOTS_PER_MM = 4
};

/* A page as a picture. */
typedef struct
{
  cairo_surface_t *surface;
  double           width, height; /* mm */
} Sheet;

/* Calls func for every paper and size. */
static void
with_all_formats (void (*func) (const KlPrintPlan *plan))
{
  static const int sizes[] = { KL_PRINT_BOX_SIZE, KL_PRINT_SMALL_SIZE, KL_PRINT_MIN_SIZE, KL_PRINT_MAX_SIZE };

  for (int paper = 0; paper < KL_N_PAPERS; paper++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        KlPrintOptions          options = test_print_everything ((KlPaper) paper, sizes[i], "nl");
        g_autoptr (KlPrintPlan) plan = kl_print_plan_new (&options);

        func (plan);
      }
}

static const KlPrintPage *
get_page (const KlPrintPlan *plan,
          guint              i)
{
  return plan->pages->pdata[i];
}

static int
count_pieces (const KlPrintPlan *plan,
              KlPrintPart        part,
              KlPieceKind        kind,
              int                what)
{
  int n = 0;

  for (guint i = 0; i < plan->pages->len; i++)
    {
      const KlPrintPage *page = get_page (plan, i);

      for (guint p = 0; page->kind == KL_PAGE_FRONTS && p < page->pieces->len; p++)
        {
          const KlPrintPiece *piece = &g_array_index (page->pieces, KlPrintPiece, p);

          n += piece->part == part && piece->kind == kind && (what < 0 || piece->what == what);
        }
    }
  return n;
}

static void
check_set (const KlPrintPlan *plan,
           KlPrintPart        part,
           const char        *id,
           int                n_tiles)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  const RulesSet     *set = &tiles->set[rules_tileset_find_set (tiles, id)];

  for (int type = 0; type < tiles->n_types; type++)
    {
      int starts = count_pieces (plan, part, KL_PIECE_START_TILE, type);

      g_assert_cmpint (starts, ==, set->complete && type == set->start ? 1 : 0);
      g_assert_cmpint (starts + count_pieces (plan, part, KL_PIECE_TILE, type), ==, set->count[type]);
    }
  g_assert_cmpint (count_pieces (plan, part, KL_PIECE_TILE, -1) + count_pieces (plan, part, KL_PIECE_START_TILE, -1), ==, n_tiles);
}

static void
check_counts (const KlPrintPlan *plan)
{
  check_set (plan, KL_PRINT_DEMO, "demo", 48);
  check_set (plan, KL_PRINT_BASE, "base", 72);
  check_set (plan, KL_PRINT_ABBEY_AND_MAYOR, "abbey-and-mayor", 12);
  g_assert_cmpint (count_pieces (plan, KL_PRINT_ABBEYS, KL_PIECE_TILE, kl_tiles_get ()->abbey), ==, RULES_MAX_PLAYERS);
  for (int gift = 0; gift < RULES_N_GIFTS; gift++)
    g_assert_cmpint (count_pieces (plan, KL_PRINT_GIFTS, KL_PIECE_GIFT, gift), ==, 5);
}

static void
test_counts (void)
{
  with_all_formats (check_counts);
}

/* Copies of a type look different where the set has several drawings. */
static void
test_drawings_are_dealt (void)
{
  KlPrintOptions          options = test_print_only (KL_PRINT_DEMO, "en");
  g_autoptr (KlPrintPlan) plan = kl_print_plan_new (&options);
  g_autoptr (GHashTable)  pictures = g_hash_table_new (NULL, NULL);
  int                     curve = rules_tileset_find_type (kl_tiles_get (), "road-curve");

  for (guint i = 0; i < plan->pages->len; i++)
    for (guint p = 0; p < get_page (plan, i)->pieces->len; p++)
      {
        const KlPrintPiece *piece = &g_array_index (get_page (plan, i)->pieces, KlPrintPiece, p);

        if (piece->what == curve)
          g_hash_table_add (pictures, kl_art_get_picture (piece->art));
      }
  g_assert_cmpuint (g_hash_table_size (pictures), ==, 5);
}

/* Turned over its long edge, a sheet shows each back where its front is. */
static void
check_backs (const KlPrintPlan *plan)
{
  for (guint i = 0; i < plan->pages->len; i++)
    {
      const KlPrintPage *front = get_page (plan, i), *back;

      if (front->kind != KL_PAGE_FRONTS)
        continue;
      g_assert_cmpuint (i % 2, ==, 0);
      back = get_page (plan, i + 1);
      g_assert_cmpint (back->kind, ==, KL_PAGE_BACKS);
      g_assert_cmpuint (back->pieces->len, ==, front->pieces->len);
      for (guint p = 0; p < front->pieces->len; p++)
        {
          double x, y, back_x, back_y;

          kl_print_page_get_cell (front, (int) p, &x, &y);
          kl_print_page_get_cell (back, (int) p, &back_x, &back_y);
          g_assert_cmpfloat_with_epsilon (back_x, plan->width - x - front->width, 1e-9);
          g_assert_cmpfloat (back_y, ==, y);
          g_assert_cmpint (g_array_index (back->pieces, KlPrintPiece, p).kind, ==, g_array_index (front->pieces, KlPrintPiece, p).kind);
        }
    }
}

static void
test_backs (void)
{
  with_all_formats (check_backs);
}

static void
test_without_backs (void)
{
  KlPrintOptions          options = test_print_everything (KL_PAPER_A4, KL_PRINT_BOX_SIZE, "en");
  g_autoptr (KlPrintPlan) plan = NULL;

  options.backs = FALSE;
  plan = kl_print_plan_new (&options);
  for (guint i = 0; i < plan->pages->len; i++)
    g_assert_true (get_page (plan, i)->kind != KL_PAGE_BACKS && get_page (plan, i)->kind != KL_PAGE_EMPTY);
  check_counts (plan);
}

static Sheet
draw_page (const KlPrintPlan *plan,
           guint              number,
           KlStamps          *stamps)
{
  Sheet    sheet = { .width = plan->width, .height = plan->height };
  cairo_t *cr;

  sheet.surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (plan->width * DOTS_PER_MM), (int) (plan->height * DOTS_PER_MM));
  cr = cairo_create (sheet.surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, DOTS_PER_MM, DOTS_PER_MM);
  kl_print_page_draw (plan, (int) number, stamps, cr);
  cairo_destroy (cr);
  cairo_surface_flush (sheet.surface);
  return sheet;
}

/* The darkest of the dots in a rectangle: 0 to 255. */
static int
find_darkest (const Sheet *sheet,
              double       x,
              double       y,
              double       width,
              double       height)
{
  const unsigned char *data = cairo_image_surface_get_data (sheet->surface);
  int                  stride = cairo_image_surface_get_stride (sheet->surface);
  int                  right = MIN ((int) ((x + width) * DOTS_PER_MM), cairo_image_surface_get_width (sheet->surface));
  int                  bottom = MIN ((int) ((y + height) * DOTS_PER_MM), cairo_image_surface_get_height (sheet->surface));
  int                  darkest = 255;

  for (int row = (int) (y * DOTS_PER_MM); row < bottom; row++)
    for (int column = (int) (x * DOTS_PER_MM); column < right; column++)
      darkest = MIN (darkest, data[row * stride + 4 * column + 1]);
  return darkest;
}

/* Nothing is printed where printers cannot print. */
static void
check_border (const Sheet *sheet)
{
  const double border = 4.5;

  g_assert_cmpint (find_darkest (sheet, 0, 0, sheet->width, border), ==, 255);
  g_assert_cmpint (find_darkest (sheet, 0, sheet->height - border, sheet->width, border), ==, 255);
  g_assert_cmpint (find_darkest (sheet, 0, 0, border, sheet->height), ==, 255);
  g_assert_cmpint (find_darkest (sheet, sheet->width - border, 0, border, sheet->height), ==, 255);
}

/* At both ends of every cut there is a mark, and none in the pieces. */
static void
check_marks (const Sheet       *sheet,
             const KlPrintPage *page)
{
  double away = KL_PRINT_MARK_GAP + KL_PRINT_MARK_LENGTH / 2;
  double right = page->x + page->columns * page->width, bottom = page->y + page->rows * page->height;

  for (int i = 0; i <= page->columns; i++)
    {
      g_assert_cmpint (find_darkest (sheet, page->x + i * page->width - 0.5, page->y - away, 1, 0.5), <, 200);
      g_assert_cmpint (find_darkest (sheet, page->x + i * page->width - 0.5, bottom + away, 1, 0.5), <, 200);
    }
  for (int i = 0; i <= page->rows; i++)
    {
      g_assert_cmpint (find_darkest (sheet, page->x - away, page->y + i * page->height - 0.5, 0.5, 1), <, 200);
      g_assert_cmpint (find_darkest (sheet, right + away, page->y + i * page->height - 0.5, 0.5, 1), <, 200);
    }
}

static void
check_pages (const KlPrintPlan *plan)
{
  g_autoptr (KlStamps) stamps = kl_stamps_new ();

  for (guint i = 0; i < plan->pages->len; i++)
    {
      const KlPrintPage *page = get_page (plan, i);
      Sheet              sheet = draw_page (plan, i, stamps);

      check_border (&sheet);
      if (page->kind == KL_PAGE_FRONTS || page->kind == KL_PAGE_BACKS)
        check_marks (&sheet, page);
      g_assert_true ((find_darkest (&sheet, 0, 0, sheet.width, sheet.height) < 255) == (page->kind != KL_PAGE_EMPTY));
      cairo_surface_destroy (sheet.surface);
    }
}

/* Every paper with every language and every size. */
static void
test_nothing_is_cut_off (void)
{
  static const struct
  {
    KlPaper     paper;
    double      size;
    const char *language;
  } cases[] = {
    { KL_PAPER_A4, KL_PRINT_BOX_SIZE, "nl" },
    { KL_PAPER_A4, KL_PRINT_SMALL_SIZE, "en" },
    { KL_PAPER_LETTER, KL_PRINT_BOX_SIZE, "en" },
    { KL_PAPER_LETTER, KL_PRINT_SMALL_SIZE, "nl" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      KlPrintOptions          options = test_print_everything (cases[i].paper, cases[i].size, cases[i].language);
      g_autoptr (KlPrintPlan) plan = kl_print_plan_new (&options);

      check_pages (plan);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/print/counts", test_counts);
  g_test_add_func ("/ui/print/drawings-are-dealt", test_drawings_are_dealt);
  g_test_add_func ("/ui/print/backs", test_backs);
  g_test_add_func ("/ui/print/without-backs", test_without_backs);
  g_test_add_func ("/ui/print/nothing-is-cut-off", test_nothing_is_cut_off);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws the pages of pieces: fronts, backs that go on a little beyond their cuts, marks to cut along, and a line that
 * says what the page is.
 */

#include "kl-print-private.h"

#include <glib/gi18n.h>

#include "kl-print-text.h"

static KlPicture *
get_back (const KlPrintPlan *plan,
          KlPieceKind        kind)
{
  static const KlBack backs[] = {
    [KL_PIECE_TILE] = KL_BACK_TILE,
    [KL_PIECE_START_TILE] = KL_BACK_START_TILE,
    [KL_PIECE_GIFT] = KL_BACK_GIFT,
  };

  return kl_art_get_picture (plan->back[backs[kind]]);
}

static void
draw_front (const KlPrintPlan  *plan,
            const KlPrintPage  *page,
            const KlPrintPiece *piece,
            KlStamps           *stamps,
            cairo_t            *cr,
            double              x,
            double              y)
{
  if (piece->kind == KL_PIECE_GIFT)
    kl_print_gift_draw (plan, (RulesGift) piece->what, kl_art_get_picture (piece->art), stamps, cr, x, y);
  else
    kl_stamps_draw (stamps, cr, kl_art_get_picture (piece->art), 0, x, y, page->width);
}

/* A back joins itself at every side: what lies beyond its cuts is the back's next copy. Pictures are square and a card
 * lies in the middle of its own. */
static void
draw_back (const KlPrintPage *page,
           KlPicture         *picture,
           KlStamps          *stamps,
           cairo_t           *cr,
           double             x,
           double             y,
           double             bleed)
{
  int    around = bleed > 0 ? 1 : 0;
  double aside = (page->height - page->width) / 2;

  cairo_save (cr);
  cairo_rectangle (cr, x - bleed, y - bleed, page->width + 2 * bleed, page->height + 2 * bleed);
  cairo_clip (cr);
  for (int row = -around; row <= around; row++)
    for (int column = -around; column <= around; column++)
      kl_stamps_draw (stamps, cr, picture, 0, x - aside + column * page->width, y + row * page->height, page->height);
  cairo_restore (cr);
}

/* First what goes beyond the cuts, so that no piece is covered by its neighbour's. */
static void
draw_backs (const KlPrintPlan *plan,
            const KlPrintPage *page,
            KlStamps          *stamps,
            cairo_t           *cr)
{
  for (int pass = 0; pass < 2; pass++)
    for (guint i = 0; i < page->pieces->len; i++)
      {
        double x, y;

        kl_print_page_get_cell (page, (int) i, &x, &y);
        draw_back (page, get_back (plan, g_array_index (page->pieces, KlPrintPiece, i).kind), stamps, cr, x, y,
                   pass == 0 ? KL_PRINT_BLEED : 0);
      }
}

static void
draw_fronts (const KlPrintPlan *plan,
             const KlPrintPage *page,
             KlStamps          *stamps,
             cairo_t           *cr)
{
  for (guint i = 0; i < page->pieces->len; i++)
    {
      double x, y;

      kl_print_page_get_cell (page, (int) i, &x, &y);
      draw_front (plan, page, &g_array_index (page->pieces, KlPrintPiece, i), stamps, cr, x, y);
    }
}

/* Two marks at the ends of every cut, outside the pieces. */
static void
draw_cut_marks (const KlPrintPage *page,
                cairo_t           *cr)
{
  double right = page->x + page->columns * page->width, bottom = page->y + page->rows * page->height;

  for (int i = 0; i <= page->columns; i++)
    {
      double x = page->x + i * page->width;

      cairo_move_to (cr, x, page->y - KL_PRINT_MARK_GAP);
      cairo_rel_line_to (cr, 0, -KL_PRINT_MARK_LENGTH);
      cairo_move_to (cr, x, bottom + KL_PRINT_MARK_GAP);
      cairo_rel_line_to (cr, 0, KL_PRINT_MARK_LENGTH);
    }
  for (int i = 0; i <= page->rows; i++)
    {
      double y = page->y + i * page->height;

      cairo_move_to (cr, page->x - KL_PRINT_MARK_GAP, y);
      cairo_rel_line_to (cr, -KL_PRINT_MARK_LENGTH, 0);
      cairo_move_to (cr, right + KL_PRINT_MARK_GAP, y);
      cairo_rel_line_to (cr, KL_PRINT_MARK_LENGTH, 0);
    }
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.15);
  cairo_stroke (cr);
}

static void
draw_caption (const KlPrintPlan *plan,
              const KlPrintPage *page,
              cairo_t           *cr)
{
  const KlPrintStyle style = { 6.5, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_LEFT };
  double             y = page->y + page->rows * page->height + KL_PRINT_MARK_GAP + KL_PRINT_MARK_LENGTH + 0.2;
  g_autofree char   *sheet = NULL;
  g_autofree char   *caption = NULL;

  /* translators: the foot of a page of tiles: what they are, and which of how many sheets it is */
  sheet = g_strdup_printf (kl_print_language_say (plan->language, N_ ("%s, sheet %d of %d")), page->title, page->number, page->total);
  if (page->kind == KL_PAGE_BACKS)
    /* translators: %s: "Demo tiles, sheet 1 of 2" */
    caption = g_strdup_printf (kl_print_language_say (plan->language, N_ ("%s: backs")), sheet);
  else
    caption = g_strdup_printf (kl_print_language_say (plan->language, N_ ("%s: %d pieces")), sheet, (int) page->pieces->len);

  cairo_set_source_rgb (cr, 0.25, 0.25, 0.25);
  kl_print_text_draw (cr, &style, page->x, y, page->columns * page->width, caption);
}

void
kl_print_page_draw (const KlPrintPlan *plan,
                    int                number,
                    KlStamps          *stamps,
                    cairo_t           *cr)
{
  const KlPrintPage *page = g_ptr_array_index (plan->pages, number);

  switch (page->kind)
    {
    case KL_PAGE_FRONTS:
      draw_fronts (plan, page, stamps, cr);
      draw_cut_marks (page, cr);
      draw_caption (plan, page, cr);
      break;
    case KL_PAGE_BACKS:
      draw_backs (plan, page, stamps, cr);
      draw_cut_marks (page, cr);
      draw_caption (plan, page, cr);
      break;
    case KL_PAGE_RULES:
      kl_print_rules_draw (plan, page->number - 1, stamps, cr);
      break;
    case KL_PAGE_EMPTY:
      break;
    case KL_PAGE_TRACK:
      kl_print_track_draw (plan, stamps, cr);
      break;
    }
}

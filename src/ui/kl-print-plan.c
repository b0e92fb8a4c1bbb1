/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What goes onto which page. Tiles and cards lie edge to edge, so that one cut parts two of them; around them is room
 * for the marks to cut along, a line that says what the page is, and the border that printers leave white.
 */

#include "kl-print-plan.h"

#include <glib/gi18n.h>

#include "kl-card-art.h"
#include "kl-print-private.h"
#include "kl-tile-art.h"
#include "kl-tiles.h"

static const struct
{
  double width, height;
} papers[KL_N_PAPERS] = {
  [KL_PAPER_A4] = { 210, 297 },
  [KL_PAPER_LETTER] = { 215.9, 279.4 },
};

enum
{
  GIFTS_OF_A_KIND = RULES_MAX_GIFTS / RULES_N_GIFTS
};

/* What is printed one after the other. Parts with one title share their pages. */
static const struct
{
  KlPrintPart part;
  const char *title;
} runs[] = {
  { KL_PRINT_DEMO, N_ ("Demo tiles") },
  { KL_PRINT_BASE, N_ ("Base game tiles") },
  { KL_PRINT_ABBEY_AND_MAYOR, N_ ("Abbey & Mayor") },
  { KL_PRINT_ABBEYS, N_ ("Abbey & Mayor") },
  { KL_PRINT_GIFTS, N_ ("The Gifts") },
};

void
kl_print_options_init (KlPrintOptions *options)
{
  *options = (KlPrintOptions){
    .part = { [KL_PRINT_DEMO] = TRUE, [KL_PRINT_TRACK] = TRUE, [KL_PRINT_RULES] = TRUE },
    .backs = TRUE,
    .paper = KL_PAPER_A4,
    .size = KL_PRINT_BOX_SIZE,
    .language = kl_print_language_guess (),
  };
}

static const char *const land[KL_PRINT_LAND] = { "city-cap-road-straight", "monastery-two-roads", "city-cap-road-straight" };

static void
clear_piece (gpointer data)
{
  KlPrintPiece *piece = data;

  g_object_unref (piece->art);
}

static GArray *
create_pieces (void)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (KlPrintPiece));

  g_array_set_clear_func (pieces, clear_piece);
  return pieces;
}

static void
free_page (gpointer data)
{
  KlPrintPage *page = data;

  g_clear_pointer (&page->pieces, g_array_unref);
  g_free (page);
}

static KlPrintPage *
add_page (KlPrintPlan *self,
          KlPageKind   kind,
          const char  *title,
          int          number,
          int          total)
{
  KlPrintPage *page = g_new0 (KlPrintPage, 1);

  page->kind = kind;
  page->title = kl_print_language_say (self->language, title);
  page->number = number;
  page->total = total;
  g_ptr_array_add (self->pages, page);
  return page;
}

static void
add_piece (GArray       *pieces,
           KlPieceKind   kind,
           KlPrintPart   part,
           int           what,
           GdkPaintable *art)
{
  KlPrintPiece piece = { kind, part, what, KL_ART (art) };

  g_array_append_val (pieces, piece);
}

/* The start tile first, so that it is found; it is the last drawing of its type that the set deals. */
static void
add_set (GArray     *pieces,
         KlPrintPart part,
         const char *id)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  const RulesSet     *set = &tiles->set[rules_tileset_find_set (tiles, id)];
  int                 start = set->complete ? set->start : -1;

  if (start >= 0)
    add_piece (pieces, KL_PIECE_START_TILE, part, start, kl_tile_art_get_paintable (start, set->count[start] - 1, 0));
  for (int type = 0; type < tiles->n_types; type++)
    for (int copy = 0; copy < set->count[type] - (type == start); copy++)
      add_piece (pieces, KL_PIECE_TILE, part, type, kl_tile_art_get_paintable (type, copy, 0));
}

static void
add_part (GArray     *pieces,
          KlPrintPart part)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  switch (part)
    {
    case KL_PRINT_DEMO:
      add_set (pieces, part, "demo");
      break;
    case KL_PRINT_BASE:
      add_set (pieces, part, "base");
      break;
    case KL_PRINT_ABBEY_AND_MAYOR:
      add_set (pieces, part, "abbey-and-mayor");
      break;
    case KL_PRINT_ABBEYS:
      for (int player = 0; player < RULES_MAX_PLAYERS; player++)
        add_piece (pieces, KL_PIECE_TILE, part, tiles->abbey, kl_tile_art_get_paintable (tiles->abbey, player, 0));
      break;
    case KL_PRINT_GIFTS:
      for (int gift = 0; gift < RULES_N_GIFTS; gift++)
        for (int i = 0; i < GIFTS_OF_A_KIND; i++)
          add_piece (pieces, KL_PIECE_GIFT, part, gift, kl_card_art_get_emblem ((RulesGift) gift));
      break;
    case KL_PRINT_TRACK:
    case KL_PRINT_RULES:
    case KL_PRINT_N_PARTS:
      g_return_if_reached ();
    }
}

static void
fill_page (KlPrintPlan *self,
           KlPrintPage *page,
           GArray      *pieces,
           guint        first,
           guint        n)
{
  double room_x = self->width - 2 * KL_PRINT_MARGIN, room_y = self->height - 2 * KL_PRINT_MARGIN;
  int    rows;

  page->width = page->height = self->options.size;
  if (g_array_index (pieces, KlPrintPiece, first).kind == KL_PIECE_GIFT)
    page->height *= KL_PRINT_CARD_RATIO;
  page->columns = MAX ((int) (room_x / page->width), 1);
  rows = MAX ((int) (room_y / page->height), 1);
  n = MIN (n, (guint) (page->columns * rows));

  page->x = (self->width - page->columns * page->width) / 2;
  page->y = (self->height - rows * page->height) / 2;
  page->rows = ((int) n + page->columns - 1) / page->columns;
  page->pieces = create_pieces ();
  for (guint i = first; i < first + n; i++)
    {
      KlPrintPiece piece = g_array_index (pieces, KlPrintPiece, i);

      g_object_ref (piece.art);
      g_array_append_val (page->pieces, piece);
    }
}

static void
add_back (KlPrintPlan       *self,
          const KlPrintPage *front)
{
  KlPrintPage *back = g_memdup2 (front, sizeof *front);

  back->kind = KL_PAGE_BACKS;
  g_array_ref (back->pieces);
  g_ptr_array_add (self->pages, back);
}

static void
add_sheets (KlPrintPlan *self,
            GArray      *pieces,
            const char  *title)
{
  guint first_page = self->pages->len;
  int   number = 0;

  for (guint first = 0; first < pieces->len;)
    {
      KlPrintPage *page = add_page (self, KL_PAGE_FRONTS, title, ++number, 0);

      fill_page (self, page, pieces, first, pieces->len - first);
      first += page->pieces->len;
      if (self->options.backs)
        add_back (self, page);
    }
  for (guint i = first_page; i < self->pages->len; i++)
    ((KlPrintPage *) self->pages->pdata[i])->total = number;
}

static void
add_rules (KlPrintPlan *self)
{
  int n = kl_print_rules_lay_out (self);

  for (int i = 0; i < n; i++)
    add_page (self, KL_PAGE_RULES, N_ ("Rules"), i + 1, n);
}

/* Where both sides of the paper are printed, the track gets a sheet of its own. */
static void
add_track (KlPrintPlan *self)
{
  if (self->options.backs && self->pages->len % 2 == 1)
    add_page (self, KL_PAGE_EMPTY, "", 1, 1);
  add_page (self, KL_PAGE_TRACK, N_ ("Score track"), 1, 1);
}

KlPrintPlan *
kl_print_plan_new (const KlPrintOptions *options)
{
  KlPrintPlan       *self = g_new0 (KlPrintPlan, 1);
  g_autoptr (GArray) pieces = create_pieces ();

  self->options = *options;
  self->language = kl_print_language_new (options->language);
  self->width = papers[options->paper].width;
  self->height = papers[options->paper].height;
  self->pages = g_ptr_array_new_with_free_func (free_page);
  self->face = KL_ART (kl_card_art_get_face ());
  for (int i = 0; i < KL_N_BACKS; i++)
    self->back[i] = KL_ART (kl_card_art_get_back ((KlBack) i));
  for (int i = 0; i < KL_PRINT_LAND; i++)
    self->land[i] = KL_ART (kl_tile_art_get_paintable (rules_tileset_find_type (kl_tiles_get (), land[i]), i, 0));

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++)
    {
      if (options->part[runs[i].part])
        add_part (pieces, runs[i].part);
      if (i + 1 == G_N_ELEMENTS (runs) || !g_str_equal (runs[i].title, runs[i + 1].title))
        {
          add_sheets (self, pieces, runs[i].title);
          g_array_set_size (pieces, 0);
        }
    }
  if (options->part[KL_PRINT_RULES])
    add_rules (self);
  if (options->part[KL_PRINT_TRACK])
    add_track (self);
  return self;
}

void
kl_print_plan_free (KlPrintPlan *self)
{
  g_ptr_array_unref (self->pages);
  g_clear_pointer (&self->rules, g_array_unref);
  g_object_unref (self->face);
  for (int i = 0; i < KL_N_BACKS; i++)
    g_object_unref (self->back[i]);
  for (int i = 0; i < KL_PRINT_LAND; i++)
    g_object_unref (self->land[i]);
  kl_print_language_free (self->language);
  g_free (self);
}

void
kl_print_page_get_cell (const KlPrintPage *self,
                        int                piece,
                        double            *x,
                        double            *y)
{
  int column = piece % self->columns, row = piece / self->columns;

  if (self->kind == KL_PAGE_BACKS)
    column = self->columns - 1 - column;
  *x = self->x + column * self->width;
  *y = self->y + row * self->height;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules on paper: short, and only of what is printed with them. Sections keep together where they can; each has a
 * picture of what it is about.
 */

#include "kl-print-private.h"

#include <glib/gi18n.h>

#include "kl-print-text.h"
#include "kl-tile-art.h"
#include "kl-tiles.h"

enum
{
  MAX_PARAGRAPHS = 6,
  RULER = 50 /* mm, to see whether the printer kept the size */
};

#define GAP 4.0        /* between sections */
#define LINE_GAP 1.2   /* between paragraphs */
#define PICTURE 20.0   /* the side of one */
#define TEXT_LEFT 26.0 /* of the text, from the margin */
#define SIDE 14.0      /* the margin, of rules only */
#define TITLE 16.0     /* what the title takes on the first page */
#define RULER_ROOM 9.0

static const KlPrintStyle document_style = { 22, PANGO_WEIGHT_BOLD, PANGO_ALIGN_LEFT };
static const KlPrintStyle title_style = { 13.5, PANGO_WEIGHT_BOLD, PANGO_ALIGN_LEFT };
static const KlPrintStyle text_style = { 11, PANGO_WEIGHT_NORMAL, PANGO_ALIGN_LEFT };

typedef enum
{
  FOR_ALL,
  FOR_ABBEY_AND_MAYOR, /* its tiles or abbeys */
  FOR_GIFTS
} Condition;

typedef struct
{
  Condition   condition;
  const char *type; /* of the tile that is its picture; NULL for the back of a gift or none */
  const char *title;
  const char *paragraphs[MAX_PARAGRAPHS];
} Section;

static const Section sections[] = {
  { FOR_ALL, NULL, N_ ("Making it"), {
                                         N_ ("Print in actual size (100 %, not fitted to the page). Pages of backs belong on the other side of the sheet before them: let the printer turn the paper over its long edge, or glue both onto card. Cut along the marks."),
                                         N_ ("Each player also needs meeples of one colour: five with the demo tiles, seven with those of the base game, and one more for the score track. With Abbey & Mayor everyone has a mayor, a wagon and a barn too."),
                                         N_ ("If the page came out in its right size, this line is 50 mm long:"),
                                     } },
  { FOR_ALL, "city-cap-road-straight", N_ ("Beginning"), {
                                                             N_ ("Lay the start tile, whose back has a star, in the middle. Shuffle all other tiles face down. Everyone puts a meeple on space 0 of the score track and keeps the others as a supply. Whoever begins takes the first turn; then it goes clockwise."),
                                                         } },
  { FOR_ALL, "road-three-way", N_ ("Your turn"), {
                                                     N_ ("1. Draw a tile and place it beside the map. Every side that touches another tile must go on there: road to road, city to city, field to field. A tile that fits nowhere is out of the game; draw another."),
                                                     N_ ("2. You may place one meeple from your supply on the tile you just placed: on a road, in a city, in a monastery, or in a field. There must be no figure yet anywhere in the whole feature, not even your own."),
                                                     N_ ("3. What the tile has completed is scored, and the meeples in it return to their supplies. Then the next player has the turn."),
                                                 } },
  { FOR_ALL, "road-curve", N_ ("Roads: highwaymen"), {
                                                         N_ ("A road is completed when both its ends reach a village, a city or a monastery, or when it is a loop. It brings 1 point for each of its tiles."),
                                                     } },
  { FOR_ALL, "city-corner-shield", N_ ("Cities: knights"), {
                                                               N_ ("A city is completed when its wall is closed all round and no space is left within. It brings 2 points for each of its tiles and 2 more for each coat of arms."),
                                                           } },
  { FOR_ALL, "monastery", N_ ("Monasteries: monks"), {
                                                         N_ ("A monastery is completed when tiles lie on all eight spaces around it. It brings 9 points."),
                                                     } },
  { FOR_ALL, "city-caps-opposite", N_ ("Several players in one feature"), {
                                                                              N_ ("Nobody may enter a feature that is occupied, but tiles can join features that were apart. Then whoever has most figures in it gets all its points; players who have equally many each get all of them. The others get none."),
                                                                          } },
  { FOR_ALL, "city-cap", N_ ("Fields: farmers"), {
                                                     N_ ("The demo is often played without farmers. A meeple in a field lies down and stays to the end of the game. Roads and cities part fields from each other. At the end, whoever has most farmers in a field gets 3 points for each completed city that the field touches."),
                                                 } },
  { FOR_ALL, "city-band", N_ ("The end"), {
                                              N_ ("When the last tile has been placed and scored, features that are not completed are scored too: a road 1 point for each tile, a city 1 for each tile and each coat of arms, a monastery 1 and 1 for each tile around it. Then come the fields. Whoever has most points wins."),
                                          } },
  { FOR_ABBEY_AND_MAYOR, "abbey", N_ ("Abbey & Mayor"), {
                                                            N_ ("Shuffle the twelve tiles in. Everyone takes an abbey tile, a mayor, a wagon and a barn; each of them can be left out."),
                                                            N_ ("Abbey: instead of drawing, you may place your abbey in a space with tiles on all four sides. It closes whatever it touches and scores like a monastery. When no tile is left to draw, whoever can place an abbey must do so; the first who cannot ends the game."),
                                                            N_ ("Mayor: stands in cities only. It counts as many figures as the city has coats of arms; with none it counts nothing."),
                                                            N_ ("Wagon: stands on roads, in cities, monasteries and abbeys. After its feature has been scored it may move to an unoccupied, unfinished one that is on the same tile or on one of the eight around it."),
                                                            N_ ("Barn: instead of a meeple, put it on a corner where four tiles meet and all four are field. When it comes to a field with farmers, they are scored at once, 3 points for each completed city, and go home; when a field with farmers is joined to it later, they get 1 point for each. After that no farmer may enter. At the end a barn brings 4 points for each completed city beside its field."),
                                                        } },
  { FOR_GIFTS, NULL, N_ ("The Gifts"), {
                                           N_ ("Shuffle the cards face down. You receive a card when your tile goes on with a road or city that belongs to others: others have figures in it, and you do not have most there, nor as many as they. One card a turn at most. Look at it and lay it face down before you."),
                                           N_ ("In a later turn, after you have drawn a tile and before you place it, you may open one card. Do what it says, then lay it face up on a pile, which is shuffled when the deck is used up."),
                                           N_ ("At the end each card that you did not open brings 2 points."),
                                       } },
};

/* A section and where it goes. */
typedef struct
{
  const Section *section;
  KlArt         *art; /* owned; its picture */
  int            page;
  double         y;
} Placed;

static void
clear_placed (gpointer data)
{
  Placed *placed = data;

  g_object_unref (placed->art);
}

static gboolean
is_wanted (const KlPrintPlan *plan,
           Condition          condition)
{
  switch (condition)
    {
    case FOR_ALL:
      return TRUE;
    case FOR_ABBEY_AND_MAYOR:
      return plan->options.part[KL_PRINT_ABBEY_AND_MAYOR] || plan->options.part[KL_PRINT_ABBEYS];
    case FOR_GIFTS:
      return plan->options.part[KL_PRINT_GIFTS];
    }
  g_return_val_if_reached (FALSE);
}

static KlArt *
find_art (const Section *section)
{
  if (section->type != NULL)
    return KL_ART (kl_tile_art_get_paintable (rules_tileset_find_type (kl_tiles_get (), section->type), 0, 0));
  return KL_ART (kl_card_art_get_back (section->condition == FOR_GIFTS ? KL_BACK_GIFT : KL_BACK_START_TILE));
}

static gboolean
has_ruler (const Section *section)
{
  return section == &sections[0];
}

static double
get_text_width (const KlPrintPlan *plan)
{
  return plan->width - 2 * SIDE - TEXT_LEFT;
}

static double
measure_section (const KlPrintPlan *plan,
                 const Section     *section)
{
  double width = get_text_width (plan);
  double height = kl_print_text_measure (&title_style, width, kl_print_language_say (plan->language, section->title));

  for (int i = 0; i < MAX_PARAGRAPHS && section->paragraphs[i] != NULL; i++)
    height += LINE_GAP + kl_print_text_measure (&text_style, width, kl_print_language_say (plan->language, section->paragraphs[i]));
  if (has_ruler (section))
    height += RULER_ROOM;
  return MAX (height, PICTURE);
}

int
kl_print_rules_lay_out (KlPrintPlan *plan)
{
  double bottom = plan->height - SIDE;
  double y = SIDE + TITLE;
  int    page = 0;

  plan->rules = g_array_new (FALSE, FALSE, sizeof (Placed));
  g_array_set_clear_func (plan->rules, clear_placed);
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      Placed placed = { .section = &sections[i] };
      double height;

      if (!is_wanted (plan, sections[i].condition))
        continue;
      height = measure_section (plan, &sections[i]);
      if (y + height > bottom)
        {
          page++;
          y = SIDE;
        }
      placed.art = find_art (&sections[i]);
      placed.page = page;
      placed.y = y;
      g_array_append_val (plan->rules, placed);
      y += height + GAP;
    }
  return page + 1;
}

static void
draw_ruler (cairo_t *cr,
            double   x,
            double   y)
{
  const double ends[] = { 0, RULER };

  cairo_move_to (cr, x, y);
  cairo_rel_line_to (cr, RULER, 0);
  for (int i = 0; i < 2; i++)
    {
      cairo_move_to (cr, x + ends[i], y - 1.5);
      cairo_rel_line_to (cr, 0, 3);
    }
  for (int i = 10; i < RULER; i += 10)
    {
      cairo_move_to (cr, x + i, y - 0.8);
      cairo_rel_line_to (cr, 0, 1.6);
    }
  cairo_set_line_width (cr, 0.25);
  cairo_stroke (cr);
}

static void
draw_section (const KlPrintPlan *plan,
              const Placed      *placed,
              KlStamps          *stamps,
              cairo_t           *cr)
{
  const Section *section = placed->section;
  double         x = SIDE + TEXT_LEFT, y = placed->y, width = get_text_width (plan);

  kl_stamps_draw (stamps, cr, kl_art_get_picture (placed->art), 0, SIDE, y + 1, PICTURE);
  cairo_set_source_rgb (cr, 0, 0, 0);
  y += kl_print_text_draw (cr, &title_style, x, y, width, kl_print_language_say (plan->language, section->title));
  for (int i = 0; i < MAX_PARAGRAPHS && section->paragraphs[i] != NULL; i++)
    y += LINE_GAP + kl_print_text_draw (cr, &text_style, x, y + LINE_GAP, width,
                                        kl_print_language_say (plan->language, section->paragraphs[i]));
  if (has_ruler (section))
    draw_ruler (cr, x, y + RULER_ROOM / 2);
}

void
kl_print_rules_draw (const KlPrintPlan *plan,
                     int                page,
                     KlStamps          *stamps,
                     cairo_t           *cr)
{
  cairo_set_source_rgb (cr, 0, 0, 0);
  if (page == 0)
    kl_print_text_draw (cr, &document_style, SIDE, SIDE, plan->width - 2 * SIDE,
                        kl_print_language_say (plan->language, N_ ("Kloosterland: the rules in short")));
  for (guint i = 0; i < plan->rules->len; i++)
    if (g_array_index (plan->rules, Placed, i).page == page)
      draw_section (plan, &g_array_index (plan->rules, Placed, i), stamps, cr);
}

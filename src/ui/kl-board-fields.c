/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every colour has lines of its own, so that fields can be told apart in grey; a field that several players share has
 * the lines of each of them. The lines run on from tile to tile, however the tiles are turned.
 */

#include "kl-board-fields.h"

#include "kl-board-tile.h"
#include "kl-palette.h"
#include "kl-tile-shape.h"
#include "rules-feature.h"

enum
{
  LINES = 8 /* across a tile */
};

static const double FILL_ALPHA = 0.5;
static const double LINE_ALPHA = 0.85;
static const double LINE_WIDTH = 2.0 / KL_BOARD_UNIT;

/* Directions of lines, one bit each. */
enum
{
  ACROSS = 1,
  DOWN = 2,
  RISING = 4,
  FALLING = 8
};

static const guint8 patterns[KL_N_COLOURS] = {
  [KL_COLOUR_RED] = RISING,
  [KL_COLOUR_BLUE] = FALLING,
  [KL_COLOUR_YELLOW] = ACROSS,
  [KL_COLOUR_GREEN] = DOWN,
  [KL_COLOUR_BLACK] = ACROSS | DOWN,
  [KL_COLOUR_PINK] = RISING | FALLING,
};

/* A segment of a field on its tile, and the colours of its owners, one bit each. */
typedef struct
{
  RulesTile tile;
  int       segment;
  unsigned  colours;
} Part;

struct _KlBoardFields
{
  GtkWidget parent_instance;

  GArray *parts; /* owned */
};

G_DEFINE_FINAL_TYPE (KlBoardFields, kl_board_fields, GTK_TYPE_WIDGET)

/* Over a tile whose middle is the origin. */
static void
trace_lines (cairo_t *cr,
             unsigned pattern)
{
  for (int i = -LINES; i <= LINES; i++)
    {
      double at = (double) i / LINES;

      if (pattern & ACROSS)
        {
          cairo_move_to (cr, -0.5, at);
          cairo_line_to (cr, 0.5, at);
        }
      if (pattern & DOWN)
        {
          cairo_move_to (cr, at, -0.5);
          cairo_line_to (cr, at, 0.5);
        }
      if (pattern & RISING)
        {
          cairo_move_to (cr, at - 0.5, 0.5);
          cairo_line_to (cr, at + 0.5, -0.5);
        }
      if (pattern & FALLING)
        {
          cairo_move_to (cr, at - 0.5, -0.5);
          cairo_line_to (cr, at + 0.5, 0.5);
        }
    }
}

static void
draw_colour (cairo_t *cr,
             KlColour colour,
             double   share)
{
  GdkRGBA rgba = kl_palette_get_rgba (colour);
  GdkRGBA shade;

  if (!gdk_rgba_parse (&shade, kl_palette_get_shade (colour)))
    shade = rgba;
  cairo_set_source_rgba (cr, rgba.red, rgba.green, rgba.blue, FILL_ALPHA * share);
  cairo_paint (cr);
  trace_lines (cr, patterns[colour]);
  cairo_set_source_rgba (cr, shade.red, shade.green, shade.blue, LINE_ALPHA);
  cairo_set_line_width (cr, LINE_WIDTH);
  cairo_stroke (cr);
}

static void
snapshot_part (GtkSnapshot *snapshot,
               const Part  *part)
{
  const float half = KL_BOARD_UNIT / 2.0f;
  int         n_colours = __builtin_popcount (part->colours);
  cairo_t    *cr;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((part->tile.x + 0.5f) * KL_BOARD_UNIT, (part->tile.y + 0.5f) * KL_BOARD_UNIT));
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-half, -half, KL_BOARD_UNIT, KL_BOARD_UNIT));
  cairo_scale (cr, KL_BOARD_UNIT, KL_BOARD_UNIT);

  cairo_save (cr);
  cairo_rotate (cr, part->tile.turn * G_PI / 2);
  cairo_translate (cr, -0.5, -0.5);
  kl_tile_shape_trace (part->tile.type, part->segment, cr);
  cairo_restore (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);

  for (int colour = 0; colour < KL_N_COLOURS; colour++)
    if (part->colours >> colour & 1)
      draw_colour (cr, colour, 1.0 / n_colours);

  cairo_destroy (cr);
  gtk_snapshot_restore (snapshot);
}

static void
kl_board_fields_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  KlBoardFields *self = KL_BOARD_FIELDS (widget);

  for (guint i = 0; i < self->parts->len; i++)
    snapshot_part (snapshot, &g_array_index (self->parts, Part, i));
}

static void
kl_board_fields_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  *minimum = *natural = 1;
}

static void
kl_board_fields_finalize (GObject *object)
{
  KlBoardFields *self = KL_BOARD_FIELDS (object);

  g_array_unref (self->parts);
  G_OBJECT_CLASS (kl_board_fields_parent_class)->finalize (object);
}

static void
kl_board_fields_class_init (KlBoardFieldsClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = kl_board_fields_finalize;
  widget_class->snapshot = kl_board_fields_snapshot;
  widget_class->measure = kl_board_fields_measure;

  gtk_widget_class_set_css_name (widget_class, "fields");
  /* Each figure says itself what it is worth, and whose a field is. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
kl_board_fields_init (KlBoardFields *self)
{
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

unsigned
kl_board_fields_get_owners (KlGame *game,
                            int     segment)
{
  RulesFeatureInfo info;
  unsigned         owners;

  rules_feature_describe (kl_game_get_setup (game), kl_game_get_position (game), segment, &info);
  owners = rules_feature_leaders (&info);
  for (int player = 0; player < RULES_MAX_PLAYERS; player++)
    if (info.barns[player] > 0)
      owners |= 1u << player;
  return owners;
}

static unsigned
get_colours (KlGame  *game,
             unsigned owners)
{
  unsigned colours = 0;

  for (guint player = 0; owners >> player != 0; player++)
    if (owners >> player & 1)
      colours |= 1u << kl_player_get_colour (kl_game_get_player (game, player));
  return colours;
}

GtkWidget *
kl_board_fields_new (KlGame *game)
{
  KlBoardFields       *self = g_object_new (KL_TYPE_BOARD_FIELDS, NULL);
  const RulesSetup    *setup = kl_game_get_setup (game);
  const RulesPosition *pos = kl_game_get_position (game);

  for (int t = 0; t < pos->n_tiles; t++)
    {
      const RulesTile     *tile = &pos->tile[t];
      const RulesTileType *type = &setup->tiles->type[tile->type];

      for (int s = 0; s < type->n_segments; s++)
        {
          Part part = { *tile, s, 0 };

          if (type->segment[s].feature != RULES_FIELD)
            continue;
          part.colours = get_colours (game, kl_board_fields_get_owners (game, tile->first + s));
          if (part.colours != 0)
            g_array_append_val (self->parts, part);
        }
    }
  return GTK_WIDGET (self);
}

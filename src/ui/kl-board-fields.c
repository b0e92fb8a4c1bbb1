/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every colour has lines of its own, so that fields can be told apart in grey; a field that several players share has
 * the lines of each of them. The lines run on from tile to tile, however the tiles are turned. Lines take long to draw, so
 * every tile's are kept as a stamp of the size it is shown at.
 */

#include "kl-board-fields.h"

#include "kl-board-tile.h"
#include "kl-palette.h"
#include "kl-raster.h"
#include "kl-tile-shape.h"
#include "rules-feature.h"

enum
{
  LINES = 8,              /* across a tile */
  STAMP_BUDGET = 24 << 20 /* bytes */
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

/* A tile as it is shown: per segment the colours of a field's owners, one bit each. */
typedef struct
{
  guint8 type, turn;
  guint8 colours[RULES_TILE_SEGMENTS];
} Look;

typedef struct
{
  gint16 x, y; /* of the tile */
  Look   look;
} Part;

struct _KlBoardFields
{
  GtkWidget parent_instance;

  /* Owned */
  GArray     *parts;
  GHashTable *stamps; /* of KlRaster by Look: many tiles look alike, and most look the same after a move */

  double scale;
};

G_DEFINE_FINAL_TYPE (KlBoardFields, kl_board_fields, GTK_TYPE_WIDGET)

static guint
hash_look (gconstpointer look)
{
  const guint8 *bytes = look;
  guint         hash = 5381;

  for (gsize i = 0; i < sizeof (Look); i++)
    hash = hash * 33 + bytes[i];
  return hash;
}

static gboolean
is_same_look (gconstpointer a,
              gconstpointer b)
{
  return memcmp (a, b, sizeof (Look)) == 0;
}

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
draw_segment (cairo_t    *cr,
              const Look *look,
              int         segment)
{
  unsigned colours = look->colours[segment];

  cairo_save (cr);
  cairo_save (cr);
  cairo_rotate (cr, look->turn * G_PI / 2);
  cairo_translate (cr, -0.5, -0.5);
  kl_tile_shape_trace (look->type, segment, cr);
  cairo_restore (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);

  for (int colour = 0; colour < KL_N_COLOURS; colour++)
    if (colours >> colour & 1)
      draw_colour (cr, colour, 1.0 / __builtin_popcount (colours));
  cairo_restore (cr);
}

/* The tile is a square of 1 round the origin. */
static void
draw_look (cairo_t    *cr,
           const Look *look)
{
  for (int s = 0; s < RULES_TILE_SEGMENTS; s++)
    if (look->colours[s] != 0)
      draw_segment (cr, look, s);
}

static KlRaster *
make_stamp (const Look *look,
            int         pixels)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  cairo_t         *cr = cairo_create (surface);
  KlRaster        *stamp;

  cairo_scale (cr, pixels, pixels);
  cairo_translate (cr, 0.5, 0.5);
  draw_look (cr, look);
  cairo_destroy (cr);
  stamp = kl_raster_new (surface);
  cairo_surface_destroy (surface);
  return stamp;
}

static KlRaster *
get_stamp (KlBoardFields *self,
           const Look    *look,
           int            pixels)
{
  KlRaster *stamp = g_hash_table_lookup (self->stamps, look);

  if (stamp != NULL)
    return stamp;
  stamp = make_stamp (look, pixels);
  g_hash_table_insert (self->stamps, g_memdup2 (look, sizeof *look), stamp);
  return stamp;
}

static void
snapshot_lines (GtkSnapshot           *snapshot,
                const graphene_rect_t *bounds,
                const Look            *look)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, bounds);

  cairo_translate (cr, bounds->origin.x, bounds->origin.y);
  cairo_scale (cr, KL_BOARD_UNIT, KL_BOARD_UNIT);
  cairo_translate (cr, 0.5, 0.5);
  draw_look (cr, look);
  cairo_destroy (cr);
}

static void
kl_board_fields_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  KlBoardFields *self = KL_BOARD_FIELDS (widget);
  int            pixels = kl_raster_count_pixels (KL_BOARD_UNIT, self->scale);
  /* So near that there is no room for all of them only a few are in sight. */
  bool stamped = (gsize) self->parts->len * (gsize) (pixels * pixels * 4) <= STAMP_BUDGET;

  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part           *part = &g_array_index (self->parts, Part, i);
      const graphene_rect_t bounds = GRAPHENE_RECT_INIT (part->x * KL_BOARD_UNIT, part->y * KL_BOARD_UNIT, KL_BOARD_UNIT, KL_BOARD_UNIT);

      if (stamped)
        kl_raster_snapshot (get_stamp (self, &part->look, pixels), snapshot, &bounds);
      else
        snapshot_lines (snapshot, &bounds, &part->look);
    }
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
  g_hash_table_unref (self->stamps);
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
  self->stamps = g_hash_table_new_full (hash_look, is_same_look, g_free, (GDestroyNotify) kl_raster_free);
  self->scale = 1;
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

/* Whether anybody owns a field of the tile. */
static bool
find_look (KlGame          *game,
           const RulesTile *tile,
           Look            *look)
{
  const RulesTileType *type = &kl_game_get_setup (game)->tiles->type[tile->type];
  bool                 owned = false;

  *look = (Look){ .type = tile->type, .turn = tile->turn };
  for (int s = 0; s < type->n_segments; s++)
    if (type->segment[s].feature == RULES_FIELD)
      {
        look->colours[s] = (guint8) get_colours (game, kl_board_fields_get_owners (game, tile->first + s));
        owned = owned || look->colours[s] != 0;
      }
  return owned;
}

static gboolean
is_unused (gpointer look,
           gpointer stamp,
           gpointer data)
{
  const GArray *parts = data;

  for (guint i = 0; i < parts->len; i++)
    if (is_same_look (&g_array_index (parts, Part, i).look, look))
      return FALSE;
  return TRUE;
}

GtkWidget *
kl_board_fields_new (void)
{
  return g_object_new (KL_TYPE_BOARD_FIELDS, NULL);
}

void
kl_board_fields_update (KlBoardFields *self,
                        KlGame        *game)
{
  const RulesPosition *pos;
  g_autoptr (GArray)   before = NULL;

  g_return_if_fail (KL_IS_BOARD_FIELDS (self));
  g_return_if_fail (KL_IS_GAME (game));

  pos = kl_game_get_position (game);
  before = g_steal_pointer (&self->parts);
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  for (int t = 0; t < pos->n_tiles; t++)
    {
      Part part = { pos->tile[t].x, pos->tile[t].y };

      if (find_look (game, &pos->tile[t], &part.look))
        g_array_append_val (self->parts, part);
    }
  /* An array without elements has no data to compare either. */
  if (before->len == self->parts->len &&
      (before->len == 0 || memcmp (before->data, self->parts->data, before->len * sizeof (Part)) == 0))
    return;
  g_hash_table_foreach_remove (self->stamps, is_unused, self->parts);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
kl_board_fields_set_scale (KlBoardFields *self,
                           double         scale)
{
  g_return_if_fail (KL_IS_BOARD_FIELDS (self));

  if (self->scale == scale)
    return;
  self->scale = scale;
  g_hash_table_remove_all (self->stamps);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
kl_board_fields_get_n_stamps (KlBoardFields *self)
{
  g_return_val_if_fail (KL_IS_BOARD_FIELDS (self), 0);

  return g_hash_table_size (self->stamps);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Four straights of eleven spaces, joined at alternating ends by two more: fifty. A figure stands in its first lap and
 * lies in later ones, with what the laps are worth beside it; with score dice (H10) it carries a die instead.
 *
 *     row 0   49 48 …      … 40 39
 *                               38
 *                               37
 *     row 3   26 27 …      … 35 36
 *             25
 *             24
 *     row 6   23 22 …      … 14 13
 *                               12
 *                               11
 *     row 9   0  1  2 …      … 9 10
 */

#include "kl-score-track.h"

#include <adwaita.h>
#include <math.h>

#include "kl-figure-art.h"
#include "kl-lap.h"
#include "kl-palette.h"

enum
{
  COLUMNS = 11,
  ROWS = 10,
  BEND = 2, /* spaces between two straights */
  EVERY = 5,
  MIN_WIDTH = 300,
  NATURAL_WIDTH = 620
};

#define MARGIN 0.45 /* around the spaces, in cells */
#define MARGIN_TOP 0.7

typedef struct
{
  GdkRGBA meadow, edge, space[2], fifth, ink;
} Look;

struct _KlScoreTrack
{
  GtkWidget parent_instance;

  /* Owned */
  KlGame       *game;
  GSignalGroup *signals;
  GdkPaintable *markers[RULES_MAX_PLAYERS][2]; /* standing, lying */
};

G_DEFINE_FINAL_TYPE (KlScoreTrack, kl_score_track, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Like the map: a meadow with a road, by day and by night. */
static const Look looks[] = {
  {
      .meadow = { 0.78f, 0.87f, 0.62f, 1 },
      .edge = { 0.45f, 0.34f, 0.19f, 1 },
      .space = { { 0.98f, 0.94f, 0.84f, 1 }, { 0.94f, 0.87f, 0.71f, 1 } },
      .fifth = { 0.89f, 0.72f, 0.47f, 1 },
      .ink = { 0.24f, 0.17f, 0.09f, 1 },
  },
  {
      .meadow = { 0.19f, 0.26f, 0.15f, 1 },
      .edge = { 0.10f, 0.08f, 0.05f, 1 },
      .space = { { 0.50f, 0.44f, 0.33f, 1 }, { 0.43f, 0.37f, 0.27f, 1 } },
      .fifth = { 0.60f, 0.44f, 0.22f, 1 },
      .ink = { 1, 0.97f, 0.90f, 1 },
  },
};

void
kl_score_track_find_cell (int  space,
                          int *column,
                          int *row)
{
  int straight, along;

  g_return_if_fail (space >= 0 && space < KL_LAP_SPACES);
  g_return_if_fail (column != NULL && row != NULL);

  straight = space / (COLUMNS + BEND);
  along = space % (COLUMNS + BEND);
  *column = MIN (along, COLUMNS - 1);
  if (straight % 2 == 1)
    *column = COLUMNS - 1 - *column;
  *row = ROWS - 1 - straight * (1 + BEND) - MAX (along - (COLUMNS - 1), 0);
}

static void
trace_road (cairo_t *cr)
{
  cairo_new_path (cr);
  for (int space = 0; space < KL_LAP_SPACES; space++)
    {
      int column, row;

      kl_score_track_find_cell (space, &column, &row);
      cairo_line_to (cr, column + 0.5, row + 0.5);
    }
}

static void
add_rounded (cairo_t *cr,
             double   x,
             double   y,
             double   width,
             double   height,
             double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* height: of the letters, in cells; the text is centred on (x, y). */
static void
draw_text (KlScoreTrack *self,
           cairo_t      *cr,
           const char   *text,
           double        x,
           double        y,
           double        height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription   *font = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  PangoRectangle          ink;
  const int               units = 100; /* fonts of less than a unit are not made */

  pango_font_description_set_absolute_size (font, units * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, height / units, height / units);
  cairo_move_to (cr, -ink.x - ink.width / 2.0, -ink.y - ink.height / 2.0);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

static void
draw_road (KlScoreTrack *self,
           cairo_t      *cr,
           const Look   *look)
{
  add_rounded (cr, -MARGIN, -MARGIN_TOP, COLUMNS + 2 * MARGIN, ROWS + MARGIN + MARGIN_TOP, 0.5);
  gdk_cairo_set_source_rgba (cr, &look->meadow);
  cairo_fill (cr);

  trace_road (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 1.12);
  gdk_cairo_set_source_rgba (cr, &look->edge);
  cairo_stroke (cr);

  for (int space = 0; space < KL_LAP_SPACES; space++)
    {
      char number[4];
      int  column, row;

      kl_score_track_find_cell (space, &column, &row);
      add_rounded (cr, column + 0.04, row + 0.04, 0.92, 0.92, 0.2);
      gdk_cairo_set_source_rgba (cr, space % EVERY == 0 ? &look->fifth : &look->space[space % 2]);
      cairo_fill (cr);
      g_snprintf (number, sizeof number, "%d", space);
      gdk_cairo_set_source_rgba (cr, &look->ink);
      draw_text (self, cr, number, column + 0.5, row + 0.5, 0.42);
    }
}

static void
draw_die (cairo_t *cr,
          int      face,
          double   x,
          double   y,
          double   size)
{
  add_rounded (cr, x, y, size, size, size * 0.2);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.1);
  cairo_set_line_width (cr, size * 0.06);
  cairo_stroke (cr);
  for (int i = 0; i < KL_LAP_PLACES; i++)
    if (kl_lap_has_pip (face, i))
      {
        cairo_arc (cr, x + size * (0.25 + 0.25 * (i % 3)), y + size * (0.25 + 0.25 * (i / 3)), size * 0.1, 0, 2 * G_PI);
        cairo_fill (cr);
      }
}

/* What the laps behind a figure are worth, in its player's colour. */
static void
draw_badge (KlScoreTrack *self,
            cairo_t      *cr,
            KlColour      colour,
            int           laps,
            double        x,
            double        y)
{
  g_autofree char *text = g_strdup_printf ("+%d", laps * KL_LAP_SPACES);
  const double     width = 0.34 + 0.17 * (double) strlen (text), height = 0.44;
  GdkRGBA          body = kl_palette_get_rgba (colour), ink;

  gdk_rgba_parse (&ink, kl_palette_get_ink (colour));
  add_rounded (cr, x - width / 2, y - height / 2, width, height, height / 2);
  gdk_cairo_set_source_rgba (cr, &body);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 0.05);
  cairo_stroke (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  draw_text (self, cr, text, x, y, 0.36);
}

/* Up to six share a space: two beside each other, more in two ranks of three, the back one first.
 * The place is the middle of the figure's feet, from the upper left corner of the space. */
static double
find_place (int     number,
            int     n,
            double *x,
            double *y)
{
  const int columns = n == 4 ? 2 : MIN (n, 3);
  const int rank = number / columns, in_rank = MIN (n - rank * columns, columns);
  double    gap = n == 1 ? 0 : 0.44;

  *x = 0.5 + gap * (number % columns - (in_rank - 1) / 2.0);
  *y = n > columns ? 0.6 + 0.4 * rank : 0.9;
  return n == 1 ? 1.1 : n == 2 ? 0.9
                               : 0.72;
}

static void
snapshot_marker (KlScoreTrack *self,
                 GtkSnapshot  *snapshot,
                 guint         index,
                 double        cell)
{
  KlPlayer       *player = kl_game_get_player (self->game, index);
  KlLap           lap = kl_lap_of (kl_player_get_score (player));
  gboolean        dice = kl_game_get_setup (self->game)->value[RULES_SWITCH_SCORE_DICE] != 0;
  guint           n_players = g_list_model_get_n_items (kl_game_get_players (self->game));
  int             number = 0, n = 0, column, row;
  double          x, y, size;
  graphene_rect_t bounds;
  cairo_t        *cr;

  for (guint i = 0; i < n_players; i++)
    if (kl_lap_of (kl_player_get_score (kl_game_get_player (self->game, i))).space == lap.space)
      {
        number += i < index;
        n++;
      }
  kl_score_track_find_cell (lap.space, &column, &row);
  size = find_place (number, n, &x, &y);
  x += column;
  y += row;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (cell * (x - size / 2)), (float) (cell * (y - size))));
  gdk_paintable_snapshot (self->markers[index][!dice && lap.laps > 0], snapshot, cell * size, cell * size);
  gtk_snapshot_restore (snapshot);
  if (!dice && lap.laps == 0)
    return;

  bounds = GRAPHENE_RECT_INIT ((float) (cell * (x - 1)), (float) (cell * (y - 1.5)), (float) (2 * cell), (float) (2 * cell));
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_scale (cr, cell, cell);
  if (dice)
    draw_die (cr, kl_lap_get_face (lap), x + size * 0.12, y - size * 1.08, MAX (size * 0.42, 0.38));
  else
    draw_badge (self, cr, kl_player_get_colour (player), lap.laps, x, y - size * 1.02);
  cairo_destroy (cr);
}

static void
kl_score_track_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  KlScoreTrack *self = KL_SCORE_TRACK (widget);
  const Look   *look = &looks[adw_style_manager_get_dark (adw_style_manager_get_default ()) ? 1 : 0];
  double        width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double        cell = MIN (width / (COLUMNS + 2 * MARGIN), height / (ROWS + MARGIN + MARGIN_TOP));
  double        left = (width - COLUMNS * cell) / 2, top = (height - (ROWS + MARGIN + MARGIN_TOP) * cell) / 2 + MARGIN_TOP * cell;
  cairo_t      *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_translate (cr, left, top);
  cairo_scale (cr, cell, cell);
  draw_road (self, cr, look);
  cairo_destroy (cr);

  if (self->game == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) left, (float) top));
  for (guint i = 0; i < g_list_model_get_n_items (kl_game_get_players (self->game)); i++)
    snapshot_marker (self, snapshot, i, cell);
  gtk_snapshot_restore (snapshot);
}

static GtkSizeRequestMode
kl_score_track_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
kl_score_track_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  const double shape = (ROWS + MARGIN + MARGIN_TOP) / (COLUMNS + 2 * MARGIN);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
    }
  else
    {
      *minimum = (int) ceil (MIN_WIDTH * shape);
      *natural = (int) ceil ((for_size < 0 ? NATURAL_WIDTH : MAX (for_size, MIN_WIDTH)) * shape);
    }
}

static void
clear_markers (KlScoreTrack *self)
{
  for (guint i = 0; i < RULES_MAX_PLAYERS; i++)
    for (guint lying = 0; lying < 2; lying++)
      if (self->markers[i][lying] != NULL)
        {
          g_signal_handlers_disconnect_by_data (self->markers[i][lying], self);
          g_clear_object (&self->markers[i][lying]);
        }
}

static void
kl_score_track_dispose (GObject *object)
{
  KlScoreTrack *self = KL_SCORE_TRACK (object);

  clear_markers (self);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (kl_score_track_parent_class)->dispose (object);
}

static void
kl_score_track_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (prop_id == PROP_GAME)
    g_value_set_object (value, KL_SCORE_TRACK (object)->game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
kl_score_track_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  if (prop_id == PROP_GAME)
    kl_score_track_set_game (KL_SCORE_TRACK (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
kl_score_track_class_init (KlScoreTrackClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_score_track_dispose;
  object_class->get_property = kl_score_track_get_property;
  object_class->set_property = kl_score_track_set_property;
  widget_class->get_request_mode = kl_score_track_get_request_mode;
  widget_class->measure = kl_score_track_measure;
  widget_class->snapshot = kl_score_track_snapshot;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
kl_score_track_init (KlScoreTrack *self)
{
  self->signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->signals, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

KlGame *
kl_score_track_get_game (KlScoreTrack *self)
{
  g_return_val_if_fail (KL_IS_SCORE_TRACK (self), NULL);

  return self->game;
}

void
kl_score_track_set_game (KlScoreTrack *self,
                         KlGame       *game)
{
  g_return_if_fail (KL_IS_SCORE_TRACK (self));
  g_return_if_fail (game == NULL || KL_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;
  clear_markers (self);
  for (guint i = 0; game != NULL && i < g_list_model_get_n_items (kl_game_get_players (game)); i++)
    for (gboolean lying = FALSE; lying <= TRUE; lying++)
      {
        KlColour colour = kl_player_get_colour (kl_game_get_player (game, i));

        self->markers[i][lying] = kl_figure_art_get_paintable (RULES_MEEPLE, lying, colour);
        g_signal_connect_object (self->markers[i][lying], "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
      }
  g_signal_group_set_target (self->signals, game);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

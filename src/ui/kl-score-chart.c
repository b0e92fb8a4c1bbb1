/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each line has its player's colour, dashes of its own, and at its end the player's figure with the colour's mark. Along
 * the bottom go the entries of the history, so that a slider of the same width points at the right moment; what is
 * written there are the turns. It begins where one begins to read.
 */

#include "kl-score-chart.h"

#include <math.h>

#include <adwaita.h>
#include <glib/gi18n.h>

#include "kl-figure-art.h"
#include "kl-palette.h"
#include "kl-words.h"

enum
{
  MIN_WIDTH = 200,
  MIN_HEIGHT = 64,
  FIGURE_SIZE = 20,
  ROOM_START = 30, /* for points */
  ROOM_END = FIGURE_SIZE + 6,
  ROOM_TOP = 8,
  ROOM_BOTTOM = 20, /* for turns */
  LEAST_POINTS = 10,
  TEXT_SIZE = 11
};

struct _KlScoreChart
{
  GtkWidget parent_instance;

  /* Owned */
  KlGame       *game;
  GSignalGroup *signals;
  GdkPaintable *figures[RULES_MAX_PLAYERS];

  gboolean marked;
};

G_DEFINE_FINAL_TYPE (KlScoreChart, kl_score_chart, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_MARKED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* By colour, for those who cannot tell the colours apart: lengths of dashes and gaps. */
static const struct
{
  int    n;
  double length[6];
} dashes[KL_N_COLOURS] = {
  [KL_COLOUR_RED] = { 0, { 0 } },
  [KL_COLOUR_BLUE] = { 2, { 9, 4 } },
  [KL_COLOUR_YELLOW] = { 2, { 2, 4 } },
  [KL_COLOUR_GREEN] = { 4, { 10, 4, 2, 4 } },
  [KL_COLOUR_BLACK] = { 2, { 16, 5 } },
  [KL_COLOUR_PINK] = { 6, { 8, 4, 2, 4, 2, 4 } },
};

/* Where things are: the field inside the room for words and figures. */
typedef struct
{
  const RulesHistory *history;
  double              left, top, width, height;
  int                 most; /* points at the upper edge */
  gboolean            rtl;
} Field;

static double
find_x (const Field *field,
        int          entry)
{
  double way = (double) entry / MAX (field->history->n - 1, 1);

  return field->left + field->width * (field->rtl ? 1 - way : way);
}

static double
find_y (const Field *field,
        int          points)
{
  return field->top + field->height * (1 - (double) points / field->most);
}

/* About so many steps of 1, 2 or 5 times a power of ten. */
static int
find_step (int most,
           int n_steps)
{
  static const int nice[] = { 1, 2, 5 };

  for (int power = 1;; power *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (nice); i++)
      if (nice[i] * power * n_steps >= most)
        return nice[i] * power;
}

static Field
find_field (KlScoreChart *self)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  Field    field = {
       .history = kl_game_get_history (self->game),
       .left = rtl ? ROOM_END : ROOM_START,
       .top = ROOM_TOP,
       .width = gtk_widget_get_width (GTK_WIDGET (self)) - ROOM_START - ROOM_END,
       .height = gtk_widget_get_height (GTK_WIDGET (self)) - ROOM_TOP - ROOM_BOTTOM,
       .most = LEAST_POINTS,
       .rtl = rtl,
  };

  for (int i = 0; i < field.history->n; i++)
    for (int p = 0; p < field.history->setup.n_players; p++)
      field.most = MAX (field.most, field.history->entry[i]->position.score[p]);
  return field;
}

/* part: how much of the text is on the left of x. */
static void
draw_number (KlScoreChart *self,
             cairo_t      *cr,
             int           number,
             double        x,
             double        y,
             double        part)
{
  g_autofree char        *text = g_strdup_printf ("%d", number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription   *font = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  int                     width, height;

  pango_font_description_set_absolute_size (font, TEXT_SIZE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - part * width, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_points (KlScoreChart *self,
             cairo_t      *cr,
             const Field  *field,
             double        shade)
{
  int step = find_step (field->most, field->height > 150 ? 5 : 2);

  for (int points = 0; points <= field->most; points += step)
    {
      double y = floor (find_y (field, points)) + 0.5;

      cairo_move_to (cr, field->left, y);
      cairo_line_to (cr, field->left + field->width, y);
      cairo_set_source_rgba (cr, shade, shade, shade, points == 0 ? 0.6 : 0.18);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
      cairo_set_source_rgba (cr, shade, shade, shade, 0.75);
      draw_number (self, cr, points, field->rtl ? field->left + field->width + 6 : field->left - 6, y, field->rtl ? 0 : 1);
    }
}

static void
draw_turns (KlScoreChart *self,
            cairo_t      *cr,
            const Field  *field,
            double        shade)
{
  const RulesHistory *history = field->history;
  int                 last = history->entry[history->n - 1]->position.turn_number;
  int                 step = find_step (last, (int) (field->width / 50));

  cairo_set_source_rgba (cr, shade, shade, shade, 0.75);
  for (int i = 0, next = 1; i < history->n; i++)
    if (history->entry[i]->position.turn_number >= next)
      {
        draw_number (self, cr, next, find_x (field, i), field->top + field->height + ROOM_BOTTOM / 2.0 + 1, 0.5);
        next = next < step ? step : next + step;
      }
}

static void
trace_line (cairo_t     *cr,
            const Field *field,
            guint        player)
{
  cairo_new_path (cr);
  for (int i = 0; i < field->history->n; i++)
    cairo_line_to (cr, find_x (field, i), find_y (field, field->history->entry[i]->position.score[player]));
}

/* The dashes lie on a band that parts them from whatever is behind. */
static void
draw_line (KlScoreChart *self,
           cairo_t      *cr,
           const Field  *field,
           guint         player,
           gboolean      dark)
{
  KlColour colour = kl_player_get_colour (kl_game_get_player (self->game, player));
  GdkRGBA  body = kl_palette_get_rgba (colour);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  trace_line (cr, field, player);
  if (dark)
    cairo_set_source_rgba (cr, 1, 1, 1, 0.55);
  else
    cairo_set_source_rgba (cr, 0, 0, 0, 0.35);
  cairo_set_line_width (cr, 4);
  cairo_set_dash (cr, dashes[colour].length, dashes[colour].n, 0);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &body);
  cairo_set_line_width (cr, 2.6);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static int
compare_heights (gconstpointer a,
                 gconstpointer b,
                 gpointer      heights)
{
  const double *height = heights;
  double        more = height[*(const guint *) a] - height[*(const guint *) b];

  return more > 0 ? 1 : more < 0 ? -1
                                 : 0;
}

/* Figures at the ends of their lines, from above, each below the one before; pushed up again where the room ends. */
static void
snapshot_figures (KlScoreChart *self,
                  GtkSnapshot  *snapshot,
                  const Field  *field)
{
  guint  n = (guint) field->history->setup.n_players;
  guint  order[RULES_MAX_PLAYERS];
  double y[RULES_MAX_PLAYERS];
  double x = field->rtl ? field->left - 4 - FIGURE_SIZE : field->left + field->width + 4;
  double gap = MIN (FIGURE_SIZE, (field->height + FIGURE_SIZE / 2.0) / n);

  for (guint i = 0; i < n; i++)
    {
      order[i] = i;
      y[i] = find_y (field, field->history->entry[field->history->n - 1]->position.score[i]);
    }
  g_qsort_with_data (order, (int) n, sizeof *order, compare_heights, y);
  for (guint i = 1; i < n; i++)
    y[order[i]] = MAX (y[order[i]], y[order[i - 1]] + gap);
  for (guint i = n; i > 0; i--)
    y[order[i - 1]] = MIN (y[order[i - 1]], field->top + field->height + FIGURE_SIZE / 4.0 - gap * (n - i));

  for (guint i = 0; i < n; i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) (y[order[i]] - FIGURE_SIZE / 2.0)));
      gdk_paintable_snapshot (self->figures[order[i]], snapshot, FIGURE_SIZE, FIGURE_SIZE);
      gtk_snapshot_restore (snapshot);
    }
}

static void
kl_score_chart_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  KlScoreChart *self = KL_SCORE_CHART (widget);
  gboolean      dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  double        shade = dark ? 1 : 0;
  Field         field;
  cairo_t      *cr;

  if (self->game == NULL)
    return;
  field = find_field (self);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                 (float) gtk_widget_get_height (widget)));
  draw_points (self, cr, &field, shade);
  draw_turns (self, cr, &field, shade);
  if (self->marked)
    {
      double x = floor (find_x (&field, field.history->cursor)) + 0.5;

      cairo_move_to (cr, x, 0);
      cairo_line_to (cr, x, field.top + field.height);
      cairo_set_source_rgba (cr, shade, shade, shade, 0.8);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
    }
  for (guint i = 0; i < (guint) field.history->setup.n_players; i++)
    draw_line (self, cr, &field, i, dark);
  cairo_destroy (cr);
  snapshot_figures (self, snapshot, &field);
}

static void
kl_score_chart_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 2 * MIN_WIDTH : MIN_HEIGHT;
}

/* What the lines say, in words: everyone's points at a quarter, half, three quarters and the end. */
static void
update_accessible (KlScoreChart *self)
{
  const RulesHistory *history = kl_game_get_history (self->game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint p = 0; p < (guint) history->setup.n_players; p++)
    {
      g_autofree char *name = kl_words_dup_name (kl_game_get_player (self->game, p));
      int              points[4];

      for (int i = 0; i < 4; i++)
        points[i] = history->entry[(history->n - 1) * (i + 1) / 4]->position.score[p];
      if (p > 0)
        g_string_append (text, ". ");
      /* translators: a line of the chart for those who do not see it: a name, and points at four moments */
      g_string_append_printf (text, _ ("%s: %d, %d, %d and finally %d points"), name, points[0], points[1], points[2], points[3]);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str, -1);
}

static void
game_changed_cb (KlScoreChart *self)
{
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
clear_figures (KlScoreChart *self)
{
  for (guint i = 0; i < RULES_MAX_PLAYERS; i++)
    if (self->figures[i] != NULL)
      g_signal_handlers_disconnect_by_data (self->figures[i], self);
  for (guint i = 0; i < RULES_MAX_PLAYERS; i++)
    g_clear_object (&self->figures[i]);
}

static void
kl_score_chart_dispose (GObject *object)
{
  KlScoreChart *self = KL_SCORE_CHART (object);

  clear_figures (self);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (kl_score_chart_parent_class)->dispose (object);
}

static void
kl_score_chart_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  KlScoreChart *self = KL_SCORE_CHART (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_MARKED:
      g_value_set_boolean (value, self->marked);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_score_chart_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  KlScoreChart *self = KL_SCORE_CHART (object);

  switch (prop_id)
    {
    case PROP_GAME:
      kl_score_chart_set_game (self, g_value_get_object (value));
      break;
    case PROP_MARKED:
      self->marked = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_score_chart_class_init (KlScoreChartClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_score_chart_dispose;
  object_class->get_property = kl_score_chart_get_property;
  object_class->set_property = kl_score_chart_set_property;
  widget_class->measure = kl_score_chart_measure;
  widget_class->snapshot = kl_score_chart_snapshot;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_MARKED] = g_param_spec_boolean ("marked", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
kl_score_chart_init (KlScoreChart *self)
{
  self->signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->signals, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Points over the turns"), -1);
}

KlGame *
kl_score_chart_get_game (KlScoreChart *self)
{
  g_return_val_if_fail (KL_IS_SCORE_CHART (self), NULL);

  return self->game;
}

void
kl_score_chart_set_game (KlScoreChart *self,
                         KlGame       *game)
{
  g_return_if_fail (KL_IS_SCORE_CHART (self));
  g_return_if_fail (game == NULL || KL_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;
  clear_figures (self);
  for (guint i = 0; game != NULL && i < g_list_model_get_n_items (kl_game_get_players (game)); i++)
    {
      self->figures[i] = kl_figure_art_get_paintable (RULES_MEEPLE, FALSE, kl_player_get_colour (kl_game_get_player (game, i)));
      g_signal_connect_object (self->figures[i], "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
    }
  g_signal_group_set_target (self->signals, game);
  if (game != NULL)
    game_changed_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

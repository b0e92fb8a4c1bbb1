/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board's own map, which nobody can point at.
 */

#include "kl-map-picture.h"

#include "kl-board-map.h"
#include "kl-board-place.h"
#include "kl-board.h"

enum
{
  TILE_PIXELS = 88, /* at most */
  MIN_WIDTH = 120,
  MARGIN = 24 /* units of the map */
};

struct _KlMapPicture
{
  GtkWidget parent_instance;

  KlBoardMap     *map; /* child */
  graphene_rect_t extent;
};

G_DEFINE_FINAL_TYPE (KlMapPicture, kl_map_picture, GTK_TYPE_WIDGET)

static double
find_zoom (KlMapPicture *self,
           int           width)
{
  double most = (double) TILE_PIXELS / KL_BOARD_UNIT;

  return width < 0 ? most : MIN (most, width / self->extent.size.width);
}

static GtkSizeRequestMode
kl_map_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
kl_map_picture_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  KlMapPicture *self = KL_MAP_PICTURE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = (int) ceil (self->extent.size.width * find_zoom (self, -1));
      *minimum = MIN (MIN_WIDTH, *natural);
    }
  else
    {
      *natural = (int) ceil (self->extent.size.height * find_zoom (self, for_size));
      *minimum = for_size < 0 ? MIN (*natural, (int) ceil (self->extent.size.height * find_zoom (self, MIN_WIDTH))) : *natural;
    }
}

static void
kl_map_picture_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  KlMapPicture *self = KL_MAP_PICTURE (widget);
  double        zoom = find_zoom (self, width);
  double        left = (width - zoom * self->extent.size.width) / 2;

  kl_board_map_set_scale (self->map, zoom, zoom * gtk_widget_get_scale_factor (widget));
  kl_board_map_place (self->map, left - zoom * self->extent.origin.x, -zoom * self->extent.origin.y, zoom);
}

static void
kl_map_picture_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (kl_map_picture_parent_class)->snapshot (widget, snapshot);
  kl_board_map_draw (KL_MAP_PICTURE (widget)->map, snapshot);
}

static void
kl_map_picture_dispose (GObject *object)
{
  KlMapPicture *self = KL_MAP_PICTURE (object);

  if (self->map != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->map)));
  G_OBJECT_CLASS (kl_map_picture_parent_class)->dispose (object);
}

static void
kl_map_picture_class_init (KlMapPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = kl_map_picture_dispose;
  widget_class->get_request_mode = kl_map_picture_get_request_mode;
  widget_class->measure = kl_map_picture_measure;
  widget_class->size_allocate = kl_map_picture_size_allocate;
  widget_class->snapshot = kl_map_picture_snapshot;

  gtk_widget_class_set_css_name (widget_class, "mappicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
kl_map_picture_init (KlMapPicture *self)
{
  self->map = KL_BOARD_MAP (kl_board_map_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->map), GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* What is asked to be shown as a choice; a wagon on its way always has its places shown. */
static KlIntent
find_intent (KlGame     *game,
             const char *offers)
{
  KlIntent intent;

  kl_intent_init (&intent, game);
  if (offers == NULL)
    {
      intent.gift = RULES_GIFT_TAKE2; /* the one card without targets */
      intent.figure = (RulesFigure) RULES_N_FIGURES;
    }
  else if (rules_figure_parse (offers) >= 0)
    intent.figure = (RulesFigure) rules_figure_parse (offers);
  else if (rules_gift_parse (offers) >= 0)
    intent.gift = rules_gift_parse (offers);
  return intent;
}

static void
include (graphene_rect_t *extent,
         int              x,
         int              y)
{
  graphene_rect_t space = GRAPHENE_RECT_INIT (x * KL_BOARD_UNIT, y * KL_BOARD_UNIT, KL_BOARD_UNIT, KL_BOARD_UNIT);

  graphene_rect_union (extent, &space, extent);
}

/* All tiles and the places that are offered, or the whole table. */
static void
find_extent (KlMapPicture *self,
             KlGame       *game)
{
  const RulesPosition *pos = kl_game_get_position (game);

  self->extent = GRAPHENE_RECT_INIT (pos->tile[0].x * KL_BOARD_UNIT, pos->tile[0].y * KL_BOARD_UNIT, KL_BOARD_UNIT, KL_BOARD_UNIT);
  if (!kl_board_place_of_table (kl_game_get_setup (game), &self->extent))
    {
      for (int i = 0; i < pos->n_tiles; i++)
        include (&self->extent, pos->tile[i].x, pos->tile[i].y);
      for (guint i = 0; i < kl_board_map_get_n (self->map, KL_LAYER_SLOTS); i++)
        {
          KlBoardSlot *slot = KL_BOARD_SLOT (kl_board_map_get_child (self->map, KL_LAYER_SLOTS, i));

          include (&self->extent, kl_board_slot_get_x (slot), kl_board_slot_get_y (slot));
        }
    }
  graphene_rect_inset (&self->extent, -MARGIN, -MARGIN);
}

/* "1,0 road w" */
static void
light_up (KlMapPicture *self,
          KlGame       *game,
          const char   *place)
{
  const RulesPosition *pos = kl_game_get_position (game);
  g_auto (GStrv)       words = g_strsplit_set (place, ", ", 3);
  RulesSpot            spot;

  if (g_strv_length (words) < 3 || !rules_spot_parse (words[2], &spot))
    return;
  for (int i = 0; i < pos->n_tiles; i++)
    if (pos->tile[i].x == atoi (words[0]) && pos->tile[i].y == atoi (words[1]))
      kl_board_map_light (self->map, rules_position_segment_at (kl_game_get_setup (game), pos, i, spot));
}

/* It is a picture of what could be chosen; nothing can. */
static void
make_passive (KlMapPicture *self)
{
  static const KlLayer layers[] = { KL_LAYER_SLOTS, KL_LAYER_SPOTS };

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    for (guint j = 0; j < kl_board_map_get_n (self->map, layers[i]); j++)
      gtk_widget_set_focusable (kl_board_map_get_child (self->map, layers[i], j), FALSE);
}

GtkWidget *
kl_map_picture_new (const KlHelpBlock *example,
                    const char        *label)
{
  KlMapPicture      *self = g_object_new (KL_TYPE_MAP_PICTURE, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (KlGame) game = kl_help_play (example->script, &error);
  KlIntent           intent;

  if (game == NULL)
    g_error ("An example of the rules cannot be played: %s", error->message);
  intent = find_intent (game, example->offers);
  kl_board_map_update (self->map, game, &intent);
  make_passive (self);
  find_extent (self, game);
  if (example->light != NULL)
    light_up (self, game, example->light);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}

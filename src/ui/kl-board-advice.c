/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A move that is suggested, shown on the map: the tile where it would lie, the figure where it would stand, a ring around what
 * something would be done with. What is chosen meanwhile is in front of the tile, and under the ring.
 */

#include "kl-board-private.h"

#include "kl-figure-art.h"
#include "kl-tile-art.h"

enum
{
  RING_SIZE = 60 /* units of the map */
};

static GtkWidget *
create_picture (GdkPaintable *paintable,
                const char   *css_class)
{
  GtkWidget *image = gtk_image_new_from_paintable (paintable);

  gtk_widget_add_css_class (image, "advice");
  gtk_widget_add_css_class (image, css_class);
  gtk_widget_set_can_target (image, FALSE);
  return image;
}

static GtkWidget *
show_tile (KlBoard         *self,
           const RulesMove *move)
{
  const RulesPosition     *pos = kl_game_get_position (self->game);
  gboolean                 abbey = move->kind == RULES_MOVE_ABBEY;
  int                      type = abbey ? kl_game_get_setup (self->game)->tiles->abbey : pos->hand[pos->actor][move->hand];
  g_autoptr (GdkPaintable) paintable = kl_tile_art_get_paintable (type, kl_tile_art_count_copies (pos, pos->n_tiles, type), abbey ? 0 : move->turn);
  GtkWidget               *image = create_picture (paintable, "tile");

  gtk_image_set_pixel_size (GTK_IMAGE (image), KL_BOARD_UNIT);
  kl_board_map_put (self->map, KL_LAYER_ADVISED_TILE, image, move->x * KL_BOARD_UNIT, move->y * KL_BOARD_UNIT);
  return image;
}

static GtkWidget *
show_figure (KlBoard         *self,
             const RulesMove *move)
{
  guint                    actor = kl_game_get_position (self->game)->actor;
  KlColour                 colour = kl_player_get_colour (kl_game_get_player (self->game, actor));
  g_autoptr (GdkPaintable) paintable = NULL;
  GtkWidget               *image;
  KlOffer                  offer;

  kl_board_offer_of_move (self->game, move, &offer);
  /* What something is done with stands there already. */
  if (offer.kind == KL_OFFER_PUT)
    paintable = kl_figure_art_get_paintable (offer.figure, FALSE, colour);
  image = create_picture (paintable, "ring");
  gtk_image_set_pixel_size (GTK_IMAGE (image), KL_SPOT_SIZE);
  gtk_widget_set_size_request (image, RING_SIZE, RING_SIZE);
  kl_board_map_put (self->map, KL_LAYER_ADVISED_SPOT, image, offer.place.x - RING_SIZE / 2.0, offer.place.y - RING_SIZE / 2.0);
  return image;
}

static void
clear (KlBoard *self)
{
  static const KlLayer layers[] = { KL_LAYER_ADVISED_TILE, KL_LAYER_ADVISED_SPOT };

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    while (kl_board_map_get_n (self->map, layers[i]) > 0)
      kl_board_map_remove (self->map, layers[i], kl_board_map_get_child (self->map, layers[i], 0));
}

void
kl_board_set_advice (KlBoard         *self,
                     const RulesMove *move)
{
  GtkWidget *shown = NULL;

  g_return_if_fail (KL_IS_BOARD (self));

  clear (self);
  if (move == NULL || self->game == NULL)
    return;
  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_PLACE:
    case RULES_MOVE_ABBEY:
      shown = show_tile (self, move);
      break;
    case RULES_MOVE_FIGURE:
    case RULES_MOVE_BARN:
    case RULES_MOVE_ROLL:
    case RULES_MOVE_SYNOD:
    case RULES_MOVE_SWEEP:
    case RULES_MOVE_CASH:
    case RULES_MOVE_CHANGE:
      shown = show_figure (self, move);
      break;
    case RULES_MOVE_PASS:
    case RULES_MOVE_DRAW:
    case RULES_MOVE_RETURN:
    case RULES_MOVE_TAKE2:
    case RULES_MOVE_WASTE:
    case RULES_MOVE_BID:
    case RULES_MOVE_SELL:
    case RULES_N_MOVES:
    default:
      /* Nothing on the map. */
      break;
    }
  if (shown != NULL)
    kl_board_reveal (self, shown);
}

static KlBoardSpot *
find_spot (KlBoard         *self,
           const RulesMove *move)
{
  for (guint i = 0; i < kl_board_map_get_n (self->map, KL_LAYER_SPOTS); i++)
    {
      KlBoardSpot *spot = KL_BOARD_SPOT (kl_board_map_get_child (self->map, KL_LAYER_SPOTS, i));

      if (rules_move_equal (&kl_board_spot_get_offer (spot)->move, move))
        return spot;
    }
  return NULL;
}

static bool
is_laying (const RulesMove *move)
{
  return move->kind == RULES_MOVE_PLACE || move->kind == RULES_MOVE_ABBEY;
}

/* A move names the tile, the kind of figure or the wagon that a person picks first. */
static void
pick_for (KlBoard         *self,
          const RulesMove *move)
{
  if (is_laying (move))
    kl_board_set_picked (self, move->kind == RULES_MOVE_ABBEY ? KL_PICKED_ABBEY : move->hand);
  else if (move->kind == RULES_MOVE_FIGURE)
    kl_board_set_figure (self, move->figure);
  else if (move->kind == RULES_MOVE_BARN)
    kl_board_set_figure (self, RULES_BARN);
  else if (move->kind == RULES_MOVE_ROLL)
    kl_board_set_wagon (self, move->hand);
}

void
kl_board_go_to_move (KlBoard         *self,
                     const RulesMove *move)
{
  KlBoardSpot *spot;

  g_return_if_fail (KL_IS_BOARD (self));
  g_return_if_fail (move != NULL);

  pick_for (self, move);
  spot = find_spot (self, move);
  if (spot != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (spot));
  else if (is_laying (move) && kl_board_map_find_slot (self->map, move->x, move->y) != NULL)
    kl_board_try (self, move->x, move->y, move->turn);
  else
    {
      kl_board_try_slot (self, NULL, FALSE);
      gtk_widget_grab_focus (GTK_WIDGET (self));
    }
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The view that the program chooses: all of the map, in the part of the board over which nothing lies. What lies there says
 * something else every few seconds, and is higher or lower then; the map makes room for it as high as it was lately, and moves
 * only when something would be hidden. Where the spots for a figure would be too small to be told apart it shows those
 * instead, until one is chosen. In a view of the person's own it shows what is asked about or new.
 */

#include "kl-board-private.h"

#include <math.h>

/* A map that is all in sight is not blown up beyond this. */
static const double MAX_FIT_ZOOM = 1.25;
/* However high the bar is, this share of the board is the map's; and this is the most that is kept free because it was high. */
static const double LEAST_SHARE = 1.0 / 3;
static const double MOST_KEPT = 0.3;
/* On tiles so large spots may be smaller, and on a wide board, where the eye and the pointer are those of a desk: there it is good
 * to see the whole map. */
static const double LARGE_ZOOM = 0.875;
/* What is shown from nearby is so much larger, or it is not worth the way. */
static const double WORTHWHILE = 1.1;

enum
{
  MARGIN = 12,              /* pixels round the map when it is fitted */
  KEEP_IN_SIGHT = 24,       /* pixels round what is revealed */
  LEAST_SPOT = 32,          /* pixels; where spots would be smaller they are shown from nearby */
  LEAST_SPOT_ON_LARGE = 25, /* the same where tiles are large or the board is wide */
  WIDE = 600,
  TIGHT_SPOT = 64 /* units; a larger spot hides most of its tile */
};

/* What is never to be hidden, and of it what is seen from nearby; figures are on tiles. */
static const KlLayer shown_layers[] = { KL_LAYER_SPOTS, KL_LAYER_TILES, KL_LAYER_SLOTS };

static graphene_rect_t
project (KlView                 view,
         const graphene_rect_t *place)
{
  return GRAPHENE_RECT_INIT (view.x + place->origin.x * view.zoom, view.y + place->origin.y * view.zoom,
                             place->size.width * view.zoom, place->size.height * view.zoom);
}

static bool
hides (const graphene_rect_t *over,
       const graphene_rect_t *bounds)
{
  graphene_rect_t common;

  return graphene_rect_intersection (over, bounds, &common) && common.size.width >= 1 && common.size.height >= 1;
}

/* Whether all tiles and all that can be chosen on the map is in sight in a view; from nearby, the spots. */
static bool
shows_all (KlBoard *self,
           KlView   view)
{
  const graphene_rect_t board = GRAPHENE_RECT_INIT (0, 0, self->width, self->height);

  for (guint l = 0; l < (self->near ? 1 : G_N_ELEMENTS (shown_layers)); l++)
    for (guint i = 0; i < kl_board_map_get_n (self->map, shown_layers[l]); i++)
      {
        graphene_rect_t place = kl_board_map_get_place (self->map, kl_board_map_get_child (self->map, shown_layers[l], i));
        graphene_rect_t bounds = project (view, &place);

        if (!graphene_rect_contains_rect (&board, &bounds) || hides (&self->over.bar, &bounds) || hides (&self->over.buttons, &bounds))
          return false;
      }
  return true;
}

/* Whether the buttons lie over a tile or a space beside one, be a tile laid there now or later. */
static bool
reaches_buttons (KlBoard *self,
                 KlView   view)
{
  static const int     around[][2] = { { 0, 0 }, { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  const RulesPosition *pos;

  if (self->game == NULL)
    return false;

  pos = kl_game_get_position (self->game);
  for (int i = 0; i < pos->n_tiles; i++)
    for (guint a = 0; a < G_N_ELEMENTS (around); a++)
      {
        graphene_rect_t space = GRAPHENE_RECT_INIT ((pos->tile[i].x + around[a][0]) * KL_BOARD_UNIT,
                                                    (pos->tile[i].y + around[a][1]) * KL_BOARD_UNIT, KL_BOARD_UNIT, KL_BOARD_UNIT);
        graphene_rect_t bounds = project (view, &space);

        if (hides (&self->over.buttons, &bounds))
          return true;
      }
  return false;
}

/* For a round and the one before it: so long one sees about the same again. */
static void
keep_bar_height (KlBoard *self)
{
  int n_tiles = (int) kl_board_map_get_n (self->map, KL_LAYER_TILES);
  int round = self->game != NULL ? kl_game_get_setup (self->game)->n_players : 1;

  if (n_tiles < self->over.since || n_tiles >= self->over.since + round)
    {
      self->over.before = self->over.lately;
      self->over.lately = 0;
      self->over.since = n_tiles;
    }
  self->over.lately = MAX (self->over.lately, self->over.bar.size.height);
}

static void
forget_bar_height (KlBoard *self)
{
  self->over.before = 0;
  self->over.lately = self->over.bar.size.height;
  self->over.since = (int) kl_board_map_get_n (self->map, KL_LAYER_TILES);
}

/* The board above the bar. Where there is little room none is left for what the bar was like before. */
static graphene_rect_t
get_room (KlBoard *self)
{
  double before = MIN (MAX (self->over.before, self->over.lately), self->height * MOST_KEPT);
  double height = MAX (self->height - MAX (self->over.bar.size.height, before), self->height * LEAST_SHARE);

  return GRAPHENE_RECT_INIT (0, 0, self->width, height);
}

static KlView
fit_into (const graphene_rect_t *room,
          const graphene_rect_t *extent,
          double                 max_zoom)
{
  double width = MAX (room->size.width - 2 * MARGIN, 1);
  double height = MAX (room->size.height - 2 * MARGIN, 1);
  KlView view;

  view.zoom = MIN (MIN (width / extent->size.width, height / extent->size.height), max_zoom);
  /* Rounded down, or the map would not fit by a pixel. */
  view.zoom = MAX (floor (view.zoom * KL_BOARD_UNIT) / KL_BOARD_UNIT, KL_BOARD_MIN_ZOOM);
  view.x = room->origin.x + (room->size.width - extent->size.width * view.zoom) / 2 - extent->origin.x * view.zoom;
  view.y = room->origin.y + (room->size.height - extent->size.height * view.zoom) / 2 - extent->origin.y * view.zoom;
  return view;
}

/* The room beside the buttons. */
static graphene_rect_t
get_room_beside (KlBoard *self)
{
  const graphene_rect_t buttons = self->over.buttons;
  graphene_rect_t       room = get_room (self);

  if (buttons.origin.x + buttons.size.width / 2 < room.size.width / 2)
    room.origin.x = buttons.origin.x + buttons.size.width;
  room.size.width -= buttons.size.width;
  return room;
}

/* The map as large as it can be: over the whole width, where the buttons lie only over the table; else beside them or above. */
static KlView
find_whole (KlBoard *self)
{
  const graphene_rect_t extent = kl_board_map_get_extent (self->map);
  graphene_rect_t       room = get_room (self), beside = get_room_beside (self);
  KlView                view = fit_into (&room, &extent, MAX_FIT_ZOOM), view_beside, view_above;

  if (!reaches_buttons (self, view))
    return view;

  room.size.height = MIN (room.size.height, self->over.buttons.origin.y);
  view_beside = fit_into (&beside, &extent, MAX_FIT_ZOOM);
  view_above = fit_into (&room, &extent, MAX_FIT_ZOOM);
  return view_beside.zoom >= view_above.zoom ? view_beside : view_above;
}

/* The tiles that spots are on. */
static graphene_rect_t
get_spots_extent (KlBoard *self)
{
  graphene_rect_t extent = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  for (guint i = 0; i < kl_board_map_get_n (self->map, KL_LAYER_SPOTS); i++)
    {
      KlBoardSpot           *spot = KL_BOARD_SPOT (kl_board_map_get_child (self->map, KL_LAYER_SPOTS, i));
      const graphene_point_t place = kl_board_spot_get_offer (spot)->place;
      graphene_rect_t        around = GRAPHENE_RECT_INIT (place.x - KL_SPOT_SIZE, place.y - KL_SPOT_SIZE, 2 * KL_SPOT_SIZE, 2 * KL_SPOT_SIZE);
      graphene_rect_t        tile = GRAPHENE_RECT_INIT (floorf (place.x / KL_BOARD_UNIT) * KL_BOARD_UNIT,
                                                        floorf (place.y / KL_BOARD_UNIT) * KL_BOARD_UNIT, KL_BOARD_UNIT, KL_BOARD_UNIT);

      graphene_rect_union (&tile, &around, &tile);
      if (i == 0)
        extent = tile;
      else
        graphene_rect_union (&extent, &tile, &extent);
    }
  return extent;
}

/* The spots from nearby; false where they are large enough as they are in the view of the whole map, or lie so far from each
 * other that one would not see them better. */
static bool
find_near (KlBoard *self,
           KlView   whole,
           KlView  *near)
{
  double          size = MIN (kl_board_map_get_spot_room (self->map), TIGHT_SPOT);
  double          least = whole.zoom >= LARGE_ZOOM || self->width >= WIDE ? LEAST_SPOT_ON_LARGE : LEAST_SPOT;
  graphene_rect_t extent, room;

  if (self->whole || kl_board_map_get_n (self->map, KL_LAYER_SPOTS) == 0 || size * whole.zoom >= (self->near ? KL_SPOT_PIXELS : least))
    return false;

  extent = get_spots_extent (self);
  room = get_room_beside (self);
  *near = fit_into (&room, &extent, KL_SPOT_PIXELS / size);
  return near->zoom > whole.zoom * WORTHWHILE;
}

static void
fit (KlBoard *self,
     gboolean animate)
{
  KlView whole, near;

  if (self->width <= 0 || self->height <= 0)
    return;

  whole = find_whole (self);
  self->near = find_near (self, whole, &near);
  kl_board_go_to (self, self->near ? near : whole, animate);
}

void
kl_board_fit (KlBoard *self,
              gboolean animate)
{
  self->fitting = true;
  forget_bar_height (self);
  fit (self, animate);
}

void
kl_board_show_whole (KlBoard *self)
{
  self->whole = true;
  kl_board_fit (self, TRUE);
}

void
kl_board_fit_size (KlBoard *self,
                   int      width,
                   int      height)
{
  bool widened = width != self->width;

  if (!widened && height == self->height)
    return;
  self->width = width;
  self->height = height;
  if (!self->fitting)
    return;
  if (widened)
    forget_bar_height (self);
  fit (self, FALSE);
}

/* Whether the spots are, in the view that was chosen before, not as large as they should be, or shown from nearby no more. */
static bool
is_near_wrong (KlBoard *self)
{
  KlView whole = find_whole (self), near;

  if (!find_near (self, whole, &near))
    return self->near;
  return !self->near || near.zoom > kl_board_get_goal (self).zoom * WORTHWHILE;
}

void
kl_board_follow (KlBoard *self,
                 bool     grown)
{
  keep_bar_height (self);
  if (grown || kl_board_map_get_n (self->map, KL_LAYER_SPOTS) == 0)
    self->whole = false;
  if (self->fitting && (grown || is_near_wrong (self) || !shows_all (self, kl_board_get_goal (self))))
    fit (self, TRUE);
}

/* How far something has to be moved to be seen all of, along one side of the board; before what is at its end, what is at its
 * beginning. */
static double
find_way (double begin,
          double length,
          double room)
{
  if (begin < 0)
    return KEEP_IN_SIGHT - begin;
  return begin + length > room ? room - KEEP_IN_SIGHT - begin - length : 0;
}

/* Where something on the board has to be so that it is seen: on the board, beside the buttons and above the bar. */
static graphene_rect_t
find_sight (KlBoard        *self,
            graphene_rect_t bounds)
{
  const graphene_rect_t bar = self->over.bar, buttons = self->over.buttons;

  bounds.origin.x += find_way (bounds.origin.x, bounds.size.width, self->width);
  bounds.origin.y += find_way (bounds.origin.y, bounds.size.height, self->height);
  if (hides (&buttons, &bounds))
    bounds.origin.x = buttons.origin.x > 0 ? buttons.origin.x - KEEP_IN_SIGHT - bounds.size.width
                                           : buttons.origin.x + buttons.size.width + KEEP_IN_SIGHT;
  if (hides (&bar, &bounds))
    bounds.origin.y = MAX (bar.origin.y - KEEP_IN_SIGHT - bounds.size.height, 0);
  return bounds;
}

void
kl_board_reveal (KlBoard   *self,
                 GtkWidget *child)
{
  /* What a flight is on its way to is what will be seen. */
  KlView          view = kl_board_get_goal (self);
  graphene_rect_t place, bounds, sight;

  if (child == NULL || self->width <= 0)
    return;

  g_set_weak_pointer (&self->revealed, child);
  place = kl_board_map_get_place (self->map, child);
  bounds = project (view, &place);
  sight = find_sight (self, bounds);
  if (graphene_point_equal (&sight.origin, &bounds.origin))
    return;
  view.x += sight.origin.x - bounds.origin.x;
  view.y += sight.origin.y - bounds.origin.y;
  kl_board_go_to (self, view, TRUE);
}

void
kl_board_set_over (KlBoard        *self,
                   graphene_rect_t bar,
                   graphene_rect_t buttons)
{
  g_return_if_fail (KL_IS_BOARD (self));

  if (graphene_rect_equal (&self->over.bar, &bar) && graphene_rect_equal (&self->over.buttons, &buttons))
    return;
  self->over.bar = bar;
  self->over.buttons = buttons;
  kl_board_follow (self, false);
  if (!self->fitting)
    kl_board_reveal (self, self->revealed);
}

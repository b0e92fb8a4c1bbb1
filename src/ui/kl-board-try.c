/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Trying the tile in the hand in a place, turning it, and choosing: from what was pointed at to a move.
 */

#include "kl-board-private.h"

#include <math.h>

static void
set_turn (KlBoard  *self,
          RulesTurn turn)
{
  if (self->turn == turn)
    return;
  self->turn = turn;
  g_object_notify (G_OBJECT (self), "turn");
}

/* All turns in which the tile in the hand fits somewhere; those that make no difference left out. */
static unsigned
collect_turns (KlBoard *self)
{
  unsigned turns = 0;

  for (guint i = 0; i < kl_board_map_get_n (self->map, KL_LAYER_SLOTS); i++)
    turns |= kl_board_slot_get_turns (KL_BOARD_SLOT (kl_board_map_get_child (self->map, KL_LAYER_SLOTS, i)));
  return turns;
}

gboolean
kl_board_is_placing (KlBoard *self)
{
  return kl_board_map_get_n (self->map, KL_LAYER_SLOTS) > 0;
}

static RulesMove
make_placement (KlBoard  *self,
                int       column,
                int       row,
                RulesTurn turn)
{
  RulesMove move = { .kind = RULES_MOVE_ABBEY };

  move.x = CLAMP (column, -RULES_COORDINATE_MAX, RULES_COORDINATE_MAX);
  move.y = CLAMP (row, -RULES_COORDINATE_MAX, RULES_COORDINATE_MAX);
  if (self->intent.picked != KL_PICKED_ABBEY)
    {
      move.kind = RULES_MOVE_PLACE;
      move.turn = turn;
      move.hand = self->intent.picked;
    }
  return move;
}

void
kl_board_try_slot (KlBoard     *self,
                   KlBoardSlot *slot,
                   gboolean     by_finger)
{
  /* While the map changes, the pointer and the focus cross places that are about to go. */
  if (self->updating || (self->slot == slot && self->by_finger == by_finger))
    return;

  if (self->slot != NULL && self->slot != slot)
    kl_board_slot_hide_tile (self->slot);
  g_set_weak_pointer (&self->slot, slot);
  self->by_finger = by_finger;
  kl_board_refresh_try (self);
}

void
kl_board_refresh_try (KlBoard *self)
{
  kl_board_actions_update (self);
  if (self->slot == NULL)
    {
      set_turn (self, self->wanted);
      return;
    }
  set_turn (self, kl_board_slot_find_turn (self->slot, self->wanted, 1));
  kl_board_slot_show_tile (self->slot, self->turn, self->by_finger);
}

void
kl_board_turn (KlBoard *self,
               int      direction)
{
  unsigned  turns;
  RulesTurn turn;

  g_return_if_fail (KL_IS_BOARD (self));
  g_return_if_fail (direction == 1 || direction == -1);

  turns = self->slot != NULL ? kl_board_slot_get_turns (self->slot) : collect_turns (self);
  if (turns == 0)
    return;

  turn = self->turn;
  do
    turn = (turn + 4 + direction) % 4;
  while (!(turns >> turn & 1));
  kl_board_set_trial_turn (self, turn);
}

void
kl_board_place (KlBoard     *self,
                KlBoardSlot *slot)
{
  RulesMove move;

  kl_board_try_slot (self, slot, self->by_finger);
  move = make_placement (self, kl_board_slot_get_x (slot), kl_board_slot_get_y (slot), self->turn);
  kl_board_emit_move (self, &move);
}

void
kl_board_choose (KlBoard     *self,
                 KlBoardSpot *spot)
{
  const KlOffer *offer = kl_board_spot_get_offer (spot);
  RulesMove      move = offer->move;
  KlIntent       intent = self->intent;

  if (offer->kind != KL_OFFER_STEP)
    {
      kl_board_emit_move (self, &move);
      return;
    }
  if (move.kind == RULES_MOVE_CHANGE)
    intent.changing = offer->segment;
  else
    intent.wagon = move.hand;
  kl_board_set_intent (self, &intent);
}

void
kl_board_refuse (KlBoard *self,
                 int      column,
                 int      row)
{
  RulesMove    move = make_placement (self, column, row, self->turn);
  RulesVerdict verdict = kl_game_check (self->game, &move);

  if (verdict != RULES_OK && !kl_game_is_view (self->game))
    kl_board_emit_refused (self, &move, verdict);
}

gboolean
kl_board_find_pass (KlBoard   *self,
                    RulesMove *move)
{
  static const RulesMoveKind kinds[] = { RULES_MOVE_PASS, RULES_MOVE_DRAW, RULES_MOVE_RETURN };

  for (guint i = 0; i < G_N_ELEMENTS (kinds) && self->game != NULL; i++)
    {
      *move = (RulesMove){ .kind = kinds[i], .hand = kinds[i] == RULES_MOVE_RETURN ? self->intent.wagon : 0 };
      if (kl_game_check (self->game, move) == RULES_OK)
        return TRUE;
    }
  return FALSE;
}

void
kl_board_pass (KlBoard *self)
{
  RulesMove move;

  if (kl_board_find_pass (self, &move))
    kl_board_emit_move (self, &move);
}

/* Known before anything is allocated: what has just been put down may get the focus. */
static graphene_point_t
get_centre (GtkWidget *child)
{
  const RulesTile *tile;

  if (KL_IS_BOARD_SPOT (child))
    return kl_board_spot_get_offer (KL_BOARD_SPOT (child))->place;
  if (KL_IS_BOARD_SLOT (child))
    return GRAPHENE_POINT_INIT ((kl_board_slot_get_x (KL_BOARD_SLOT (child)) + 0.5f) * KL_BOARD_UNIT,
                                (kl_board_slot_get_y (KL_BOARD_SLOT (child)) + 0.5f) * KL_BOARD_UNIT);
  tile = kl_board_tile_get_tile (KL_BOARD_TILE (child));
  return GRAPHENE_POINT_INIT ((tile->x + 0.5f) * KL_BOARD_UNIT, (tile->y + 0.5f) * KL_BOARD_UNIT);
}

/* How far away a place feels that lies so far along the direction and so far beside it; negative: not that way. */
static double
measure_way (double along,
             double beside)
{
  if (along < 1 || fabs (beside) > 3 * along)
    return -1;
  return along + 2 * fabs (beside);
}

/* The nearest child of the layer in a direction; with no direction the nearest to the point. */
static GtkWidget *
find_nearest (KlBoard                *self,
              KlLayer                 layer,
              const graphene_point_t *from,
              int                     dx,
              int                     dy)
{
  GtkWidget *nearest = NULL;
  double     shortest = 0;

  for (guint i = 0; i < kl_board_map_get_n (self->map, layer); i++)
    {
      GtkWidget       *child = kl_board_map_get_child (self->map, layer, i);
      graphene_point_t centre = get_centre (child);
      double           x = centre.x - from->x;
      double           y = centre.y - from->y;
      double           way = dx == 0 && dy == 0 ? hypot (x, y) : measure_way (x * dx + y * dy, x * dy - y * dx);

      if (way >= 0 && (nearest == NULL || way < shortest))
        {
          nearest = child;
          shortest = way;
        }
    }
  return nearest;
}

static KlLayer
get_offered_layer (KlBoard *self)
{
  return kl_board_map_get_n (self->map, KL_LAYER_SLOTS) > 0 ? KL_LAYER_SLOTS : KL_LAYER_SPOTS;
}

/* The tile is there before the focus comes: a screen reader says at once how it lies, and not once more when it changes. */
static void
focus_on (KlBoard   *self,
          GtkWidget *next)
{
  if (KL_IS_BOARD_SLOT (next))
    kl_board_try_slot (self, KL_BOARD_SLOT (next), FALSE);
  gtk_widget_grab_focus (next);
}

gboolean
kl_board_move_focus (KlBoard *self,
                     int      dx,
                     int      dy)
{
  GtkRoot         *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget       *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  KlLayer          layer = get_offered_layer (self);
  graphene_point_t from;
  GtkWidget       *next;

  if (kl_board_map_get_n (self->map, layer) == 0)
    return FALSE;

  if (KL_IS_BOARD_SLOT (focus) || KL_IS_BOARD_SPOT (focus))
    {
      from = get_centre (focus);
      next = find_nearest (self, layer, &from, dx, dy);
    }
  else
    {
      /* The first arrow enters at what is tried, or at the middle of what is seen. */
      from = GRAPHENE_POINT_INIT ((gtk_widget_get_width (GTK_WIDGET (self)) / 2.0 - self->view.x) / self->view.zoom,
                                  (gtk_widget_get_height (GTK_WIDGET (self)) / 2.0 - self->view.y) / self->view.zoom);
      next = self->slot != NULL ? GTK_WIDGET (self->slot) : find_nearest (self, layer, &from, 0, 0);
    }
  if (next != NULL)
    focus_on (self, next);
  return TRUE;
}

void
kl_board_restore_focus (KlBoard *self)
{
  guint            n_tiles = kl_board_map_get_n (self->map, KL_LAYER_TILES);
  KlLayer          layer = get_offered_layer (self);
  GtkWidget       *next = NULL;
  graphene_point_t from;

  /* Near the newest tile: that is where the person looks. */
  if (n_tiles > 0)
    {
      from = get_centre (kl_board_map_get_child (self->map, KL_LAYER_TILES, n_tiles - 1));
      next = find_nearest (self, layer, &from, 0, 0);
    }
  focus_on (self, next != NULL ? next : GTK_WIDGET (self));
}

void
kl_board_try (KlBoard *self,
              int      x,
              int      y,
              int      turn)
{
  KlBoardSlot *slot;

  g_return_if_fail (KL_IS_BOARD (self));
  g_return_if_fail (turn >= 0 && turn < 4);

  slot = kl_board_map_find_slot (self->map, x, y);
  if (slot == NULL)
    return;
  self->wanted = turn;
  focus_on (self, GTK_WIDGET (slot));
  kl_board_set_trial_turn (self, turn);
}

gboolean
kl_board_is_trying (KlBoard *self,
                    int      x,
                    int      y,
                    int      turn)
{
  g_return_val_if_fail (KL_IS_BOARD (self), FALSE);

  return self->slot != NULL && kl_board_slot_get_x (self->slot) == x && kl_board_slot_get_y (self->slot) == y && self->turn == turn;
}

void
kl_board_get_attention (KlBoard *self,
                        int     *x,
                        int     *y)
{
  const RulesPosition *pos;
  const RulesTile     *tile;
  GtkRoot             *root;
  GtkWidget           *focus;

  g_return_if_fail (KL_IS_BOARD (self));
  g_return_if_fail (self->game != NULL);

  pos = kl_game_get_position (self->game);
  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (self->slot != NULL)
    {
      *x = kl_board_slot_get_x (self->slot);
      *y = kl_board_slot_get_y (self->slot);
      return;
    }
  tile = KL_IS_BOARD_SPOT (focus) ? &pos->tile[rules_position_tile_of (pos, kl_board_spot_get_offer (KL_BOARD_SPOT (focus))->segment)]
                                  : rules_position_last_tile (pos);
  *x = tile->x;
  *y = tile->y;
}

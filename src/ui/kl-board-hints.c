/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the board shows beyond what lies on the table. For purists "hints" is off, and with it everything here.
 */

#include "kl-board-private.h"

#include "kl-board-dead.h"
#include "kl-board-fields.h"
#include "kl-tiles-left.h"

const char *const kl_board_hint_names[KL_N_HINTS] = {
  [KL_HINT_LEGAL_SPACES] = "legal-spaces",
  [KL_HINT_WORTH] = "worth",
  [KL_HINT_FIELDS] = "fields",
  [KL_HINT_DEAD_SPACES] = "dead-spaces",
};

static void
clear_layer (KlBoard *self,
             KlLayer  layer)
{
  for (guint i = kl_board_map_get_n (self->map, layer); i-- > 0;)
    kl_board_map_remove (self->map, layer, kl_board_map_get_child (self->map, layer, i));
}

static KlBoardDead *
find_dead (KlBoard *self,
           int      x,
           int      y)
{
  for (guint i = 0; i < kl_board_map_get_n (self->map, KL_LAYER_DEAD); i++)
    {
      KlBoardDead *dead = KL_BOARD_DEAD (kl_board_map_get_child (self->map, KL_LAYER_DEAD, i));

      if (kl_board_dead_get_x (dead) == x && kl_board_dead_get_y (dead) == y)
        return dead;
    }
  return NULL;
}

/* Most spaces stay dead, and keep their crosses. */
static void
update_dead_spaces (KlBoard *self)
{
  const RulesPosition   *pos = kl_game_get_position (self->game);
  g_autoptr (GHashTable) dead = g_hash_table_new (NULL, NULL);
  KlTilesLeft            left;

  kl_tiles_left_count (&left, self->game, pos->actor);
  for (int i = 0; i < pos->n_spaces; i++)
    {
      int          x = pos->space[i].x, y = pos->space[i].y;
      KlBoardDead *cross;

      if (!kl_tiles_left_is_dead (&left, self->game, i))
        continue;
      cross = find_dead (self, x, y);
      if (cross == NULL)
        {
          cross = KL_BOARD_DEAD (kl_board_dead_new (x, y));
          kl_board_map_put (self->map, KL_LAYER_DEAD, GTK_WIDGET (cross), x * KL_BOARD_UNIT, y * KL_BOARD_UNIT);
        }
      g_hash_table_add (dead, cross);
    }

  for (guint i = kl_board_map_get_n (self->map, KL_LAYER_DEAD); i-- > 0;)
    {
      GtkWidget *cross = kl_board_map_get_child (self->map, KL_LAYER_DEAD, i);

      if (!g_hash_table_contains (dead, cross))
        kl_board_map_remove (self->map, KL_LAYER_DEAD, cross);
    }
}

/* They stay from move to move, with what they have drawn. */
static void
update_fields (KlBoard *self)
{
  if (!kl_board_shows_hint (self, KL_HINT_FIELDS))
    {
      clear_layer (self, KL_LAYER_FIELDS);
      return;
    }
  if (kl_board_map_get_n (self->map, KL_LAYER_FIELDS) == 0)
    kl_board_map_put (self->map, KL_LAYER_FIELDS, kl_board_fields_new (), 0, 0);
  kl_board_fields_update (KL_BOARD_FIELDS (kl_board_map_get_child (self->map, KL_LAYER_FIELDS, 0)), self->game);
}

gboolean
kl_board_shows_hint (KlBoard *self,
                     KlHint   hint)
{
  return self->hints && self->hint[hint] && self->game != NULL;
}

void
kl_board_hints_update (KlBoard *self)
{
  gboolean shown = self->hints && self->hint[KL_HINT_LEGAL_SPACES];

  (shown ? gtk_widget_remove_css_class : gtk_widget_add_css_class) (GTK_WIDGET (self), "plain");

  if (kl_board_shows_hint (self, KL_HINT_DEAD_SPACES))
    update_dead_spaces (self);
  else
    clear_layer (self, KL_LAYER_DEAD);
  update_fields (self);
}

gboolean
kl_board_get_hints (KlBoard *self)
{
  g_return_val_if_fail (KL_IS_BOARD (self), FALSE);

  return self->hints;
}

void
kl_board_set_hints (KlBoard *self,
                    gboolean hints)
{
  g_return_if_fail (KL_IS_BOARD (self));

  if (self->hints == (hints != FALSE))
    return;
  self->hints = hints != FALSE;
  kl_board_hints_update (self);
  g_object_notify (G_OBJECT (self), "hints");
}

gboolean
kl_board_get_hint (KlBoard *self,
                   KlHint   hint)
{
  g_return_val_if_fail (KL_IS_BOARD (self), FALSE);
  g_return_val_if_fail (hint < KL_N_HINTS, FALSE);

  return self->hint[hint];
}

void
kl_board_set_hint (KlBoard *self,
                   KlHint   hint,
                   gboolean on)
{
  g_return_if_fail (KL_IS_BOARD (self));
  g_return_if_fail (hint < KL_N_HINTS);

  if (self->hint[hint] == (on != FALSE))
    return;
  self->hint[hint] = on != FALSE;
  kl_board_hints_update (self);
  g_object_notify (G_OBJECT (self), kl_board_hint_names[hint]);
}

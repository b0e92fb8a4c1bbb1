/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the map show a position. Children that are right already stay, with their focus and their textures: a move
 * adds a tile and changes a few spaces.
 */

#include "kl-board-map-private.h"

#include "kl-board-figure.h"
#include "kl-board-offer.h"
#include "kl-board-place.h"
#include "kl-board-words.h"
#include "kl-board.h"
#include "kl-palette.h"
#include "kl-tile-art.h"
#include "rules-feature.h"

/* A figure as it is to be shown. */
typedef struct
{
  RulesStanding    standing;
  graphene_point_t place;
  bool             chosen;
} Wanted;

/* Turns of a space in which the tile may be laid. */
typedef struct
{
  int16_t  x, y;
  unsigned turns;
} Place;

static const RulesTileType *
get_type (KlBoardMap *self,
          int         type)
{
  return &kl_game_get_setup (self->game)->tiles->type[type];
}

static KlColour
get_colour (KlBoardMap *self,
            int         player)
{
  return kl_player_get_colour (kl_game_get_player (self->game, player));
}

/* Tiles are only ever added and taken back at the end. */
static void
update_tiles (KlBoardMap          *self,
              const RulesPosition *pos)
{
  GPtrArray *tiles = self->layer[KL_LAYER_TILES];
  guint      same = 0;

  while (same < tiles->len && same < pos->n_tiles &&
         memcmp (kl_board_tile_get_tile (g_ptr_array_index (tiles, same)), &pos->tile[same], sizeof (RulesTile)) == 0)
    same++;
  while (tiles->len > same)
    kl_board_map_remove (self, KL_LAYER_TILES, g_ptr_array_index (tiles, tiles->len - 1));

  for (int i = same; i < pos->n_tiles; i++)
    {
      const RulesTile *tile = &pos->tile[i];
      g_autofree char *label = kl_board_words_dup_tile (get_type (self, tile->type), tile->x, tile->y);

      kl_board_map_put (self, KL_LAYER_TILES, kl_board_tile_new (tile, kl_tile_art_count_copies (pos, i, tile->type), label),
                        tile->x * KL_BOARD_UNIT, tile->y * KL_BOARD_UNIT);
    }
}

static bool
is_person (KlBoardMap *self,
           int         player)
{
  return kl_player_get_kind (kl_game_get_player (self->game, (guint) player)) == KL_KIND_HUMAN;
}

/* Whether what was laid before this player's tile is old: to whoever is asked, the tile is the last one that they laid
 * themselves; while computers play, it is a person's. Who looks back sees one step at a time. */
static bool
ends_news (KlBoardMap *self,
           int         player)
{
  if (kl_game_is_view (self->game) || kl_game_count_people (self->game) == 0)
    return true;
  if (kl_game_is_computers (self->game) || kl_game_get_over (self->game))
    return is_person (self, player);
  return player == kl_game_get_position (self->game)->actor;
}

/* The newest tile, and all that were laid since the person who is asked laid one, each in the colour of the one who laid it; the
 * start tile was laid by nobody. */
static void
update_frames (KlBoardMap *self)
{
  const RulesHistory *history = kl_game_get_history (self->game);
  GPtrArray          *tiles = self->layer[KL_LAYER_TILES];
  guint               i = tiles->len;

  for (int e = history->cursor; e > 0; e--)
    {
      int      player = history->entry[e]->player;
      gboolean ends = ends_news (self, player);
      GdkRGBA  colour;

      if (history->entry[e]->position.n_tiles == history->entry[e - 1]->position.n_tiles)
        continue;
      if (ends && i < tiles->len)
        break;
      colour = kl_palette_get_rgba (get_colour (self, player));
      kl_board_tile_set_frame (g_ptr_array_index (tiles, --i), &colour);
      if (ends)
        break;
    }
  while (i > 0)
    kl_board_tile_set_frame (g_ptr_array_index (tiles, --i), NULL);
}

/* Where the picked tile may be laid; turns that make no difference count once. */
static GArray *
collect_places (KlBoardMap *self,
                int         type,
                int         picked)
{
  const RulesMoves *legal = kl_game_get_legal (self->game);
  unsigned          distinct = kl_game_get_setup (self->game)->tiles->distinct[type];
  GArray           *places = g_array_new (FALSE, FALSE, sizeof (Place));

  for (int i = 0; i < legal->n; i++)
    {
      const RulesMove *move = &legal->move[i];
      Place            place = { move->x, move->y, 0 };
      guint            p = 0;

      if (picked == KL_PICKED_ABBEY ? move->kind != RULES_MOVE_ABBEY : move->kind != RULES_MOVE_PLACE || move->hand != picked)
        continue;
      if (!(distinct >> move->turn & 1))
        continue;

      while (p < places->len && (g_array_index (places, Place, p).x != move->x || g_array_index (places, Place, p).y != move->y))
        p++;
      if (p == places->len)
        g_array_append_val (places, place);
      g_array_index (places, Place, p).turns |= 1u << move->turn;
    }
  return places;
}

static bool
has_place (GArray      *places,
           KlBoardSlot *slot)
{
  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);

      if (place->x == kl_board_slot_get_x (slot) && place->y == kl_board_slot_get_y (slot))
        return true;
    }
  return false;
}

static void
update_slots (KlBoardMap          *self,
              const RulesPosition *pos,
              const KlIntent      *intent)
{
  int                type = kl_intent_get_type (intent, self->game);
  g_autoptr (GArray) places = NULL;

  if (type < 0 || intent->gift != KL_GIFT_NONE)
    {
      kl_board_map_clear_layer (self, KL_LAYER_SLOTS);
      return;
    }

  places = collect_places (self, type, intent->picked);
  for (guint i = self->layer[KL_LAYER_SLOTS]->len; i-- > 0;)
    if (!has_place (places, g_ptr_array_index (self->layer[KL_LAYER_SLOTS], i)))
      kl_board_map_remove (self, KL_LAYER_SLOTS, g_ptr_array_index (self->layer[KL_LAYER_SLOTS], i));

  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);
      KlBoardSlot *slot = kl_board_map_find_slot (self, place->x, place->y);

      if (slot == NULL)
        {
          slot = KL_BOARD_SLOT (kl_board_slot_new (place->x, place->y));
          kl_board_map_put (self, KL_LAYER_SLOTS, GTK_WIDGET (slot), place->x * KL_BOARD_UNIT, place->y * KL_BOARD_UNIT);
        }
      kl_board_slot_set_tile (slot, type, kl_tile_art_count_copies (pos, pos->n_tiles, type), place->turns);
    }
}

static GArray *
collect_figures (KlBoardMap          *self,
                 const RulesPosition *pos,
                 const KlIntent      *intent)
{
  const RulesSetup *setup = kl_game_get_setup (self->game);
  GArray           *figures = g_array_new (FALSE, FALSE, sizeof (Wanted));
  int               number = 0;

  for (int i = 0; i < pos->n_figures; i++)
    {
      const RulesStanding *standing = &pos->figure[i];
      bool                 changing = standing->segment == intent->changing && standing->player == pos->actor;
      Wanted               wanted = { *standing, kl_board_place_of_figure (setup, pos, i), changing && standing->figure == RULES_MEEPLE };

      g_array_append_val (figures, wanted);
    }

  /* Wagons on their way stand where they stood (A7). */
  for (int i = 0; i < pos->n_pending; i++)
    {
      const RulesPending *wagon = &pos->pending[i];
      bool                asked = pos->phase == RULES_PHASE_WAGON && wagon->player == pos->actor;
      Wanted              wanted = { { wagon->segment, wagon->player, RULES_WAGON, 0 },
                                     kl_board_place_of_wagon (setup, pos, i),
                                     asked && number == intent->wagon };

      number += asked;
      g_array_append_val (figures, wanted);
    }
  return figures;
}

/* Two figures of one player may stand on one segment, so each child stands for one of them only. */
static KlBoardFigure *
find_figure (KlBoardMap   *self,
             const Wanted *wanted,
             GHashTable   *used)
{
  for (guint i = 0; i < self->layer[KL_LAYER_FIGURES]->len; i++)
    {
      KlBoardFigure *figure = g_ptr_array_index (self->layer[KL_LAYER_FIGURES], i);

      if (memcmp (kl_board_figure_get_standing (figure), &wanted->standing, sizeof wanted->standing) == 0 &&
          g_hash_table_add (used, figure))
        return figure;
    }
  return NULL;
}

static void
update_figures (KlBoardMap          *self,
                const RulesPosition *pos,
                const KlIntent      *intent)
{
  const RulesSetup      *setup = kl_game_get_setup (self->game);
  g_autoptr (GArray)     figures = collect_figures (self, pos, intent);
  g_autoptr (GHashTable) used = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < figures->len; i++)
    {
      const Wanted        *wanted = &g_array_index (figures, Wanted, i);
      const RulesStanding *standing = &wanted->standing;
      g_autofree char     *label = kl_board_words_dup_figure (self->game, standing);
      KlBoardFigure       *figure = find_figure (self, wanted, used);

      if (figure == NULL)
        {
          bool lying = kl_board_figure_lies (setup, pos, standing->figure, standing->segment);

          figure = KL_BOARD_FIGURE (kl_board_figure_new (standing, lying, get_colour (self, standing->player)));
          kl_board_map_put (self, KL_LAYER_FIGURES, GTK_WIDGET (figure), 0, 0);
          g_hash_table_add (used, figure);
        }
      kl_board_map_move (self, GTK_WIDGET (figure), wanted->place.x - KL_FIGURE_SIZE / 2.0, wanted->place.y - KL_FIGURE_SIZE / 2.0, 1);
      kl_board_figure_set_chosen (figure, wanted->chosen);
      /* The feature may have grown. */
      gtk_accessible_update_property (GTK_ACCESSIBLE (figure), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }

  for (guint i = self->layer[KL_LAYER_FIGURES]->len; i-- > 0;)
    if (!g_hash_table_contains (used, g_ptr_array_index (self->layer[KL_LAYER_FIGURES], i)))
      kl_board_map_remove (self, KL_LAYER_FIGURES, g_ptr_array_index (self->layer[KL_LAYER_FIGURES], i));
}

static void
update_spots (KlBoardMap          *self,
              const RulesPosition *pos,
              const KlIntent      *intent)
{
  const RulesSetup  *setup = kl_game_get_setup (self->game);
  g_autoptr (GArray) offers = kl_board_offer_collect (self->game, intent);

  kl_board_map_clear_layer (self, KL_LAYER_SPOTS);
  for (guint i = 0; i < offers->len; i++)
    {
      const KlOffer   *offer = &g_array_index (offers, KlOffer, i);
      bool             lying = kl_board_figure_lies (setup, pos, offer->figure, offer->segment);
      g_autofree char *label = kl_board_words_dup_offer (self->game, offer);
      GtkWidget       *spot = kl_board_spot_new (offer, lying, i < 9 ? i + 1 : 0, get_colour (self, pos->actor), label);

      kl_board_map_put (self, KL_LAYER_SPOTS, spot, offer->place.x, offer->place.y);
    }
  kl_board_map_scale_spots (self);
}

void
kl_board_map_update_layers (KlBoardMap     *self,
                            const KlIntent *intent)
{
  const RulesPosition *pos = kl_game_get_position (self->game);

  update_tiles (self, pos);
  update_frames (self);
  update_slots (self, pos, intent);
  update_figures (self, pos, intent);
  update_spots (self, pos, intent);
}

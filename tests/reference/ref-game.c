/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Laying tiles and putting figures on them, straight from rules B1 to B7, A2, A9 and H8. */

#include "ref-game.h"

#include <assert.h>
#include <string.h>

static const int step_x[4] = { 0, 1, 0, -1 };
static const int step_y[4] = { -1, 0, 1, 0 };

void
ref_game_init (RefGame        *game,
               const RefTable *table,
               const RefRules *rules)
{
  memset (game, 0, sizeof *game);
  game->table = table;
  game->rules = *rules;
  memcpy (game->supplies, rules->supplies, sizeof rules->supplies);
  memcpy (game->abbeys, rules->abbeys, sizeof rules->abbeys);
  /* G1 */
  for (int card = 0; rules->gifts && card < REF_N_CARDS; card++)
    game->deck[card] = 5;
}

void
ref_game_add_set (RefGame    *game,
                  const char *set)
{
  for (int type = 0; type < game->table->n_types; type++)
    game->remaining[type] += ref_table_count (game->table, set, type);
}

int
ref_game_tile_at (const RefGame *game,
                  int            x,
                  int            y)
{
  return game->grid[y + REF_SPAN / 2][x + REF_SPAN / 2] - 1;
}

const RefType *
ref_game_type (const RefGame *game,
               int            tile)
{
  return &game->table->types[game->tiles[tile].type];
}

int
ref_game_remaining (const RefGame *game)
{
  int sum = 0;

  for (int type = 0; type < game->table->n_types; type++)
    sum += game->remaining[type];
  return sum;
}

bool
ref_game_on_table (const RefGame *game,
                   int            x,
                   int            y)
{
  int width = game->rules.table_width;
  int height = game->rules.table_height;

  if (width == 0)
    return true;
  /* As many spaces on either side of the start tile; of an even number one more in the east and south. */
  return x >= -((width - 1) / 2) && x <= width / 2 && y >= -((height - 1) / 2) && y <= height / 2;
}

int
ref_game_neighbours (const RefGame *game,
                     int            x,
                     int            y)
{
  int n = 0;

  for (int side = 0; side < 4; side++)
    n += ref_game_tile_at (game, x + step_x[side], y + step_y[side]) >= 0;
  return n;
}

bool
ref_game_is_hole (const RefGame *game,
                  int            x,
                  int            y)
{
  return ref_game_tile_at (game, x, y) < 0 && ref_game_neighbours (game, x, y) == 4;
}

char
ref_game_edge (const RefType *type,
               int            turn,
               int            side)
{
  /* Each turn moves the north's edge to the east. */
  return type->edges[(side + 4 - turn) % 4];
}

int
ref_game_segment_at (const RefGame *game,
                     int            tile,
                     RefKind        kind,
                     int            half)
{
  const RefType *type = ref_game_type (game, tile);
  int            own = (half + 8 - 2 * game->tiles[tile].turn) % 8;

  for (int i = 0; i < type->n_segments; i++)
    if (type->segments[i].kind == kind && (type->segments[i].halves & (1u << own)) != 0)
      return i;
  return -1;
}

bool
ref_game_fits (const RefGame *game,
               int            type,
               int            x,
               int            y,
               int            turn)
{
  int n_neighbours = 0;

  if (ref_game_tile_at (game, x, y) >= 0 || !ref_game_on_table (game, x, y))
    return false;
  if (game->n_tiles == 0)
    return x == 0 && y == 0;
  for (int side = 0; side < 4; side++)
    {
      int neighbour = ref_game_tile_at (game, x + step_x[side], y + step_y[side]);

      if (neighbour < 0)
        continue;
      n_neighbours++;
      if (ref_game_edge (&game->table->types[type], turn, side) !=
          ref_game_edge (ref_game_type (game, neighbour), game->tiles[neighbour].turn, (side + 2) % 4))
        return false;
    }
  return n_neighbours > 0;
}

bool
ref_game_is_space (const RefGame *game,
                   int            x,
                   int            y)
{
  if (ref_game_tile_at (game, x, y) >= 0 || !ref_game_on_table (game, x, y))
    return false;
  return game->n_tiles == 0 ? x == 0 && y == 0 : ref_game_neighbours (game, x, y) > 0;
}

/* The spaces beside tiles, row by row, each with a turn of 0. */
static int
find_spaces (const RefGame *game,
             RefPlace       spaces[REF_MAX_PLACES])
{
  int west = 0, east = 0, north = 0, south = 0;
  int n = 0;

  for (int i = 0; i < game->n_tiles; i++)
    {
      const RefTile *tile = &game->tiles[i];

      west = tile->x < west ? tile->x : west;
      east = tile->x > east ? tile->x : east;
      north = tile->y < north ? tile->y : north;
      south = tile->y > south ? tile->y : south;
    }
  for (int y = north - 1; y <= south + 1; y++)
    for (int x = west - 1; x <= east + 1; x++)
      if (ref_game_is_space (game, x, y))
        {
          assert (n < REF_MAX_PLACES);
          spaces[n++] = (RefPlace){ x, y, 0 };
        }
  return n;
}

int
ref_game_places (const RefGame *game,
                 int            type,
                 RefPlace       places[REF_MAX_PLACES])
{
  RefPlace spaces[REF_MAX_PLACES];
  int      n_spaces = find_spaces (game, spaces);
  int      n = 0;

  for (int i = 0; i < n_spaces; i++)
    for (int turn = 0; turn < 4; turn++)
      if (ref_game_fits (game, type, spaces[i].x, spaces[i].y, turn))
        {
          assert (n < REF_MAX_PLACES);
          places[n++] = (RefPlace){ spaces[i].x, spaces[i].y, turn };
        }
  return n;
}

int
ref_game_holes (const RefGame *game,
                RefPlace       places[REF_MAX_PLACES])
{
  RefPlace spaces[REF_MAX_PLACES];
  int      n_spaces = find_spaces (game, spaces);
  int      n = 0;

  for (int i = 0; i < n_spaces; i++)
    if (ref_game_is_hole (game, spaces[i].x, spaces[i].y))
      places[n++] = spaces[i];
  return n;
}

void
ref_game_draw (RefGame *game,
               int      type)
{
  assert (game->remaining[type] > 0);
  game->remaining[type]--;
}

void
ref_game_discard (RefGame *game,
                  int      type)
{
  game->discarded[type]++;
}

void
ref_game_lay (RefGame *game,
              int      type,
              int      x,
              int      y,
              int      turn)
{
  assert (game->n_tiles < REF_MAX_TILES);
  assert (ref_game_tile_at (game, x, y) < 0);
  game->tiles[game->n_tiles++] = (RefTile){ type, x, y, turn };
  game->grid[y + REF_SPAN / 2][x + REF_SPAN / 2] = (short) game->n_tiles;
}

void
ref_game_put (RefGame      *game,
              int           player,
              RefFigureKind kind,
              int           tile,
              int           segment)
{
  assert (game->n_figures < REF_MAX_FIGURES);
  assert (game->supplies[player][kind] > 0);
  game->supplies[player][kind]--;
  game->figures[game->n_figures++] = (RefFigure){ .owner = player, .kind = kind, .tile = tile, .segment = segment };
}

/* The field segment of a tile of which both half-edges meet at one of its corners, clockwise from the north-west; or -1. */
static int
field_in_corner (const RefGame *game,
                 int            tile,
                 int            corner)
{
  static const int halves[4][2] = { { 7, 0 }, { 1, 2 }, { 3, 4 }, { 5, 6 } };
  int              one = ref_game_segment_at (game, tile, REF_FIELD, halves[corner][0]);
  int              other = ref_game_segment_at (game, tile, REF_FIELD, halves[corner][1]);

  return one == other ? one : -1;
}

int
ref_game_corner_field (const RefGame *game,
                       int            x,
                       int            y)
{
  /* The tiles around the corner, and which of their corners it is. */
  const struct
  {
    int x, y, corner;
  } around[4] = { { x - 1, y - 1, 2 }, { x, y - 1, 3 }, { x, y, 0 }, { x - 1, y, 1 } };
  int last = -1;

  for (int i = 0; i < 4; i++)
    {
      int tile = ref_game_tile_at (game, around[i].x, around[i].y);
      int field = tile >= 0 ? field_in_corner (game, tile, around[i].corner) : -1;

      if (field < 0)
        return -1;
      if (tile == game->n_tiles - 1)
        last = field;
    }
  return last;
}

void
ref_game_put_barn (RefGame *game,
                   int      player,
                   int      x,
                   int      y)
{
  ref_game_put (game, player, REF_BARN, game->n_tiles - 1, ref_game_corner_field (game, x, y));
  game->figures[game->n_figures - 1].corner_x = x;
  game->figures[game->n_figures - 1].corner_y = y;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Laying tiles and putting figures on them, straight from rules B1 to B7. */

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

  if (ref_game_tile_at (game, x, y) >= 0)
    return false;
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

int
ref_game_places (const RefGame *game,
                 int            type,
                 RefPlace       places[REF_MAX_PLACES])
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
      for (int turn = 0; turn < 4; turn++)
        if (ref_game_fits (game, type, x, y, turn))
          {
            assert (n < REF_MAX_PLACES);
            places[n++] = (RefPlace){ x, y, turn };
          }
  return n;
}

void
ref_game_lay (RefGame *game,
              int      type,
              int      x,
              int      y,
              int      turn)
{
  assert (game->n_tiles < REF_MAX_TILES);
  assert (game->remaining[type] > 0);
  assert (ref_game_tile_at (game, x, y) < 0);
  game->remaining[type]--;
  game->tiles[game->n_tiles++] = (RefTile){ type, x, y, turn };
  game->grid[y + REF_SPAN / 2][x + REF_SPAN / 2] = (short) game->n_tiles;
}

void
ref_game_discard (RefGame *game,
                  int      type)
{
  assert (game->remaining[type] > 0);
  game->remaining[type]--;
  game->discarded[type]++;
}

void
ref_game_put (RefGame      *game,
              int           player,
              RefFigureKind kind,
              int           segment)
{
  assert (game->n_figures < REF_MAX_FIGURES);
  assert (game->supplies[player][kind] > 0);
  game->supplies[player][kind]--;
  game->figures[game->n_figures++] = (RefFigure){ player, kind, game->n_tiles - 1, segment };
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Wagons that come off a scored feature: who decides, and where they may go (A7, A8, H11, H13). */

#include "ref-play-private.h"

#include <string.h>

static bool
touches (const RefTile *one,
         const RefTile *other)
{
  int dx = one->x - other->x;
  int dy = one->y - other->y;

  return dx * dx <= 1 && dy * dy <= 1;
}

/* H11: the tiles from which the wagon may look around: its own, and on through completed features. */
static void
find_reach (const RefPlay *play,
            int            from,
            bool           reach[REF_MAX_TILES])
{
  bool more = true;

  memset (reach, 0, REF_MAX_TILES * sizeof reach[0]);
  reach[from] = true;
  while (more && play->game.rules.wagon_rolls)
    {
      more = false;
      for (int one = 0; one < play->game.n_tiles; one++)
        for (int other = 0; reach[one] && other < play->game.n_tiles; other++)
          if (!reach[other] && touches (&play->game.tiles[one], &play->game.tiles[other]))
            for (int i = 0; i < ref_game_type (&play->game, other)->n_segments; i++)
              if (ref_features_of (play->now, other, i)->complete)
                more = reach[other] = true;
    }
}

/* H13: a road that ends at a city's gate, by half-edges of both. */
static bool
is_gate (const RefType *type,
         int            road,
         int            city)
{
  static const struct
  {
    const char *type;
    int         road, city;
  } gates[] = {
    { "city-cap-road-end", 4, 0 },
    { "city-three-road", 4, 0 },
    { "city-three-road-shield", 4, 0 },
    { "city-gate-road", 6, 0 },
    { "city-two-gates", 2, 0 },
    { "city-two-gates", 4, 6 },
  };

  for (unsigned i = 0; i < sizeof gates / sizeof gates[0]; i++)
    if (strcmp (type->name, gates[i].type) == 0 && (type->segments[road].halves & (1u << gates[i].road)) != 0 &&
        (type->segments[city].halves & (1u << gates[i].city)) != 0)
      return true;
  return false;
}

/* H13: roads that meet at a village are connected there. */
static bool
is_village (const RefType *type)
{
  return strcmp (type->name, "road-three-way") == 0 || strcmp (type->name, "road-four-way") == 0 ||
         strcmp (type->name, "city-cap-three-way") == 0;
}

static bool
connected_on_type (const RefType *type,
                   int            one,
                   int            other)
{
  RefKind kind = type->segments[one].kind;
  RefKind other_kind = type->segments[other].kind;

  if (kind == REF_ROAD && other_kind == REF_CITY)
    return is_gate (type, one, other);
  if (kind == REF_ROAD && other_kind == REF_ROAD)
    return is_village (type);
  if (kind == REF_ROAD && other_kind == REF_MONASTERY)
    return true;
  return other_kind == REF_ROAD && kind != REF_FIELD && connected_on_type (type, other, one);
}

/* Whether a road or city of the feature points at the abbey. */
static bool
points_at (const RefPlay    *play,
           const RefFeature *feature,
           const RefTile    *abbey)
{
  static const int step_x[4] = { 0, 1, 0, -1 };
  static const int step_y[4] = { -1, 0, 1, 0 };

  for (int side = 0; side < 4; side++)
    for (int kind = REF_CITY; kind <= REF_ROAD; kind++)
      {
        int neighbour = ref_game_tile_at (&play->game, abbey->x + step_x[side], abbey->y + step_y[side]);
        int segment = neighbour >= 0 ? ref_game_segment_at (&play->game, neighbour, (RefKind) kind, 2 * ((side + 2) % 4)) : -1;

        if (segment >= 0 && ref_features_of (play->now, neighbour, segment) == feature)
          return true;
      }
  return false;
}

/* H13 */
static bool
is_connected (const RefPlay    *play,
              const RefFeature *from,
              const RefFeature *to)
{
  for (int tile = 0; tile < play->game.n_tiles; tile++)
    {
      const RefType *type = ref_game_type (&play->game, tile);

      if (type->edges[0] == '-')
        {
          const RefFeature *abbey = ref_features_of (play->now, tile, 0);

          if ((abbey == from && points_at (play, to, &play->game.tiles[tile])) ||
              (abbey == to && points_at (play, from, &play->game.tiles[tile])))
            return true;
        }
      for (int one = 0; one < type->n_segments; one++)
        for (int other = 0; other < type->n_segments; other++)
          if (one != other && ref_features_of (play->now, tile, one) == from &&
              ref_features_of (play->now, tile, other) == to && connected_on_type (type, one, other))
            return true;
    }
  return false;
}

/* The moves of one wagon, its return not among them. */
static void
add_targets (const RefPlay *play,
             int            wagon,
             int            number,
             RefMoves      *moves)
{
  const RefFigure  *figure = &play->game.wagons[wagon];
  const RefFeature *from = ref_features_of (play->now, figure->tile, figure->segment);
  const RefFeature *swept = play->sweeping ? ref_features_of (play->now, play->swept.tile, play->swept.segment) : NULL;
  bool              reach[REF_MAX_TILES];

  find_reach (play, figure->tile, reach);
  for (int tile = 0; tile < play->game.n_tiles; tile++)
    {
      bool near = false;

      for (int other = 0; other < play->game.n_tiles; other++)
        near = near || (reach[other] && touches (&play->game.tiles[other], &play->game.tiles[tile]));
      for (int i = 0; i < ref_game_type (&play->game, tile)->n_segments; i++)
        {
          const RefFeature *to = ref_features_of (play->now, tile, i);

          if (to->kind == REF_FIELD || to->complete || to->n_figures > 0 || to == swept)
            continue;
          if (play->game.rules.wagon_connected ? is_connected (play, from, to) : near)
            ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_ROLL, .tile = (short) tile, .segment = (short) i, .number = (short) number });
        }
    }
}

/* All that a player's wagons can do; returns whether any can move. */
static bool
list_of (const RefPlay *play,
         int            player,
         RefMoves      *moves)
{
  int number = 0;

  for (int wagon = 0; wagon < play->game.n_wagons; wagon++)
    if (play->game.wagons[wagon].owner == player)
      {
        add_targets (play, wagon, number, moves);
        number++;
      }
  if (moves->n == 0)
    return false;
  for (int i = 0; i < number; i++)
    ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_RETURN, .number = (short) i });
  return true;
}

void
ref_wagon_moves (const RefPlay *play,
                 RefMoves      *moves)
{
  list_of (play, play->actor, moves);
}

static void
take_out (RefPlay *play,
          int      wagon)
{
  RefGame *game = &play->game;

  game->n_wagons--;
  for (int i = wagon; i < game->n_wagons; i++)
    game->wagons[i] = game->wagons[i + 1];
}

static void
send_home (RefPlay *play,
           int      wagon)
{
  RefFigure    figure = play->game.wagons[wagon];
  RefLogEntry *entry = ref_play_log (play, REF_LOG_RETURNED, figure.owner);

  entry->figure = REF_WAGON;
  entry->member = (RefMember){ (short) figure.tile, (short) figure.segment };
  play->game.supplies[figure.owner][REF_WAGON]++;
  take_out (play, wagon);
}

/* The number-th wagon of a player that is on its way, or -1. */
static int
find_wagon (const RefPlay *play,
            int            player,
            int            number)
{
  for (int i = 0; i < play->game.n_wagons; i++)
    if (play->game.wagons[i].owner == player && number-- == 0)
      return i;
  return -1;
}

void
ref_wagon_make (RefPlay       *play,
                const RefMove *move)
{
  int       wagon = find_wagon (play, play->actor, move->number);
  RefFigure figure = play->game.wagons[wagon];

  if (move->kind == REF_MOVE_RETURN)
    send_home (play, wagon);
  else
    {
      RefLogEntry *entry = ref_play_log (play, REF_LOG_ROLLED, figure.owner);

      entry->figure = REF_WAGON;
      entry->from = (RefMember){ (short) figure.tile, (short) figure.segment };
      entry->member = (RefMember){ move->tile, move->segment };
      take_out (play, wagon);
      figure.tile = move->tile;
      figure.segment = move->segment;
      play->game.figures[play->game.n_figures++] = figure;
      ref_features_count_figures (play->now, &play->game);
    }
  ref_wagon_next (play);
}

/* A8: starting with the player on turn and going clockwise. Where none of somebody's wagons can move they go home. */
void
ref_wagon_next (RefPlay *play)
{
  RefMoves moves;

  for (int i = 0; play->game.n_wagons > 0 && i < play->game.rules.n_players; i++)
    {
      int player = (play->player + i) % play->game.rules.n_players;

      moves.n = 0;
      if (list_of (play, player, &moves))
        {
          play->phase = REF_PHASE_WAGON;
          play->actor = player;
          return;
        }
      while (find_wagon (play, player, 0) >= 0)
        send_home (play, find_wagon (play, player, 0));
    }
  play->actor = play->player;
  if (play->sweeping)
    {
      play->sweeping = false;
      play->phase = REF_PHASE_PLACE;
    }
  else
    ref_turn_end (play);
}

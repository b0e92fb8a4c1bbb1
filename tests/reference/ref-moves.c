/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* All that may be done, phase by phase. */

#include "ref-play-private.h"

#include <assert.h>

void
ref_moves_add (RefMoves *moves,
               RefMove   move)
{
  assert (moves->n < REF_MAX_MOVES);
  moves->items[moves->n++] = move;
}

static void
add_abbeys (const RefPlay *play,
            RefMoves      *moves)
{
  RefPlace places[REF_MAX_PLACES];
  int      n = play->game.abbeys[play->player] > 0 ? ref_game_holes (&play->game, places) : 0;

  for (int i = 0; i < n; i++)
    ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_ABBEY, .x = (short) places[i].x, .y = (short) places[i].y });
}

/* A4: the abbey is optional while there are tiles to draw, or others who have tiles; and in the last round (H12). */
static void
add_abbey_phase (const RefPlay *play,
                 RefMoves      *moves)
{
  add_abbeys (play, moves);
  if (ref_game_remaining (&play->game) > 0)
    ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_DRAW });
  else if (play->in_round || ref_turn_land_tiles_left (play))
    ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_PASS });
}

static void
add_places (const RefPlay *play,
            RefMoves      *moves)
{
  for (int number = 0; number < play->game.n_hands[play->player]; number++)
    {
      RefPlace places[REF_MAX_PLACES];
      int      n = ref_game_places (&play->game, play->game.hands[play->player][number], places);

      for (int i = 0; i < n; i++)
        ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_PLACE,
                                         .x = (short) places[i].x,
                                         .y = (short) places[i].y,
                                         .turn = (short) places[i].turn,
                                         .number = (short) number });
    }
}

static void
add_figures (const RefPlay *play,
             RefMoves      *moves)
{
  const RefTile *last = &play->game.tiles[play->game.n_tiles - 1];

  for (int kind = REF_MEEPLE; kind <= REF_WAGON; kind++)
    {
      unsigned spots = ref_features_spots (play->now, &play->game, play->player, (RefFigureKind) kind);

      for (int i = 0; i < REF_MAX_SEGMENTS; i++)
        if ((spots & (1u << i)) != 0)
          ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_FIGURE, .figure = (short) kind, .segment = (short) i });
    }
  for (int y = last->y; y <= last->y + 1; y++)
    for (int x = last->x; x <= last->x + 1; x++)
      if (play->game.supplies[play->player][REF_BARN] > 0 && ref_features_barn_may_stand (play->now, &play->game, x, y))
        ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_BARN, .x = (short) x, .y = (short) y });
  ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_PASS });
}

void
ref_play_moves (const RefPlay *play,
                RefMoves      *moves)
{
  moves->n = 0;
  switch (play->phase)
    {
    case REF_PHASE_ABBEY:
      add_abbey_phase (play, moves);
      break;
    case REF_PHASE_PLACE:
      add_places (play, moves);
      if (play->kept && !play->gift_opened)
        add_abbeys (play, moves);
      ref_gift_moves (play, moves);
      break;
    case REF_PHASE_FIGURE:
      add_figures (play, moves);
      break;
    case REF_PHASE_WAGON:
      ref_wagon_moves (play, moves);
      break;
    case REF_PHASE_BID:
    case REF_PHASE_SELL:
      ref_sale_moves (play, moves);
      break;
    case REF_PHASE_OVER:
      break;
    }
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Drawing, whose turn is next, and the end: rules T, B4, B14, A2, A4, H2 to H4, H6 and H12. */

#include "ref-play-private.h"

#include <assert.h>
#include <stddef.h>

/* Tiles of one drawing that fit nowhere. */
typedef struct
{
  int n;
  int types[REF_MAX_TILES];
} Misfits;

bool
ref_turn_can_lay_abbey (const RefPlay *play,
                        int            player)
{
  RefPlace places[REF_MAX_PLACES];

  return play->game.abbeys[player] > 0 && ref_game_holes (&play->game, places) > 0;
}

static bool
fits_anywhere (const RefPlay *play,
               int            type)
{
  RefPlace places[REF_MAX_PLACES];

  return ref_game_places (&play->game, type, places) > 0;
}

bool
ref_turn_hand_fits (const RefPlay *play,
                    int            player)
{
  for (int i = 0; i < play->game.n_hands[player]; i++)
    if (fits_anywhere (play, play->game.hands[player][i]))
      return true;
  return false;
}

bool
ref_turn_land_tiles_left (const RefPlay *play)
{
  int n = ref_game_remaining (&play->game);

  for (int player = 0; player < play->game.rules.n_players; player++)
    n += play->game.n_hands[player];
  return n > 0;
}

static void
log_type (RefPlay   *play,
          RefLogKind kind,
          int        type)
{
  ref_play_log (play, kind, play->player)->type = type;
}

static void
discard (RefPlay *play,
         int      type)
{
  ref_game_discard (&play->game, type);
  log_type (play, REF_LOG_DISCARDED, type);
}

void
ref_turn_put_back (RefPlay *play,
                   int      type)
{
  play->game.remaining[type]++;
  log_type (play, REF_LOG_PUT_BACK, type);
}

/* B4: out of the game; H4: it waits until the drawing is over. */
static void
set_aside (RefPlay *play,
           Misfits *misfits,
           int      type)
{
  if (play->game.rules.bag)
    misfits->types[misfits->n++] = type;
  else
    discard (play, type);
}

/* H4: back into the bag; but when nothing in it fits any more, all is removed. */
static void
settle (RefPlay *play,
        Misfits *misfits,
        bool     found)
{
  for (int i = 0; i < misfits->n; i++)
    if (found)
      ref_turn_put_back (play, misfits->types[i]);
    else
      discard (play, misfits->types[i]);
}

static void
take_in_hand (RefPlay *play,
              int      type)
{
  int *n = &play->game.n_hands[play->player];

  assert (*n < REF_MAX_HAND);
  play->game.hands[play->player][(*n)++] = type;
}

static int
draw (RefPlay *play)
{
  int type = ref_play_next_tile (play);

  if (play->fault == NULL)
    ref_game_draw (&play->game, type);
  log_type (play, REF_LOG_DRAWN, type);
  return type;
}

static void
end_game (RefPlay *play)
{
  RefPayments payments;

  play->phase = REF_PHASE_OVER;
  play->actor = play->player;
  ref_play_log (play, REF_LOG_OVER, play->player);
  ref_game_score_final (&play->game, play->now, &payments);
  ref_play_log_payments (play, &payments, true);
}

static void
open_turn (RefPlay *play,
           int      player)
{
  play->player = player;
  play->actor = player;
  play->turn_number++;
  play->kept = false;
  play->gift_opened = false;
  play->extra = false;
  play->bonus = false;
  play->barn_put = false;
  ref_play_log (play, REF_LOG_TURN, player);
}

/* The abbey, or drawing, or nothing. */
static void
offer_abbey (RefPlay *play)
{
  play->phase = REF_PHASE_ABBEY;
}

/* H12: from the next one to be asked on, whoever can lay an abbey may, each once. */
static void
go_round (RefPlay *play,
          int      player)
{
  for (; play->to_ask > 0; player = (player + 1) % play->game.rules.n_players)
    {
      play->to_ask--;
      if (!ref_turn_can_lay_abbey (play, player))
        continue;
      open_turn (play, player);
      offer_abbey (play);
      return;
    }
  end_game (play);
}

/* No land tile is left. begun: the player's turn has begun. */
static void
play_last_abbeys (RefPlay *play,
                  int      player,
                  bool     begun)
{
  int n_players = play->game.rules.n_players;

  switch (play->game.rules.abbey_end)
    {
    case REF_ABBEYS_MUST:
      if (!ref_turn_can_lay_abbey (play, player))
        {
          end_game (play);
          break;
        }
      if (!begun)
        open_turn (play, player);
      offer_abbey (play);
      break;
    case REF_ABBEYS_NEVER:
      end_game (play);
      break;
    case REF_ABBEYS_ROUND:
      if (play->in_round)
        {
          go_round (play, player);
          break;
        }
      play->in_round = true;
      play->to_ask = n_players;
      go_round (play, (play->laid_by + 1) % n_players);
      break;
    }
}

/* Nothing to lay came of drawing. */
static void
go_without_tile (RefPlay *play)
{
  if (!ref_turn_land_tiles_left (play))
    play_last_abbeys (play, play->player, true);
  else if (ref_turn_can_lay_abbey (play, play->player))
    offer_abbey (play);
  else
    ref_turn_begin (play, (play->player + 1) % play->game.rules.n_players);
}

/* B4: until a tile fits. */
void
ref_turn_draw (RefPlay *play)
{
  Misfits misfits = { 0 };
  bool    found = false;

  play->actor = play->player;
  while (!found && play->fault == NULL && ref_game_remaining (&play->game) > 0)
    {
      int type = draw (play);

      found = fits_anywhere (play, type);
      if (found)
        take_in_hand (play, type);
      else
        set_aside (play, &misfits, type);
    }
  settle (play, &misfits, found);
  if (!found)
    go_without_tile (play);
  else if (!ref_sale_begin (play))
    play->phase = REF_PHASE_PLACE;
}

/* B4 for a hand of earlier turns, the oldest first, until one fits. The abbey counts as one of three (H3). */
static void
exchange_hand (RefPlay *play)
{
  RefGame *game = &play->game;
  int     *hand = game->hands[play->player];
  int     *n = &game->n_hands[play->player];
  bool     abbey_fits = game->rules.three_tiles && ref_turn_can_lay_abbey (play, play->player);
  Misfits  misfits = { 0 };

  while (*n > 0 && !abbey_fits && !ref_turn_hand_fits (play, play->player))
    {
      set_aside (play, &misfits, hand[0]);
      (*n)--;
      for (int i = 0; i < *n; i++)
        hand[i] = hand[i + 1];
      if (ref_game_remaining (game) > 0)
        take_in_hand (play, draw (play));
    }
  settle (play, &misfits, *n > 0);
}

void
ref_turn_begin (RefPlay *play,
                int      player)
{
  if (!ref_turn_land_tiles_left (play))
    {
      play_last_abbeys (play, player, false);
      return;
    }
  open_turn (play, player);
  if (play->game.n_hands[player] > 0)
    {
      play->kept = true;
      exchange_hand (play);
      if (play->game.n_hands[player] > 0)
        play->phase = REF_PHASE_PLACE;
      else
        go_without_tile (play);
    }
  else if (ref_turn_can_lay_abbey (play, player))
    offer_abbey (play);
  else
    ref_turn_draw (play);
}

void
ref_turn_decline_abbey (RefPlay *play)
{
  int next = (play->player + 1) % play->game.rules.n_players;

  if (play->in_round)
    go_round (play, next);
  else
    ref_turn_begin (play, next);
}

/* H2, H3: the abbey counts as one of the three. */
static void
draw_up (RefPlay *play)
{
  RefGame *game = &play->game;
  int      size = game->rules.draw_ahead;

  if (game->rules.three_tiles)
    size = 3 - game->abbeys[play->player];
  while (game->n_hands[play->player] < size && ref_game_remaining (game) > 0 && play->fault == NULL)
    take_in_hand (play, draw (play));
}

void
ref_turn_end (RefPlay *play)
{
  int next = (play->player + 1) % play->game.rules.n_players;

  draw_up (play);
  if (play->in_round)
    go_round (play, next);
  else
    ref_turn_begin (play, play->bonus ? play->player : next);
}

void
ref_turn_deal (RefPlay *play,
               int      first_player)
{
  if (!play->game.rules.three_tiles)
    return;
  for (int i = 0; i < play->game.rules.n_players; i++)
    {
      play->player = (first_player + i) % play->game.rules.n_players;
      draw_up (play);
    }
}

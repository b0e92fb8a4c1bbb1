/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Selling the only tile that could complete something (H5). */

#include "ref-play-private.h"

#include <string.h>

/* Whether a tile laid there so completes the feature that the member belonged to, on a table of one's own. */
static bool
completes (RefGame     *game,
           RefFeatures *scratch,
           int          type,
           RefPlace     place,
           RefMember    member)
{
  bool complete;

  ref_game_lay (game, type, place.x, place.y, place.turn);
  complete = ref_features_find_one (scratch, game, member.tile, member.segment)->complete;
  game->n_tiles--;
  game->grid[place.y + REF_SPAN / 2][place.x + REF_SPAN / 2] = 0;
  return complete;
}

/* Whether a tile that can still be drawn would complete it as well. All that is open of it lies at one space, or one
 * tile could not complete it: so it is only there that another one could. */
static bool
another_completes (RefGame     *game,
                   RefFeatures *scratch,
                   RefPlace     place,
                   RefMember    member)
{
  for (int type = 0; type < game->table->n_types; type++)
    for (int turn = 0; turn < 4 && game->remaining[type] > 0; turn++)
      if (ref_game_fits (game, type, place.x, place.y, turn) &&
          completes (game, scratch, type, (RefPlace){ place.x, place.y, turn }, member))
        return true;
  return false;
}

/* Whether the feature has an open end at the space, or is a monastery beside it. */
static bool
is_open_at (const RefPlay    *play,
            const RefFeature *feature,
            RefPlace          place)
{
  for (int i = feature->first; i < feature->first + feature->n_members; i++)
    {
      const RefTile *tile = &play->game.tiles[play->now->members[i].tile];
      int            dx = tile->x - place.x;
      int            dy = tile->y - place.y;

      if (dx * dx <= 1 && dy * dy <= 1)
        return true;
    }
  return false;
}

static bool
is_the_only_one (const RefPlay *play,
                 int            type)
{
  RefGame     game = play->game;
  RefFeatures scratch;
  RefPlace    places[REF_MAX_PLACES];
  int         n_places = ref_game_places (&game, type, places);

  for (int i = 0; i < play->now->n_features; i++)
    {
      const RefFeature *feature = &play->now->features[i];
      RefMember         member = play->now->members[feature->first];

      if (feature->kind == REF_FIELD || feature->complete)
        continue;
      for (int k = 0; k < n_places; k++)
        if (is_open_at (play, feature, places[k]) && completes (&game, &scratch, type, places[k], member) &&
            !another_completes (&game, &scratch, places[k], member))
          return true;
    }
  return false;
}

/* Not the seller, nor who waits with a tile that was bought. */
static bool
can_bid (const RefPlay *play,
         int            player)
{
  return player != play->player && play->game.n_hands[player] == 0 &&
         (play->game.scores[player] > 0 || play->game.abbeys[player] > 0);
}

/* Clockwise from the seller's left; then the seller decides, if there is anything to decide. */
static void
ask_next (RefPlay *play,
          int      player)
{
  bool any = false;

  for (player = (player + 1) % play->game.rules.n_players; player != play->player;
       player = (player + 1) % play->game.rules.n_players)
    if (can_bid (play, player))
      {
        play->phase = REF_PHASE_BID;
        play->actor = player;
        return;
      }
  for (player = 0; player < play->game.rules.n_players; player++)
    any = any || play->bids[player] >= 0;
  play->actor = play->player;
  play->phase = any ? REF_PHASE_SELL : REF_PHASE_PLACE;
}

bool
ref_sale_begin (RefPlay *play)
{
  bool any = false;

  for (int player = 0; player < play->game.rules.n_players; player++)
    any = any || can_bid (play, player);
  if (!play->game.rules.selling || !any || ref_game_remaining (&play->game) == 0 ||
      !is_the_only_one (play, play->game.hands[play->player][0]))
    return false;
  ask_next (play, play->player);
  return true;
}

void
ref_sale_moves (const RefPlay *play,
                RefMoves      *moves)
{
  int actor = play->actor;

  if (play->phase == REF_PHASE_BID)
    {
      for (int points = 1; points <= play->game.scores[actor]; points++)
        ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_BID, .points = (short) points });
      for (int points = 0; points <= play->game.scores[actor] && play->game.abbeys[actor] > 0; points++)
        ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_BID, .points = (short) points, .abbey = 1 });
    }
  else
    for (int player = 0; player < play->game.rules.n_players; player++)
      if (play->bids[player] >= 0)
        ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_SELL, .player = (short) player });
  ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_PASS });
}

static void
forget_bids (RefPlay *play)
{
  for (int player = 0; player < REF_MAX_PLAYERS; player++)
    {
      play->bids[player] = -1;
      play->bid_abbeys[player] = false;
    }
}

static void
sell (RefPlay *play,
      int      buyer)
{
  RefGame     *game = &play->game;
  RefLogEntry *entry = ref_play_log (play, REF_LOG_SOLD, play->player);

  entry->buyer = buyer;
  entry->type = game->hands[play->player][0];
  entry->points = play->bids[buyer];
  entry->amount = play->bid_abbeys[buyer];
  game->n_hands[play->player] = 0;
  game->hands[buyer][game->n_hands[buyer]++] = entry->type;
  game->scores[play->player] += play->bids[buyer];
  game->scores[buyer] -= play->bids[buyer];
  game->abbeys[play->player] += play->bid_abbeys[buyer];
  game->abbeys[buyer] -= play->bid_abbeys[buyer];
  forget_bids (play);
  ref_turn_draw (play);
}

void
ref_sale_make (RefPlay       *play,
               const RefMove *move)
{
  if (move->kind == REF_MOVE_SELL)
    sell (play, move->player);
  else if (play->phase == REF_PHASE_SELL)
    {
      forget_bids (play);
      play->phase = REF_PHASE_PLACE;
    }
  else
    {
      if (move->kind == REF_MOVE_BID)
        {
          RefLogEntry *entry = ref_play_log (play, REF_LOG_BID, play->actor);

          play->bids[play->actor] = move->points;
          play->bid_abbeys[play->actor] = move->abbey != 0;
          entry->points = move->points;
          entry->amount = move->abbey;
        }
      ask_next (play, play->actor);
    }
}

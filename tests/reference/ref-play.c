/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Making moves, step by step as rules T have it. */

#include "ref-play-private.h"

#include <assert.h>
#include <string.h>

RefLogEntry *
ref_play_log (RefPlay   *play,
              RefLogKind kind,
              int        player)
{
  RefLogEntry *entry = &play->log[play->n_log++];

  assert (play->n_log <= REF_MAX_LOG);
  memset (entry, 0, sizeof *entry);
  entry->kind = kind;
  entry->player = player;
  return entry;
}

void
ref_play_log_feature (RefPlay          *play,
                      RefLogEntry      *entry,
                      const RefFeature *feature)
{
  entry->member = play->now->members[feature->first];
  entry->tiles = feature->kind == REF_MONASTERY ? 9 - feature->open : feature->n_tiles;
  entry->shields = feature->shields;
  entry->cities = feature->n_cities;
}

void
ref_play_log_payments (RefPlay           *play,
                       const RefPayments *payments,
                       bool               final)
{
  for (int i = 0; i < payments->n; i++)
    for (int player = 0; player < REF_MAX_PLAYERS; player++)
      {
        const RefPayment *payment = &payments->items[i];
        RefLogEntry      *entry;

        if ((payment->winners & (1u << player)) == 0)
          continue;
        entry = ref_play_log (play, REF_LOG_SCORED, player);
        entry->reason = payment->reason;
        entry->points = payment->points;
        entry->amount = payment->n;
        entry->final = final;
        if (payment->reason != REF_PAID_UNOPENED)
          {
            const RefFeature *feature = ref_features_of (play->now, payment->member.tile, payment->member.segment);

            ref_play_log_feature (play, entry, feature);
            memcpy (entry->strengths, feature->strengths, sizeof entry->strengths);
          }
      }
  for (int i = 0; i < payments->n_returned; i++)
    {
      const RefFigure *figure = &payments->returned[i];
      RefLogEntry     *entry = ref_play_log (play, REF_LOG_RETURNED, figure->owner);

      entry->figure = figure->kind;
      entry->member = (RefMember){ (short) figure->tile, (short) figure->segment };
    }
}

int
ref_play_next_tile (RefPlay *play)
{
  if (play->next_tile < play->chance.n_tiles)
    {
      int type = play->chance.tiles[play->next_tile++];

      if (play->game.remaining[type] > 0)
        return type;
      play->fault = "a tile is drawn that is not there to be drawn";
    }
  else if (play->fault == NULL)
    play->fault = "no tile is drawn where one should be";
  return 0;
}

int
ref_play_next_card (RefPlay *play)
{
  if (play->next_card < play->chance.n_cards)
    {
      int card = play->chance.cards[play->next_card++];

      if (play->game.deck[card] > 0)
        return card;
      play->fault = "a card is received that is not in the deck";
    }
  else if (play->fault == NULL)
    play->fault = "no card is received where one should be";
  return 0;
}

static void
begin_step (RefPlay         *play,
            const RefChance *chance)
{
  play->chance = *chance;
  play->next_tile = 0;
  play->next_card = 0;
  play->n_log = 0;
  play->fault = NULL;
  play->scored_wagons = false;
}

static void
end_step (RefPlay *play)
{
  ref_features_count_figures (play->now, &play->game);
  if (play->fault == NULL && (play->next_tile < play->chance.n_tiles || play->next_card < play->chance.n_cards))
    play->fault = "more tiles or cards come up than should";
}

void
ref_play_start (RefPlay         *play,
                int              first_player,
                const RefChance *chance)
{
  play->now = &play->features[0];
  play->before = &play->features[1];
  play->phase = REF_PHASE_PLACE;
  play->turn_number = 0;
  play->bonus = play->in_round = play->sweeping = false;
  play->to_ask = 0;
  play->laid_by = 0;
  for (int player = 0; player < REF_MAX_PLAYERS; player++)
    {
      play->bids[player] = -1;
      play->bid_abbeys[player] = false;
    }
  begin_step (play, chance);
  ref_features_find (play->now, &play->game);
  ref_turn_deal (play, first_player);
  ref_turn_begin (play, first_player);
  end_step (play);
}

/* How many features of the board before came together in this one. */
static int
count_joined (const RefPlay    *play,
              const RefFeature *feature)
{
  int seen[REF_MAX_MEMBERS];
  int n = 0;

  for (int i = feature->first; i < feature->first + feature->n_members; i++)
    {
      RefMember member = play->now->members[i];
      int       label, other;

      if (member.tile == play->game.n_tiles - 1)
        continue;
      label = play->before->labels[member.tile][member.segment];
      for (other = 0; other < n && seen[other] != label; other++)
        ;
      if (other == n)
        seen[n++] = label;
    }
  return n;
}

/* T4: the tile goes down, and joins what it joins. */
static void
lay_tile (RefPlay *play,
          int      type,
          int      x,
          int      y,
          int      turn)
{
  RefFeatures *swap = play->before;
  RefLogEntry *entry = ref_play_log (play, REF_LOG_PLACED, play->player);

  entry->type = type;
  entry->x = x;
  entry->y = y;
  entry->turn = turn;
  play->before = play->now;
  play->now = swap;
  ref_game_lay (&play->game, type, x, y, turn);
  ref_features_find (play->now, &play->game);
  for (int i = 0; i < play->now->n_features; i++)
    {
      int n = count_joined (play, &play->now->features[i]);

      if (n < 2)
        continue;
      entry = ref_play_log (play, REF_LOG_JOINED, 0);
      entry->amount = n;
      entry->member = play->now->members[play->now->features[i].first];
    }
  play->phase = REF_PHASE_FIGURE;
}

/* G10: of Take 2's pair the one that is not laid goes back; of a hand of three only the extra one does (H3). */
static void
put_back_extra (RefPlay *play,
                bool     extra_laid)
{
  RefGame *game = &play->game;
  int     *n = &game->n_hands[play->player];

  if (play->extra && (!extra_laid || !game->rules.three_tiles))
    ref_turn_put_back (play, game->hands[play->player][--*n]);
  play->extra = false;
}

static void
place (RefPlay       *play,
       const RefMove *move)
{
  RefGame *game = &play->game;
  int     *hand = game->hands[play->player];
  int     *n = &game->n_hands[play->player];
  int      type = hand[move->number];
  bool     extra_laid = move->number == *n - 1;
  bool     hole = ref_game_is_hole (game, move->x, move->y);

  (*n)--;
  for (int i = move->number; i < *n; i++)
    hand[i] = hand[i + 1];
  put_back_extra (play, extra_laid);
  lay_tile (play, type, move->x, move->y, move->turn);
  play->laid_by = play->player;
  /* H6 */
  if (hole && game->rules.hole_bonus)
    {
      play->bonus = true;
      ref_play_log (play, REF_LOG_BONUS, play->player);
    }
  if (game->rules.gifts)
    ref_gift_receive (play);
}

static int
abbey_type (const RefPlay *play)
{
  return ref_table_find (play->game.table, "abbey");
}

static void
log_completed (RefPlay *play)
{
  for (int i = 0; i < play->now->n_features; i++)
    {
      const RefFeature *feature = &play->now->features[i];
      RefMember         member = play->now->members[feature->first];
      bool              was = member.tile < play->game.n_tiles - 1 &&
                 ref_features_of (play->before, member.tile, member.segment)->complete;

      if (feature->complete && !was)
        ref_play_log_feature (play, ref_play_log (play, REF_LOG_COMPLETED, play->player), feature);
    }
}

/* T7 and on: completed features, then fields, then wagons, then the next turn. */
static void
finish_turn (RefPlay *play)
{
  RefPayments payments;
  int         n_wagons = play->game.n_wagons;

  ref_features_count_figures (play->now, &play->game);
  log_completed (play);
  if (!ref_game_score_completed (&play->game, play->now, &payments))
    play->fault = "a feature is completed a second time";
  ref_game_score_fields (&play->game, play->now, play->barn_put ? &play->barn : NULL, &payments);
  ref_play_log_payments (play, &payments, false);
  ref_features_count_figures (play->now, &play->game);
  play->scored_wagons = play->game.n_wagons > n_wagons;
  ref_wagon_next (play);
}

static void
put_figure (RefPlay       *play,
            const RefMove *move)
{
  RefGame     *game = &play->game;
  RefLogEntry *entry = ref_play_log (play, move->kind == REF_MOVE_BARN ? REF_LOG_BARN : REF_LOG_FIGURE, play->player);

  if (move->kind == REF_MOVE_BARN)
    {
      ref_game_put_barn (game, play->player, move->x, move->y);
      play->barn_put = true;
      play->barn = game->figures[game->n_figures - 1];
      entry->x = move->x;
      entry->y = move->y;
    }
  else
    ref_game_put (game, play->player, (RefFigureKind) move->figure, game->n_tiles - 1, move->segment);
  entry->figure = game->figures[game->n_figures - 1].kind;
  entry->member.tile = (short) (game->n_tiles - 1);
  entry->member.segment = (short) game->figures[game->n_figures - 1].segment;
  finish_turn (play);
}

static void
pass (RefPlay       *play,
      const RefMove *move)
{
  switch (play->phase)
    {
    case REF_PHASE_ABBEY:
      ref_turn_decline_abbey (play);
      break;
    case REF_PHASE_FIGURE:
      finish_turn (play);
      break;
    default:
      ref_sale_make (play, move);
      break;
    }
}

void
ref_play_make (RefPlay         *play,
               const RefMove   *move,
               const RefChance *chance)
{
  begin_step (play, chance);
  switch ((RefMoveKind) move->kind)
    {
    case REF_MOVE_PLACE:
      place (play, move);
      break;
    case REF_MOVE_ABBEY:
      play->game.abbeys[play->player]--;
      lay_tile (play, abbey_type (play), move->x, move->y, 0);
      break;
    case REF_MOVE_DRAW:
      ref_turn_draw (play);
      break;
    case REF_MOVE_FIGURE:
    case REF_MOVE_BARN:
      put_figure (play, move);
      break;
    case REF_MOVE_PASS:
      pass (play, move);
      break;
    case REF_MOVE_ROLL:
    case REF_MOVE_RETURN:
      ref_wagon_make (play, move);
      break;
    case REF_MOVE_SYNOD:
    case REF_MOVE_SWEEP:
    case REF_MOVE_CASH:
    case REF_MOVE_CHANGE:
    case REF_MOVE_TAKE2:
    case REF_MOVE_WASTE:
      ref_gift_make (play, move);
      break;
    case REF_MOVE_BID:
    case REF_MOVE_SELL:
      ref_sale_make (play, move);
      break;
    }
  end_step (play);
}

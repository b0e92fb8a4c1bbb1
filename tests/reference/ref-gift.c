/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Gifts: who receives one, and what the five cards do (rules G). */

#include "ref-play-private.h"

#include <stddef.h>

/* G2, G3: others are in the feature, and the player is not among the strongest there. */
static bool
belongs_to_others (const RefFeature *feature,
                   int               player)
{
  bool others = false;
  int  greatest = 0;

  for (int other = 0; other < REF_MAX_PLAYERS; other++)
    if (feature->present[other])
      {
        others = others || other != player;
        greatest = feature->strengths[other] > greatest ? feature->strengths[other] : greatest;
      }
  return others && !(feature->present[player] && feature->strengths[player] == greatest);
}

/* G2: a segment of the last tile joins one of another tile. */
static bool
is_extended (const RefPlay    *play,
             const RefFeature *feature)
{
  bool last = false, other = false;

  for (int i = feature->first; i < feature->first + feature->n_members; i++)
    {
      if (play->now->members[i].tile == play->game.n_tiles - 1)
        last = true;
      else
        other = true;
    }
  return last && other;
}

/* G4 */
static int
count_deck (RefPlay *play)
{
  RefGame *game = &play->game;
  int      n = 0, n_opened = 0;

  for (int card = 0; card < REF_N_CARDS; card++)
    n += game->deck[card];
  if (n > 0)
    return n;
  for (int card = 0; card < REF_N_CARDS; card++)
    {
      n_opened += game->opened[card];
      game->deck[card] = game->opened[card];
      game->opened[card] = 0;
    }
  if (n_opened > 0)
    ref_play_log (play, REF_LOG_RESHUFFLED, play->player)->amount = n_opened;
  return n_opened;
}

void
ref_gift_receive (RefPlay *play)
{
  bool receives = false;
  int  card;

  for (int i = 0; i < play->now->n_features; i++)
    {
      const RefFeature *feature = &play->now->features[i];

      if ((feature->kind == REF_ROAD || feature->kind == REF_CITY) && is_extended (play, feature) &&
          belongs_to_others (feature, play->player))
        receives = true;
    }
  if (!receives || count_deck (play) == 0)
    return;
  card = ref_play_next_card (play);
  play->game.deck[card]--;
  play->game.cards[play->player][card]++;
  ref_play_log (play, REF_LOG_RECEIVED, play->player)->card = card;
}

/* G6 */
static void
add_synods (const RefPlay *play,
            RefMoves      *moves)
{
  static const RefFigureKind figures[] = { REF_MEEPLE, REF_WAGON };

  for (int tile = 0; tile < play->game.n_tiles; tile++)
    for (int i = 0; i < ref_game_type (&play->game, tile)->n_segments; i++)
      for (int k = 0; k < 2; k++)
        {
          const RefFeature *feature = ref_features_of (play->now, tile, i);

          if (feature->kind == REF_MONASTERY && !feature->complete && play->game.supplies[play->player][figures[k]] > 0)
            ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_SYNOD, .tile = (short) tile, .segment = (short) i, .figure = (short) figures[k] });
        }
}

/* G7; returns whether any of these roads holds a figure. */
static bool
add_sweeps (const RefPlay *play,
            RefMoves      *moves)
{
  bool any = false;

  for (int tile = 0; tile < play->game.n_tiles; tile++)
    for (int i = 0; i < ref_game_type (&play->game, tile)->n_segments; i++)
      {
        const RefFeature *feature = ref_features_of (play->now, tile, i);

        if (feature->kind != REF_ROAD || feature->complete)
          continue;
        any = any || feature->n_figures > 0;
        ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_SWEEP, .tile = (short) tile, .segment = (short) i });
      }
  return any;
}

/* How many of the player's figures of that kind stand on that very segment. */
static int
count_own (const RefPlay *play,
           RefFigureKind  kind,
           int            tile,
           int            segment)
{
  int n = 0;

  for (int i = 0; i < play->game.n_figures; i++)
    {
      const RefFigure *figure = &play->game.figures[i];

      n += figure->owner == play->player && figure->kind == kind && figure->tile == tile && figure->segment == segment;
    }
  return n;
}

/* G8. Of several own figures of one kind on one segment any will do. */
static void
add_cash (const RefPlay *play,
          RefMoves      *moves)
{
  for (int tile = 0; tile < play->game.n_tiles; tile++)
    for (int i = 0; i < ref_game_type (&play->game, tile)->n_segments; i++)
      for (int kind = REF_MEEPLE; kind <= REF_WAGON; kind++)
        if (count_own (play, (RefFigureKind) kind, tile, i) > 0)
          ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_CASH, .tile = (short) tile, .segment = (short) i, .figure = (short) kind });
}

/* G9 */
static void
add_changes (const RefPlay *play,
             RefMoves      *moves)
{
  for (int tile = 0; tile < play->game.n_tiles; tile++)
    {
      const RefType *type = ref_game_type (&play->game, tile);

      for (int from = 0; from < type->n_segments; from++)
        for (int to = 0; to < type->n_segments && count_own (play, REF_MEEPLE, tile, from) > 0; to++)
          {
            const RefFeature *target = ref_features_of (play->now, tile, to);

            if ((type->segments[from].kind == REF_FIELD) == (target->kind == REF_FIELD) || target->complete ||
                target->n_figures > target->n_meeples)
              continue;
            ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_CHANGE, .tile = (short) tile, .segment = (short) from, .segment2 = (short) to });
          }
    }
}

/* G5: with a hand of which nothing fits but the abbey no card may be opened. */
static bool
may_open (const RefPlay *play)
{
  return play->game.rules.gifts && !play->gift_opened && (!play->kept || ref_turn_hand_fits (play, play->player));
}

void
ref_gift_moves (const RefPlay *play,
                RefMoves      *moves)
{
  for (int card = 0; card < REF_N_CARDS; card++)
    {
      int  n = moves->n;
      bool effect;

      if (play->game.cards[play->player][card] == 0 || !may_open (play))
        continue;
      switch ((RefCard) card)
        {
        case REF_SYNOD:
          add_synods (play, moves);
          effect = moves->n > n;
          break;
        case REF_SWEEP:
          effect = add_sweeps (play, moves);
          break;
        case REF_CASH:
          add_cash (play, moves);
          effect = moves->n > n;
          break;
        case REF_CHANGE:
          add_changes (play, moves);
          effect = moves->n > n;
          break;
        default:
          effect = ref_game_remaining (&play->game) > 0;
          if (effect)
            ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_TAKE2 });
          break;
        }
      if (!effect)
        ref_moves_add (moves, (RefMove){ .kind = REF_MOVE_WASTE, .card = (short) card });
    }
}

static void
sweep (RefPlay       *play,
       const RefMove *move)
{
  RefPayments payments = { 0 };

  ref_game_sweep (&play->game, play->now, ref_features_of (play->now, move->tile, move->segment), &payments);
  ref_play_log_payments (play, &payments, false);
  ref_features_count_figures (play->now, &play->game);
  play->scored_wagons = play->game.n_wagons > 0;
  play->sweeping = true;
  play->swept = (RefMember){ move->tile, move->segment };
  ref_wagon_next (play);
}

static int
find_own (const RefPlay *play,
          const RefMove *move,
          RefFigureKind  kind)
{
  for (int i = 0; i < play->game.n_figures; i++)
    {
      const RefFigure *figure = &play->game.figures[i];

      if (figure->owner == play->player && figure->kind == kind && figure->tile == move->tile && figure->segment == move->segment)
        return i;
    }
  return -1;
}

static void
cash (RefPlay       *play,
      const RefMove *move)
{
  RefGame          *game = &play->game;
  const RefFeature *feature = ref_features_of (play->now, move->tile, move->segment);
  RefPayments       payments = { 0 };
  int               taken = find_own (play, move, (RefFigureKind) move->figure);

  payments.items[payments.n++] = (RefPayment){
    .reason = REF_PAID_CASH,
    .member = { move->tile, move->segment },
    .points = 2 * feature->n_meeples,
    .winners = 1u << play->player,
    .n = feature->n_meeples,
  };
  game->scores[play->player] += 2 * feature->n_meeples;
  payments.returned[payments.n_returned++] = game->figures[taken];
  game->supplies[play->player][move->figure]++;
  game->figures[taken] = game->figures[--game->n_figures];
  ref_play_log_payments (play, &payments, false);
}

void
ref_gift_make (RefPlay       *play,
               const RefMove *move)
{
  static const RefCard cards[] = { REF_SYNOD, REF_SWEEP, REF_CASH, REF_CHANGE, REF_TAKE2 };
  RefGame             *game = &play->game;
  int                  card = move->kind == REF_MOVE_WASTE ? (int) move->card : (int) cards[move->kind - REF_MOVE_SYNOD];
  RefLogEntry         *entry;
  int                  type;

  ref_play_log (play, REF_LOG_OPENED, play->player)->card = card;
  play->gift_opened = true;
  game->cards[play->player][card]--;
  game->opened[card]++;
  switch ((RefMoveKind) move->kind)
    {
    case REF_MOVE_SYNOD:
      ref_game_put (game, play->player, (RefFigureKind) move->figure, move->tile, move->segment);
      entry = ref_play_log (play, REF_LOG_FIGURE, play->player);
      entry->figure = move->figure;
      entry->member = (RefMember){ move->tile, move->segment };
      break;
    case REF_MOVE_SWEEP:
      sweep (play, move);
      break;
    case REF_MOVE_CASH:
      cash (play, move);
      break;
    case REF_MOVE_CHANGE:
      game->figures[find_own (play, move, REF_MEEPLE)].segment = move->segment2;
      entry = ref_play_log (play, REF_LOG_CHANGED, play->player);
      entry->member = (RefMember){ move->tile, move->segment2 };
      break;
    case REF_MOVE_TAKE2:
      type = ref_play_next_tile (play);
      if (play->fault == NULL)
        ref_game_draw (game, type);
      ref_play_log (play, REF_LOG_DRAWN, play->player)->type = type;
      game->hands[play->player][game->n_hands[play->player]++] = type;
      play->extra = true;
      break;
    default:
      break;
    }
}

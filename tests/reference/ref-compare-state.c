/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine's position against the reference's table: the course of the game, tiles, figures, cards, points. */

#include "ref-compare-private.h"

#include "rules-feature.h"

#include <string.h>

static const RefPhase phases[RULES_N_PHASES] = {
  [RULES_PHASE_ABBEY] = REF_PHASE_ABBEY,
  [RULES_PHASE_PLACE] = REF_PHASE_PLACE,
  [RULES_PHASE_FIGURE] = REF_PHASE_FIGURE,
  [RULES_PHASE_WAGON] = REF_PHASE_WAGON,
  [RULES_PHASE_BID] = REF_PHASE_BID,
  [RULES_PHASE_SELL] = REF_PHASE_SELL,
  [RULES_PHASE_OVER] = REF_PHASE_OVER,
};

static const RefFigureKind figure_kinds[RULES_N_FIGURES] = {
  [RULES_MEEPLE] = REF_MEEPLE,
  [RULES_MAYOR] = REF_MAYOR,
  [RULES_WAGON] = REF_WAGON,
  [RULES_BARN] = REF_BARN,
};

static const RefCard card_kinds[RULES_N_GIFTS] = {
  [RULES_GIFT_SYNOD] = REF_SYNOD,
  [RULES_GIFT_SWEEP] = REF_SWEEP,
  [RULES_GIFT_CASH] = REF_CASH,
  [RULES_GIFT_CHANGE] = REF_CHANGE,
  [RULES_GIFT_TAKE2] = REF_TAKE2,
};

static bool
same_course (RefMirror           *mirror,
             const RulesPosition *pos)
{
  const RefPlay *play = &mirror->play;

  if (phases[pos->phase] != play->phase)
    return ref_mirror_differ (mirror, "the phase is %s, in the reference another (%d)", rules_phase_name (pos->phase),
                              play->phase);
  if (pos->player != play->player || pos->actor != play->actor)
    return ref_mirror_differ (mirror, "it is the turn of player %d (actor %d), in the reference of %d (%d)", pos->player,
                              pos->actor, play->player, play->actor);
  if (pos->turn_number != play->turn_number)
    return ref_mirror_differ (mirror, "it is turn %d, in the reference %d", pos->turn_number, play->turn_number);
  if (pos->gift_opened != play->gift_opened || pos->bonus != play->bonus)
    return ref_mirror_differ (mirror, "a gift was opened: %d, another turn follows: %d; in the reference %d, %d",
                              pos->gift_opened, pos->bonus, play->gift_opened, play->bonus);
  for (int player = 0; player < mirror->setup->n_players; player++)
    {
      bool bid = pos->bidders >> player & 1;
      bool abbey = pos->bid_abbeys >> player & 1;

      if (bid != (play->bids[player] >= 0) || (bid && pos->bid[player] != play->bids[player]) ||
          abbey != play->bid_abbeys[player])
        return ref_mirror_differ (mirror, "player %d bids %d with abbey %d, in the reference %d with %d", player,
                                  bid ? pos->bid[player] : -1, abbey, play->bids[player], play->bid_abbeys[player]);
    }
  return true;
}

/* B4: what the counter counts is exactly what can still be drawn. */
static bool
same_pile (RefMirror           *mirror,
           const RulesPosition *pos)
{
  const RefGame *game = &mirror->play.game;
  int            n_pile[REF_MAX_TYPES] = { 0 };
  int            n_discarded = 0;

  for (int type = 0; type < game->table->n_types; type++)
    n_discarded += game->discarded[type];
  if (pos->n_discarded != n_discarded)
    return ref_mirror_differ (mirror, "%d tiles were removed, in the reference %d", pos->n_discarded, n_discarded);
  for (int i = 0; i < pos->n_pile; i++)
    n_pile[mirror->match->types[pos->pile[i]]]++;
  for (int type = 0; type < game->table->n_types; type++)
    if (n_pile[type] != game->remaining[type])
      return ref_mirror_differ (mirror, "%d tiles of %s are to come, in the reference %d", n_pile[type],
                                game->table->types[type].name, game->remaining[type]);
  return true;
}

static bool
same_tiles (RefMirror           *mirror,
            const RulesPosition *pos)
{
  const RefGame *game = &mirror->play.game;

  if (pos->n_tiles != game->n_tiles)
    return ref_mirror_differ (mirror, "%d tiles lie, in the reference %d", pos->n_tiles, game->n_tiles);
  for (int i = 0; i < game->n_tiles; i++)
    {
      const RulesTile *ours = &pos->tile[i];
      const RefTile   *theirs = &game->tiles[i];

      if (mirror->match->types[ours->type] != theirs->type || ours->x != theirs->x || ours->y != theirs->y ||
          ours->turn != theirs->turn || rules_position_tile_at (pos, theirs->x, theirs->y) != i)
        return ref_mirror_differ (mirror, "tile %d lies at %d,%d turned %d, in the reference at %d,%d turned %d",
                                  i, ours->x, ours->y, ours->turn, theirs->x, theirs->y, theirs->turn);
    }
  return true;
}

/* What lies in front of everyone: tiles of the hand, abbeys, cards. */
static bool
same_hands (RefMirror           *mirror,
            const RulesPosition *pos)
{
  const RefGame *game = &mirror->play.game;

  for (int player = 0; player < mirror->setup->n_players; player++)
    {
      if (pos->n_hand[player] != game->n_hands[player])
        return ref_mirror_differ (mirror, "player %d has %d tiles in the hand, in the reference %d", player,
                                  pos->n_hand[player], game->n_hands[player]);
      for (int i = 0; i < pos->n_hand[player]; i++)
        if (mirror->match->types[pos->hand[player][i]] != game->hands[player][i])
          return ref_mirror_differ (mirror, "tile %d in the hand of player %d is another", i, player);
      if (pos->abbeys[player] != game->abbeys[player])
        return ref_mirror_differ (mirror, "player %d has %d abbeys, in the reference %d", player, pos->abbeys[player],
                                  game->abbeys[player]);
    }
  return true;
}

/* G1: there are 25 cards, wherever they are. */
static bool
same_cards (RefMirror           *mirror,
            const RulesPosition *pos)
{
  const RefGame *game = &mirror->play.game;
  int            n_deck[REF_N_CARDS] = { 0 };
  int            n = 0;

  for (int i = 0; i < pos->n_deck; i++)
    n_deck[card_kinds[pos->deck[i]]]++;
  for (int ours = 0; ours < RULES_N_GIFTS; ours++)
    {
      RefCard card = card_kinds[ours];

      n += n_deck[card] + pos->opened[ours];
      if (n_deck[card] != game->deck[card] || pos->opened[ours] != game->opened[card])
        return ref_mirror_differ (mirror, "%d of %s in the deck and %d opened, in the reference %d and %d", n_deck[card],
                                  rules_gift_name (ours), pos->opened[ours], game->deck[card], game->opened[card]);
      for (int player = 0; player < RULES_MAX_PLAYERS; player++)
        {
          n += pos->cards[player][ours];
          if (pos->cards[player][ours] != game->cards[player][card])
            return ref_mirror_differ (mirror, "player %d has %d of %s, in the reference %d", player,
                                      pos->cards[player][ours], rules_gift_name (ours), game->cards[player][card]);
        }
    }
  return n == (game->rules.gifts ? 25 : 0) || ref_mirror_differ (mirror, "there are %d cards", n);
}

/* A barn's corner is written with its tile, clockwise from the north-west. */
static bool
same_corner (const RulesPosition *pos,
             const RulesStanding *ours,
             const RefFigure     *theirs)
{
  const RulesTile *tile = &pos->tile[rules_position_tile_of (pos, ours->segment)];

  if (theirs->kind != REF_BARN)
    return true;
  return tile->x + (ours->corner == 1 || ours->corner == 2) == theirs->corner_x && tile->y + (ours->corner >= 2) == theirs->corner_y;
}

static bool
same_figures (RefMirror           *mirror,
              const RulesPosition *pos)
{
  const RefGame *game = &mirror->play.game;
  bool           found[REF_MAX_FIGURES] = { false };

  if (pos->n_figures != game->n_figures)
    return ref_mirror_differ (mirror, "%d figures stand, in the reference %d", pos->n_figures, game->n_figures);
  for (int i = 0; i < pos->n_figures; i++)
    {
      const RulesStanding *ours = &pos->figure[i];
      RefMember            where = ref_mirror_member (mirror, pos, ours->segment);
      int                  other;

      for (other = 0; other < game->n_figures; other++)
        if (!found[other] && game->figures[other].owner == ours->player &&
            game->figures[other].kind == figure_kinds[ours->figure] && game->figures[other].tile == where.tile &&
            game->figures[other].segment == where.segment && same_corner (pos, ours, &game->figures[other]))
          break;
      if (other == game->n_figures)
        return ref_mirror_differ (mirror, "a %s of player %d on segment %d is not in the reference",
                                  rules_figure_name (ours->figure), ours->player, ours->segment);
      found[other] = true;
    }
  return true;
}

/* A7: the wagons on their way, in the order that numbers them. In which order one scoring takes them off is the
 * engine's affair: the reference takes it over when it is the same wagons. */
static bool
same_wagons (RefMirror           *mirror,
             const RulesPosition *pos)
{
  RefGame  *game = &mirror->play.game;
  RefFigure ordered[REF_MAX_FIGURES];
  bool      found[REF_MAX_FIGURES] = { false };

  if (pos->n_pending != game->n_wagons)
    return ref_mirror_differ (mirror, "%d wagons are on their way, in the reference %d", pos->n_pending, game->n_wagons);
  for (int i = 0; i < pos->n_pending; i++)
    {
      const RulesPending *ours = &pos->pending[i];
      RefMember           where = ref_mirror_member (mirror, pos, ours->segment);
      int                 other;

      for (other = 0; other < game->n_wagons; other++)
        if (!found[other] && game->wagons[other].owner == ours->player && game->wagons[other].tile == where.tile &&
            game->wagons[other].segment == where.segment)
          break;
      if (other == game->n_wagons)
        return ref_mirror_differ (mirror, "a wagon of player %d on its way is not in the reference", ours->player);
      if (other != i && !mirror->play.scored_wagons)
        return ref_mirror_differ (mirror, "the wagons on their way have changed places");
      found[other] = true;
      ordered[i] = game->wagons[other];
    }
  memcpy (game->wagons, ordered, (size_t) game->n_wagons * sizeof ordered[0]);
  return true;
}

/* Figures are conserved: what is not on the board and not on its way is in the supply. */
static bool
same_supplies (RefMirror           *mirror,
               const RulesPosition *pos)
{
  for (int player = 0; player < mirror->setup->n_players; player++)
    for (int figure = 0; figure < RULES_N_FIGURES; figure++)
      {
        int theirs = mirror->play.game.supplies[player][figure_kinds[figure]];
        int out = 0;

        for (int i = 0; i < pos->n_figures; i++)
          out += pos->figure[i].player == player && pos->figure[i].figure == figure;
        for (int i = 0; i < pos->n_pending && figure == RULES_WAGON; i++)
          out += pos->pending[i].player == player;
        if (pos->supply[player][figure] != theirs || theirs + out != mirror->setup->supply[player][figure])
          return ref_mirror_differ (mirror, "player %d has %d of %s and %d out, in the reference %d", player,
                                    pos->supply[player][figure], rules_figure_name (figure), out, theirs);
      }
  return true;
}

static bool
same_scores (RefMirror           *mirror,
             const RulesPosition *pos)
{
  const RefPlay *play = &mirror->play;
  int            ours[RULES_MAX_PLAYERS], theirs[REF_MAX_PLAYERS];

  for (int player = 0; player < mirror->setup->n_players; player++)
    if (pos->score[player] != play->game.scores[player])
      return ref_mirror_differ (mirror, "player %d has %d points, in the reference %d", player, pos->score[player],
                                play->game.scores[player]);
  rules_scores_if_over (mirror->setup, pos, ours);
  if (play->phase == REF_PHASE_OVER)
    memcpy (theirs, play->game.scores, sizeof theirs);
  else
    ref_game_final_scores (&play->game, play->now, theirs);
  for (int player = 0; player < mirror->setup->n_players; player++)
    if (ours[player] != theirs[player])
      return ref_mirror_differ (mirror, "player %d would end with %d points, in the reference with %d", player,
                                ours[player], theirs[player]);
  return true;
}

bool
ref_mirror_state (RefMirror           *mirror,
                  const RulesPosition *pos)
{
  return same_course (mirror, pos) && same_tiles (mirror, pos) && same_pile (mirror, pos) && same_hands (mirror, pos) &&
         same_cards (mirror, pos) && same_figures (mirror, pos) && same_wagons (mirror, pos) &&
         same_supplies (mirror, pos) && same_scores (mirror, pos);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the person has in mind: every question is answered from the legal moves, so nothing can be meant that cannot
 * be done.
 */

#include "kl-board-intent.h"

#include "kl-board-offer.h"
#include "kl-board.h"

/* The first legal move of a kind; NULL when there is none. */
static const RulesMove *
find_move (KlGame       *game,
           RulesMoveKind kind)
{
  const RulesMoves *legal = kl_game_get_legal (game);

  for (int i = 0; i < legal->n; i++)
    if (legal->move[i].kind == kind)
      return &legal->move[i];
  return NULL;
}

static bool
may_put (KlGame       *game,
         RulesMoveKind kind,
         RulesFigure   figure)
{
  const RulesMoves *legal = kl_game_get_legal (game);

  for (int i = 0; i < legal->n; i++)
    if (legal->move[i].kind == kind && legal->move[i].figure == figure)
      return true;
  return false;
}

bool
kl_intent_may_choose_figure (KlGame     *game,
                             int         gift,
                             RulesFigure figure)
{
  if (gift == RULES_GIFT_SYNOD)
    return may_put (game, RULES_MOVE_SYNOD, figure);
  return figure == RULES_BARN ? find_move (game, RULES_MOVE_BARN) != NULL : may_put (game, RULES_MOVE_FIGURE, figure);
}

bool
kl_intent_may_lay (KlGame *game,
                   int     picked)
{
  const RulesMoves *legal = kl_game_get_legal (game);

  if (picked == KL_PICKED_ABBEY)
    return find_move (game, RULES_MOVE_ABBEY) != NULL;
  for (int i = 0; i < legal->n; i++)
    if (legal->move[i].kind == RULES_MOVE_PLACE && legal->move[i].hand == picked)
      return true;
  return false;
}

static bool
may_roll (KlGame *game,
          int     wagon)
{
  const RulesMoves *legal = kl_game_get_legal (game);

  for (int i = 0; i < legal->n; i++)
    if (legal->move[i].kind == RULES_MOVE_ROLL && legal->move[i].hand == wagon)
      return true;
  return false;
}

/* The first kind of figure from this one on that can be placed; the same one when there is no other. */
static RulesFigure
find_figure (KlGame     *game,
             int         gift,
             RulesFigure from)
{
  for (int i = 0; i < RULES_N_FIGURES; i++)
    if (kl_intent_may_choose_figure (game, gift, (from + i) % RULES_N_FIGURES))
      return (from + i) % RULES_N_FIGURES;
  return from;
}

void
kl_intent_init (KlIntent *self,
                KlGame   *game)
{
  const RulesMove *place, *roll;

  *self = (KlIntent){ .gift = KL_GIFT_NONE, .changing = -1 };
  if (game == NULL)
    return;

  /* The legal moves are in the order of the hand, and of the wagons. */
  place = find_move (game, RULES_MOVE_PLACE);
  roll = find_move (game, RULES_MOVE_ROLL);
  if (place != NULL)
    self->picked = place->hand;
  else if (kl_intent_may_lay (game, KL_PICKED_ABBEY))
    self->picked = KL_PICKED_ABBEY;
  self->figure = find_figure (game, KL_GIFT_NONE, RULES_MEEPLE);
  self->wagon = roll != NULL ? roll->hand : 0;
}

bool
kl_intent_set_picked (KlIntent *self,
                      KlGame   *game,
                      int       picked)
{
  const RulesPosition *pos = kl_game_get_position (game);

  if (picked == KL_PICKED_ABBEY ? !kl_intent_may_lay (game, picked) : pos->phase != RULES_PHASE_PLACE || picked < 0 || picked >= pos->n_hand[pos->actor])
    return false;
  self->picked = picked;
  self->gift = KL_GIFT_NONE;
  self->changing = -1;
  return true;
}

bool
kl_intent_set_wagon (KlIntent *self,
                     KlGame   *game,
                     int       wagon)
{
  const RulesMoves *legal = kl_game_get_legal (game);

  for (int i = 0; i < legal->n; i++)
    if (legal->move[i].kind == RULES_MOVE_RETURN && legal->move[i].hand == wagon)
      {
        self->wagon = wagon;
        return true;
      }
  return false;
}

bool
kl_intent_set_gift (KlIntent *self,
                    KlGame   *game,
                    int       gift)
{
  KlIntent           meant = *self;
  g_autoptr (GArray) offers = NULL;

  meant.gift = gift;
  meant.changing = -1;
  if (gift != KL_GIFT_NONE)
    {
      if (kl_game_get_phase (game) != RULES_PHASE_PLACE)
        return false;
      meant.figure = find_figure (game, gift, self->figure);
      offers = kl_board_offer_collect (game, &meant);
      if (offers->len == 0)
        return false;
    }
  *self = meant;
  return true;
}

void
kl_intent_next (KlIntent *self,
                KlGame   *game)
{
  const RulesPosition *pos = kl_game_get_position (game);
  int                  n = pos->n_hand[pos->actor];

  if (pos->phase == RULES_PHASE_WAGON)
    {
      int wagon = self->wagon;

      do
        wagon = (wagon + 1) % RULES_MAX_WAGONS;
      while (wagon != self->wagon && !may_roll (game, wagon));
      self->wagon = wagon;
    }
  else if (pos->phase == RULES_PHASE_FIGURE || self->gift == RULES_GIFT_SYNOD)
    self->figure = find_figure (game, self->gift, (self->figure + 1) % RULES_N_FIGURES);
  else if (pos->phase == RULES_PHASE_PLACE && self->gift == KL_GIFT_NONE)
    {
      int picked = self->picked;

      /* The abbey comes after the last tile of the hand. */
      do
        picked = picked + 1 < n ? picked + 1 : KL_PICKED_ABBEY;
      while (picked != self->picked && !kl_intent_may_lay (game, picked));
      self->picked = picked;
    }
}

int
kl_intent_get_type (const KlIntent *self,
                    KlGame         *game)
{
  const RulesPosition *pos = kl_game_get_position (game);

  if (self->picked == KL_PICKED_ABBEY)
    return kl_intent_may_lay (game, KL_PICKED_ABBEY) ? kl_game_get_setup (game)->tiles->abbey : -1;
  return pos->phase == RULES_PHASE_PLACE && self->picked < pos->n_hand[pos->actor] ? pos->hand[pos->actor][self->picked] : -1;
}

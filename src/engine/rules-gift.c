/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Gifts: the deck, who receives a card, and opening one (rules G).
 */

#include <string.h>

#include "rules-private.h"

enum
{
  CARDS_OF_A_KIND = RULES_MAX_GIFTS / RULES_N_GIFTS,
  CASH_OUT_POINTS = 2
};

void
rules_gift_start (const RulesSetup *setup,
                  RulesPosition    *pos)
{
  uint64_t random = rules_random_stream (setup->seed, 3);
  int      left[RULES_N_GIFTS];
  int      n = 0;

  if (!setup->part[RULES_PART_GIFTS])
    return;
  for (int card = 0; card < RULES_N_GIFTS; card++)
    left[card] = CARDS_OF_A_KIND;
  for (int i = 0; i < setup->n_gifts; i++)
    left[setup->gifts[i]]--;
  for (int card = 0; card < RULES_N_GIFTS; card++)
    for (int i = 0; i < left[card]; i++)
      pos->deck[n++] = (uint8_t) card;
  rules_random_shuffle (&random, pos->deck, n);
  for (int i = setup->n_gifts - 1; i >= 0; i--)
    pos->deck[n++] = setup->gifts[i];
  pos->n_deck = (uint8_t) n;
}

/* Whether the feature belongs to others: somebody else is in it, and the player is not among its strongest (G2, G3). */
static bool
belongs_to_others (const RulesSetup    *setup,
                   const RulesPosition *pos,
                   int                  segment)
{
  RulesFeatureInfo info;
  int              player = pos->player;
  bool             others = false, present = false;
  int              most = 0;

  if (!rules_segment_occupied (&pos->segment[rules_feature_root (pos, segment)]))
    return false;
  rules_feature_describe (setup, pos, segment, &info);
  for (int i = 0; i < setup->n_players; i++)
    {
      if (!info.present[i])
        continue;
      present = present || i == player;
      others = others || i != player;
      most = info.strength[i] > most ? info.strength[i] : most;
    }
  return others && (!present || info.strength[player] < most);
}

/* The opened cards become the new deck (G4). */
static void
reshuffle (RulesPosition *pos,
           RulesEvents   *events)
{
  RulesEvent *event;

  for (int card = 0; card < RULES_N_GIFTS; card++)
    for (; pos->opened[card] > 0; pos->opened[card]--)
      pos->deck[pos->n_deck++] = (uint8_t) card;
  if (pos->n_deck == 0)
    return;
  rules_random_shuffle (&pos->random, pos->deck, pos->n_deck);
  event = rules_events_add (events, RULES_EVENT_RESHUFFLED, pos->player);
  if (event != NULL)
    event->amount = pos->n_deck;
}

/* G2, when the tile has joined everything. */
void
rules_gift_receive (const RulesSetup *setup,
                    RulesPosition    *pos,
                    RulesEvents      *events)
{
  const RulesTile     *tile = rules_position_last_tile (pos);
  const RulesTileType *type = &setup->tiles->type[tile->type];
  bool                 receives = false;
  RulesEvent          *event;
  int                  card;

  for (int i = 0; i < type->n_segments && !receives; i++)
    {
      /* The root is the oldest segment: an older one than the tile's shows that something was extended. */
      bool extends = type->segment[i].feature <= RULES_ROAD && rules_feature_root (pos, tile->first + i) < tile->first;

      receives = extends && belongs_to_others (setup, pos, tile->first + i);
    }
  if (!receives)
    return;
  if (pos->n_deck == 0)
    reshuffle (pos, events);
  if (pos->n_deck == 0)
    return;
  card = pos->deck[--pos->n_deck];
  pos->deck[pos->n_deck] = 0;
  pos->cards[pos->player][card]++;
  event = rules_events_add (events, RULES_EVENT_RECEIVED, pos->player);
  if (event != NULL)
    event->card = (uint8_t) card;
}

static void
apply_synod (const RulesSetup *setup,
             RulesPosition    *pos,
             const RulesMove  *move,
             RulesEvents      *events)
{
  int         segment;
  RulesEvent *event = rules_events_add (events, RULES_EVENT_FIGURE, pos->actor);

  rules_gift_find_segment (setup, pos, move, (RulesSpot){ RULES_MONASTERY, 0 }, &segment);
  pos->supply[pos->actor][move->figure]--;
  rules_figure_put (pos, pos->actor, (RulesFigure) move->figure, segment, 0);
  if (event != NULL)
    {
      event->figure = move->figure;
      event->feature = RULES_MONASTERY;
      rules_score_locate (pos, segment, event);
    }
}

static void
apply_cash (const RulesSetup *setup,
            RulesPosition    *pos,
            const RulesMove  *move,
            RulesEvents      *events)
{
  int              player = pos->actor, segment, index, figure, meeples = 0;
  RulesFeatureInfo info;
  RulesEvent      *event;

  rules_gift_find_segment (setup, pos, move, move->spot, &segment);
  rules_feature_describe (setup, pos, segment, &info);
  for (int i = 0; i < pos->n_figures; i++)
    meeples += pos->figure[i].figure != RULES_BARN &&
               rules_feature_root (pos, pos->figure[i].segment) == rules_feature_root (pos, segment);
  index = rules_figure_find (pos, player, move->figure, segment);
  figure = pos->figure[index].figure;
  rules_figure_take (pos, index);
  pos->supply[player][figure]++;
  pos->score[player] = (int16_t) (pos->score[player] + CASH_OUT_POINTS * meeples);

  event = rules_events_add (events, RULES_EVENT_SCORED, player);
  if (event == NULL)
    return;
  event->scored = RULES_SCORED_CASH_OUT;
  event->feature = info.feature;
  event->points = (int16_t) (CASH_OUT_POINTS * meeples);
  event->tiles = (uint8_t) meeples;
  event->card = RULES_GIFT_CASH;
  memcpy (event->strength, info.strength, sizeof event->strength);
  rules_score_locate (pos, segment, event);
  event = rules_events_add (events, RULES_EVENT_RETURNED, player);
  event->figure = (uint8_t) figure;
  rules_score_locate (pos, segment, event);
}

static void
apply_change (const RulesSetup *setup,
              RulesPosition    *pos,
              const RulesMove  *move,
              RulesEvents      *events)
{
  int         segment, target;
  RulesEvent *event = rules_events_add (events, RULES_EVENT_CHANGED, pos->actor);

  rules_gift_find_segment (setup, pos, move, move->spot, &segment);
  rules_gift_find_segment (setup, pos, move, move->spot2, &target);
  rules_figure_take (pos, rules_figure_find (pos, pos->actor, RULES_MEEPLE, segment));
  rules_figure_put (pos, pos->actor, RULES_MEEPLE, target, 0);
  if (event != NULL)
    {
      event->figure = RULES_MEEPLE;
      event->feature = move->spot2.feature;
      rules_score_locate (pos, target, event);
    }
}

/* G10 */
static void
apply_take2 (RulesPosition *pos,
             RulesEvents   *events)
{
  int         player = pos->actor;
  int         type = pos->pile[--pos->n_pile];
  RulesEvent *event = rules_events_add (events, RULES_EVENT_DRAWN, player);

  pos->pile[pos->n_pile] = 0;
  pos->hand[player][pos->n_hand[player]++] = (uint8_t) type;
  pos->extra = 1;
  if (event != NULL)
    event->type = (uint8_t) type;
}

void
rules_gift_apply (const RulesSetup *setup,
                  RulesPosition    *pos,
                  const RulesMove  *move,
                  RulesEvents      *events)
{
  int         card = rules_gift_card (move);
  RulesEvent *event = rules_events_add (events, RULES_EVENT_OPENED, pos->actor);
  int         segment;

  if (event != NULL)
    event->card = (uint8_t) card;
  pos->cards[pos->actor][card]--;
  pos->opened[card]++;
  pos->gift_opened = 1;
  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_SYNOD:
      apply_synod (setup, pos, move, events);
      break;
    case RULES_MOVE_SWEEP:
      rules_gift_find_segment (setup, pos, move, move->spot, &segment);
      rules_score_road (setup, pos, segment, events);
      pos->swept = (uint16_t) rules_feature_root (pos, segment);
      if (!rules_wagon_next (setup, pos, events))
        rules_turn_after_wagons (setup, pos, events);
      break;
    case RULES_MOVE_CASH:
      apply_cash (setup, pos, move, events);
      break;
    case RULES_MOVE_CHANGE:
      apply_change (setup, pos, move, events);
      break;
    case RULES_MOVE_TAKE2:
      apply_take2 (pos, events);
      break;
    default:
      break;
    }
}

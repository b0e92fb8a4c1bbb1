/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Gifts: the deck, who receives a card, and what the five kinds do (rules G).
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

static RulesGift
card_of (const RulesMove *move)
{
  return move->kind == RULES_MOVE_WASTE ? (RulesGift) move->card : (RulesGift) (move->kind - RULES_MOVE_SYNOD);
}

/* The segment that a gift names, which must be of a feature that is not complete. */
static RulesVerdict
find_segment (const RulesSetup    *setup,
              const RulesPosition *pos,
              const RulesMove     *move,
              RulesSpot            spot,
              int                 *segment)
{
  int tile = rules_position_tile_at (pos, move->x, move->y);

  *segment = tile >= 0 ? rules_position_segment_at (setup, pos, tile, spot) : -1;
  if (*segment < 0)
    return RULES_NO_SUCH_SEGMENT;
  return rules_feature_complete (setup, pos, *segment) ? RULES_FEATURE_COMPLETE : RULES_OK;
}

/* G6 */
static RulesVerdict
check_synod (const RulesSetup    *setup,
             const RulesPosition *pos,
             const RulesMove     *move)
{
  int          segment;
  RulesVerdict verdict = find_segment (setup, pos, move, (RulesSpot){ RULES_MONASTERY, 0 }, &segment);

  if (move->figure != RULES_MEEPLE && move->figure != RULES_WAGON)
    return RULES_FIGURE_NOT_THERE;
  if (verdict != RULES_OK)
    return verdict;
  return pos->supply[pos->actor][move->figure] > 0 ? RULES_OK : RULES_SUPPLY_EMPTY;
}

/* G7 */
static RulesVerdict
check_sweep (const RulesSetup    *setup,
             const RulesPosition *pos,
             const RulesMove     *move)
{
  int segment;

  if (move->spot.feature != RULES_ROAD)
    return RULES_NO_SUCH_SEGMENT;
  return find_segment (setup, pos, move, move->spot, &segment);
}

/* G8. A name without the kind of figure will do where only one kind of the player's stands there. */
static RulesVerdict
check_cash (const RulesSetup    *setup,
            const RulesPosition *pos,
            const RulesMove     *move)
{
  int          segment, index;
  RulesVerdict verdict = find_segment (setup, pos, move, move->spot, &segment);

  if (verdict != RULES_OK)
    return verdict;
  index = rules_figure_find (pos, pos->actor, move->figure, segment);
  if (index < 0)
    return RULES_NO_OWN_FIGURE;
  if (move->figure == RULES_ANY_FIGURE)
    for (int figure = 0; figure < RULES_BARN; figure++)
      if (figure != pos->figure[index].figure && rules_figure_find (pos, pos->actor, figure, segment) >= 0)
        return RULES_OUT_OF_RANGE;
  return RULES_OK;
}

/* G9 */
static RulesVerdict
check_change (const RulesSetup    *setup,
              const RulesPosition *pos,
              const RulesMove     *move)
{
  int          segment, target;
  RulesVerdict verdict = find_segment (setup, pos, move, move->spot, &segment);

  if (verdict != RULES_OK)
    return verdict;
  if (rules_figure_find (pos, pos->actor, RULES_MEEPLE, segment) < 0)
    return RULES_NO_OWN_FIGURE;
  verdict = find_segment (setup, pos, move, move->spot2, &target);
  if (verdict != RULES_OK)
    return verdict;
  if ((move->spot.feature == RULES_FIELD) == (move->spot2.feature == RULES_FIELD))
    return RULES_SAME_POSTURE;
  if (move->spot2.feature == RULES_FIELD && pos->segment[rules_feature_root (pos, target)].special != 0)
    return RULES_FIELD_HAS_BARN;
  return RULES_OK;
}

static void
add_move (RulesMoves *moves,
          RulesMove   move)
{
  moves->move[moves->n++] = move;
}

static void
list_synod (const RulesSetup    *setup,
            const RulesPosition *pos,
            RulesMoves          *moves)
{
  static const uint8_t figures[] = { RULES_MEEPLE, RULES_WAGON };

  for (int i = 0; i < pos->n_monasteries; i++)
    for (int k = 0; k < 2; k++)
      if (pos->supply[pos->actor][figures[k]] > 0)
        add_move (moves, (RulesMove){
                             .kind = RULES_MOVE_SYNOD,
                             .figure = figures[k],
                             .x = pos->tile[pos->monastery[i]].x,
                             .y = pos->tile[pos->monastery[i]].y,
                         });
}

/* All segments of all unfinished roads, or for those that only look for an effect one of each road that is occupied. */
static void
list_sweep (const RulesSetup    *setup,
            const RulesPosition *pos,
            bool                 all,
            RulesMoves          *moves)
{
  RulesSegmentSet seen = { 0 };
  int             n = all ? pos->n_segments : pos->n_figures;

  for (int i = 0; i < n; i++)
    {
      int       segment = all ? i : pos->figure[i].segment;
      int       root = rules_feature_root (pos, segment);
      RulesSpot spot = rules_position_spot_of (setup, pos, segment);
      int       tile = rules_position_tile_of (pos, segment);

      if (spot.feature != RULES_ROAD || rules_feature_complete (setup, pos, segment))
        continue;
      if (!all && !rules_segment_set_add (&seen, root))
        continue;
      add_move (moves, (RulesMove){ .kind = RULES_MOVE_SWEEP, .x = pos->tile[tile].x, .y = pos->tile[tile].y, .spot = spot });
    }
}

static void
list_cash (const RulesSetup    *setup,
           const RulesPosition *pos,
           bool                 all,
           RulesMoves          *moves)
{
  for (int i = 0; i < pos->n_figures; i++)
    {
      const RulesStanding *standing = &pos->figure[i];
      int                  tile = rules_position_tile_of (pos, standing->segment);
      RulesMove            move = {
                   .kind = RULES_MOVE_CASH,
                   .figure = RULES_ANY_FIGURE,
                   .x = pos->tile[tile].x,
                   .y = pos->tile[tile].y,
                   .spot = rules_position_spot_of (setup, pos, standing->segment),
      };

      /* Of several figures of one kind on one segment (after Synod) the first speaks for all. */
      if (standing->player != pos->actor || standing->figure == RULES_BARN ||
          rules_figure_find (pos, pos->actor, standing->figure, standing->segment) != i)
        continue;
      if (check_cash (setup, pos, &move) == RULES_OK)
        add_move (moves, move);
      move.figure = standing->figure;
      if (all || check_cash (setup, pos, &(RulesMove){ .kind = RULES_MOVE_CASH, .figure = RULES_ANY_FIGURE, .x = move.x, .y = move.y, .spot = move.spot }) != RULES_OK)
        add_move (moves, move);
    }
}

static void
list_change (const RulesSetup    *setup,
             const RulesPosition *pos,
             RulesMoves          *moves)
{
  for (int i = 0; i < pos->n_figures; i++)
    {
      const RulesStanding *standing = &pos->figure[i];
      int                  tile = rules_position_tile_of (pos, standing->segment);
      const RulesTile     *lying = &pos->tile[tile];

      if (standing->player != pos->actor || standing->figure != RULES_MEEPLE ||
          rules_figure_find (pos, pos->actor, RULES_MEEPLE, standing->segment) != i)
        continue;
      for (int k = 0; k < setup->tiles->type[lying->type].n_segments; k++)
        {
          RulesMove move = {
            .kind = RULES_MOVE_CHANGE,
            .x = lying->x,
            .y = lying->y,
            .spot = rules_position_spot_of (setup, pos, standing->segment),
            .spot2 = rules_position_spot_of (setup, pos, lying->first + k),
          };

          if (check_change (setup, pos, &move) == RULES_OK)
            add_move (moves, move);
        }
    }
}

static void
list_card (const RulesSetup    *setup,
           const RulesPosition *pos,
           RulesGift            card,
           bool                 all,
           RulesMoves          *moves)
{
  switch (card)
    {
    case RULES_GIFT_SYNOD:
      list_synod (setup, pos, moves);
      break;
    case RULES_GIFT_SWEEP:
      list_sweep (setup, pos, all, moves);
      break;
    case RULES_GIFT_CASH:
      list_cash (setup, pos, all, moves);
      break;
    case RULES_GIFT_CHANGE:
      list_change (setup, pos, moves);
      break;
    case RULES_GIFT_TAKE2:
      if (pos->n_pile > 0)
        add_move (moves, (RulesMove){ .kind = RULES_MOVE_TAKE2 });
      break;
    }
}

/* Whether the card could have an effect now; only then it cannot be wasted. */
static bool
has_effect (const RulesSetup    *setup,
            const RulesPosition *pos,
            RulesGift            card)
{
  switch (card)
    {
    case RULES_GIFT_SYNOD:
      return pos->n_monasteries > 0 && (pos->supply[pos->actor][RULES_MEEPLE] > 0 || pos->supply[pos->actor][RULES_WAGON] > 0);
    case RULES_GIFT_SWEEP:
      for (int i = 0; i < pos->n_figures; i++)
        if (rules_feature_kind (setup, pos, pos->figure[i].segment) == RULES_ROAD)
          return true;
      return false;
    case RULES_GIFT_CASH:
      for (int i = 0; i < pos->n_figures; i++)
        if (pos->figure[i].player == pos->actor && pos->figure[i].figure != RULES_BARN)
          return true;
      return false;
    case RULES_GIFT_CHANGE:
      {
        RulesMoves moves = { 0 };

        list_change (setup, pos, &moves);
        return moves.n > 0;
      }
    case RULES_GIFT_TAKE2:
      break;
    }
  return pos->n_pile > 0;
}

/* G5 */
static RulesVerdict
check_opening (const RulesSetup    *setup,
               const RulesPosition *pos,
               RulesGift            card)
{
  if (pos->phase != RULES_PHASE_PLACE)
    return RULES_WRONG_PHASE;
  if (card >= RULES_N_GIFTS)
    return RULES_OUT_OF_RANGE;
  if (pos->cards[pos->actor][card] == 0)
    return RULES_NO_CARD;
  if (pos->gift_opened)
    return RULES_GIFT_OPENED;
  /* With a hand in which only the abbey fits this is going to be an abbey's turn. */
  if (pos->kept && !rules_hand_fits (setup, pos, pos->actor))
    return RULES_WRONG_PHASE;
  return RULES_OK;
}

RulesVerdict
rules_gift_check (const RulesSetup    *setup,
                  const RulesPosition *pos,
                  const RulesMove     *move)
{
  RulesGift    card = card_of (move);
  RulesVerdict verdict = check_opening (setup, pos, card);

  if (verdict != RULES_OK)
    return verdict;
  if (move->kind == RULES_MOVE_WASTE)
    return has_effect (setup, pos, card) ? RULES_GIFT_HAS_EFFECT : RULES_OK;
  switch (card)
    {
    case RULES_GIFT_SYNOD:
      return check_synod (setup, pos, move);
    case RULES_GIFT_SWEEP:
      return check_sweep (setup, pos, move);
    case RULES_GIFT_CASH:
      return check_cash (setup, pos, move);
    case RULES_GIFT_CHANGE:
      return check_change (setup, pos, move);
    case RULES_GIFT_TAKE2:
      break;
    }
  return pos->n_pile > 0 ? RULES_OK : RULES_NO_TILES_LEFT;
}

void
rules_gift_list (const RulesSetup    *setup,
                 const RulesPosition *pos,
                 bool                 all,
                 RulesMoves          *moves)
{
  for (int card = 0; card < RULES_N_GIFTS; card++)
    {
      if (check_opening (setup, pos, (RulesGift) card) != RULES_OK)
        continue;
      list_card (setup, pos, (RulesGift) card, all, moves);
      if (!has_effect (setup, pos, (RulesGift) card))
        add_move (moves, (RulesMove){ .kind = RULES_MOVE_WASTE, .card = (uint8_t) card });
    }
}

static void
apply_synod (const RulesSetup *setup,
             RulesPosition    *pos,
             const RulesMove  *move,
             RulesEvents      *events)
{
  int         segment;
  RulesEvent *event = rules_events_add (events, RULES_EVENT_FIGURE, pos->actor);

  find_segment (setup, pos, move, (RulesSpot){ RULES_MONASTERY, 0 }, &segment);
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

  find_segment (setup, pos, move, move->spot, &segment);
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

  find_segment (setup, pos, move, move->spot, &segment);
  find_segment (setup, pos, move, move->spot2, &target);
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
  RulesGift   card = card_of (move);
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
      find_segment (setup, pos, move, move->spot, &segment);
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

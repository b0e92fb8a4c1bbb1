/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Gifts: when a card may be opened, and on what (G5 to G10).
 */

#include "rules-private.h"

int
rules_gift_card (const RulesMove *move)
{
  return move->kind == RULES_MOVE_WASTE ? move->card : move->kind - RULES_MOVE_SYNOD;
}

RulesVerdict
rules_gift_find_segment (const RulesSetup    *setup,
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
  RulesVerdict verdict = rules_gift_find_segment (setup, pos, move, (RulesSpot){ RULES_MONASTERY, 0 }, &segment);

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
  return rules_gift_find_segment (setup, pos, move, move->spot, &segment);
}

/* Whether the player has figures of different kinds on one segment, so that the kind must be named. */
static bool
is_ambiguous (const RulesPosition *pos,
              int                  player,
              int                  segment)
{
  int found = -1;

  for (int i = 0; i < pos->n_figures; i++)
    {
      const RulesStanding *standing = &pos->figure[i];

      if (standing->segment != segment || standing->player != player || standing->figure == RULES_BARN)
        continue;
      if (found >= 0 && found != standing->figure)
        return true;
      found = standing->figure;
    }
  return false;
}

/* G8. A name without the kind of figure will do where only one kind of the player's stands there. */
static RulesVerdict
check_cash (const RulesSetup    *setup,
            const RulesPosition *pos,
            const RulesMove     *move)
{
  int          segment, index;
  RulesVerdict verdict = rules_gift_find_segment (setup, pos, move, move->spot, &segment);

  if (verdict != RULES_OK)
    return verdict;
  index = rules_figure_find (pos, pos->actor, move->figure, segment);
  if (index < 0)
    return RULES_NO_OWN_FIGURE;
  return move->figure == RULES_ANY_FIGURE && is_ambiguous (pos, pos->actor, segment) ? RULES_OUT_OF_RANGE : RULES_OK;
}

/* Whether a meeple may change from one segment of a tile to another one. */
static RulesVerdict
check_posture (const RulesSetup    *setup,
               const RulesPosition *pos,
               int                  segment,
               int                  target)
{
  bool lies = rules_feature_kind (setup, pos, segment) == RULES_FIELD;
  bool will_lie = rules_feature_kind (setup, pos, target) == RULES_FIELD;

  if (rules_feature_complete (setup, pos, target))
    return RULES_FEATURE_COMPLETE;
  if (lies == will_lie)
    return RULES_SAME_POSTURE;
  if (will_lie && pos->segment[rules_feature_root (pos, target)].special != 0)
    return RULES_FIELD_HAS_BARN;
  return RULES_OK;
}

/* G9 */
static RulesVerdict
check_change (const RulesSetup    *setup,
              const RulesPosition *pos,
              const RulesMove     *move)
{
  int          segment, target;
  RulesVerdict verdict = rules_gift_find_segment (setup, pos, move, move->spot, &segment);

  if (verdict != RULES_OK)
    return verdict;
  if (rules_figure_find (pos, pos->actor, RULES_MEEPLE, segment) < 0)
    return RULES_NO_OWN_FIGURE;
  verdict = rules_gift_find_segment (setup, pos, move, move->spot2, &target);
  return verdict != RULES_OK ? verdict : check_posture (setup, pos, segment, target);
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
        rules_moves_add (moves, (RulesMove){
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
      rules_moves_add (moves, (RulesMove){ .kind = RULES_MOVE_SWEEP, .x = pos->tile[tile].x, .y = pos->tile[tile].y, .spot = spot });
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
      RulesMove            move = { .kind = RULES_MOVE_CASH, .figure = RULES_ANY_FIGURE };
      const RulesTile     *lying;
      bool                 ambiguous;

      /* Of several figures of one kind on one segment (after Synod) the first speaks for all. */
      if (standing->player != pos->actor || standing->figure == RULES_BARN ||
          rules_figure_find (pos, pos->actor, standing->figure, standing->segment) != i)
        continue;
      lying = &pos->tile[rules_position_tile_of (pos, standing->segment)];
      move.x = lying->x;
      move.y = lying->y;
      move.spot = rules_position_spot_of (setup, pos, standing->segment);
      ambiguous = is_ambiguous (pos, pos->actor, standing->segment);
      if (!ambiguous)
        rules_moves_add (moves, move);
      move.figure = standing->figure;
      if (all || ambiguous)
        rules_moves_add (moves, move);
    }
}

/* Whether there is a change to make; lists them all where moves is not NULL. */
static bool
list_change (const RulesSetup    *setup,
             const RulesPosition *pos,
             RulesMoves          *moves)
{
  bool any = false;

  for (int i = 0; i < pos->n_figures; i++)
    {
      const RulesStanding *standing = &pos->figure[i];
      const RulesTile     *lying;

      if (standing->player != pos->actor || standing->figure != RULES_MEEPLE ||
          rules_figure_find (pos, pos->actor, RULES_MEEPLE, standing->segment) != i)
        continue;
      lying = &pos->tile[rules_position_tile_of (pos, standing->segment)];
      for (int k = 0; k < setup->tiles->type[lying->type].n_segments; k++)
        {
          if (check_posture (setup, pos, standing->segment, lying->first + k) != RULES_OK)
            continue;
          any = true;
          if (moves == NULL)
            return true;
          rules_moves_add (moves, (RulesMove){
                                      .kind = RULES_MOVE_CHANGE,
                                      .x = lying->x,
                                      .y = lying->y,
                                      .spot = rules_position_spot_of (setup, pos, standing->segment),
                                      .spot2 = rules_position_spot_of (setup, pos, lying->first + k),
                                  });
        }
    }
  return any;
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
        rules_moves_add (moves, (RulesMove){ .kind = RULES_MOVE_TAKE2 });
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
      return list_change (setup, pos, NULL);
    case RULES_GIFT_TAKE2:
      break;
    }
  return pos->n_pile > 0;
}

/* G5 */
static RulesVerdict
check_opening (const RulesSetup    *setup,
               const RulesPosition *pos,
               int                  card)
{
  if (pos->phase != RULES_PHASE_PLACE)
    return RULES_WRONG_PHASE;
  if (card < 0 || card >= RULES_N_GIFTS)
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
  int          card = rules_gift_card (move);
  RulesVerdict verdict = check_opening (setup, pos, card);

  if (verdict != RULES_OK)
    return verdict;
  if (move->kind == RULES_MOVE_WASTE)
    return has_effect (setup, pos, (RulesGift) card) ? RULES_GIFT_HAS_EFFECT : RULES_OK;
  switch ((RulesGift) card)
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
      if (check_opening (setup, pos, card) != RULES_OK)
        continue;
      list_card (setup, pos, (RulesGift) card, all, moves);
      if (!has_effect (setup, pos, (RulesGift) card))
        rules_moves_add (moves, (RulesMove){ .kind = RULES_MOVE_WASTE, .card = (uint8_t) card });
    }
}

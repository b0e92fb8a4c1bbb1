/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Why a move is refused: a sentence for each verdict, and where it helps for what the move was about.
 */

#include "kl-words.h"

#include <glib/gi18n.h>

/* B3, by the two edges that meet. The sentences speak of the tile in hand first. */
static const char *
explain_mismatch (KlGame          *game,
                  const RulesMove *move)
{
  static const char *const words[][RULES_EDGE_CITY + 1] = {
    [RULES_EDGE_FIELD] = {
        [RULES_EDGE_ROAD] = N_ ("The field would block a road."),
        [RULES_EDGE_CITY] = N_ ("The field would cut off a city."),
    },
    [RULES_EDGE_ROAD] = {
        [RULES_EDGE_FIELD] = N_ ("The road would end at a field."),
        [RULES_EDGE_CITY] = N_ ("The road would end at a city wall."),
    },
    [RULES_EDGE_CITY] = {
        [RULES_EDGE_FIELD] = N_ ("The city would end at a field."),
        [RULES_EDGE_ROAD] = N_ ("The city would end at a road."),
    },
  };
  const RulesPosition *pos = kl_game_get_position (game);
  RulesSide            side;
  RulesEdge            ours, theirs;

  if (!rules_position_mismatch (kl_game_get_setup (game), pos, pos->hand[pos->actor][move->hand],
                                move->x, move->y, move->turn, &side, &ours, &theirs))
    return _ ("The tile does not fit there.");
  return _ (words[ours][theirs]);
}

static const char *
explain_occupied (RulesFeature feature,
                  gboolean     meeples)
{
  switch (feature)
    {
    case RULES_CITY:
      return meeples ? _ ("There is a meeple in this city already.") : _ ("There is a figure in this city already.");
    case RULES_ROAD:
      return meeples ? _ ("There is a meeple on this road already.") : _ ("There is a figure on this road already.");
    case RULES_MONASTERY:
      return meeples ? _ ("There is a meeple in this monastery already.") : _ ("There is a figure in this monastery already.");
    case RULES_FIELD:
      return meeples ? _ ("There is a meeple in this field already.") : _ ("There is a figure in this field already.");
    default:
      g_return_val_if_reached (NULL);
    }
}

/* What has to be decided first. */
static const char *
explain_phase (RulesPhase phase,
               gboolean   meeples)
{
  switch (phase)
    {
    case RULES_PHASE_ABBEY:
      return _ ("Place the abbey or draw a tile first.");
    case RULES_PHASE_PLACE:
      return _ ("Place the tile first.");
    case RULES_PHASE_FIGURE:
      return meeples ? _ ("The tile is placed. Place a meeple now, or none.") : _ ("The tile is placed. Choose a figure now, or none.");
    case RULES_PHASE_WAGON:
      return _ ("Decide about the wagon first.");
    case RULES_PHASE_BID:
      return _ ("Bid for the tile first, or pass.");
    case RULES_PHASE_SELL:
      return _ ("Sell the tile first, or keep it.");
    case RULES_PHASE_OVER:
    default:
      return _ ("The game is over.");
    }
}

static const char *
explain_supply (RulesFigure figure)
{
  switch (figure)
    {
    case RULES_MAYOR:
      return _ ("The mayor is not in the supply.");
    case RULES_WAGON:
      return _ ("The wagon is not in the supply.");
    case RULES_BARN:
      return _ ("The barn is not in the supply.");
    case RULES_MEEPLE:
    default:
      return _ ("There is no meeple left in the supply.");
    }
}

static const char *
explain_not_there (RulesFigure figure)
{
  switch (figure)
    {
    case RULES_MAYOR:
      return _ ("The mayor goes into cities only.");
    case RULES_WAGON:
      return _ ("The wagon does not go into fields.");
    case RULES_BARN:
      return _ ("The barn stands where four tiles meet.");
    case RULES_MEEPLE:
    default:
      return _ ("That figure cannot stand there.");
    }
}

/* For figures. */
static const char *
explain_figure (KlGame          *game,
                const RulesMove *move,
                RulesVerdict     verdict)
{
  switch (verdict)
    {
    case RULES_NO_SUCH_SEGMENT:
      return _ ("The tile has nothing there for a figure.");
    case RULES_FIGURE_NOT_THERE:
      return explain_not_there (move->kind == RULES_MOVE_BARN ? RULES_BARN : move->figure);
    case RULES_FARMERS_OFF:
      return _ ("This game is played without farmers.");
    case RULES_SUPPLY_EMPTY:
      return explain_supply (move->kind == RULES_MOVE_BARN ? RULES_BARN : move->figure);
    case RULES_FEATURE_OCCUPIED:
      return explain_occupied (move->spot.feature, kl_words_only_meeples (kl_game_get_setup (game)));
    case RULES_NO_SUCH_CORNER:
      return _ ("The barn goes to a corner of the tile just placed.");
    case RULES_CORNER_NOT_FIELD:
      return _ ("The barn needs a corner where four tiles meet with their fields.");
    case RULES_FIELD_HAS_BARN:
      return _ ("There is a barn in this field already.");
    case RULES_NO_SUCH_WAGON:
      return _ ("No such wagon has to move now.");
    case RULES_WAGON_TOO_FAR:
      return _ ("The wagon cannot get there.");
    case RULES_FEATURE_COMPLETE:
      return _ ("That is completed already.");
    default:
      g_return_val_if_reached (NULL);
    }
}

/* For abbeys, gifts and bids. */
static const char *
explain_special (RulesVerdict verdict)
{
  switch (verdict)
    {
    case RULES_NO_ABBEY:
      return _ ("There is no abbey left.");
    case RULES_NOT_A_HOLE:
      return _ ("The abbey fits only between four tiles.");
    case RULES_NO_TILES_LEFT:
      return _ ("There is no tile left to draw.");
    case RULES_MUST_LAY:
      return _ ("The last tile is laid: the abbey must be placed now.");
    case RULES_NO_CARD:
      return _ ("There is no such card.");
    case RULES_GIFT_OPENED:
      return _ ("Only one gift can be opened in a turn.");
    case RULES_GIFT_HAS_EFFECT:
      return _ ("The gift can be used; it need not be wasted.");
    case RULES_NO_OWN_FIGURE:
      return _ ("None of your figures stands there.");
    case RULES_SAME_POSTURE:
      return _ ("The meeple must lie down or stand up.");
    case RULES_BID_TOO_HIGH:
      return _ ("Nobody can bid more points than they have.");
    case RULES_NO_SUCH_BID:
      return _ ("That player has made no bid.");
    default:
      g_return_val_if_reached (NULL);
    }
}

static const char *
explain (KlGame          *game,
         const RulesMove *move,
         RulesVerdict     verdict)
{
  switch (verdict)
    {
    case RULES_GAME_OVER:
      return _ ("The game is over.");
    case RULES_WRONG_PHASE:
      return explain_phase (kl_game_get_phase (game), kl_words_only_meeples (kl_game_get_setup (game)));
    case RULES_WRONG_PLAYER:
      return _ ("It is another player’s turn.");
    case RULES_NO_SUCH_TILE:
      return _ ("That tile is not in hand.");
    case RULES_OUT_OF_RANGE:
      return _ ("There is no such place.");
    case RULES_SPACE_TAKEN:
      return _ ("A tile lies there already.");
    case RULES_NOT_ADJACENT:
      return _ ("The tile must touch another tile.");
    case RULES_EDGE_MISMATCH:
      return explain_mismatch (game, move);
    case RULES_OFF_TABLE:
      return _ ("The table ends there.");
    case RULES_NO_SUCH_SEGMENT:
    case RULES_FIGURE_NOT_THERE:
    case RULES_FARMERS_OFF:
    case RULES_SUPPLY_EMPTY:
    case RULES_FEATURE_OCCUPIED:
    case RULES_NO_SUCH_CORNER:
    case RULES_CORNER_NOT_FIELD:
    case RULES_FIELD_HAS_BARN:
    case RULES_NO_SUCH_WAGON:
    case RULES_WAGON_TOO_FAR:
    case RULES_FEATURE_COMPLETE:
      return explain_figure (game, move, verdict);
    case RULES_NO_ABBEY:
    case RULES_NOT_A_HOLE:
    case RULES_NO_TILES_LEFT:
    case RULES_MUST_LAY:
    case RULES_NO_CARD:
    case RULES_GIFT_OPENED:
    case RULES_GIFT_HAS_EFFECT:
    case RULES_NO_OWN_FIGURE:
    case RULES_SAME_POSTURE:
    case RULES_BID_TOO_HIGH:
    case RULES_NO_SUCH_BID:
      return explain_special (verdict);
    case RULES_OK:
    case RULES_N_VERDICTS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
kl_words_dup_refusal (KlGame          *game,
                      const RulesMove *move,
                      RulesVerdict     verdict)
{
  g_return_val_if_fail (verdict != RULES_OK, NULL);

  return g_strdup (explain (game, move, verdict));
}

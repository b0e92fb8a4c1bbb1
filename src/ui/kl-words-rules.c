/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts, the house rules and the gift cards: what each is called, and what it does in a line.
 */

#include "kl-words.h"

#include <glib/gi18n.h>

const char *
kl_words_part_title (RulesPart part)
{
  static const char *const words[RULES_N_PARTS] = {
    [RULES_PART_FARMERS] = N_ ("Farmers"),
    [RULES_PART_GIFTS] = N_ ("The Gifts"),
    [RULES_PART_ABBEY] = N_ ("Abbey"),
    [RULES_PART_MAYOR] = N_ ("Mayor"),
    [RULES_PART_WAGON] = N_ ("Wagon"),
    [RULES_PART_BARN] = N_ ("Barn"),
    [RULES_PART_AM_TILES] = N_ ("Twelve more tiles"),
  };

  g_return_val_if_fail (part < RULES_N_PARTS, NULL);

  return _ (words[part]);
}

const char *
kl_words_part_about (RulesPart part)
{
  static const char *const words[RULES_N_PARTS] = {
    [RULES_PART_FARMERS] = N_ ("Meeples may lie in fields and score there at the end"),
    [RULES_PART_GIFTS] = N_ ("Who helps others to build gets a card to use later"),
    [RULES_PART_ABBEY] = N_ ("Once in the game, a tile that closes any hole in the map"),
    [RULES_PART_MAYOR] = N_ ("In a city as strong as it has coats of arms"),
    [RULES_PART_WAGON] = N_ ("Moves on when what it stands on has been scored"),
    [RULES_PART_BARN] = N_ ("Stands where four tiles meet and takes over the field"),
    [RULES_PART_AM_TILES] = N_ ("The land tiles of Abbey & Mayor"),
  };

  g_return_val_if_fail (part < RULES_N_PARTS, NULL);

  return _ (words[part]);
}

const char *
kl_words_switch_title (RulesSwitchId id)
{
  static const char *const words[RULES_N_SWITCHES] = {
    [RULES_SWITCH_FIRST_PLAYER] = N_ ("First player"),
    [RULES_SWITCH_DRAW_AHEAD] = N_ ("Draw ahead"),
    [RULES_SWITCH_HAND] = N_ ("Three tiles in hand"),
    [RULES_SWITCH_BAG] = N_ ("All tiles in a bag"),
    [RULES_SWITCH_SELLING] = N_ ("Selling tiles"),
    [RULES_SWITCH_HOLE_BONUS] = N_ ("Another turn for a hole"),
    [RULES_SWITCH_INCOMPLETE_NOTHING] = N_ ("Unfinished scores nothing"),
    [RULES_SWITCH_TABLE] = N_ ("Edge of the table"),
    [RULES_SWITCH_TABLE_CLOSES] = N_ ("The edge closes"),
    [RULES_SWITCH_SCORE_DICE] = N_ ("Dice for the score"),
    [RULES_SWITCH_WAGON_ROLLS] = N_ ("Rolling wagon"),
    [RULES_SWITCH_ABBEY_END] = N_ ("Abbeys after the last tile"),
    [RULES_SWITCH_WAGON_CONNECTED] = N_ ("Wagon on a connection"),
    [RULES_SWITCH_TINY_CITY] = N_ ("Small cities score less"),
    [RULES_SWITCH_BARN_JOINS_BARN] = N_ ("Barn beside barn"),
    [RULES_SWITCH_MAYOR_FLAT] = N_ ("Mayor lies flat"),
  };

  g_return_val_if_fail (id < RULES_N_SWITCHES, NULL);

  return _ (words[id]);
}

const char *
kl_words_switch_about (RulesSwitchId id)
{
  static const char *const words[RULES_N_SWITCHES] = {
    [RULES_SWITCH_FIRST_PLAYER] = N_ ("Who takes the first turn"),
    [RULES_SWITCH_DRAW_AHEAD] = N_ ("You draw your next tile at the end of your turn"),
    [RULES_SWITCH_HAND] = N_ ("You place any of three tiles and draw again afterwards"),
    [RULES_SWITCH_BAG] = N_ ("The start tile is drawn too, and tiles that fit nowhere go back"),
    [RULES_SWITCH_SELLING] = N_ ("The only tile that completes something can be sold to the others"),
    [RULES_SWITCH_HOLE_BONUS] = N_ ("Who places a tile between four others has another turn"),
    [RULES_SWITCH_INCOMPLETE_NOTHING] = N_ ("Unfinished roads, cities and monasteries give no points at the end"),
    [RULES_SWITCH_TABLE] = N_ ("The map may not grow beyond a table of this size"),
    [RULES_SWITCH_TABLE_CLOSES] = N_ ("The edge of the table completes what points at it"),
    [RULES_SWITCH_SCORE_DICE] = N_ ("A die shows how often a player has been round the score track"),
    [RULES_SWITCH_WAGON_ROLLS] = N_ ("A wagon may roll on through what is completed"),
    [RULES_SWITCH_ABBEY_END] = N_ ("What becomes of abbeys that are left"),
    [RULES_SWITCH_WAGON_CONNECTED] = N_ ("A wagon moves only to what touches the place it comes from"),
    [RULES_SWITCH_TINY_CITY] = N_ ("A city of two tiles gives 2 points, and 1 for each coat of arms"),
    [RULES_SWITCH_BARN_JOINS_BARN] = N_ ("A barn may go into a field that has one already"),
    [RULES_SWITCH_MAYOR_FLAT] = N_ ("Changes only how it looks"),
  };

  g_return_val_if_fail (id < RULES_N_SWITCHES, NULL);

  return _ (words[id]);
}

const char *
kl_words_switch_choice (RulesSwitchId id,
                        int           choice)
{
  static const char *const first[] = {
    /* translators: choices for "First player" */
    [RULES_FIRST_RANDOM] = N_ ("Drawn by lot"),
    [RULES_FIRST_LISTED] = N_ ("First of the list"),
    [RULES_FIRST_MOST_ROADS] = N_ ("Who draws most roads"),
  };
  static const char *const hand[] = {
    /* translators: choices for "Three tiles in hand" */
    [RULES_HAND_OFF] = N_ ("Off"),
    [RULES_HAND_OPEN] = N_ ("For all to see"),
    [RULES_HAND_HIDDEN] = N_ ("Hidden"),
  };
  static const char *const abbey[] = {
    /* translators: choices for "Abbeys after the last tile" */
    [RULES_ABBEY_END_MUST] = N_ ("Must be placed"),
    [RULES_ABBEY_END_NEVER] = N_ ("Not placed"),
    [RULES_ABBEY_END_ROUND] = N_ ("One last round"),
  };

  switch (id)
    {
    case RULES_SWITCH_FIRST_PLAYER:
      g_return_val_if_fail (choice >= 0 && choice < (int) G_N_ELEMENTS (first), NULL);
      return _ (first[choice]);
    case RULES_SWITCH_HAND:
      g_return_val_if_fail (choice >= 0 && choice < (int) G_N_ELEMENTS (hand), NULL);
      return _ (hand[choice]);
    case RULES_SWITCH_ABBEY_END:
      g_return_val_if_fail (choice >= 0 && choice < (int) G_N_ELEMENTS (abbey), NULL);
      return _ (abbey[choice]);
    default:
      g_return_val_if_reached (NULL);
    }
}

const char *
kl_words_gift_title (RulesGift card)
{
  static const char *const words[RULES_N_GIFTS] = {
    /* translators: the names of the gift cards */
    [RULES_GIFT_SYNOD] = N_ ("Synod"),
    [RULES_GIFT_SWEEP] = N_ ("Road Sweeper"),
    [RULES_GIFT_CASH] = N_ ("Cash Out"),
    [RULES_GIFT_CHANGE] = N_ ("Change Position"),
    [RULES_GIFT_TAKE2] = N_ ("Take 2"),
  };

  g_return_val_if_fail ((int) card < RULES_N_GIFTS, NULL);

  return _ (words[card]);
}

const char *
kl_words_gift_about (RulesGift card)
{
  static const char *const words[RULES_N_GIFTS] = {
    [RULES_GIFT_SYNOD] = N_ ("Place a meeple or wagon in any unfinished monastery, occupied or not."),
    [RULES_GIFT_SWEEP] = N_ ("Score any unfinished road at once; all figures on it return."),
    [RULES_GIFT_CASH] = N_ ("Take back one of your meeples and score 2 points for each meeple that stood there."),
    [RULES_GIFT_CHANGE] = N_ ("One of your meeples lies down in a field of its tile, or stands up from it."),
    [RULES_GIFT_TAKE2] = N_ ("Draw one more tile and place one of the two."),
  };

  g_return_val_if_fail ((int) card < RULES_N_GIFTS, NULL);

  return _ (words[card]);
}

char *
kl_words_dup_gift_now (RulesGift card,
                       guint     n)
{
  switch (card)
    {
    case RULES_GIFT_SYNOD:
      return g_strdup_printf (ngettext ("There is %u monastery to choose.", "There are %u monasteries to choose from.", n), n);
    case RULES_GIFT_SWEEP:
      return g_strdup_printf (ngettext ("There is %u road to sweep.", "There are %u roads to choose from.", n), n);
    case RULES_GIFT_CASH:
      return g_strdup_printf (ngettext ("You have %u figure to take back.", "You have %u figures to choose from.", n), n);
    case RULES_GIFT_CHANGE:
      return g_strdup_printf (ngettext ("%u of your meeples can do that.", "%u of your meeples can do that.", n), n);
    case RULES_GIFT_TAKE2:
      return g_strdup (_ ("There is a tile to draw."));
    default:
      g_return_val_if_reached (NULL);
    }
}

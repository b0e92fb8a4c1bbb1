/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves as text: the words and how a move is written.
 */

#include "rules-move.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "rules-move-private.h"
#include "rules-names.h"

static const char *const feature_names[RULES_N_FEATURES] = {
  [RULES_CITY] = "city",
  [RULES_ROAD] = "road",
  [RULES_MONASTERY] = "monastery",
  [RULES_FIELD] = "field",
};

static const char *const figure_names[RULES_N_FIGURES] = {
  [RULES_MEEPLE] = "meeple",
  [RULES_MAYOR] = "mayor",
  [RULES_WAGON] = "wagon",
  [RULES_BARN] = "barn",
};

static const char *const phase_names[RULES_N_PHASES] = {
  [RULES_PHASE_ABBEY] = "abbey",
  [RULES_PHASE_PLACE] = "place",
  [RULES_PHASE_FIGURE] = "figure",
  [RULES_PHASE_WAGON] = "wagon",
  [RULES_PHASE_BID] = "bid",
  [RULES_PHASE_SELL] = "sell",
  [RULES_PHASE_OVER] = "over",
};

static const char *const gift_names[RULES_N_GIFTS] = {
  [RULES_GIFT_SYNOD] = "synod",
  [RULES_GIFT_SWEEP] = "sweep",
  [RULES_GIFT_CASH] = "cash",
  [RULES_GIFT_CHANGE] = "change",
  [RULES_GIFT_TAKE2] = "take2",
};

const char rules_side_names[] = "nesw";

const char *
rules_feature_name (RulesFeature feature)
{
  assert ((int) feature < RULES_N_FEATURES);
  return feature_names[feature];
}

const char *
rules_figure_name (RulesFigure figure)
{
  assert ((int) figure < RULES_N_FIGURES);
  return figure_names[figure];
}

const char *
rules_phase_name (RulesPhase phase)
{
  assert ((int) phase < RULES_N_PHASES);
  return phase_names[phase];
}

int
rules_feature_parse (const char *name)
{
  return rules_names_find (feature_names, RULES_N_FEATURES, name);
}

int
rules_figure_parse (const char *name)
{
  return rules_names_find (figure_names, RULES_N_FIGURES, name);
}

int
rules_phase_parse (const char *name)
{
  return rules_names_find (phase_names, RULES_N_PHASES, name);
}

const char *
rules_gift_name (RulesGift gift)
{
  assert ((int) gift < RULES_N_GIFTS);
  return gift_names[gift];
}

int
rules_gift_parse (const char *name)
{
  return rules_names_find (gift_names, RULES_N_GIFTS, name);
}

int
rules_spot_format (RulesSpot spot,
                   char      text[RULES_MOVE_TEXT_SIZE])
{
  const char *name = rules_feature_name ((RulesFeature) spot.feature);

  switch ((RulesFeature) spot.feature)
    {
    case RULES_CITY:
    case RULES_ROAD:
      return snprintf (text, RULES_MOVE_TEXT_SIZE, "%s %c", name, rules_side_names[spot.at & 3]);
    case RULES_FIELD:
      if (spot.at >= RULES_SPOT_INNER)
        return snprintf (text, RULES_MOVE_TEXT_SIZE, "%s i%d", name, spot.at - RULES_SPOT_INNER + 1);
      return snprintf (text, RULES_MOVE_TEXT_SIZE, "%s %c%d", name, rules_side_names[spot.at / 2], spot.at % 2 + 1);
    case RULES_MONASTERY:
      break;
    }
  return snprintf (text, RULES_MOVE_TEXT_SIZE, "%s", name);
}

const char *const rules_move_names[RULES_N_MOVES] = {
  [RULES_MOVE_PLACE] = "place",
  [RULES_MOVE_PASS] = "pass",
  [RULES_MOVE_ABBEY] = "abbey",
  [RULES_MOVE_DRAW] = "draw",
  [RULES_MOVE_BARN] = "barn",
  [RULES_MOVE_ROLL] = "roll",
  [RULES_MOVE_RETURN] = "return",
  [RULES_MOVE_SYNOD] = "gift synod",
  [RULES_MOVE_SWEEP] = "gift sweep",
  [RULES_MOVE_CASH] = "gift cash",
  [RULES_MOVE_CHANGE] = "gift change",
  [RULES_MOVE_TAKE2] = "gift take2",
  [RULES_MOVE_WASTE] = "gift waste",
  [RULES_MOVE_BID] = "bid",
  [RULES_MOVE_SELL] = "sell",
};

const uint16_t rules_move_says[RULES_N_MOVES] = {
  [RULES_MOVE_PLACE] = SAYS_PLACE | SAYS_TURN | SAYS_NUMBER,
  [RULES_MOVE_FIGURE] = SAYS_SPOT,
  [RULES_MOVE_ABBEY] = SAYS_PLACE,
  [RULES_MOVE_BARN] = SAYS_PLACE,
  [RULES_MOVE_ROLL] = SAYS_PLACE | SAYS_SPOT | SAYS_NUMBER,
  [RULES_MOVE_RETURN] = SAYS_NUMBER,
  [RULES_MOVE_SYNOD] = SAYS_PLACE | SAYS_FIGURE,
  [RULES_MOVE_SWEEP] = SAYS_PLACE | SAYS_SPOT,
  [RULES_MOVE_CASH] = SAYS_PLACE | SAYS_SPOT | SAYS_FIGURE_IF,
  [RULES_MOVE_CHANGE] = SAYS_PLACE | SAYS_SPOT | SAYS_SPOT2,
  [RULES_MOVE_WASTE] = SAYS_CARD,
  [RULES_MOVE_BID] = SAYS_BID,
  [RULES_MOVE_SELL] = SAYS_PLAYER,
};

/* Appends to the text, of which *n characters are there. */
__attribute__ ((format (printf, 3, 4))) static void
add (char       *text,
     int        *n,
     const char *format,
     ...)
{
  va_list arguments;

  va_start (arguments, format);
  *n += vsnprintf (text + *n, (size_t) (RULES_MOVE_TEXT_SIZE - *n), format, arguments);
  va_end (arguments);
}

static void
add_spot (char     *text,
          int      *n,
          RulesSpot spot)
{
  char words[RULES_MOVE_TEXT_SIZE];

  rules_spot_format (spot, words);
  add (text, n, " %s", words);
}

int
rules_move_format (const RulesMove *move,
                   char             text[RULES_MOVE_TEXT_SIZE])
{
  unsigned what = rules_move_says[move->kind];
  int      n = 0;

  add (text, &n, "%s", move->kind == RULES_MOVE_FIGURE ? rules_figure_name ((RulesFigure) move->figure) : rules_move_names[move->kind]);
  if (what & SAYS_PLACE)
    add (text, &n, " %d,%d", move->x, move->y);
  if (what & SAYS_TURN)
    add (text, &n, " %d", 90 * move->turn);
  if (what & SAYS_SPOT)
    add_spot (text, &n, move->spot);
  if (what & SAYS_SPOT2)
    add_spot (text, &n, move->spot2);
  if (what & SAYS_FIGURE || (what & SAYS_FIGURE_IF && move->figure != RULES_ANY_FIGURE))
    add (text, &n, " %s", rules_figure_name ((RulesFigure) move->figure));
  if (what & SAYS_CARD)
    add (text, &n, " %s", rules_gift_name ((RulesGift) move->card));
  if (what & SAYS_BID && (move->points > 0 || !move->abbey))
    add (text, &n, " %d", move->points);
  if (what & SAYS_BID && move->abbey)
    add (text, &n, " abbey");
  if (what & SAYS_PLAYER)
    add (text, &n, " %d", move->player);
  if (what & SAYS_NUMBER && move->hand > 0)
    add (text, &n, " #%d", move->hand);
  return n;
}

bool
rules_move_equal (const RulesMove *a,
                  const RulesMove *b)
{
  char text_a[RULES_MOVE_TEXT_SIZE], text_b[RULES_MOVE_TEXT_SIZE];

  rules_move_format (a, text_a);
  rules_move_format (b, text_b);
  return strcmp (text_a, text_b) == 0;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves as text. Formatting and parsing are pure: whether a move makes sense on a board is rules-check.c's question.
 */

#include "rules-move.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

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
  [RULES_PHASE_OVER] = "over",
};

static const char side_names[] = "nesw";

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

int
rules_spot_format (RulesSpot spot,
                   char      text[RULES_MOVE_TEXT_SIZE])
{
  const char *name = rules_feature_name ((RulesFeature) spot.feature);

  switch ((RulesFeature) spot.feature)
    {
    case RULES_CITY:
    case RULES_ROAD:
      return snprintf (text, RULES_MOVE_TEXT_SIZE, "%s %c", name, side_names[spot.at & 3]);
    case RULES_FIELD:
      if (spot.at >= RULES_SPOT_INNER)
        return snprintf (text, RULES_MOVE_TEXT_SIZE, "%s i%d", name, spot.at - RULES_SPOT_INNER + 1);
      return snprintf (text, RULES_MOVE_TEXT_SIZE, "%s %c%d", name, side_names[spot.at / 2], spot.at % 2 + 1);
    case RULES_MONASTERY:
      break;
    }
  return snprintf (text, RULES_MOVE_TEXT_SIZE, "%s", name);
}

int
rules_move_format (const RulesMove *move,
                   char             text[RULES_MOVE_TEXT_SIZE])
{
  char spot[RULES_MOVE_TEXT_SIZE];
  int  n;

  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_PLACE:
      n = snprintf (text, RULES_MOVE_TEXT_SIZE, "place %d,%d %d", move->x, move->y, 90 * move->turn);
      if (move->hand > 0)
        n += snprintf (text + n, (size_t) (RULES_MOVE_TEXT_SIZE - n), " #%d", move->hand);
      return n;
    case RULES_MOVE_FIGURE:
      rules_spot_format (move->spot, spot);
      return snprintf (text, RULES_MOVE_TEXT_SIZE, "%s %.32s", rules_figure_name ((RulesFigure) move->figure), spot);
    case RULES_MOVE_PASS:
      break;
    }
  return snprintf (text, RULES_MOVE_TEXT_SIZE, "pass");
}

/* Splitting a line into words, and reading them one after another. */
enum
{
  MAX_WORDS = 4
};

typedef struct
{
  char        copy[RULES_MOVE_TEXT_SIZE];
  const char *word[MAX_WORDS];
  int         n;
} Words;

static bool
words_split (Words      *words,
             const char *text)
{
  char  *c = words->copy;
  size_t length = strnlen (text, RULES_MOVE_TEXT_SIZE);

  if (length == RULES_MOVE_TEXT_SIZE)
    return false;
  memcpy (words->copy, text, length + 1);
  words->n = 0;
  for (;;)
    {
      c += strspn (c, " \t");
      if (*c == '\0')
        return true;
      if (words->n == MAX_WORDS)
        return false;
      words->word[words->n++] = c;
      c += strcspn (c, " \t");
      if (*c != '\0')
        *c++ = '\0';
    }
}

/* Reads a whole number of up to three digits and moves on behind it; false when there is none. */
static bool
read_number (const char **c,
             int16_t     *number)
{
  bool negative = **c == '-';
  int  value = 0, digits = 0;

  *c += negative;
  for (; **c >= '0' && **c <= '9'; (*c)++, digits++)
    {
      if (digits == 3)
        return false;
      value = 10 * value + (**c - '0');
    }
  *number = (int16_t) (negative ? -value : value);
  return digits > 0;
}

static bool
read_place (const Words *words,
            RulesMove   *move)
{
  const char *c;
  int16_t     degrees, hand = 0;

  if (words->n < 3)
    return false;
  c = words->word[1];
  if (!read_number (&c, &move->x) || *c++ != ',' || !read_number (&c, &move->y) || *c != '\0')
    return false;
  c = words->word[2];
  if (!read_number (&c, &degrees) || *c != '\0' || degrees < 0 || degrees > 270 || degrees % 90 != 0)
    return false;
  if (words->n == 4)
    {
      c = words->word[3];
      if (*c++ != '#' || !read_number (&c, &hand) || *c != '\0' || hand < 0 || hand >= RULES_MAX_HAND)
        return false;
    }
  move->turn = (RulesTurn) (degrees / 90);
  move->hand = (uint8_t) hand;
  return true;
}

static int
read_side (char c)
{
  const char *found = c != '\0' ? strchr (side_names, c) : NULL;

  return found != NULL ? (int) (found - side_names) : -1;
}

/* Reads "city n", "field s2", "field i1" or "monastery" from all words from the first on. */
static bool
read_spot (const Words *words,
           int          first,
           RulesSpot   *spot)
{
  const char *at = words->n == first + 2 ? words->word[first + 1] : "";
  int         feature = words->n > first ? rules_feature_parse (words->word[first]) : -1;
  int         side = read_side (at[0]);

  *spot = (RulesSpot){ (uint8_t) feature, 0 };
  switch (feature)
    {
    case RULES_MONASTERY:
      return words->n == first + 1;
    case RULES_CITY:
    case RULES_ROAD:
      if (side < 0 || at[1] != '\0')
        return false;
      spot->at = (uint8_t) side;
      return true;
    case RULES_FIELD:
      if (at[0] == '\0' || at[1] == '\0' || at[2] != '\0')
        return false;
      if (at[0] == 'i' && at[1] >= '1' && at[1] <= '9')
        spot->at = (uint8_t) (RULES_SPOT_INNER + at[1] - '1');
      else if (side >= 0 && (at[1] == '1' || at[1] == '2'))
        spot->at = (uint8_t) (2 * side + at[1] - '1');
      else
        return false;
      return true;
    default:
      return false;
    }
}

bool
rules_spot_parse (const char *text,
                  RulesSpot  *spot)
{
  Words words;

  return words_split (&words, text) && read_spot (&words, 0, spot);
}

bool
rules_move_parse (const char *text,
                  RulesMove  *move)
{
  Words words;
  int   figure;

  memset (move, 0, sizeof *move);
  if (!words_split (&words, text) || words.n == 0)
    return false;
  if (strcmp (words.word[0], "place") == 0)
    {
      move->kind = RULES_MOVE_PLACE;
      return read_place (&words, move);
    }
  if (strcmp (words.word[0], "pass") == 0)
    {
      move->kind = RULES_MOVE_PASS;
      return words.n == 1;
    }
  figure = rules_figure_parse (words.word[0]);
  if (figure < 0 || figure == RULES_BARN)
    return false;
  move->kind = RULES_MOVE_FIGURE;
  move->figure = (uint8_t) figure;
  return read_spot (&words, 1, &move->spot);
}

bool
rules_move_equal (const RulesMove *a,
                  const RulesMove *b)
{
  return a->kind == b->kind && a->figure == b->figure && a->spot.feature == b->spot.feature && a->spot.at == b->spot.at &&
         a->x == b->x && a->y == b->y && a->turn == b->turn && a->hand == b->hand;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading moves. This is pure: whether a move makes sense on a board is rules-check.c's question. The lines come from files
 * and people, so anything may be in them.
 */

#include <string.h>

#include "rules-move-private.h"
#include "rules-names.h"

enum
{
  MAX_WORDS = 8
};

/* A line as words, and which of them is read next; behind the last one there are only empty ones. */
typedef struct
{
  char        copy[RULES_MOVE_TEXT_SIZE];
  const char *word[MAX_WORDS + 3];
  int         n;
  int         next;
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
  words->n = words->next = 0;
  for (int i = 0; i < MAX_WORDS + 3; i++)
    words->word[i] = "";
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

/* The next word, all of it, as a number from 0 to max. */
static bool
read_count (Words   *words,
            int      max,
            int16_t *number)
{
  const char *c = words->word[words->next++];

  return read_number (&c, number) && *c == '\0' && *number >= 0 && *number <= max;
}

static bool
read_coordinates (Words     *words,
                  RulesMove *move)
{
  const char *c = words->word[words->next++];

  return read_number (&c, &move->x) && *c++ == ',' && read_number (&c, &move->y) && *c == '\0';
}

static bool
read_turn (Words     *words,
           RulesMove *move)
{
  int16_t degrees;

  if (!read_count (words, 270, &degrees) || degrees % 90 != 0)
    return false;
  move->turn = (RulesTurn) (degrees / 90);
  return true;
}

static int
read_side (char c)
{
  const char *found = c != '\0' ? strchr (rules_side_names, c) : NULL;

  return found != NULL ? (int) (found - rules_side_names) : -1;
}

/* "city n", "field s2", "field i1" or "monastery" */
static bool
read_spot (Words     *words,
           RulesSpot *spot)
{
  int         feature = rules_feature_parse (words->word[words->next++]);
  const char *at = feature == RULES_MONASTERY ? "" : words->word[words->next++];
  int         side = read_side (at[0]);

  *spot = (RulesSpot){ (uint8_t) feature, 0 };
  switch (feature)
    {
    case RULES_MONASTERY:
      return true;
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

static bool
read_figure (Words     *words,
             RulesMove *move)
{
  int figure = rules_figure_parse (words->word[words->next++]);

  move->figure = (uint8_t) figure;
  return figure >= 0;
}

/* "#1" */
static bool
read_hash (Words     *words,
           RulesMove *move)
{
  const char *c = words->word[words->next++];
  int16_t     number;

  if (*c++ != '#' || !read_number (&c, &number) || *c != '\0' || number < 0 || number > RULES_MAX_WAGONS)
    return false;
  move->hand = (uint8_t) number;
  return true;
}

/* "5", "5 abbey" or "abbey" */
static bool
read_bid (Words     *words,
          RulesMove *move)
{
  if (strcmp (words->word[words->next], "abbey") != 0 && !read_count (words, RULES_COORDINATE_MAX, &move->points))
    return false;
  if (strcmp (words->word[words->next], "abbey") == 0)
    {
      words->next++;
      move->abbey = 1;
    }
  return true;
}

static bool
read_card (Words     *words,
           RulesMove *move)
{
  int card = rules_gift_parse (words->word[words->next++]);

  move->card = (uint8_t) card;
  return card >= 0;
}

static bool
read_player (Words     *words,
             RulesMove *move)
{
  int16_t player;

  if (!read_count (words, RULES_MAX_PLAYERS - 1, &player))
    return false;
  move->player = (uint8_t) player;
  return true;
}

/* The kind of move that the first word or two name; -1 for none. */
static int
read_kind (Words     *words,
           RulesMove *move)
{
  int figure;

  for (int kind = 0; kind < RULES_N_MOVES; kind++)
    {
      const char *name = rules_move_names[kind];

      if (name != NULL && strncmp (name, "gift ", 5) == 0 && strcmp (words->word[0], "gift") == 0 &&
          strcmp (words->word[1], name + 5) == 0)
        {
          words->next = 2;
          return kind;
        }
      if (name != NULL && strcmp (words->word[0], name) == 0)
        {
          words->next = 1;
          return kind;
        }
    }
  figure = rules_figure_parse (words->word[0]);
  if (figure < 0)
    return -1;
  move->figure = (uint8_t) figure;
  words->next = 1;
  return RULES_MOVE_FIGURE;
}

bool
rules_spot_parse (const char *text,
                  RulesSpot  *spot)
{
  Words words;

  return words_split (&words, text) && read_spot (&words, spot) && words.next == words.n;
}

bool
rules_move_parse (const char *text,
                  RulesMove  *move)
{
  Words    words;
  int      kind;
  unsigned what;
  bool     good = true;

  memset (move, 0, sizeof *move);
  if (!words_split (&words, text))
    return false;
  kind = read_kind (&words, move);
  if (kind < 0)
    return false;
  move->kind = (uint8_t) kind;
  what = rules_move_says[kind];

  if (what & SAYS_PLACE)
    good = read_coordinates (&words, move);
  if (good && what & SAYS_TURN)
    good = read_turn (&words, move);
  if (good && what & SAYS_SPOT)
    good = read_spot (&words, &move->spot);
  if (good && what & SAYS_SPOT2)
    good = read_spot (&words, &move->spot2);
  if (what & SAYS_FIGURE_IF)
    move->figure = RULES_ANY_FIGURE;
  if (good && (what & SAYS_FIGURE || (what & SAYS_FIGURE_IF && words.next < words.n)))
    good = read_figure (&words, move);
  if (good && what & SAYS_CARD)
    good = read_card (&words, move);
  if (good && what & SAYS_BID)
    good = read_bid (&words, move);
  if (good && what & SAYS_PLAYER)
    good = read_player (&words, move);
  if (good && what & SAYS_NUMBER && words.next < words.n)
    good = read_hash (&words, move);
  return good && words.next == words.n;
}

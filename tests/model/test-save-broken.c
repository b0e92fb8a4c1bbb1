/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Anything may stand in a file. Each case is the documentation's example with one thing changed; it is refused with its
 * own code, the line, and words about it.
 */

#include <time.h>

#include "games.h"
#include "kl-save.h"

enum
{
  LARGEST = 8 * 1024 * 1024,
  MOST_MILLISECONDS = 1000 /* of the processor's time: the program may take 200, but sanitizers are slow */
};

typedef struct
{
  const char *name;
  const char *find; /* a text that the example has; NULL: all of it */
  const char *put;
  int         code;
  int         line; /* 0: none is named */
  const char *message;
} Broken;

static const Broken broken[] = {
  /* Not a document. */
  { "empty", NULL, "", KL_SAVE_ERROR_NOT_XML, 0, "cannot be read as a saved game" },
  { "words", NULL, "Dear diary,\n", KL_SAVE_ERROR_NOT_XML, 1, "cannot be read as a saved game" },
  { "picture", NULL, "\x89PNG\r\n\x1a\n\0\0\0", KL_SAVE_ERROR_NOT_XML, 1, "cannot be read as a saved game" },
  { "not-utf-8", "Joris", "Jo\xe9ris", KL_SAVE_ERROR_NOT_XML, 32, "cannot be read as a saved game" },
  { "control-character", "Joris", "Jo&#1;ris", KL_SAVE_ERROR_NOT_XML, 32, "cannot be read as a saved game" },
  { "entity", "Joris", "&joris;", KL_SAVE_ERROR_NOT_XML, 32, "cannot be read as a saved game" },
  { "attribute-twice", "<pile", "<pile a=\"1\" a=\"2\"", KL_SAVE_ERROR_NOT_XML, 36, "cannot be read as a saved game" },
  { "two-roots", "</kloosterland-game>", "</kloosterland-game>\n<a/>", KL_SAVE_ERROR_NOT_XML, 52, "cannot be read" },
  { "document-type", "<kloosterland-game ", "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>\n<kloosterland-game ", KL_SAVE_ERROR_NOT_XML, 2, "document type" },

  /* A document, but no saved game, or a newer one. */
  { "other-xml", NULL, "<?xml version=\"1.0\"?>\n\n<svg/>", KL_SAVE_ERROR_OTHER_XML, 3, "no game that Kloosterland has saved" },
  { "other-namespace", "<kloosterland-game ", "<kloosterland-game xmlns=\"http://example.org/\" ", KL_SAVE_ERROR_OTHER_XML, 2, "no game that" },
  { "format-newer", "format=\"1\" program=\"0.1.0\"", "format=\"2\" program=\"3.0\"", KL_SAVE_ERROR_TOO_NEW, 2, "newer version of Kloosterland, 3.0" },
  { "format-newer-changed", NULL, "<kloosterland-game format=\"2\"><game/></kloosterland-game>", KL_SAVE_ERROR_TOO_NEW, 1, "Install the newest version" },
  { "format-missing", "format=\"1\"", "", KL_SAVE_ERROR_CONTENT, 2, "<kloosterland-game> lacks “format”" },
  { "format-none", "format=\"1\"", "format=\"0\"", KL_SAVE_ERROR_CONTENT, 2, "“0” is not possible as “format”" },
  { "format-huge", "format=\"1\"", "format=\"99999999999999999999999\"", KL_SAVE_ERROR_CONTENT, 2, "as “format”" },
  { "format-no-number", "format=\"1\"", "format=\" 1\"", KL_SAVE_ERROR_CONTENT, 2, "“ 1” is not possible" },

  /* Shape. */
  { "unknown-element", "<pile>", "<dice/><pile>", KL_SAVE_ERROR_CONTENT, 36, "<dice> means nothing in <kloosterland-game>" },
  { "computer-human", "<supply figure=\"meeple\" count=\"5\"/>", "<computer level=\"human\" optional=\"yes\"/>", KL_SAVE_ERROR_CONTENT, 30, "does not know “human” as <computer>" },
  { "computer-twice", "<supply figure=\"meeple\" count=\"5\"/>", "<computer level=\"casual\" optional=\"yes\"/><computer level=\"casual\" optional=\"yes\"/>", KL_SAVE_ERROR_CONTENT, 30, "a second <computer>" },
  { "unknown-optional-no", "<pile>", "<dice optional=\"no\"/><pile>", KL_SAVE_ERROR_CONTENT, 36, "<dice> means nothing" },
  { "unknown-attribute", "seed=\"7\"", "seed=\"7\" luck=\"1\"", KL_SAVE_ERROR_CONTENT, 3, "“luck” means nothing in <setup>" },
  { "attribute-with-prefix", "seed=\"7\"", "seed=\"7\" xmlns:a=\"a\" a:seed=\"8\"", KL_SAVE_ERROR_CONTENT, 3, "“seed” means nothing in <setup>" },
  { "missing-attribute", "seed=\"7\"", "", KL_SAVE_ERROR_CONTENT, 3, "<setup> lacks “seed”" },
  { "missing-element", "<digest>f21d8b1aeb3a0b15</digest>", "", KL_SAVE_ERROR_CONTENT, 2, "There is no <digest>" },
  { "element-twice", "<pile>", "<pile/><pile>", KL_SAVE_ERROR_CONTENT, 36, "There is a second <pile>" },
  { "text-between", "<pile>", "<pile>five of them", KL_SAVE_ERROR_CONTENT, 36, "There is a text in <pile>" },
  { "element-in-text", "meeple city s", "meeple <b>city</b> s", KL_SAVE_ERROR_CONTENT, 45, "<b> means nothing in <move>" },

  /* The set-up. */
  { "set-unknown", "set=\"demo\"", "set=\"moon\"", KL_SAVE_ERROR_CONTENT, 3, "does not know “moon” as <setup>" },
  { "set-incomplete", "set=\"demo\"", "set=\"abbey-and-mayor\"", KL_SAVE_ERROR_CONTENT, 3, "does not know “abbey-and-mayor”" },
  { "seed-negative", "seed=\"7\"", "seed=\"-7\"", KL_SAVE_ERROR_CONTENT, 3, "“-7” is not possible as “seed” of <setup>" },
  { "seed-huge", "seed=\"7\"", "seed=\"18446744073709551616\"", KL_SAVE_ERROR_CONTENT, 3, "as “seed”" },
  { "seed-hex", "seed=\"7\"", "seed=\"0x7\"", KL_SAVE_ERROR_CONTENT, 3, "as “seed”" },
  { "first-no-number", "first=\"0\"", "first=\"none\"", KL_SAVE_ERROR_CONTENT, 3, "“none” is not possible as “first” of <setup>" },
  { "first-huge", "first=\"0\"", "first=\"6\"", KL_SAVE_ERROR_CONTENT, 3, "“6” is not possible as “first” of <setup>" },
  { "first-nobody", "first=\"0\"", "first=\"2\"", KL_SAVE_ERROR_CONTENT, 3, "Who begins is not among the players" },
  { "first-other", "first=\"0\"", "first=\"1\"", KL_SAVE_ERROR_MOVE, 44, "another player is to move" },
  { "part-unknown", "id=\"farmers\"", "id=\"dragons\"", KL_SAVE_ERROR_CONTENT, 4, "does not know “dragons” as <part>" },
  { "part-value", "id=\"farmers\" value=\"off\"", "id=\"farmers\" value=\"1\"", KL_SAVE_ERROR_CONTENT, 4, "does not know “1”" },
  { "part-twice", "<part ", "<part id=\"farmers\" value=\"on\"/>\n<part ", KL_SAVE_ERROR_CONTENT, 5, "“farmers” is set a second time" },
  { "switch-unknown", "id=\"tiny-city\"", "id=\"tiny\"", KL_SAVE_ERROR_CONTENT, 24, "does not know “tiny” as <switch>" },
  { "switch-value", "value=\"listed\"", "value=\"youngest\"", KL_SAVE_ERROR_CONTENT, 11, "does not know “youngest”" },
  { "switch-empty", "id=\"tiny-city\" value=\"off\"", "id=\"tiny-city\" value=\"\"", KL_SAVE_ERROR_CONTENT, 24, "does not know “”" },
  { "switch-number", "id=\"tiny-city\" value=\"off\"", "id=\"tiny-city\" value=\"3\"", KL_SAVE_ERROR_CONTENT, 24, "does not know “3”" },
  { "switch-huge", "id=\"tiny-city\" value=\"off\"", "id=\"tiny-city\" value=\"99999999999999999999\"", KL_SAVE_ERROR_CONTENT, 24, "does not know" },
  { "switch-size", "id=\"table\" value=\"off\"", "id=\"table\" value=\"2 9\"", KL_SAVE_ERROR_CONTENT, 18, "does not know “2 9”" },
  { "switch-half-size", "id=\"table\" value=\"off\"", "id=\"table\" value=\"9\"", KL_SAVE_ERROR_CONTENT, 18, "does not know “9”" },
  { "part-needs", "id=\"barn\" value=\"off\"", "id=\"barn\" value=\"on\"", KL_SAVE_ERROR_CONTENT, 9, "“barn” needs “farmers”, which is off." },
  { "switch-needs-part", "id=\"wagon-rolls\" value=\"off\"", "id=\"wagon-rolls\" value=\"on\"", KL_SAVE_ERROR_CONTENT, 21, "“wagon-rolls” needs “wagon”, which is off." },
  { "switch-needs", "id=\"table-closes\" value=\"off\"", "id=\"table-closes\" value=\"on\"", KL_SAVE_ERROR_CONTENT, 19, "“table-closes” needs “table”, which is off." },
  { "switch-excludes", "id=\"draw-ahead\" value=\"off\"/>\n    <switch id=\"hand\" value=\"off\"", "id=\"draw-ahead\" value=\"on\"/>\n    <switch id=\"hand\" value=\"hidden\"", KL_SAVE_ERROR_CONTENT, 13, "“hand” and “draw-ahead” exclude each other." },
  { "abbeys-not-in-game", "figure=\"meeple\" count=\"5\"", "figure=\"abbey\" count=\"1\"", KL_SAVE_ERROR_CONTENT, 28, "A player has what belongs to “abbey”, which is off" },
  { "gifts-without-part", "<gifts/>", "<gifts><card kind=\"synod\"/></gifts>", KL_SAVE_ERROR_CONTENT, 42, "A game with “gifts” has 25 cards, one without has none" },
  { "gifts-missing", "<gifts/>", "", KL_SAVE_ERROR_CONTENT, 2, "There is no <gifts>" },
  { "gifts-none", "id=\"gifts\" value=\"off\"", "id=\"gifts\" value=\"on\"", KL_SAVE_ERROR_CONTENT, 42, "A game with “gifts” has 25 cards, one without has none" },
  { "card-unknown", "<gifts/>", "<gifts><card kind=\"dragon\"/></gifts>", KL_SAVE_ERROR_CONTENT, 42, "does not know “dragon” as <card>" },
  { "colour-unknown", "colour=\"green\"", "colour=\"grey\"", KL_SAVE_ERROR_CONTENT, 29, "does not know “grey” as <player>" },
  { "players-seven", "<players>", "<players><player name=\"\" colour=\"red\"/><player name=\"\" colour=\"red\"/><player name=\"\" colour=\"red\"/><player name=\"\" colour=\"red\"/><player name=\"\" colour=\"red\"/>", KL_SAVE_ERROR_CONTENT, 32, "more than 6 players" },
  { "figure-unknown", "figure=\"meeple\"", "figure=\"dragon\"", KL_SAVE_ERROR_CONTENT, 30, "does not know “dragon” as <supply>" },
  { "figure-twice", "<supply ", "<supply figure=\"meeple\" count=\"1\"/>\n<supply ", KL_SAVE_ERROR_CONTENT, 31, "“meeple” is set a second time" },
  { "figures-too-many", "count=\"5\"", "count=\"32\"", KL_SAVE_ERROR_CONTENT, 30, "“32” is not possible as “count”" },
  { "figures-not-in-game", "figure=\"meeple\" count=\"5\"", "figure=\"barn\" count=\"31\"", KL_SAVE_ERROR_CONTENT, 28, "A player has what belongs to “barn”, which is off" },
  { "tile-unknown", "type=\"monastery\"", "type=\"castle\"", KL_SAVE_ERROR_CONTENT, 39, "does not know “castle” as <tile>" },
  { "tile-abbey", "type=\"monastery\"", "type=\"abbey\"", KL_SAVE_ERROR_CONTENT, 36, "The pile has tiles that this game cannot have" },

  /* The moves. */
  { "move-none", "meeple city s", "meeple on the roof", KL_SAVE_ERROR_MOVE, 45, "“meeple on the roof” is no move" },
  { "move-empty", "meeple city s", "", KL_SAVE_ERROR_MOVE, 45, "“” is no move" },
  { "move-huge", "place 1,0 90", "place 99999999999999999999,0 90", KL_SAVE_ERROR_MOVE, 46, "is no move" },
  { "move-not-adjacent", "place 1,0 90", "place 5,5 90", KL_SAVE_ERROR_MOVE, 46, "The move “place 5,5 90” cannot be made: no tile lies beside" },
  { "move-mismatch", "place 1,0 90", "place 1,0 270", KL_SAVE_ERROR_MOVE, 46, "does not match its neighbours" },
  { "move-taken", "place 1,0 90", "place 0,0 90", KL_SAVE_ERROR_MOVE, 46, "a tile lies there already" },
  { "move-phase", "place 1,0 90", "pass", KL_SAVE_ERROR_MOVE, 46, "something else is to be decided" },
  { "move-segment", "meeple city s", "meeple city n", KL_SAVE_ERROR_MOVE, 45, "nothing of that kind there" },
  { "move-farmer", "meeple city s", "meeple field n1", KL_SAVE_ERROR_MOVE, 45, "played without farmers" },
  { "move-long", "meeple city s", "meeple                                                        \n      of a city", KL_SAVE_ERROR_MOVE, 45, "…” is no move" },
  { "move-card", "place 1,0 90", "gift take2", KL_SAVE_ERROR_MOVE, 46, "cannot be made: the player has no such card" },
  { "move-abbey", "place 1,0 90", "abbey 1,0", KL_SAVE_ERROR_MOVE, 46, "something else is to be decided" },
  { "move-other-player", "<move player=\"1\">place", "<move player=\"0\">place", KL_SAVE_ERROR_MOVE, 46, "another player is to move" },
  { "move-no-player", "<move player=\"1\">place", "<move player=\"2\">place", KL_SAVE_ERROR_CONTENT, 46, "“2” is not possible as “player” of <move>" },
  { "end-in-the-middle", "<move player=\"1\">place", "<end/><move player=\"1\">place", KL_SAVE_ERROR_MOVE, 46, "the game is over by then" },
  { "end-twice", "</moves>", "<end/>\n<end/></moves>", KL_SAVE_ERROR_MOVE, 50, "but it is over by then" },
  { "cursor-beyond", "cursor=\"4\"", "cursor=\"6\"", KL_SAVE_ERROR_CONTENT, 43, "“6” is not possible as “cursor” of <moves>" },
  { "cursor-negative", "cursor=\"4\"", "cursor=\"-1\"", KL_SAVE_ERROR_CONTENT, 43, "“-1” is not possible" },

  /* Another game than the one that was saved. */
  { "digest-short", "f21d8b1aeb3a0b15", "f21d8b", KL_SAVE_ERROR_CONTENT, 50, "16 hexadecimal digits" },
  { "digest-no-hex", "f21d8b1aeb3a0b15", "f21d8b1aeb3a0b1z", KL_SAVE_ERROR_CONTENT, 50, "16 hexadecimal digits" },
  { "digest-wrong", "f21d8b1aeb3a0b15", "f21d8b1aeb3a0b16", KL_SAVE_ERROR_DIGEST, 50, "lead to another position" },
  { "pile-other-order", "<tile type=\"monastery\"/>", "<tile type=\"road-straight\"/>", KL_SAVE_ERROR_DIGEST, 50, "lead to another position" },
  { "move-missing", "<move player=\"0\">place 0,1 0</move>", "", KL_SAVE_ERROR_DIGEST, 50, "lead to another position" },
};

/* The same for a game with every part, of which the line that is told is the one that was changed, or the one with where. */
typedef struct
{
  const char *name;
  const char *find;
  const char *put;
  const char *where;
  const char *message;
} BrokenMore;

static const BrokenMore broken_more[] = {
  { "farmers-off", "id=\"farmers\" value=\"on\"", "id=\"farmers\" value=\"off\"", "<part id=\"gifts\"", "“gifts” needs “farmers”, which is off." },
  { "barns-off", "id=\"barn\" value=\"on\"", "id=\"barn\" value=\"off\"", "<players>", "A player has what belongs to “barn”, which is off." },
  { "wagons", "figure=\"wagon\" count=\"2\"", "figure=\"wagon\" count=\"9\"", "<players>", "more figures than a game has room for" },
  { "abbeys", "figure=\"abbey\" count=\"2\"", "figure=\"abbey\" count=\"31\"", "<pile>", "more tiles than a game has room for" },
  { "supply-twice", "<supply figure=\"abbey\" count=\"2\"/>", "<supply figure=\"abbey\" count=\"1\"/><supply figure=\"abbey\" count=\"1\"/>", NULL, "“abbey” is set a second time" },
  { "six-of-a-kind", "<card kind=\"cash\"/>", "<card kind=\"take2\"/>", "<gifts>", "more gift cards of a kind" },
  { "card-missing", "<card kind=\"cash\"/>", "", "<gifts>", "has 25 cards" },
  { "card-too-many", "<card kind=\"change\"/>\n  </gifts>", "<card kind=\"change\"/><card kind=\"change\"/>\n  </gifts>", NULL, "more than 25 gift cards" },
  { "card-twice", "gift waste synod</move>", "gift waste synod</move><move player=\"1\">gift waste synod</move>", NULL, "the player has no such card" },
  { "card-second", "gift change 2,-2 field e2 road e</move>", "gift change 2,-2 field e2 road e</move><move player=\"0\">gift take2</move>", NULL, "no such card" },
  { "wagon-of-another", "<move player=\"0\">roll 2,3 city e", "<move player=\"2\">roll 2,3 city e", NULL, "another player is to move" },
  { "wagon-too-far", "roll 2,3 city e", "roll -4,1 road s", NULL, "the wagon cannot reach that" },
  { "wagon-unknown", "roll 2,3 city e", "roll 2,3 city e #1", NULL, "no such wagon of this player is on its way" },
  { "wagon-nowhere", "roll 2,3 city e", "roll 40,40 city e", NULL, "the tile has nothing of that kind there" },
  { "wagon-later", "<move player=\"0\">roll 2,3 city e</move>", "", "<move player=\"2\">place 4,1 90 #1", "another player is to move" },
  { "hand-tile", "place -2,5 180 #1", "place -2,5 180 #3", NULL, "no such tile in the hand" },
  { "abbey-off-table", "abbey 3,3", "abbey 30,3", NULL, "beyond the edge of the table" },
  { "abbey-no-hole", "abbey 3,3", "abbey 6,2", NULL, "an abbey needs a tile on each of its four sides" },
  { "bid", "abbey 3,3", "bid 3", NULL, "something else is to be decided" },
};

static char *
dup_with (const char *text,
          const char *find,
          const char *put)
{
  const char      *found = strstr (text, find);
  g_autofree char *before = NULL;

  g_assert_nonnull (found);
  before = g_strndup (text, (gsize) (found - text));
  return g_strconcat (before, put, found + strlen (find), NULL);
}

static KlGame *
read_text (const char *text,
           gsize       size,
           GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, size);

  return kl_save_from_bytes (bytes, "test.kloosterland", error);
}

static void
test_broken (gconstpointer data)
{
  const Broken *this = data;
  g_autofree char   *example = test_dup_example ();
  g_autofree char   *text = this->find != NULL ? dup_with (example, this->find, this->put) : g_strdup (this->put);
  g_autofree char   *line = this->line > 0 ? g_strdup_printf ("“test.kloosterland”, line %d: ", this->line)
                                           : g_strdup ("“test.kloosterland”: ");
  g_autoptr (GError) error = NULL;

  g_assert_null (read_text (text, strlen (text), &error));
  g_assert_error (error, KL_SAVE_ERROR, this->code);
  g_test_message ("%s", error->message);
  if (!g_str_has_prefix (error->message, line) || strstr (error->message, this->message) == NULL)
    g_error ("“%s%s” expected, “%s” got", line, this->message, error->message);
  g_assert_true (g_str_has_suffix (error->message, "."));
}

static int
find_line (const char *text,
           const char *find)
{
  const char *found = strstr (text, find);
  int         line = 1;

  g_assert_nonnull (found);
  for (const char *c = text; c < found; c++)
    line += *c == '\n';
  return line;
}

static void
test_broken_more (gconstpointer data)
{
  const BrokenMore *this = data;
  g_autoptr (GBytes) bytes = test_read_fixture ("format-1.kloosterland");
  g_autofree char   *whole = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autofree char   *text = dup_with (whole, this->find, this->put);
  g_autofree char   *line = g_strdup_printf ("“test.kloosterland”, line %d: ", find_line (whole, this->where != NULL ? this->where : this->find));
  g_autoptr (GError) error = NULL;

  g_assert_null (read_text (text, strlen (text), &error));
  if (!g_str_has_prefix (error->message, line) || strstr (error->message, this->message) == NULL)
    g_error ("“%s%s” expected, “%s” got", line, this->message, error->message);
  g_assert_true (g_str_has_suffix (error->message, "."));
}

/* What a later version adds as optional does not matter, wherever it stands; nor do comments and CDATA. */
static void
test_optional (void)
{
  static const char *const changes[][2] = {
    { "<pile>", "<dice optional=\"yes\"><six/>text</dice><pile>" },
    { "<part ", "<mood optional=\"yes\" good=\"1\"/><part " },
    { "<supply ", "<hat optional=\"yes\"/><supply " },
    { "<tile ", "<hat optional=\"yes\"/><tile " },
    { "<move ", "<hat optional=\"yes\"/><move " },
    { "<pile>", "<!-- a comment --><?and a command?><pile>" },
    { "meeple city s", "<![CDATA[meeple city s]]>" },
    { "meeple city s", "\n  meeple   <!-- she dares --> city\ts\n" },
    { "<digest>f21d8b1aeb3a0b15", "<digest>\n    F21D8B1AEB3A0B15\n" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char   *example = test_dup_example ();
      g_autofree char   *text = dup_with (example, changes[i][0], changes[i][1]);
      g_autoptr (GError) error = NULL;
      KlGame            *game = read_text (text, strlen (text), &error);

      g_assert_no_error (error);
      g_assert_cmpint (kl_game_get_history (game)->n, ==, 6);
      g_assert_finalize_object (game);
    }
}

/* A part that is not mentioned is off, whatever the set begins with; a switch is as the rules have it; no supply is none. */
static void
test_left_out (void)
{
  g_autofree char   *example = test_dup_example ();
  g_autofree char   *other_set = dup_with (example, "\"demo\"", "\"base\"");
  g_autofree char   *no_part = dup_with (other_set, "<part id=\"farmers\" value=\"off\"/>", "");
  g_autofree char   *no_switch = dup_with (no_part, "<switch id=\"tiny-city\" value=\"off\"/>", "");
  g_autoptr (GError) error = NULL;
  KlGame            *game = read_text (no_switch, strlen (no_switch), &error);
  g_autofree char   *no_supply = dup_with (example, "<supply figure=\"meeple\" count=\"5\"/>", "");

  g_assert_no_error (error);
  g_assert_false (kl_game_get_setup (game)->part[RULES_PART_FARMERS]);
  g_assert_cmpint (kl_game_get_setup (game)->value[RULES_SWITCH_TINY_CITY], ==, 0);
  g_assert_finalize_object (game);

  g_assert_null (read_text (no_supply, strlen (no_supply), &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_MOVE);
  g_assert_nonnull (strstr (error->message, "no such figure left"));
}

/* One byte changed: refused with a message, or another game, but never a crash. */
static void
test_every_byte (void)
{
  g_autofree char *example = test_dup_example ();

  for (gsize i = 0; i < strlen (example); i += test_get_step ())
    for (const char *c = "<\"0 z\xff"; c != NULL; c = *c != '\0' ? c + 1 : NULL)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (KlGame) game = NULL;
        g_autofree char   *text = g_strdup (example);
        gsize              size = strlen (text);

        text[i] = *c;
        game = read_text (text, size, &error);
        g_assert_true ((game == NULL) == (error != NULL));
        if (error != NULL)
          g_assert_true (g_utf8_validate (error->message, -1, NULL));
      }
}

static void
test_too_large (void)
{
  const gsize        size = 8 * 1024 * 1024 + 1;
  g_autofree char   *text = g_malloc (size);
  g_autoptr (GError) error = NULL;

  memset (text, ' ', size);
  g_assert_null (read_text (text, size, &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_TOO_LARGE);
}

static void
test_too_deep (void)
{
  GString           *text = g_string_new ("<kloosterland-game format=\"1\" program=\"\">");
  g_autofree char   *whole = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 100000; i++)
    g_string_append (text, "<a optional=\"yes\">");
  whole = g_string_free (text, FALSE);
  g_assert_null (read_text (whole, strlen (whole), &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_NOT_XML);
}

static void
test_too_many (void)
{
  static const struct
  {
    const char *find;
    const char *again;
    int         code;
  } many[] = {
    { "<tile ", "<tile type=\"monastery\"/>", KL_SAVE_ERROR_CONTENT },
    { "<move ", "<move player=\"0\">pass</move>", KL_SAVE_ERROR_MOVE },
    { "<player ", "<player name=\"\" colour=\"red\"/>", KL_SAVE_ERROR_CONTENT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (many); i++)
    {
      g_autofree char   *example = test_dup_example ();
      GString           *put = g_string_new (NULL);
      g_autofree char   *lot = NULL;
      g_autofree char   *text = NULL;
      g_autoptr (GError) error = NULL;

      for (int k = 0; k < 5000; k++)
        g_string_append (put, many[i].again);
      g_string_append (put, many[i].find);
      lot = g_string_free (put, FALSE);
      text = dup_with (example, many[i].find, lot);
      g_assert_null (read_text (text, strlen (text), &error));
      g_assert_error (error, KL_SAVE_ERROR, many[i].code);
    }
}

/* As many as fit into the largest file that is read at all. */
static char *
dup_many (const char *before,
          const char *unit,
          gboolean    numbered,
          const char *after)
{
  GString *text = g_string_new (before);

  for (guint i = 0; text->len + strlen (unit) + strlen (after) + 8 < LARGEST; i++)
    {
      g_string_append (text, unit);
      if (numbered)
        g_string_append_printf (text, "%u=\"\"", i);
    }
  g_string_append (text, after);
  return g_string_free (text, FALSE);
}

/* The largest files of the worst kinds: none holds anybody up. */
static void
test_slow (void)
{
  static const struct
  {
    const char *before;
    const char *unit;
    gboolean    numbered;
    const char *after;
  } slow[] = {
    { "<kloosterland-game", " a", TRUE, "/>" },
    { "<kloosterland-game", " xmlns:a", TRUE, "/>" },
    { "<kloosterland-game>", "<a b", TRUE, "</kloosterland-game>" },
    { "<kloosterland-game format=\"1\" program=\"\">", "<a optional=\"yes\"/>", FALSE, "</kloosterland-game>" },
    { "<kloosterland-game format=\"1\" program=\"\">", "<b:a/>", FALSE, "</kloosterland-game>" },
    { "<kloosterland-game format=\"1\" program=\"\">", "<!---->", FALSE, "</kloosterland-game>" },
    { "<kloosterland-game format=\"1\" program=\"\">", "<?a?>", FALSE, "</kloosterland-game>" },
    { "<kloosterland-game format=\"1\" program=\"\">", "<![CDATA[]]>", FALSE, "</kloosterland-game>" },
    { "<kloosterland-game format=\"1\" program=\"\">", "&#65;", FALSE, "</kloosterland-game>" },
    { "<kloosterland-game format=\"1\" program=\"", "&amp;", FALSE, "\"/>" },
    { "<kloosterland-game format=\"1\" program=\"", "x", FALSE, "\"/>" },
    { "<kloosterland-game format=\"1\" program=\"\">", "x", FALSE, "</kloosterland-game>" },
    { "<kloosterland-game format=\"1\" program=\"\"><players>", "<player name=\"\" colour=\"red\"/>", FALSE, "</players></kloosterland-game>" },
    { "<", "x", FALSE, "/>" },
    { "", "<", FALSE, "" },
    { "", "\n", FALSE, "<a/>" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (slow); i++)
    {
      g_autofree char   *text = dup_many (slow[i].before, slow[i].unit, slow[i].numbered, slow[i].after);
      g_autoptr (GError) error = NULL;
      clock_t            begin = clock ();
      gint64             milliseconds;

      g_assert_null (read_text (text, strlen (text), &error));
      milliseconds = (clock () - begin) * 1000 / CLOCKS_PER_SEC;
      g_test_message ("%s…: %" G_GINT64_FORMAT " ms: %s", slow[i].unit, milliseconds, error->message);
      g_assert_cmpint (milliseconds, <, MOST_MILLISECONDS * (gint64) test_get_step ());
    }
}

/* No more than this is needed by what is read; and what only looks like more is not counted. */
static void
test_enough (void)
{
  g_autofree char   *example = test_dup_example ();
  g_autofree char   *equals = g_strnfill (200, '=');
  g_autofree char   *name = g_strconcat (" name=\"<!-- &lt; ' /> xmlns", equals, "\" ", NULL);
  g_autofree char   *with_name = NULL;
  g_autofree char   *with_comment = NULL;
  g_autofree char   *comment = g_strconcat ("<!-- <", equals, " ' \" &&& xmlns --><![CDATA[ ]]><pile>", NULL);
  g_autoptr (GError) error = NULL;
  KlGame            *game;

  g_strdelimit (strstr (name, "<!--"), "<", '.');
  with_name = dup_with (example, " name=\"Anna\" ", name);
  with_comment = dup_with (with_name, "<pile>", comment);
  game = read_text (with_comment, strlen (with_comment), &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (kl_player_get_name (kl_game_get_player (game, 0)), equals));
  g_assert_finalize_object (game);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autofree char *path = g_strconcat ("/save/broken/", broken[i].name, NULL);

      g_test_add_data_func (path, &broken[i], test_broken);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (broken_more); i++)
    {
      g_autofree char *path = g_strconcat ("/save/broken-more/", broken_more[i].name, NULL);

      g_test_add_data_func (path, &broken_more[i], test_broken_more);
    }
  g_test_add_func ("/save/optional", test_optional);
  g_test_add_func ("/save/left-out", test_left_out);
  g_test_add_func ("/save/broken/every-byte", test_every_byte);
  g_test_add_func ("/save/broken/too-large", test_too_large);
  g_test_add_func ("/save/broken/too-deep", test_too_deep);
  g_test_add_func ("/save/broken/too-many", test_too_many);
  g_test_add_func ("/save/broken/slow", test_slow);
  g_test_add_func ("/save/enough", test_enough);
  return g_test_run ();
}

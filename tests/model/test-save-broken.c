/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Anything may stand in a file. Each case is the documentation's example with one thing changed; it is refused with its
 * own code, the line, and words about it.
 */

#include "games.h"
#include "kl-save.h"

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
  { "not-utf-8", "Joris", "Jo\xe9ris", KL_SAVE_ERROR_NOT_XML, 13, "cannot be read as a saved game" },
  { "control-character", "Joris", "Jo&#1;ris", KL_SAVE_ERROR_NOT_XML, 13, "cannot be read as a saved game" },
  { "entity", "Joris", "&joris;", KL_SAVE_ERROR_NOT_XML, 13, "cannot be read as a saved game" },
  { "attribute-twice", "<pile", "<pile a=\"1\" a=\"2\"", KL_SAVE_ERROR_NOT_XML, 17, "cannot be read as a saved game" },
  { "two-roots", "</kloosterland-game>", "</kloosterland-game>\n<a/>", KL_SAVE_ERROR_NOT_XML, 32, "cannot be read" },
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
  { "unknown-element", "<pile>", "<dice/><pile>", KL_SAVE_ERROR_CONTENT, 17, "<dice> means nothing in <kloosterland-game>" },
  { "unknown-optional-no", "<pile>", "<dice optional=\"no\"/><pile>", KL_SAVE_ERROR_CONTENT, 17, "<dice> means nothing" },
  { "unknown-attribute", "seed=\"7\"", "seed=\"7\" luck=\"1\"", KL_SAVE_ERROR_CONTENT, 3, "“luck” means nothing in <setup>" },
  { "attribute-with-prefix", "seed=\"7\"", "seed=\"7\" xmlns:a=\"a\" a:seed=\"8\"", KL_SAVE_ERROR_CONTENT, 3, "“seed” means nothing in <setup>" },
  { "missing-attribute", "seed=\"7\"", "", KL_SAVE_ERROR_CONTENT, 3, "<setup> lacks “seed”" },
  { "missing-element", "<digest>c2e976ab44de18fd</digest>", "", KL_SAVE_ERROR_CONTENT, 2, "There is no <digest>" },
  { "element-twice", "<pile>", "<pile/><pile>", KL_SAVE_ERROR_CONTENT, 17, "There is a second <pile>" },
  { "text-between", "<pile>", "<pile>five of them", KL_SAVE_ERROR_CONTENT, 17, "There is a text in <pile>" },
  { "element-in-text", "meeple city s", "meeple <b>city</b> s", KL_SAVE_ERROR_CONTENT, 25, "<b> means nothing in <move>" },

  /* The set-up. */
  { "set-unknown", "set=\"demo\"", "set=\"moon\"", KL_SAVE_ERROR_CONTENT, 3, "does not know “moon” as <setup>" },
  { "set-incomplete", "set=\"demo\"", "set=\"abbey-and-mayor\"", KL_SAVE_ERROR_CONTENT, 3, "does not know “abbey-and-mayor”" },
  { "seed-negative", "seed=\"7\"", "seed=\"-7\"", KL_SAVE_ERROR_CONTENT, 3, "“-7” is not possible as “seed” of <setup>" },
  { "seed-huge", "seed=\"7\"", "seed=\"18446744073709551616\"", KL_SAVE_ERROR_CONTENT, 3, "as “seed”" },
  { "seed-hex", "seed=\"7\"", "seed=\"0x7\"", KL_SAVE_ERROR_CONTENT, 3, "as “seed”" },
  { "part-unknown", "id=\"farmers\"", "id=\"dragons\"", KL_SAVE_ERROR_CONTENT, 4, "does not know “dragons” as <part>" },
  { "part-value", "id=\"farmers\" value=\"off\"", "id=\"farmers\" value=\"1\"", KL_SAVE_ERROR_CONTENT, 4, "does not know “1”" },
  { "part-twice", "<part ", "<part id=\"farmers\" value=\"on\"/>\n<part ", KL_SAVE_ERROR_CONTENT, 5, "“farmers” is set a second time" },
  { "switch-unknown", "id=\"tiny-city\"", "id=\"tiny\"", KL_SAVE_ERROR_CONTENT, 7, "does not know “tiny” as <switch>" },
  { "switch-value", "value=\"listed\"", "value=\"youngest\"", KL_SAVE_ERROR_CONTENT, 5, "does not know “youngest”" },
  { "switch-number", "id=\"tiny-city\" value=\"off\"", "id=\"tiny-city\" value=\"3\"", KL_SAVE_ERROR_CONTENT, 7, "does not know “3”" },
  { "switch-huge", "id=\"tiny-city\" value=\"off\"", "id=\"tiny-city\" value=\"99999999999999999999\"", KL_SAVE_ERROR_CONTENT, 7, "does not know" },
  { "colour-unknown", "colour=\"green\"", "colour=\"grey\"", KL_SAVE_ERROR_CONTENT, 10, "does not know “grey” as <player>" },
  { "players-seven", "<players>", "<players><player name=\"\" colour=\"red\"/><player name=\"\" colour=\"red\"/><player name=\"\" colour=\"red\"/><player name=\"\" colour=\"red\"/><player name=\"\" colour=\"red\"/>", KL_SAVE_ERROR_CONTENT, 13, "more than 6 players" },
  { "figure-unknown", "figure=\"meeple\"", "figure=\"dragon\"", KL_SAVE_ERROR_CONTENT, 11, "does not know “dragon” as <supply>" },
  { "figure-twice", "<supply ", "<supply figure=\"meeple\" count=\"1\"/>\n<supply ", KL_SAVE_ERROR_CONTENT, 12, "“meeple” is set a second time" },
  { "figures-too-many", "count=\"5\"", "count=\"32\"", KL_SAVE_ERROR_CONTENT, 11, "“32” is not possible as “count”" },
  { "figures-not-in-game", "figure=\"meeple\" count=\"5\"", "figure=\"barn\" count=\"31\"", KL_SAVE_ERROR_CONTENT, 9, "figures that this game cannot have" },
  { "tile-unknown", "type=\"monastery\"", "type=\"castle\"", KL_SAVE_ERROR_CONTENT, 20, "does not know “castle” as <tile>" },
  { "tile-abbey", "type=\"monastery\"", "type=\"abbey\"", KL_SAVE_ERROR_CONTENT, 17, "The pile has tiles" },

  /* The moves. */
  { "move-none", "meeple city s", "meeple on the roof", KL_SAVE_ERROR_MOVE, 25, "“meeple on the roof” is no move" },
  { "move-empty", "meeple city s", "", KL_SAVE_ERROR_MOVE, 25, "“” is no move" },
  { "move-huge", "place 1,0 90", "place 99999999999999999999,0 90", KL_SAVE_ERROR_MOVE, 26, "is no move" },
  { "move-not-adjacent", "place 1,0 90", "place 5,5 90", KL_SAVE_ERROR_MOVE, 26, "The move “place 5,5 90” cannot be made: no tile lies beside" },
  { "move-mismatch", "place 1,0 90", "place 1,0 270", KL_SAVE_ERROR_MOVE, 26, "does not match its neighbours" },
  { "move-taken", "place 1,0 90", "place 0,0 90", KL_SAVE_ERROR_MOVE, 26, "a tile lies there already" },
  { "move-phase", "place 1,0 90", "pass", KL_SAVE_ERROR_MOVE, 26, "something else is to be decided" },
  { "move-segment", "meeple city s", "meeple city n", KL_SAVE_ERROR_MOVE, 25, "nothing of that kind there" },
  { "move-farmer", "meeple city s", "meeple field n1", KL_SAVE_ERROR_MOVE, 25, "played without farmers" },
  { "move-long", "meeple city s", "meeple                                                        \n      of a city", KL_SAVE_ERROR_MOVE, 25, "…” is no move" },
  { "move-other-player", "<move player=\"1\">place", "<move player=\"0\">place", KL_SAVE_ERROR_MOVE, 26, "another player is to move" },
  { "move-no-player", "<move player=\"1\">place", "<move player=\"2\">place", KL_SAVE_ERROR_CONTENT, 26, "“2” is not possible as “player” of <move>" },
  { "end-in-the-middle", "<move player=\"1\">place", "<end/><move player=\"1\">place", KL_SAVE_ERROR_MOVE, 26, "the game is over by then" },
  { "end-twice", "</moves>", "<end/>\n<end/></moves>", KL_SAVE_ERROR_MOVE, 30, "but it is over by then" },
  { "cursor-beyond", "cursor=\"4\"", "cursor=\"6\"", KL_SAVE_ERROR_CONTENT, 23, "“6” is not possible as “cursor” of <moves>" },
  { "cursor-negative", "cursor=\"4\"", "cursor=\"-1\"", KL_SAVE_ERROR_CONTENT, 23, "“-1” is not possible" },

  /* Another game than the one that was saved. */
  { "digest-short", "c2e976ab44de18fd", "c2e976", KL_SAVE_ERROR_CONTENT, 30, "16 hexadecimal digits" },
  { "digest-no-hex", "c2e976ab44de18fd", "c2e976ab44de18fz", KL_SAVE_ERROR_CONTENT, 30, "16 hexadecimal digits" },
  { "digest-wrong", "c2e976ab44de18fd", "c2e976ab44de18fe", KL_SAVE_ERROR_DIGEST, 30, "lead to another position" },
  { "pile-other-order", "<tile type=\"monastery\"/>", "<tile type=\"road-straight\"/>", KL_SAVE_ERROR_DIGEST, 30, "lead to another position" },
  { "move-missing", "<move player=\"0\">place 0,1 0</move>", "", KL_SAVE_ERROR_DIGEST, 30, "lead to another position" },
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
    { "<digest>c2e976ab44de18fd", "<digest>\n    C2E976AB44DE18FD\n" },
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

static void
test_truncated (void)
{
  g_autoptr (GBytes) bytes = test_read_fixture ("format-1.kloosterland");
  gsize              size;
  const char        *text = g_bytes_get_data (bytes, &size);

  while (g_ascii_isspace (text[size - 1]))
    size--;
  for (gsize n = 0; n < size; n++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (read_text (text, n, &error));
      g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_NOT_XML);
    }
}

/* One byte changed: refused with a message, or another game, but never a crash. */
static void
test_every_byte (void)
{
  g_autofree char *example = test_dup_example ();

  for (gsize i = 0; example[i] != '\0'; i++)
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

      for (int k = 0; k < 50000; k++)
        g_string_append (put, many[i].again);
      g_string_append (put, many[i].find);
      lot = g_string_free (put, FALSE);
      text = dup_with (example, many[i].find, lot);
      g_assert_null (read_text (text, strlen (text), &error));
      g_assert_error (error, KL_SAVE_ERROR, many[i].code);
    }
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
  g_test_add_func ("/save/optional", test_optional);
  g_test_add_func ("/save/left-out", test_left_out);
  g_test_add_func ("/save/broken/truncated", test_truncated);
  g_test_add_func ("/save/broken/every-byte", test_every_byte);
  g_test_add_func ("/save/broken/too-large", test_too_large);
  g_test_add_func ("/save/broken/too-deep", test_too_deep);
  g_test_add_func ("/save/broken/too-many", test_too_many);
  return g_test_run ();
}

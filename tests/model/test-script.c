/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scripts themselves: what they may say, what is told when something is wrong, and that no bytes do any harm. The rules
 * are tested by scripts in tests/rules.
 */

#include <string.h>

#include "kl-script.h"
#include "kl-tiles.h"
#include "rules-legal.h"
#include "rules-random.h"

static void
append_cb (const char *line,
           gpointer    data)
{
  g_string_append_printf (data, "%s\n", line);
}

/* Runs a script that must end with this error ("" for none), and must have shown this (NULL: whatever). */
static void
check_run (const char   *text,
           KlScriptError code,
           const char   *message,
           const char   *shown)
{
  g_autoptr (GString) output = g_string_new (NULL);
  g_autoptr (GError)  error = NULL;
  gboolean            ok = kl_script_run (text, strlen (text), "s", append_cb, output, &error);

  if (*message == '\0')
    {
      g_assert_no_error (error);
      g_assert_true (ok);
    }
  else
    {
      g_assert_error (error, KL_SCRIPT_ERROR, (int) code);
      g_assert_false (ok);
      g_assert_cmpstr (error->message, ==, message);
    }
  if (shown != NULL)
    g_assert_cmpstr (output->str, ==, shown);
}

static void
check_good (const char *text)
{
  check_run (text, 0, "", NULL);
}

static void
check_failed (const char *text,
              const char *message)
{
  check_run (text, KL_SCRIPT_ERROR_FAILED, message, NULL);
}

static void
check_unreadable (const char *text,
                  const char *message)
{
  check_run (text, KL_SCRIPT_ERROR_UNREADABLE, message, NULL);
}

static void
test_empty (void)
{
  check_good ("");
  check_good ("\n\n  \n# only a comment\n");
  check_good ("expect scores 0 0\nexpect phase place 0\nexpect pile 46");
}

static void
test_comments (void)
{
  check_good ("stack road-straight # and more\n  # \"\nplace 1,0 0 # done\nexpect phase figure 0\n#1\n");
  check_good ("players \"Number # one\" Two\n");
}

static void
test_hand_number (void)
{
  check_good ("stack road-straight\nplace 1,0 0 #0 # the only one\n");
  check_failed ("stack road-straight\nplace 1,0 0 #1\n", "s:2: expected a legal move, got no-such-tile");
}

static void
test_line_ends (void)
{
  check_good ("tiles demo\r\nstack road-straight\r\nplace 1,0 0\r\npass");
}

static void
test_setup_order (void)
{
  /* The set's own supply must not undo the line before it. */
  check_good ("supply meeple 3\nparts farmers\ntiles base\nplayers A B C\nexpect supply 2 meeple 3\nexpect pile 70\n");
  check_good ("supply meeple 1 2 3\nplayers A B C\nexpect supply 0 meeple 1\nexpect supply 1 meeple 2\nexpect supply 2 meeple 3\n");
  check_good ("players \"Anna Maria\" Bob\nexpect scores 0 0\n");
}

static void
test_setup_unreadable (void)
{
  check_unreadable ("tiles castle\n", "s:1: “tiles” needs the name of a set that makes a game");
  check_unreadable ("tiles abbey-and-mayor\n", "s:1: “tiles” needs the name of a set that makes a game");
  check_unreadable ("tiles\n", "s:1: “tiles” needs the name of a set that makes a game");
  check_unreadable ("tiles demo\ntiles base\n", "s:2: “tiles” stands here a second time");
  check_unreadable ("players\n", "s:1: “players” needs 1 to 6 names");
  check_unreadable ("players a b c d e f g\n", "s:1: “players” needs 1 to 6 names");
  check_unreadable ("parts dragons\n", "s:1: no part is called “dragons”");
  check_unreadable ("parts\n", "s:1: “parts” needs names, or “none”");
  check_unreadable ("rule\n", "s:1: “rule” needs the name of a switch");
  check_unreadable ("rule tiny-city 7\n", "s:1: “tiny-city” cannot be “7”");
  check_unreadable ("rule first-player\n", "s:1: “first-player” cannot be “”");
  check_unreadable ("supply meeple\n", "s:1: “supply” needs a figure or “abbey”, and a number or one for each player");
  check_unreadable ("supply meeple 1 2 3\n", "s:1: “supply” needs a figure or “abbey”, and a number or one for each player");
  check_unreadable ("supply knight 7\n", "s:1: “supply” needs a figure or “abbey”, and a number or one for each player");
  check_unreadable ("supply meeple -1\n", "s:1: “-1” is no number of figures");
  check_unreadable ("supply meeple 300\n", "s:1: “300” is no number of figures");
  check_unreadable ("\nsupply meeple 40\n", "s:2: the game cannot begin: There are more figures than a game has room for.");
  check_unreadable ("seed one\n", "s:1: “seed” needs a whole number");
  check_unreadable ("seed -1\n", "s:1: “seed” needs a whole number");
  check_unreadable ("seed 18446744073709551616\n", "s:1: “seed” needs a whole number");
  check_unreadable ("stack\n", "s:1: “stack” needs 1 to 96 tiles");
  check_unreadable ("stack castle\n", "s:1: no land tile is called “castle”");
  check_unreadable ("stack abbey\n", "s:1: no land tile is called “abbey”");
  check_unreadable ("stack city-band\nstack-only city-cap\n", "s:2: only one stack is possible");
  check_unreadable ("stack city-full-shield\nend\n",
                    "s:1: the game cannot begin: The pile has tiles that this game cannot have.");
  check_unreadable ("show phase\ntiles demo\n", "s:2: “tiles” must come before the game begins");
}

static void
test_unknown (void)
{
  check_unreadable ("presents synod\n", "s:1: “presents synod” is neither a move nor anything else known here");
  check_unreadable ("plaice 0,1 0\n", "s:1: “plaice 0,1 0” is neither a move nor anything else known here");
  check_unreadable ("end now\n", "s:1: nothing may follow “end”");
  check_unreadable ("undo 2\n", "s:1: nothing may follow “undo”");
  check_unreadable ("show\n", "s:1: “show” needs legal, scores, phase, board or events");
  check_unreadable ("show moves\n", "s:1: “show” needs legal, scores, phase, board or events");
  check_unreadable ("\n\nplayers \"Red\n", "s:3: a quotation mark is left open");
}

static void
test_expect_failed (void)
{
#define BEGIN "stack city-cap road-straight\nplace 0,-1 180\nmeeple city s\n"
  check_good (BEGIN "expect scores 4 0\n");
  check_failed (BEGIN "expect scores 3 0\n", "s:4: expected scores 3 0, got scores 4 0");
  check_failed (BEGIN "expect score 1 4\n", "s:4: expected score 1 4, got score 1 0");
  check_failed (BEGIN "expect supply 0 meeple 4\n", "s:4: expected supply 0 meeple 4, got supply 0 meeple 5");
  check_failed (BEGIN "expect phase figure 1\n", "s:4: expected phase figure 1, got phase place 1");
  check_failed (BEGIN "expect phase over\n", "s:4: expected phase over, got phase place 1");
  check_failed (BEGIN "expect pile 3\n", "s:4: expected pile 3, got pile 45");
  check_failed (BEGIN "expect winners 0\n", "s:4: expected winners 0, got winners");
  check_failed (BEGIN "end\nexpect winners 1\n", "s:5: expected winners 1, got winners 0");
  check_failed (BEGIN "expect legal pass\n", "s:4: expected pass to be legal, got wrong-phase");
  check_failed (BEGIN "expect illegal place 1,0 0\n", "s:4: expected place 1,0 0 to be illegal, got ok");
  check_failed (BEGIN "expect refused \"place 1,0 0\" not-adjacent\n", "s:4: expected not-adjacent for place 1,0 0, got ok");
  check_failed (BEGIN "expect refused place 9,9 0 edge-mismatch\n", "s:4: expected edge-mismatch for place 9,9 0, got not-adjacent");
  check_failed (BEGIN "expect count legal 1\n", "s:4: expected count legal 1, got count legal 12");
  check_failed (BEGIN "expect event scored city 5 0\n",
                "s:4: expected event scored city 5 0, got figure meeple 0 0,-1 city s; completed city tiles 2 shields 0; "
                "scored city 4 0 tiles 2 shields 0; returned meeple 0 0,-1 city s; turn 1; drawn road-straight 1");
  check_failed (BEGIN "undo\nexpect event turn\n", "s:5: expected event turn, got no events");
  check_failed (BEGIN "place 5,5 0\n", "s:4: expected a legal move, got not-adjacent");
  check_failed (BEGIN "redo\n", "s:4: expected a move to redo, got none");
  check_failed ("undo\n", "s:1: expected a move to undo, got none");
  check_failed ("end\nend\n", "s:2: expected a game to end, got phase over");
#undef BEGIN
}

static void
test_expect_unreadable (void)
{
  check_unreadable ("expect\n", "s:1: “expect” is nothing that can be expected");
  check_unreadable ("expect luck 0\n", "s:1: “expect luck 0” is nothing that can be expected");
  check_unreadable ("expect scores 0\n", "s:1: “expect scores” needs a number per player");
  check_unreadable ("expect scores 0 x\n", "s:1: “x” where a number should be");
  check_unreadable ("expect score 2 0\n", "s:1: there is no player 2");
  check_unreadable ("expect score -1 0\n", "s:1: there is no player -1");
  check_unreadable ("expect supply 0 pawn 1\n", "s:1: “expect supply” needs a player, a figure or “abbey”, and a number");
  check_unreadable ("expect phase night 0\n", "s:1: “expect phase” needs a phase and a player, or “over”");
  check_unreadable ("expect phase over 0\n", "s:1: “expect phase” needs a phase and a player, or “over”");
  check_unreadable ("expect pile\n", "s:1: “expect pile” needs a number");
  check_unreadable ("expect legal\n", "s:1: “” is no move");
  check_unreadable ("expect legal jump\n", "s:1: “jump” is no move");
  check_unreadable ("expect refused \"pass\" because\n", "s:1: “expect refused” needs a move and the word for why");
  check_unreadable ("expect refused \"pass\" ok\n", "s:1: “expect refused” needs a move and the word for why");
  check_unreadable ("expect event\n", "s:1: “expect event” needs the words of an event");
  check_unreadable ("expect event party\n", "s:1: “expect event” needs the words of an event");
  check_unreadable ("expect no scores\n", "s:1: “expect event” needs the words of an event");
  check_unreadable ("expect count 3\n", "s:1: “expect count legal” needs a number");
}

/* An event is named by its first words, not by any of its letters. */
static void
test_event_words (void)
{
  static const char        begin[] = "stack city-cap\nplace 0,-1 180\nmeeple city s\n";
  static const char *const good[] = {
    "expect event scored",
    "expect event scored city 4 0",
    "expect event scored city 4 0 tiles 2 shields 0",
    "expect no event scored city 4 1",
    "expect no event scored city 40",
    "expect no event joined",
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *text = g_strconcat (begin, good[i], NULL);

      check_good (text);
    }
  check_failed ("stack city-cap\nplace 0,-1 180\nexpect event scored\n",
                "s:3: expected event scored, got placed city-cap 0,-1 180 0");
  check_failed ("stack city-cap\nplace 0,-1 180\nexpect event placed city 0,-1\n",
                "s:3: expected event placed city 0,-1, got placed city-cap 0,-1 180 0");
}

static void
test_undo (void)
{
  check_good ("stack road-straight city-cap\nplace 1,0 0\nmeeple road e\nexpect supply 0 meeple 4\nundo\n"
              "expect supply 0 meeple 5\nexpect phase figure 0\nredo\nexpect supply 0 meeple 4\nundo\nundo\n"
              "expect phase place 0\nplace -1,0 0\nexpect refused \"place 1,0 0\" wrong-phase\n");
}

static void
test_show (void)
{
  check_run ("show scores\nshow phase\n", 0, "", "scores 0 0\nphase place 0\n");
  check_run ("stack city-three-shield\nshow legal\n", 0, "", "place 0,-1 90\nplace 0,-1 180\nplace 0,-1 270\nplace 0,1 180\n");
  check_run ("stack road-straight\nshow events\n", 0, "", "event turn 0\nevent drawn road-straight 0\n");
  check_run ("tiles base\nstack road-four-way city-corner-road\nplace 1,0 0\nmeeple road w\nplace 0,-1 270\nmeeple field n1\nshow board\n",
             0, "",
             "        0     1\n"
             "     +-----+\n"
             "     |#1|..|\n"
             "  -1 |##+--|\n"
             "     |####.|\n"
             "     +-----+-----+\n"
             "     |.###.|..|..|\n"
             "   0 |-----|0-o--|\n"
             "     |.....|..|..|\n"
             "     +-----+-----+\n"
             "meeple 0 1,0 road w\n"
             "meeple 1 0,-1 field n1\n");
}

static void
test_not_text (void)
{
  static const struct
  {
    const char *bytes;
    gsize       n;
  } cases[] = {
    { "tiles demo\nend\0\n", 16 },
    { "\0", 1 },
    { "tiles demo\n# \xff\xfe\n", 15 },
    { "players \xc3", 9 },
    { "# \x1b[2J\n", 7 },
    { "# \xc2\x9b\n", 5 }, /* a control character of two bytes */
    { "\x7f", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (kl_script_run (cases[i].bytes, cases[i].n, "s", NULL, NULL, &error));
      g_assert_error (error, KL_SCRIPT_ERROR, KL_SCRIPT_ERROR_UNREADABLE);
      g_assert_true (g_str_has_suffix (error->message, "the line is not plain UTF-8 text"));
    }
}

static void
test_too_large (void)
{
  g_autofree char *line = g_strnfill (8193, '#');
  g_autofree char *script = g_strnfill ((1 << 20) + 1, '\n');

  check_unreadable (line, "s:1: the line is longer than 8192 bytes");
  check_unreadable (script, "s:1: the script is larger than 1048576 bytes");
  line[8192] = '\0';
  script[1 << 20] = '\0';
  check_good (line);
  check_good (script);
  for (guint i = 0; i + 1 < 5001 * 12; i += 12)
    memcpy (script + i, "show legal\n\n", 12);
  check_unreadable (script, "s:10001: the script has more than 5000 lines");
}

/* A word of each kind, and some that are none. */
static const char *const words[] = {
  "tiles",
  "demo",
  "base",
  "parts",
  "farmers",
  "none",
  "rule",
  "tiny-city",
  "first-player",
  "players",
  "supply",
  "meeple",
  "wagon",
  "seed",
  "stack",
  "stack-only",
  "city-cap",
  "road-straight",
  "monastery",
  "abbey",
  "place",
  "pass",
  "end",
  "undo",
  "redo",
  "expect",
  "show",
  "legal",
  "board",
  "events",
  "scores",
  "event",
  "no",
  "count",
  "refused",
  "winners",
  "phase",
  "over",
  "0,-1",
  "1,0",
  "0,1",
  "0",
  "90",
  "180",
  "-1",
  "2",
  "7",
  "99999999999999999999",
  "city",
  "road",
  "field",
  "n",
  "n1",
  "i9",
  "#",
  "#1",
  "\"",
  "\n",
  "\n",
  "\n",
  "\n",
  "\xff",
  "\x01",
  "\0",
  "ä",
  "edge-mismatch"
};

/* Scripts made of words that mean something, with a few bytes that do not: none may do more than be refused. */
static void
test_garbage (void)
{
  uint64_t random = 1;

  for (int i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (i % 2 ? "stack city-cap road-straight monastery\n" : NULL);
      g_autoptr (GError)  error = NULL;
      guint               n = rules_random_below (&random, 40);

      for (guint j = 0; j < n; j++)
        {
          const char *word = words[rules_random_below (&random, G_N_ELEMENTS (words))];

          g_string_append_len (text, word, MAX (1, (gssize) strlen (word)));
          if (rules_random_below (&random, 8) > 0)
            g_string_append_c (text, ' ');
        }
      if (!kl_script_run (text->str, text->len, "s", NULL, NULL, &error))
        {
          g_assert_nonnull (error);
          g_assert_true (g_str_has_prefix (error->message, "s:"));
          g_assert_true (g_utf8_validate (error->message, -1, NULL));
        }
    }
}

static void
test_play (void)
{
  static const char  text[] = "players Ann Bob Cid\nstack road-straight\nplace 1,0 0\nmeeple road e\n";
  RulesHistory       history;
  g_auto (GStrv)     names = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (kl_script_play (text, strlen (text), "s", FALSE, &history, &names, &error));
  g_assert_no_error (error);
  g_assert_cmpint (history.n, ==, 3);
  g_assert_cmpint (history.setup.n_players, ==, 3);
  g_assert_cmpint (rules_history_position (&history)->supply[0][RULES_MEEPLE], ==, 4);
  g_assert_cmpuint (g_strv_length (names), ==, 3);
  g_assert_cmpstr (names[2], ==, "Cid");
  rules_history_clear (&history);
  g_assert_false (kl_script_play ("pass", 4, "s", FALSE, &history, &names, &error));
  g_assert_error (error, KL_SCRIPT_ERROR, KL_SCRIPT_ERROR_FAILED);
}

/* A random game in full or in part, as a script that comes to the same end. The player who began is listed first. */
static void
test_write (void)
{
  const RulesTileSet *tiles = kl_tiles_get ();

  for (guint seed = 0; seed < 60; seed++)
    {
      g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (RulesMove));
      g_auto (GStrv)     names = NULL;
      g_autofree char   *text = NULL;
      RulesSetup         setup;
      RulesPosition      pos;
      RulesHistory       history;
      uint64_t           random = seed;
      guint              n_moves = seed % 3 == 0 ? seed : G_MAXUINT, first;

      rules_setup_init (&setup, tiles, rules_tileset_find_set (tiles, seed % 2 ? "demo" : "base"));
      setup.seed = seed;
      setup.n_players = (guint8) (1 + seed % 5);
      setup.value[RULES_SWITCH_TINY_CITY] = seed % 7 == 0 ? 2 : 0;
      setup.supply[0][RULES_MEEPLE] = (guint8) (seed % 8);
      rules_position_start (&setup, &pos, NULL);
      first = pos.player;
      while (pos.phase != RULES_PHASE_OVER && moves->len < n_moves)
        {
          RulesMove move;

          rules_legal_random (&setup, &pos, &random, &move);
          rules_position_apply (&setup, &pos, &move, NULL);
          g_array_append_val (moves, move);
        }

      text = kl_script_write (&setup, &g_array_index (moves, RulesMove, 0), moves->len);
      check_good (text);
      g_assert_true (kl_script_play (text, strlen (text), "s", FALSE, &history, &names, NULL));
      g_assert_cmpint (rules_history_position (&history)->phase, ==, pos.phase);
      for (guint i = 0; i < setup.n_players; i++)
        g_assert_cmpint (rules_history_position (&history)->score[i], ==, pos.score[(first + i) % setup.n_players]);
      rules_history_clear (&history);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/script/empty", test_empty);
  g_test_add_func ("/script/comments", test_comments);
  g_test_add_func ("/script/hand-number", test_hand_number);
  g_test_add_func ("/script/line-ends", test_line_ends);
  g_test_add_func ("/script/setup/order", test_setup_order);
  g_test_add_func ("/script/setup/unreadable", test_setup_unreadable);
  g_test_add_func ("/script/unknown", test_unknown);
  g_test_add_func ("/script/expect/failed", test_expect_failed);
  g_test_add_func ("/script/expect/unreadable", test_expect_unreadable);
  g_test_add_func ("/script/expect/event-words", test_event_words);
  g_test_add_func ("/script/undo", test_undo);
  g_test_add_func ("/script/show", test_show);
  g_test_add_func ("/script/not-text", test_not_text);
  g_test_add_func ("/script/too-large", test_too_large);
  g_test_add_func ("/script/garbage", test_garbage);
  g_test_add_func ("/script/play", test_play);
  g_test_add_func ("/script/write", test_write);
  return g_test_run ();
}

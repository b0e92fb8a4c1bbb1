/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scripts of all parts and house rules: what is written plays again, and what cannot be is refused with its line.
 */

#include <string.h>

#include "games.h"
#include "kl-script.h"
#include "rules-random.h"

/* Games of all kinds, to their end or a part of the way: the script leads to the same board, scores and phase, and says so
 * itself. */
static void
test_written (void)
{
  for (guint64 number = 0; number < 300; number++)
    {
      RulesSetup         setup;
      RulesHistory       history, again;
      g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (RulesMove));
      g_autofree char   *text = NULL;
      g_auto (GStrv)     names = NULL;
      g_autoptr (GError) error = NULL;
      uint64_t           random = number;

      test_setup_init_random (&setup, number);
      rules_history_init (&history, &setup, NULL);
      while (rules_history_position (&history)->phase != RULES_PHASE_OVER && (number % 4 > 0 || history.n < 40))
        {
          RulesMove move;

          rules_legal_random (&setup, rules_history_position (&history), &random, &move);
          g_assert_cmpint (rules_history_play (&history, &move, NULL), ==, RULES_OK);
          g_array_append_val (moves, move);
        }
      text = kl_script_write (&setup, (const RulesMove *) (gpointer) moves->data, moves->len);
      kl_script_play (text, strlen (text), "written", FALSE, &again, &names, &error);
      g_assert_no_error (error);
      g_assert_cmpint (again.n, ==, history.n);
      for (int i = 0; i < history.n; i++)
        {
          const RulesPosition *a = &history.entry[i]->position, *b = &again.entry[i]->position;
          int                  first = history.entry[0]->position.player;

          g_assert_cmpmem (a->tile, sizeof a->tile, b->tile, sizeof b->tile);
          g_assert_cmpmem (a->pile, sizeof a->pile, b->pile, sizeof b->pile);
          g_assert_cmpmem (a->deck, sizeof a->deck, b->deck, sizeof b->deck);
          g_assert_cmpint (a->phase, ==, b->phase);
          for (int player = 0; player < setup.n_players; player++)
            g_assert_cmpint (a->score[(first + player) % setup.n_players], ==, b->score[player]);
        }
      rules_history_clear (&history);
      rules_history_clear (&again);
    }
}

typedef struct
{
  const char *name;
  const char *text;
  int         code;
  const char *message; /* all of it */
} Refused;

static const Refused refused[] = {
  /* Combinations that cannot be, at the line that asks for them. */
  { "part-off", "parts farmers\nrule wagon-rolls\npass\n", KL_SCRIPT_ERROR_UNREADABLE, "x:2: the game cannot begin: “wagon-rolls” needs “wagon”, which is off." },
  { "switch-needs", "rule tiny-city 2\nrule table-closes on\n", KL_SCRIPT_ERROR_UNREADABLE, "x:2: the game cannot begin: “table-closes” needs “table”, which is off." },
  { "switch-excludes", "rule hand open\nrule draw-ahead\nseed 1\n", KL_SCRIPT_ERROR_UNREADABLE, "x:1: the game cannot begin: “hand” and “draw-ahead” exclude each other." },
  { "wagons-exclude", "parts wagon\nrule wagon-connected\nrule wagon-rolls\n", KL_SCRIPT_ERROR_UNREADABLE, "x:2: the game cannot begin: “wagon-connected” and “wagon-rolls” exclude each other." },
  { "figure-part-off", "supply mayor 1\n", KL_SCRIPT_ERROR_UNREADABLE, "x:1: the game cannot begin: A player has what belongs to “mayor”, which is off." },
  { "abbey-part-off", "supply abbey 1\n", KL_SCRIPT_ERROR_UNREADABLE, "x:1: the game cannot begin: A player has what belongs to “abbey”, which is off." },
  { "figures", "seed 3\nsupply meeple 40\n", KL_SCRIPT_ERROR_UNREADABLE, "x:2: the game cannot begin: There are more figures than a game has room for." },
  { "figures-together", "parts wagon\nplayers A B C D E F\nsupply wagon 3\n", KL_SCRIPT_ERROR_UNREADABLE, "x:3: the game cannot begin: There are more figures than a game has room for." },
  { "gifts-without-part", "gifts synod\n", KL_SCRIPT_ERROR_UNREADABLE, "x:1: the game cannot begin: There are more gift cards of a kind than a game has." },
  { "gifts-six", "parts gifts\ngifts synod synod synod synod synod synod\n", KL_SCRIPT_ERROR_UNREADABLE, "x:2: the game cannot begin: There are more gift cards of a kind than a game has." },
  { "stack", "stack city-full-two-shields\n", KL_SCRIPT_ERROR_UNREADABLE, "x:1: the game cannot begin: The pile has tiles that this game cannot have." },
  { "part-unknown", "parts dragon\n", KL_SCRIPT_ERROR_UNREADABLE, "x:1: no part is called “dragon”" },
  { "gift-unknown", "parts gifts\ngifts dragon\n", KL_SCRIPT_ERROR_UNREADABLE, "x:2: no gift is called “dragon”" },
  { "gifts-many", "parts gifts\ngifts 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26\n", KL_SCRIPT_ERROR_UNREADABLE, "x:2: “gifts” needs 1 to 25 cards" },
  { "supply-unknown", "supply dragon 1\n", KL_SCRIPT_ERROR_UNREADABLE, "x:1: “supply” needs a figure or “abbey”, and a number or one for each player" },
  { "supply-huge", "parts abbey\nsupply abbey 256\n", KL_SCRIPT_ERROR_UNREADABLE, "x:2: “256” is no number of figures" },
  { "table-small", "rule table 2 9\n", KL_SCRIPT_ERROR_UNREADABLE, "x:1: “table” cannot be “2 9”" },
  { "table-half", "rule table 9\n", KL_SCRIPT_ERROR_UNREADABLE, "x:1: “table” cannot be “9”" },

  /* Moves that cannot be made. */
  { "card-not-held", "parts gifts\nstack-only city-cap\ngift take2\n", KL_SCRIPT_ERROR_FAILED, "x:3: expected a legal move, got no-card" },
  { "roll-in-place", "parts wagon\nstack-only city-cap\nroll 0,0 road e\n", KL_SCRIPT_ERROR_FAILED, "x:3: expected a legal move, got wrong-phase" },
  { "abbey-no-hole", "parts abbey\nrule hand open\nabbey 0,-1\n", KL_SCRIPT_ERROR_FAILED, "x:3: expected a legal move, got not-a-hole" },

  /* Expectations. */
  { "cards-differ", "parts gifts\nstack-only city-cap\nexpect cards 0 take2 synod\n", KL_SCRIPT_ERROR_FAILED, "x:3: expected cards 0 synod take2, got cards 0" },
  { "cards-unknown", "parts gifts\nexpect cards 0 dragon\n", KL_SCRIPT_ERROR_UNREADABLE, "x:2: no gift is called “dragon”" },
  { "cards-player", "parts gifts\nexpect cards 2\n", KL_SCRIPT_ERROR_UNREADABLE, "x:2: there is no player 2" },
  { "abbeys-differ", "parts abbey\nexpect supply 1 abbey 0\n", KL_SCRIPT_ERROR_FAILED, "x:2: expected supply 1 abbey 0, got supply 1 abbey 1" },
  { "hand-differs", "stack-only city-cap road-curve\nexpect hand 0 road-curve\n", KL_SCRIPT_ERROR_FAILED, "x:2: expected hand 0 road-curve, got hand 0 city-cap" },
};

static void
test_refused (gconstpointer data)
{
  const Refused *this = data;
  g_autoptr (GError) error = NULL;

  g_assert_false (kl_script_run (this->text, strlen (this->text), "x", NULL, NULL, &error));
  g_assert_error (error, KL_SCRIPT_ERROR, this->code);
  g_assert_cmpstr (error->message, ==, this->message);
}

static void
run (const char *text)
{
  g_autoptr (GError) error = NULL;

  kl_script_run (text, strlen (text), "x", NULL, NULL, &error);
  g_assert_no_error (error);
}

/* What parts bring along, and what takes it away again. */
static void
test_parts (void)
{
  run ("expect supply 0 barn 0\nexpect supply 1 meeple 5\n");
  run ("parts barn mayor wagon abbey\nexpect supply 0 barn 1\nexpect supply 1 mayor 1\nexpect supply 1 wagon 1\nexpect supply 0 abbey 1\n");
  /* The barn brings farmers along. */
  run ("parts barn\nstack-only city-cap\nplace 0,-1 180\nmeeple field n1\n");
  run ("supply wagon 2\nsupply abbey 3 0\nparts wagon abbey\nexpect supply 1 wagon 2\nexpect supply 0 abbey 3\nexpect supply 1 abbey 0\n");
  run ("tiles base\nparts none\nstack-only city-cap\nplace 0,-1 180\nexpect refused \"meeple field n1\" farmers-off\n");
  run ("rule hand hidden\nstack-only city-cap road-curve monastery city-cap\nexpect hand 0 city-cap road-curve monastery\nexpect hand 1 city-cap\n");
}

/* A `place` where an abbey could be laid draws first, and its events are those of both moves; `undo` takes back the tile. */
static void
test_draws_first (void)
{
  run ("parts abbey\n"
       "stack-only road-straight monastery monastery monastery monastery monastery monastery road-curve\n"
       "place 1,0 0\npass\nplace 1,1 0\npass\nplace 1,2 0\npass\nplace 0,2 0\npass\nplace -1,2 0\npass\nplace -1,1 0\npass\n"
       "expect phase abbey 0\n"
       "expect legal abbey 0,1\n"
       "expect illegal place 2,1 0\n"
       "place 2,1 0\n"
       "expect event drawn monastery 0\n"
       "expect event placed monastery 2,1 0 0\n"
       "expect phase figure 0\n"
       "undo\n"
       "expect phase place 0\n"
       "undo\n"
       "expect phase abbey 0\n"
       "draw\n"
       "place 0,1 0\n"
       "expect phase figure 0\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/script/parts/written", test_written);
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *path = g_strconcat ("/script/parts/refused/", refused[i].name, NULL);

      g_test_add_data_func (path, &refused[i], test_refused);
    }
  g_test_add_func ("/script/parts/bring-along", test_parts);
  g_test_add_func ("/script/parts/draws-first", test_draws_first);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words for what the engine numbers: every verdict has its sentence, every edge that does not match its own, and every
 * score says what it was for.
 */

#include "games.h"

#include "kl-board.h"
#include "kl-help.h"
#include "kl-words.h"

static void
assert_refusal (KlGame     *game,
                const char *text,
                const char *expected)
{
  g_autofree char *words = NULL;
  RulesMove        move;
  RulesVerdict     verdict;

  g_assert_true (rules_move_parse (text, &move));
  verdict = kl_game_check (game, &move);
  g_assert_cmpint (verdict, !=, RULES_OK);
  words = kl_words_dup_refusal (game, &move, verdict);
  g_assert_cmpstr (words, ==, expected);
}

/* The last turn of the log that has words. */
static char *
dup_last_words (KlGame *game)
{
  GListModel *log = kl_game_get_log (game);

  for (guint i = g_list_model_get_n_items (log); i > 0; i--)
    {
      g_autoptr (KlTurn) turn = g_list_model_get_item (log, i - 1);
      g_autofree char   *words = kl_words_dup_turn (game, turn);

      if (words != NULL)
        return g_steal_pointer (&words);
    }
  return NULL;
}

static void
test_every_verdict (void)
{
  g_autoptr (KlGame)     game = test_game_new_with_pile ("road-curve", 5);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const RulesMove        move = { .kind = RULES_MOVE_PLACE };

  for (int verdict = RULES_OK + 1; verdict < RULES_N_VERDICTS; verdict++)
    {
      g_autofree char *words = kl_words_dup_refusal (game, &move, (RulesVerdict) verdict);

      g_assert_nonnull (words);
      g_assert_true (g_str_has_suffix (words, "."));
      g_assert_true (g_hash_table_add (seen, g_steal_pointer (&words)));
    }
}

/* The start tile has a city in the north and a road from west to east. */
static void
test_every_mismatch (void)
{
  static const struct
  {
    const char *type;
    const char *move;
    const char *words;
  } cases[] = {
    { "road-straight", "place 0,-1 90", "The road would end at a city wall." },
    { "road-straight", "place 0,1 90", "The road would end at a field." },
    { "road-straight", "place 1,0 90", "The field would block a road." },
    { "monastery", "place 0,-1 0", "The field would cut off a city." },
    { "city-cap", "place 0,1 0", "The city would end at a field." },
    { "city-cap", "place 1,0 270", "The city would end at a road." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (KlGame) game = test_game_new_with_pile (cases[i].type, 5);

      assert_refusal (game, cases[i].move, cases[i].words);
    }
}

static void
test_refused_figures (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("road-straight road-straight road-straight", 5);

  assert_refusal (game, "meeple road w", "Place the tile first.");
  assert_refusal (game, "place 0,0 0", "A tile lies there already.");
  assert_refusal (game, "place 7,7 0", "The tile must touch another tile.");
  test_play (game, "place 1,0 0");
  assert_refusal (game, "place 2,0 0", "The tile is placed. Place a meeple now, or none.");
  assert_refusal (game, "meeple city n", "The tile has nothing there for a figure.");
  assert_refusal (game, "meeple field n1", "This game is played without farmers.");
  test_play (game, "meeple road w");
  test_play (game, "place 0,1 0");
  test_play (game, "pass");
  test_play (game, "place 2,0 0");
  g_assert_true (kl_game_get_over (game));
  assert_refusal (game, "pass", "The game is over.");
}

static void
test_occupied_by_feature (void)
{
  static const struct
  {
    RulesFeature feature;
    const char  *words;
  } cases[] = {
    { RULES_CITY, "There is a meeple in this city already." },
    { RULES_ROAD, "There is a meeple on this road already." },
    { RULES_MONASTERY, "There is a meeple in this monastery already." },
    { RULES_FIELD, "There is a meeple in this field already." },
  };
  g_autoptr (KlGame) game = test_game_new_with_pile ("road-curve", 5);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RulesMove        move = { .kind = RULES_MOVE_FIGURE, .spot.feature = (uint8_t) cases[i].feature };
      g_autofree char *words = kl_words_dup_refusal (game, &move, RULES_FEATURE_OCCUPIED);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static void
test_scores (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap city-cap", 5);
  g_autofree char   *words = NULL;

  test_play (game, "place 0,-1 180");
  test_play (game, "meeple city s");
  words = dup_last_words (game);
  g_assert_cmpstr (words, ==, "A places a knight in a city.\nA scores 4 for a city: 2 tiles.");
}

/* Two highwaymen meet on one road and share it (B7, B12): who had how many is said once. */
static void
test_majority (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("road-three-way road-curve road-curve road-curve road-three-way road-straight", 5);
  g_autofree char   *words = NULL;

  test_play (game, "place 1,0 0");
  test_play (game, "meeple road w");
  test_play (game, "place 0,1 0");
  test_play (game, "meeple road w");
  test_play (game, "place -1,0 270");
  test_play (game, "place -1,1 180");
  test_play (game, "place 0,2 180");
  test_play (game, "pass");
  words = dup_last_words (game);
  g_assert_cmpstr (words, ==,
                   "A scores 6 for a road: 6 tiles.\n"
                   "Majority: A\302\2401, B\302\2401.\n"
                   "B scores 6 for a road: 6 tiles.");
}

/* From who begins to who wins. */
static void
test_whole_log (void)
{
  g_autoptr (KlGame)  game = test_game_new_with_pile ("city-cap road-straight", 5);
  g_autoptr (GString) log = g_string_new (NULL);

  test_play (game, "place 0,-1 180");
  test_play (game, "meeple city s");
  test_play (game, "place -1,0 0");
  test_play (game, "meeple road w");
  for (guint i = 0; i < g_list_model_get_n_items (kl_game_get_log (game)); i++)
    {
      g_autoptr (KlTurn) turn = g_list_model_get_item (kl_game_get_log (game), i);
      g_autofree char   *words = kl_words_dup_turn (game, turn);

      if (words != NULL)
        g_string_append_printf (log, "%s\n", words);
    }
  g_assert_cmpstr (log->str, ==,
                   "A begins.\n"
                   "A places a tile.\n"
                   "A places a knight in a city.\nA scores 4 for a city: 2 tiles.\n"
                   "B places a tile.\n"
                   "B places a highwayman on a road.\n"
                   "The last tile is laid: final scoring.\n"
                   "B scores 2 for an unfinished road: 2 tiles.\n"
                   "A wins with 4 points.\n");
}

static void
test_winners (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autofree char   *prompt = kl_words_dup_prompt (game, KL_GIFT_NONE, RULES_MEEPLE);
  g_autofree char   *one = NULL;
  g_autoptr (KlGame) even = test_game_new_with_pile ("road-curve", 5);
  g_autofree char   *both = NULL;

  g_assert_cmpstr (prompt, ==, "A: place the tile");
  test_play (game, "place 0,-1 180");
  test_play (game, "meeple city s");
  test_play (game, "place 1,0 0");
  if (!kl_game_get_over (game))
    test_play (game, "pass");
  one = kl_words_dup_prompt (game, KL_GIFT_NONE, RULES_MEEPLE);
  g_assert_cmpstr (one, ==, "A wins with 4 points");

  test_play (even, "place 1,0 0");
  test_play (even, "pass");
  both = kl_words_dup_winners (even);
  g_assert_cmpstr (both, ==, "A and B share the win with 0 points");
}

/* Shown as typed: nothing of a name is markup or a format. */
static void
test_names (void)
{
  static const char *const names[] = { "", "<b>&%s" };
  static const KlColour    colours[] = { KL_COLOUR_PINK, KL_COLOUR_GREEN };
  RulesSetup               setup;
  g_autoptr (KlGame)       game = NULL;
  g_autofree char         *first = NULL;
  g_autofree char         *second = NULL;

  test_setup_init (&setup, "demo", 2, 1);
  game = kl_game_new (&setup, names, colours);
  first = kl_words_dup_name (kl_game_get_player (game, 0));
  second = kl_words_dup_name (kl_game_get_player (game, 1));
  g_assert_cmpstr (first, ==, "Pink");
  g_assert_cmpstr (second, ==, "<b>&%s");
}

/* A name that runs to the left must not turn the sentence round. */
static void
test_name_to_the_left (void)
{
  static const char *const names[] = { "\330\247", "1 b" };
  static const KlColour    colours[] = { KL_COLOUR_PINK, KL_COLOUR_GREEN };
  RulesSetup               setup;
  g_autoptr (KlGame)       game = NULL;
  g_autofree char         *first = NULL;
  g_autofree char         *second = NULL;

  test_setup_init (&setup, "demo", 2, 1);
  game = kl_game_new (&setup, names, colours);
  first = kl_words_dup_name_inside (kl_game_get_player (game, 0));
  second = kl_words_dup_name_inside (kl_game_get_player (game, 1));
  g_assert_cmpstr (first, ==, "\342\200\216\342\201\250\330\247\342\201\251");
  g_assert_cmpstr (second, ==, "1 b");
}

static void
test_list (void)
{
  static const char *const items[] = { "Red", "Blue", "Green" };
  static const char *const words[] = { "Red", "Red and Blue", "Red, Blue and Green" };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autofree char *list = kl_words_dup_list (items, i + 1);

      g_assert_cmpstr (list, ==, words[i]);
    }
}

/* Every row of the rules' tables has words, so that a new one cannot be forgotten. */
static void
test_tables (void)
{
  for (int card = 0; card < RULES_N_GIFTS; card++)
    {
      g_autofree char *now = kl_words_dup_gift_now ((RulesGift) card, 1);

      g_assert_nonnull (kl_words_gift_title ((RulesGift) card));
      g_assert_nonnull (kl_words_gift_about ((RulesGift) card));
      g_assert_nonnull (now);
    }
  for (int figure = 0; figure < RULES_N_FIGURES; figure++)
    g_assert_nonnull (kl_words_figure ((RulesFigure) figure));
  for (int i = 0; i < RULES_N_PARTS; i++)
    {
      g_assert_nonnull (kl_words_part_title ((RulesPart) i));
      g_assert_nonnull (kl_words_part_about ((RulesPart) i));
    }
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    {
      const RulesSwitch *rule = rules_switch_get ((RulesSwitchId) i);

      g_assert_nonnull (kl_words_switch_title ((RulesSwitchId) i));
      g_assert_nonnull (kl_words_switch_about ((RulesSwitchId) i));
      for (int j = 0; rule->type == RULES_SWITCH_CHOICE && rule->words[j] != NULL; j++)
        g_assert_nonnull (kl_words_switch_choice ((RulesSwitchId) i, j));
    }
}

/* What the log leaves to the pictures: who draws, what joins, who comes home, whose turn it is. */
static gboolean
is_silent (const RulesEvent *event)
{
  return event->kind == RULES_EVENT_DRAWN || event->kind == RULES_EVENT_JOINED || event->kind == RULES_EVENT_TURN ||
         event->kind == RULES_EVENT_RETURNED || event->kind == RULES_EVENT_COMPLETED ||
         (event->kind == RULES_EVENT_SCORED && event->points == 0);
}

static guint
count_lines (const char *words)
{
  guint n = words != NULL;

  for (; words != NULL && *words != '\0'; words++)
    n += *words == '\n';
  return n;
}

/* In games of all parts and house rules every kind of event comes (but for a new deck of gifts, which takes very long), and
 * each that is worth telling has its line; no question has a gap left in it. */
static void
test_every_event (void)
{
  unsigned seen = 0;
  guint64  random = 1;

  for (guint64 number = 0; number < 200; number++)
    {
      g_autoptr (KlGame) game = NULL;
      RulesSetup         setup;

      test_setup_init_random (&setup, number);
      game = test_game_new (&setup);
      while (!kl_game_get_over (game))
        {
          g_autofree char *prompt = kl_words_dup_prompt (game, KL_GIFT_NONE, RULES_MEEPLE);

          g_assert_nonnull (prompt);
          g_assert_null (strstr (prompt, "%s"));
          test_play_random (game, &random);
        }
      for (guint i = 0; i < g_list_model_get_n_items (kl_game_get_log (game)); i++)
        {
          g_autoptr (KlTurn) turn = g_list_model_get_item (kl_game_get_log (game), i);
          g_autofree char   *words = kl_words_dup_turn (game, turn);
          guint              n_events, n = 0;
          const RulesEvent  *events = kl_turn_get_events (turn, &n_events);

          for (guint k = 0; k < n_events; k++)
            {
              seen |= 1u << events[k].kind;
              n += !is_silent (&events[k]);
            }
          g_assert_cmpuint (count_lines (words), >=, n);
        }
    }
  g_assert_cmphex (seen | 1u << RULES_EVENT_RESHUFFLED, ==, (1u << RULES_N_EVENTS) - 1);
}

/* G4: which card came is nobody's business. */
static void
test_secret_gift (void)
{
  guint64 random = 1;

  for (guint64 number = 0; number < 40; number++)
    {
      g_autoptr (KlGame) game = NULL;
      RulesSetup         setup;

      test_setup_init_random (&setup, number);
      game = test_game_new (&setup);
      while (!kl_game_get_over (game))
        test_play_random (game, &random);
      for (guint i = 0; i < g_list_model_get_n_items (kl_game_get_log (game)); i++)
        {
          g_autoptr (KlTurn) turn = g_list_model_get_item (kl_game_get_log (game), i);
          g_autofree char   *words = kl_words_dup_turn (game, turn);
          guint              n_events;
          const RulesEvent  *events = kl_turn_get_events (turn, &n_events);
          gboolean           opened = FALSE;

          for (guint k = 0; k < n_events; k++)
            opened = opened || events[k].kind == RULES_EVENT_OPENED;
          for (int card = 0; card < RULES_N_GIFTS && words != NULL && !opened; card++)
            g_assert_null (strstr (words, kl_words_gift_title (card)));
        }
    }
}

/* What declining is called depends on what is asked; where nothing can be declined there are no words. */
static void
test_pass (void)
{
  guint64 random = 1;

  for (guint64 number = 0; number < 20; number++)
    {
      g_autoptr (KlGame) game = NULL;
      RulesSetup         setup;

      test_setup_init_random (&setup, number);
      game = test_game_new (&setup);
      while (!kl_game_get_over (game))
        {
          static const RulesMoveKind kinds[] = { RULES_MOVE_PASS, RULES_MOVE_DRAW, RULES_MOVE_RETURN };
          const RulesMoves          *legal = kl_game_get_legal (game);
          gboolean                   can = FALSE;

          for (int i = 0; i < legal->n; i++)
            for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
              can = can || legal->move[i].kind == kinds[k];
          g_assert_cmpint (kl_words_pass (game) != NULL, ==, can);
          test_play_random (game, &random);
        }
      g_assert_null (kl_words_pass (game));
    }
}

/* A5: a mayor in a city without a coat of arms counts nothing, which is told where it is all that there is to tell: in the log, and
 * where the game goes on. */
static void
test_idle_mayor (void)
{
  static const char  script[] = "tiles base\nplayers Red Blue\nparts mayor\n"
                                "stack-only city-corner road-straight road-straight city-cap city-band monastery\n"
                                "place 0,-1 180\nmayor city e\nplace 1,0 0\npass\nplace 2,0 0\npass\nplace 2,-1 270\nmayor city w\n"
                                "place 1,-1 0\npass\n";
  static const char  told[] = "A city is complete; nobody scores: without a coat of arms a mayor counts nothing.";
  g_autoptr (GError) error = NULL;
  g_autoptr (KlGame) game = kl_help_play (script, &error);
  GListModel        *log;
  guint              n_logged = 0, n_news = 0;

  g_assert_no_error (error);
  log = kl_game_get_log (game);
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (KlTurn) turn = g_list_model_get_item (log, i);
      g_autofree char   *words = kl_words_dup_turn (game, turn);
      g_autofree char   *news = kl_words_dup_news (game, (KlTurn *const[]){ turn }, 1, G_MAXUINT);

      n_logged += words != NULL && strstr (words, told) != NULL;
      n_news += news != NULL && strstr (news, told) != NULL;
    }
  g_assert_cmpuint (n_logged, ==, 1);
  g_assert_cmpuint (n_news, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/words/every-verdict", test_every_verdict);
  g_test_add_func ("/ui/words/B3/every-mismatch", test_every_mismatch);
  g_test_add_func ("/ui/words/B5/refused-figures", test_refused_figures);
  g_test_add_func ("/ui/words/B5/occupied-by-feature", test_occupied_by_feature);
  g_test_add_func ("/ui/words/B9/scores", test_scores);
  g_test_add_func ("/ui/words/B12/majority", test_majority);
  g_test_add_func ("/ui/words/whole-log", test_whole_log);
  g_test_add_func ("/ui/words/B15/winners", test_winners);
  g_test_add_func ("/ui/words/names", test_names);
  g_test_add_func ("/ui/words/name-to-the-left", test_name_to_the_left);
  g_test_add_func ("/ui/words/list", test_list);
  g_test_add_func ("/ui/words/tables", test_tables);
  g_test_add_func ("/ui/words/every-event", test_every_event);
  g_test_add_func ("/ui/words/G4/secret-gift", test_secret_gift);
  g_test_add_func ("/ui/words/pass", test_pass);
  g_test_add_func ("/ui/words/A5/idle-mayor", test_idle_mayor);

  return g_test_run ();
}

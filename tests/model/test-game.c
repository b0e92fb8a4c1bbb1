/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game as an object: what it shows, what it tells and when, and going back and forth.
 */

#include "games.h"

#include "rules-feature.h"

/* What a game has told, by name: properties, "happened" and "changed". */
typedef struct
{
  KlGame     *game;
  GHashTable *counts;
} Told;

static void
count (Told       *told,
       const char *name)
{
  gpointer seen = g_hash_table_lookup (told->counts, name);

  g_hash_table_insert (told->counts, g_strdup (name), GUINT_TO_POINTER (GPOINTER_TO_UINT (seen) + 1));
}

static guint
take_count (Told       *told,
            const char *name)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (told->counts, name));

  g_hash_table_remove (told->counts, name);
  return n;
}

static void
assert_nothing_told (Told *told)
{
  GHashTableIter iter;
  gpointer       name;

  g_hash_table_iter_init (&iter, told->counts);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_error ("nobody expected “%s”", (char *) name);
}

/* Everything that can be read agrees with the position, whoever asks and from where. */
static void
assert_consistent (KlGame *game)
{
  const RulesPosition *position = kl_game_get_position (game);
  RulesMoves           legal;
  int                  scores[RULES_MAX_PLAYERS];
  const guint8        *hand;
  guint                n_hand;

  rules_scores_if_over (kl_game_get_setup (game), position, scores);
  for (guint i = 0; i < kl_game_get_setup (game)->n_players; i++)
    {
      KlPlayer *player = kl_game_get_player (game, i);

      g_assert_cmpint (kl_player_get_score (player), ==, position->score[i]);
      g_assert_cmpint (kl_player_get_score_if_over (player), ==, scores[i]);
      for (int figure = 0; figure < RULES_N_FIGURES; figure++)
        g_assert_cmpint (kl_player_get_supply (player, (RulesFigure) figure), ==, position->supply[i][figure]);
      for (int card = 0; card < RULES_N_GIFTS; card++)
        g_assert_cmpint (kl_player_get_cards (player, (RulesGift) card), ==, position->cards[i][card]);
      g_assert_cmpint (kl_player_get_abbeys (player), ==, position->abbeys[i]);
      hand = kl_player_get_hand (player, &n_hand);
      g_assert_cmpmem (hand, n_hand, position->hand[i], position->n_hand[i]);
      g_assert_cmpint (kl_player_get_active (player), ==, player == kl_game_get_current_player (game));
    }
  rules_legal_moves (kl_game_get_setup (game), position, &legal);
  g_assert_cmpint (kl_game_get_legal (game)->n, ==, legal.n);
  g_assert_cmpint (kl_game_get_phase (game), ==, position->phase);
  g_assert_cmpint (kl_game_get_over (game), ==, position->phase == RULES_PHASE_OVER);
  g_assert_cmpint (kl_game_get_tiles_left (game), ==, position->n_pile);
}

static void
assert_log_complete (KlGame *game)
{
  const RulesHistory *history = kl_game_get_history (game);
  GListModel         *log = kl_game_get_log (game);

  g_assert_cmpint (g_list_model_get_n_items (log), ==, history->cursor + 1);
  for (int i = 0; i <= history->cursor; i++)
    {
      g_autoptr (KlTurn) turn = g_list_model_get_item (log, (guint) i);

      g_assert_cmpint (kl_turn_get_index (turn), ==, i);
      g_assert_cmpint (kl_turn_get_player (turn), ==, history->entry[i]->player);
      if (history->entry[i]->kind == RULES_ENTRY_MOVE)
        g_assert_true (rules_move_equal (kl_turn_get_move (turn), &history->entry[i]->move));
      else
        g_assert_null (kl_turn_get_move (turn));
    }
}

static void
notify_cb (Told       *told,
           GParamSpec *pspec)
{
  assert_consistent (told->game);
  count (told, pspec->name);
}

static void
player_notify_cb (Told       *told,
                  GParamSpec *pspec,
                  KlPlayer   *player)
{
  g_autofree char *name = g_strdup_printf ("%s.%s", kl_player_get_name (player), pspec->name);

  assert_consistent (told->game);
  count (told, name);
}

static void
items_changed_cb (Told *told)
{
  assert_consistent (told->game);
  count (told, "items");
}

static void
happened_cb (Told   *told,
             KlTurn *turn)
{
  assert_consistent (told->game);
  assert_log_complete (told->game);
  g_assert_cmpint (kl_turn_get_index (turn), <=, kl_game_get_history (told->game)->cursor);
  g_assert_cmpint (GPOINTER_TO_UINT (g_hash_table_lookup (told->counts, "changed")), ==, 0);
  count (told, "happened");
}

static void
changed_cb (Told *told)
{
  assert_consistent (told->game);
  assert_log_complete (told->game);
  count (told, "changed");
}

static void
told_init (Told   *told,
           KlGame *game)
{
  told->game = game;
  told->counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_signal_connect_swapped (game, "notify", G_CALLBACK (notify_cb), told);
  g_signal_connect_swapped (game, "happened", G_CALLBACK (happened_cb), told);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), told);
  g_signal_connect_swapped (kl_game_get_log (game), "items-changed", G_CALLBACK (items_changed_cb), told);
  for (guint i = 0; i < kl_game_get_setup (game)->n_players; i++)
    g_signal_connect_data (kl_game_get_player (game, i), "notify", G_CALLBACK (player_notify_cb), told, NULL, G_CONNECT_SWAPPED);
}

/* The game must be gone now: nobody else holds it. */
static void
told_clear (Told *told)
{
  g_hash_table_unref (told->counts);
  g_assert_finalize_object (told->game);
}

static void
test_new (void)
{
  KlGame              *game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (KlPlayer) current = NULL;
  g_autofree char     *name = NULL;
  gboolean             can_undo, can_redo, over;
  guint                tiles_left, supply;
  int                  phase, tile_in_hand, colour;

  g_object_get (game, "phase", &phase, "current-player", &current, "can-undo", &can_undo, "can-redo", &can_redo,
                "tiles-left", &tiles_left, "over", &over, "tile-in-hand", &tile_in_hand, NULL);
  g_assert_cmpint (phase, ==, RULES_PHASE_PLACE);
  g_assert_true (current == kl_game_get_player (game, 0));
  g_assert_false (can_undo || can_redo || over);
  g_assert_cmpint (tiles_left, ==, 1);
  g_assert_cmpint (tile_in_hand, ==, rules_tileset_find_type (kl_game_get_setup (game)->tiles, "city-cap"));

  g_object_get (current, "name", &name, "colour", &colour, "supply", &supply, NULL);
  g_assert_cmpstr (name, ==, "A");
  g_assert_cmpint (colour, ==, KL_COLOUR_RED);
  g_assert_cmpint (supply, ==, 5);
  g_assert_cmpint (g_list_model_get_n_items (kl_game_get_players (game)), ==, 2);
  assert_consistent (game);
  assert_log_complete (game);
  g_clear_object (&current);
  g_assert_finalize_object (game);
}

/* Only what changed is told, once, and when all of it can be read. */
static void
test_play_tells (void)
{
  KlGame *game = test_game_new_with_pile ("city-cap road-curve monastery", 5);
  Told    told;

  told_init (&told, game);
  test_play (game, "place 0,-1 180");
  g_assert_cmpint (take_count (&told, "phase"), ==, 1);
  g_assert_cmpint (take_count (&told, "can-undo"), ==, 1);
  g_assert_cmpint (take_count (&told, "tile-in-hand"), ==, 1);
  g_assert_cmpint (take_count (&told, "A.hand"), ==, 1);
  g_assert_cmpint (take_count (&told, "items"), ==, 1);
  g_assert_cmpint (take_count (&told, "happened"), ==, 1);
  g_assert_cmpint (take_count (&told, "changed"), ==, 1);
  assert_nothing_told (&told);

  test_play (game, "meeple city s");
  g_assert_cmpint (kl_player_get_score (kl_game_get_player (game, 0)), ==, 4);
  g_assert_cmpint (take_count (&told, "phase"), ==, 1);
  g_assert_cmpint (take_count (&told, "tile-in-hand"), ==, 1);
  g_assert_cmpint (take_count (&told, "tiles-left"), ==, 1);
  g_assert_cmpint (take_count (&told, "current-player"), ==, 1);
  g_assert_cmpint (take_count (&told, "A.score"), ==, 1);
  g_assert_cmpint (take_count (&told, "A.score-if-over"), ==, 1);
  g_assert_cmpint (take_count (&told, "A.active"), ==, 1);
  g_assert_cmpint (take_count (&told, "B.active"), ==, 1);
  g_assert_cmpint (take_count (&told, "B.hand"), ==, 1);
  g_assert_cmpint (take_count (&told, "items"), ==, 1);
  g_assert_cmpint (take_count (&told, "happened"), ==, 1);
  g_assert_cmpint (take_count (&told, "changed"), ==, 1);
  assert_nothing_told (&told);
  told_clear (&told);
}

static void
test_refused_tells_nothing (void)
{
  KlGame   *game = test_game_new_with_pile ("city-cap road-curve", 5);
  Told      told;
  RulesMove move;

  told_init (&told, game);
  g_assert_true (rules_move_parse ("place 5,5 0", &move));
  g_assert_cmpint (kl_game_check (game, &move), ==, RULES_NOT_ADJACENT);
  g_assert_cmpint (kl_game_play (game, &move), ==, RULES_NOT_ADJACENT);
  kl_game_undo (game);
  kl_game_redo (game);
  kl_game_seek (game, 0);
  assert_nothing_told (&told);
  told_clear (&told);
}

/* Without a meeple only `pass` is left (B5): the game does it, and undo takes back both. */
static void
test_forced_pass (void)
{
  KlGame *game = test_game_new_with_pile ("city-cap road-curve monastery", 0);
  Told    told;

  told_init (&told, game);
  test_play (game, "place 0,-1 180");
  g_assert_cmpint (kl_game_get_history (game)->cursor, ==, 2);
  g_assert_cmpint (kl_game_get_history (game)->entry[2]->move.kind, ==, RULES_MOVE_PASS);
  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_PLACE);
  g_assert_true (kl_game_get_current_player (game) == kl_game_get_player (game, 1));
  g_assert_cmpint (take_count (&told, "happened"), ==, 2);
  g_assert_cmpint (take_count (&told, "changed"), ==, 1);
  g_assert_cmpint (take_count (&told, "phase"), ==, 0);
  g_assert_cmpint (take_count (&told, "items"), ==, 1);

  kl_game_undo (game);
  g_assert_cmpint (kl_game_get_history (game)->cursor, ==, 0);
  g_assert_cmpint (take_count (&told, "changed"), ==, 1);
  g_assert_cmpint (take_count (&told, "happened"), ==, 0);
  kl_game_redo (game);
  g_assert_cmpint (kl_game_get_history (game)->cursor, ==, 2);
  kl_game_seek (game, 1);
  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_FIGURE);
  told_clear (&told);
}

static void
test_undo_redo (void)
{
  KlGame *game = test_game_new_with_pile ("city-cap road-curve monastery", 5);
  Told    told;

  test_play (game, "place 0,-1 180");
  test_play (game, "meeple city s");
  told_init (&told, game);
  kl_game_undo (game);
  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_FIGURE);
  g_assert_cmpint (kl_player_get_score (kl_game_get_player (game, 0)), ==, 0);
  g_assert_true (kl_game_get_can_undo (game) && kl_game_get_can_redo (game));
  g_assert_cmpint (take_count (&told, "can-redo"), ==, 1);
  g_assert_cmpint (take_count (&told, "can-undo"), ==, 0);
  kl_game_undo (game);
  g_assert_false (kl_game_get_can_undo (game));
  g_assert_cmpint (take_count (&told, "can-undo"), ==, 1);
  kl_game_redo (game);
  kl_game_redo (game);
  g_assert_false (kl_game_get_can_redo (game));
  g_assert_cmpint (kl_player_get_score (kl_game_get_player (game, 0)), ==, 4);

  /* Another move in its place: what was undone is gone. */
  kl_game_seek (game, 1);
  g_hash_table_remove_all (told.counts);
  test_play (game, "pass");
  g_assert_false (kl_game_get_can_redo (game));
  g_assert_cmpint (kl_game_get_history (game)->n, ==, 3);
  g_assert_cmpint (kl_player_get_score (kl_game_get_player (game, 0)), ==, 0);
  told_clear (&told);
}

static void
test_end (void)
{
  KlGame            *game = test_game_new_with_pile ("city-cap road-curve monastery", 5);
  g_autoptr (KlTurn) turn = NULL;
  Told               told;
  const RulesEvent  *events;
  guint              n_events;

  test_play (game, "place 0,-1 180");
  test_play (game, "meeple city s");
  told_init (&told, game);
  kl_game_end (game);
  g_assert_true (kl_game_get_over (game));
  g_assert_null (kl_game_get_current_player (game));
  g_assert_cmpint (kl_game_get_tile_in_hand (game), ==, -1);
  g_assert_true (kl_player_get_winner (kl_game_get_player (game, 0)));
  g_assert_false (kl_player_get_winner (kl_game_get_player (game, 1)));
  g_assert_cmpint (take_count (&told, "over"), ==, 1);
  g_assert_cmpint (take_count (&told, "A.winner"), ==, 1);
  g_assert_cmpint (take_count (&told, "B.winner"), ==, 0);
  g_assert_cmpint (take_count (&told, "happened"), ==, 1);

  turn = g_list_model_get_item (kl_game_get_log (game), 3);
  events = kl_turn_get_events (turn, &n_events);
  g_assert_cmpint (n_events, >=, 1);
  g_assert_cmpint (events[0].kind, ==, RULES_EVENT_OVER);

  kl_game_end (game);
  g_assert_cmpint (kl_game_get_history (game)->n, ==, 4);
  kl_game_undo (game);
  g_assert_false (kl_game_get_over (game));
  g_assert_false (kl_player_get_winner (kl_game_get_player (game, 0)));
  told_clear (&told);
}

/* Equal points share the win (B15). */
static void
test_shared_win (void)
{
  KlGame *game = test_game_new_with_pile ("city-cap road-curve", 5);

  kl_game_end (game);
  g_assert_true (kl_player_get_winner (kl_game_get_player (game, 0)));
  g_assert_true (kl_player_get_winner (kl_game_get_player (game, 1)));
  g_assert_finalize_object (game);
}

/* The log's events are those that the move brought about when it was played. */
static void
test_turn_events (void)
{
  RulesSetup   setup;
  KlGame      *game;
  RulesHistory history;
  RulesEvents  events;
  guint64      random = 3;

  test_setup_init (&setup, "base", 3, 11);
  game = test_game_new (&setup);
  while (!kl_game_get_over (game))
    test_play_random (game, &random);

  rules_history_init (&history, &setup, &events);
  for (guint i = 0; i < (guint) kl_game_get_history (game)->n; i++)
    {
      g_autoptr (KlTurn) turn = g_list_model_get_item (kl_game_get_log (game), i);
      guint              n_events;
      const RulesEvent  *seen = kl_turn_get_events (turn, &n_events);

      if (i > 0)
        g_assert_cmpint (rules_history_play (&history, kl_turn_get_move (turn), &events), ==, RULES_OK);
      g_assert_cmpint (n_events, ==, events.n);
      g_assert_cmpmem (seen, n_events * sizeof *seen, events.event, (gsize) events.n * sizeof *seen);
    }
  rules_history_clear (&history);
  g_assert_finalize_object (game);
}

/* Random games of any parts and rules, with a little undoing: all agrees after every step, as the handlers check. */
static void
test_random_games (void)
{
  for (guint64 seed = 0; seed < 40; seed++)
    {
      RulesSetup setup;
      Told       told;
      guint64    random = seed;

      test_setup_init_random (&setup, seed);
      told_init (&told, test_game_new (&setup));
      for (guint i = 0; i < 150 && !kl_game_get_over (told.game); i++)
        {
          test_play_random (told.game, &random);
          if (i % 7 == 6)
            kl_game_undo (told.game);
          if (i % 14 == 13)
            kl_game_redo (told.game);
          g_hash_table_remove_all (told.counts);
        }
      told_clear (&told);
    }
}

/* Players and turns outlive their game. */
static void
test_outlive (void)
{
  KlGame              *game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (KlPlayer) player = g_object_ref (kl_game_get_player (game, 1));
  g_autoptr (KlTurn)   turn = g_list_model_get_item (kl_game_get_log (game), 0);
  guint                n_events;

  g_assert_finalize_object (game);
  g_assert_cmpstr (kl_player_get_name (player), ==, "B");
  g_assert_cmpint (kl_turn_get_events (turn, &n_events)[0].kind, ==, RULES_EVENT_TURN);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/new", test_new);
  g_test_add_func ("/game/play/tells", test_play_tells);
  g_test_add_func ("/game/play/refused-tells-nothing", test_refused_tells_nothing);
  g_test_add_func ("/game/play/B5/forced-pass", test_forced_pass);
  g_test_add_func ("/game/undo-redo", test_undo_redo);
  g_test_add_func ("/game/end", test_end);
  g_test_add_func ("/game/B15/shared-win", test_shared_win);
  g_test_add_func ("/game/turn-events", test_turn_events);
  g_test_add_func ("/game/random-games", test_random_games);
  g_test_add_func ("/game/outlive", test_outlive);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What several computers did is told to whoever waited for them: by the bar, in short, and by frames round their tiles.
 */

#include "games.h"
#include "widgets.h"

#include "kl-board-private.h"
#include "kl-help.h"
#include "kl-palette.h"
#include "kl-preferences.h"
#include "kl-status-line.h"
#include "kl-window.h"
#include "kl-words.h"

/* Red is a person; Yellow completes a city of Blue. */
static const char round_of_four[] = "tiles demo\nplayers Red Blue Yellow Green\n"
                                    "stack-only road-straight city-cap city-cap road-straight road-straight monastery\n"
                                    "place 1,0 0\npass\n"
                                    "place 0,-1 180\nmeeple city s\n"
                                    "place 1,-1 90\nmeeple city e\n"
                                    "place -1,0 0\npass\n";

static KlGame *
play_round (void)
{
  static const KlKind kinds[] = { KL_KIND_HUMAN, KL_KIND_CASUAL, KL_KIND_CASUAL, KL_KIND_CASUAL };
  g_autoptr (GError)  error = NULL;
  g_autoptr (KlGame)  game = kl_help_play (round_of_four, &error);

  g_assert_no_error (error);
  kl_game_set_kinds (game, kinds);
  return g_steal_pointer (&game);
}

/* From the beginning on; what Red did is no news. */
static char *
dup_news (KlGame *game,
          guint   most)
{
  g_autoptr (GPtrArray) turns = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (kl_game_get_log (game)); i++)
    g_ptr_array_add (turns, g_list_model_get_item (kl_game_get_log (game), i));
  return kl_words_dup_news (game, (KlTurn *const *) turns->pdata, turns->len, most);
}

/* A line for each: who places a figure has laid a tile. */
static void
test_words (void)
{
  g_autoptr (KlGame) game = play_round ();
  g_autofree char   *all = dup_news (game, 9);
  g_autofree char   *some = dup_news (game, 3);
  g_autofree char   *last = dup_news (game, 1);

  g_assert_cmpstr (all, ==,
                   "Blue places a knight in a city.\nBlue scores 4 for a city: 2 tiles.\nYellow places a knight in a city.\nGreen places a tile.");
  g_assert_cmpstr (some, ==, "… Blue scores 4 for a city: 2 tiles.\nYellow places a knight in a city.\nGreen places a tile.");
  g_assert_cmpstr (last, ==, "… Green places a tile.");
}

static const char *
get_status (KlWindow *window)
{
  return kl_status_line_get_text (KL_STATUS_LINE (test_find_widget (GTK_WIDGET (window), KL_TYPE_STATUS_LINE)));
}

/* The players whose tiles have frames, oldest tile first: "BCD". */
static char *
dup_framed (KlWindow *window)
{
  KlBoard            *board = KL_BOARD (test_find_widget (GTK_WIDGET (window), KL_TYPE_BOARD));
  g_autoptr (GString) framed = g_string_new (NULL);

  for (guint i = 0; i < kl_board_map_get_n (board->map, KL_LAYER_TILES); i++)
    {
      const GdkRGBA *frame = kl_board_tile_get_frame (KL_BOARD_TILE (kl_board_map_get_child (board->map, KL_LAYER_TILES, i)));

      for (guint player = 0; frame != NULL && player < kl_game_get_setup (board->game)->n_players; player++)
        {
          GdkRGBA colour = kl_palette_get_rgba (kl_player_get_colour (kl_game_get_player (board->game, player)));

          if (gdk_rgba_equal (frame, &colour))
            g_string_append_c (framed, (char) ('A' + player));
        }
    }
  return g_string_free (g_steal_pointer (&framed), FALSE);
}

static void
assert_framed (KlWindow   *window,
               const char *expected)
{
  g_autofree char *framed = dup_framed (window);

  g_assert_cmpstr (framed, ==, expected);
}

static KlGame *
open_window (KlWindow    **window,
             const KlKind *kinds)
{
  RulesSetup setup;
  KlGame    *game;

  test_setup_init (&setup, "base", 4, 7);
  setup.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_LISTED;
  game = test_game_new (&setup);
  kl_game_set_kinds (game, kinds);
  g_object_set (kl_preferences_get (), "speed", 3, NULL);
  *window = g_object_new (KL_TYPE_WINDOW, NULL);
  gtk_window_present (GTK_WINDOW (*window));
  kl_window_set_game (*window, game);
  return game;
}

static void
play_first (KlGame *game)
{
  const RulesMove move = kl_game_get_legal (game)->move[0];

  g_assert_cmpint (kl_game_play (game, &move), ==, RULES_OK);
}

/* A person's turn, and then those of the computers. */
static void
play_turn (KlGame *game)
{
  while (!kl_game_is_computers (game))
    play_first (game);
  while (kl_game_is_computers (game))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_round (void)
{
  static const KlKind kinds[] = { KL_KIND_HUMAN, KL_KIND_CASUAL, KL_KIND_CASUAL, KL_KIND_CASUAL };
  KlWindow           *window;
  g_autoptr (KlGame)  game = open_window (&window, kinds);
  g_autofree char    *told = NULL;

  for (int round = 0; round < 3; round++)
    {
      play_turn (game);
      g_assert_nonnull (strstr (get_status (window), "B places "));
      g_assert_nonnull (strstr (get_status (window), "C places "));
      g_assert_nonnull (strstr (get_status (window), "D places "));
      g_assert_null (strstr (get_status (window), "…"));
      assert_framed (window, "BCD");
    }

  /* One step at a time, and then all of it again. */
  told = g_strdup (get_status (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.history", NULL);
  assert_framed (window, "D");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.history", NULL);
  assert_framed (window, "BCD");
  g_assert_cmpstr (get_status (window), ==, told);

  play_first (game);
  assert_framed (window, "A");
  g_assert_null (strstr (get_status (window), "D places "));
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

/* Everybody is shown what came since the own tile; where nobody waits, only the last one. */
static void
test_tables (void)
{
  static const KlKind two[] = { KL_KIND_HUMAN, KL_KIND_CASUAL, KL_KIND_HUMAN, KL_KIND_CASUAL };
  static const KlKind none[] = { KL_KIND_CASUAL, KL_KIND_CASUAL, KL_KIND_CASUAL, KL_KIND_CASUAL };
  KlWindow           *window;
  g_autoptr (KlGame)  game = open_window (&window, two);
  int                 n_lines = 0;

  play_turn (game);
  assert_framed (window, "AB");
  play_turn (game);
  assert_framed (window, "BCD");
  g_assert_null (strstr (get_status (window), "B places "));
  g_assert_nonnull (strstr (get_status (window), "D places "));
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
  g_set_object (&game, NULL);

  game = open_window (&window, none);
  while (kl_game_get_history (game)->n < 16)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.pause", NULL);
  for (char c = 'A'; c <= 'D'; c++)
    {
      g_autofree char *places = g_strdup_printf ("%c places ", c);

      n_lines += strstr (get_status (window), places) != NULL;
    }
  g_assert_cmpint (n_lines, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_func ("/ui/news/words", test_words);
  g_test_add_func ("/ui/news/round", test_round);
  g_test_add_func ("/ui/news/tables", test_tables);

  return g_test_run ();
}

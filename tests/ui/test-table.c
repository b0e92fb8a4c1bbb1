/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The panels around the board say what the game says, after every move, back and forth, and of another game.
 */

#include "games.h"
#include "widgets.h"
#include "windows.h"

#include <adwaita.h>

#include "kl-board.h"
#include "kl-hand-panel.h"
#include "kl-log-panel.h"
#include "kl-player-row.h"
#include "kl-players-panel.h"
#include "kl-save.h"
#include "kl-status-line.h"
#include "kl-words.h"

static void
assert_row (GtkWidget *row)
{
  g_autoptr (KlPlayer) player = NULL;
  g_autofree char     *name = NULL;
  g_autofree char     *score = NULL;

  g_object_get (row, "player", &player, NULL);
  name = kl_words_dup_name (player);
  score = g_strdup_printf ("%d", kl_player_get_score (player));
  g_assert_true (test_has_label (row, name));
  g_assert_true (test_has_label (row, score));
  g_assert_cmpint (gtk_widget_has_css_class (row, "active"), ==, kl_player_get_active (player));
  g_assert_cmpint (gtk_widget_has_css_class (row, "winner"), ==, kl_player_get_winner (player));
}

/* Twice, in the panel at the side and in the strip. */
static void
assert_rows (TestTable *fixture,
             KlGame    *game)
{
  g_autoptr (GPtrArray) rows = test_find_widgets (GTK_WIDGET (fixture->table), KL_TYPE_PLAYER_ROW);

  g_assert_cmpuint (rows->len, ==, 2 * g_list_model_get_n_items (kl_game_get_players (game)));
  for (guint i = 0; i < rows->len; i++)
    assert_row (rows->pdata[i]);
}

static void
assert_log (TestTable *fixture,
            KlGame    *game)
{
  GtkWidget *panel = test_table_find (fixture, KL_TYPE_LOG_PANEL);

  for (guint i = 0; i < g_list_model_get_n_items (kl_game_get_log (game)); i++)
    {
      g_autoptr (KlTurn) turn = g_list_model_get_item (kl_game_get_log (game), i);
      g_autofree char   *words = kl_words_dup_turn (game, turn);

      g_assert_true (words == NULL || test_has_label (panel, words));
    }
}

static const char *
find_page (KlGame *game,
           int     picked)
{
  switch (kl_game_get_phase (game))
    {
    case RULES_PHASE_ABBEY:
      return "abbey";
    case RULES_PHASE_PLACE:
      return picked == KL_PICKED_ABBEY ? "abbey" : "tile";
    case RULES_PHASE_FIGURE:
    case RULES_PHASE_WAGON:
      return "figure";
    case RULES_PHASE_BID:
    case RULES_PHASE_SELL:
      return "auction";
    case RULES_PHASE_OVER:
    default:
      return "over";
    }
}

static void
assert_hand (TestTable *fixture,
             KlGame    *game)
{
  GtkWidget *panel = test_table_find (fixture, KL_TYPE_HAND_PANEL);
  GtkStack  *pages = GTK_STACK (test_find_widget (panel, GTK_TYPE_STACK));
  int        picked = kl_board_get_picked (KL_BOARD (kl_table_get_board (fixture->table)));

  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, find_page (game, picked));
}

static void
assert_shows (TestTable *fixture,
              KlGame    *game)
{
  KlBoard         *board = KL_BOARD (kl_table_get_board (fixture->table));
  g_autofree char *prompt = kl_words_dup_prompt (game, KL_GIFT_NONE, (int) kl_board_get_figure (board));
  const char      *status = kl_status_line_get_text (KL_STATUS_LINE (test_table_find (fixture, KL_TYPE_STATUS_LINE)));

  g_assert_true (g_str_has_suffix (status, prompt));
  assert_rows (fixture, game);
  assert_log (fixture, game);
  assert_hand (fixture, game);
}

static void
test_whole_game (TestTable    *fixture,
                 gconstpointer data)
{
  g_autoptr (KlGame) game = NULL;
  RulesSetup         setup;
  guint64            random = 5;

  test_setup_init (&setup, "demo", 3, 5);
  setup.part[RULES_PART_FARMERS] = true;
  game = test_game_new (&setup);
  kl_table_set_game (fixture->table, game);
  assert_shows (fixture, game);
  while (!kl_game_get_over (game))
    {
      test_play_random (game, &random);
      assert_shows (fixture, game);
    }
  while (kl_game_get_can_undo (game))
    {
      kl_game_undo (game);
      assert_shows (fixture, game);
    }
  while (kl_game_get_can_redo (game))
    {
      kl_game_redo (game);
      assert_shows (fixture, game);
    }
}

/* Games of all parts and house rules, in every phase, forwards and back. */
static void
test_all_rules (TestTable    *fixture,
                gconstpointer data)
{
  guint64 random = 11;

  for (guint64 number = 0; number < 6; number++)
    {
      g_autoptr (KlGame) game = NULL;
      RulesSetup         setup;

      test_setup_init_random (&setup, number);
      game = test_game_new (&setup);
      kl_table_set_game (fixture->table, game);
      while (!kl_game_get_over (game))
        {
          test_play_random (game, &random);
          assert_shows (fixture, game);
        }
      for (guint i = 0; i < 60 && kl_game_get_can_undo (game); i++)
        {
          kl_game_undo (game);
          assert_shows (fixture, game);
        }
    }
}

/* A game that was saved in the middle, and then another one in its place. */
static void
test_other_game (TestTable    *fixture,
                 gconstpointer data)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (KlGame) first = NULL;
  g_autoptr (KlGame) second = NULL;
  RulesSetup         setup;
  guint64            random = 7;

  test_setup_init (&setup, "base", 6, 7);
  first = test_game_new (&setup);
  for (guint i = 0; i < 40; i++)
    test_play_random (first, &random);
  bytes = kl_save_to_bytes (first);
  second = kl_save_from_bytes (bytes, "test", &error);
  g_assert_no_error (error);

  kl_table_set_game (fixture->table, first);
  assert_shows (fixture, first);
  kl_table_set_game (fixture->table, second);
  assert_shows (fixture, second);

  /* What happens in the first one now is nothing to the table. */
  kl_game_undo (first);
  kl_game_undo (first);
  assert_shows (fixture, second);
}

static const char *
find_label (GtkWidget  *root,
            const char *css_class)
{
  g_autoptr (GPtrArray) labels = test_find_widgets (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], css_class) && gtk_widget_get_visible (labels->pdata[i]))
      return gtk_label_get_label (labels->pdata[i]);
  return NULL;
}

/* What the board says is played, or put into words. */
static void
test_board_speaks (TestTable    *fixture,
                   gconstpointer data)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  GtkWidget         *board = kl_table_get_board (fixture->table);
  GtkWidget         *status = test_table_find (fixture, KL_TYPE_STATUS_LINE);
  RulesMove          move;

  kl_table_set_game (fixture->table, game);
  g_assert_true (rules_move_parse ("place 0,1 0", &move));
  g_signal_emit_by_name (board, "refused", &move, RULES_EDGE_MISMATCH);
  g_assert_cmpstr (kl_status_line_get_text (KL_STATUS_LINE (status)), ==, "The city would end at a field.");
  g_assert_true (gtk_widget_has_css_class (status, "refusal"));

  g_assert_true (rules_move_parse ("place 0,-1 180", &move));
  g_signal_emit_by_name (board, "move", &move);
  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_FIGURE);
  g_assert_cmpstr (kl_status_line_get_text (KL_STATUS_LINE (status)), ==, "A: place a meeple, or none");
  g_assert_false (gtk_widget_has_css_class (status, "refusal"));

  g_assert_true (rules_move_parse ("meeple city s", &move));
  g_signal_emit_by_name (board, "move", &move);
  g_assert_cmpstr (kl_status_line_get_text (KL_STATUS_LINE (status)), ==, "A scores 4 for a city: 2 tiles.\nB: place the tile");
  /* What is asked stands out from what has happened. */
  g_assert_cmpstr (find_label (status, "news"), ==, "A scores 4 for a city: 2 tiles.");
  g_assert_cmpstr (find_label (status, "question"), ==, "B: place the tile");
}

/* The hand turns as the board does. */
static void
test_turn (TestTable    *fixture,
           gconstpointer data)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  KlHandPanel       *hand = KL_HAND_PANEL (test_table_find (fixture, KL_TYPE_HAND_PANEL));

  kl_table_set_game (fixture->table, game);
  for (int turn = 0; turn < 4; turn++)
    {
      kl_board_set_trial_turn (KL_BOARD (kl_table_get_board (fixture->table)), turn);
      g_assert_cmpint (kl_hand_panel_get_turn (hand), ==, turn);
    }
}

/* What a screen reader finds: a list with a sentence for each player, and one line that tells what is new. */
static void
test_accessible (TestTable    *fixture,
                 gconstpointer data)
{
  g_autoptr (KlGame)    game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (GPtrArray) rows = NULL;
  GtkWidget            *status = gtk_widget_get_parent (test_find_widget (test_table_find (fixture, KL_TYPE_STATUS_LINE), GTK_TYPE_LABEL));

  kl_table_set_game (fixture->table, game);
  test_play (game, "place 0,-1 180");
  test_play (game, "meeple city s");
  rows = test_find_widgets (GTK_WIDGET (fixture->table), KL_TYPE_PLAYER_ROW);
  gtk_test_accessible_assert_role (rows->pdata[0], GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_test_accessible_assert_role (gtk_widget_get_parent (rows->pdata[0]), GTK_ACCESSIBLE_ROLE_LIST);
  gtk_test_accessible_assert_property (rows->pdata[0], GTK_ACCESSIBLE_PROPERTY_LABEL, "A, 4 points, 5 meeples in the supply");
  gtk_test_accessible_assert_property (rows->pdata[1], GTK_ACCESSIBLE_PROPERTY_LABEL, "B, 0 points, 5 meeples in the supply, on turn");
  gtk_test_accessible_assert_role (status, GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_test_accessible_assert_property (status, GTK_ACCESSIBLE_PROPERTY_LABEL, "A scores 4 for a city: 2 tiles.\nB: place the tile");
}

static void
test_compact (TestTable    *fixture,
              gconstpointer data)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  int                minimum;

  kl_table_set_game (fixture->table, game);
  gtk_widget_measure (GTK_WIDGET (fixture->table), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);

  gtk_widget_allocate (GTK_WIDGET (fixture->table), 1100, 700, -1, NULL);
  g_assert_false (kl_table_get_compact (fixture->table));
  gtk_widget_allocate (GTK_WIDGET (fixture->table), 360, 554, -1, NULL);
  g_assert_true (kl_table_get_compact (fixture->table));
  assert_shows (fixture, game);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

#define ADD(path, func) g_test_add ("/ui/table/" path, TestTable, NULL, test_table_set_up, func, test_table_tear_down)
  ADD ("whole-game", test_whole_game);
  ADD ("all-rules", test_all_rules);
  ADD ("other-game", test_other_game);
  ADD ("board-speaks", test_board_speaks);
  ADD ("turn", test_turn);
  ADD ("accessible", test_accessible);
  ADD ("compact", test_compact);
#undef ADD

  return g_test_run ();
}

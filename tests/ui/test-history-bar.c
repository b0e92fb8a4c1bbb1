/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looking back changes nothing, comes back to the same position, and can go on from where one looks.
 */

#include "games.h"
#include "widgets.h"

#include <adwaita.h>
#include <string.h>

#include "kl-board.h"
#include "kl-history-bar.h"
#include "kl-log-panel.h"
#include "kl-save.h"
#include "kl-secrets.h"
#include "kl-table.h"
#include "kl-window.h"

typedef struct
{
  KlWindow     *window;
  KlHistoryBar *bar;
  KlTable      *table;
  KlGame       *game;
} Fixture;

/* A game in its middle: 40 random moves by three. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  RulesSetup setup;
  guint64    random = 11;

  test_setup_init (&setup, "base", 3, 11);
  fixture->game = test_game_new (&setup);
  for (int i = 0; i < 40; i++)
    test_play_random (fixture->game, &random);
  fixture->window = g_object_new (KL_TYPE_WINDOW, NULL);
  fixture->bar = KL_HISTORY_BAR (test_find_widget (GTK_WIDGET (fixture->window), KL_TYPE_HISTORY_BAR));
  fixture->table = KL_TABLE (test_find_widget (GTK_WIDGET (fixture->window), KL_TYPE_TABLE));
  gtk_window_present (GTK_WINDOW (fixture->window));
  kl_window_set_game (fixture->window, fixture->game);
}

static GtkWidget *
find_shown (GtkWidget  *root,
            const char *text)
{
  g_autoptr (GPtrArray) labels = test_find_widgets (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_label (labels->pdata[i]), text) && gtk_widget_get_mapped (labels->pdata[i]))
      return labels->pdata[i];
  return NULL;
}

/* The label that says where one looks; the first is the room that it has. */
static GtkLabel *
find_where (Fixture *fixture)
{
  g_autoptr (GPtrArray) labels = test_find_widgets (GTK_WIDGET (fixture->bar), GTK_TYPE_LABEL);

  return labels->pdata[1];
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  test_settle ();
  g_assert_finalize_object (fixture->game);
}

static void
activate (Fixture    *fixture,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->bar), action, NULL));
}

static gboolean
is_enabled (Fixture    *fixture,
            const char *action)
{
  return gtk_widget_get_sensitive (test_find_button (GTK_WIDGET (fixture->window), action));
}

/* Every button, the slider and the log: the real game is the same to the byte all the time, and shown again at the end. */
static void
test_looking (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GBytes) before = kl_save_to_bytes (fixture->game);
  RulesPosition      position = *kl_game_get_position (fixture->game);
  GtkRange          *scale = GTK_RANGE (test_find_widget (GTK_WIDGET (fixture->bar), GTK_TYPE_SCALE));
  const char        *steps[] = { "history.first", "history.next", "history.next", "history.previous", "history.last", "history.previous" };
  KlGame            *view;

  g_assert_true (kl_table_get_game (fixture->table) == fixture->game);
  activate (fixture, "win.history");
  view = kl_table_get_game (fixture->table);
  g_assert_true (kl_game_get_real (view) == fixture->game && view != fixture->game);
  g_assert_cmpmem (kl_game_get_position (view), sizeof position, &position, sizeof position);
  g_assert_false (is_enabled (fixture, "history.next"));

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (GBytes) now = NULL;

      activate (fixture, steps[i]);
      now = kl_save_to_bytes (fixture->game);
      g_assert_true (g_bytes_equal (before, now));
      g_assert_cmpfloat (gtk_range_get_value (scale), ==, kl_game_get_history (view)->cursor);
    }
  gtk_range_set_value (scale, 7);
  g_assert_cmpint (kl_game_get_history (view)->cursor, ==, 7);
  g_assert_cmpmem (kl_game_get_position (view), sizeof position, &kl_game_get_history (fixture->game)->entry[7]->position, sizeof position);

  activate (fixture, "history.leave");
  g_assert_true (kl_table_get_game (fixture->table) == fixture->game);
  g_assert_cmpmem (kl_game_get_position (fixture->game), sizeof position, &position, sizeof position);
  g_assert_false (kl_history_bar_get_looking (fixture->bar));
}

/* Nothing can be played, by whatever way, and nobody's secrets are shown. */
static void
test_no_moves (Fixture      *fixture,
               gconstpointer data)
{
  RulesMove move = { 0 };
  KlGame   *view = NULL;

  g_assert_true (kl_secrets_may_see_cards (fixture->game, 0, 0));
  for (guint entry = 0; entry < (guint) kl_game_get_history (fixture->game)->n - 1; entry++)
    {
      kl_history_bar_look_at (fixture->bar, entry);
      view = kl_table_get_game (fixture->table);
      move = kl_game_get_history (fixture->game)->entry[entry + 1]->move;
      g_assert_cmpint (kl_game_get_legal (view)->n, ==, 0);
      g_assert_cmpint (kl_game_check (view, &move), ==, RULES_WRONG_PHASE);
      g_assert_cmpint (kl_game_play (view, &move), ==, RULES_WRONG_PHASE);
      g_signal_emit_by_name (kl_table_get_board (fixture->table), "move", &move);
      g_assert_cmpint (kl_game_get_history (view)->cursor, ==, (int) entry);
      g_assert_false (is_enabled (fixture, "win.undo"));
      g_assert_false (is_enabled (fixture, "win.pass"));
      g_assert_false (is_enabled (fixture, "win.turn-left"));
      g_assert_false (kl_secrets_may_see_cards (view, 0, 0));
    }
  kl_game_end (view);
  g_assert_false (kl_game_get_over (view));
}

/* The game is set back; what came later is there to be redone, until another move is made. */
static void
test_continue (Fixture      *fixture,
               gconstpointer data)
{
  RulesPosition end = *kl_game_get_position (fixture->game);
  int           n = kl_game_get_history (fixture->game)->n;
  guint64       random = 3;

  for (int entry = 0; entry < n; entry += 7)
    {
      RulesPosition there;

      kl_history_bar_look_at (fixture->bar, (guint) entry);
      activate (fixture, "history.continue");
      g_assert_true (kl_table_get_game (fixture->table) == fixture->game);
      g_assert_cmpint (kl_game_get_history (fixture->game)->cursor, >=, entry);
      g_assert_cmpint (kl_game_get_history (fixture->game)->n, ==, n);
      there = *kl_game_get_position (fixture->game);
      g_assert_true (there.phase != RULES_PHASE_FIGURE || kl_game_get_legal (fixture->game)->n > 1);

      while (kl_game_get_can_redo (fixture->game))
        kl_game_redo (fixture->game);
      g_assert_cmpmem (kl_game_get_position (fixture->game), sizeof end, &end, sizeof end);
    }

  kl_history_bar_look_at (fixture->bar, 14);
  activate (fixture, "history.continue");
  g_assert_true (is_enabled (fixture, "win.redo"));
  test_play_random (fixture->game, &random);
  g_assert_false (is_enabled (fixture, "win.redo"));
  g_assert_cmpint (kl_game_get_history (fixture->game)->n, <, n);
}

/* Activating a line of the log looks at its moment; the log stays whole and selects the line. */
static void
test_log (Fixture      *fixture,
          gconstpointer data)
{
  GtkWidget         *panel = test_find_widget (GTK_WIDGET (fixture->table), KL_TYPE_LOG_PANEL);
  GtkListBox        *list = GTK_LIST_BOX (test_find_widget (panel, GTK_TYPE_LIST_BOX));
  GListModel        *turns = kl_log_panel_get_turns (KL_LOG_PANEL (panel));
  guint              n = g_list_model_get_n_items (turns);
  GtkListBoxRow     *row = gtk_list_box_get_row_at_index (list, (int) n / 2);
  g_autoptr (KlTurn) turn = g_list_model_get_item (turns, n / 2);

  g_signal_emit_by_name (list, "row-activated", row);
  g_assert_true (kl_history_bar_get_looking (fixture->bar));
  g_assert_cmpint (kl_game_get_history (kl_table_get_game (fixture->table))->cursor, ==, (int) kl_turn_get_index (turn));
  g_assert_true (kl_log_panel_get_turns (KL_LOG_PANEL (panel)) == turns);
  g_assert_cmpuint (g_list_model_get_n_items (turns), ==, n);
  g_assert_true (gtk_list_box_get_selected_row (list) == row);
  activate (fixture, "history.leave");
  g_assert_null (gtk_list_box_get_selected_row (list));
}

/* What happens in the game meanwhile is there to be looked at; another game ends looking. */
static void
test_meanwhile (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (KlGame) other = test_game_new_with_pile ("city-cap road-curve", 5);
  guint64            random = 5;

  kl_history_bar_look_at (fixture->bar, 9);
  test_play_random (fixture->game, &random);
  g_assert_true (kl_history_bar_get_looking (fixture->bar));
  g_assert_cmpint (kl_game_get_history (kl_table_get_game (fixture->table))->cursor, ==, 9);
  g_assert_cmpint (kl_game_get_history (kl_table_get_game (fixture->table))->n, ==, kl_game_get_history (fixture->game)->n);
  kl_window_set_game (fixture->window, other);
  g_assert_false (kl_history_bar_get_looking (fixture->bar));
  g_assert_true (kl_table_get_game (fixture->table) == other);
}

/* What a screen reader finds, and the room that the bar needs. */
static void
test_accessible (Fixture      *fixture,
                 gconstpointer data)
{
  GtkWidget            *scale = test_find_widget (GTK_WIDGET (fixture->bar), GTK_TYPE_SCALE);
  g_autoptr (GPtrArray) buttons = test_find_widgets (GTK_WIDGET (fixture->bar), GTK_TYPE_BUTTON);
  int                   minimum;

  kl_history_bar_look_at (fixture->bar, 0);
  gtk_test_accessible_assert_property (scale, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       gtk_label_get_label (find_where (fixture)));
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (scale), GTK_ACCESSIBLE_PROPERTY_LABEL));
  for (guint i = 0; i < buttons->len; i++)
    g_assert_true (gtk_button_get_label (buttons->pdata[i]) != NULL ||
                   gtk_test_accessible_has_property (GTK_ACCESSIBLE (buttons->pdata[i]), GTK_ACCESSIBLE_PROPERTY_LABEL));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == scale);
  g_object_set (fixture->bar, "compact", TRUE, NULL);
  gtk_widget_measure (GTK_WIDGET (fixture->bar), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

/* Whoever looks back at a decision is not asked for it. */
static void
test_no_prompt (Fixture      *fixture,
                gconstpointer data)
{
  guint64 random = 3;

  while (kl_game_get_phase (fixture->game) != RULES_PHASE_FIGURE)
    test_play_random (fixture->game, &random);
  test_settle ();
  g_assert_nonnull (find_shown (GTK_WIDGET (fixture->window), "Choose a place on the tile"));
  g_assert_nonnull (find_shown (GTK_WIDGET (fixture->window), "No _Meeple"));
  kl_history_bar_toggle (fixture->bar);
  test_settle ();
  g_assert_null (find_shown (GTK_WIDGET (fixture->window), "Choose a place on the tile"));
  g_assert_null (find_shown (GTK_WIDGET (fixture->window), "No _Meeple"));
  kl_history_bar_toggle (fixture->bar);
  test_settle ();
  g_assert_nonnull (find_shown (GTK_WIDGET (fixture->window), "Choose a place on the tile"));
}

/* The bar is as high for five lines of news as for one, so the map lies still; all that happened is in the tooltip. */
static void
test_still (Fixture      *fixture,
            gconstpointer data)
{
  static const int widths[] = { 360, 1180 };
  guint            long_ones = 0;
  guint64          random = 5;

  while (!kl_game_get_over (fixture->game))
    test_play_random (fixture->game, &random);
  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    {
      int height;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), widths[w], 720);
      /* The window's shadow may take some. */
      while (ABS (gtk_widget_get_width (GTK_WIDGET (fixture->window)) - widths[w]) > 40)
        g_main_context_iteration (NULL, TRUE);
      kl_history_bar_look_at (fixture->bar, 0);
      while (!gtk_revealer_get_child_revealed (GTK_REVEALER (gtk_widget_get_first_child (GTK_WIDGET (fixture->bar)))))
        g_main_context_iteration (NULL, TRUE);
      test_settle ();
      height = gtk_widget_get_height (GTK_WIDGET (fixture->bar));
      for (int i = kl_game_get_history (fixture->game)->n - 40; i < kl_game_get_history (fixture->game)->n; i++)
        {
          GtkLabel        *where = find_where (fixture);
          g_autofree char *all = NULL;

          kl_history_bar_look_at (fixture->bar, (guint) i);
          test_settle ();
          g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->bar)), ==, height);
          all = g_strdup (gtk_widget_get_tooltip_text (GTK_WIDGET (where)));
          long_ones += strchr (all, '\n') != NULL;
          g_assert_cmpstr (g_strdelimit (all, "\n", ' '), ==, gtk_label_get_label (where));
        }
    }
  g_assert_cmpuint (long_ones, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  adw_init ();

#define ADD(path, func) g_test_add ("/ui/history-bar/" path, Fixture, NULL, set_up, func, tear_down)
  ADD ("looking", test_looking);
  ADD ("no-moves", test_no_moves);
  ADD ("continue", test_continue);
  ADD ("log", test_log);
  ADD ("meanwhile", test_meanwhile);
  ADD ("accessible", test_accessible);
  ADD ("no-prompt", test_no_prompt);
  ADD ("still", test_still);
#undef ADD

  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The score track and the chart say what the scores are.
 */

#include "games.h"
#include "widgets.h"

#include <adwaita.h>
#include <stdlib.h>

#include "kl-lap.h"
#include "kl-result-dialog.h"
#include "kl-score-chart.h"
#include "kl-score-track.h"
#include "kl-track-dialog.h"
#include "kl-window.h"

static void
test_laps (void)
{
  static const struct
  {
    int score, laps, space, face;
  } cases[] = {
    { 0, 0, 0, 6 },
    { 49, 0, 49, 6 },
    { 50, 1, 0, 1 },
    { 63, 1, 13, 1 },
    { 100, 2, 0, 2 },
    { 149, 2, 49, 2 },
    { 299, 5, 49, 5 },
    { 300, 6, 0, 6 },
    { 350, 7, 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      KlLap lap = kl_lap_of (cases[i].score);

      g_assert_cmpint (lap.laps, ==, cases[i].laps);
      g_assert_cmpint (lap.space, ==, cases[i].space);
      g_assert_cmpint (kl_lap_get_face (lap), ==, cases[i].face);
    }
}

/* Fifty spaces, each beside the one before, no two in the same place, all on the board. */
static void
test_spaces (void)
{
  gboolean taken[11][10] = { 0 };
  int      column = 0, row = 0;

  for (int space = 0; space < KL_LAP_SPACES; space++)
    {
      int before_column = column, before_row = row;

      kl_score_track_find_cell (space, &column, &row);
      g_assert_true (column >= 0 && column < 11 && row >= 0 && row < 10);
      g_assert_false (taken[column][row]);
      taken[column][row] = TRUE;
      if (space > 0)
        g_assert_cmpint (abs (column - before_column) + abs (row - before_row), ==, 1);
    }
}

/* A city of 26 tiles, laid by one player after another; the first one's: 52 points. */
static KlGame *
play_beyond_fifty (void)
{
  const int  n = 26;
  RulesSetup setup;
  KlGame    *game;

  test_setup_init (&setup, "base", 2, 1);
  setup.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_LISTED;
  setup.stack_only = true;
  for (int i = 1; i < n; i++)
    setup.stack[setup.n_stack++] = (uint8_t) rules_tileset_find_type (setup.tiles, i < n - 1 ? "city-band" : "city-cap");
  setup.stack[setup.n_stack++] = (uint8_t) rules_tileset_find_type (setup.tiles, "road-straight");

  game = test_game_new (&setup);
  test_play (game, "place 0,-1 90");
  test_play (game, "meeple city n");
  for (int y = 2; y < n; y++)
    {
      g_autofree char *move = g_strdup_printf ("place 0,%d %d", -y, y < n - 1 ? 90 : 180);

      test_play (game, move);
      if (kl_game_get_phase (game) == RULES_PHASE_FIGURE)
        test_play (game, "pass");
    }
  return game;
}

static KlTrackDialog *
find_track (void)
{
  GListModel    *windows = gtk_window_get_toplevels ();
  KlTrackDialog *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (KL_IS_TRACK_DIALOG (window))
        {
          g_assert_null (found);
          found = KL_TRACK_DIALOG (window);
        }
    }
  return found;
}

/* The window's action opens one track, which follows the game back and forth and goes with the window. */
static void
test_dialog (void)
{
  KlWindow          *window = g_object_new (KL_TYPE_WINDOW, NULL);
  g_autoptr (KlGame) game = play_beyond_fifty ();
  g_autoptr (KlGame) other = test_game_new_with_pile ("city-cap road-curve", 5);
  KlTrackDialog     *dialog;
  GtkWidget         *track;
  int                minimum;

  gtk_window_present (GTK_WINDOW (window));
  kl_window_set_game (window, game);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.score-track", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.score-track", NULL);
  dialog = find_track ();
  g_assert_nonnull (dialog);
  track = test_find_widget (GTK_WIDGET (dialog), KL_TYPE_SCORE_TRACK);
  g_assert_true (kl_score_track_get_game (KL_SCORE_TRACK (track)) == game);
  gtk_test_accessible_assert_role (track, GTK_ACCESSIBLE_ROLE_IMG);
  g_assert_true (test_has_label (GTK_WIDGET (dialog), "A: 52 points, second lap, space 2"));
  g_assert_true (test_has_label (GTK_WIDGET (dialog), "B: 0 points, first lap, space 0"));
  gtk_widget_measure (adw_window_get_content (ADW_WINDOW (dialog)), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);

  kl_game_seek (game, 3);
  g_assert_true (test_has_label (GTK_WIDGET (dialog), "A: 0 points, first lap, space 0"));

  kl_window_set_game (window, other);
  g_assert_true (kl_score_track_get_game (KL_SCORE_TRACK (track)) == other);
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
  g_assert_null (find_track ());
}

/* The chart is a page of the result, and says its lines in words. */
static void
test_chart (void)
{
  g_autoptr (KlGame)   game = test_game_new_with_pile ("city-cap road-curve", 5);
  KlResultDialog      *dialog;
  GtkWidget           *chart;
  g_autoptr (KlReview) review = NULL;

  test_play (game, "place 0,-1 180");
  test_play (game, "meeple city s");
  kl_game_end (game);
  review = kl_review_new (game);
  dialog = kl_result_dialog_new (NULL, game, review);
  gtk_window_present (GTK_WINDOW (dialog));
  chart = test_find_widget (GTK_WIDGET (dialog), KL_TYPE_SCORE_CHART);
  g_assert_nonnull (chart);
  g_assert_true (kl_score_chart_get_game (KL_SCORE_CHART (chart)) == game);
  gtk_test_accessible_assert_role (chart, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (chart, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "A: 0, 0, 4 and finally 4 points. B: 0, 0, 0 and finally 0 points");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Every face has its number of pips, and half a turn changes none. */
static void
test_faces (void)
{
  for (int face = 1; face <= KL_LAP_FACES; face++)
    {
      int n = 0;

      for (int place = 0; place < KL_LAP_PLACES; place++)
        {
          n += kl_lap_has_pip (face, place);
          g_assert_cmpint (kl_lap_has_pip (face, place), ==, kl_lap_has_pip (face, KL_LAP_PLACES - 1 - place));
        }
      g_assert_cmpint (n, ==, face);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_func ("/rules/B16/laps-and-dice-H10", test_laps);
  g_test_add_func ("/rules/B16/faces-of-the-die-H10", test_faces);
  g_test_add_func ("/rules/B16/fifty-spaces", test_spaces);
  g_test_add_func ("/rules/B16/track-dialog", test_dialog);
  g_test_add_func ("/ui/score-chart/result", test_chart);

  return g_test_run ();
}

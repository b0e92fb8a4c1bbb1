/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The view of tiles left: it shows what the model counts, of the space that is chosen, after every move.
 */

#include "games.h"
#include "widgets.h"

#include "kl-space-chooser.h"
#include "kl-tiles-left-dialog.h"
#include "kl-tiles-left.h"
#include "kl-window.h"

static guint
count_types (KlGame *game,
             int     space)
{
  KlTilesLeft left;
  guint       n = 0;

  kl_tiles_left_count (&left, game, kl_game_get_position (game)->actor);
  for (int type = 0; type < kl_game_get_setup (game)->tiles->n_types; type++)
    n += left.unseen[type] > 0 && (space == KL_SPACE_NONE || kl_tiles_left_get_ways (game, type, space) > 0);
  return n;
}

static void
assert_shown (KlTilesLeftDialog *dialog,
              KlGame            *game)
{
  KlSpaceChooser       *chooser = KL_SPACE_CHOOSER (test_find_widget (GTK_WIDGET (dialog), KL_TYPE_SPACE_CHOOSER));
  g_autoptr (GPtrArray) types = test_find_widgets (GTK_WIDGET (dialog), GTK_TYPE_FLOW_BOX_CHILD);
  g_autoptr (GPtrArray) spaces = test_find_widgets (GTK_WIDGET (chooser), GTK_TYPE_TOGGLE_BUTTON);

  g_assert_cmpuint (types->len, ==, count_types (game, kl_space_chooser_get_space (chooser)));
  g_assert_cmpuint (spaces->len, ==, kl_game_get_position (game)->n_spaces);
}

static void
test_follows (void)
{
  g_autoptr (KlGame) game = NULL;
  RulesSetup         setup;
  KlTilesLeftDialog *dialog;
  guint64            random = 3;

  test_setup_init (&setup, "demo", 2, 1);
  game = test_game_new (&setup);
  dialog = kl_tiles_left_dialog_new (NULL, game);
  gtk_window_present (GTK_WINDOW (dialog));
  while (!kl_game_get_over (game))
    {
      assert_shown (dialog, game);
      test_play_random (game, &random);
    }
  assert_shown (dialog, game);
  kl_game_undo (game);
  assert_shown (dialog, game);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* One space at a time, and none when it is chosen again. */
static void
test_choose (void)
{
  g_autoptr (KlGame)    game = test_game_new_with_pile ("road-curve monastery monastery city-cap", 5);
  KlTilesLeftDialog    *dialog = kl_tiles_left_dialog_new (NULL, game);
  KlSpaceChooser       *chooser = KL_SPACE_CHOOSER (test_find_widget (GTK_WIDGET (dialog), KL_TYPE_SPACE_CHOOSER));
  g_autoptr (GPtrArray) spaces = test_find_widgets (GTK_WIDGET (chooser), GTK_TYPE_TOGGLE_BUTTON);
  const RulesPosition  *pos = kl_game_get_position (game);
  int                   north = rules_position_space_at (pos, 0, -1), south = rules_position_space_at (pos, 0, 1);

  gtk_toggle_button_set_active (spaces->pdata[north], TRUE);
  g_assert_cmpint (kl_space_chooser_get_space (chooser), ==, north);
  g_assert_true (test_has_label (GTK_WIDGET (dialog), "Column 0, row −1: 1 tile to come fits"));
  assert_shown (dialog, game);

  gtk_toggle_button_set_active (spaces->pdata[south], TRUE);
  g_assert_cmpint (kl_space_chooser_get_space (chooser), ==, south);
  g_assert_false (gtk_toggle_button_get_active (spaces->pdata[north]));
  g_assert_true (test_has_label (GTK_WIDGET (dialog), "Column 0, row 1: 3 tiles to come fit"));
  assert_shown (dialog, game);

  gtk_toggle_button_set_active (spaces->pdata[south], FALSE);
  g_assert_cmpint (kl_space_chooser_get_space (chooser), ==, KL_SPACE_NONE);
  assert_shown (dialog, game);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* From the window, at the narrowest, and not for purists. */
static void
test_window (void)
{
  KlWindow          *window = g_object_new (KL_TYPE_WINDOW, NULL);
  g_autoptr (KlGame) game = test_game_new_with_pile ("road-curve monastery", 5);
  GtkWidget         *dialog;
  int                minimum;

  gtk_window_present (GTK_WINDOW (window));
  kl_window_set_game (window, game);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.tiles-left", NULL);
  dialog = test_find_window (KL_TYPE_TILES_LEFT_DIALOG);
  g_assert_nonnull (dialog);
  gtk_widget_measure (adw_window_get_content (ADW_WINDOW (dialog)), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  gtk_window_destroy (GTK_WINDOW (dialog));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.hints", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.tiles-left", NULL);
  g_assert_null (test_find_window (KL_TYPE_TILES_LEFT_DIALOG));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hints", NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_func ("/ui/tiles-left/follows", test_follows);
  g_test_add_func ("/ui/tiles-left/choose", test_choose);
  g_test_add_func ("/ui/tiles-left/window", test_window);

  return g_test_run ();
}

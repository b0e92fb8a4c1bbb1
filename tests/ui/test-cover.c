/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * H3: what hides the next player's hand, and that no key that is held goes through it.
 */

#include "games.h"
#include "widgets.h"
#include "windows.h"

#include <adwaita.h>

#include "kl-cover.h"

static KlCover *
find_cover (TestTable *fixture)
{
  return KL_COVER (test_table_find (fixture, KL_TYPE_COVER));
}

/* A game of two people with a hand of tiles. */
static KlGame *
create_game (RulesHand hand)
{
  RulesSetup setup;

  test_setup_init (&setup, "base", 2, 1);
  setup.value[RULES_SWITCH_HAND] = hand;
  return test_game_new (&setup);
}

/* H3: before every turn the next player is called for; not where nothing is hidden, and not when that is switched off. */
static void
test_cover (TestTable    *fixture,
            gconstpointer data)
{
  KlCover           *cover = find_cover (fixture);
  g_autoptr (KlGame) hidden = create_game (RULES_HAND_HIDDEN);
  g_autoptr (KlGame) open = create_game (RULES_HAND_OPEN);
  guint64            random = 6;
  KlPlayer          *player;

  kl_table_set_game (fixture->table, hidden);
  g_assert_false (kl_cover_get_covering (cover));
  g_object_set (fixture->table, "cover", TRUE, NULL);
  kl_table_set_game (fixture->table, open);
  g_assert_false (kl_cover_get_covering (cover));
  kl_table_set_game (fixture->table, hidden);
  g_assert_true (kl_cover_get_covering (cover));
  g_assert_true (gtk_widget_has_css_class (kl_table_get_board (fixture->table), "covered"));

  kl_cover_lift (cover);
  g_assert_false (kl_cover_get_covering (cover));
  g_assert_false (gtk_widget_has_css_class (kl_table_get_board (fixture->table), "covered"));
  player = kl_game_get_current_player (hidden);
  while (kl_game_get_current_player (hidden) == player)
    {
      g_assert_false (kl_cover_get_covering (cover));
      test_play_random (hidden, &random);
    }
  g_assert_true (kl_cover_get_covering (cover));
  /* Whoever goes back is at the screen still. */
  kl_game_undo (hidden);
  g_assert_false (kl_cover_get_covering (cover));
}

/* As if a key went down, where the table looks at keys first. */
static gboolean
press (TestTable *fixture,
       guint      key,
       guint      code)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->table));
  gboolean               taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, code, 0, &taken);
    }
  return taken;
}

/* The Enter that ended one turn, still held down, does not show the next player's hand. */
static void
test_held_key (TestTable    *fixture,
               gconstpointer data)
{
  enum
  {
    CODE_RETURN = 36,
    CODE_SPACE = 65,
    CODE_R = 27
  };
  KlCover           *cover = find_cover (fixture);
  g_autoptr (KlGame) game = create_game (RULES_HAND_HIDDEN);
  guint64            random = 6;
  KlPlayer          *player;

  g_object_set (fixture->table, "cover", TRUE, NULL);
  kl_table_set_game (fixture->table, game);
  kl_cover_lift (cover);
  g_assert_false (press (fixture, GDK_KEY_Return, CODE_RETURN));
  player = kl_game_get_current_player (game);
  while (kl_game_get_current_player (game) == player)
    test_play_random (game, &random);
  g_assert_true (press (fixture, GDK_KEY_Return, CODE_RETURN));
  g_assert_true (kl_cover_get_covering (cover));
  g_assert_true (press (fixture, GDK_KEY_r, CODE_R));
  g_assert_true (kl_cover_get_covering (cover));
  g_assert_true (press (fixture, GDK_KEY_space, CODE_SPACE));
  g_assert_false (kl_cover_get_covering (cover));
}

/* What came up over a dialog was not heard to, and counts when it goes down again; what is down still does not. */
static void
test_key_let_go_elsewhere (TestTable    *fixture,
                           gconstpointer data)
{
  enum
  {
    CODE_RETURN = 36,
    REPEAT_US = 30000,
    LATER_US = 200000
  };
  g_autoptr (KlGame) game = create_game (RULES_HAND_HIDDEN);
  GtkWindow         *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (fixture->table)));

  kl_table_set_game (fixture->table, game);
  g_usleep (LATER_US);
  g_assert_false (press (fixture, GDK_KEY_Return, CODE_RETURN));
  g_assert_true (press (fixture, GDK_KEY_Return, CODE_RETURN));
  g_object_notify (G_OBJECT (window), "is-active"); /* the window of a dialog is gone */
  g_usleep (REPEAT_US);
  g_assert_true (press (fixture, GDK_KEY_Return, CODE_RETURN));
  g_usleep (LATER_US);
  g_assert_true (press (fixture, GDK_KEY_Return, CODE_RETURN));
  g_object_notify (G_OBJECT (window), "is-active");
  g_usleep (LATER_US);
  g_assert_false (press (fixture, GDK_KEY_Return, CODE_RETURN));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/ui/cover/H3/turns", TestTable, NULL, test_table_set_up, test_cover, test_table_tear_down);
  g_test_add ("/ui/cover/H3/held-key", TestTable, NULL, test_table_set_up, test_held_key, test_table_tear_down);
  g_test_add ("/ui/cover/H3/key-let-go-elsewhere", TestTable, NULL, test_table_set_up, test_key_let_go_elsewhere, test_table_tear_down);
  return g_test_run ();
}

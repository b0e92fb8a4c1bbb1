/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What helps to see the game: each hint on its own, none for purists, and no number that the scoring would not pay.
 */

#include "boards.h"
#include "games.h"
#include "widgets.h"
#include "windows.h"

#include "kl-board-dead.h"
#include "kl-board-fields.h"
#include "kl-board-words.h"
#include "kl-preferences.h"
#include "kl-tiles-left.h"
#include "kl-window.h"
#include "rules-feature.h"

static guint
count_dead (KlGame *game)
{
  KlTilesLeft left;
  guint       n = 0;

  kl_tiles_left_count (&left, game, kl_game_get_position (game)->actor);
  for (int i = 0; i < kl_game_get_position (game)->n_spaces; i++)
    n += kl_tiles_left_is_dead (&left, game, i);
  return n;
}

static void
assert_hints (TestBoard *board)
{
  gboolean dead = kl_board_get_hints (board->board) && kl_board_get_hint (board->board, KL_HINT_DEAD_SPACES);
  gboolean fields = kl_board_get_hints (board->board) && kl_board_get_hint (board->board, KL_HINT_FIELDS);
  gboolean legal = kl_board_get_hints (board->board) && kl_board_get_hint (board->board, KL_HINT_LEGAL_SPACES);

  g_assert_cmpuint (test_board_count (board, KL_LAYER_DEAD), ==, dead ? count_dead (board->game) : 0);
  g_assert_cmpuint (test_board_count (board, KL_LAYER_FIELDS), ==, fields ? 1 : 0);
  g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (board->board), "plain"), ==, !legal);
}

/* Every hint on and off, with and without the purist's switch. */
static void
test_each (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("road-curve monastery", 5);
  TestBoard          board = { 0 };

  test_board_open (&board, game);
  g_assert_cmpuint (count_dead (game), >, 0);
  for (int set = 0; set < 1 << (KL_N_HINTS + 1); set++)
    {
      for (int hint = 0; hint < KL_N_HINTS; hint++)
        g_object_set (board.board, kl_board_hint_names[hint], set >> hint & 1, NULL);
      kl_board_set_hints (board.board, set >> KL_N_HINTS);
      assert_hints (&board);
      for (int hint = 0; hint < KL_N_HINTS; hint++)
        g_assert_cmpint (kl_board_shows_hint (board.board, hint), ==, (set >> hint & 1) && set >> KL_N_HINTS);
    }
  g_clear_object (&game);
  test_board_close (&board);
}

/* After every move, and after going back. */
static void
test_follow (void)
{
  g_autoptr (KlGame) game = NULL;
  RulesSetup         setup;
  TestBoard          board = { 0 };
  guint64            random = 5;

  test_setup_init (&setup, "demo", 3, 2);
  game = test_game_new (&setup);
  test_board_open (&board, game);
  kl_board_set_hint (board.board, KL_HINT_DEAD_SPACES, TRUE);
  kl_board_set_hint (board.board, KL_HINT_FIELDS, TRUE);
  while (!kl_game_get_over (game))
    {
      assert_hints (&board);
      test_play_random (game, &random);
    }
  assert_hints (&board);
  kl_game_undo (game);
  assert_hints (&board);
  g_clear_object (&game);
  test_board_close (&board);
}

/* What a feature says before the move is what the move's events pay for it: as completed in the game, as now at the end. */
static void
assert_paid (KlGame           *game,
             guint             entry,
             const RulesEvent *event)
{
  g_autofree char *text = NULL;
  g_autofree char *shown = NULL;

  kl_game_seek (game, entry);
  if (event->feature == RULES_FIELD)
    text = g_strdup_printf (event->points == 1 ? "\n%d point at the end of the game" : "\n%d points at the end of the game", event->points);
  else if (event->final)
    text = g_strdup_printf ("\nWorth %d now, ", event->points);
  else
    text = g_strdup_printf (event->points == 1 ? "\nCompleted: %d point\n" : "\nCompleted: %d points\n", event->points);

  shown = kl_board_words_dup_feature (game, event->segment);
  g_test_message ("%s in: %s", text, shown);
  g_assert_nonnull (strstr (shown, text));
}

/* Games of the base rules, in which all that is paid is paid for features. */
static void
test_worth (void)
{
  guint n_during = 0, n_final = 0;

  for (guint64 seed = 1; seed <= 15; seed++)
    {
      g_autoptr (KlGame) game = NULL;
      RulesSetup         setup;
      guint64            random = seed;
      GListModel        *log;

      test_setup_init (&setup, "demo", 3, seed);
      rules_setup_part (&setup, RULES_PART_FARMERS, true);
      game = test_game_new (&setup);
      while (!kl_game_get_over (game))
        test_play_random (game, &random);

      log = kl_game_get_log (game);
      for (guint i = 1, last = g_list_model_get_n_items (log); i < last; i++)
        {
          g_autoptr (KlTurn) turn = NULL;
          const RulesEvent  *event;
          guint              n_events;

          kl_game_seek (game, last - 1);
          turn = g_list_model_get_item (log, i);
          event = kl_turn_get_events (turn, &n_events);
          for (guint e = 0; e < n_events; e++)
            if (event[e].kind == RULES_EVENT_SCORED)
              {
                assert_paid (game, event[e].final ? last - 1 : i - 1, &event[e]);
                n_during += !event[e].final;
                n_final += event[e].final;
              }
        }
    }
  g_assert_cmpuint (n_during, >, 20);
  g_assert_cmpuint (n_final, >, 20);
}

/* F3, A13: a field is the leaders', and of those whose barn stands in it. */
static void
test_owners (void)
{
  for (guint64 number = 0; number < 20; number++)
    {
      g_autoptr (KlGame) game = NULL;
      RulesSetup         setup;
      guint64            random = number;

      test_setup_init_random (&setup, number);
      game = test_game_new (&setup);
      while (!kl_game_get_over (game))
        {
          const RulesPosition *pos = kl_game_get_position (game);

          for (int i = 0; i < pos->n_figures; i++)
            {
              const RulesStanding *figure = &pos->figure[i];
              unsigned             owners;

              if (rules_feature_kind (&setup, pos, figure->segment) != RULES_FIELD)
                continue;
              owners = kl_board_fields_get_owners (game, figure->segment);
              if (figure->figure == RULES_BARN)
                g_assert_cmpuint (owners >> figure->player & 1, ==, 1);
              if (figure->figure == RULES_MEEPLE)
                g_assert_cmpuint (owners, !=, 0);
            }
          test_play_random (game, &random);
        }
    }
}

/* The menu's switches and the board's are the same, in every window. */
static void
test_window (void)
{
  KlWindow  *window = g_object_new (KL_TYPE_WINDOW, NULL);
  GtkWidget *board = test_find_widget (GTK_WIDGET (window), KL_TYPE_BOARD);

  for (int hint = 0; hint < KL_N_HINTS; hint++)
    {
      g_autofree char *action = g_strconcat ("win.", kl_board_hint_names[hint], NULL);
      gboolean         before = kl_board_get_hint (KL_BOARD (board), hint);

      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
      g_assert_cmpint (kl_board_get_hint (KL_BOARD (board), hint), ==, !before);
      g_object_set (kl_preferences_get (), kl_board_hint_names[hint], before, NULL);
      g_assert_cmpint (kl_board_get_hint (KL_BOARD (board), hint), ==, before);
    }
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.purist", NULL));
  g_assert_false (kl_board_get_hints (KL_BOARD (board)));
  /* Who wants none can choose none. */
  for (int hint = 0; hint < KL_N_HINTS; hint++)
    {
      g_autofree char *action = g_strconcat ("win.", kl_board_hint_names[hint], NULL);

      g_assert_false (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
    }
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.purist", NULL));
  g_assert_true (kl_board_get_hints (KL_BOARD (board)));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.worth", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.worth", NULL));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whether anything is told where the pointer rests: at a place of a tile, from its corner in parts of its side. */
static gboolean
tells (TestBoard *board,
       guint      tile,
       float      x,
       float      y)
{
  GtkWidget             *widget = kl_board_map_get_child (board->board->map, KL_LAYER_TILES, tile);
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  graphene_point_t       place;
  gboolean               told = FALSE;
  KlView                 before;

  do
    {
      before = board->board->view;
      test_board_wait (board);
      test_board_wait (board);
    }
  while (memcmp (&before, &board->board->view, sizeof before) != 0);
  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (board->board),
                                           &GRAPHENE_POINT_INIT (x * (float) gtk_widget_get_width (widget), y * (float) gtk_widget_get_height (widget)), &place));
  board->board->pointer_x = place.x;
  board->board->pointer_y = place.y;
  board->board->pointer_inside = true;
  g_signal_emit_by_name (board->board->map, "query-tooltip", (int) place.x, (int) place.y, FALSE, tooltip, &told);
  return told;
}

/* F1: of a field nothing is told where nobody has farmers. */
static void
test_silent_fields (void)
{
  for (int farmers = 0; farmers < 2; farmers++)
    {
      g_autoptr (KlGame) game = NULL;
      TestBoard          board = { 0 };
      RulesSetup         setup;

      test_setup_init (&setup, "demo", 2, 5);
      rules_setup_part (&setup, RULES_PART_FARMERS, farmers);
      game = test_game_new (&setup);
      test_board_open (&board, game);
      g_assert_true (tells (&board, 0, 0.5f, 0.08f)); /* the city */
      g_assert_true (tells (&board, 0, 0.1f, 0.5f));  /* the road */
      g_assert_cmpint (tells (&board, 0, 0.5f, 0.95f), ==, farmers);
      g_clear_object (&game);
      test_board_close (&board);
    }
}

/* Nor over the tile that was just placed, while a figure is chosen for it. */
static void
test_silent_tile (void)
{
  KlGame   *game = test_game_new_with_pile ("city-cap road-curve", 5);
  TestBoard board = { 0 };

  test_board_open (&board, game);
  test_play (game, "place 0,-1 180");
  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_FIGURE);
  g_assert_false (tells (&board, 1, 0.5f, 0.92f));
  g_assert_true (tells (&board, 0, 0.1f, 0.5f)); /* another road */
  test_play (game, "pass");
  g_assert_true (tells (&board, 1, 0.5f, 0.92f));
  g_object_unref (game);
  test_board_close (&board);
}

/* An entry is a widget of the toolkit's own, around a label. */
static GtkWidget *
find_entry (GtkWidget  *menu,
            const char *text)
{
  g_autoptr (GPtrArray) labels = test_find_widgets (menu, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_text (labels->pdata[i]), text))
      return gtk_widget_get_parent (labels->pdata[i]);
  return NULL;
}

/* A computer's move takes the entry away on which one is; the menu stays, and the focus in it. */
static void
test_menu (void)
{
  KlWindow          *window = g_object_new (KL_TYPE_WINDOW, NULL);
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  GtkWidget         *button = test_find_widget (GTK_WIDGET (window), GTK_TYPE_MENU_BUTTON);
  GtkWidget         *menu = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  GtkWidget         *focus;

  kl_window_set_game (window, game);
  gtk_window_present (GTK_WINDOW (window));
  test_settle ();
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  test_settle ();
  g_assert_true (gtk_widget_grab_focus (find_entry (menu, "Suggest a Move")));
  gtk_widget_action_set_enabled (GTK_WIDGET (window), "win.suggest", FALSE);
  test_settle ();
  g_assert_true (gtk_widget_get_mapped (menu));
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, menu));
  /* A popover that is open when its window goes stays, without a surface, and GTK has a tooltip come up there: kl-popovers.c. */
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  test_settle ();
  test_window_close (window);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_func ("/ui/hints/each", test_each);
  g_test_add_func ("/ui/hints/follow", test_follow);
  g_test_add_func ("/ui/hints/worth", test_worth);
  g_test_add_func ("/ui/hints/F3/owners", test_owners);
  g_test_add_func ("/ui/hints/window", test_window);
  g_test_add_func ("/ui/hints/F1/silent-fields", test_silent_fields);
  g_test_add_func ("/ui/hints/silent-tile", test_silent_tile);
  g_test_add_func ("/ui/hints/menu", test_menu);

  return g_test_run ();
}

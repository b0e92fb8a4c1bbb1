/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where Enter would do something in the window: what is suggested, what is asked, where one begins; and who reads keeps the focus.
 */

#include "games.h"
#include "widgets.h"
#include "windows.h"

#include "kl-board-private.h"
#include "kl-cover.h"
#include "kl-help-window.h"
#include "kl-result-dialog.h"
#include "kl-window-private.h"

/* Until some frames have been painted. */
static void
let_paint (KlWindow *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));

  for (int i = 0; i < 8; i++)
    {
      gint64 frame = gdk_frame_clock_get_frame_counter (clock);

      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      while (gdk_frame_clock_get_frame_counter (clock) == frame)
        g_main_context_iteration (NULL, TRUE);
      test_settle ();
    }
}

/* Who reads the rules when the game ends is told the points when that is done: the rules are closed, or the window is at the front. */
static void
test_result_beside_rules (gconstpointer closes)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) game = test_game_new_with_pile ("road-curve", 5);
  GtkWindow         *rules;

  kl_window_set_game (window, game);
  rules = GTK_WINDOW (kl_help_window_show (GTK_WINDOW (window), NULL));
  while (!gtk_window_is_active (rules))
    g_main_context_iteration (NULL, TRUE);
  test_play (game, "place 1,0 0");
  test_play (game, "meeple road w");
  let_paint (window);
  g_assert_null (test_find_window (KL_TYPE_RESULT_DIALOG));
  if (closes)
    gtk_window_close (rules);
  else
    gtk_window_present (GTK_WINDOW (window));
  while (test_find_window (KL_TYPE_RESULT_DIALOG) == NULL)
    g_main_context_iteration (NULL, TRUE);
  test_settle ();
  g_assert_cmpint (test_find_window (KL_TYPE_HELP_WINDOW) != NULL, ==, !closes);
  test_window_close (window);
}

/* Enter begins where one begins, or says who is at the screen, from the first moment on. */
static void
test_first_focus (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) game = NULL;
  RulesSetup         setup;
  GtkWidget         *focus;

  test_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == test_find_button (GTK_WIDGET (window), "win.quick-start-alone"));
  test_window_close (window);

  test_setup_init (&setup, "base", 2, 1);
  setup.value[RULES_SWITCH_HAND] = RULES_HAND_HIDDEN;
  game = test_game_new (&setup);
  window = test_window_open_game (game);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, KL_TYPE_COVER));
  kl_window_set_game (window, NULL);
  test_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == test_find_button (GTK_WIDGET (window), "win.quick-start-alone"));
  test_window_close (window);
}

static void
assert_log_at_end (KlWindow *window)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (window->log_button);
  GtkWidget     *popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  GtkWidget     *list = test_find_widget (popover, GTK_TYPE_LIST_BOX);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (test_find_widget (popover, GTK_TYPE_SCROLLED_WINDOW)));

  gtk_menu_button_popup (button);
  let_paint (window);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, 2 * gtk_adjustment_get_page_size (adjustment));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >,
                     gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment) - 2);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == gtk_widget_get_last_child (list));
  gtk_menu_button_popdown (button);
  test_settle ();
}

/* On a narrow screen the log is opened, each time where the news are. */
static void
test_log_popover (void)
{
  KlWindow          *window = g_object_new (KL_TYPE_WINDOW, "default-width", 360, "default-height", 720, NULL);
  g_autoptr (KlGame) game = NULL;
  RulesSetup         setup;
  guint64            random = 3;

  test_setup_init (&setup, "base", 2, 1);
  game = test_game_new (&setup);
  for (int i = 0; i < 60; i++)
    test_play_random (game, &random);
  kl_window_set_game (window, game);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window->log_button))
    g_main_context_iteration (NULL, TRUE);
  for (int i = 0; i < 3; i++)
    assert_log_at_end (window);
  test_window_close (window);
}

static void
wait_for_suggestion (KlWindow *window,
                     KlBoard  *board,
                     KlLayer   layer)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.suggest", NULL);
  while (kl_board_map_get_n (board->map, layer) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static graphene_point_t
get_centre (KlBoard   *board,
            GtkWidget *child)
{
  const graphene_rect_t place = kl_board_map_get_place (board->map, child);
  graphene_point_t      centre;

  graphene_rect_get_center (&place, &centre);
  return centre;
}

static void
assert_focus_at_suggestion (KlWindow *window,
                            KlBoard  *board,
                            KlLayer   layer)
{
  GtkWidget             *focus = gtk_window_get_focus (GTK_WINDOW (window));
  const graphene_point_t there = get_centre (board, kl_board_map_get_child (board->map, layer, 0));
  const graphene_point_t here = get_centre (board, focus);

  g_assert_true (graphene_point_near (&here, &there, 1));
}

/* Enter does what is suggested. But who has moved meanwhile stays there. */
static void
test_suggestion_focus (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) game = NULL;
  RulesSetup         setup;
  KlBoard           *board;
  GtkWidget         *focus;

  test_setup_init (&setup, "demo", 2, 7);
  game = test_game_new (&setup);
  kl_window_set_game (window, game);
  while (!gtk_window_is_active (GTK_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);
  board = KL_BOARD (kl_table_get_board (window->table));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.suggest", NULL);
  kl_board_move_focus (board, 1, 0);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  while (kl_board_map_get_n (board->map, KL_LAYER_ADVISED_TILE) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == focus);

  wait_for_suggestion (window, board, KL_LAYER_ADVISED_TILE);
  assert_focus_at_suggestion (window, board, KL_LAYER_ADVISED_TILE);
  g_assert_true (KL_IS_BOARD_SLOT (board->slot));
  kl_board_place (board, board->slot);

  wait_for_suggestion (window, board, KL_LAYER_ADVISED_SPOT);
  assert_focus_at_suggestion (window, board, KL_LAYER_ADVISED_SPOT);
  g_assert_true (KL_IS_BOARD_SPOT (gtk_window_get_focus (GTK_WINDOW (window))));
  test_window_close (window);
}

/* Enter at what has the focus makes the move, where a key can make it on the map at all, and else nothing. */
static void
assert_enter_makes (KlWindow        *window,
                    KlBoard         *board,
                    const RulesMove *move)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_PLACE:
    case RULES_MOVE_ABBEY:
      g_assert_true (KL_IS_BOARD_SLOT (focus));
      /* Of turns that make no difference the board has one. */
      g_assert_true (kl_board_is_trying (board, move->x, move->y, kl_board_slot_find_turn (KL_BOARD_SLOT (focus), move->turn, 1)));
      g_assert_cmpint (kl_board_get_picked (board), ==, move->kind == RULES_MOVE_ABBEY ? KL_PICKED_ABBEY : move->hand);
      break;
    case RULES_MOVE_FIGURE:
    case RULES_MOVE_BARN:
    case RULES_MOVE_ROLL:
      g_assert_true (KL_IS_BOARD_SPOT (focus));
      g_assert_true (rules_move_equal (&kl_board_spot_get_offer (KL_BOARD_SPOT (focus))->move, move));
      break;
    default:
      g_assert_true (focus == GTK_WIDGET (board));
      g_assert_null (board->slot);
      break;
    }
}

/* With everything that there is, wherever the focus was before. */
static void
test_go_to_move (void)
{
  KlWindow          *window = test_window_open ();
  KlBoard           *board = KL_BOARD (kl_table_get_board (window->table));
  g_autoptr (KlGame) game = NULL;
  RulesSetup         setup;
  guint64            random = 5;

  test_setup_init (&setup, "base", 2, 5);
  test_setup_add_parts (&setup);
  setup.value[RULES_SWITCH_HAND] = RULES_HAND_OPEN;
  game = test_game_new (&setup);
  kl_window_set_game (window, game);
  g_object_set (window, "cover", FALSE, NULL);
  for (int i = 0; i < 70 && !kl_game_get_over (game); i++)
    {
      const RulesMoves *legal = kl_game_get_legal (game);

      for (int j = 0; j < legal->n; j += test_get_step () * (legal->n > 12 ? 7 : 1))
        {
          kl_board_go_to_move (board, &legal->move[j]);
          assert_enter_makes (window, board, &legal->move[j]);
        }
      test_play_random (game, &random);
    }
  test_window_close (window);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_data_func ("/ui/focus/result-after-rules", GINT_TO_POINTER (TRUE), test_result_beside_rules);
  g_test_add_data_func ("/ui/focus/result-beside-rules", GINT_TO_POINTER (FALSE), test_result_beside_rules);
  g_test_add_func ("/ui/focus/first", test_first_focus);
  g_test_add_func ("/ui/focus/log", test_log_popover);
  g_test_add_func ("/ui/focus/suggestion", test_suggestion_focus);
  g_test_add_func ("/ui/focus/go-to-move", test_go_to_move);

  return g_test_run ();
}

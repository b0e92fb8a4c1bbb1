/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lessons in the window: what is asked for goes on, anything else is taken back with a hint, and the own game waits.
 */

#include <string.h>

#include "games.h"
#include "widgets.h"
#include "windows.h"

#include "kl-board-private.h"
#include "kl-lesson-bar.h"
#include "kl-lesson.h"
#include "kl-lessons-dialog.h"
#include "kl-preferences.h"
#include "kl-settings.h"
#include "kl-table.h"

static KlLessonBar *
find_bar (KlWindow *window)
{
  return KL_LESSON_BAR (test_find_widget (GTK_WIDGET (window), KL_TYPE_LESSON_BAR));
}

/* By way of the dialog, as a person does. */
static KlLessonBar *
begin (KlWindow *window,
       guint     number)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget  *dialog = NULL;
  GtkListBox *list;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.lessons", NULL);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (windows, i);

      if (KL_IS_LESSONS_DIALOG (toplevel))
        dialog = toplevel;
    }
  g_assert_nonnull (dialog);
  list = GTK_LIST_BOX (test_find_widget (dialog, GTK_TYPE_LIST_BOX));
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, (int) number));
  g_assert_cmpint (kl_lesson_bar_get_lesson (find_bar (window)), ==, number);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (find_bar (window))));
  return find_bar (window);
}

static const KlLessonStep *
get_step (guint lesson,
          guint step)
{
  return g_ptr_array_index (((const KlLesson *) g_ptr_array_index (kl_lessons_get (), lesson))->steps, step);
}

static guint
count_steps (guint lesson)
{
  return ((const KlLesson *) g_ptr_array_index (kl_lessons_get (), lesson))->steps->len;
}

static void
wait_until_cursor (KlGame *game,
                   int     cursor)
{
  while (kl_game_get_history (game)->cursor != cursor)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_every_lesson (void)
{
  KlWindow *window = test_window_open ();

  for (guint i = 0; i < kl_lessons_get ()->len; i++)
    {
      KlLessonBar *bar = begin (window, i);

      for (guint s = 0; s < count_steps (i); s++)
        {
          g_assert_false (kl_lesson_bar_get_done (bar));
          g_assert_true (g_str_has_suffix (kl_lesson_bar_get_text (bar), get_step (i, s)->task));
          test_play (kl_window_get_game (window), g_ptr_array_index (get_step (i, s)->moves, 0));
        }
      g_assert_true (kl_lesson_bar_get_done (bar));
      g_assert_cmpstr (kl_lesson_bar_get_text (bar), ==, get_step (i, count_steps (i) - 1)->praise);
      test_settle ();
    }
  if (kl_settings_get () != NULL)
    {
      g_auto (GStrv) done = g_settings_get_strv (kl_settings_get (), "lessons");

      g_assert_cmpuint (g_strv_length (done), ==, kl_lessons_get ()->len);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

/* The third lesson: the city has its gap in the west, and the tile fits in the south too. */
static void
test_another_move (void)
{
  KlWindow    *window = test_window_open ();
  KlLessonBar *bar = begin (window, 2);
  KlGame      *game = kl_window_get_game (window);
  int          start = kl_game_get_history (game)->cursor;

  test_play (game, "place 0,1 180");
  g_assert_false (kl_lesson_bar_get_done (bar));
  g_assert_null (strstr (kl_lesson_bar_get_text (bar), get_step (2, 0)->task));
  wait_until_cursor (game, start);
  g_assert_nonnull (strstr (kl_lesson_bar_get_text (bar), get_step (2, 0)->task));
  g_assert_nonnull (strstr (kl_lesson_bar_get_text (bar), get_step (2, 0)->hint));
  test_play (game, g_ptr_array_index (get_step (2, 0)->moves, 0));
  g_assert_true (kl_lesson_bar_get_done (bar));
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

/* Undo goes back within the lesson, and not to what was before it. */
static void
test_undo (void)
{
  KlWindow    *window = test_window_open ();
  KlLessonBar *bar = begin (window, 0);
  KlGame      *game = kl_window_get_game (window);
  int          start = kl_game_get_history (game)->cursor;

  test_play (game, g_ptr_array_index (get_step (0, 0)->moves, 0));
  g_assert_nonnull (strstr (kl_lesson_bar_get_text (bar), get_step (0, 1)->task));
  kl_game_undo (game);
  g_assert_cmpstr (kl_lesson_bar_get_text (bar), ==, get_step (0, 0)->task);

  bar = begin (window, 1);
  game = kl_window_get_game (window);
  start = kl_game_get_history (game)->cursor;
  kl_game_undo (game);
  g_assert_cmpint (kl_game_get_history (game)->cursor, <, start);
  wait_until_cursor (game, start);
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

static void
test_hint (void)
{
  KlWindow    *window = test_window_open ();
  KlLessonBar *bar = begin (window, 0);

  g_assert_null (strstr (kl_lesson_bar_get_text (bar), get_step (0, 0)->hint));
  gtk_widget_activate_action (GTK_WIDGET (bar), "lesson.hint", NULL);
  g_assert_nonnull (strstr (kl_lesson_bar_get_text (bar), get_step (0, 0)->hint));
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

static gboolean
covers (KlWindow *window)
{
  gboolean cover;

  g_object_get (test_find_widget (GTK_WIDGET (window), KL_TYPE_TABLE), "cover", &cover, NULL);
  return cover;
}

/* Who learns plays everybody, and is not asked to pass the screen on; whoever says meanwhile that secrets are covered means the own
 * game. */
static void
test_no_cover (void)
{
  KlWindow *window = test_window_open ();

  g_assert_true (covers (window));
  begin (window, 0);
  g_assert_false (covers (window));
  g_object_set (kl_preferences_get (), "cover", FALSE, NULL);
  g_object_set (kl_preferences_get (), "cover", TRUE, NULL);
  g_assert_false (covers (window));
  kl_window_rebuild (window);
  g_assert_false (covers (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson-leave", NULL);
  g_assert_true (covers (window));
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

/* The own game is there again, and is what is kept when the window closes in the middle of a lesson. */
static void
test_own_game (void)
{
  KlWindow          *window = test_window_open ();
  g_autoptr (KlGame) game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (KlGame) other = test_game_new_with_pile ("city-cap road-curve", 5);

  test_play (game, "place 0,-1 180");
  kl_window_set_game (window, game);
  begin (window, 0);
  g_assert_true (kl_window_get_game (window) != game);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson-next", NULL);
  g_assert_cmpint (kl_lesson_bar_get_lesson (find_bar (window)), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson-leave", NULL);
  g_assert_true (kl_window_get_game (window) == game);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (find_bar (window))));

  begin (window, 3);
  kl_window_replace_game (window, other, "other");
  g_assert_true (kl_window_get_game (window) == other);
  g_assert_cmpint (kl_lesson_bar_get_lesson (find_bar (window)), ==, -1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.previous-game", NULL);
  g_assert_true (kl_window_get_game (window) == game);

  begin (window, 4);
  gtk_window_close (GTK_WINDOW (window));
  test_settle ();
  window = test_window_open ();
  kl_window_resume (window);
  test_assert_same_game (kl_window_get_game (window), game);
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

static guint
count_advised (KlWindow *window)
{
  KlBoard *board = KL_BOARD (test_find_widget (GTK_WIDGET (window), KL_TYPE_BOARD));

  return kl_board_map_get_n (board->map, KL_LAYER_ADVISED_TILE);
}

/* Lays the tile, but not there. */
static void
play_elsewhere (KlGame *game,
                int     x,
                int     y)
{
  const RulesMoves *legal = kl_game_get_legal (game);
  int               i = 0;

  while (legal->move[i].x == x && legal->move[i].y == y)
    i++;
  g_assert_cmpint (i, <, legal->n);
  g_assert_cmpint (kl_game_play (game, &legal->move[i]), ==, RULES_OK);
}

static void
ask_for_hint (KlLessonBar *bar)
{
  gtk_widget_activate_action (GTK_WIDGET (bar), "lesson.hint", NULL);
}

/* The second lesson: a hint shows the place, also when its words are there already because another move was made. Where there is no
 * place, there is nothing more to be had. */
static void
test_hint_place (void)
{
  KlWindow    *window = test_window_open ();
  KlLessonBar *bar = begin (window, 1);
  KlGame      *game = kl_window_get_game (window);
  GtkWidget   *button = test_find_button (GTK_WIDGET (bar), "lesson.hint");
  int          start = kl_game_get_history (game)->cursor;

  g_assert_cmpuint (count_advised (window), ==, 0);
  ask_for_hint (bar);
  g_assert_nonnull (strstr (kl_lesson_bar_get_text (bar), get_step (1, 0)->hint));
  g_assert_cmpuint (count_advised (window), ==, 1);
  play_elsewhere (game, -1, 0);
  ask_for_hint (bar);
  g_assert_cmpuint (count_advised (window), ==, 0);
  wait_until_cursor (game, start);
  g_assert_true (gtk_widget_get_visible (button));
  ask_for_hint (bar);
  g_assert_cmpuint (count_advised (window), ==, 1);

  test_play (game, g_ptr_array_index (get_step (1, 0)->moves, 0));
  g_assert_true (gtk_widget_get_visible (button));
  ask_for_hint (bar);
  g_assert_nonnull (strstr (kl_lesson_bar_get_text (bar), get_step (1, 1)->hint));
  g_assert_false (gtk_widget_get_visible (button));
  g_assert_cmpuint (count_advised (window), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

/* When the lesson is done Enter goes on to the next, and does not play for Blue. */
static void
test_focus_when_done (void)
{
  KlWindow    *window = test_window_open ();
  KlLessonBar *bar = begin (window, 0);
  KlGame      *game = kl_window_get_game (window);

  test_settle ();
  for (guint s = 0; s < count_steps (0); s++)
    {
      g_assert_null (gtk_widget_get_focus_child (GTK_WIDGET (bar)));
      test_play (game, g_ptr_array_index (get_step (0, s)->moves, 0));
      test_settle ();
    }
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == test_find_button (GTK_WIDGET (bar), "win.lesson-next"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.lesson-next", NULL);
  test_settle ();
  g_assert_null (gtk_widget_get_focus_child (GTK_WIDGET (bar)));
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

/* As if Enter went down or up, wherever the focus is. */
static void
turn_key (KlWindow   *window,
          const char *signal)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  gboolean               taken;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, signal, GDK_KEY_Return, 36, 0, &taken);
    }
}

/* A key that made the last move and is held down must not go on to the next lesson, so the focus waits until it has come up. A key
 * that comes up at any other time moves no focus. */
static void
test_key_held (void)
{
  KlWindow    *window = test_window_open ();
  KlLessonBar *bar = begin (window, 0);
  GtkWidget   *next = test_find_button (GTK_WIDGET (bar), "win.lesson-next");

  test_settle ();
  for (guint s = 0; s < count_steps (0); s++)
    {
      turn_key (window, "key-pressed");
      test_play (kl_window_get_game (window), g_ptr_array_index (get_step (0, s)->moves, 0));
      test_settle ();
      g_assert_null (gtk_widget_get_focus_child (GTK_WIDGET (bar)));
      turn_key (window, "key-released");
      g_assert_cmpint (gtk_window_get_focus (GTK_WINDOW (window)) == next, ==, s == count_steps (0) - 1);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

/* Titles can be read on the narrowest screen. */
static void
test_titles (void)
{
  KlWindow *window = g_object_new (KL_TYPE_WINDOW, "default-width", 360, "default-height", 720, NULL);

  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < kl_lessons_get ()->len; i++)
    {
      KlLessonBar *bar = begin (window, i);
      GtkWidget   *title = test_find_widget (GTK_WIDGET (bar), GTK_TYPE_LABEL);

      while (gtk_widget_get_height (title) == 0)
        g_main_context_iteration (NULL, TRUE);
      test_settle ();
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 400);
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (title))));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_func ("/ui/lesson/every-lesson", test_every_lesson);
  g_test_add_func ("/ui/lesson/another-move", test_another_move);
  g_test_add_func ("/ui/lesson/undo", test_undo);
  g_test_add_func ("/ui/lesson/hint", test_hint);
  g_test_add_func ("/ui/lesson/no-cover", test_no_cover);
  g_test_add_func ("/ui/lesson/own-game", test_own_game);
  g_test_add_func ("/ui/lesson/hint-place", test_hint_place);
  g_test_add_func ("/ui/lesson/focus-when-done", test_focus_when_done);
  g_test_add_func ("/ui/lesson/key-held", test_key_held);
  g_test_add_func ("/ui/lesson/titles", test_titles);

  return g_test_run ();
}

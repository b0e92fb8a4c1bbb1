/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where things lie: what comes in passing covers nothing that is needed, and the parts of the table share its room.
 */

#include "games.h"
#include "widgets.h"
#include "windows.h"

#include "kl-log-panel.h"
#include "kl-pick.h"
#include "kl-player-row.h"
#include "kl-window-private.h"
#include "kl-words.h"

enum
{
  LOG_LINES = 4, /* that can be read beside anything else */
  LINE_HEIGHT = 24,
  BESIDE_BAR = 92,
  MOST_ANCHOR = 48 /* the height up to which the toolkit puts tooltips beside a widget, not over it */
};

/* Everything that a game can have, with n players. */
static KlGame *
create_game (guint n_players)
{
  RulesSetup setup;

  test_setup_init (&setup, "base", n_players, 5);
  test_setup_add_parts (&setup);
  return test_game_new (&setup);
}

static void
close_window (KlWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

static graphene_rect_t
get_bounds (KlWindow  *window,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &bounds));
  return bounds;
}

static void
assert_apart (KlWindow  *window,
              GtkWidget *a,
              GtkWidget *b)
{
  graphene_rect_t first = get_bounds (window, a), second = get_bounds (window, b);

  g_assert_false (graphene_rect_intersection (&first, &second, NULL));
}

static void
assert_inside (KlWindow  *window,
               GtkWidget *inner,
               GtkWidget *outer)
{
  graphene_rect_t first = get_bounds (window, inner), second = get_bounds (window, outer);

  g_assert_true (graphene_rect_contains_rect (&second, &first));
}

/* The toast itself, which is not the overlay for it. */
static GtkWidget *
wait_for_toast (KlWindow *window)
{
  GtkWidget *toast;

  while ((toast = gtk_widget_get_first_child (GTK_WIDGET (window->toasts))) == NULL || !gtk_widget_get_can_target (toast))
    g_main_context_iteration (NULL, TRUE);
  test_wait_for_frames (GTK_WIDGET (window), 2);
  return toast;
}

static void
check_toast (int         width,
             const char *text,
             const char *button)
{
  g_autoptr (KlGame) game = create_game (2);
  KlWindow          *window = test_window_open_size (game, width, 640);
  GtkWidget         *toast;

  kl_window_add_toast (window, text, button, "win.undo");
  toast = wait_for_toast (window);
  assert_inside (window, toast, kl_table_get_board (window->table));
  assert_apart (window, toast, kl_table_get_status (window->table));
  assert_apart (window, toast, kl_table_get_zoom (window->table));
  close_window (window);
}

static void
test_toast (void)
{
  static const int widths[] = { 360, 500, 899, 900, 1180, 1400 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      check_toast (widths[i], "New game begun", "Go Back");
      check_toast (widths[i], "The game’s file was changed from outside: the game goes on in another", NULL);
    }
}

/* However much there is beside it, the log has some lines, and the players and what can be picked are in sight. */
static void
test_side (void)
{
  for (guint n_players = 2; n_players <= 6; n_players++)
    {
      g_autoptr (KlGame)    game = create_game (n_players);
      KlWindow             *window = test_window_open_size (game, 1180, 780);
      GtkWidget            *table = GTK_WIDGET (window->table);
      GtkWidget            *log = test_find_widget (table, KL_TYPE_LOG_PANEL);
      g_autoptr (GPtrArray) rows = test_find_widgets (table, KL_TYPE_PLAYER_ROW);
      guint                 seen = 0;

      test_wait_for_frames (GTK_WIDGET (window), 2);
      assert_inside (window, log, table);
      g_assert_cmpint (gtk_widget_get_height (log), >=, LOG_LINES * LINE_HEIGHT);
      for (guint i = 0; i < rows->len; i++)
        if (gtk_widget_get_mapped (rows->pdata[i]))
          {
            assert_apart (window, rows->pdata[i], log);
            seen++;
          }
      g_assert_cmpuint (seen, ==, n_players);
      close_window (window);
    }
}

/* In the strip of a narrow window three players have room with all that they can have. */
static void
test_strip (void)
{
  for (guint n_players = 2; n_players <= 3; n_players++)
    {
      g_autoptr (KlGame)    game = create_game (n_players);
      KlWindow             *window = test_window_open_size (game, 360, 640);
      g_autoptr (GPtrArray) rows = test_find_widgets (GTK_WIDGET (window->table), KL_TYPE_PLAYER_ROW);
      guint                 seen = 0;

      test_wait_for_frames (GTK_WIDGET (window), 2);
      for (guint i = 0; i < rows->len; i++)
        if (gtk_widget_get_mapped (rows->pdata[i]))
          {
            assert_inside (window, rows->pdata[i], window->content);
            seen++;
          }
      g_assert_cmpuint (seen, ==, n_players);
      close_window (window);
    }
}

/* With more it goes along with the game, and who comes next is in sight too. */
static void
test_strip_follows (void)
{
  g_autoptr (KlGame) game = create_game (6);
  KlWindow          *window = test_window_open_size (game, 360, 640);
  guint64            random = 3;

  for (int i = 0; i < 24; i++)
    {
      g_autoptr (GPtrArray) rows = test_find_widgets (GTK_WIDGET (window->table), KL_TYPE_PLAYER_ROW);
      guint                 whole = 0;

      test_play_random (game, &random);
      test_wait_for_frames (GTK_WIDGET (window), 2);
      for (guint row = 0; row < rows->len; row++)
        {
          graphene_rect_t outer = get_bounds (window, window->content), inner;

          if (!gtk_widget_get_mapped (rows->pdata[row]))
            continue;
          inner = get_bounds (window, rows->pdata[row]);
          whole += graphene_rect_contains_rect (&outer, &inner);
          if (gtk_widget_has_css_class (rows->pdata[row], "active"))
            g_assert_true (graphene_rect_contains_rect (&outer, &inner));
        }
      g_assert_cmpuint (whole, >=, 2);
    }
  close_window (window);
}

static guint
count_shown (KlWindow   *window,
             const char *action)
{
  g_autoptr (GPtrArray) buttons = test_find_widgets (window->content, GTK_TYPE_BUTTON);
  guint                 n = 0;

  for (guint i = 0; i < buttons->len; i++)
    n += gtk_widget_get_mapped (buttons->pdata[i]) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (buttons->pdata[i])), action) == 0;
  return n;
}

/* Whatever can be declined is declined by one button: two that say the same make one look for the difference. */
static void
test_one_way (void)
{
  static const int widths[] = { 360, 1180 };

  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    {
      g_autoptr (KlGame) game = NULL;
      KlWindow          *window;
      RulesSetup         setup;
      guint64            random = 6;
      guint              n = 0, declined[RULES_PHASE_OVER + 1] = { 0 };

      test_setup_init (&setup, "demo", 2, 5);
      test_setup_add_parts (&setup);
      setup.value[RULES_SWITCH_SELLING] = 1;
      game = test_game_new (&setup);
      window = test_window_open_size (game, widths[w], 780);
      for (; n < 60 && !kl_game_get_over (game); n++)
        {
          gboolean can = kl_words_pass (game) != NULL;

          test_wait_for_frames (GTK_WIDGET (window), 2);
          g_assert_cmpuint (count_shown (window, "win.pass"), ==, can);
          declined[kl_game_get_phase (game)] += can;
          test_play_random (game, &random);
        }
      g_assert_cmpuint (declined[RULES_PHASE_FIGURE], >, 0);
      g_assert_cmpuint (declined[RULES_PHASE_BID], >, 0);
      if (!kl_game_get_over (game))
        kl_game_end (game);
      test_wait_for_frames (GTK_WIDGET (window), 2);
      g_assert_cmpuint (count_shown (window, "win.result"), ==, 1);
      close_window (window);
    }
}

/* What the tooltip is put beside that one gets at a place of a widget. */
static GtkWidget *
find_teller (GtkWidget *widget,
             double     x,
             double     y)
{
  GtkWidget *teller = gtk_widget_pick (widget, x, y, GTK_PICK_INSENSITIVE);

  while (teller != NULL && !gtk_widget_get_has_tooltip (teller))
    teller = gtk_widget_get_parent (teller);
  return teller;
}

/* What is said about a figure that can be chosen covers neither it nor the others. */
static void
test_tooltips_of_choices (void)
{
  static const int widths[] = { 360, 1180 };

  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    {
      g_autoptr (KlGame)    game = create_game (2);
      KlWindow             *window = test_window_open_size (game, widths[w], 780);
      g_autoptr (GPtrArray) picks = NULL;
      guint                 n = 0;

      test_wait_for_frames (GTK_WIDGET (window), 2);
      picks = test_find_widgets (window->content, KL_TYPE_PICK);
      for (guint i = 0; i < picks->len; i++)
        {
          graphene_rect_t own, inner, bounds;

          if (!gtk_widget_get_mapped (picks->pdata[i]))
            continue;
          own = get_bounds (window, picks->pdata[i]);
          g_assert_true (gtk_widget_compute_bounds (picks->pdata[i], picks->pdata[i], &inner));
          for (int part = 2; part < 7; part++)
            {
              GtkWidget *teller = find_teller (picks->pdata[i], inner.origin.x + inner.size.width * part / 8,
                                               inner.origin.y + inner.size.height * part / 8);

              g_assert_nonnull (teller);
              bounds = get_bounds (window, teller);
              g_assert_cmpfloat (bounds.size.height, <=, MOST_ANCHOR);
              /* And below the whole of it. */
              g_assert_cmpfloat (bounds.origin.y + bounds.size.height, >=, own.origin.y + own.size.height - 8);
            }
          n++;
        }
      g_assert_cmpuint (n, ==, RULES_N_FIGURES + 1);
      close_window (window);
    }
}

/* The longest that is suggested, in the longer of the languages. */
static void
test_advice (void)
{
  static const char     advice[] = "Voorstel · Noordwestelijke hoek: Herenboerderij: Weide, grenst aan 2 afgebouwde steden\n"
                                   "Elke afgebouwde stad aan de weide telt voor je herenboerderij. Tot nu toe is dat 8 punten waard.";
  g_autoptr (KlGame)    game = create_game (2);
  KlWindow             *window = test_window_open_size (game, 360, 640);
  g_autoptr (GPtrArray) labels = NULL;
  guint                 n = 0;

  /* As much as the buttons beside the bar and its rounded ends take. */
  gtk_widget_set_margin_start (kl_table_get_status (window->table), BESIDE_BAR);
  test_wait_for_frames (GTK_WIDGET (window), 2);
  kl_table_advise (window->table, advice, NULL, NULL);
  test_wait_for_frames (GTK_WIDGET (window), 2);
  labels = test_find_widgets (kl_table_get_status (window->table), GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_label (labels->pdata[i]), advice))
      {
        g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[i])));
        n++;
      }
  g_assert_cmpuint (n, ==, 1);
  close_window (window);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/ui/layout/toast", test_toast);
  g_test_add_func ("/ui/layout/side", test_side);
  g_test_add_func ("/ui/layout/strip", test_strip);
  g_test_add_func ("/ui/layout/strip-follows", test_strip_follows);
  g_test_add_func ("/ui/layout/one-way", test_one_way);
  g_test_add_func ("/ui/layout/tooltips-of-choices", test_tooltips_of_choices);
  g_test_add_func ("/ui/layout/advice", test_advice);

  return g_test_run ();
}

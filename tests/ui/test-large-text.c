/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text of twice the usual size on a screen of 360 pixels: no view asks for more room, in any language, in any phase of a game
 * with everything in it, and with names that do not fit anywhere. What cannot wrap is ellipsised or scrolls.
 */

#include "games.h"
#include "widgets.h"

#include <locale.h>

#include "kl-games-dialog.h"
#include "kl-gifts-panel.h"
#include "kl-help-window.h"
#include "kl-language.h"
#include "kl-lessons-dialog.h"
#include "kl-new-game-dialog.h"
#include "kl-preferences-window.h"
#include "kl-print-dialog.h"
#include "kl-result-dialog.h"
#include "kl-tiles-left-dialog.h"
#include "kl-track-dialog.h"
#include "kl-window-private.h"

enum
{
  SCREEN_WIDTH = 360,
  USUAL_DPI = 96,
  TIMES = 2,
  BESIDE_ZOOM = 258, /* the room for the words and buttons of the bar */
  MAX_DEPTH = 4,     /* of what is told */
  PANGO_DPI = 1024   /* a setting's units in a dot per inch */
};

static const char *const languages[] = { "en", "nl" };

/* Which widget inside asks for the room: the last one on the way down that asks for too much. */
static GtkWidget *
find_cause (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int minimum;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      if (gtk_widget_should_layout (child) && minimum > SCREEN_WIDTH)
        return find_cause (child);
    }
  return widget;
}

/* With what asks for how much in it. */
static void
append_widget (GString   *text,
               GtkWidget *widget,
               guint      depth)
{
  int minimum;

  if (!gtk_widget_should_layout (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_string_append_printf (text, "\n%*s%s %d %s", (int) depth * 2, "", G_OBJECT_TYPE_NAME (widget), minimum,
                          GTK_IS_LABEL (widget) ? gtk_label_get_label (GTK_LABEL (widget)) : "");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && depth < MAX_DEPTH; child = gtk_widget_get_next_sibling (child))
    append_widget (text, child, depth + 1);
}

/* All that is too wide is told, each once. */
static void
check_width (const char *view,
             GtkWidget  *widget)
{
  static GHashTable  *told = NULL;
  GtkWidget          *cause;
  g_autofree char    *key = NULL;
  g_autoptr (GString) text = NULL;
  int                 minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (minimum <= SCREEN_WIDTH)
    return;
  g_test_fail ();
  cause = find_cause (widget);
  key = g_strconcat (view, G_OBJECT_TYPE_NAME (cause), NULL);
  if (told == NULL)
    told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!g_hash_table_add (told, g_steal_pointer (&key)))
    return;
  text = g_string_new (NULL);
  append_widget (text, cause, 1);
  g_test_message ("%s asks for %d pixels, because of%s", view, minimum, text->str);
}

static GtkWidget *
get_content (GtkWindow *window)
{
  if (ADW_IS_APPLICATION_WINDOW (window))
    return adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));
  if (ADW_IS_WINDOW (window) && adw_window_get_content (ADW_WINDOW (window)) != NULL)
    return adw_window_get_content (ADW_WINDOW (window));
  return gtk_window_get_child (window);
}

static void
check_dialog (const char *view,
              GtkWindow  *dialog)
{
  check_width (view, get_content (dialog));
  gtk_window_destroy (dialog);
  test_settle ();
}

/* Everything on, six players, and a turn of rules by the number. */
static KlGame *
create_game (guint number)
{
  static const char *const names[] = { "Maximiliaan van Oranje-Nassau", "Wilhelmina-Johanna Klazina", "Donaudampfschifffahrt",
                                       "Bartholomeus de Ridder III", "Hare Majesteit de Koningin", "Abracadabrastraat-Noord" };
  static const KlColour    colours[] = { KL_COLOUR_RED, KL_COLOUR_BLUE, KL_COLOUR_YELLOW,
                                         KL_COLOUR_GREEN, KL_COLOUR_BLACK, KL_COLOUR_PINK };
  RulesSetup               setup;

  test_setup_init (&setup, "base", RULES_MAX_PLAYERS, number);
  test_setup_add_parts (&setup);
  setup.value[RULES_SWITCH_SELLING] = number == 1;
  setup.value[RULES_SWITCH_HAND] = number == 2 ? RULES_HAND_OPEN : 0;
  setup.value[RULES_SWITCH_SCORE_DICE] = number == 3;
  return kl_game_new (&setup, names, colours);
}

/* The strips are as wide as the window, whatever they ask for. */
static void
check_table (KlWindow   *window,
             const char *view)
{
  check_width (view, window->content);
  for (GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (window->table)); part != NULL; part = gtk_widget_get_next_sibling (part))
    if (gtk_widget_has_css_class (part, "strip"))
      check_width (view, part);
  check_width (view, kl_table_get_status (window->table));
}

/* The others learn of it a frame later. */
static void
wait_for_compact (KlWindow *window)
{
  gboolean compact = FALSE;

  while (!compact)
    {
      g_main_context_iteration (NULL, TRUE);
      g_object_get (kl_table_get_status (window->table), "compact", &compact, NULL);
    }
}

static void
check_game (KlWindow *window,
            guint     number,
            gboolean  phases[RULES_N_PHASES])
{
  g_autoptr (KlGame) game = create_game (number);
  guint64            random = number;

  kl_window_set_game (window, game);
  wait_for_compact (window);
  while (!kl_game_get_over (game))
    {
      g_autofree char *view = g_strdup_printf ("phase %d", kl_game_get_phase (game));

      phases[kl_game_get_phase (game)] = TRUE;
      check_table (window, view);
      test_play_random (game, &random);
    }
  phases[RULES_PHASE_OVER] = TRUE;
  check_table (window, "the end");
}

static void
test_table (gconstpointer language)
{
  gboolean  phases[RULES_N_PHASES] = { FALSE };
  KlWindow *window;

  kl_language_choose (language);
  window = g_object_new (KL_TYPE_WINDOW, NULL);
  g_object_set (window, "cover", FALSE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), SCREEN_WIDTH, 600);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (window->content))
    g_main_context_iteration (NULL, TRUE);
  check_width ("the welcome page", window->content);
  for (guint number = 1; number <= 3; number++)
    check_game (window, number, phases);
  for (int phase = 0; phase < RULES_N_PHASES; phase++)
    g_assert_true (phases[phase]);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.history", NULL);
  check_table (window, "looking back");
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

static void
test_dialogs (gconstpointer language)
{
  g_autoptr (KlGame)   game = create_game (3);
  g_autoptr (KlReview) review = NULL;
  KlWindow            *window;
  GtkWindow           *parent;
  KlTrackDialog       *track;
  guint64              random = 3;

  kl_language_choose (language);
  window = g_object_new (KL_TYPE_WINDOW, NULL);
  parent = GTK_WINDOW (window);
  kl_window_set_game (window, game);
  for (guint i = 0; i < 60; i++)
    test_play_random (game, &random);
  check_dialog ("tiles left", GTK_WINDOW (kl_tiles_left_dialog_new (parent, game)));
  check_dialog ("new game", GTK_WINDOW (kl_new_game_dialog_new (parent)));
  check_dialog ("preferences", GTK_WINDOW (kl_preferences_window_new (parent)));
  check_dialog ("lessons", GTK_WINDOW (kl_lessons_dialog_new (parent)));
  check_dialog ("print and play", GTK_WINDOW (kl_print_dialog_new (parent)));
  check_dialog ("rules", GTK_WINDOW (kl_help_window_show (parent, "B3")));
  kl_window_write_games (window, NULL);
  check_dialog ("games", GTK_WINDOW (kl_games_dialog_new (parent, NULL)));
  track = kl_track_dialog_new (parent);
  kl_track_dialog_set_game (track, game);
  check_dialog ("score track", GTK_WINDOW (track));
  while (!kl_game_get_over (game))
    test_play_random (game, &random);
  review = kl_review_new (game);
  check_dialog ("points", GTK_WINDOW (kl_result_dialog_new (parent, game, review)));
  gtk_window_destroy (parent);
  test_settle ();
}

/* Open and with every card that there is. */
static void
test_gifts (gconstpointer language)
{
  g_autoptr (KlGame)    game = create_game (1);
  KlWindow             *window;
  g_autoptr (GPtrArray) panels = NULL;
  guint64               random = 1;
  gboolean              seen = FALSE;

  kl_language_choose (language);
  window = g_object_new (KL_TYPE_WINDOW, NULL);
  kl_window_set_game (window, game);
  panels = test_find_widgets (GTK_WIDGET (window), KL_TYPE_GIFTS_PANEL);
  while (!kl_game_get_over (game))
    {
      test_play_random (game, &random);
      for (guint i = 0; i < panels->len; i++)
        {
          g_object_set (panels->pdata[i], "looking", TRUE, NULL);
          check_width ("gifts", panels->pdata[i]);
          seen = seen || kl_gifts_panel_get_first_card (panels->pdata[i]) != NULL;
        }
    }
  g_assert_true (seen);
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

/* A question of a few words leaves room beside it for the one button. */
static void
test_suggest (gconstpointer language)
{
  static const char *const names[] = { "Blauw", "Rood" };
  static const KlColour    colours[] = { KL_COLOUR_BLUE, KL_COLOUR_RED };
  g_autoptr (KlGame)       pile = test_game_new_with_pile ("road-straight city-cap", 5);
  g_autoptr (KlGame)       game = kl_game_new (kl_game_get_setup (pile), names, colours);
  KlWindow                *window;
  GtkWidget               *status;

  kl_language_choose (language);
  window = g_object_new (KL_TYPE_WINDOW, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), SCREEN_WIDTH, 700);
  kl_window_set_game (window, game);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_compact (window);
  status = kl_table_get_status (window->table);
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *button = test_find_button (status, "win.suggest");
      int        all, words, alone;

      g_assert_true (gtk_widget_get_visible (button));
      gtk_widget_measure (status, GTK_ORIENTATION_VERTICAL, BESIDE_ZOOM, NULL, &all, NULL, NULL);
      gtk_widget_measure (gtk_widget_get_first_child (status), GTK_ORIENTATION_VERTICAL, BESIDE_ZOOM, NULL, &words, NULL, NULL);
      gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, NULL, &alone, NULL, NULL);
      g_assert_cmpint (all, <, words + alone);
      if (i == 0)
        test_play (game, "place 1,0 0");
    }
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

static void
add (const char   *what,
     GTestDataFunc func)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/large-text/%s/%s", what, languages[i]);

      g_test_add_data_func (path, languages[i], func);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_disable_setlocale ();
  setlocale (LC_ALL, "");
  kl_language_init ("/nowhere");
  gtk_init ();
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", USUAL_DPI * TIMES * PANGO_DPI, NULL);

  add ("table", test_table);
  add ("dialogs", test_dialogs);
  add ("gifts", test_gifts);
  add ("suggest", test_suggest);

  return g_test_run ();
}

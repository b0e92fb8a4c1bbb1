/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever is done again and again leaves no object behind, of our classes or of the toolkit's: what grows by one each time
 * fails. With -m slow everything is done two hundred times, and what of the heap each time took is told.
 */

#include <locale.h>
#include <malloc.h>

#include "folders.h"
#include "games.h"
#include "instances.h"
#include "widgets.h"

#include "kl-application.h"
#include "kl-dialogs.h"
#include "kl-language.h"
#include "kl-picture.h"
#include "kl-preferences.h"
#include "kl-result-dialog.h"
#include "kl-window.h"

/* What GTK 4.8 and libadwaita 1.2 forget to free, as programs of a few lines show: the section of a menu in a popover, what a
 * file chooser knows of folders and its surface, the swipe tracker of a leaflet, the pages of a view switcher's title. All
 * are small. */
static const char *const leaks_of_toolkit[] = {
  "GMenu",
  "GFileInfo",
  "GdkX11Toplevel",
  "AdwSwipeTracker",
  "AdwViewStackPages",
};
/* What is kept to be used again, as much as there is room for. */
static const char *const caches[] = { "GdkMemoryTexture", "GtkCssAnimatedStyle", "GtkCssStaticStyle" };

enum
{
  WARM_UP = 3, /* times until all that is made once is there */
  TIMES = 5,
  TIMES_SLOW = 200,
  ROUNDS = 3,
  SHOW_MS = 40,      /* for which something is looked at */
  PATIENCE_MS = 3000 /* in which what is going on comes to its end */
};

typedef struct
{
  const char *path;
  void (*deed) (const char *argument);
  const char *argument;
  gboolean    unsteady; /* only where somebody looks: GTK's file chooser warns now and then when it is closed while it reads */
} Case;

static KlWindow *window;

static void
seen_cb (gpointer looking)
{
  *(gboolean *) looking = FALSE;
}

static void
look (guint milliseconds)
{
  gboolean looking = TRUE;

  g_timeout_add_once (milliseconds, seen_cb, &looking);
  while (looking)
    g_main_context_iteration (NULL, TRUE);
}

/* What each time made more of. */
static char *
find_growth (GHashTable *before,
             guint       times)
{
  g_autoptr (GHashTable) after = test_instances_count ();

  for (guint i = 0; i < G_N_ELEMENTS (leaks_of_toolkit); i++)
    g_hash_table_remove (after, leaks_of_toolkit[i]);
  for (guint i = 0; i < G_N_ELEMENTS (caches); i++)
    g_hash_table_remove (after, caches[i]);
  return test_instances_compare (before, after, times);
}

static size_t
measure_heap (void)
{
  return mallinfo2 ().uordblks + mallinfo2 ().hblkhd - kl_picture_get_cost ().bytes;
}

/* Does it so many times, and waits for what is going on to come to its end. */
static char *
dup_growth (const Case *test,
            guint       times)
{
  g_autoptr (GHashTable) before = test_instances_count ();
  char                  *growth;
  gint64                 limit;

  for (guint i = 0; i < times; i++)
    test->deed (test->argument);
  limit = g_get_monotonic_time () + 1000 * PATIENCE_MS;
  growth = find_growth (before, times);
  while (*growth != '\0' && g_get_monotonic_time () < limit)
    {
      look (SHOW_MS);
      g_free (growth);
      growth = find_growth (before, times);
    }
  return growth;
}

/* What is made once, and late, does not grow the next time. */
static void
run (gconstpointer data)
{
  const Case      *test = data;
  guint            times = g_test_slow () ? TIMES_SLOW : TIMES;
  g_autofree char *growth = NULL;
  size_t           heap;

  for (guint i = 0; i < WARM_UP; i++)
    test->deed (test->argument);
  heap = measure_heap ();
  growth = dup_growth (test, times);
  g_test_message ("%.1f KiB each time", (double) (gssize) (measure_heap () - heap) / 1024 / times);
  for (guint i = 1; *growth != '\0' && i < ROUNDS; i++)
    {
      g_free (growth);
      growth = dup_growth (test, times);
    }
  g_assert_cmpstr (growth, ==, "");
}

static void
close_dialogs (void)
{
  GListModel           *toplevels = gtk_window_get_toplevels ();
  g_autoptr (GPtrArray) dialogs = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    g_ptr_array_add (dialogs, g_list_model_get_item (toplevels, i));
  for (guint i = 0; i < dialogs->len; i++)
    if (dialogs->pdata[i] != window)
      gtk_window_close (dialogs->pdata[i]);
  look (SHOW_MS);
}

static void
activate (const char *actions)
{
  g_auto (GStrv) names = g_strsplit (actions, " ", -1);

  for (char **name = names; *name != NULL; name++)
    {
      g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (window), *name, NULL));
      look (SHOW_MS);
    }
}

static void
open_dialog (const char *action)
{
  activate (action);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), >, 1);
  close_dialogs ();
}

static void
open_rules (const char *rule)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "app.rules", "s", rule));
  look (SHOW_MS);
  close_dialogs ();
}

static void
tell_error (const char *words)
{
  kl_dialogs_error (GTK_WINDOW (window), words, words);
  look (SHOW_MS);
  close_dialogs ();
}

static void
begin_game (void)
{
  RulesSetup         setup;
  g_autoptr (KlGame) game = NULL;

  test_setup_init (&setup, "demo", 3, 4);
  game = test_game_new (&setup);
  kl_window_set_game (window, game);
}

static void
play (int n_moves)
{
  KlGame *game = kl_window_get_game (window);
  guint64 random = 5;

  for (int i = 0; i < n_moves && !kl_game_get_over (game); i++)
    {
      test_play_random (game, &random);
      if (i % 8 == 0)
        look (SHOW_MS / 4);
    }
}

static void
replace_game (const char *unused)
{
  begin_game ();
  play (24);
}

/* With the points that come up at the end, and the review. */
static void
play_to_the_end (const char *unused)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("road-curve city-cap", 5);
  GtkWidget         *dialog;

  kl_window_set_game (window, game);
  play (G_MAXINT);
  while ((dialog = test_find_window (KL_TYPE_RESULT_DIALOG)) == NULL)
    look (SHOW_MS);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (test_find_widget (dialog, ADW_TYPE_VIEW_STACK)), "review");
  look (SHOW_MS);
  close_dialogs ();
  replace_game (NULL);
}

static void
play_against_computers (const char *unused)
{
  static const KlKind kinds[] = { KL_KIND_HUMAN, KL_KIND_BEGINNER, KL_KIND_STRONG };

  begin_game ();
  kl_game_set_kinds (kl_window_get_game (window), kinds);
  while (!kl_game_is_computers (kl_window_get_game (window)))
    play (1);
  look (4 * SHOW_MS);
  replace_game (NULL);
}

static void
look_back (const char *unused)
{
  for (guint i = 0; i < 6; i++)
    {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.look-at", "u", 2 * i));
      look (SHOW_MS / 4);
    }
  activate ("win.history");
}

static void
take_lesson (const char *unused)
{
  GtkWidget *dialog;

  activate ("win.lessons");
  dialog = GTK_WIDGET (gtk_application_get_active_window (gtk_window_get_application (GTK_WINDOW (window))));
  g_signal_emit_by_name (dialog, "chosen", 1);
  close_dialogs ();
  activate ("win.lesson-again win.lesson-next win.lesson-leave");
}

static void
change_language (const char *unused)
{
  static const char *const codes[] = { "nl", "en" };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_object_set (kl_preferences_get (), "language", codes[i], NULL);
      look (SHOW_MS);
    }
}

static void
change_colours (const char *unused)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_DARK, ADW_COLOR_SCHEME_FORCE_LIGHT };

  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    {
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[i]);
      look (SHOW_MS);
    }
}

static void
change_size (const char *unused)
{
  static const int widths[] = { 360, 1100 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (window), widths[i], 700);
      look (SHOW_MS);
    }
}

/* A window beside this one, for a game. */
static void
open_window (const char *unused)
{
  KlWindow *other = kl_window_new (gtk_window_get_application (GTK_WINDOW (window)));

  kl_window_set_game (other, kl_window_get_game (window));
  gtk_window_present (GTK_WINDOW (other));
  look (SHOW_MS);
  gtk_window_close (GTK_WINDOW (other));
  look (SHOW_MS);
}

static const Case cases[] = {
  { "game", replace_game, NULL },
  { "end", play_to_the_end, NULL },
  { "computers", play_against_computers, NULL },
  { "undo", activate, "win.undo win.undo win.undo win.redo win.redo win.redo" },
  { "history", look_back, NULL },
  { "lesson", take_lesson, NULL },
  { "zoom", activate, "win.zoom-in win.zoom-in win.zoom-out win.zoom-normal win.fit" },
  { "hear", activate, "win.hear-turn win.hear-around win.hear-features win.hear-players win.hints win.hints" },
  { "language", change_language, NULL },
  { "colours", change_colours, NULL },
  { "size", change_size, NULL },
  { "window", open_window, NULL },
  { "error", tell_error, "words" },
  { "rules", open_rules, "B8" },
  { "new", open_dialog, "win.new" },
  { "open", open_dialog, "win.open" },
  { "save-copy", open_dialog, "win.save-copy", .unsteady = TRUE },
  { "export-picture", open_dialog, "win.export-picture", .unsteady = TRUE },
  { "export-script", open_dialog, "win.export-script", .unsteady = TRUE },
  { "tiles-left", open_dialog, "win.tiles-left" },
  { "score-track", open_dialog, "win.score-track" },
  { "games", open_dialog, "win.games" },
  { "lessons", open_dialog, "win.lessons" },
  { "about", open_dialog, "app.about" },
  { "preferences", open_dialog, "app.preferences" },
  { "print-and-play", open_dialog, "app.print-and-play" },
  { "shortcuts", open_dialog, "win.show-help-overlay" },
};

int
main (int    argc,
      char **argv)
{
  g_autoptr (KlApplication) application = NULL;
  TestFolder                folder;
  int                       result;

  test_instances_init ();
  test_folder_init (&folder);
  test_folder_make_home (&folder);
  g_test_init (&argc, &argv, NULL);
  gtk_disable_setlocale ();
  setlocale (LC_ALL, "");
  kl_language_init ("/nowhere");

  application = kl_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_application_activate (G_APPLICATION (application));
  window = KL_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  replace_game (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/growth/", cases[i].path, NULL);

      if (!cases[i].unsteady || g_test_slow ())
        g_test_add_data_func (path, &cases[i], run);
    }
  result = g_test_run ();
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
  test_folder_clear (&folder);
  return result;
}

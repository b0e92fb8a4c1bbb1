/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In every view, in a narrow window and a wide one, with words that are 40 % longer than in English: nothing is cut off,
 * and everything that can be touched is large enough for a finger. The language is that of tests/e2e/pseudo.py.
 */

#include <glib/gi18n.h>
#include <locale.h>

#include "folders.h"
#include "games.h"
#include "widgets.h"

#include "kl-application.h"
#include "kl-auction-panel.h"
#include "kl-board-slot.h"
#include "kl-board-spot.h"
#include "kl-hand-panel.h"
#include "kl-language.h"
#include "kl-log-panel.h"
#include "kl-player-entry.h"
#include "kl-player-row.h"
#include "kl-preferences.h"
#include "kl-result-dialog.h"
#include "kl-script.h"
#include "kl-window.h"

enum
{
  NARROW = 360,
  WIDE = 1400,
  HEIGHT = 720,
  SETTLE_MS = 400,
  /* A side of what a finger is to meet, as docs/accessibility.md has it. */
  MIN_TARGET = 34,
  MIN_SMALL_TARGET = 24 /* as WCAG 2.2 asks: the toolkit's switches and the ends of its entries for numbers, lines of the log; a spot on the map, which two fingers
                         * make larger */
};

typedef struct
{
  const char *name;
  const char *script; /* NULL: the page of welcome */
  const char *action; /* of the window or the program; NULL: none */
} View;

#define GAME "tiles demo\nseed 5\n"
#define ALL "tiles base\nseed 11\nplayers A B C\nparts farmers gifts abbey mayor wagon barn am-tiles\n"

static const View views[] = {
  { "welcome", NULL, NULL },
  { "place", GAME, NULL },
  { "place-all", ALL, NULL },
  { "figure", "tiles demo\nstack-only road-curve city-cap\nplace 1,0 0\n", NULL },
  { "figure-all", ALL "stack road-curve\nplace 1,0 0\n", NULL },
  { "wagon", "tiles base\nparts wagon\nstack-only road-end road-end monastery city-cap\nplace 1,0 90\nwagon road w\nplace -1,0 270\npass\n", NULL },
  { "auction", "tiles base\nrule selling\nstack-only road-end city-cap road-end road-straight road-straight monastery\n"
               "place 1,0 90\npass\nplace 0,-1 180\nmeeple city s\n",
    NULL },
  { "sale", "tiles base\nrule selling\nstack-only road-end city-cap road-end road-straight road-straight monastery\n"
            "place 1,0 90\npass\nplace 0,-1 180\nmeeple city s\nbid 3\n",
    NULL },
  { "gifts", "tiles base\nparts gifts\ngifts synod\nstack-only road-straight road-straight road-straight monastery monastery\n"
             "place 1,0 0\npass\nplace 2,0 0\nmeeple road e\nplace 3,0 0\npass\nplace 0,1 0\npass\n",
    NULL },
  { "hand", "tiles base\nrule hand hidden\n", NULL },
  { "over", "tiles demo\nstack-only road-curve\nplace 1,0 0\nmeeple road w\n", NULL },
  { "history", "tiles demo\nstack-only road-curve city-cap\nplace 1,0 0\npass\n", "win.history" },
  { "new-game", GAME, "win.new" },
  { "games", GAME, "win.games" },
  { "tiles-left", GAME, "win.tiles-left" },
  { "score-track", GAME, "win.score-track" },
  { "result", "tiles demo\nstack-only road-curve\nplace 1,0 0\nmeeple road w\n", "win.result" },
  { "preferences", GAME, "app.preferences" },
  { "lessons", GAME, "app.lessons" },
  { "rules", GAME, "app.rules::" },
  { "print", GAME, "app.print-and-play" },
};

static GtkApplication *application;

static void
wait_ms (guint ms)
{
  gint64 end = g_get_monotonic_time () + ms * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (5000);
}

static KlGame *
create_game (const char *script)
{
  static const KlColour colours[RULES_MAX_PLAYERS] = { KL_COLOUR_RED, KL_COLOUR_BLUE, KL_COLOUR_YELLOW,
                                                       KL_COLOUR_GREEN, KL_COLOUR_BLACK, KL_COLOUR_PINK };
  static const char    *no_names[RULES_MAX_PLAYERS] = { "", "", "", "", "", "" };
  RulesHistory          history;
  g_auto (GStrv)        names = NULL;
  g_autoptr (GError)    error = NULL;

  kl_script_play (script, strlen (script), "test", FALSE, &history, &names, &error);
  g_assert_no_error (error);
  return kl_game_new_take (&history, no_names, colours);
}

static void
activate (GtkWidget  *window,
          const char *action)
{
  if (g_str_has_prefix (action, "win."))
    gtk_widget_activate_action (window, action, NULL);
  else if (g_str_equal (action, "app.rules::"))
    g_action_group_activate_action (G_ACTION_GROUP (application), "rules", g_variant_new_string (""));
  else
    g_action_group_activate_action (G_ACTION_GROUP (application), action + strlen ("app."), NULL);
}

static const char *
describe (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_label (GTK_LABEL (widget));
  if (gtk_widget_get_tooltip_text (widget) != NULL)
    return gtk_widget_get_tooltip_text (widget);
  return G_OBJECT_TYPE_NAME (widget);
}

/* Names are as long as people make them. The toolkit has one line for what stands in a header bar, in a tab, in a button with a
 * menu and for what is chosen of a list; all of it is whole where it comes from, or to the ear. */
static gboolean
may_be_cut (GtkWidget *label)
{
  const GType types[] = { KL_TYPE_PLAYER_ROW, KL_TYPE_PLAYER_ENTRY, KL_TYPE_AUCTION_PANEL, ADW_TYPE_HEADER_BAR, ADW_TYPE_VIEW_SWITCHER,
                          GTK_TYPE_MENU_BUTTON, ADW_TYPE_COMBO_ROW };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    if (gtk_widget_get_ancestor (label, types[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Whether what does not fit can be brought into view. */
static gboolean
can_scroll (GtkWidget *widget)
{
  GtkWidget    *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkPolicyType policy;

  if (scroller == NULL)
    return FALSE;
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scroller), &policy, NULL);
  return policy != GTK_POLICY_NEVER;
}

/* A label that may wrap is cut where its layout says so; of one that may not, the layout may be that of another width. */
static guint
look_at_label (GtkWidget  *label,
               const char *view)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  int          natural;

  /* The panel at the side is narrow in itself. */
  if (GTK_IS_BUTTON (gtk_widget_get_parent (label)) && gtk_widget_get_ancestor (label, KL_TYPE_HAND_PANEL) == NULL &&
      gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (label))) > WIDE / 2 && pango_layout_get_line_count (layout) > 1)
    {
      g_test_message ("%s: “%s” needs no %d lines here", view, describe (label), pango_layout_get_line_count (layout));
      return 1;
    }
  if (!pango_layout_is_ellipsized (layout) || may_be_cut (label))
    return 0;
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  if (!gtk_label_get_wrap (GTK_LABEL (label)) && natural <= gtk_widget_get_width (label))
    return 0;
  g_test_message ("%s: “%s” is cut off: it has %d of %d", view, describe (label), gtk_widget_get_width (label), natural);
  return 1;
}

static gboolean
is_target (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  if (KL_IS_BOARD_SPOT (widget) || KL_IS_BOARD_SLOT (widget))
    return TRUE;
  return GTK_IS_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_DROP_DOWN (widget);
}

/* What a finger meets: of a widget in a row that is activated with it, the row. */
static guint
look_at_target (GtkWidget             *widget,
                const graphene_rect_t *bounds,
                const char            *view)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, ADW_TYPE_ACTION_ROW);
  gboolean   small = GTK_IS_SWITCH (widget) || KL_IS_BOARD_SPOT (widget) || gtk_widget_get_ancestor (widget, KL_TYPE_LOG_PANEL) != NULL || gtk_widget_get_ancestor (widget, GTK_TYPE_SPIN_BUTTON) != NULL;
  int        least = small ? MIN_SMALL_TARGET : MIN_TARGET;

  if (row != NULL && adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) == widget)
    return 0;
  if (bounds->size.width >= least && bounds->size.height >= least)
    return 0;
  g_test_message ("%s: %s “%s” is %.0f × %.0f", view, G_OBJECT_TYPE_NAME (widget), describe (widget), (double) bounds->size.width,
                  (double) bounds->size.height);
  return 1;
}

/* What can be dragged takes the clicks of a hand that trembles for drags. */
static guint
look_at_switch (GtkWidget  *widget,
                const char *view)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  guint                  faults = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_DRAG (controller) && gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_NONE)
        {
          g_test_message ("%s: a switch can be dragged", view);
          faults++;
        }
    }
  return faults;
}

/* Where a screen is narrow, a window must not ask for more. */
static guint
look_at_window (GtkWidget  *window,
                int         width,
                const char *view)
{
  if (gtk_widget_get_width (window) <= width)
    return 0;
  g_test_message ("%s: the window is %d wide and not %d", view, gtk_widget_get_width (window), width);
  return 1;
}

/* Whether it is the page of a narrow window that is not looked at, on its way out for as long as that takes. */
static gboolean
is_page_aside (GtkWidget *widget)
{
  GtkWidget *leaflet = gtk_widget_get_parent (widget);

  return ADW_IS_LEAFLET (leaflet) && adw_leaflet_get_folded (ADW_LEAFLET (leaflet)) &&
         adw_leaflet_get_visible_child (ADW_LEAFLET (leaflet)) != widget;
}

/* How much is wrong with a widget and those below it. */
static guint
look_at (GtkWidget  *widget,
         GtkWidget  *window,
         const char *view)
{
  guint           faults = 0;
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_child_visible (widget) || is_page_aside (widget))
    return 0;
  if (gtk_widget_compute_bounds (widget, window, &bounds) && bounds.size.width > 0)
    {
      if (GTK_IS_LABEL (widget))
        faults += look_at_label (widget, view);
      if (GTK_IS_SWITCH (widget))
        faults += look_at_switch (widget, view);
      if (is_target (widget))
        faults += look_at_target (widget, &bounds, view);
      if ((GTK_IS_LABEL (widget) || is_target (widget)) && !can_scroll (widget) &&
          (bounds.origin.x < -1 || bounds.origin.x + bounds.size.width > gtk_widget_get_width (window) + 1))
        {
          g_test_message ("%s: “%s” reaches from %.0f to %.0f", view, describe (widget), (double) bounds.origin.x,
                          (double) (bounds.origin.x + bounds.size.width));
          faults++;
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    faults += look_at (child, window, view);
  return faults;
}

static void
test_view (const View *view,
           int         width)
{
  GtkWidget            *window = GTK_WIDGET (kl_window_new (application));
  g_autoptr (GPtrArray) dialogs = g_ptr_array_new ();
  GListModel           *toplevels = gtk_window_get_toplevels ();
  guint                 faults;

  gtk_window_set_default_size (GTK_WINDOW (window), width, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  if (view->script != NULL)
    {
      g_autoptr (KlGame) game = create_game (view->script);

      kl_window_set_game (KL_WINDOW (window), game);
    }
  wait_ms (SETTLE_MS);
  if (view->action != NULL)
    {
      activate (window, view->action);
      for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
        {
          g_autoptr (GtkWindow) toplevel = g_list_model_get_item (toplevels, i);

          if (GTK_WIDGET (toplevel) == window)
            continue;
          gtk_window_set_default_size (toplevel, MIN (width, WIDE / 2), HEIGHT);
          g_ptr_array_add (dialogs, toplevel);
        }
      wait_ms (SETTLE_MS);
    }
  g_assert_nonnull (strchr (_ ("Kloosterland"), '['));
  faults = look_at_window (window, width, view->name) + look_at (window, window, view->name);
  for (guint i = 0; i < dialogs->len; i++)
    {
      faults += look_at_window (dialogs->pdata[i], width, view->name);
      faults += look_at (dialogs->pdata[i], dialogs->pdata[i], view->name);
      gtk_window_destroy (dialogs->pdata[i]);
    }
  test_settle ();
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
  if (faults > 0)
    g_test_fail ();
}

static void
test_narrow (gconstpointer data)
{
  test_view (data, NARROW);
}

static void
test_wide (gconstpointer data)
{
  test_view (data, WIDE);
}

int
main (int    argc,
      char **argv)
{
  g_auto (TestFolder) home = { NULL };
  int                 result;

  test_folder_init (&home);
  test_folder_make_home (&home);
  g_test_init (&argc, &argv, NULL);
  gtk_disable_setlocale ();
  setlocale (LC_ALL, "");
  kl_language_init (home.path); /* where no translation is installed */
  g_object_set (kl_preferences_get (), "language", "en_XA", NULL);
  gtk_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  application = GTK_APPLICATION (kl_application_new ());
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *narrow = g_strdup_printf ("/ui/room/narrow/%s", views[i].name);
      g_autofree char *wide = g_strdup_printf ("/ui/room/wide/%s", views[i].name);

      g_test_add_data_func (narrow, &views[i], test_narrow);
      g_test_add_data_func (wide, &views[i], test_wide);
    }
  result = g_test_run ();
  g_object_unref (application);
  return result;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What there is to read has room, in both languages: on a screen of 360 pixels, and beside the board of a wide window.
 */

#include "games.h"
#include "widgets.h"
#include "windows.h"

#include <locale.h>

#include "kl-board.h"
#include "kl-gifts-panel.h"
#include "kl-hand-panel.h"
#include "kl-language.h"
#include "kl-new-game-dialog.h"
#include "kl-player-entry.h"
#include "kl-player-row.h"
#include "kl-result-dialog.h"
#include "kl-script.h"
#include "kl-status-line.h"
#include "kl-tooltip.h"
#include "kl-window-private.h"

enum
{
  NARROW = 360,
  WIDE = 1180,
  HEIGHT = 720,
  SIDE_HEIGHT = 780,
  FRAMES = 5,
  LEAST_WIDTH = 120, /* of a line that is read with ease */
  LINES = 5          /* of it, at most */
};

/* Red has three meeples out and a card, and is to place a tile. */
#define CARD(card)                                                                       \
  "tiles base\nparts farmers gifts wagon mayor barn\nplayers Red Blue\ngifts " card "\n" \
  "stack-only monastery road-straight road-straight city-cap road-curve road-curve\n"    \
  "place 0,1 0\nmeeple monastery\nplace 1,0 0\nmeeple road e\nplace 2,0 0\nmeeple field n1\nplace 0,-1 180\npass\n"

static const char *const languages[] = { "en", "nl" };
static const KlColour    colours[] = { KL_COLOUR_RED, KL_COLOUR_BLUE, KL_COLOUR_YELLOW, KL_COLOUR_GREEN, KL_COLOUR_BLACK, KL_COLOUR_PINK };

static KlGame *
play_script (const char *script)
{
  RulesHistory       history;
  g_auto (GStrv)     names = NULL;
  g_autoptr (GError) error = NULL;

  kl_script_play (script, strlen (script), "test", FALSE, &history, &names, &error);
  g_assert_no_error (error);
  return kl_game_new_take (&history, (const char *const *) names, colours);
}

/* Nobody has typed a name. */
static KlGame *
create_game (guint    n_players,
             gboolean everything)
{
  static const char *const names[RULES_MAX_PLAYERS] = { "", "", "", "", "", "" };
  RulesSetup               setup;

  test_setup_init (&setup, "base", n_players, 5);
  for (int part = 0; part < RULES_N_PARTS; part++)
    rules_setup_part (&setup, (RulesPart) part, everything);
  return kl_game_new (&setup, names, colours);
}

static void
wait_for_frames (KlWindow *window)
{
  test_wait_for_frames (GTK_WIDGET (window), FRAMES);
}

static KlWindow *
open_window (KlGame *game,
             int     width,
             int     height)
{
  KlWindow *window = test_window_open_size (game, width, height);

  g_object_set (window, "hints", TRUE, NULL);
  wait_for_frames (window);
  return window;
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

static gboolean
is_cut (GtkWidget *label)
{
  return pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

/* The first widget of that type that is shown. */
static GtkWidget *
find_mapped (KlWindow *window,
             GType     type)
{
  g_autoptr (GPtrArray) widgets = test_find_widgets (GTK_WIDGET (window->table), type);

  for (guint i = 0; i < widgets->len; i++)
    if (gtk_widget_get_mapped (widgets->pdata[i]))
      return widgets->pdata[i];
  g_assert_not_reached ();
}

/* The label below root that has this class. */
static GtkWidget *
find_label (GtkWidget  *root,
            const char *css_class)
{
  g_autoptr (GPtrArray) labels = test_find_widgets (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], css_class) && gtk_widget_get_mapped (labels->pdata[i]))
      return labels->pdata[i];
  g_assert_not_reached ();
}

static void
assert_read_with_ease (KlWindow  *window,
                       GtkWidget *question)
{
  wait_for_frames (window);
  g_test_message ("%s", gtk_label_get_label (GTK_LABEL (question)));
  g_assert_false (is_cut (question));
  g_assert_cmpint (gtk_widget_get_width (question), >=, LEAST_WIDTH);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (question))), <=, LINES);
}

/* Beside the buttons where there is room, and above them where there is none. */
static void
test_status (gconstpointer language)
{
  static const int widths[] = { NARROW, WIDE };

  kl_language_choose (language);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (KlGame) game = play_script (CARD ("change"));
      KlWindow          *window = open_window (game, widths[i], HEIGHT);
      GtkWidget         *status = kl_table_get_status (window->table);
      GtkWidget         *question = find_label (status, "question");
      GtkWidget         *put_back = test_find_button (status, "win.put-gift-back");
      graphene_rect_t    words, button;

      assert_read_with_ease (window, question);
      kl_board_set_gift (KL_BOARD (kl_table_get_board (window->table)), RULES_GIFT_CHANGE);
      assert_read_with_ease (window, question);
      words = get_bounds (window, question);
      button = get_bounds (window, put_back);

      g_assert_cmpint (button.origin.y >= words.origin.y + words.size.height, ==, widths[i] == NARROW);
      kl_board_set_gift (KL_BOARD (kl_table_get_board (window->table)), KL_GIFT_NONE);
      for (RulesVerdict verdict = RULES_OK + 1; verdict < RULES_N_VERDICTS; verdict++)
        {
          kl_status_line_refuse (KL_STATUS_LINE (status), &kl_game_get_legal (game)->move[0], verdict);
          assert_read_with_ease (window, question);
        }
      close_window (window);
    }
}

/* Whoever is on turn is in sight, and all names are whole. */
static void
check_strip (KlWindow *window)
{
  g_autoptr (GPtrArray) rows = test_find_widgets (GTK_WIDGET (window->table), KL_TYPE_PLAYER_ROW);
  guint                 seen = 0;

  wait_for_frames (window);
  for (guint i = 0; i < rows->len; i++)
    if (gtk_widget_get_mapped (rows->pdata[i]))
      {
        graphene_rect_t row = get_bounds (window, rows->pdata[i]), whole = get_bounds (window, window->content);

        g_assert_false (is_cut (find_label (rows->pdata[i], "heading")));
        if (gtk_widget_has_css_class (rows->pdata[i], "active"))
          g_assert_true (graphene_rect_contains_rect (&whole, &row));
        seen++;
      }
  g_assert_cmpuint (seen, ==, 4);
}

/* The strip comes into sight when the game is already at its last player, and so does another game. */
static void
test_strip (gconstpointer language)
{
  g_autoptr (KlGame) game = create_game (4, FALSE), next = create_game (4, FALSE);
  KlGame            *games[] = { game, next };
  KlKind             kinds[RULES_MAX_PLAYERS] = { KL_KIND_HUMAN, KL_KIND_HUMAN, KL_KIND_CASUAL, KL_KIND_HUMAN };
  guint64            random = 1;
  KlWindow          *window;

  kl_language_choose (language);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      while (kl_player_get_index (kl_game_get_current_player (games[i])) != 3)
        test_play_random (games[i], &random);
      kl_game_set_kinds (games[i], kinds);
    }
  window = open_window (game, WIDE, HEIGHT);
  while (!kl_table_get_compact (window->table))
    {
      gtk_window_set_default_size (GTK_WINDOW (window), NARROW, HEIGHT);
      wait_for_frames (window);
    }
  check_strip (window);
  kl_window_set_game (window, next);
  check_strip (window);
  close_window (window);
}

/* Hundreds of points, and as many more if it ended now. */
static void
make_much (GtkWidget *row)
{
  g_autoptr (GPtrArray) labels = test_find_widgets (row, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      const char      *words = gtk_label_get_label (labels->pdata[i]);
      gsize            opening = strspn (words, "("), digits = strspn (words + opening, "0123456789");
      g_autofree char *much = g_strdup_printf ("%.*s128%s", (int) opening, words, words + opening + digits);

      if (digits > 0)
        gtk_label_set_label (labels->pdata[i], much);
    }
}

/* What a player would have is read whole, be it never so much. */
static void
test_if_over (gconstpointer language)
{
  for (guint n_players = 2; n_players <= RULES_MAX_PLAYERS; n_players++)
    {
      g_autoptr (KlGame)    game = create_game (n_players, TRUE);
      KlWindow             *window;
      g_autoptr (GPtrArray) rows = NULL;
      guint64               random = 1;
      KlKind                kinds[RULES_MAX_PLAYERS];

      kl_language_choose (language);
      while (kl_game_get_tiles_left (game) > 20)
        test_play_random (game, &random);
      for (guint i = 0; i < n_players; i++)
        kinds[i] = kl_game_get_current_player (game) == kl_game_get_player (game, i) ? KL_KIND_HUMAN : KL_KIND_CASUAL;
      kl_game_set_kinds (game, kinds);
      window = open_window (game, WIDE, SIDE_HEIGHT);
      rows = test_find_widgets (GTK_WIDGET (window->table), KL_TYPE_PLAYER_ROW);
      for (guint i = 0; i < rows->len; i++)
        if (gtk_widget_get_mapped (rows->pdata[i]))
          make_much (rows->pdata[i]);
      wait_for_frames (window);
      for (guint i = 0; i < rows->len; i++)
        if (gtk_widget_get_mapped (rows->pdata[i]))
          g_assert_false (is_cut (find_label (rows->pdata[i], "caption")));
      close_window (window);
    }
}

static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget      *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, viewport, &bounds));
  return bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (viewport);
}

/* No back is cut, and whoever has looked at cards sees the points again. */
static void
test_side (gconstpointer language)
{
  g_autoptr (KlGame)    game = create_game (4, TRUE);
  guint64               random = 1;
  KlWindow             *window;
  GtkWidget            *gifts, *row;
  g_autoptr (GPtrArray) images = NULL;

  kl_language_choose (language);
  while (kl_game_get_phase (game) != RULES_PHASE_PLACE || kl_player_get_n_cards (kl_game_get_current_player (game)) < 2)
    test_play_random (game, &random);
  window = open_window (game, WIDE, SIDE_HEIGHT);
  gifts = find_mapped (window, KL_TYPE_GIFTS_PANEL);
  images = test_find_widgets (gifts, GTK_TYPE_IMAGE);
  for (guint i = 0; i < images->len; i++)
    if (gtk_widget_get_mapped (images->pdata[i]))
      g_assert_true (is_in_sight (images->pdata[i]));
  row = find_mapped (window, KL_TYPE_PLAYER_ROW);
  g_object_set (gifts, "looking", TRUE, NULL);
  wait_for_frames (window);
  g_assert_false (is_in_sight (row));
  g_object_set (gifts, "looking", FALSE, NULL);
  wait_for_frames (window);
  g_assert_true (is_in_sight (row));
  close_window (window);
}

/* A figure that has been chosen is what the question is about. */
static void
test_figure (gconstpointer language)
{
  g_autoptr (KlGame) game = create_game (2, TRUE);
  KlWindow          *window;
  const char        *asked;

  kl_language_choose (language);
  kl_game_play (game, &kl_game_get_legal (game)->move[0]);
  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_FIGURE);
  window = open_window (game, NARROW, HEIGHT);
  kl_board_set_figure (KL_BOARD (kl_table_get_board (window->table)), RULES_WAGON);
  asked = kl_status_line_get_text (KL_STATUS_LINE (kl_table_get_status (window->table)));
  g_assert_nonnull (strstr (asked, g_str_equal (language, "nl") ? ": zet de transportwagen, of geen" : ": place the wagon, or none"));
  close_window (window);
}

/* The words of a tooltip go onto as many lines as the window is too narrow for. */
static void
test_tooltip (gconstpointer language)
{
  g_autoptr (KlGame)     game = create_game (2, TRUE);
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  KlWindow              *window = open_window (game, NARROW, HEIGHT);
  GtkWidget             *label;
  gboolean               shown;
  int                    natural;

  kl_tooltip_set_text (window->content, "Farmer in the field, 0 completed cities (north-north-west), and all that is said besides");
  g_signal_emit_by_name (window->content, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
  g_assert_true (shown);
  label = g_object_get_qdata (G_OBJECT (window->content), g_quark_from_static_string ("kl-tooltip-label"));
  g_assert_nonnull (label);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, <, NARROW);
  close_window (window);
}

/* The heading is beside its button, and a bar shows that there are more points than are in sight. */
static void
test_end (gconstpointer language)
{
  g_autoptr (KlGame)   game = create_game (RULES_MAX_PLAYERS, TRUE);
  g_autoptr (KlReview) review = NULL;
  guint64              random = 1;
  KlWindow            *window;
  GtkWindow           *dialog;
  GtkScrolledWindow   *scroller;
  GtkAdjustment       *across;
  GtkWidget           *panel;
  graphene_rect_t      heading, button;

  kl_language_choose (language);
  while (!kl_game_get_over (game))
    test_play_random (game, &random);
  window = open_window (game, NARROW, HEIGHT);
  panel = find_mapped (window, KL_TYPE_HAND_PANEL);
  heading = get_bounds (window, find_label (panel, "heading"));
  button = get_bounds (window, test_find_button (panel, "win.result"));
  g_assert_cmpfloat_with_epsilon (heading.origin.y + heading.size.height / 2, button.origin.y + button.size.height / 2, 2);
  review = kl_review_new (game);
  dialog = GTK_WINDOW (kl_result_dialog_new (GTK_WINDOW (window), game, review));
  gtk_window_set_default_size (dialog, NARROW, HEIGHT);
  gtk_window_present (dialog);
  wait_for_frames (window);
  scroller = GTK_SCROLLED_WINDOW (test_find_widget (GTK_WIDGET (dialog), GTK_TYPE_SCROLLED_WINDOW));
  across = gtk_scrolled_window_get_hadjustment (scroller);
  g_assert_false (gtk_scrolled_window_get_overlay_scrolling (scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (across), >, gtk_adjustment_get_page_size (across));
  g_assert_true (gtk_widget_get_mapped (gtk_scrolled_window_get_hscrollbar (scroller)));
  gtk_window_destroy (dialog);
  close_window (window);
}

/* All that can be played is in the list, whole, and what is chosen has a mark. */
static void
check_choices (KlWindow    *window,
               AdwComboRow *row)
{
  GtkWidget            *popover = test_find_widget (GTK_WIDGET (row), GTK_TYPE_POPOVER);
  g_autoptr (GPtrArray) labels = NULL, images = NULL;
  guint                 seen = 0, marked = 0;

  adw_action_row_activate (ADW_ACTION_ROW (row));
  wait_for_frames (window);
  labels = test_find_widgets (popover, GTK_TYPE_LABEL);
  images = test_find_widgets (popover, GTK_TYPE_IMAGE);
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped (labels->pdata[i]))
      {
        g_assert_false (is_cut (labels->pdata[i]));
        seen++;
      }
  for (guint i = 0; i < images->len; i++)
    marked += gtk_widget_get_mapped (images->pdata[i]);
  g_assert_cmpuint (seen, ==, g_list_model_get_n_items (adw_combo_row_get_model (row)));
  g_assert_cmpuint (marked, ==, 1);
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_for_frames (window);
}

/* Colours are told apart, whoever plays them. */
static void
test_names (gconstpointer language)
{
  g_autoptr (KlGame) game = create_game (2, TRUE);
  KlWindow          *window;
  KlNewGameDialog   *dialog;

  kl_language_choose (language);
  window = open_window (game, NARROW, HEIGHT);
  dialog = kl_new_game_dialog_new (GTK_WINDOW (window));
  gtk_window_set_default_size (GTK_WINDOW (dialog), NARROW, HEIGHT);
  for (guint i = 2; i < RULES_MAX_PLAYERS; i++)
    gtk_widget_activate_action (GTK_WIDGET (dialog), "dialog.add-player", NULL);
  gtk_window_present (GTK_WINDOW (dialog));
  for (KlKind kind = 0; kind < KL_N_KINDS; kind++)
    {
      g_autoptr (GPtrArray) entries = test_find_widgets (GTK_WIDGET (dialog), KL_TYPE_PLAYER_ENTRY);

      for (guint i = 0; i < entries->len; i++)
        kl_player_entry_set_kind (entries->pdata[i], kind);
      wait_for_frames (window);
      for (guint i = 0; i < entries->len; i++)
        {
          g_autoptr (GPtrArray) labels = test_find_widgets (entries->pdata[i], GTK_TYPE_LABEL);

          for (guint j = 0; j < labels->len; j++)
            if (gtk_widget_get_mapped (labels->pdata[j]))
              g_assert_false (is_cut (labels->pdata[j]));
        }
    }
  check_choices (window, ADW_COMBO_ROW (test_find_widget (GTK_WIDGET (dialog), ADW_TYPE_COMBO_ROW)));
  gtk_window_destroy (GTK_WINDOW (dialog));
  close_window (window);
}

static void
add (const char   *what,
     GTestDataFunc func)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/narrow/%s/%s", what, languages[i]);

      g_test_add_data_func (path, languages[i], func);
    }
}

int
main (int    argc,
      char **argv)
{
  GtkCssProvider *style;

  g_test_init (&argc, &argv, NULL);
  gtk_disable_setlocale ();
  setlocale (LC_ALL, "");
  kl_language_init ("/nowhere");
  gtk_init ();
  adw_init ();
  style = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (style, "/io/github/kloosterland/Kloosterland/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref (style);

  add ("status", test_status);
  add ("strip", test_strip);
  add ("if-over", test_if_over);
  add ("side", test_side);
  add ("figure", test_figure);
  add ("tooltip", test_tooltip);
  add ("end", test_end);
  add ("names", test_names);

  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A table with a column for each player, the winner first, and a row for each thing that pays: first the points of the
 * game, then those of the final scoring.
 */

#include "kl-result-dialog.h"

#include <glib/gi18n.h>

#include "kl-dialogs.h"
#include "kl-figure-art.h"
#include "kl-review-page.h"
#include "kl-score-chart.h"
#include "kl-tally.h"
#include "kl-words.h"

struct _KlResultDialog
{
  AdwWindow parent_instance;

  /* Template children */
  GtkLabel         *winners;
  GtkGrid          *grid;
  AdwViewStack     *pages;
  KlScoreChart     *chart;
  AdwViewStackPage *review_page;
  KlReviewPage     *review;
  GtkWidget        *look;

  int n_rows; /* of the grid so far */
};

G_DEFINE_FINAL_TYPE (KlResultDialog, kl_result_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *
get_title (KlTallyKind kind)
{
  static const char *const words[KL_N_TALLIES] = {
    /* translators: heads of the rows of the table of points */
    [KL_TALLY_ROADS] = N_ ("Roads"),
    [KL_TALLY_CITIES] = N_ ("Cities"),
    [KL_TALLY_MONASTERIES] = N_ ("Monasteries"),
    [KL_TALLY_FIELDS] = N_ ("Fields"),
    [KL_TALLY_BARNS] = N_ ("Barns"),
    [KL_TALLY_GIFTS] = N_ ("Gifts"),
    [KL_TALLY_SALES] = N_ ("Sales"),
  };

  return _ (words[kind]);
}

static int
compare_scores (gconstpointer a,
                gconstpointer b)
{
  KlPlayer *const *first = a;
  KlPlayer *const *second = b;
  int              more = kl_player_get_score (*second) - kl_player_get_score (*first);

  return more != 0 ? more : (int) kl_player_get_index (*first) - (int) kl_player_get_index (*second);
}

static GPtrArray *
sort_players (KlGame *game)
{
  GPtrArray *players = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (kl_game_get_players (game)); i++)
    g_ptr_array_add (players, kl_game_get_player (game, i));
  g_ptr_array_sort (players, compare_scores);
  return players;
}

static void
attach (KlResultDialog *self,
        GtkWidget      *widget,
        int             column,
        const char     *css_class)
{
  if (css_class != NULL)
    gtk_widget_add_css_class (widget, css_class);
  gtk_grid_attach (self->grid, widget, column, self->n_rows, 1, 1);
}

static void
add_heads (KlResultDialog *self,
           GPtrArray      *players)
{
  for (guint i = 0; i < players->len; i++)
    {
      KlPlayer                *player = players->pdata[i];
      g_autofree char         *name = kl_words_dup_name (player);
      g_autoptr (GdkPaintable) paintable = kl_figure_art_get_paintable (RULES_MEEPLE, FALSE, kl_player_get_colour (player));
      GtkWidget               *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
      GtkWidget               *figure = gtk_image_new_from_paintable (paintable);
      GtkWidget               *label = gtk_label_new (name);

      gtk_image_set_pixel_size (GTK_IMAGE (figure), 32);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
      gtk_widget_add_css_class (label, kl_player_get_winner (player) ? "heading" : "caption");
      gtk_widget_set_tooltip_text (head, name);
      gtk_widget_set_hexpand (head, TRUE);
      gtk_box_append (GTK_BOX (head), figure);
      gtk_box_append (GTK_BOX (head), label);
      attach (self, head, 1 + (int) i, NULL);
    }
  self->n_rows++;
}

static void
add_title (KlResultDialog *self,
           const char     *title)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_margin_top (label, 12);
  gtk_grid_attach (self->grid, label, 0, self->n_rows++, 1 + RULES_MAX_PLAYERS, 1);
}

/* points: by the players' indices. */
static void
add_row (KlResultDialog *self,
         GPtrArray      *players,
         const char     *title,
         const int      *points,
         const char     *css_class)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  attach (self, label, 0, css_class);
  for (guint i = 0; i < players->len; i++)
    {
      g_autofree char *text = kl_words_dup_number (points[kl_player_get_index (players->pdata[i])]);
      GtkWidget       *number = gtk_label_new (text);

      gtk_widget_add_css_class (number, "numeric");
      attach (self, number, 1 + (int) i, css_class);
    }
  self->n_rows++;
}

static void
fill (KlResultDialog *self,
      KlGame         *game)
{
  g_autoptr (GPtrArray) players = sort_players (game);
  g_autofree char      *winners = kl_words_dup_winners (game);
  KlTally               tally;
  int                   total[RULES_MAX_PLAYERS];

  gtk_label_set_label (self->winners, winners);
  kl_tally_count (&tally, game);

  add_heads (self, players);
  add_title (self, _ ("During the Game"));
  for (int kind = 0; kind < KL_N_TALLIES; kind++)
    if (kl_tally_has (kl_game_get_setup (game), kind, FALSE))
      add_row (self, players, get_title (kind), tally.during[kind], NULL);
  add_title (self, _ ("Final Scoring"));
  for (int kind = 0; kind < KL_N_TALLIES; kind++)
    if (kl_tally_has (kl_game_get_setup (game), kind, TRUE))
      add_row (self, players, get_title (kind), tally.final[kind], NULL);

  for (guint i = 0; i < players->len; i++)
    total[kl_player_get_index (players->pdata[i])] = kl_player_get_score (players->pdata[i]);
  add_row (self, players, _ ("Total"), total, "total");
}

static void
new_clicked_cb (KlResultDialog *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  gtk_window_destroy (GTK_WINDOW (self));
  gtk_widget_activate_action (GTK_WIDGET (parent), "win.new", NULL);
}

static void
reviewed_chosen_cb (KlResultDialog   *self,
                    const KlReviewed *reviewed)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, reviewed);
  gtk_window_close (GTK_WINDOW (self));
}

static void
kl_result_dialog_class_init (KlResultDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", KL_TYPE_RESULT_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (KL_TYPE_REVIEW_PAGE);
  g_type_ensure (KL_TYPE_SCORE_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-result-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, KlResultDialog, winners);
  gtk_widget_class_bind_template_child (widget_class, KlResultDialog, grid);
  gtk_widget_class_bind_template_child (widget_class, KlResultDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, KlResultDialog, chart);
  gtk_widget_class_bind_template_child (widget_class, KlResultDialog, review_page);
  gtk_widget_class_bind_template_child (widget_class, KlResultDialog, review);
  gtk_widget_class_bind_template_child (widget_class, KlResultDialog, look);
  gtk_widget_class_bind_template_callback (widget_class, new_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, reviewed_chosen_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
kl_result_dialog_init (KlResultDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

KlResultDialog *
kl_result_dialog_new (GtkWindow *parent,
                      KlGame    *game,
                      KlReview  *review)
{
  KlResultDialog *self;

  g_return_val_if_fail (KL_IS_GAME (game) && kl_game_get_over (game), NULL);

  self = kl_dialogs_put_over (g_object_new (KL_TYPE_RESULT_DIALOG, NULL), parent);
  fill (self, game);
  kl_score_chart_set_game (self->chart, game);
  kl_review_page_set_review (self->review, review, game);
  adw_view_stack_page_set_visible (self->review_page, kl_review_get_n_decisions (review) > 0);
  gtk_widget_grab_focus (self->look);
  return self;
}

void
kl_result_dialog_show_review (KlResultDialog *self,
                              guint           entry)
{
  g_return_if_fail (KL_IS_RESULT_DIALOG (self));

  adw_view_stack_set_visible_child_name (self->pages, "review");
  kl_review_page_go_to (self->review, entry);
}

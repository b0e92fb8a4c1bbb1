/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The few rows are made anew whenever others cost most. What they say is said by a view of the
 * game at that moment.
 */

#include "kl-review-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "kl-figure-art.h"
#include "kl-rows.h"
#include "kl-words.h"

enum
{
  FIGURE_SIZE = 32
};

struct _KlReviewPage
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget      *scroller;
  GtkLabel       *progress_label;
  GtkProgressBar *progress;
  GtkButton      *toggle;
  GtkListBox     *list;

  /* Owned */
  KlReview *review;
  KlGame   *view; /* of the game, to find words with */

  guint    shown[KL_REVIEW_KEPT]; /* entries of the list */
  guint    n_shown;
  gboolean stopped; /* by the person */
};

G_DEFINE_FINAL_TYPE (KlReviewPage, kl_review_page, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
show_progress (KlReviewPage *self)
{
  guint            n = kl_review_get_n_decisions (self->review);
  guint            n_done = kl_review_get_n_done (self->review);
  guint            n_worst;
  g_autofree char *words = NULL;

  kl_review_get_worst (self->review, &n_worst);
  if (!kl_review_is_done (self->review))
    /* translators: how many decisions have been looked at, and how many there are */
    words = g_strdup_printf (_ ("The computer looks at every decision: %u of %u"), n_done, n);
  else if (n_worst > 0)
    words = g_strdup (_ ("What cost most, as the computer sees it. Choose one to see what was better."));
  else
    words = g_strdup (_ ("The computer would have done nothing much better."));
  gtk_label_set_label (self->progress_label, words);
  gtk_progress_bar_set_fraction (self->progress, n > 0 ? (double) n_done / n : 1);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), !kl_review_is_done (self->review));
  gtk_widget_set_visible (GTK_WIDGET (self->toggle), !kl_review_is_done (self->review));
  gtk_button_set_label (self->toggle, self->stopped ? _ ("_Go On") : _ ("_Stop"));
}

static char *
dup_title (KlReviewPage     *self,
           const KlReviewed *reviewed)
{
  g_autofree char *name = kl_words_dup_name_inside (kl_game_get_player (self->view, reviewed->player));
  guint            turn = kl_game_get_position (self->view)->turn_number;

  /* translators: the number of a turn, the player, and how many points it has cost */
  return g_strdup_printf (ngettext ("Turn %u, %s: %d point lost", "Turn %u, %s: %d points lost", (gulong) reviewed->cost), turn, name, reviewed->cost);
}

static char *
dup_better (KlReviewPage     *self,
            const KlReviewed *reviewed)
{
  g_autofree char *move = kl_words_dup_suggested (self->view, &reviewed->better.move);
  g_autofree char *reason = kl_words_dup_reason (self->view, &reviewed->better);
  /* translators: a move: "Knight in the city, 3 tiles" */
  g_autofree char *better = g_strdup_printf (_ ("Better: %s"), move);

  return reason != NULL ? g_strdup_printf ("%s\n%s", better, reason) : g_steal_pointer (&better);
}

static GtkWidget *
create_row (KlReviewPage     *self,
            const KlReviewed *reviewed)
{
  GtkWidget               *row = adw_action_row_new ();
  GtkWidget               *figure;
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autofree char         *title = NULL;
  g_autofree char         *subtitle = NULL;

  kl_game_seek (self->view, reviewed->entry);
  title = dup_title (self, reviewed);
  subtitle = dup_better (self, reviewed);
  paintable = kl_figure_art_get_paintable (RULES_MEEPLE, FALSE, kl_player_get_colour (kl_game_get_player (self->view, reviewed->player)));
  figure = gtk_image_new_from_paintable (paintable);
  gtk_image_set_pixel_size (GTK_IMAGE (figure), FIGURE_SIZE);
  kl_rows_set_title (row, title);
  kl_rows_set_subtitle (row, subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), figure);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return row;
}

static gboolean
is_shown (KlReviewPage     *self,
          const KlReviewed *worst)
{
  for (guint i = 0; i < self->n_shown; i++)
    if (self->shown[i] != worst[i].entry)
      return FALSE;
  return TRUE;
}

static void
show_worst (KlReviewPage *self)
{
  guint             n;
  const KlReviewed *worst = kl_review_get_worst (self->review, &n);
  GtkListBoxRow    *row;

  /* What has the focus keeps it. */
  if (n == self->n_shown && is_shown (self, worst))
    return;
  self->n_shown = n;
  for (guint i = 0; i < n; i++)
    self->shown[i] = worst[i].entry;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->list, create_row (self, &worst[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->list), n > 0);
}

static void
update (KlReviewPage *self)
{
  show_progress (self);
  show_worst (self);
}

static void
row_activated_cb (KlReviewPage  *self,
                  GtkListBoxRow *row)
{
  guint             n;
  const KlReviewed *worst = kl_review_get_worst (self->review, &n);
  int               i = gtk_list_box_row_get_index (row);

  if (i >= 0 && (guint) i < n)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, &worst[i]);
}

static void
toggle_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  KlReviewPage *self = KL_REVIEW_PAGE (widget);

  self->stopped = !self->stopped;
  if (self->stopped)
    kl_review_stop (self->review);
  else
    kl_review_start (self->review);
  show_progress (self);
}

static void
kl_review_page_map (GtkWidget *widget)
{
  KlReviewPage *self = KL_REVIEW_PAGE (widget);

  GTK_WIDGET_CLASS (kl_review_page_parent_class)->map (widget);
  if (self->review != NULL && !self->stopped)
    kl_review_start (self->review);
}

static void
kl_review_page_unmap (GtkWidget *widget)
{
  KlReviewPage *self = KL_REVIEW_PAGE (widget);

  if (self->review != NULL)
    kl_review_stop (self->review);
  GTK_WIDGET_CLASS (kl_review_page_parent_class)->unmap (widget);
}

static void
kl_review_page_dispose (GObject *object)
{
  KlReviewPage *self = KL_REVIEW_PAGE (object);

  g_clear_object (&self->review);
  g_clear_object (&self->view);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (kl_review_page_parent_class)->dispose (object);
}

static void
kl_review_page_class_init (KlReviewPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_review_page_dispose;
  widget_class->map = kl_review_page_map;
  widget_class->unmap = kl_review_page_unmap;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", KL_TYPE_REVIEW_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-review-page.ui");
  gtk_widget_class_bind_template_child (widget_class, KlReviewPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, KlReviewPage, progress_label);
  gtk_widget_class_bind_template_child (widget_class, KlReviewPage, progress);
  gtk_widget_class_bind_template_child (widget_class, KlReviewPage, toggle);
  gtk_widget_class_bind_template_child (widget_class, KlReviewPage, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);

  gtk_widget_class_install_action (widget_class, "review.toggle", NULL, toggle_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
kl_review_page_init (KlReviewPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Every row is there, as they come from the review. */
void
kl_review_page_go_to (KlReviewPage *self,
                      guint         entry)
{
  g_return_if_fail (KL_IS_REVIEW_PAGE (self));

  for (guint i = 0; i < self->n_shown; i++)
    if (self->shown[i] == entry)
      gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i)));
}

void
kl_review_page_set_review (KlReviewPage *self,
                           KlReview     *review,
                           KlGame       *game)
{
  g_return_if_fail (KL_IS_REVIEW_PAGE (self));
  g_return_if_fail (KL_IS_REVIEW (review) && self->review == NULL);
  g_return_if_fail (KL_IS_GAME (game));

  self->review = g_object_ref (review);
  self->view = kl_game_new_view (game);
  g_signal_connect_object (review, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

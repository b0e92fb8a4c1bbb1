/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list of the turns of the game, scrolled to its end by every new one. All rows are there: a game has some hundreds,
 * and their heights differ too much for guesses. Looking back leaves the list as it is and selects where one looks.
 */

#include "kl-log-panel.h"

#include "kl-figure-art.h"
#include "kl-tooltip.h"
#include "kl-words.h"

enum
{
  FIGURE_SIZE = 18
};

struct _KlLogPanel
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget  *scroller;
  GtkListBox *list;

  /* Owned */
  KlGame             *game; /* the real one */
  KlGame             *view; /* of it, while somebody looks back */
  GSignalGroup       *view_signals;
  GtkFilterListModel *turns;

  gboolean at_end;   /* and stays there when rows come or change their heights */
  guint    end_tick; /* on the way there */
};

G_DEFINE_FINAL_TYPE (KlLogPanel, kl_log_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
has_words (gpointer item,
           gpointer user_data)
{
  KlLogPanel      *self = KL_LOG_PANEL (user_data);
  g_autofree char *words = kl_words_dup_turn (self->game, KL_TURN (item));

  return words != NULL;
}

static void
reveal_selected (KlLogPanel    *self,
                 GtkAdjustment *adjustment)
{
  GtkListBoxRow  *row = gtk_list_box_get_selected_row (self->list);
  graphene_rect_t bounds;

  if (row != NULL && gtk_widget_compute_bounds (GTK_WIDGET (row), GTK_WIDGET (self->list), &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static gboolean
end_tick_cb (GtkWidget     *widget,
             GdkFrameClock *clock,
             gpointer       user_data)
{
  KlLogPanel    *self = KL_LOG_PANEL (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  self->end_tick = 0;
  if (self->view != NULL)
    reveal_selected (self, adjustment);
  else if (self->at_end)
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

/* Sizes are being given out: what is scrolled now would have its place already. */
static void
adjustment_changed_cb (KlLogPanel *self)
{
  if ((self->at_end || self->view != NULL) && self->end_tick == 0)
    self->end_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), end_tick_cb, NULL, NULL);
}

static void
adjustment_value_changed_cb (KlLogPanel    *self,
                             GtkAdjustment *adjustment)
{
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  self->at_end = gtk_adjustment_get_value (adjustment) > end - 1;
}

/* Whoever has looked back is brought to what is new. */
static void
scroll_to_end (KlLogPanel *self)
{
  self->at_end = TRUE;
  adjustment_changed_cb (self);
}

/* A turn begins with its tile and shows its player there; the lines after it are what that led to. */
static GdkPaintable *
get_paintable (KlLogPanel *self,
               KlTurn     *turn)
{
  const RulesMove *move = kl_turn_get_move (turn);
  KlPlayer        *player;

  if (move == NULL || move->kind != RULES_MOVE_PLACE)
    return NULL;
  player = kl_game_get_player (self->game, kl_turn_get_player (turn));
  return kl_figure_art_get_paintable (RULES_MEEPLE, FALSE, kl_player_get_colour (player));
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  KlLogPanel              *self = KL_LOG_PANEL (user_data);
  g_autoptr (GdkPaintable) paintable = get_paintable (self, KL_TURN (item));
  g_autofree char         *words = kl_words_dup_turn (self->game, KL_TURN (item));
  g_autofree char         *heard = kl_words_dup_turn_heard (self->game, KL_TURN (item));
  GtkWidget               *row = gtk_list_box_row_new ();
  GtkWidget               *grid = gtk_grid_new ();
  GtkWidget               *figure = gtk_image_new_from_paintable (paintable);
  GtkWidget               *label = gtk_label_new (words);

  gtk_image_set_pixel_size (GTK_IMAGE (figure), FIGURE_SIZE);
  gtk_widget_set_valign (figure, GTK_ALIGN_START);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  /* A box would look for the least width that each of its heights allows: with the many lines of the final scoring, by
   * a hundred trials. */
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_attach (GTK_GRID (grid), figure, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), label, 1, 0, 1, 1);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), grid);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, heard != NULL ? heard : "", -1);
  /* Where the tile lies is shown on the board by choosing the line. */
  if (g_strcmp0 (words, heard) != 0)
    kl_tooltip_set_text (row, heard);
  return row;
}

static void
row_activated_cb (KlLogPanel    *self,
                  GtkListBoxRow *row)
{
  g_autoptr (KlTurn) turn = g_list_model_get_item (G_LIST_MODEL (self->turns), (guint) gtk_list_box_row_get_index (row));

  gtk_widget_activate_action (GTK_WIDGET (self), "win.look-at", "u", kl_turn_get_index (turn));
}

/* The last line that tells of what has happened where one looks. */
static void
select_looked_at (KlLogPanel *self)
{
  GtkListBoxRow *row = NULL;

  for (guint i = 0; self->view != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->turns)); i++)
    {
      g_autoptr (KlTurn) turn = g_list_model_get_item (G_LIST_MODEL (self->turns), i);

      if ((int) kl_turn_get_index (turn) <= kl_game_get_history (self->view)->cursor)
        row = gtk_list_box_get_row_at_index (self->list, (int) i);
    }
  gtk_list_box_select_row (self->list, row);
  adjustment_changed_cb (self);
}

static void
set_view (KlLogPanel *self,
          KlGame     *view)
{
  if (view == self->view)
    return;
  g_set_object (&self->view, view);
  g_signal_group_set_target (self->view_signals, view);
  gtk_list_box_set_selection_mode (self->list, view != NULL ? GTK_SELECTION_BROWSE : GTK_SELECTION_NONE);
  if (view != NULL)
    select_looked_at (self);
  else
    scroll_to_end (self);
}

/* Whoever opens it looks for what is new. */
static void
kl_log_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (kl_log_panel_parent_class)->map (widget);
  scroll_to_end (KL_LOG_PANEL (widget));
}

/* So does who opens it in a narrow window, and arrows lead back from there. Beside the board it is one of many things to come by. */
static gboolean
kl_log_panel_focus (GtkWidget       *widget,
                    GtkDirectionType direction)
{
  KlLogPanel *self = KL_LOG_PANEL (widget);
  GtkWidget  *last = gtk_widget_get_last_child (GTK_WIDGET (self->list));

  if (gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) != NULL && gtk_widget_get_focus_child (widget) == NULL && self->view == NULL && GTK_IS_LIST_BOX_ROW (last))
    return gtk_widget_grab_focus (last);
  return GTK_WIDGET_CLASS (kl_log_panel_parent_class)->focus (widget, direction);
}

static void
kl_log_panel_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  KlLogPanel *self = KL_LOG_PANEL (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_log_panel_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  KlLogPanel *self = KL_LOG_PANEL (object);

  switch (prop_id)
    {
    case PROP_GAME:
      kl_log_panel_set_game (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_log_panel_dispose (GObject *object)
{
  KlLogPanel *self = KL_LOG_PANEL (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->turns);
  g_clear_object (&self->view_signals);
  g_clear_object (&self->view);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (kl_log_panel_parent_class)->dispose (object);
}

static void
kl_log_panel_class_init (KlLogPanelClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_log_panel_dispose;
  object_class->get_property = kl_log_panel_get_property;
  object_class->set_property = kl_log_panel_set_property;
  widget_class->map = kl_log_panel_map;
  widget_class->focus = kl_log_panel_focus;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-log-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, KlLogPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, KlLogPanel, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "log");
}

static void
kl_log_panel_init (KlLogPanel *self)
{
  GtkAdjustment *adjustment;

  gtk_widget_init_template (GTK_WIDGET (self));

  self->view_signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->view_signals, "changed", G_CALLBACK (select_looked_at), self, G_CONNECT_SWAPPED);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (adjustment_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (adjustment_value_changed_cb), self, G_CONNECT_SWAPPED);
}

KlGame *
kl_log_panel_get_game (KlLogPanel *self)
{
  g_return_val_if_fail (KL_IS_LOG_PANEL (self), NULL);

  return self->game;
}

/* The rows go before the game that they were made from, and come after it. */
static void
set_real_game (KlLogPanel *self,
               KlGame     *game)
{
  if (game == self->game)
    return;
  gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->turns);
  g_set_object (&self->game, game);

  if (game != NULL)
    {
      self->turns = gtk_filter_list_model_new (g_object_ref (kl_game_get_log (game)),
                                               GTK_FILTER (gtk_custom_filter_new (has_words, self, NULL)));
      gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->turns), create_row, self, NULL);
      g_signal_connect_object (self->turns, "items-changed", G_CALLBACK (scroll_to_end), self, G_CONNECT_SWAPPED);
      scroll_to_end (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

void
kl_log_panel_set_game (KlLogPanel *self,
                       KlGame     *game)
{
  g_return_if_fail (KL_IS_LOG_PANEL (self));
  g_return_if_fail (game == NULL || KL_IS_GAME (game));

  if (game == NULL || kl_game_get_real (game) != self->game)
    set_view (self, NULL);
  set_real_game (self, game != NULL ? kl_game_get_real (game) : NULL);
  set_view (self, game != NULL && kl_game_is_view (game) ? game : NULL);
}

GListModel *
kl_log_panel_get_turns (KlLogPanel *self)
{
  g_return_val_if_fail (KL_IS_LOG_PANEL (self), NULL);

  return G_LIST_MODEL (self->turns);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row for every player. The strip scrolls to whoever is on turn, and brings those beside into sight on both sides.
 */

#include "kl-players-panel.h"

#include "kl-player-row.h"

enum
{
  DENSE_FROM = 4, /* with so many players the rows are lower */
  SLIM_FROM = 5,
  DENSE_SPACING = 5,
  SPACING = 8
};

struct _KlPlayersPanel
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget   *scroller;
  GtkViewport *viewport;
  GtkBox      *box;

  /* Owned */
  KlGame       *game;
  GSignalGroup *signals;

  gboolean compact;
  guint    scroll_tick; /* until the strip has its size */
};

G_DEFINE_FINAL_TYPE (KlPlayersPanel, kl_players_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_COMPACT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
fill (KlPlayersPanel *self)
{
  GtkWidget  *child;
  GListModel *players;
  gboolean    dice;
  guint       n;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  if (self->game == NULL)
    return;

  players = kl_game_get_players (self->game);
  dice = kl_game_get_setup (self->game)->value[RULES_SWITCH_SCORE_DICE] != 0;
  n = g_list_model_get_n_items (players);
  for (guint i = 0; i < n; i++)
    gtk_box_append (self->box, kl_player_row_new (kl_game_get_player (self->game, i), dice, self->compact, !self->compact && n >= SLIM_FROM));
  (n >= DENSE_FROM ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (GTK_WIDGET (self), "dense");
  gtk_box_set_spacing (self->box, self->compact || n >= DENSE_FROM ? DENSE_SPACING : SPACING);
}

static gboolean
scroll_tick_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  KlPlayersPanel *self = KL_PLAYERS_PANEL (widget);
  GtkAdjustment  *adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  KlPlayer       *player = self->game != NULL ? kl_game_get_current_player (self->game) : NULL;
  GtkWidget      *child = gtk_widget_get_first_child (GTK_WIDGET (self->box));
  graphene_rect_t bounds;

  for (guint i = 0; player != NULL && i < kl_player_get_index (player) && child != NULL; i++)
    child = gtk_widget_get_next_sibling (child);
  /* Rows that are new get their places at the end of this frame. */
  if (child != NULL && gtk_widget_get_mapped (child) && gtk_widget_get_width (child) == 0)
    return G_SOURCE_CONTINUE;
  self->scroll_tick = 0;
  if (player == NULL)
    return G_SOURCE_REMOVE;
  if (child != NULL && gtk_widget_compute_bounds (child, GTK_WIDGET (self->box), &bounds))
    gtk_adjustment_set_value (adjustment, bounds.origin.x + bounds.size.width / 2 - gtk_adjustment_get_page_size (adjustment) / 2);
  return G_SOURCE_REMOVE;
}

/* The rows may not have their places yet, so not before the next frame. They change when the window does, and when names or
 * points do. */
static void
scroll_to_current (KlPlayersPanel *self)
{
  if (self->compact && self->scroll_tick == 0)
    self->scroll_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_tick_cb, NULL, NULL);
}

static void
kl_players_panel_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  KlPlayersPanel *self = KL_PLAYERS_PANEL (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_players_panel_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  KlPlayersPanel *self = KL_PLAYERS_PANEL (object);

  switch (prop_id)
    {
    case PROP_GAME:
      kl_players_panel_set_game (self, g_value_get_object (value));
      break;
    case PROP_COMPACT:
      self->compact = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* A column stands in a panel that scrolls as a whole, and a scroller that does nothing would keep the wheel from it. */
static void
take_out_of_scroller (KlPlayersPanel *self)
{
  g_autoptr (GtkWidget) box = g_object_ref (GTK_WIDGET (self->box));

  gtk_viewport_set_child (self->viewport, NULL);
  gtk_widget_unparent (self->scroller);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

static void
kl_players_panel_constructed (GObject *object)
{
  KlPlayersPanel *self = KL_PLAYERS_PANEL (object);

  G_OBJECT_CLASS (kl_players_panel_parent_class)->constructed (object);

  if (!self->compact)
    {
      gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), GTK_ORIENTATION_VERTICAL);
      take_out_of_scroller (self);
    }
  else
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
      g_signal_connect (self, "map", G_CALLBACK (scroll_to_current), NULL);
      g_signal_connect_object (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "changed",
                               G_CALLBACK (scroll_to_current), self, G_CONNECT_SWAPPED);
    }
}

static void
kl_players_panel_dispose (GObject *object)
{
  KlPlayersPanel *self = KL_PLAYERS_PANEL (object);
  GtkWidget      *content = gtk_widget_get_first_child (GTK_WIDGET (self)); /* none when disposed of before */

  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  g_clear_pointer (&content, gtk_widget_unparent);

  G_OBJECT_CLASS (kl_players_panel_parent_class)->dispose (object);
}

static void
kl_players_panel_class_init (KlPlayersPanelClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = kl_players_panel_constructed;
  object_class->dispose = kl_players_panel_dispose;
  object_class->get_property = kl_players_panel_get_property;
  object_class->set_property = kl_players_panel_set_property;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-players-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, KlPlayersPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, KlPlayersPanel, viewport);
  gtk_widget_class_bind_template_child (widget_class, KlPlayersPanel, box);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "players");
}

static void
kl_players_panel_init (KlPlayersPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->signals, "notify::current-player",
                                 G_CALLBACK (scroll_to_current), self, G_CONNECT_SWAPPED);
}

KlGame *
kl_players_panel_get_game (KlPlayersPanel *self)
{
  g_return_val_if_fail (KL_IS_PLAYERS_PANEL (self), NULL);

  return self->game;
}

void
kl_players_panel_set_game (KlPlayersPanel *self,
                           KlGame         *game)
{
  g_return_if_fail (KL_IS_PLAYERS_PANEL (self));
  g_return_if_fail (game == NULL || KL_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->signals, game);
  fill (self);
  scroll_to_current (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

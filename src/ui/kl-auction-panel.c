/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two pages: a bid is put together from points and the abbey; sales are a button for each bid.
 */

#include "kl-auction-panel.h"

#include <glib/gi18n.h>

#include "kl-tile-art.h"
#include "kl-words.h"

struct _KlAuctionPanel
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget      *content;
  GtkImage       *tile;
  GtkStack       *pages;
  GtkSpinButton  *points;
  GtkCheckButton *abbey;
  GtkWidget      *bid;
  GtkBox         *bids;

  /* Owned */
  KlGame       *game;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (KlAuctionPanel, kl_auction_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS
};

enum
{
  SIGNAL_MOVE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static RulesMove
make_bid (KlAuctionPanel *self)
{
  return (RulesMove){
    .kind = RULES_MOVE_BID,
    .points = (int16_t) gtk_spin_button_get_value_as_int (self->points),
    .abbey = gtk_check_button_get_active (self->abbey),
  };
}

static void
bid_changed_cb (KlAuctionPanel *self)
{
  RulesMove move = make_bid (self);

  gtk_widget_set_sensitive (self->bid, self->game != NULL && kl_game_check (self->game, &move) == RULES_OK);
}

static void
bid_clicked_cb (KlAuctionPanel *self)
{
  RulesMove move;

  gtk_spin_button_update (self->points);
  move = make_bid (self);
  g_signal_emit (self, signals[SIGNAL_MOVE], 0, &move);
}

static void
sell_clicked_cb (KlAuctionPanel *self,
                 GtkWidget      *button)
{
  RulesMove move = { .kind = RULES_MOVE_SELL };

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->bids)); child != button; child = gtk_widget_get_next_sibling (child))
    move.player++;
  g_signal_emit (self, signals[SIGNAL_MOVE], 0, &move);
}

/* A button for every player, so that a button's place is the player's; those who have made no bid are hidden. */
static void
show_bids (KlAuctionPanel *self)
{
  const RulesPosition *pos = kl_game_get_position (self->game);
  GtkWidget           *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->bids))) != NULL)
    gtk_box_remove (self->bids, child);
  for (guint i = 0; i < kl_game_get_setup (self->game)->n_players; i++)
    {
      g_autofree char *name = kl_words_dup_name_inside (kl_game_get_player (self->game, i));
      g_autofree char *price = kl_words_dup_price (pos->bid[i], pos->bid_abbeys >> i & 1);
      /* translators: to whom, and for what: "3 points and the abbey" */
      g_autofree char *text = g_strdup_printf (_ ("%s: %s"), name, price);
      GtkWidget       *button = gtk_button_new_with_label (text);
      GtkWidget       *label = gtk_button_get_child (GTK_BUTTON (button));

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
      gtk_widget_set_tooltip_text (button, text);
      gtk_widget_set_visible (button, pos->bidders >> i & 1);
      g_signal_connect_object (button, "clicked", G_CALLBACK (sell_clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->bids, button);
    }
}

static void
update (KlAuctionPanel *self)
{
  const RulesPosition     *pos;
  g_autoptr (GdkPaintable) paintable = NULL;
  gboolean                 bidding;

  if (self->game == NULL)
    return;
  bidding = kl_game_get_phase (self->game) == RULES_PHASE_BID;
  if (!bidding && kl_game_get_phase (self->game) != RULES_PHASE_SELL)
    return;

  pos = kl_game_get_position (self->game);
  paintable = kl_tile_art_get_paintable (pos->hand[pos->player][0], 0, 0);
  gtk_image_set_from_paintable (self->tile, paintable);
  gtk_stack_set_visible_child_name (self->pages, bidding ? "bid" : "sell");
  gtk_widget_set_sensitive (GTK_WIDGET (self->pages), !kl_game_is_computers (self->game));
  show_bids (self);
  gtk_spin_button_set_range (self->points, 0, MIN (pos->score[pos->actor], RULES_COORDINATE_MAX));
  gtk_spin_button_set_value (self->points, MIN (pos->score[pos->actor], 1));
  gtk_check_button_set_active (self->abbey, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->abbey), pos->abbeys[pos->actor] > 0);
  bid_changed_cb (self);
}

static void
kl_auction_panel_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  KlAuctionPanel *self = KL_AUCTION_PANEL (object);

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
kl_auction_panel_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  KlAuctionPanel *self = KL_AUCTION_PANEL (object);

  switch (prop_id)
    {
    case PROP_GAME:
      kl_auction_panel_set_game (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_auction_panel_dispose (GObject *object)
{
  KlAuctionPanel *self = KL_AUCTION_PANEL (object);

  g_clear_object (&self->signals);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (kl_auction_panel_parent_class)->dispose (object);
}

static void
kl_auction_panel_class_init (KlAuctionPanelClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_auction_panel_dispose;
  object_class->get_property = kl_auction_panel_get_property;
  object_class->set_property = kl_auction_panel_set_property;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_MOVE] = g_signal_new ("move", KL_TYPE_AUCTION_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-auction-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, KlAuctionPanel, content);
  gtk_widget_class_bind_template_child (widget_class, KlAuctionPanel, tile);
  gtk_widget_class_bind_template_child (widget_class, KlAuctionPanel, pages);
  gtk_widget_class_bind_template_child (widget_class, KlAuctionPanel, points);
  gtk_widget_class_bind_template_child (widget_class, KlAuctionPanel, abbey);
  gtk_widget_class_bind_template_child (widget_class, KlAuctionPanel, bid);
  gtk_widget_class_bind_template_child (widget_class, KlAuctionPanel, bids);
  gtk_widget_class_bind_template_callback (widget_class, bid_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, bid_clicked_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "auction");
}

static void
kl_auction_panel_init (KlAuctionPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->signals, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

void
kl_auction_panel_set_game (KlAuctionPanel *self,
                           KlGame         *game)
{
  g_return_if_fail (KL_IS_AUCTION_PANEL (self));
  g_return_if_fail (game == NULL || KL_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->signals, game);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

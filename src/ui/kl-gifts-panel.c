/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Looking ends when somebody else has to decide, so that nobody sees another one's cards by chance. What a card would do is
 * asked of the board's offers.
 */

#include "kl-gifts-panel.h"

#include <glib/gi18n.h>

#include "kl-board-offer.h"
#include "kl-board.h"
#include "kl-card-art.h"
#include "kl-gift-card.h"
#include "kl-property.h"
#include "kl-words.h"

enum
{
  FRAMES_TO_SETTLE = 2,
  BACK_SIZE = 54,
  MAX_BACKS = 9,
  ROOMY_BACKS = 5, /* more of them lap over each other */
  MOST_PLAYERS = 3 /* with more the panel has no room for backs; the players' rows show them */
};

struct _KlGiftsPanel
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget       *content;
  GtkLabel        *count;
  GtkToggleButton *look;
  GtkBox          *backs;
  GtkBox          *cards;

  KlGiftCard *card[RULES_N_GIFTS]; /* borrowed from the box */

  /* Owned */
  KlGame       *game;
  GSignalGroup *signals;

  int      gift;
  gboolean looking;
  gboolean covered;
  int      frames; /* until the open cards have their places */
};

G_DEFINE_FINAL_TYPE (KlGiftsPanel, kl_gifts_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_GIFT,
  PROP_LOOKING,
  PROP_COVERED,
  N_PROPS
};

enum
{
  SIGNAL_MOVE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

/* How many targets the card has on the board. */
static guint
count_targets (KlGiftsPanel *self,
               RulesGift     card)
{
  KlIntent           intent;
  g_autoptr (GArray) offers = NULL;

  kl_intent_init (&intent, self->game);
  if (card == RULES_GIFT_TAKE2 || !kl_intent_set_gift (&intent, self->game, card))
    return 0;
  offers = kl_board_offer_collect (self->game, &intent);
  return offers->len;
}

static gboolean
is_legal (KlGiftsPanel    *self,
          const RulesMove *move)
{
  return kl_game_check (self->game, move) == RULES_OK;
}

/* The move that opens a card for which nothing is to be chosen; false when it cannot be opened so. */
static gboolean
find_opening (KlGiftsPanel *self,
              RulesGift     card,
              RulesMove    *move)
{
  *move = (RulesMove){ .kind = RULES_MOVE_TAKE2 };
  if (card == RULES_GIFT_TAKE2 && is_legal (self, move))
    return TRUE;
  *move = (RulesMove){ .kind = RULES_MOVE_WASTE, .card = (uint8_t) card };
  return is_legal (self, move);
}

static const char *
explain (KlGiftsPanel *self,
         RulesGift     card)
{
  RulesMove waste = { .kind = RULES_MOVE_WASTE, .card = (uint8_t) card };

  return kl_game_check (self->game, &waste) == RULES_GIFT_OPENED ? _ ("Only one gift can be opened in a turn.")
                                                                 : _ ("It can be opened when a tile is to be placed.");
}

static void
show_card (KlGiftsPanel *self,
           RulesGift     card,
           guint         n)
{
  guint            targets = count_targets (self, card);
  RulesMove        move;
  g_autofree char *now = NULL;

  if (targets > 0)
    {
      now = kl_words_dup_gift_now (card, targets);
      kl_gift_card_show (self->card[card], n, now, self->gift == (int) card ? NULL : _ ("_Open It"), TRUE, self->gift == (int) card);
    }
  else if (!find_opening (self, card, &move))
    kl_gift_card_show (self->card[card], n, explain (self, card), NULL, FALSE, FALSE);
  else if (move.kind == RULES_MOVE_TAKE2)
    {
      now = kl_words_dup_gift_now (card, 1);
      kl_gift_card_show (self->card[card], n, now, _ ("_Open It"), FALSE, FALSE);
    }
  else
    kl_gift_card_show (self->card[card], n, _ ("There is nothing to do now: it would be wasted."), _ ("_Waste It"), FALSE, FALSE);
}

static void
show_backs (KlGiftsPanel *self,
            guint         n)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->backs))) != NULL)
    gtk_box_remove (self->backs, child);
  (n > ROOMY_BACKS ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (GTK_WIDGET (self->backs), "crowded");
  for (guint i = 0; i < MIN (n, MAX_BACKS); i++)
    {
      g_autoptr (GdkPaintable) back = kl_card_art_get_back (KL_BACK_GIFT);
      GtkWidget               *image = gtk_image_new_from_paintable (back);

      gtk_image_set_pixel_size (GTK_IMAGE (image), BACK_SIZE);
      gtk_widget_add_css_class (image, "cardback");
      gtk_box_append (self->backs, image);
    }
}

static void
update (KlGiftsPanel *self)
{
  KlPlayer        *player = self->game != NULL ? kl_game_get_current_player (self->game) : NULL;
  gboolean         hidden = self->covered || (self->game != NULL && (kl_game_is_view (self->game) || kl_game_is_computers (self->game)));
  gboolean         open = self->looking && !hidden;
  g_autofree char *count = NULL;
  guint            n, backs;

  gtk_widget_set_visible (GTK_WIDGET (self), player != NULL && kl_game_get_setup (self->game)->part[RULES_PART_GIFTS]);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;

  n = kl_player_get_n_cards (player);
  count = n > 0 ? g_strdup_printf (ngettext ("%u card", "%u cards", n), n) : g_strdup (_ ("none yet"));
  gtk_label_set_label (self->count, count);
  gtk_toggle_button_set_active (self->look, open);
  gtk_button_set_label (GTK_BUTTON (self->look), open ? _ ("_Hide") : _ ("_Look"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->look), n > 0 && !hidden);
  gtk_widget_set_visible (GTK_WIDGET (self->look), n > 0);
  backs = !open && kl_game_get_setup (self->game)->n_players <= MOST_PLAYERS ? n : 0;
  gtk_widget_set_visible (GTK_WIDGET (self->backs), backs > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), n > 0 && open);
  show_backs (self, backs);
  for (int card = 0; card < RULES_N_GIFTS; card++)
    {
      guint own = kl_player_get_cards (player, card);

      gtk_widget_set_visible (GTK_WIDGET (self->card[card]), open && own > 0);
      if (open && own > 0)
        show_card (self, card, own);
    }
}

/* Open cards are long, and the panel may stand where only a part of it is in sight. When they are face down again, what they had
 * taken the room of comes back. */
static gboolean
reveal_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  KlGiftsPanel   *self = KL_GIFTS_PANEL (widget);
  GtkWidget      *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  if (self->frames-- > 0)
    return G_SOURCE_CONTINUE;
  if (viewport != NULL && gtk_widget_compute_bounds (widget, viewport, &bounds))
    {
      GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
      double         top = gtk_adjustment_get_value (adjustment) + bounds.origin.y;

      if (self->looking)
        gtk_adjustment_clamp_page (adjustment, top, top + bounds.size.height);
      else
        gtk_adjustment_set_value (adjustment, gtk_adjustment_get_lower (adjustment));
    }
  return G_SOURCE_REMOVE;
}

static void
set_looking (KlGiftsPanel *self,
             gboolean      looking)
{
  if (self->looking == looking)
    return;
  self->looking = looking;
  if (self->frames <= 0)
    {
      self->frames = FRAMES_TO_SETTLE;
      gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_cb, NULL, NULL);
    }
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOOKING]);
}

static void
set_gift (KlGiftsPanel *self,
          int           gift)
{
  if (self->gift == gift)
    return;
  self->gift = gift;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GIFT]);
}

static void
current_player_cb (KlGiftsPanel *self)
{
  set_looking (self, FALSE);
}

static void
look_toggled_cb (KlGiftsPanel *self)
{
  set_looking (self, gtk_toggle_button_get_active (self->look));
}

static void
card_chosen_cb (KlGiftsPanel *self,
                KlGiftCard   *card)
{
  int chosen = kl_gift_card_get_card (card);

  set_gift (self, self->gift == chosen ? KL_GIFT_NONE : chosen);
}

static void
card_opened_cb (KlGiftsPanel *self,
                KlGiftCard   *card)
{
  RulesGift opened = kl_gift_card_get_card (card);
  RulesMove move;

  if (count_targets (self, opened) > 0)
    set_gift (self, (int) opened);
  else if (find_opening (self, opened, &move))
    g_signal_emit (self, signals[SIGNAL_MOVE], 0, &move);
}

static void
set_game (KlGiftsPanel *self,
          KlGame       *game)
{
  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->signals, game);
  self->looking = FALSE;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOOKING]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

static void
kl_gifts_panel_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  KlGiftsPanel *self = KL_GIFTS_PANEL (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_GIFT:
      g_value_set_int (value, self->gift);
      break;
    case PROP_LOOKING:
      g_value_set_boolean (value, self->looking);
      break;
    case PROP_COVERED:
      g_value_set_boolean (value, self->covered);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_gifts_panel_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  KlGiftsPanel *self = KL_GIFTS_PANEL (object);

  switch (prop_id)
    {
    case PROP_GAME:
      set_game (self, g_value_get_object (value));
      break;
    case PROP_GIFT:
      set_gift (self, g_value_get_int (value));
      break;
    case PROP_LOOKING:
      set_looking (self, g_value_get_boolean (value));
      break;
    case PROP_COVERED:
      if (kl_property_set_int (self, pspec, &self->covered, g_value_get_boolean (value)))
        update (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_gifts_panel_dispose (GObject *object)
{
  KlGiftsPanel *self = KL_GIFTS_PANEL (object);

  g_clear_object (&self->signals);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (kl_gifts_panel_parent_class)->dispose (object);
}

static void
kl_gifts_panel_class_init (KlGiftsPanelClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = kl_gifts_panel_dispose;
  object_class->get_property = kl_gifts_panel_get_property;
  object_class->set_property = kl_gifts_panel_set_property;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME, flags);
  properties[PROP_GIFT] = g_param_spec_int ("gift", NULL, NULL, KL_GIFT_NONE, RULES_N_GIFTS - 1, KL_GIFT_NONE, flags);
  properties[PROP_LOOKING] = g_param_spec_boolean ("looking", NULL, NULL, FALSE, flags);
  properties[PROP_COVERED] = g_param_spec_boolean ("covered", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_MOVE] = g_signal_new ("move", KL_TYPE_GIFTS_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-gifts-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, KlGiftsPanel, content);
  gtk_widget_class_bind_template_child (widget_class, KlGiftsPanel, count);
  gtk_widget_class_bind_template_child (widget_class, KlGiftsPanel, look);
  gtk_widget_class_bind_template_child (widget_class, KlGiftsPanel, backs);
  gtk_widget_class_bind_template_child (widget_class, KlGiftsPanel, cards);
  gtk_widget_class_bind_template_callback (widget_class, look_toggled_cb);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "gifts");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
kl_gifts_panel_init (KlGiftsPanel *self)
{
  self->gift = KL_GIFT_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));

  for (int card = 0; card < RULES_N_GIFTS; card++)
    {
      GtkWidget *widget = kl_gift_card_new (card);

      self->card[card] = KL_GIFT_CARD (widget);
      g_signal_connect_object (widget, "chosen", G_CALLBACK (card_chosen_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (widget, "opened", G_CALLBACK (card_opened_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->cards, widget);
    }

  self->signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->signals, "notify::current-player", G_CALLBACK (current_player_cb), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_object (self->signals, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

GtkWidget *
kl_gifts_panel_get_first_card (KlGiftsPanel *self)
{
  g_return_val_if_fail (KL_IS_GIFTS_PANEL (self), NULL);

  for (int card = 0; card < RULES_N_GIFTS; card++)
    if (gtk_widget_get_visible (GTK_WIDGET (self->card[card])))
      return GTK_WIDGET (self->card[card]);
  return NULL;
}

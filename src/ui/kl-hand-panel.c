/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One page for each thing that may have to be decided. The buttons are actions of the window, which passes them on to
 * the board; what is to be placed is dragged as its type. Bids and sales have a panel of their own, whose moves go on.
 */

#include "kl-hand-panel.h"

#include <glib/gi18n.h>

#include "kl-auction-panel.h"
#include "kl-board-intent.h"
#include "kl-board.h"
#include "kl-card-art.h"
#include "kl-figure-art.h"
#include "kl-property.h"
#include "kl-secrets.h"
#include "kl-tile-art.h"
#include "kl-words.h"
#include "kl-wrap.h"

enum
{
  COMPACT_SIZE = 72, /* of the tile */
  COMPACT_SPACING = 18,
  DRAG_SIZE = 96
};

struct _KlHandPanel
{
  GtkWidget parent_instance;

  /* Template children */
  GtkBox    *content;
  GtkBox    *header;
  GtkLabel  *title;
  GtkLabel  *fits;
  GtkStack  *pages;
  GtkImage  *tile;
  GtkImage  *abbey;
  GtkBox    *abbey_page;
  GtkButton *abbey_pass;
  GtkImage  *figure;
  GtkBox    *figure_page;
  GtkLabel  *figure_hint;
  GtkButton *figure_pass;
  GtkButton *auction_pass;
  GtkImage  *back;
  GtkLabel  *winners;
  GtkBox    *over_page;

  /* Owned */
  KlGame       *game;
  GSignalGroup *signals;

  int      turn;
  int      picked;
  int      figure_kind;
  gboolean covered;
  gboolean compact;
};

G_DEFINE_FINAL_TYPE (KlHandPanel, kl_hand_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_TURN,
  PROP_PICKED,
  PROP_FIGURE,
  PROP_COVERED,
  PROP_COMPACT,
  N_PROPS
};

enum
{
  SIGNAL_MOVE,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

/* The type of the tile that is picked, or -1 when none is to be laid. The picked one may be of a position that is gone. */
static int
get_type (KlHandPanel *self)
{
  const RulesPosition *pos = kl_game_get_position (self->game);

  if (self->picked == KL_PICKED_ABBEY && kl_intent_may_lay (self->game, KL_PICKED_ABBEY))
    return kl_game_get_setup (self->game)->tiles->abbey;
  if (pos->phase != RULES_PHASE_PLACE || pos->n_hand[pos->actor] == 0)
    return -1;
  return pos->hand[pos->actor][CLAMP (self->picked, 0, pos->n_hand[pos->actor] - 1)];
}

static GdkPaintable *
get_tile_paintable (KlHandPanel *self)
{
  const RulesPosition *pos = kl_game_get_position (self->game);
  int                  type = get_type (self);
  gboolean             abbey = type == kl_game_get_setup (self->game)->tiles->abbey;

  return kl_tile_art_get_paintable (type, kl_tile_art_count_copies (pos, pos->n_tiles, type), abbey ? 0 : (RulesTurn) self->turn);
}

static guint
count_places (KlHandPanel *self)
{
  const RulesSetup    *setup = kl_game_get_setup (self->game);
  const RulesPosition *pos = kl_game_get_position (self->game);
  int                  type = get_type (self);
  guint                n = 0;

  if (type == setup->tiles->abbey)
    return pos->n_holes;
  for (int space = 0; space < pos->n_spaces; space++)
    n += rules_legal_turns (setup, pos, type, space) != 0;
  return n;
}

static void
show_page (KlHandPanel *self,
           const char  *page,
           const char  *title,
           const char  *aside)
{
  g_autofree char *left = kl_words_dup_tiles_left (kl_game_get_tiles_left (self->game));
  g_autofree char *both = g_strconcat (aside, *aside != '\0' ? "\n" : "", kl_game_get_over (self->game) ? "" : left, NULL);

  gtk_label_set_label (self->title, title);
  /* The window has no title to say it in where it is narrow. */
  g_object_set (self->fits, "label", self->compact ? both : aside, "visible", *(self->compact ? both : aside) != '\0', NULL);
  /* In a strip there is no room for it beside a sale, which explains itself. */
  gtk_widget_set_visible (GTK_WIDGET (self->header), !self->compact || !g_str_equal (page, "auction"));
  gtk_stack_set_visible_child_name (self->pages, page);
}

static void
show_pass (KlHandPanel *self,
           GtkButton   *button)
{
  const char *words = kl_words_pass (self->game);

  if (words != NULL)
    kl_wrap_set_label (button, words, self->compact);
  gtk_widget_set_visible (GTK_WIDGET (button), words != NULL && self->compact); /* else it is at the question */
}

static void
show_tile (KlHandPanel *self)
{
  gboolean                 abbey = get_type (self) == kl_game_get_setup (self->game)->tiles->abbey;
  GtkImage                *image = abbey ? self->abbey : self->tile;
  g_autoptr (GdkPaintable) paintable = get_tile_paintable (self);
  guint                    n = count_places (self);
  g_autofree char         *fits = NULL;

  /* translators: of the tile in hand */
  fits = g_strdup_printf (ngettext ("fits in %u place", "fits in %u places", n), n);
  gtk_image_set_from_paintable (image, paintable);
  gtk_accessible_update_property (GTK_ACCESSIBLE (image),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, abbey ? _ ("The abbey") : _ ("The tile in hand"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, fits,
                                  -1);
  show_pass (self, self->abbey_pass);
  show_page (self, abbey ? "abbey" : "tile", abbey ? _ ("Abbey") : _ ("In Hand"), fits);
}

static void
show_figure (KlHandPanel *self)
{
  KlPlayer                *player = kl_game_get_current_player (self->game);
  gboolean                 wagon = kl_game_get_phase (self->game) == RULES_PHASE_WAGON;
  RulesFigure              kind = wagon ? RULES_WAGON : (RulesFigure) self->figure_kind;
  guint                    n = kl_player_get_supply (player, kind);
  g_autoptr (GdkPaintable) paintable = kl_figure_art_get_paintable (kind, FALSE, kl_player_get_colour (player));
  g_autofree char         *left = g_strdup_printf (ngettext ("%u in the supply", "%u in the supply", n), n);

  gtk_image_set_from_paintable (self->figure, paintable);
  gtk_widget_set_visible (GTK_WIDGET (self->figure_hint), !self->compact && !kl_game_is_computers (self->game) && !kl_game_is_view (self->game));
  gtk_label_set_label (self->figure_hint, wagon                ? _ ("Choose where the wagon goes")
                                          : kind == RULES_BARN ? _ ("Choose a corner of the tile")
                                                               : _ ("Choose a place on the tile"));
  show_pass (self, self->figure_pass);
  show_page (self, "figure", kl_words_figure (kind), wagon ? "" : left);
}

static void
show_auction (KlHandPanel *self)
{
  show_pass (self, self->auction_pass);
  show_page (self, "auction", _ ("Tile for Sale"), "");
}

static void
show_covered (KlHandPanel *self)
{
  g_autoptr (GdkPaintable) paintable = kl_card_art_get_back (KL_BACK_TILE);

  gtk_image_set_from_paintable (self->back, paintable);
  show_page (self, "covered", _ ("In Hand"), "");
}

static void
show_over (KlHandPanel *self)
{
  g_autofree char *winners = kl_words_dup_winners (self->game);

  gtk_label_set_label (self->winners, winners);
  show_page (self, "over", _ ("Game Over"), "");
}

static void
update (KlHandPanel *self)
{
  if (self->game == NULL)
    return;
  switch (kl_game_get_phase (self->game))
    {
    case RULES_PHASE_ABBEY:
    case RULES_PHASE_PLACE:
      (self->covered || get_type (self) < 0 || !kl_secrets_may_see_hand_of_actor (self->game) ? show_covered : show_tile) (self);
      break;
    case RULES_PHASE_FIGURE:
    case RULES_PHASE_WAGON:
      show_figure (self);
      break;
    case RULES_PHASE_BID:
    case RULES_PHASE_SELL:
      show_auction (self);
      break;
    case RULES_PHASE_OVER:
    default:
      show_over (self);
      break;
    }
}

static void
auction_move_cb (KlHandPanel     *self,
                 const RulesMove *move)
{
  g_signal_emit (self, signals[SIGNAL_MOVE], 0, move);
}

/* On X11 GTK 4.8 does not hear any more of a finger that drags: the picture would stay where it is, and take the next click. */
static gboolean
would_be_lost (GtkEventController *source)
{
  GdkEvent   *event = gtk_event_controller_get_current_event (source);
  GdkDisplay *display = gtk_widget_get_display (gtk_event_controller_get_widget (source));

  return event != NULL && gdk_event_get_event_sequence (event) != NULL && g_str_equal (G_OBJECT_TYPE_NAME (display), "GdkX11Display");
}

static GdkContentProvider *
drag_prepare_cb (KlHandPanel        *self,
                 double              x,
                 double              y,
                 GtkEventController *source)
{
  if (self->game == NULL || get_type (self) < 0 || kl_game_is_computers (self->game) || would_be_lost (source))
    return NULL;
  return gdk_content_provider_new_typed (G_TYPE_INT, get_type (self));
}

static void
drag_begin_cb (KlHandPanel *self,
               GdkDrag     *drag)
{
  g_autoptr (GdkPaintable) paintable = get_tile_paintable (self);
  GtkWidget               *image = gtk_image_new_from_paintable (paintable);

  gtk_image_set_pixel_size (GTK_IMAGE (image), DRAG_SIZE);
  gtk_drag_icon_set_child (GTK_DRAG_ICON (gtk_drag_icon_get_for_drag (drag)), image);
  gdk_drag_set_hotspot (drag, DRAG_SIZE / 2, DRAG_SIZE / 2);
}

static void
kl_hand_panel_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  KlHandPanel *self = KL_HAND_PANEL (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_TURN:
      g_value_set_int (value, self->turn);
      break;
    case PROP_PICKED:
      g_value_set_int (value, self->picked);
      break;
    case PROP_FIGURE:
      g_value_set_int (value, self->figure_kind);
      break;
    case PROP_COVERED:
      g_value_set_boolean (value, self->covered);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_hand_panel_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  KlHandPanel *self = KL_HAND_PANEL (object);

  switch (prop_id)
    {
    case PROP_GAME:
      kl_hand_panel_set_game (self, g_value_get_object (value));
      break;
    case PROP_TURN:
      kl_hand_panel_set_turn (self, g_value_get_int (value));
      break;
    case PROP_PICKED:
      if (kl_property_set_int (self, pspec, &self->picked, g_value_get_int (value)))
        update (self);
      break;
    case PROP_FIGURE:
      if (kl_property_set_int (self, pspec, &self->figure_kind, g_value_get_int (value)))
        update (self);
      break;
    case PROP_COVERED:
      if (kl_property_set_int (self, pspec, &self->covered, g_value_get_boolean (value)))
        update (self);
      break;
    case PROP_COMPACT:
      self->compact = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* In a strip the words stand beside the picture, not above it. */
static void
kl_hand_panel_constructed (GObject *object)
{
  KlHandPanel *self = KL_HAND_PANEL (object);

  G_OBJECT_CLASS (kl_hand_panel_parent_class)->constructed (object);

  if (!self->compact)
    return;
  gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content), GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->header), GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->abbey_page), GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->figure_page), GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->over_page), GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_halign (GTK_WIDGET (self->content), GTK_ALIGN_CENTER);
  gtk_box_set_spacing (self->content, COMPACT_SPACING);
  gtk_stack_set_vhomogeneous (self->pages, FALSE);
  gtk_stack_set_hhomogeneous (self->pages, FALSE);
  gtk_widget_set_size_request (GTK_WIDGET (self->pages), -1, COMPACT_SIZE);
  /* What this says is on the status line too. */
  gtk_widget_set_visible (GTK_WIDGET (self->winners), FALSE);
  g_object_set (self->fits, "xalign", 0.0, "lines", 2,
                "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);
  gtk_widget_set_valign (GTK_WIDGET (self->header), GTK_ALIGN_CENTER);
  gtk_image_set_pixel_size (self->tile, COMPACT_SIZE);
  gtk_image_set_pixel_size (self->abbey, COMPACT_SIZE);
  gtk_image_set_pixel_size (self->back, COMPACT_SIZE);
  gtk_image_set_pixel_size (self->figure, COMPACT_SIZE / 2);
}

static void
kl_hand_panel_dispose (GObject *object)
{
  KlHandPanel *self = KL_HAND_PANEL (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  if (self->content != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->content));
  self->content = NULL;

  G_OBJECT_CLASS (kl_hand_panel_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (KL_TYPE_AUCTION_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-hand-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, content);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, header);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, title);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, fits);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, pages);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, tile);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, abbey);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, abbey_page);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, abbey_pass);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, figure);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, figure_page);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, figure_hint);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, figure_pass);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, auction_pass);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, back);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, winners);
  gtk_widget_class_bind_template_child (widget_class, KlHandPanel, over_page);
  gtk_widget_class_bind_template_callback (widget_class, auction_move_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_prepare_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_begin_cb);
}

static void
kl_hand_panel_class_init (KlHandPanelClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->constructed = kl_hand_panel_constructed;
  object_class->dispose = kl_hand_panel_dispose;
  object_class->get_property = kl_hand_panel_get_property;
  object_class->set_property = kl_hand_panel_set_property;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME, flags);
  properties[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, 0, 3, 0, flags);
  properties[PROP_PICKED] = g_param_spec_int ("picked", NULL, NULL, KL_PICKED_ABBEY, RULES_MAX_HAND - 1, 0, flags);
  properties[PROP_FIGURE] = g_param_spec_int ("figure", NULL, NULL, 0, RULES_N_FIGURES - 1, RULES_MEEPLE, flags);
  properties[PROP_COVERED] = g_param_spec_boolean ("covered", NULL, NULL, FALSE, flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_MOVE] = g_signal_new ("move", KL_TYPE_HAND_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_POINTER);

  bind_template (widget_class);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
kl_hand_panel_init (KlHandPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* What turns to the left is on the left, wherever one reads from. */
  gtk_widget_set_direction (gtk_widget_get_parent (GTK_WIDGET (self->tile)), GTK_TEXT_DIR_LTR);
  self->signals = g_signal_group_new (KL_TYPE_GAME);
  g_signal_group_connect_object (self->signals, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

void
kl_hand_panel_set_game (KlHandPanel *self,
                        KlGame      *game)
{
  g_return_if_fail (KL_IS_HAND_PANEL (self));
  g_return_if_fail (game == NULL || KL_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->signals, game);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

int
kl_hand_panel_get_turn (KlHandPanel *self)
{
  g_return_val_if_fail (KL_IS_HAND_PANEL (self), 0);

  return self->turn;
}

void
kl_hand_panel_set_turn (KlHandPanel *self,
                        int          turn)
{
  g_return_if_fail (KL_IS_HAND_PANEL (self));
  g_return_if_fail (turn >= 0 && turn < 4);

  if (self->turn == turn)
    return;
  self->turn = turn;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TURN]);
}

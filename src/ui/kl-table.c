/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With room there is a panel at the side:         Without, strips above and below:
 *
 *     +---------------------+---------+                +-------------+
 *     |                     | players |                | players     |
 *     |        board        | hand    |                |    board    |
 *     |                     | gifts   |                |             |
 *     |                     | log     |                | hand, gifts |
 *     +---------------------+---------+                +-------------+
 *
 * The table asks for the room that strips need and decides when it is told how much there is. Panels and strips are
 * widgets of their own, so nothing is moved about.
 */

#include "kl-table.h"

#include "kl-board.h"
#include "kl-choices.h"
#include "kl-cover.h"
#include "kl-gifts-panel.h"
#include "kl-hand-panel.h"
#include "kl-log-panel.h"
#include "kl-over.h"
#include "kl-players-panel.h"
#include "kl-property.h"
#include "kl-status-line.h"

enum
{
  WIDE_FROM = 900,
  SIDE_WIDTH = 352,
  MIN_WIDTH = 340,
  MIN_HEIGHT = 420
};

struct _KlTable
{
  GtkWidget parent_instance;

  /* Template children */
  GtkWidget    *middle;
  GtkWidget    *board;
  KlCover      *cover;
  KlStatusLine *status;
  GtkWidget    *zoom;
  GtkWidget    *side;
  GtkWidget    *strip;
  GtkWidget    *tray;
  KlChoices    *choices;
  KlGiftsPanel *gifts;
  GtkPopover   *gifts_popover;
  KlGiftsPanel *tray_gifts;

  /* Owned */
  KlGame *game;

  gboolean hints;
  gboolean covers;
  gboolean paused;
  gboolean compact;
  guint    compact_tick; /* until others are told */
};

G_DEFINE_FINAL_TYPE (KlTable, kl_table, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_COMPACT,
  PROP_HINTS,
  PROP_COVER,
  PROP_PAUSED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
compact_tick_cb (GtkWidget     *widget,
                 GdkFrameClock *clock,
                 gpointer       user_data)
{
  KL_TABLE (widget)->compact_tick = 0;
  g_object_notify_by_pspec (G_OBJECT (widget), properties[PROP_COMPACT]);
  return G_SOURCE_REMOVE;
}

/* Unlike what makes a widget visible this asks for no new sizes. */
static void
set_shown (GtkWidget *child,
           gboolean   shown)
{
  gtk_widget_set_child_visible (child, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

static void
show_parts (KlTable *self)
{
  set_shown (self->side, !self->compact);
  set_shown (self->strip, self->compact);
  set_shown (self->tray, self->compact);
}

/* Called while sizes are given out. The table's own parts get theirs in a moment; what others make of it may change
 * widgets that have theirs already, so they learn of it before the next frame. */
static void
set_compact (KlTable *self,
             gboolean compact)
{
  if (self->compact == compact)
    return;
  self->compact = compact;
  show_parts (self);
  if (self->compact_tick == 0)
    self->compact_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), compact_tick_cb, NULL, NULL);
}

/* Where tiles fit tells what is in hand: neither eyes, nor keys, nor a screen reader come to it. */
static void
covering_cb (KlTable *self)
{
  gboolean covering = kl_cover_get_covering (self->cover);

  (covering ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (self->board, "covered");
  gtk_widget_set_can_focus (self->board, !covering);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_STATE_HIDDEN, covering, -1);
  if (covering)
    gtk_widget_child_focus (GTK_WIDGET (self->cover), GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (self->board);
}

/* The targets of a card are on the board, and keys number them there. */
static void
gift_cb (KlTable *self)
{
  if (kl_board_get_gift (KL_BOARD (self->board)) == KL_GIFT_NONE)
    return;
  gtk_popover_popdown (self->gifts_popover);
  gtk_widget_grab_focus (self->board);
}

static void
board_move_cb (KlTable         *self,
               const RulesMove *move)
{
  GtkRoot     *root = gtk_widget_get_root (GTK_WIDGET (self));
  RulesVerdict verdict = kl_game_play (self->game, move);
  GtkWidget   *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (verdict != RULES_OK)
    kl_status_line_refuse (self->status, move, verdict);
  /* What the move was chosen with may be gone; the game goes on at the board. */
  if (focus == NULL || (focus != self->board && !gtk_widget_is_ancestor (focus, self->board)))
    gtk_widget_grab_focus (self->board);
}

static void
board_refused_cb (KlTable         *self,
                  const RulesMove *move,
                  int              verdict)
{
  kl_status_line_refuse (self->status, move, verdict);
}

static void
kl_table_measure (GtkWidget     *widget,
                  GtkOrientation orientation,
                  int            for_size,
                  int           *minimum,
                  int           *natural,
                  int           *minimum_baseline,
                  int           *natural_baseline)
{
  KlTable *self = KL_TABLE (widget);
  int      middle;

  gtk_widget_measure (self->middle, orientation, -1, &middle, NULL, NULL, NULL);
  *minimum = MAX (middle, orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT);
  *natural = *minimum;
}

static void
allocate_at (GtkWidget *child,
             int        x,
             int        y,
             int        width,
             int        height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

/* The board learns what lies over it before it gets its size, so that the map is in its place at once. */
static void
allocate_middle (KlTable             *self,
                 const GtkAllocation *place)
{
  kl_board_set_over (KL_BOARD (self->board), kl_over_find (GTK_WIDGET (self->status), place->width, place->height),
                     kl_over_find (self->zoom, place->width, place->height));
  gtk_widget_size_allocate (self->middle, place, -1);
}

static void
kl_table_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  KlTable *self = KL_TABLE (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int      side;

  /* Large text takes more; the map keeps its share. */
  gtk_widget_measure (self->side, GTK_ORIENTATION_HORIZONTAL, -1, &side, NULL, NULL, NULL);
  side = MAX (side, SIDE_WIDTH);
  set_compact (self, width < WIDE_FROM - SIDE_WIDTH + side);
  if (self->compact)
    {
      int strip, tray;

      gtk_widget_measure (self->strip, GTK_ORIENTATION_VERTICAL, width, &strip, NULL, NULL, NULL);
      gtk_widget_measure (self->tray, GTK_ORIENTATION_VERTICAL, width, &tray, NULL, NULL, NULL);
      allocate_at (self->strip, 0, 0, width, strip);
      allocate_middle (self, &(GtkAllocation){ 0, strip, width, height - strip - tray });
      allocate_at (self->tray, 0, height - tray, width, tray);
    }
  else
    {
      allocate_middle (self, &(GtkAllocation){ rtl ? side : 0, 0, width - side, height });
      allocate_at (self->side, rtl ? 0 : width - side, 0, side, height);
    }
}

static void
kl_table_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  KlTable *self = KL_TABLE (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    case PROP_HINTS:
      g_value_set_boolean (value, self->hints);
      break;
    case PROP_COVER:
      g_value_set_boolean (value, self->covers);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_table_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  KlTable *self = KL_TABLE (object);

  switch (prop_id)
    {
    case PROP_GAME:
      kl_table_set_game (self, g_value_get_object (value));
      break;
    case PROP_HINTS:
      kl_property_set_int (self, pspec, &self->hints, g_value_get_boolean (value));
      break;
    case PROP_COVER:
      kl_property_set_int (self, pspec, &self->covers, g_value_get_boolean (value));
      break;
    case PROP_PAUSED:
      kl_property_set_int (self, pspec, &self->paused, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
kl_table_dispose (GObject *object)
{
  KlTable *self = KL_TABLE (object);

  g_clear_pointer (&self->strip, gtk_widget_unparent);
  g_clear_pointer (&self->middle, gtk_widget_unparent);
  g_clear_pointer (&self->tray, gtk_widget_unparent);
  g_clear_pointer (&self->side, gtk_widget_unparent);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (kl_table_parent_class)->dispose (object);
}

static void
kl_table_class_init (KlTableClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = kl_table_dispose;
  object_class->get_property = kl_table_get_property;
  object_class->set_property = kl_table_set_property;
  widget_class->measure = kl_table_measure;
  widget_class->size_allocate = kl_table_size_allocate;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME, flags);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_HINTS] = g_param_spec_boolean ("hints", NULL, NULL, TRUE, flags);
  properties[PROP_COVER] = g_param_spec_boolean ("cover", NULL, NULL, FALSE, flags);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-table.ui");
  gtk_widget_class_bind_template_child (widget_class, KlTable, middle);
  gtk_widget_class_bind_template_child (widget_class, KlTable, board);
  gtk_widget_class_bind_template_child (widget_class, KlTable, status);
  gtk_widget_class_bind_template_child (widget_class, KlTable, zoom);
  gtk_widget_class_bind_template_child (widget_class, KlTable, side);
  gtk_widget_class_bind_template_child (widget_class, KlTable, strip);
  gtk_widget_class_bind_template_child (widget_class, KlTable, tray);
  gtk_widget_class_bind_template_child (widget_class, KlTable, cover);
  gtk_widget_class_bind_template_child (widget_class, KlTable, choices);
  gtk_widget_class_bind_template_child (widget_class, KlTable, gifts);
  gtk_widget_class_bind_template_child (widget_class, KlTable, gifts_popover);
  gtk_widget_class_bind_template_child (widget_class, KlTable, tray_gifts);
  gtk_widget_class_bind_template_callback (widget_class, covering_cb);
  gtk_widget_class_bind_template_callback (widget_class, gift_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_move_cb);
  gtk_widget_class_bind_template_callback (widget_class, board_refused_cb);

  gtk_widget_class_set_css_name (widget_class, "table");

  g_type_ensure (KL_TYPE_BOARD);
  g_type_ensure (KL_TYPE_CHOICES);
  g_type_ensure (KL_TYPE_COVER);
  g_type_ensure (KL_TYPE_GIFTS_PANEL);
  g_type_ensure (KL_TYPE_HAND_PANEL);
  g_type_ensure (KL_TYPE_LOG_PANEL);
  g_type_ensure (KL_TYPE_PLAYERS_PANEL);
  g_type_ensure (KL_TYPE_STATUS_LINE);
}

static void
kl_table_init (KlTable *self)
{
  self->hints = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  show_parts (self);
  kl_cover_watch_keys (self->cover, GTK_WIDGET (self));
}

KlGame *
kl_table_get_game (KlTable *self)
{
  g_return_val_if_fail (KL_IS_TABLE (self), NULL);

  return self->game;
}

/* The template binds the game of every part to the table's. */
void
kl_table_set_game (KlTable *self,
                   KlGame  *game)
{
  g_return_if_fail (KL_IS_TABLE (self));
  g_return_if_fail (game == NULL || KL_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

gboolean
kl_table_get_compact (KlTable *self)
{
  g_return_val_if_fail (KL_IS_TABLE (self), FALSE);

  return self->compact;
}

GtkWidget *
kl_table_get_board (KlTable *self)
{
  g_return_val_if_fail (KL_IS_TABLE (self), NULL);

  return self->board;
}

GtkWidget *
kl_table_get_status (KlTable *self)
{
  g_return_val_if_fail (KL_IS_TABLE (self), NULL);

  return GTK_WIDGET (self->status);
}

GtkWidget *
kl_table_get_zoom (KlTable *self)
{
  g_return_val_if_fail (KL_IS_TABLE (self), NULL);

  return self->zoom;
}

void
kl_table_pick (KlTable *self,
               int      position)
{
  g_return_if_fail (KL_IS_TABLE (self));

  if (!kl_cover_get_covering (self->cover))
    kl_choices_pick (self->choices, position);
}

void
kl_table_look_at_gifts (KlTable *self)
{
  KlGiftsPanel *panel;
  GtkWidget    *card;
  gboolean      looking;

  g_return_if_fail (KL_IS_TABLE (self));

  panel = self->compact ? self->tray_gifts : self->gifts;
  if (kl_cover_get_covering (self->cover) || !gtk_widget_get_visible (GTK_WIDGET (panel)))
    return;
  g_object_get (panel, "looking", &looking, NULL);
  g_object_set (panel, "looking", !looking, NULL);
  if (looking)
    {
      gtk_popover_popdown (self->gifts_popover);
      gtk_widget_grab_focus (self->board);
      return;
    }
  if (self->compact)
    gtk_popover_popup (self->gifts_popover);
  card = kl_gifts_panel_get_first_card (panel);
  if (card != NULL)
    gtk_widget_grab_focus (card);
}

void
kl_table_take_over (KlTable *self,
                    KlTable *other)
{
  gboolean looking;

  g_return_if_fail (KL_IS_TABLE (self));
  g_return_if_fail (KL_IS_TABLE (other));

  kl_cover_take_over (self->cover, other->cover);
  g_object_get (other->gifts, "looking", &looking, NULL);
  g_object_set (self->gifts, "looking", looking, NULL);
  kl_board_take_over (KL_BOARD (self->board), KL_BOARD (other->board));
}

void
kl_table_advise (KlTable         *self,
                 const char      *words,
                 const char      *heard,
                 const RulesMove *move)
{
  g_return_if_fail (KL_IS_TABLE (self));

  kl_status_line_advise (self->status, words, heard);
  kl_board_set_advice (KL_BOARD (self->board), move);
}

void
kl_table_tell (KlTable    *self,
               const char *words)
{
  g_return_if_fail (KL_IS_TABLE (self));

  kl_status_line_tell (self->status, words);
}

GtkWidget *
kl_table_get_cover (KlTable *self)
{
  g_return_val_if_fail (KL_IS_TABLE (self), NULL);

  return kl_cover_get_covering (self->cover) ? GTK_WIDGET (self->cover) : NULL;
}

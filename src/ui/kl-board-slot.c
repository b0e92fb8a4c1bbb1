/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An empty space where the tile in the hand may be laid: a dashed outline, and the tile itself while the pointer or
 * the keyboard focus is there. The board decides when; here is only how it looks and what it is called.
 */

#include "kl-board-slot.h"

#include "kl-board-tile.h"
#include "kl-board-words.h"
#include "kl-tile-art.h"
#include "kl-tiles.h"
#include "kl-tooltip.h"
#include "kl-words-hearing.h"

#include <glib/gi18n.h>

struct _KlBoardSlot
{
  GtkWidget parent_instance;

  /* Children */
  GtkWidget *outline;
  GtkWidget *turn_button; /* both made when the tile is first shown: few of the places are ever tried */
  GtkWidget *place_button;

  GdkPaintable *art; /* owned */
  int           x, y;
  int           type;
  int           copy;
  unsigned      turns;
  RulesTurn     turn; /* as it is shown */
  bool          shown;
  double        zoom;
  double        scale;
};

G_DEFINE_FINAL_TYPE (KlBoardSlot, kl_board_slot, GTK_TYPE_WIDGET)

enum
{
  OUTLINE_GAP = 5,
  BUTTON_SIZE = 34 /* in pixels, whatever the zoom */
};

static GtkWidget *
create_button (KlBoardSlot *self,
               const char  *icon,
               const char  *action,
               const char  *label)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  kl_tooltip_set_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  /* The slot itself has the keys for both. */
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_visible (button, FALSE);
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "osd");
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

static void
update_label (KlBoardSlot *self)
{
  g_autofree char *label = kl_tiles_get ()->type[self->type].abbey
                               ? kl_board_words_dup_hole (self->x, self->y)
                               : kl_board_words_dup_slot (self->x, self->y, __builtin_popcount (self->turns));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
set_art (KlBoardSlot  *self,
         GdkPaintable *art)
{
  if (self->art != NULL)
    g_signal_handlers_disconnect_by_data (self->art, self);
  g_clear_object (&self->art);
  self->art = art;
  if (art == NULL)
    return;

  kl_art_set_scale (KL_ART (art), self->scale);
  g_signal_connect_object (art, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

static void
kl_board_slot_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  KlBoardSlot *self = KL_BOARD_SLOT (widget);

  if (self->shown)
    {
      gtk_snapshot_push_opacity (snapshot, 0.86);
      gdk_paintable_snapshot (self->art, snapshot, KL_BOARD_UNIT, KL_BOARD_UNIT);
      gtk_snapshot_pop (snapshot);
    }
  GTK_WIDGET_CLASS (kl_board_slot_parent_class)->snapshot (widget, snapshot);
}

static void
kl_board_slot_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  *minimum = *natural = KL_BOARD_UNIT;
}

/* A button keeps its size on the screen while the map is zoomed, as far as two of them find room. */
static void
allocate_button (KlBoardSlot *self,
                 GtkWidget   *button,
                 double       x,
                 double       y)
{
  double        scale = MIN (1 / self->zoom, KL_BOARD_UNIT * 0.45 / BUTTON_SIZE);
  int           width, height;
  GskTransform *transform;

  if (button == NULL || !gtk_widget_get_visible (button))
    return;

  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  scale = scale * BUTTON_SIZE / MAX (width, height);
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x - width * scale / 2, y - height * scale / 2));
  transform = gsk_transform_scale (transform, scale, scale);
  gtk_widget_allocate (button, width, height, -1, transform);
}

static void
kl_board_slot_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  KlBoardSlot *self = KL_BOARD_SLOT (widget);
  int          gap = self->shown ? 0 : OUTLINE_GAP;
  int          minimum;

  gtk_widget_measure (self->outline, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_allocate (self->outline, width - 2 * gap, height - 2 * gap, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (gap, gap)));
  allocate_button (self, self->turn_button, width * 0.96, height * 0.04);
  allocate_button (self, self->place_button, width * 0.96, height * 0.96);
}

static void
kl_board_slot_dispose (GObject *object)
{
  KlBoardSlot *self = KL_BOARD_SLOT (object);

  g_clear_pointer (&self->outline, gtk_widget_unparent);
  g_clear_pointer (&self->turn_button, gtk_widget_unparent);
  g_clear_pointer (&self->place_button, gtk_widget_unparent);
  set_art (self, NULL);
  G_OBJECT_CLASS (kl_board_slot_parent_class)->dispose (object);
}

static void
kl_board_slot_class_init (KlBoardSlotClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_board_slot_dispose;
  widget_class->snapshot = kl_board_slot_snapshot;
  widget_class->measure = kl_board_slot_measure;
  widget_class->size_allocate = kl_board_slot_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "slot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
kl_board_slot_init (KlBoardSlot *self)
{
  self->zoom = 1;
  self->scale = 1;
  self->type = -1;

  self->outline = g_object_new (GTK_TYPE_BOX, "css-name", "outline", "can-target", FALSE,
                                "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->outline, GTK_WIDGET (self));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
kl_board_slot_new (int x,
                   int y)
{
  KlBoardSlot *self = g_object_new (KL_TYPE_BOARD_SLOT, NULL);

  self->x = x;
  self->y = y;
  return GTK_WIDGET (self);
}

int
kl_board_slot_get_x (KlBoardSlot *self)
{
  g_return_val_if_fail (KL_IS_BOARD_SLOT (self), 0);

  return self->x;
}

int
kl_board_slot_get_y (KlBoardSlot *self)
{
  g_return_val_if_fail (KL_IS_BOARD_SLOT (self), 0);

  return self->y;
}

void
kl_board_slot_set_tile (KlBoardSlot *self,
                        int          type,
                        int          copy,
                        unsigned     turns)
{
  g_return_if_fail (KL_IS_BOARD_SLOT (self));
  g_return_if_fail (turns != 0);

  if (self->type == type && self->copy == copy && self->turns == turns)
    return;

  kl_board_slot_hide_tile (self);
  self->type = type;
  self->copy = copy;
  self->turns = turns;
  set_art (self, kl_tile_art_get_paintable (type, copy, 0));
  update_label (self);
}

unsigned
kl_board_slot_get_turns (KlBoardSlot *self)
{
  g_return_val_if_fail (KL_IS_BOARD_SLOT (self), 0);

  return self->turns;
}

RulesTurn
kl_board_slot_find_turn (KlBoardSlot *self,
                         RulesTurn    from,
                         int          direction)
{
  RulesTurn turn = from;

  g_return_val_if_fail (KL_IS_BOARD_SLOT (self), 0);
  g_return_val_if_fail (direction == 1 || direction == -1, 0);

  while (!(self->turns >> turn & 1))
    turn = (turn + 4 + direction) % 4;
  return turn;
}

static void
create_buttons (KlBoardSlot *self)
{
  self->turn_button = create_button (self, "object-rotate-right-symbolic", "board.turn-right", _ ("Turn the Tile"));
  self->place_button = create_button (self, "object-select-symbolic", "board.place", _ ("Place the Tile"));
  gtk_widget_add_css_class (self->place_button, "suggested-action");
}

void
kl_board_slot_show_tile (KlBoardSlot *self,
                         RulesTurn    turn,
                         gboolean     buttons)
{
  g_return_if_fail (KL_IS_BOARD_SLOT (self));
  g_return_if_fail (turn < 4);

  if (self->turn_button == NULL)
    create_buttons (self);
  self->shown = true;
  kl_art_set_turn (KL_ART (self->art), turn);
  gtk_widget_add_css_class (GTK_WIDGET (self), "shown");
  gtk_widget_set_visible (self->turn_button, __builtin_popcount (self->turns) > 1);
  gtk_widget_set_visible (self->place_button, buttons);
  self->turn = turn;
  kl_board_slot_describe (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
kl_board_slot_describe (KlBoardSlot *self)
{
  g_autofree char *turned = NULL;
  g_autofree char *sides = NULL;
  g_autofree char *description = NULL;

  g_return_if_fail (KL_IS_BOARD_SLOT (self));

  if (!self->shown)
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      return;
    }
  turned = kl_board_words_dup_turned (self->turn);
  sides = kl_words_dup_tile (self->type, self->turn);
  /* Translators: how a tile is turned, and what is where on it then: "Turned half round. City: north. Road: south." */
  description = g_strdup_printf (_ ("%s. %s"), turned, sides);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void
kl_board_slot_hide_tile (KlBoardSlot *self)
{
  g_return_if_fail (KL_IS_BOARD_SLOT (self));

  if (!self->shown)
    return;

  self->shown = false;
  gtk_widget_remove_css_class (GTK_WIDGET (self), "shown");
  gtk_widget_set_visible (self->turn_button, FALSE);
  gtk_widget_set_visible (self->place_button, FALSE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

gboolean
kl_board_slot_get_shown (KlBoardSlot *self)
{
  g_return_val_if_fail (KL_IS_BOARD_SLOT (self), FALSE);

  return self->shown;
}

void
kl_board_slot_set_scale (KlBoardSlot *self,
                         double       zoom,
                         double       scale)
{
  g_return_if_fail (KL_IS_BOARD_SLOT (self));

  if (self->zoom == zoom && self->scale == scale)
    return;

  self->zoom = zoom;
  self->scale = scale;
  if (self->art != NULL)
    kl_art_set_scale (KL_ART (self->art), scale);
  if (self->shown)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

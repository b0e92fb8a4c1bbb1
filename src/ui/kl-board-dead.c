/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawn, not written: sharp at every zoom, and the same whatever fonts there are.
 */

#include "kl-board-dead.h"

#include "kl-board-tile.h"
#include "kl-board-words.h"
#include "kl-palette.h"
#include "kl-tooltip.h"

enum
{
  ARM = 26, /* half the length of a bar of the cross */
  BAR = 7
};

struct _KlBoardDead
{
  GtkWidget parent_instance;

  int x, y;
};

G_DEFINE_FINAL_TYPE (KlBoardDead, kl_board_dead, GTK_TYPE_WIDGET)

static void
snapshot_bar (GtkSnapshot *snapshot,
              float        degrees)
{
  const GdkRGBA  colour = kl_palette_get_mark (KL_MARK_DEAD, kl_scheme_get ());
  GskRoundedRect bar;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (KL_BOARD_UNIT / 2.0f, KL_BOARD_UNIT / 2.0f));
  gtk_snapshot_rotate (snapshot, degrees);
  gsk_rounded_rect_init_from_rect (&bar, &GRAPHENE_RECT_INIT (-ARM, -BAR / 2.0f, 2 * ARM, BAR), BAR / 2.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &bar);
  gtk_snapshot_append_color (snapshot, &colour, &bar.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
kl_board_dead_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  const GdkRGBA ground = kl_palette_get_mark (KL_MARK_DEAD_GROUND, kl_scheme_get ());

  gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (6, 6, KL_BOARD_UNIT - 12, KL_BOARD_UNIT - 12));
  snapshot_bar (snapshot, 45);
  snapshot_bar (snapshot, -45);
}

static void
kl_board_dead_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  *minimum = *natural = KL_BOARD_UNIT;
}

static void
kl_board_dead_class_init (KlBoardDeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = kl_board_dead_snapshot;
  widget_class->measure = kl_board_dead_measure;

  gtk_widget_class_set_css_name (widget_class, "dead");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
kl_board_dead_init (KlBoardDead *self)
{
}

GtkWidget *
kl_board_dead_new (int x,
                   int y)
{
  KlBoardDead     *self = g_object_new (KL_TYPE_BOARD_DEAD, NULL);
  g_autofree char *label = kl_board_words_dup_dead (x, y);

  self->x = x;
  self->y = y;
  kl_tooltip_set_text (GTK_WIDGET (self), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}

int
kl_board_dead_get_x (KlBoardDead *self)
{
  g_return_val_if_fail (KL_IS_BOARD_DEAD (self), 0);

  return self->x;
}

int
kl_board_dead_get_y (KlBoardDead *self)
{
  g_return_val_if_fail (KL_IS_BOARD_DEAD (self), 0);

  return self->y;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A grid of tiles as pictures and spaces as buttons, so that the toolkit's keys and names for buttons do all the rest.
 */

#include "kl-space-chooser.h"

#include "kl-board-words.h"
#include "kl-tile-art.h"

enum
{
  CELL_SIZE = 36
};

struct _KlSpaceChooser
{
  GtkGrid parent_instance;

  GPtrArray *buttons; /* owned, of borrowed children; one for each space, in the position's order */
  int        space;
};

G_DEFINE_FINAL_TYPE (KlSpaceChooser, kl_space_chooser, GTK_TYPE_GRID)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
toggled_cb (KlSpaceChooser  *self,
            GtkToggleButton *button)
{
  guint index;
  int   before = self->space;

  if (!g_ptr_array_find (self->buttons, button, &index))
    return;
  if (gtk_toggle_button_get_active (button))
    self->space = (int) index;
  else if (self->space == (int) index)
    self->space = KL_SPACE_NONE;
  if (self->space == before)
    return;

  /* The one before, whose own signal finds nothing changed. */
  if (before != KL_SPACE_NONE && self->space != KL_SPACE_NONE)
    gtk_toggle_button_set_active (g_ptr_array_index (self->buttons, before), FALSE);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
clear (KlSpaceChooser *self)
{
  GtkWidget *child;

  self->space = KL_SPACE_NONE;
  g_ptr_array_set_size (self->buttons, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_grid_remove (GTK_GRID (self), child);
}

static void
add_tiles (KlSpaceChooser      *self,
           const RulesPosition *pos)
{
  int copies[RULES_MAX_TYPES] = { 0 };

  for (int i = 0; i < pos->n_tiles; i++)
    {
      const RulesTile         *tile = &pos->tile[i];
      g_autoptr (GdkPaintable) paintable = kl_tile_art_get_paintable (tile->type, copies[tile->type]++, tile->turn);
      GtkWidget               *image = gtk_image_new_from_paintable (paintable);

      gtk_image_set_pixel_size (GTK_IMAGE (image), CELL_SIZE);
      gtk_grid_attach (GTK_GRID (self), image, tile->x, tile->y, 1, 1);
    }
}

static void
add_spaces (KlSpaceChooser    *self,
            KlGame            *game,
            const KlTilesLeft *left)
{
  const RulesPosition *pos = kl_game_get_position (game);

  for (int i = 0; i < pos->n_spaces; i++)
    {
      guint            n = kl_tiles_left_count_fitting (left, game, i);
      g_autofree char *number = g_strdup_printf ("%u", n);
      g_autofree char *label = kl_board_words_dup_space_left (pos->space[i].x, pos->space[i].y, n);
      GtkWidget       *button = gtk_toggle_button_new_with_label (number);

      gtk_widget_add_css_class (button, "space");
      if (kl_tiles_left_is_dead (left, game, i))
        gtk_widget_add_css_class (button, "dead");
      gtk_widget_set_size_request (button, CELL_SIZE, CELL_SIZE);
      gtk_widget_set_tooltip_text (button, label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
      g_ptr_array_add (self->buttons, button);
      gtk_grid_attach (GTK_GRID (self), button, pos->space[i].x, pos->space[i].y, 1, 1);
    }
}

static void
kl_space_chooser_finalize (GObject *object)
{
  KlSpaceChooser *self = KL_SPACE_CHOOSER (object);

  g_ptr_array_unref (self->buttons);
  G_OBJECT_CLASS (kl_space_chooser_parent_class)->finalize (object);
}

static void
kl_space_chooser_class_init (KlSpaceChooserClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = kl_space_chooser_finalize;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", KL_TYPE_SPACE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
kl_space_chooser_init (KlSpaceChooser *self)
{
  self->space = KL_SPACE_NONE;
  self->buttons = g_ptr_array_new ();
  gtk_grid_set_row_homogeneous (GTK_GRID (self), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (self), TRUE);
  /* The map is not turned round where one reads from the right. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}

void
kl_space_chooser_show (KlSpaceChooser    *self,
                       KlGame            *game,
                       const KlTilesLeft *left)
{
  g_return_if_fail (KL_IS_SPACE_CHOOSER (self));
  g_return_if_fail (KL_IS_GAME (game));
  g_return_if_fail (left != NULL);

  clear (self);
  add_tiles (self, kl_game_get_position (game));
  add_spaces (self, game, left);
}

int
kl_space_chooser_get_space (KlSpaceChooser *self)
{
  g_return_val_if_fail (KL_IS_SPACE_CHOOSER (self), KL_SPACE_NONE);

  return self->space;
}

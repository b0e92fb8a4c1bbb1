/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A map to choose a space on, and the types of tiles: all that are left, or those of them that fit there.
 */

#include "kl-tiles-left-dialog.h"

#include <glib/gi18n.h>

#include "kl-board-words.h"
#include "kl-dialogs.h"
#include "kl-secrets.h"
#include "kl-space-chooser.h"
#include "kl-tile-art.h"

enum
{
  TILE_SIZE = 72
};

struct _KlTilesLeftDialog
{
  AdwWindow parent_instance;

  /* Template children */
  GtkLabel       *summary;
  GtkWidget      *hidden;
  KlSpaceChooser *chooser;
  GtkLabel       *heading;
  GtkFlowBox     *types;

  /* Owned */
  KlGame *game;

  KlTilesLeft left;
};

G_DEFINE_FINAL_TYPE (KlTilesLeftDialog, kl_tiles_left_dialog, ADW_TYPE_WINDOW)

/* ways: into the chosen space; 0 when none is chosen. */
static void
add_type (KlTilesLeftDialog *self,
          int                type,
          guint              ways)
{
  guint                    n = self->left.unseen[type];
  g_autoptr (GdkPaintable) paintable = kl_tile_art_get_paintable (type, 0, 0);
  GtkWidget               *image = gtk_image_new_from_paintable (paintable);
  GtkWidget               *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  /* translators: how many tiles of a kind are left */
  g_autofree char *number = g_strdup_printf (C_ ("tiles left", "%u×"), n);
  g_autofree char *name = kl_board_words_dup_type_left (type, n);
  GtkWidget       *count = gtk_label_new (number);
  GtkWidget       *child = gtk_flow_box_child_new ();

  gtk_image_set_pixel_size (GTK_IMAGE (image), TILE_SIZE);
  gtk_widget_set_halign (image, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (image, "tile-left");
  gtk_widget_add_css_class (count, "heading");
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (ways > 0)
    {
      /* translators: in how many ways a tile fits into a space */
      g_autofree char *text = g_strdup_printf (ngettext ("%u way", "%u ways", ways), ways);
      GtkWidget       *label = gtk_label_new (text);

      gtk_widget_add_css_class (label, "caption");
      gtk_box_append (GTK_BOX (box), label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
    }
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_flow_box_append (self->types, child);
}

static void
show_types (KlTilesLeftDialog *self)
{
  const RulesPosition *pos = kl_game_get_position (self->game);
  int                  space = kl_space_chooser_get_space (self->chooser);
  g_autofree char     *heading = NULL;
  GtkWidget           *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->types))) != NULL)
    gtk_flow_box_remove (self->types, child);
  for (int type = 0; type < kl_game_get_setup (self->game)->tiles->n_types; type++)
    {
      guint ways = space != KL_SPACE_NONE ? kl_tiles_left_get_ways (self->game, type, space) : 0;

      if (self->left.unseen[type] > 0 && (space == KL_SPACE_NONE || ways > 0))
        add_type (self, type, ways);
    }

  if (space == KL_SPACE_NONE)
    heading = g_strdup (_ ("Choose a space to see what fits there"));
  else
    heading = kl_board_words_dup_space_left (pos->space[space].x, pos->space[space].y,
                                             kl_tiles_left_count_fitting (&self->left, self->game, space));
  gtk_label_set_label (self->heading, heading);
}

static void
update (KlTilesLeftDialog *self)
{
  KlPlayer        *viewer = kl_game_get_current_player (self->game);
  g_autofree char *summary = NULL;
  g_autofree char *hidden = NULL;

  kl_tiles_left_count (&self->left, self->game, viewer != NULL ? (int) kl_player_get_index (viewer) : KL_SECRETS_NOBODY);
  summary = g_strdup_printf (ngettext ("%u tile is still to come", "%u tiles are still to come", self->left.n_unseen), self->left.n_unseen);
  hidden = g_strdup_printf (ngettext ("%u of them is in another player’s hand", "%u of them are in other players’ hands", self->left.n_hidden),
                            self->left.n_hidden);
  gtk_label_set_label (self->summary, summary);
  gtk_label_set_label (GTK_LABEL (self->hidden), hidden);
  gtk_widget_set_visible (self->hidden, self->left.n_hidden > 0);
  kl_space_chooser_show (self->chooser, self->game, &self->left);
  show_types (self);
}

static void
chosen_cb (KlTilesLeftDialog *self)
{
  show_types (self);
}

static void
kl_tiles_left_dialog_dispose (GObject *object)
{
  KlTilesLeftDialog *self = KL_TILES_LEFT_DIALOG (object);

  g_clear_object (&self->game);
  G_OBJECT_CLASS (kl_tiles_left_dialog_parent_class)->dispose (object);
}

static void
kl_tiles_left_dialog_class_init (KlTilesLeftDialogClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_tiles_left_dialog_dispose;

  g_type_ensure (KL_TYPE_SPACE_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-tiles-left-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, KlTilesLeftDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, KlTilesLeftDialog, hidden);
  gtk_widget_class_bind_template_child (widget_class, KlTilesLeftDialog, chooser);
  gtk_widget_class_bind_template_child (widget_class, KlTilesLeftDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, KlTilesLeftDialog, types);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t, 0, "window.close", NULL);
}

static void
kl_tiles_left_dialog_init (KlTilesLeftDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

KlTilesLeftDialog *
kl_tiles_left_dialog_new (GtkWindow *parent,
                          KlGame    *game)
{
  KlTilesLeftDialog *self;

  g_return_val_if_fail (KL_IS_GAME (game), NULL);

  self = kl_dialogs_put_over (g_object_new (KL_TYPE_TILES_LEFT_DIALOG, NULL), parent);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}

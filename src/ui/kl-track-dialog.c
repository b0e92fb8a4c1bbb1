/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The track is a picture; what it says stands below it in words, a line for each player.
 */

#include "kl-track-dialog.h"

#include "kl-dialogs.h"
#include "kl-figure-art.h"
#include "kl-lap.h"
#include "kl-score-track.h"

enum
{
  FIGURE_SIZE = 24
};

struct _KlTrackDialog
{
  AdwWindow parent_instance;

  /* Template children */
  GtkListBox *list;

  /* Owned */
  KlGame *game;
};

G_DEFINE_FINAL_TYPE (KlTrackDialog, kl_track_dialog, ADW_TYPE_WINDOW)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
update_row (GtkLabel   *label,
            GParamSpec *pspec,
            KlPlayer   *player)
{
  g_autofree char *words = kl_lap_dup_words (player);

  gtk_label_set_label (label, words);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  KlPlayer                *player = KL_PLAYER (item);
  g_autoptr (GdkPaintable) paintable = kl_figure_art_get_paintable (RULES_MEEPLE, FALSE, kl_player_get_colour (player));
  GtkWidget               *row = gtk_list_box_row_new ();
  GtkWidget               *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget               *figure = gtk_image_new_from_paintable (paintable);
  GtkWidget               *label = gtk_label_new (NULL);

  gtk_image_set_pixel_size (GTK_IMAGE (figure), FIGURE_SIZE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), figure);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  g_signal_connect_object (player, "notify::score", G_CALLBACK (update_row), label, G_CONNECT_SWAPPED);
  update_row (GTK_LABEL (label), NULL, player);
  return row;
}

static void
kl_track_dialog_dispose (GObject *object)
{
  g_clear_object (&KL_TRACK_DIALOG (object)->game);

  G_OBJECT_CLASS (kl_track_dialog_parent_class)->dispose (object);
}

static void
kl_track_dialog_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  if (prop_id == PROP_GAME)
    g_value_set_object (value, KL_TRACK_DIALOG (object)->game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
kl_track_dialog_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  if (prop_id == PROP_GAME)
    kl_track_dialog_set_game (KL_TRACK_DIALOG (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
kl_track_dialog_class_init (KlTrackDialogClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = kl_track_dialog_dispose;
  object_class->get_property = kl_track_dialog_get_property;
  object_class->set_property = kl_track_dialog_set_property;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, KL_TYPE_GAME,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (KL_TYPE_SCORE_TRACK);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-track-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, KlTrackDialog, list);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
kl_track_dialog_init (KlTrackDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

KlTrackDialog *
kl_track_dialog_new (GtkWindow *parent)
{
  return kl_dialogs_put_over (g_object_new (KL_TYPE_TRACK_DIALOG, NULL), parent);
}

KlGame *
kl_track_dialog_get_game (KlTrackDialog *self)
{
  g_return_val_if_fail (KL_IS_TRACK_DIALOG (self), NULL);

  return self->game;
}

/* The template binds the track's game to this one. */
void
kl_track_dialog_set_game (KlTrackDialog *self,
                          KlGame        *game)
{
  g_return_if_fail (KL_IS_TRACK_DIALOG (self));
  g_return_if_fail (game == NULL || KL_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;
  gtk_list_box_bind_model (self->list, game != NULL ? kl_game_get_players (game) : NULL, create_row, NULL, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

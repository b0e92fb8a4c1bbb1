/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The row's title is the colour, which is also the player's name until one is typed.
 */

#include "kl-player-entry.h"

#include <glib/gi18n.h>

#include "kl-figure-art.h"
#include "kl-plan.h"
#include "kl-rows.h"
#include "kl-words.h"

enum
{
  COLUMNS = 3, /* of the colours to choose from */
  FIGURE_SIZE = 32
};

struct _KlPlayerEntry
{
  AdwEntryRow parent_instance;

  /* Template children */
  GtkMenuButton *button;
  GtkImage      *figure;
  GtkPopover    *popover;
  GtkGrid       *colours;
  GtkWidget     *kind_button;
  GtkWidget     *kind_shown;
  GtkWidget     *remove;

  KlColour colour;
  KlKind   kind;
};

G_DEFINE_FINAL_TYPE (KlPlayerEntry, kl_player_entry, ADW_TYPE_ENTRY_ROW)

enum
{
  PROP_0,
  PROP_KIND,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_COLOUR_CHOSEN,
  SIGNAL_REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GtkWidget *
create_figure (KlColour colour)
{
  g_autoptr (GdkPaintable) paintable = kl_figure_art_get_paintable (RULES_MEEPLE, FALSE, colour);
  GtkWidget               *figure = gtk_image_new_from_paintable (paintable);

  gtk_image_set_pixel_size (GTK_IMAGE (figure), FIGURE_SIZE);
  return figure;
}

static void
choose_colour_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  KlPlayerEntry *self = KL_PLAYER_ENTRY (widget);
  int            colour = g_variant_get_int32 (parameter);

  gtk_popover_popdown (self->popover);
  if (colour >= 0 && colour < KL_N_COLOURS)
    g_signal_emit (self, signals[SIGNAL_COLOUR_CHOSEN], 0, colour);
}

static void
remove_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_REMOVED], 0);
}

static void
add_colours (KlPlayerEntry *self)
{
  for (int colour = 0; colour < KL_N_COLOURS; colour++)
    {
      GtkWidget *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button), create_figure (colour));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_tooltip_text (button, kl_words_colour (colour));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, kl_words_colour (colour), -1);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "player.choose-colour");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", colour);
      gtk_grid_attach (self->colours, button, colour % COLUMNS, colour / COLUMNS, 1, 1);
    }
}

static void
show_kind (KlPlayerEntry *self)
{
  const char *words = kl_words_kind (self->kind);
  const char *manner = kl_words_manner (self->kind);
  /* translators: the colour of a player, and who plays: "Human", or the level of a computer; on the button that changes it */
  g_autofree char *label = g_strdup_printf (_ ("%s is played by: %s"), kl_words_colour (self->colour), words);

  adw_button_content_set_label (ADW_BUTTON_CONTENT (self->kind_shown), words);
  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (self->kind_shown),
                                    self->kind == KL_KIND_HUMAN ? "avatar-default-symbolic" : "computer-symbolic");
  /* The button inside has the focus, and would be called by what it shows. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (self->kind_button))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  manner != NULL ? manner : "", -1);
}

static void
kl_player_entry_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  if (prop_id == PROP_KIND)
    g_value_set_int (value, (int) KL_PLAYER_ENTRY (object)->kind);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
kl_player_entry_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  if (prop_id == PROP_KIND)
    kl_player_entry_set_kind (KL_PLAYER_ENTRY (object), (KlKind) g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
kl_player_entry_class_init (KlPlayerEntryClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = kl_player_entry_get_property;
  object_class->set_property = kl_player_entry_set_property;

  properties[PROP_KIND] = g_param_spec_int ("kind", NULL, NULL, 0, KL_N_KINDS - 1, KL_KIND_HUMAN,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_COLOUR_CHOSEN] = g_signal_new ("colour-chosen", KL_TYPE_PLAYER_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_REMOVED] = g_signal_new ("removed", KL_TYPE_PLAYER_ENTRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-player-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, KlPlayerEntry, button);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerEntry, figure);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerEntry, popover);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerEntry, colours);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerEntry, kind_button);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerEntry, kind_shown);
  gtk_widget_class_bind_template_child (widget_class, KlPlayerEntry, remove);

  gtk_widget_class_install_action (widget_class, "player.choose-colour", "i", choose_colour_cb);
  gtk_widget_class_install_action (widget_class, "player.remove", NULL, remove_cb);
  gtk_widget_class_install_property_action (widget_class, "player.kind", "kind");
}

static void
kl_player_entry_init (KlPlayerEntry *self)
{
  GtkEditable *text;

  gtk_widget_init_template (GTK_WIDGET (self));
  add_colours (self);
  show_kind (self);

  text = gtk_editable_get_delegate (GTK_EDITABLE (self));
  gtk_text_set_max_length (GTK_TEXT (text), KL_PLAN_NAME_LENGTH);
}

GtkWidget *
kl_player_entry_new (KlColour    colour,
                     const char *name,
                     KlKind      kind)
{
  KlPlayerEntry *self = g_object_new (KL_TYPE_PLAYER_ENTRY, "kind", kind, NULL);

  kl_player_entry_set_colour (self, colour);
  gtk_editable_set_text (GTK_EDITABLE (self), name);
  return GTK_WIDGET (self);
}

KlColour
kl_player_entry_get_colour (KlPlayerEntry *self)
{
  g_return_val_if_fail (KL_IS_PLAYER_ENTRY (self), KL_COLOUR_RED);

  return self->colour;
}

void
kl_player_entry_set_colour (KlPlayerEntry *self,
                            KlColour       colour)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autofree char         *label = NULL;

  g_return_if_fail (KL_IS_PLAYER_ENTRY (self));
  g_return_if_fail (colour < KL_N_COLOURS);

  self->colour = colour;
  paintable = kl_figure_art_get_paintable (RULES_MEEPLE, FALSE, colour);
  gtk_image_set_from_paintable (self->figure, paintable);
  kl_rows_set_title (self, kl_words_colour (colour));
  /* translators: the present colour of a player, on the button that changes it */
  label = g_strdup_printf (_ ("Colour: %s"), kl_words_colour (colour));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  show_kind (self);
}

KlKind
kl_player_entry_get_kind (KlPlayerEntry *self)
{
  g_return_val_if_fail (KL_IS_PLAYER_ENTRY (self), KL_KIND_HUMAN);

  return self->kind;
}

void
kl_player_entry_set_kind (KlPlayerEntry *self,
                          KlKind         kind)
{
  g_return_if_fail (KL_IS_PLAYER_ENTRY (self));
  g_return_if_fail (kind < KL_N_KINDS);

  if (self->kind == kind)
    return;
  self->kind = kind;
  show_kind (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KIND]);
}

void
kl_player_entry_set_removable (KlPlayerEntry *self,
                               gboolean       removable)
{
  g_return_if_fail (KL_IS_PLAYER_ENTRY (self));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "player.remove", removable);
}

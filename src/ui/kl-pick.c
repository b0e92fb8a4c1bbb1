/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A click asks for the thing; whether it is picked then is for the panel to show.
 */

#include "kl-pick.h"

#include <glib/gi18n.h>

#include "kl-tooltip-anchor.h"
#include "kl-tooltip.h"

#define SOFT_HYPHEN "\302\255"

enum
{
  SIZE = 34,
  SMALL_SIZE = 26
};

struct _KlPick
{
  GtkToggleButton parent_instance;

  /* Template children */
  GtkImage *image;
  GtkLabel *count;
  GtkLabel *title;

  GtkWidget *anchor; /* of the tooltip, which would lie over the pick and those beside it; NULL for a small one */
};

G_DEFINE_FINAL_TYPE (KlPick, kl_pick, GTK_TYPE_TOGGLE_BUTTON)

static void
kl_pick_dispose (GObject *object)
{
  KlPick *self = KL_PICK (object);

  g_clear_pointer (&self->anchor, gtk_widget_unparent);

  G_OBJECT_CLASS (kl_pick_parent_class)->dispose (object);
}

static void
kl_pick_class_init (KlPickClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = kl_pick_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PATH "ui/kl-pick.ui");
  gtk_widget_class_bind_template_child (widget_class, KlPick, image);
  gtk_widget_class_bind_template_child (widget_class, KlPick, count);
  gtk_widget_class_bind_template_child (widget_class, KlPick, title);
}

static void
kl_pick_init (KlPick *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
kl_pick_new (gboolean small)
{
  KlPick *self = g_object_new (KL_TYPE_PICK, NULL);

  gtk_image_set_pixel_size (self->image, small ? SMALL_SIZE : SIZE);
  gtk_widget_set_visible (GTK_WIDGET (self->title), !small);
  if (!small)
    {
      self->anchor = kl_tooltip_anchor_new ();
      gtk_widget_set_parent (self->anchor, GTK_WIDGET (self));
    }
  return GTK_WIDGET (self);
}

void
kl_pick_show (KlPick       *self,
              GdkPaintable *paintable,
              const char   *title,
              int           count,
              gboolean      picked,
              const char   *why_not)
{
  g_auto (GStrv)   pieces = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *number = NULL;
  g_autofree char *name = NULL;
  g_autofree char *tooltip = NULL;

  g_return_if_fail (KL_IS_PICK (self));

  number = count == KL_PICK_UNCOUNTED ? g_strdup ("") : g_strdup_printf ("%d", count);
  pieces = g_strsplit (title, SOFT_HYPHEN, -1);
  whole = g_strjoinv (NULL, pieces);
  if (count == KL_PICK_UNCOUNTED)
    name = g_strdup (whole);
  else
    /* translators: a kind of figure, and how many there are in the supply */
    name = g_strdup_printf (ngettext ("%s: %d left", "%s: %d left", (gulong) count), whole, count);
  if (why_not != NULL)
    tooltip = g_strdup_printf ("%s\n%s", name, why_not);

  gtk_image_set_from_paintable (self->image, paintable);
  gtk_label_set_label (self->count, number);
  gtk_widget_set_visible (GTK_WIDGET (self->count), count != KL_PICK_UNCOUNTED);
  gtk_label_set_label (self->title, title);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self), picked);
  gtk_widget_set_sensitive (GTK_WIDGET (self), why_not == NULL);
  kl_tooltip_set_text (self->anchor != NULL ? self->anchor : GTK_WIDGET (self), tooltip != NULL ? tooltip : name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why_not != NULL ? why_not : "",
                                  -1);
}

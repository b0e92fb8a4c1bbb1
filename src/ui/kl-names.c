/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toolkit takes the label of a button with its underscore for a name, and adds the text that is in it; without that name
 * only the text is left. Rows that unfold have no name, and what is in them has that of its type.
 */

#include "kl-names.h"

#include <adwaita.h>

#include "kl-mend.h"

static void
name_parts (GtkWidget  *widget,
            const char *name)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_SWITCH (child) || GTK_IS_LIST_BOX (child))
        gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      /* Its own rows have names of their own. */
      if (!GTK_IS_REVEALER (child))
        name_parts (child, name);
      else if (GTK_IS_LIST_BOX (gtk_revealer_get_child (GTK_REVEALER (child))))
        gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_revealer_get_child (GTK_REVEALER (child))), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
}

static void
name_expander (GtkWidget *widget)
{
  AdwPreferencesRow *row = ADW_PREFERENCES_ROW (widget);
  const char        *title = adw_preferences_row_get_title (row);
  g_autofree char   *name = NULL;

  if (!adw_preferences_row_get_use_markup (row))
    name = g_strdup (title);
  else if (!pango_parse_markup (title, -1, 0, NULL, &name, NULL, NULL))
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  name_parts (widget, name);
}

static void
forget_label_cb (GtkAccessible *button)
{
  gtk_accessible_reset_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* Its label may change later on. */
static void
name_button (GtkWidget *widget)
{
  GtkButton *button = GTK_BUTTON (widget);

  if (!gtk_button_get_use_underline (button) || gtk_button_get_label (button) == NULL)
    return;
  if (g_signal_handler_find (button, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, forget_label_cb, NULL) == 0)
    g_signal_connect (button, "notify::label", G_CALLBACK (forget_label_cb), NULL);
  forget_label_cb (GTK_ACCESSIBLE (button));
}

void
kl_names_mend (void)
{
  kl_mend_all (ADW_TYPE_EXPANDER_ROW, "map", name_expander);
  kl_mend_all (GTK_TYPE_BUTTON, "map", name_button);
}

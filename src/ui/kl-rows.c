/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Most rows of the toolkit take titles for markup, unless they are told before: an ampersand of any language would leave them
 * empty. And the list of a row of choices cuts its words at twenty characters.
 */

#include "kl-rows.h"

enum
{
  MARK_SPACING = 6,
  MOST_CHARS = 36
};

void
kl_rows_set_title (gpointer    row,
                   const char *title)
{
  g_return_if_fail (ADW_IS_PREFERENCES_ROW (row));

  adw_preferences_row_set_use_markup (row, FALSE);
  adw_preferences_row_set_title (row, title);
}

void
kl_rows_set_subtitle (gpointer    row,
                      const char *subtitle)
{
  g_return_if_fail (ADW_IS_ACTION_ROW (row) || ADW_IS_EXPANDER_ROW (row));

  adw_preferences_row_set_use_markup (row, FALSE);
  if (ADW_IS_ACTION_ROW (row))
    adw_action_row_set_subtitle (row, subtitle);
  else
    adw_expander_row_set_subtitle (row, subtitle);
}

static void
update_mark (GtkListItem *item)
{
  GtkWidget *content = gtk_list_item_get_child (item);
  GtkWidget *row = gtk_widget_get_ancestor (content, ADW_TYPE_COMBO_ROW);

  gtk_widget_set_visible (gtk_widget_get_last_child (content),
                          row != NULL && adw_combo_row_get_selected (ADW_COMBO_ROW (row)) == gtk_list_item_get_position (item));
}

static void
setup_cb (GtkListItemFactory *factory,
          GtkListItem        *item)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, MARK_SPACING);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_box_append (GTK_BOX (content), label);
  gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_list_item_set_child (item, content);
}

static void
bind_cb (GtkListItemFactory *factory,
         GtkListItem        *item,
         AdwComboRow        *row)
{
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_label (GTK_LABEL (label), gtk_string_object_get_string (gtk_list_item_get_item (item)));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (update_mark), item, G_CONNECT_SWAPPED);
  update_mark (item);
}

static void
unbind_cb (GtkListItemFactory *factory,
           GtkListItem        *item,
           AdwComboRow        *row)
{
  g_signal_handlers_disconnect_by_func (row, update_mark, item);
}

void
kl_rows_show_whole (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = NULL;

  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), row, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), row, 0);
  adw_combo_row_set_list_factory (row, factory);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toolkit makes the label of a button, and the title of a header bar, so no layout of ours can say this of them.
 */

#include "kl-wrap.h"

#include <adwaita.h>

enum
{
  WIDE = 120,     /* of two buttons in a header bar, with a title between them */
  LEAST_CHARS = 5 /* of what is cut */
};

static gboolean
is_wide (GtkLabel *label)
{
  int natural;

  gtk_widget_measure (GTK_WIDGET (label), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural > WIDE;
}

static void
wrap_label (GtkLabel *label)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (label));
  gboolean   in_header = gtk_widget_get_ancestor (parent, ADW_TYPE_HEADER_BAR) != NULL;

  if (GTK_IS_BUTTON (parent) && !in_header)
    {
      gtk_label_set_wrap (label, TRUE);
      gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
      gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
    }
  else if (GTK_IS_BUTTON (parent) && is_wide (label))
    {
      gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (label, LEAST_CHARS);
    }
  else if (gtk_widget_get_ancestor (parent, GTK_TYPE_MENU_BUTTON) != NULL)
    gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  else if (gtk_widget_has_css_class (GTK_WIDGET (label), "title") && in_header)
    gtk_label_set_width_chars (label, 0);
}

void
kl_wrap_words (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (GTK_IS_LABEL (root))
    wrap_label (GTK_LABEL (root));
  else if (!GTK_IS_POPOVER (root) && !ADW_IS_VIEW_SWITCHER_TITLE (root)) /* which knows itself what to do without room */
    for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
      kl_wrap_words (child);
}

void
kl_wrap_set_label (GtkButton  *button,
                   const char *words,
                   gboolean    narrow)
{
  g_return_if_fail (GTK_IS_BUTTON (button));

  gtk_button_set_label (button, words);
  kl_wrap_words (GTK_WIDGET (button));
  if (narrow)
    gtk_label_set_natural_wrap_mode (GTK_LABEL (gtk_button_get_child (button)), GTK_NATURAL_WRAP_INHERIT);
}

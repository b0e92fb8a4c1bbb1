/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toolkit gives a child that does not fill its overlay its natural width, and what height it wants then.
 */

#include "kl-over.h"

graphene_rect_t
kl_over_find (GtkWidget *child,
              int        width,
              int        height)
{
  int minimum, wide, high, x;

  g_return_val_if_fail (GTK_IS_WIDGET (child), GRAPHENE_RECT_INIT (0, 0, 0, 0));
  g_return_val_if_fail (gtk_widget_get_valign (child) == GTK_ALIGN_END, GRAPHENE_RECT_INIT (0, 0, 0, 0));

  if (!gtk_widget_get_visible (child))
    return GRAPHENE_RECT_INIT (0, 0, 0, 0);

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &wide, NULL, NULL);
  wide = CLAMP (wide, minimum, MAX (width, minimum));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, wide, NULL, &high, NULL, NULL);
  x = width - wide;
  if (gtk_widget_get_halign (child) == GTK_ALIGN_CENTER)
    x /= 2;
  else if (gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL)
    x = 0;
  return GRAPHENE_RECT_INIT (x, height - high, wide, high);
}

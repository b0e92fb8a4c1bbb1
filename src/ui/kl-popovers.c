/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A popover that is open takes all keys and clicks. With GTK 4.8 it goes on taking them when its window is closed, or its button
 * is taken out of the window, before it is: it is never freed, nothing can be seen of it, and no window of the program hears
 * anything any more. Menus, lists to choose from and the menus of text entries are all such popovers. And it looks for the screen
 * that a popover opens on at the place of what it belongs to: where that has been scrolled away, there may be none. Over what is
 * open it shows the tooltip of the button that the pointer opened it with.
 */

#include "kl-popovers.h"

#include <adwaita.h>

#include "kl-mend.h"

/* The tooltip of the button under the pointer would lie over the first entries of its menu. */
static void
hush (GtkWidget *popover)
{
  GtkWidget *button = gtk_widget_get_parent (popover);

  if (GTK_IS_MENU_BUTTON (button))
    gtk_widget_set_has_tooltip (button, FALSE);
}

static void
speak_again (GtkWidget *popover)
{
  GtkWidget *button = gtk_widget_get_parent (popover);

  if (GTK_IS_MENU_BUTTON (button))
    gtk_widget_set_has_tooltip (button, gtk_widget_get_tooltip_text (button) != NULL);
}

/* Whoever closes a popover hides it before it is unmapped. */
static void
pop_down (GtkWidget *popover)
{
  if (gtk_widget_get_visible (popover))
    gtk_popover_popdown (GTK_POPOVER (popover));
}

/* A letter opens the list of a row wherever it is. What is scrolled has its new place in the next frame only, when the list is
 * open already; so it gets it at once. */
static void
bring_into_view (GtkWidget *row)
{
  GtkWidget      *viewport = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds, place;

  if (viewport == NULL || !gtk_widget_compute_bounds (row, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &bounds) ||
      !gtk_widget_compute_bounds (viewport, gtk_widget_get_parent (viewport), &place))
    return;
  gtk_adjustment_clamp_page (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport)), bounds.origin.y, bounds.origin.y + bounds.size.height);
  gtk_widget_size_allocate (viewport, &(GtkAllocation){ (int) place.origin.x, (int) place.origin.y, (int) place.size.width, (int) place.size.height }, -1);
}

/* So does Enter, though the wheel may have turned since the row got the focus. */
static void
bring_focus_into_view (GtkWidget *list)
{
  GtkWidget *row = gtk_widget_get_focus_child (list);

  if (row != NULL)
    bring_into_view (row);
}

void
kl_popovers_mend (void)
{
  kl_mend_all (GTK_TYPE_POPOVER, "map", hush);
  kl_mend_all (GTK_TYPE_POPOVER, "unmap", speak_again);
  kl_mend_all (GTK_TYPE_POPOVER, "unmap", pop_down);
  kl_mend_all (ADW_TYPE_COMBO_ROW, "mnemonic-activate", bring_into_view);
  kl_mend_all (GTK_TYPE_LIST_BOX, "row-activated", bring_focus_into_view);
}

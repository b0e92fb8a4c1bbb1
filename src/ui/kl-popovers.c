/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A popover that is open takes all keys and clicks. With GTK 4.8 it goes on taking them when its window is closed, or its button
 * is taken out of the window, before it is: it is never freed, nothing can be seen of it, and no window of the program hears
 * anything any more. Menus, lists to choose from and the menus of text entries are all such popovers.
 */

#include "kl-popovers.h"

#include "kl-mend.h"

/* Whoever closes a popover hides it before it is unmapped. */
static void
pop_down (GtkWidget *popover)
{
  if (gtk_widget_get_visible (popover))
    gtk_popover_popdown (GTK_POPOVER (popover));
}

void
kl_popovers_mend (void)
{
  kl_mend_all (GTK_TYPE_POPOVER, "unmap", pop_down);
}

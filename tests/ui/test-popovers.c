/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Popovers that are open when what they belong to goes: none may stay behind, for it would take all keys. And those that open
 * where what they belong to is not seen.
 */

#include "widgets.h"

#include "kl-new-game-dialog.h"
#include "kl-player-entry.h"
#include "kl-popovers.h"
#include "kl-preferences-window.h"
#include "kl-window.h"

/* What can be opened without scrolling. */
static GPtrArray *
find_popovers (KlNewGameDialog *dialog)
{
  GPtrArray *popovers = test_find_widgets (GTK_WIDGET (dialog), GTK_TYPE_POPOVER);

  for (guint i = popovers->len; i > 0; i--)
    {
      GtkWidget      *owner = gtk_widget_get_parent (popovers->pdata[i - 1]);
      graphene_rect_t bounds;

      if (!gtk_widget_get_mapped (owner) || !gtk_widget_compute_bounds (owner, GTK_WIDGET (dialog), &bounds) ||
          bounds.origin.y + bounds.size.height > gtk_widget_get_height (GTK_WIDGET (dialog)))
        g_ptr_array_remove_index (popovers, i - 1);
    }
  g_assert_cmpuint (popovers->len, >=, 6); /* two for each of two players, and two lists of what is played */
  return popovers;
}

static KlNewGameDialog *
create_dialog (void)
{
  KlNewGameDialog *dialog = kl_new_game_dialog_new (NULL);

  gtk_window_present (GTK_WINDOW (dialog));
  test_settle ();
  return dialog;
}

static GtkWidget *
open_popover (GPtrArray *popovers,
              guint      i)
{
  gtk_popover_popup (popovers->pdata[i]);
  test_settle ();
  g_assert_true (gtk_widget_get_mapped (popovers->pdata[i]));
  return popovers->pdata[i];
}

/* Each popover that the dialog has: colours, menus, lists. */
static void
test_dialog_goes (void)
{
  guint n = 1;

  for (guint i = 0; i < n; i++)
    {
      KlNewGameDialog      *dialog = create_dialog ();
      g_autoptr (GPtrArray) popovers = find_popovers (dialog);
      GtkWidget            *popover = open_popover (popovers, i);

      n = popovers->len;
      g_object_add_weak_pointer (G_OBJECT (popover), (gpointer *) &popover);
      gtk_window_destroy (GTK_WINDOW (dialog));
      test_settle ();
      g_assert_null (popover);
    }
}

/* The player is taken out while a level is being chosen; the dialog stays, and what is in it. */
static void
test_row_goes (void)
{
  KlNewGameDialog      *dialog = create_dialog ();
  g_autoptr (GPtrArray) popovers = find_popovers (dialog);
  GtkWidget            *entry = gtk_widget_get_ancestor (popovers->pdata[0], KL_TYPE_PLAYER_ENTRY);
  g_autoptr (GtkWidget) popover = g_object_ref (open_popover (popovers, 0));

  g_assert_nonnull (entry);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "dialog.add-player", NULL);
  gtk_widget_activate_action (entry, "player.remove", NULL);
  test_settle ();
  g_assert_null (gtk_widget_get_root (popover));
  g_assert_false (gtk_widget_get_visible (popover));
  gtk_window_destroy (GTK_WINDOW (dialog));
  test_settle ();
}

static gboolean
is_in_sight (GtkWidget *row)
{
  GtkWidget      *viewport = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (row, viewport, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (viewport);
}

static void
scroll_away (GtkWidget *row)
{
  GtkWidget     *viewport = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) > 0 ? 0 : gtk_adjustment_get_upper (adjustment));
  gtk_test_widget_wait_for_draw (viewport);
  if (is_in_sight (row))
    scroll_away (row);
}

/* What the popover belongs to, just before it looks for a place beside that. */
static void
realize_cb (GtkWidget *popover,
            gboolean  *in_sight)
{
  *in_sight = is_in_sight (gtk_widget_get_ancestor (popover, ADW_TYPE_COMBO_ROW));
}

static void
check_out_of_sight (guint    i,
                    gboolean by_letter)
{
  GtkWindow            *window = GTK_WINDOW (kl_preferences_window_new (NULL));
  gboolean              in_sight = FALSE;
  g_autoptr (GPtrArray) rows = NULL;

  gtk_window_set_default_size (window, 360, 320);
  gtk_window_present (window);
  test_settle ();
  rows = test_find_widgets (GTK_WIDGET (window), ADW_TYPE_COMBO_ROW);
  g_assert_cmpuint (rows->len, ==, 3);
  gtk_widget_grab_focus (by_letter ? rows->pdata[(i + 1) % rows->len] : rows->pdata[i]);
  scroll_away (rows->pdata[i]);
  g_signal_connect (test_find_widget (rows->pdata[i], GTK_TYPE_POPOVER), "realize", G_CALLBACK (realize_cb), &in_sight);
  if (by_letter)
    gtk_widget_mnemonic_activate (rows->pdata[i], FALSE);
  else
    g_signal_emit_by_name (rows->pdata[i], "activate");
  g_assert_true (in_sight);
  test_settle ();
  gtk_window_destroy (window);
  test_settle ();
}

/* The list of a row that is out of sight, beyond the screen even, opens at the row: by its letter, and by Enter. */
static void
test_out_of_sight (void)
{
  for (guint i = 0; i < 3; i++)
    {
      check_out_of_sight (i, TRUE);
      check_out_of_sight (i, FALSE);
    }
}

/* What the pointer rests on says nothing over the menu that it has opened. */
static void
test_tooltips (void)
{
  KlWindow             *window = g_object_new (KL_TYPE_WINDOW, NULL);
  g_autoptr (GPtrArray) buttons = test_find_widgets (GTK_WIDGET (window), GTK_TYPE_MENU_BUTTON);
  guint                 n = 0;

  gtk_window_present (GTK_WINDOW (window));
  test_settle ();
  for (guint i = 0; i < buttons->len; i++)
    {
      gboolean has = gtk_widget_get_has_tooltip (buttons->pdata[i]);

      if (!gtk_widget_get_mapped (buttons->pdata[i]))
        continue;
      gtk_menu_button_popup (buttons->pdata[i]);
      test_settle ();
      g_assert_false (gtk_widget_get_has_tooltip (buttons->pdata[i]));
      gtk_menu_button_popdown (buttons->pdata[i]);
      test_settle ();
      g_assert_cmpint (gtk_widget_get_has_tooltip (buttons->pdata[i]), ==, has);
      n += has;
    }
  g_assert_cmpuint (n, >=, 2);
  gtk_window_destroy (GTK_WINDOW (window));
  test_settle ();
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  kl_popovers_mend ();

  g_test_add_func ("/ui/popovers/dialog-goes", test_dialog_goes);
  g_test_add_func ("/ui/popovers/row-goes", test_row_goes);
  g_test_add_func ("/ui/popovers/out-of-sight", test_out_of_sight);
  g_test_add_func ("/ui/popovers/tooltips", test_tooltips);

  return g_test_run ();
}

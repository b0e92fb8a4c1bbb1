/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The print-and-play dialog: what it says is what is written.
 */

#include "folders.h"
#include "widgets.h"

#include "kl-dialogs.h"
#include "kl-print-dialog.h"

static void
activate_action (GtkWidget  *widget,
                 const char *name)
{
  g_assert_true (gtk_widget_activate_action (widget, name, NULL));
}

static void
switch_all_off (KlPrintDialog *dialog)
{
  g_autoptr (GPtrArray) switches = test_find_widgets (GTK_WIDGET (dialog), GTK_TYPE_SWITCH);

  for (guint i = 0; i < switches->len; i++)
    gtk_switch_set_active (switches->pdata[i], FALSE);
}

static void
test_defaults (void)
{
  KlPrintDialog *dialog = kl_print_dialog_new (NULL);
  KlPrintOptions options, defaults;

  kl_print_options_init (&defaults);
  kl_print_dialog_get_options (dialog, &options);
  for (int i = 0; i < KL_PRINT_N_PARTS; i++)
    g_assert_cmpint (options.part[i], ==, defaults.part[i]);
  g_assert_true (options.backs);
  g_assert_cmpfloat (options.size, ==, KL_PRINT_BOX_SIZE);
  g_assert_cmpstr (options.language, ==, "en");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* In the order in which the dialog shows them: seven parts and the backs; paper, size and language. */
static void
test_rows (void)
{
  KlPrintDialog        *dialog = kl_print_dialog_new (NULL);
  g_autoptr (GPtrArray) switches = test_find_widgets (GTK_WIDGET (dialog), GTK_TYPE_SWITCH);
  g_autoptr (GPtrArray) rows = test_find_widgets (GTK_WIDGET (dialog), ADW_TYPE_COMBO_ROW);
  KlPrintOptions        options;

  g_assert_cmpuint (switches->len, ==, KL_PRINT_N_PARTS + 1);
  g_assert_cmpuint (rows->len, ==, 3);
  switch_all_off (dialog);
  for (int i = 0; i < KL_PRINT_N_PARTS; i++)
    {
      gtk_switch_set_active (switches->pdata[i], TRUE);
      kl_print_dialog_get_options (dialog, &options);
      for (int other = 0; other < KL_PRINT_N_PARTS; other++)
        g_assert_cmpint (options.part[other], ==, other == i);
      gtk_switch_set_active (switches->pdata[i], FALSE);
    }
  g_assert_false (options.backs);

  for (guint i = 0; i < rows->len; i++)
    adw_combo_row_set_selected (rows->pdata[i], 1);
  kl_print_dialog_get_options (dialog, &options);
  g_assert_cmpint (options.paper, ==, KL_PAPER_LETTER);
  g_assert_cmpfloat (options.size, ==, KL_PRINT_SMALL_SIZE);
  g_assert_cmpstr (options.language, ==, "nl");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Nothing to print, nothing to save. */
static void
test_nothing_chosen (void)
{
  KlPrintDialog *dialog = kl_print_dialog_new (NULL);
  GtkWidget     *save = test_find_button (GTK_WIDGET (dialog), "dialog.save");

  gtk_window_present (GTK_WINDOW (dialog));
  test_settle ();
  g_assert_true (gtk_widget_is_sensitive (save));
  switch_all_off (dialog);
  g_assert_false (gtk_widget_is_sensitive (save));
  activate_action (GTK_WIDGET (dialog), "window.close");
  test_settle ();
}

static void
test_save (void)
{
  KlPrintDialog      *dialog = kl_print_dialog_new (NULL);
  GtkWidget          *save = test_find_button (GTK_WIDGET (dialog), "dialog.save");
  g_auto (TestFolder) folder = { 0 };
  g_autoptr (GFile)   file = NULL;

  test_folder_init (&folder);
  file = g_file_new_build_filename (folder.path, "a & b.pdf", NULL);
  gtk_window_present (GTK_WINDOW (dialog));
  kl_print_dialog_save (dialog, file);
  g_assert_false (gtk_widget_is_sensitive (save));
  while (!gtk_widget_is_sensitive (save))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_file_query_exists (file, NULL));
  test_settle ();
  g_assert_true (test_has_label (GTK_WIDGET (dialog), "The pages have been saved as “a & b.pdf”"));

  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Closing does not wait for the pages, and they come all the same. */
static void
test_close_while_saving (void)
{
  KlPrintDialog      *dialog = kl_print_dialog_new (NULL);
  g_auto (TestFolder) folder = { 0 };
  g_autoptr (GFile)   file = NULL;

  test_folder_init (&folder);
  file = g_file_new_build_filename (folder.path, "pages.pdf", NULL);
  gtk_window_present (GTK_WINDOW (dialog));
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  kl_print_dialog_save (dialog, file);
  gtk_window_destroy (GTK_WINDOW (dialog));
  while (dialog != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (g_file_query_exists (file, NULL));
}

/* And where they cannot come it is told all the same. */
static void
test_close_while_failing (void)
{
  KlPrintDialog    *dialog = kl_print_dialog_new (NULL);
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/at/all/pages.pdf");
  GtkWindow        *message;

  gtk_window_present (GTK_WINDOW (dialog));
  kl_print_dialog_save (dialog, file);
  gtk_window_destroy (GTK_WINDOW (dialog));
  while ((message = kl_dialogs_find (ADW_TYPE_MESSAGE_DIALOG, NULL)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (gtk_window_get_title (message), ==, "The Pages Could Not Be Saved");
  g_assert_null (gtk_window_get_transient_for (message));
  gtk_window_destroy (message);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/ui/print-dialog/defaults", test_defaults);
  g_test_add_func ("/ui/print-dialog/rows", test_rows);
  g_test_add_func ("/ui/print-dialog/nothing-chosen", test_nothing_chosen);
  g_test_add_func ("/ui/print-dialog/save", test_save);
  g_test_add_func ("/ui/print-dialog/close-while-saving", test_close_while_saving);
  g_test_add_func ("/ui/print-dialog/close-while-failing", test_close_while_failing);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files that are chosen in the toolkit's own dialog: what a typed name becomes, and that none is overwritten unasked; and what the
 * dialogs' rows say.
 */

#include <adwaita.h>

#include "folders.h"
#include "widgets.h"

#include "kl-dialogs.h"
#include "kl-player-entry.h"
#include "kl-rows.h"

typedef struct
{
  TestFolder folder;
  GtkWindow *window; /* over which the dialogs are */
  char      *chosen; /* the name that was chosen last, or NULL */
} Fixture;

static Fixture *current;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  test_folder_init (&fixture->folder);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_present (fixture->window);
  current = fixture;
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  test_folder_clear (&fixture->folder);
  g_free (fixture->chosen);
}

static void
add_file (Fixture    *fixture,
          const char *name)
{
  g_autofree char *path = test_folder_dup_path (&fixture->folder, name);

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
}

static void
chosen_cb (GFile   *file,
           gpointer user_data)
{
  g_assert_true (user_data == current->window);
  g_assert_null (current->chosen);
  current->chosen = g_file_get_basename (file);
}

/* As one who types a name and says yes; what was chosen may come later. */
static void
type_name (Fixture    *fixture,
           const char *name)
{
  static const KlDialogsType types[] = { { "A", ".a" }, { "B", ".b" }, { NULL } };
  g_autoptr (GFile)          folder = g_file_new_for_path (fixture->folder.path);
  GtkWidget                 *dialog;

  g_clear_pointer (&fixture->chosen, g_free);
  kl_dialogs_save_as (fixture->window, "Save", "start", types, chosen_cb, G_OBJECT (fixture->window));
  dialog = test_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_nonnull (dialog);
  test_settle ();
  g_assert_true (gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  test_settle ();
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  while (test_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_extension (Fixture      *fixture,
                gconstpointer data)
{
  type_name (fixture, "one");
  g_assert_cmpstr (fixture->chosen, ==, "one.a");
  type_name (fixture, "one.b");
  g_assert_cmpstr (fixture->chosen, ==, "one.b");
  type_name (fixture, "one.B");
  g_assert_cmpstr (fixture->chosen, ==, "one.B");
}

/* The toolkit asks for the name that was typed, not for the file that it becomes. */
static void
test_replace (Fixture      *fixture,
              gconstpointer data)
{
  AdwMessageDialog *question;

  add_file (fixture, "one.a");
  type_name (fixture, "one");
  g_assert_null (fixture->chosen);
  question = ADW_MESSAGE_DIALOG (test_find_window (ADW_TYPE_MESSAGE_DIALOG));
  adw_message_dialog_response (question, "cancel");
  test_settle ();
  g_assert_null (fixture->chosen);

  type_name (fixture, "one");
  question = ADW_MESSAGE_DIALOG (test_find_window (ADW_TYPE_MESSAGE_DIALOG));
  adw_message_dialog_response (question, "replace");
  test_settle ();
  g_assert_cmpstr (fixture->chosen, ==, "one.a");
}

/* An ampersand, as a language may have it anywhere, leaves no row empty. */
static void
test_plain_rows (Fixture      *fixture,
                 gconstpointer data)
{
  const GType types[] = { ADW_TYPE_ACTION_ROW, ADW_TYPE_COMBO_ROW, ADW_TYPE_EXPANDER_ROW, KL_TYPE_PLAYER_ENTRY };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *row = g_object_ref_sink (g_object_new (types[i], NULL));

      kl_rows_set_title (row, "a & b <c>");
      g_assert_true (test_has_label (row, "a & b <c>"));
      if (types[i] != KL_TYPE_PLAYER_ENTRY)
        {
          kl_rows_set_subtitle (row, "d & e <f>");
          g_assert_true (test_has_label (row, "d & e <f>"));
        }
      g_object_unref (row);
    }
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add ("/ui/dialogs/extension", Fixture, NULL, set_up, test_extension, tear_down);
  g_test_add ("/ui/dialogs/replace", Fixture, NULL, set_up, test_replace, tear_down);
  g_test_add ("/ui/dialogs/plain-rows", Fixture, NULL, set_up, test_plain_rows, tear_down);
  return g_test_run ();
}

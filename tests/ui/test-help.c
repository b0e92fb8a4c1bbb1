/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window of rules: it opens at every rule, finds what is searched for, and says everything in Dutch too.
 */

#include "widgets.h"

#include "kl-help-window.h"
#include "kl-help.h"
#include "kl-lesson.h"
#include "kl-map-picture.h"
#include "kl-print-language.h"
#include "kl-words.h"

enum
{
  MOST_WORDS = 15 /* in a sentence of a lesson */
};

static const KlHelpSection *
get_section (guint number)
{
  return g_ptr_array_index (kl_help_get (), number);
}

static GtkWindow *
create_parent (void)
{
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());

  gtk_window_present (parent);
  return parent;
}

/* One window for all rules; with "" it stays where it is. Anything that GTK complains about ends the test. */
static void
test_every_rule (void)
{
  GtkWindow    *parent = create_parent ();
  KlHelpWindow *window = kl_help_window_show (parent, NULL);

  g_assert_cmpstr (kl_help_window_get_rule (window), ==, get_section (0)->id);
  for (guint i = 0; i < kl_help_get ()->len; i++)
    {
      g_assert_true (kl_help_window_show (parent, get_section (i)->id) == window);
      g_assert_cmpstr (kl_help_window_get_rule (window), ==, get_section (i)->id);
      g_assert_true (test_has_label (GTK_WIDGET (window), get_section (i)->title));
      test_settle ();
    }
  kl_help_window_show (parent, "B8");
  kl_help_window_show (parent, "");
  g_assert_cmpstr (kl_help_window_get_rule (window), ==, "B8");
  gtk_window_destroy (parent);
  test_settle ();
}

static void
test_pictures (void)
{
  GtkWindow            *parent = create_parent ();
  KlHelpWindow         *window = kl_help_window_show (parent, "B8");
  g_autoptr (GPtrArray) pictures = test_find_widgets (GTK_WIDGET (window), KL_TYPE_MAP_PICTURE);
  GtkWidget            *picture;
  int                   width, height, narrow;

  g_assert_cmpuint (pictures->len, >=, 8);
  picture = g_ptr_array_index (pictures, pictures->len - 1);
  gtk_widget_measure (picture, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, width * 3 / 4, NULL, &narrow, NULL, NULL);
  g_assert_cmpint (ABS (narrow - height * 3 / 4), <=, 1);
  gtk_window_destroy (parent);
  test_settle ();
}

static guint
count_rows (GtkListBox *list)
{
  GtkListBoxRow *row;
  guint          n = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    n += gtk_widget_get_child_visible (GTK_WIDGET (row));
  return n;
}

static void
test_search (void)
{
  GtkWindow    *parent = create_parent ();
  KlHelpWindow *window = kl_help_window_show (parent, "B1");
  GtkWidget    *search = test_find_widget (GTK_WIDGET (window), GTK_TYPE_SEARCH_ENTRY);
  GtkListBox   *list = GTK_LIST_BOX (test_find_widget (GTK_WIDGET (window), GTK_TYPE_LIST_BOX));

  g_assert_cmpuint (count_rows (list), ==, kl_help_get ()->len);
  gtk_editable_set_text (GTK_EDITABLE (search), "score dice lap");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_rows (list), ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "die beside track");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_cmpuint (count_rows (list), ==, 1);
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpstr (kl_help_window_get_rule (window), ==, "H10");
  kl_help_window_show (parent, "A2");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");

  /* Escape empties the entry, and then closes the window. */
  gtk_editable_set_text (GTK_EDITABLE (search), "abbey");
  g_signal_emit_by_name (search, "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_signal_emit_by_name (search, "stop-search");
  test_settle ();
  g_assert_null (window);
  gtk_window_destroy (parent);
  test_settle ();
}

static void
test_narrow (void)
{
  GtkWindow    *parent = create_parent ();
  KlHelpWindow *window = kl_help_window_show (parent, "B14");
  int           minimum;

  for (guint i = 0; i < kl_help_get ()->len; i++)
    {
      kl_help_window_show (parent, get_section (i)->id);
      gtk_widget_measure (adw_window_get_content (ADW_WINDOW (window)), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }
  gtk_window_destroy (parent);
  test_settle ();
}

static void
assert_dutch (KlPrintLanguage *dutch,
              const char      *text)
{
  if (g_str_equal (kl_print_language_say (dutch, text), text))
    g_test_fail_printf ("not in Dutch: %s", text);
}

/* As short as in English, nearly; and without the points of the compass, too. */
static void
assert_plain_dutch (KlPrintLanguage *dutch,
                    const char      *text)
{
  const char    *words = kl_print_language_say (dutch, text);
  g_auto (GStrv) sentences = g_regex_split_simple ("[.:;!?]\\s", words, 0, 0);

  assert_dutch (dutch, text);
  g_assert_false (g_regex_match_simple ("noord|oosten|zuid|westen", words, G_REGEX_CASELESS, 0));
  for (int i = 0; sentences[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (sentences[i], " ", -1);

      g_test_message ("%s", sentences[i]);
      g_assert_cmpuint (g_strv_length (parts), <=, MOST_WORDS);
    }
}

static void
test_dutch (void)
{
  g_autoptr (KlPrintLanguage) dutch = kl_print_language_new ("nl");

  for (guint i = 0; i < kl_help_get ()->len; i++)
    {
      const KlHelpSection *section = get_section (i);

      assert_dutch (dutch, section->title);
      assert_dutch (dutch, section->chapter);
      for (guint b = 0; b < section->blocks->len; b++)
        assert_dutch (dutch, ((const KlHelpBlock *) g_ptr_array_index (section->blocks, b))->text);
    }
  for (guint i = 0; i < kl_lessons_get ()->len; i++)
    {
      const KlLesson *lesson = g_ptr_array_index (kl_lessons_get (), i);

      assert_dutch (dutch, lesson->title);
      assert_dutch (dutch, lesson->about);
      for (guint s = 0; s < lesson->steps->len; s++)
        {
          const KlLessonStep *step = g_ptr_array_index (lesson->steps, s);

          assert_plain_dutch (dutch, step->task);
          assert_plain_dutch (dutch, step->hint);
          assert_plain_dutch (dutch, step->praise);
        }
    }
}

/* House rules and cards are called the same as everywhere. */
static void
test_names (void)
{
  for (int i = 0; i < RULES_N_SWITCHES; i++)
    g_assert_cmpstr (get_section ((guint) kl_help_find (rules_switch_get (i)->rule))->title, ==, kl_words_switch_title (i));
  for (int i = 0; i < RULES_N_GIFTS; i++)
    g_assert_cmpstr (get_section ((guint) kl_help_find (kl_help_rule_for_gift (i)))->title, ==, kl_words_gift_title (i));
}

/* A modal dialog holds up its window's group: the rules are of none that has other windows, over whichever they come. */
static void
test_beside_dialogs (void)
{
  GtkWindow       *parent = create_parent ();
  GtkWindow       *dialog = create_parent ();
  GtkWindow *const over[] = { parent, dialog, parent };

  gtk_window_set_transient_for (dialog, parent);
  gtk_window_set_modal (dialog, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (over); i++)
    {
      GtkWindow        *window = GTK_WINDOW (kl_help_window_show (over[i], NULL));
      g_autoptr (GList) windows = gtk_window_group_list_windows (gtk_window_get_group (window));

      g_assert_true (gtk_window_get_transient_for (window) == over[i]);
      g_assert_true (gtk_window_has_group (window));
      g_assert_true (gtk_window_get_group (window) != gtk_window_get_group (dialog));
      g_assert_cmpuint (g_list_length (windows), ==, 1);
      g_assert_true (windows->data == window);
    }
  gtk_window_destroy (parent);
  gtk_window_destroy (dialog);
  test_settle ();
}

/* A dialog that closes leaves the rules open, over what it was over itself; the last window takes them along. */
static void
test_after_dialogs (void)
{
  GtkWindow    *parent = create_parent ();
  GtkWindow    *dialog = create_parent ();
  GtkWindow    *question = create_parent ();
  KlHelpWindow *window;

  gtk_window_set_transient_for (dialog, parent);
  gtk_window_set_destroy_with_parent (dialog, TRUE);
  gtk_window_set_transient_for (question, dialog);
  window = kl_help_window_show (question, "B8");
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (question);
  test_settle ();
  g_assert_nonnull (window);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (window)) == dialog);
  gtk_window_destroy (dialog);
  test_settle ();
  g_assert_nonnull (window);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (window)) == parent);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  g_assert_cmpstr (kl_help_window_get_rule (window), ==, "B8");
  gtk_window_destroy (parent);
  test_settle ();
  g_assert_null (window);

  parent = create_parent ();
  dialog = create_parent ();
  gtk_window_set_transient_for (dialog, parent);
  gtk_window_set_destroy_with_parent (dialog, TRUE);
  window = kl_help_window_show (dialog, "B8");
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (parent);
  test_settle ();
  g_assert_null (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_func ("/ui/help/every-rule", test_every_rule);
  g_test_add_func ("/ui/help/pictures", test_pictures);
  g_test_add_func ("/ui/help/search", test_search);
  g_test_add_func ("/ui/help/narrow", test_narrow);
  g_test_add_func ("/ui/help/dutch", test_dutch);
  g_test_add_func ("/ui/help/names", test_names);
  g_test_add_func ("/ui/help/beside-dialogs", test_beside_dialogs);
  g_test_add_func ("/ui/help/after-dialogs", test_after_dialogs);

  return g_test_run ();
}

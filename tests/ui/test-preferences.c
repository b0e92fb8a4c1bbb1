/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preferences: what is chosen holds at once.
 */

#include "widgets.h"

#include "kl-preferences-window.h"
#include "kl-preferences.h"

static void
test_rows (void)
{
  KlPreferencesWindow  *window = kl_preferences_window_new (NULL);
  g_autoptr (GPtrArray) switches = test_find_widgets (GTK_WIDGET (window), GTK_TYPE_SWITCH);
  static const char    *names[] = { "animations", "cover", "hints", "legal-spaces", "worth", "fields", "dead-spaces" };

  g_assert_cmpuint (switches->len, ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < switches->len; i++)
    {
      gboolean before, after;

      g_object_get (kl_preferences_get (), names[i], &before, NULL);
      g_assert_cmpint (gtk_switch_get_active (switches->pdata[i]), ==, before);
      gtk_switch_set_active (switches->pdata[i], !before);
      g_object_get (kl_preferences_get (), names[i], &after, NULL);
      g_assert_cmpint (after, ==, !before);
      g_object_set (kl_preferences_get (), names[i], before, NULL);
      g_assert_cmpint (gtk_switch_get_active (switches->pdata[i]), ==, before);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Without hints their switches cannot be used, and say why. */
static void
test_purist (void)
{
  KlPreferencesWindow  *window = kl_preferences_window_new (NULL);
  g_autoptr (GPtrArray) rows = test_find_widgets (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW);
  guint                 n = 0;

  for (int on = 1; on >= 0; on--)
    {
      g_object_set (kl_preferences_get (), "hints", on, NULL);
      for (guint i = 0; i < rows->len; i++)
        {
          g_assert_cmpint (gtk_widget_get_sensitive (rows->pdata[i]), ==, gtk_widget_get_tooltip_text (rows->pdata[i]) == NULL);
          n += !gtk_widget_get_sensitive (rows->pdata[i]);
        }
      g_assert_cmpuint (n, ==, on ? 0 : 4);
    }
  g_object_set (kl_preferences_get (), "hints", TRUE, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_looks (void)
{
  gboolean before, moving;

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &before, NULL);
  kl_preferences_window_apply ();
  g_object_set (kl_preferences_get (), "appearance", 2, "animations", FALSE, NULL);
  g_assert_true (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &moving, NULL);
  g_assert_false (moving);
  g_object_set (kl_preferences_get (), "appearance", 1, "animations", TRUE, NULL);
  g_assert_false (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &moving, NULL);
  g_assert_cmpint (moving, ==, before);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  adw_init ();

  g_test_add_func ("/ui/preferences/rows", test_rows);
  g_test_add_func ("/ui/preferences/purist", test_purist);
  g_test_add_func ("/ui/preferences/looks", test_looks);

  return g_test_run ();
}

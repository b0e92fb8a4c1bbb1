/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests that a warning ends a test of the window, except for one.
 */

#include <glib.h>

#define NOISE "gdk_frame_timings_submitted() called on submitted frame."

static const struct
{
  GLogLevelFlags level;
  const char    *domain;
  const char    *text;
} warnings[] = {
  { G_LOG_LEVEL_CRITICAL, "Gdk", NOISE },
  { G_LOG_LEVEL_WARNING, "Gtk", NOISE },
  { G_LOG_LEVEL_WARNING, "Gdk", "gdk_frame_timings_submitted() called on empty frame." },
  { G_LOG_LEVEL_WARNING, "kl-ui", "Something is wrong." },
};

static void
test_noise (void)
{
  g_log_structured ("Gdk", G_LOG_LEVEL_WARNING, "MESSAGE", "%s", NOISE);
}

static void
test_warnings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (warnings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/log/subprocess/warning-%u", i);
      g_autofree char *said = g_strdup_printf ("*%s-*%s*", warnings[i].domain, warnings[i].text);

      g_test_trap_subprocess (path, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_failed ();
      g_test_trap_assert_stderr (said);
    }
}

static void
warn (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  g_log_structured (warnings[i].domain, warnings[i].level, "MESSAGE", "%s", warnings[i].text);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ui/log/noise", test_noise);
  g_test_add_func ("/ui/log/warnings", test_warnings);
  for (guint i = 0; i < G_N_ELEMENTS (warnings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/log/subprocess/warning-%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), warn);
    }

  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ends a program at its first critical and says where it was, as G_DEBUG=fatal-criticals does, but for those that the toolkit
 * gives on its own account, which cannot be told apart there; and says where a crash was. Loaded into the program by LD_PRELOAD.
 */

#include <execinfo.h>
#include <glib.h>
#include <signal.h>
#include <unistd.h>

enum
{
  MAX_FRAMES = 200 /* a layout goes deep */
};

/* GDK 4.8 finds no monitor for a menu outside the screen: of a row that has been scrolled away, and whose letter is pressed. GTK
 * may then measure it for less than nothing. */
static const char no_monitor[] = "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed";
static const char no_size[] = "gtk_widget_measure: assertion 'for_size >= -1' failed";
/* The file dialog of GTK 4.8 does not expect that its button is pressed while nothing in it has the focus. */
static const char no_focus[] = "gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET (widget)' failed";

static gboolean
is_excused (const char *message)
{
  static gboolean outside; /* there has been a menu outside the screen */

  outside = outside || g_str_equal (message, no_monitor);
  return g_str_equal (message, no_monitor) || g_str_equal (message, no_focus) || (outside && g_str_equal (message, no_size));
}

static const char *
find_message (const GLogField *fields,
              gsize            n_fields)
{
  for (gsize i = 0; i < n_fields; i++)
    if (fields[i].length < 0 && g_str_equal (fields[i].key, "MESSAGE"))
      return fields[i].value;
  return "";
}

static void
say_where (void)
{
  void *frames[MAX_FRAMES];

  backtrace_symbols_fd (frames, backtrace (frames, MAX_FRAMES), STDERR_FILENO);
}

static void
crashed_cb (int number)
{
  say_where ();
  signal (number, SIG_DFL);
  raise (number);
}

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  GLogWriterOutput output = g_log_writer_default (level, fields, n_fields, data);

  if ((level & G_LOG_LEVEL_MASK) != G_LOG_LEVEL_CRITICAL || is_excused (find_message (fields, n_fields)))
    return output;
  say_where ();
  g_abort ();
}

__attribute__ ((constructor)) static void
watch_log (void)
{
  g_log_set_writer_func (write_log, NULL, NULL);
  signal (SIGSEGV, crashed_cb);
  signal (SIGBUS, crashed_cb);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ends a program at its first critical and says where it was, as G_DEBUG=fatal-criticals does, but for those that the toolkit
 * gives on its own account, which cannot be told apart there. Loaded into the program by LD_PRELOAD.
 */

#include <execinfo.h>
#include <glib.h>
#include <string.h>
#include <unistd.h>

enum
{
  MAX_FRAMES = 200 /* a layout goes deep */
};

static const char *const excused[] = {
  /* GDK 4.8 finds no monitor for a menu outside the screen: of a row that has been scrolled away, and whose letter is pressed. */
  "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed",
  /* The file dialog of GTK 4.8 does not expect that its button is pressed while nothing in it has the focus. */
  "gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET (widget)' failed",
};

static gboolean
is_excused (const GLogField *fields,
            gsize            n_fields)
{
  for (gsize i = 0; i < n_fields; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (excused); k++)
      if (fields[i].length < 0 && strcmp (fields[i].key, "MESSAGE") == 0 && strcmp (fields[i].value, excused[k]) == 0)
        return TRUE;
  return FALSE;
}

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  GLogWriterOutput output = g_log_writer_default (level, fields, n_fields, data);
  void            *frames[MAX_FRAMES];

  if ((level & G_LOG_LEVEL_MASK) != G_LOG_LEVEL_CRITICAL || is_excused (fields, n_fields))
    return output;
  backtrace_symbols_fd (frames, backtrace (frames, MAX_FRAMES), STDERR_FILENO);
  g_abort ();
}

__attribute__ ((constructor)) static void
watch_log (void)
{
  g_log_set_writer_func (write_log, NULL, NULL);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is heard of warnings in the tests of the window: each ends the test, but for the one that GTK gives on its own account.
 * There is nothing to call; it works in every program that it is linked into.
 */

#include <glib.h>
#include <string.h>

/* GTK 4.24 counts a frame of a window and of a popover that is open over it as one, and on X11 without a compositor tells
 * itself of both that the frame was handed over. It says so of a bare GtkPopover in an empty window, too. */
static const GLogField gtk_noise[] = {
  { "GLIB_DOMAIN", "Gdk", -1 },
  { "MESSAGE", "gdk_frame_timings_submitted() called on submitted frame.", -1 },
};

static gboolean
has_field (const GLogField *fields,
           gsize            n_fields,
           const GLogField *wanted)
{
  for (gsize i = 0; i < n_fields; i++)
    if (fields[i].length < 0 && strcmp (fields[i].key, wanted->key) == 0 && strcmp (fields[i].value, wanted->value) == 0)
      return TRUE;
  return FALSE;
}

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  gboolean noise = (level & G_LOG_LEVEL_MASK) == G_LOG_LEVEL_WARNING;

  for (gsize i = 0; i < G_N_ELEMENTS (gtk_noise); i++)
    noise = noise && has_field (fields, n_fields, &gtk_noise[i]);
  return noise ? G_LOG_WRITER_HANDLED : g_log_writer_default (level, fields, n_fields, data);
}

__attribute__ ((constructor)) static void
watch_log (void)
{
  g_log_set_writer_func (write_log, NULL, NULL);
}

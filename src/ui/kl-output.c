/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drawing into memory first keeps a file that is there as it is until its successor is complete.
 */

#include "kl-output.h"

#include <glib/gi18n.h>

#include "kl-file.h"

typedef struct
{
  KlOutputFunc   draw;
  gpointer       data; /* owned */
  GDestroyNotify free_data;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  job->free_data (job->data);
  g_free (job);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Job               *job = data;
  g_autoptr (GBytes) contents = job->draw (job->data);
  GError            *error = NULL;

  if (kl_output_write (source, contents, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* The thread may let go of its task after everybody else, but what it has drawn from is the main thread's. */
static void
completed_cb (GTask *task)
{
  g_task_set_task_data (task, NULL, NULL);
}

/* Who closes the last window meanwhile gets the file all the same. */
static void
hold_application (GTask *task)
{
  GApplication *application = g_application_get_default ();

  if (application == NULL)
    return;
  g_application_hold (application);
  g_signal_connect_object (task, "notify::completed", G_CALLBACK (g_application_release), application, G_CONNECT_SWAPPED);
}

gboolean
kl_output_write (GFile   *file,
                 GBytes  *contents,
                 GError **error)
{
  if (contents != NULL)
    return kl_file_replace (file, contents, FALSE, error);

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("There is too little memory for it: close other programs, or choose another format."));
  return FALSE;
}

void
kl_output_write_async (GFile              *file,
                       KlOutputFunc        draw,
                       gpointer            data,
                       GDestroyNotify      free_data,
                       GAsyncReadyCallback callback,
                       gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (file, NULL, callback, user_data);
  Job              *job = g_new (Job, 1);

  *job = (Job){ draw, data, free_data };
  g_task_set_source_tag (task, kl_output_write_async);
  g_task_set_task_data (task, job, job_free);
  g_signal_connect (task, "notify::completed", G_CALLBACK (completed_cb), NULL);
  hold_application (task);
  g_task_run_in_thread (task, write_in_thread);
}

gboolean
kl_output_write_finish (GFile        *file,
                        GAsyncResult *result,
                        GError      **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

cairo_status_t
kl_output_append (void                *array,
                  const unsigned char *data,
                  unsigned int         length)
{
  g_byte_array_append (array, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
kl_output_finish (cairo_surface_t *surface,
                  GByteArray      *array)
{
  g_autoptr (GBytes) contents = NULL;
  cairo_status_t     status = cairo_surface_status (surface);

  if (status == CAIRO_STATUS_SUCCESS && cairo_surface_get_type (surface) == CAIRO_SURFACE_TYPE_IMAGE)
    status = cairo_surface_write_to_png_stream (surface, kl_output_append, array);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  contents = g_byte_array_free_to_bytes (array);
  return status == CAIRO_STATUS_SUCCESS ? g_steal_pointer (&contents) : NULL;
}

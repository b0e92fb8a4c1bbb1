/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A task is done for the main loop before its thread has let go of it. On one processor, and as the least of all, the thread has
 * to wait then.
 */

#define _GNU_SOURCE

#include "threads.h"

#include <sched.h>

static void
step_back (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  const struct sched_param none = { 0 };

  sched_setscheduler (0, SCHED_IDLE, &none);
  g_task_return_boolean (task, TRUE);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      done)
{
  *(gboolean *) done = TRUE;
}

void
test_threads_yield (void)
{
  g_autoptr (GTask) task = NULL;
  gboolean          done = FALSE;
  cpu_set_t         one;

  CPU_ZERO (&one);
  CPU_SET (sched_getcpu (), &one);
  sched_setaffinity (0, sizeof one, &one);

  task = g_task_new (NULL, NULL, done_cb, &done);
  g_task_run_in_thread (task, step_back);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

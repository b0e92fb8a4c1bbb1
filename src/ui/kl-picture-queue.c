/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Has pictures drawn by a few threads, so that no frame waits for them. The queue belongs to the main thread; the
 * threads are given a few jobs at a time and give them back through the main loop.
 */

#include "kl-picture-private.h"

enum
{
  MAX_THREADS = 2, /* more would take the processor from what is to be seen meanwhile */
  IN_HAND = 16     /* jobs that the threads have, so that they go on while the main thread paints */
};

static GQueue       waiting = G_QUEUE_INIT;
static guint        n_in_hand;
static GThreadPool *threads;

static void start_jobs (void);

static gboolean
finish_job (gpointer data)
{
  KlPictureJob *job = data;

  n_in_hand--;
  kl_picture_take (job);
  kl_picture_job_free (job);
  start_jobs ();
  return G_SOURCE_REMOVE;
}

static void
run_in_thread (gpointer data,
               gpointer unused)
{
  kl_picture_job_run (data);
  /* Before the next frame. */
  g_idle_add_full (G_PRIORITY_DEFAULT, finish_job, data, NULL);
}

/* When the program ends the libraries are torn down, and a thread that still draws with them crashes: this waits. */
static void
stop_threads (void)
{
  g_thread_pool_free (threads, TRUE, TRUE);
}

static void
start_jobs (void)
{
  if (threads == NULL)
    {
      threads = g_thread_pool_new (run_in_thread, NULL, MAX_THREADS, FALSE, NULL);
      atexit (stop_threads);
    }
  while (n_in_hand < IN_HAND && !g_queue_is_empty (&waiting))
    {
      n_in_hand++;
      g_thread_pool_push (threads, g_queue_pop_head (&waiting), NULL);
    }
}

void
kl_picture_queue_push (KlPictureJob *job,
                       bool          urgent)
{
  if (urgent)
    g_queue_push_head (&waiting, job);
  else
    g_queue_push_tail (&waiting, job);
  start_jobs ();
}

guint
kl_picture_queue_get_length (void)
{
  return n_in_hand + g_queue_get_length (&waiting);
}

void
kl_picture_reconsider (void)
{
  GQueue        dropped = waiting;
  KlPictureJob *job;

  g_queue_init (&waiting);
  while ((job = g_queue_pop_head (&dropped)) != NULL)
    {
      kl_picture_give_up (job);
      kl_picture_job_free (job);
    }
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Has pictures drawn by a few threads, so that no frame waits for them. The queue belongs to the main thread; the
 * threads are given a few jobs at a time and give them back through the main loop.
 */

#include "kl-picture-private.h"

#include <time.h>
#include <unistd.h>

enum
{
  MAX_THREADS = 2, /* more would take the processor from what is to be seen meanwhile */
  IN_HAND = 6,     /* jobs that the threads have, so that they go on while the main thread paints */
  BEHIND = 5       /* steps of priority behind the main thread, which moves what is on the screen */
};

static GQueue       urgent_jobs = G_QUEUE_INIT; /* for what has nothing to show; these come first */
static GQueue       other_jobs = G_QUEUE_INIT;
static guint        n_in_hand;
static GThreadPool *threads;
static gint64       work; /* of the threads so far, in microseconds of processor time */

static void start_jobs (void);

static gboolean
job_finished_cb (gpointer data)
{
  KlPictureJob *job = data;

  n_in_hand--;
  work += job->work;
  kl_picture_take (job);
  kl_picture_job_free (job);
  start_jobs ();
  return G_SOURCE_REMOVE;
}

/* Where threads have a priority of their own; elsewhere this would be the whole program's. */
static void
step_back (void)
{
#ifdef __linux__
  static GPrivate stepped_back;

  if (g_private_get (&stepped_back) != NULL)
    return;
  g_private_set (&stepped_back, GINT_TO_POINTER (TRUE));
  nice (BEHIND);
#endif
}

static gint64
get_work_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * G_TIME_SPAN_SECOND + time.tv_nsec / 1000;
}

static void
run_in_thread (gpointer data,
               gpointer unused)
{
  KlPictureJob *job = data;
  gint64        began = get_work_time ();

  step_back ();
  kl_picture_job_run (job);
  job->work = get_work_time () - began;
  /* Before the next frame. */
  g_idle_add_full (G_PRIORITY_DEFAULT, job_finished_cb, data, NULL);
}

/* When the program ends the libraries are torn down, and a thread that still draws with them crashes: this waits. */
static void
stop_threads (void)
{
  g_thread_pool_free (threads, TRUE, TRUE);
}

/* Of each kind the one that was asked for first; NULL when there is none. */
static KlPictureJob *
pop_job (void)
{
  return g_queue_pop_head (g_queue_is_empty (&urgent_jobs) ? &other_jobs : &urgent_jobs);
}

static void
start_jobs (void)
{
  KlPictureJob *job;

  if (threads == NULL)
    {
      threads = g_thread_pool_new (run_in_thread, NULL, MAX_THREADS, TRUE, NULL);
      atexit (stop_threads);
    }
  while (n_in_hand < IN_HAND && (job = pop_job ()) != NULL)
    {
      n_in_hand++;
      g_thread_pool_push (threads, job, NULL);
    }
}

void
kl_picture_queue_push (KlPictureJob *job,
                       bool          urgent)
{
  g_queue_push_tail (urgent ? &urgent_jobs : &other_jobs, job);
  start_jobs ();
}

guint
kl_picture_queue_get_length (void)
{
  return n_in_hand + g_queue_get_length (&urgent_jobs) + g_queue_get_length (&other_jobs);
}

gint64
kl_picture_queue_get_work (void)
{
  return work;
}

void
kl_picture_reconsider (void)
{
  GQueue        dropped[] = { urgent_jobs, other_jobs };
  KlPictureJob *job;

  g_queue_init (&urgent_jobs);
  g_queue_init (&other_jobs);
  for (guint i = 0; i < G_N_ELEMENTS (dropped); i++)
    while ((job = g_queue_pop_head (&dropped[i])) != NULL)
      {
        kl_picture_give_up (job);
        kl_picture_job_free (job);
      }
}

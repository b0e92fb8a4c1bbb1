/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Times that are measured.
 */

#include "bench-times.h"

gint64
bench_get_time (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return time.tv_sec * G_TIME_SPAN_SECOND + time.tv_nsec / 1000;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

double
bench_get_part (GArray *times,
                double  part)
{
  g_array_sort (times, compare_times);
  return g_array_index (times, double, (guint) (part * (times->len - 1)));
}

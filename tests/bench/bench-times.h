/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Times that are measured.
 */

#pragma once

#include <glib.h>
#include <time.h>

/* In microseconds. */
gint64 bench_get_time (clockid_t clock);
/* In ms, so that this part of the times, which are double, is no longer; sorts them. */
double bench_get_part (GArray *times,
                       double  part);

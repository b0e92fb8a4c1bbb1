/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The threads that work for tasks.
 */

#pragma once

#include <gio/gio.h>

/* From now on such a thread lets the main thread go before it, even in the middle of handing something over: what it then still
 * holds, nobody else does. Where it cannot be had to, it may or may not. */
void test_threads_yield (void);

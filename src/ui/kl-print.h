/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Print and play: the game as a PDF, to print, cut and play with.
 */

#pragma once

#include <gio/gio.h>

#include "kl-print-plan.h"

G_BEGIN_DECLS

/* The document. May take some seconds, and may be called in any thread. */
GBytes *kl_print_draw (const KlPrintPlan *plan) G_GNUC_WARN_UNUSED_RESULT;

/* Draws it by another thread into a file; kl_output_write_finish () says how that went. Takes the plan. */
void kl_print_write_async (KlPrintPlan        *plan,
                           GFile              *file,
                           GAsyncReadyCallback callback,
                           gpointer            user_data);

G_END_DECLS

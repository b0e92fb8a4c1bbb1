/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Print and play from the command line, without a window.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The options; they say where the document is to be written and what is to be in it. */
GOptionGroup *kl_print_command_create_options (void) G_GNUC_WARN_UNUSED_RESULT;

/* Does what the options asked for: the status to exit with, or -1 when they asked for nothing. */
int kl_print_command_run (void);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The language that the program speaks: the system's, or one that was chosen, which can change while the program runs.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Before anything is said, and once. localedir: where the translations are installed, if they are. */
void kl_language_init (const char *localedir);

/* From now on this language is spoken; what has been said already stays as it is. code: one of kl_print_language_list (), or
 * any other string for the system's language. */
void kl_language_choose (const char *code);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games as files that hold a script.
 */

#pragma once

#include "kl-game.h"

G_BEGIN_DECLS

#define KL_SCRIPT_EXTENSION ".script"

gboolean kl_script_file_is_one (GFile *file); /* by its name */

/* Plays the script: the game stands where it ends, in the colours' order. */
KlGame *kl_script_file_read (GFile   *file,
                             GError **error) G_GNUC_WARN_UNUSED_RESULT;
/* The moves up to the cursor. */
gboolean kl_script_file_write (KlGame  *game,
                               GFile   *file,
                               GError **error);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Why a game cannot begin, in a sentence: for the dialog, saves, scripts and the command line.
 */

#pragma once

#include <glib.h>

#include "rules-setup.h"

G_BEGIN_DECLS

/* One sentence about what stands in the way of a game, with the ids of parts and switches; NULL when nothing does. problem
 * may be NULL; else it tells which part or switch it is about. */
char *kl_setup_dup_problem (const RulesSetup  *setup,
                            RulesSetupProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

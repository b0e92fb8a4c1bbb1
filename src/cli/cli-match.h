/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Matches between any two that can be found: the command knows those of the program, tests/bench more.
 */

#pragma once

#include "cli-command.h"
#include "cli-contender.h"

G_BEGIN_DECLS

CliStatus cli_match_run (char           **arguments,
                         CliContenderFind find);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Shared by the files of the comparison: ref-compare.c follows the game, -events.c holds the engine's report
 * against it, -state.c the position, -legal.c the moves that are legal next. */

#pragma once

#include "ref-compare.h"

/* Writes the report, with the move before it. Always false. */
bool ref_mirror_differ (RefMirror  *mirror,
                        const char *format,
                        ...) __attribute__ ((format (printf, 2, 3)));

/* A segment of the engine's board as the reference has it. */
RefMember ref_mirror_member (const RefMirror     *mirror,
                             const RulesPosition *pos,
                             int                  segment);

/* The feature that it belongs to on the board as it is. */
const RefFeature *ref_mirror_feature (const RefMirror     *mirror,
                                      const RulesPosition *pos,
                                      int                  segment);

bool ref_mirror_placed (RefMirror           *mirror,
                        const RulesPosition *pos,
                        const RulesEvents   *events);
/* After the figure step, whether a figure was put or not. */
bool ref_mirror_put (RefMirror           *mirror,
                     const RulesPosition *pos,
                     const RulesEvents   *events);
/* Before the figures have gone: mirror->now has them where they were scored. */
bool ref_mirror_scored (RefMirror           *mirror,
                        const RulesPosition *pos,
                        const RulesEvents   *events,
                        const RefPayments   *payments,
                        bool                 final);
bool ref_mirror_draw (RefMirror         *mirror,
                      const RulesEvents *events);
bool ref_mirror_state (RefMirror           *mirror,
                       const RulesPosition *pos);
bool ref_mirror_legal (RefMirror           *mirror,
                       const RulesPosition *pos);

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Shared by the files of the comparison: ref-compare.c follows the game, -names.c puts the engine's words into the
 * reference's, -events.c holds the engine's report against it, -state.c and -features.c the position, -legal.c and
 * -illegal.c the moves that are legal next and those that are not. */

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
/* The segment of a tile that these words mean, or -1. */
int ref_mirror_spot (const RefMirror *mirror,
                     int              tile,
                     RulesSpot        spot);
/* What a move means on the reference's board; false where it means nothing there. A figure of -1 is any. */
bool ref_mirror_translate (const RefMirror *mirror,
                           const RulesMove *move,
                           RefMove         *meant);
/* Whether that is among the legal moves. */
bool ref_mirror_is_legal (const RefMirror *mirror,
                          const RefMove   *meant);

bool ref_mirror_events (RefMirror           *mirror,
                        const RulesPosition *pos,
                        const RulesEvents   *events);
bool ref_mirror_state (RefMirror           *mirror,
                       const RulesPosition *pos);
bool ref_mirror_features (RefMirror           *mirror,
                          const RulesPosition *pos);
bool ref_mirror_legal (RefMirror           *mirror,
                       const RulesPosition *pos);
bool ref_mirror_illegal (RefMirror           *mirror,
                         const RulesPosition *pos);

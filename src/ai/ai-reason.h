/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Why a move is good, as far as that can be said in one sentence.
 */

#pragma once

#include "ai-option.h"
#include "ai-search.h"

/* Fills in the reason of choice, which option stands for. events is room to work in. */
void ai_reason_find (AiScratch           *scratch,
                     const AiView        *view,
                     const RulesPosition *pos,
                     const AiOption      *option,
                     RulesEvents         *events,
                     AiChoice            *choice);

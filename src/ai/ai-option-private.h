/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the two files of options share.
 */

#pragma once

#include "ai-option.h"

/* As ai_option_value (), for a position that a move or two from the one whose options are sought lead to. */
int32_t ai_option_weigh (AiScratch           *scratch,
                         const AiView        *view,
                         const RulesPosition *pos,
                         int                  player,
                         int32_t              value[RULES_MAX_PLAYERS]);
/* Keeps an option if it is among the best; second may be NULL. */
void ai_option_add (AiOptions       *options,
                    const RulesMove *first,
                    const RulesMove *second,
                    int32_t          margin,
                    const int32_t    value[RULES_MAX_PLAYERS]);
/* Every tile of the hand everywhere, with every figure. */
void ai_option_places (AiScratch           *scratch,
                       const AiView        *view,
                       const RulesPosition *pos,
                       AiOptions           *options);
/* What can be done before or instead of placing: gifts, and an abbey while a tile is kept. After the places. */
void ai_option_others (AiScratch           *scratch,
                       const AiView        *view,
                       const RulesPosition *pos,
                       AiOptions           *options);
/* Bidding and selling (H5). */
void ai_option_bargains (AiScratch           *scratch,
                         const AiView        *view,
                         const RulesPosition *pos,
                         AiOptions           *options);
/* Laying a tile or abbey, with every figure after it. */
void ai_option_lay (AiScratch           *scratch,
                    const AiView        *view,
                    const RulesPosition *pos,
                    const RulesMove     *move,
                    AiOptions           *options);

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the player to act cannot know: the order of the pile and of the gift deck, others' cards, others' hands where they
 * are hidden (H3), and the generator's state. Before anything is computed all of it is dealt anew, from what the player does
 * know, so that no decision can depend on it.
 */

#pragma once

#include "rules-position.h"

/* Deals what viewer cannot see in pos by chance. Two positions that differ only in that become equal. */
void ai_hidden_deal (const RulesSetup *setup,
                     RulesPosition    *pos,
                     int               viewer,
                     uint64_t         *random);

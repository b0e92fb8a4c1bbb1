/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The computer's thinking, beside the main thread. One thread thinks at a time, whoever asks: the next one waits.
 */

#pragma once

#include <gio/gio.h>

#include "ai-search.h"

G_BEGIN_DECLS

/* Chooses a move for who has to decide in pos. Both are copied. The same game gets the same answer in the same position,
 * so that nobody gets another one by going back. */
void     kl_search_choose_async (const RulesSetup    *setup,
                                 const RulesPosition *pos,
                                 AiLevel              level,
                                 GCancellable        *cancellable,
                                 GAsyncReadyCallback  callback,
                                 gpointer             user_data);
gboolean kl_search_choose_finish (GAsyncResult *result,
                                  AiChoice     *choice,
                                  GError      **error);

/* The same by a master in a hurry, who also says what another move is worth: *value, in hundredths, as that of the choice and never
 * more. */
void     kl_search_judge_async (const RulesSetup    *setup,
                                const RulesPosition *pos,
                                const RulesMove     *move,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data);
gboolean kl_search_judge_finish (GAsyncResult *result,
                                 AiChoice     *choice,
                                 int          *value,
                                 GError      **error);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any bytes as a script: refused with words, or a game that can be written as a script and played again.
 */

#include "fuzz.h"

#include "kl-script.h"

static void
play_again (const RulesHistory *history,
            char              **names)
{
  g_autofree char   *text = kl_script_write_history (history, (const char *const *) names);
  g_auto (GStrv)     again_names = NULL;
  g_autoptr (GError) error = NULL;
  RulesHistory       again;

  g_assert_true (kl_script_play (text, strlen (text), "again.script", FALSE, &again, &again_names, &error));
  g_assert_no_error (error);
  g_assert_cmpint (again.n, ==, history->cursor + 1);
  rules_history_clear (&again);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_auto (GStrv)     names = NULL;
  g_autoptr (GError) error = NULL;
  RulesHistory       history;

  if (!kl_script_play ((const char *) data, size, "fuzz.script", FALSE, &history, &names, &error))
    {
      g_assert_true (error->domain == KL_SCRIPT_ERROR);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }
  play_again (&history, names);
  rules_history_clear (&history);
  return 0;
}

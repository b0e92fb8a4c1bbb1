/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any bytes as a saved game: refused with words, or a game that comes back the same from being saved.
 */

#include "fuzz.h"

#include "kl-save.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  g_autoptr (GBytes) saved = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (KlGame) game = kl_save_from_bytes (bytes, "fuzz.kloosterland", &error);
  g_autoptr (KlGame) loaded = NULL;

  if (game == NULL)
    {
      g_assert_true (error->domain == KL_SAVE_ERROR);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  saved = kl_save_to_bytes (game);
  loaded = kl_save_from_bytes (saved, "fuzz.kloosterland", &error);
  g_assert_no_error (error);
  again = kl_save_to_bytes (loaded);
  g_assert_true (g_bytes_equal (saved, again));
  return 0;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chance, the part that need not be inline.
 */

#include "rules-random.h"

void
rules_random_shuffle (uint64_t *state,
                      uint8_t  *items,
                      int       n)
{
  for (int i = n - 1; i > 0; i--)
    {
      int     j = (int) rules_random_below (state, (uint32_t) i + 1);
      uint8_t item = items[i];

      items[i] = items[j];
      items[j] = item;
    }
}

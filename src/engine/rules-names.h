/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Private to the engine: the words of the notation are tables, and a word is looked up in all of them the same way.
 */

#pragma once

#include <string.h>

/* The place of name in a table of n words, or -1. */
static inline int
rules_names_find (const char *const *names,
                  int                n,
                  const char        *name)
{
  for (int i = 0; i < n; i++)
    if (strcmp (names[i], name) == 0)
      return i;
  return -1;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The levels by name, and their budgets.
 */

#include <string.h>

#include "ai-search.h"

static const struct
{
  const char *id;
  uint32_t    iterations;
} levels[AI_N_LEVELS] = {
  [AI_BEGINNER] = { "beginner", 1 },
  [AI_CASUAL] = { "casual", 1 },
  [AI_STRONG] = { "strong", 150 },
  [AI_MASTER] = { "master", 8000 },
};

const char *
ai_level_id (AiLevel level)
{
  return levels[level].id;
}

bool
ai_level_find (const char *id,
               AiLevel    *level)
{
  for (int i = 0; i < AI_N_LEVELS; i++)
    if (strcmp (levels[i].id, id) == 0)
      {
        *level = (AiLevel) i;
        return true;
      }
  return false;
}

uint32_t
ai_level_iterations (AiLevel level)
{
  return levels[level].iterations;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The levels: names, manners and budgets.
 */

#include "ai-level.h"

#include <string.h>

#include "ai-view.h"

static const AiManner manners[AI_N_LEVELS] = {
  /* Finishes its own things; does not look at fields, at the others, or at what can still be drawn. */
  [AI_BEGINNER] = { "beginner", 0, 0, 200, 1 },
  /* Weighs all that lies on the table, but not what may come. */
  [AI_CASUAL] = { "casual", AI_SEES_OTHERS | AI_SEES_FIELDS, 0, 100, 1 },
  /* Counts tiles, sees threats, and asks how its best moves would be answered, once each; does not split hairs. */
  [AI_STRONG] = { "strong", AI_SEES_ALL, 2, 75, 20 },
  /* The same, until it knows which is best. */
  [AI_MASTER] = { "master", AI_SEES_ALL, 2, 0, 8000 },
};

const AiManner *
ai_level_manner (AiLevel level)
{
  return &manners[level];
}

const char *
ai_level_id (AiLevel level)
{
  return manners[level].id;
}

bool
ai_level_find (const char *id,
               AiLevel    *level)
{
  for (int i = 0; i < AI_N_LEVELS; i++)
    if (strcmp (manners[i].id, id) == 0)
      {
        *level = (AiLevel) i;
        return true;
      }
  return false;
}

uint32_t
ai_level_iterations (AiLevel level)
{
  return manners[level].iterations;
}

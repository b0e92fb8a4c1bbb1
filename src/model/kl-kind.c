/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of the kinds of players, for saves and settings.
 */

#include "kl-kind.h"

G_STATIC_ASSERT ((int) KL_N_KINDS == 1 + (int) AI_N_LEVELS);

static const char human[] = "human";

AiLevel
kl_kind_get_level (KlKind kind)
{
  g_return_val_if_fail (kind > KL_KIND_HUMAN && kind < KL_N_KINDS, AI_BEGINNER);
  return (AiLevel) (kind - KL_KIND_BEGINNER);
}

const char *
kl_kind_get_id (KlKind kind)
{
  g_return_val_if_fail (kind < KL_N_KINDS, NULL);
  return kind == KL_KIND_HUMAN ? human : ai_level_id (kl_kind_get_level (kind));
}

int
kl_kind_find (const char *id)
{
  AiLevel level;

  g_return_val_if_fail (id != NULL, -1);

  if (g_str_equal (id, human))
    return KL_KIND_HUMAN;
  return ai_level_find (id, &level) ? KL_KIND_BEGINNER + (int) level : -1;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of the kinds of players, for saves and settings.
 */

#include "kl-kind.h"

static const char *const ids[KL_N_KINDS] = {
  [KL_KIND_HUMAN] = "human",
  [KL_KIND_BEGINNER] = "beginner",
  [KL_KIND_CASUAL] = "casual",
  [KL_KIND_STRONG] = "strong",
  [KL_KIND_MASTER] = "master",
};

const char *
kl_kind_get_id (KlKind kind)
{
  g_return_val_if_fail (kind < KL_N_KINDS, NULL);
  return ids[kind];
}

int
kl_kind_find (const char *id)
{
  g_return_val_if_fail (id != NULL, -1);

  for (int i = 0; i < KL_N_KINDS; i++)
    if (g_str_equal (ids[i], id))
      return i;
  return -1;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who plays: a person at the screen, or a computer of a level. No rule asks for it.
 */

#pragma once

#include <glib.h>

#include "ai-search.h"

G_BEGIN_DECLS

/* The levels of the computer in their order. */
typedef enum
{
  KL_KIND_HUMAN,
  KL_KIND_BEGINNER,
  KL_KIND_CASUAL,
  KL_KIND_STRONG,
  KL_KIND_MASTER,
  KL_N_KINDS
} KlKind;

const char *kl_kind_get_id (KlKind kind);    /* "human", "beginner", … */
int         kl_kind_find (const char *id);   /* -1 when there is none */
AiLevel     kl_kind_get_level (KlKind kind); /* of a computer */

G_END_DECLS

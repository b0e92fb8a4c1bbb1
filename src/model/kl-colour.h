/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The six colours of figures. What they look like is the interface's business; here they are names for saves.
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  KL_COLOUR_RED,
  KL_COLOUR_BLUE,
  KL_COLOUR_YELLOW,
  KL_COLOUR_GREEN,
  KL_COLOUR_BLACK,
  KL_COLOUR_PINK,
  KL_N_COLOURS
} KlColour;

const char *kl_colour_get_id (KlColour colour); /* "red", … */
int         kl_colour_find (const char *id);    /* -1 when there is none */

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of colours.
 */

#include "kl-colour.h"

static const char *const ids[KL_N_COLOURS] = {
  [KL_COLOUR_RED] = "red",
  [KL_COLOUR_BLUE] = "blue",
  [KL_COLOUR_YELLOW] = "yellow",
  [KL_COLOUR_GREEN] = "green",
  [KL_COLOUR_BLACK] = "black",
  [KL_COLOUR_PINK] = "pink",
};

const char *
kl_colour_get_id (KlColour colour)
{
  g_return_val_if_fail (colour < KL_N_COLOURS, NULL);
  return ids[colour];
}

int
kl_colour_find (const char *id)
{
  g_return_val_if_fail (id != NULL, -1);

  for (int i = 0; i < KL_N_COLOURS; i++)
    if (g_str_equal (ids[i], id))
      return i;
  return -1;
}

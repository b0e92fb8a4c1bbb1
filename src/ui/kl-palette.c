/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the players' colours look like. They differ in lightness too, so that they can be told apart in grey; the mark
 * on each figure is the second way.
 */

#include "kl-palette.h"

static const struct
{
  const char *body;
  const char *shade;
  const char *ink;
} palette[KL_N_COLOURS] = {
  [KL_COLOUR_RED] = { "#d9252b", "#97141c", "#ffffff" },
  [KL_COLOUR_BLUE] = { "#1f62c4", "#123f85", "#ffffff" },
  [KL_COLOUR_YELLOW] = { "#f5c518", "#b98a06", "#2b2005" },
  [KL_COLOUR_GREEN] = { "#2f9440", "#1b6029", "#ffffff" },
  [KL_COLOUR_BLACK] = { "#34343a", "#141418", "#ffffff" },
  [KL_COLOUR_PINK] = { "#f08fbf", "#bb5488", "#3d0f27" },
};

const char *
kl_palette_get_body (KlColour colour)
{
  g_return_val_if_fail (colour < KL_N_COLOURS, NULL);

  return palette[colour].body;
}

const char *
kl_palette_get_shade (KlColour colour)
{
  g_return_val_if_fail (colour < KL_N_COLOURS, NULL);

  return palette[colour].shade;
}

const char *
kl_palette_get_ink (KlColour colour)
{
  g_return_val_if_fail (colour < KL_N_COLOURS, NULL);

  return palette[colour].ink;
}

GdkRGBA
kl_palette_get_rgba (KlColour colour)
{
  GdkRGBA rgba = { 0, 0, 0, 1 };

  gdk_rgba_parse (&rgba, kl_palette_get_body (colour));
  return rgba;
}

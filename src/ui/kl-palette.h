/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program's colours: of the players, and of what is drawn over the land. The land's own are in tools/art/palette.py.
 */

#pragma once

#include <gdk/gdk.h>

#include "kl-colour.h"
#include "kl-scheme.h"

G_BEGIN_DECLS

/* As written in SVG and CSS: "#c4232c". The body is the colour itself, the shade its dark side, the ink what can be
 * read on the body. */
const char *kl_palette_get_body (KlColour colour);
const char *kl_palette_get_shade (KlColour colour);
const char *kl_palette_get_ink (KlColour colour);

GdkRGBA kl_palette_get_rgba (KlColour colour);

/* What is drawn over the land and the table. */
typedef enum
{
  KL_MARK_TABLE,       /* until its picture is drawn */
  KL_MARK_CARD,        /* likewise */
  KL_MARK_CARD_EDGE,   /* at the rim of a tile */
  KL_MARK_CARD_SHADOW, /* on the table */
  KL_MARK_CASING,      /* round bright lines, so that they show on bright land */
  KL_MARK_LINE,        /* of outlines, and the halo of frames */
  KL_MARK_NOBODY,      /* what no player has */
  KL_MARK_SLOT,        /* the outline of a space, and its ground */
  KL_MARK_SLOT_GROUND,
  KL_MARK_SPOT, /* the ground of a spot for a figure */
  KL_MARK_SPOT_LIT,
  KL_MARK_SPOT_RING,
  KL_MARK_FOCUS,
  KL_MARK_DEAD, /* the cross of a dead space, and its ground */
  KL_MARK_DEAD_GROUND,
  KL_MARK_RIM, /* the table's edge, and what is beyond it */
  KL_MARK_BEYOND,
  KL_N_MARKS
} KlMark;

GdkRGBA kl_palette_get_mark (KlMark   mark,
                             KlScheme scheme);

/* Gives style sheets the marks of the desktop's scheme, by their names: @mark_slot. Once per display. */
void kl_palette_install (GdkDisplay *display);

G_END_DECLS

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the players' colours look like. The one table of them.
 */

#pragma once

#include <gdk/gdk.h>

#include "kl-colour.h"

G_BEGIN_DECLS

/* As written in SVG and CSS: "#c4232c". The body is the colour itself, the shade its dark side, the ink what can be
 * read on the body. */
const char *kl_palette_get_body (KlColour colour);
const char *kl_palette_get_shade (KlColour colour);
const char *kl_palette_get_ink (KlColour colour);

GdkRGBA kl_palette_get_rgba (KlColour colour);

G_END_DECLS

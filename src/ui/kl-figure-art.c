/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures of figures. The drawings are in two colours that stand for a player's; the mark of the colour is laid upon
 * the figure's body, so that nobody needs to tell the colours apart.
 */

#include "kl-figure-art.h"

#include "kl-palette.h"

#define TOKEN_BODY "#ff00ff"
#define TOKEN_SHADE "#cc00cc"

enum
{
  SHAPE_FARMER = RULES_N_FIGURES, /* a lying meeple; the other shapes are numbered as the figures */
  N_SHAPES
};

/* The drawing of each shape, and where on it the mark goes (data/figures/README.md). */
static const struct
{
  const char     *name;
  graphene_rect_t mark;
} shapes[N_SHAPES] = {
  [RULES_MEEPLE] = { "meeple", { { 0.365, 0.465 }, { 0.27, 0.27 } } },
  [RULES_MAYOR] = { "mayor", { { 0.38, 0.67 }, { 0.24, 0.24 } } },
  [RULES_WAGON] = { "wagon", { { 0.365, 0.215 }, { 0.27, 0.27 } } },
  [RULES_BARN] = { "barn", { { 0.365, 0.285 }, { 0.27, 0.27 } } },
  [SHAPE_FARMER] = { "meeple-lying", { { 0.465, 0.385 }, { 0.27, 0.27 } } },
};

static KlPicture *pictures[N_SHAPES][KL_N_COLOURS];

static GBytes *
load_drawing (const char *name,
              KlColour    colour)
{
  g_autofree char   *path = g_strdup_printf (RESOURCE_PATH "figures/%s.svg", name);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) svg = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  GString           *coloured;

  if (svg == NULL)
    g_error ("A drawing of the program is missing: %s", error->message);

  coloured = g_string_new_len (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));
  g_string_replace (coloured, TOKEN_BODY, kl_palette_get_body (colour), 0);
  g_string_replace (coloured, TOKEN_SHADE, kl_palette_get_shade (colour), 0);
  return g_string_free_to_bytes (coloured);
}

static KlPicture *
load_picture (int      shape,
              KlColour colour)
{
  g_autofree char   *mark_name = g_strdup_printf ("mark-%d", colour + 1);
  g_autoptr (GBytes) body = load_drawing (shapes[shape].name, colour);
  g_autoptr (GBytes) mark = load_drawing (mark_name, colour);
  KlPicture         *picture = kl_picture_new (KL_PICTURE_PLAIN);

  kl_picture_add_layer (picture, body, &GRAPHENE_RECT_INIT (0, 0, 1, 1));
  kl_picture_add_layer (picture, mark, &shapes[shape].mark);
  return picture;
}

GdkPaintable *
kl_figure_art_get_paintable (RulesFigure figure,
                             gboolean    lying,
                             KlColour    colour)
{
  int shape = figure == RULES_MEEPLE && lying ? (int) SHAPE_FARMER : (int) figure;

  g_return_val_if_fail ((int) figure < RULES_N_FIGURES, NULL);
  g_return_val_if_fail (colour < KL_N_COLOURS, NULL);

  if (pictures[shape][colour] == NULL)
    pictures[shape][colour] = load_picture (shape, colour);
  /* Only for a meeple is there a drawing of how it lies; others are tipped over. */
  return GDK_PAINTABLE (kl_art_new (pictures[shape][colour], lying && shape == (int) figure ? 3 : 0));
}

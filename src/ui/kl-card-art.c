/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures of gift cards, and the backs of cards and tiles: data/cards/.
 */

#include "kl-card-art.h"

#include "rules-move.h"

static KlPicture *emblems[RULES_N_GIFTS];
static KlPicture *face;
static KlPicture *backs[KL_N_BACKS];

/* A new view of the picture, which is loaded when first shown and kept for good. */
static GdkPaintable *
show_picture (KlPicture **picture,
              const char *name)
{
  if (*picture == NULL)
    {
      g_autofree char   *path = g_strdup_printf (RESOURCE_PATH "cards/%s.svg", name);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) svg = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

      if (svg == NULL)
        g_error ("A drawing of the program is missing: %s", error->message);
      *picture = kl_picture_new (KL_PICTURE_PLAIN);
      kl_picture_add_layer (*picture, svg, &GRAPHENE_RECT_INIT (0, 0, 1, 1));
    }
  return GDK_PAINTABLE (kl_art_new (*picture, 0));
}

GdkPaintable *
kl_card_art_get_emblem (RulesGift gift)
{
  g_return_val_if_fail ((int) gift < RULES_N_GIFTS, NULL);

  return show_picture (&emblems[gift], rules_gift_name (gift));
}

GdkPaintable *
kl_card_art_get_face (void)
{
  return show_picture (&face, "face");
}

GdkPaintable *
kl_card_art_get_back (KlBack back)
{
  static const char *const names[KL_N_BACKS] = {
    [KL_BACK_GIFT] = "back",
    [KL_BACK_TILE] = "tile-back",
    [KL_BACK_START_TILE] = "tile-back-start",
  };

  g_return_val_if_fail (back < KL_N_BACKS, NULL);

  return show_picture (&backs[back], names[back]);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures of land tiles: data/tiles/TYPE.svg, and TYPE-2.svg and so on so that neighbours do not look stamped.
 */

#include "kl-tile-art.h"

#include "kl-tiles.h"

/* The pictures of each type, loaded when first shown and kept for good: every game needs them. */
static GPtrArray *pictures[RULES_MAX_TYPES];

static KlPicture *
load_picture (const char *id,
              int         copy)
{
  g_autofree char   *path = copy == 0 ? g_strdup_printf (RESOURCE_PATH "tiles/%s.svg", id)
                                      : g_strdup_printf (RESOURCE_PATH "tiles/%s-%d.svg", id, copy + 1);
  g_autoptr (GBytes) svg = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  KlPicture         *picture;

  if (svg == NULL)
    return NULL;

  picture = kl_picture_new (KL_PICTURE_IN_SCHEME | KL_PICTURE_CARD);
  kl_picture_add_layer (picture, svg, &GRAPHENE_RECT_INIT (0, 0, 1, 1));
  return picture;
}

static GPtrArray *
load_pictures (int type)
{
  const char *id = kl_tiles_get ()->type[type].id;
  GPtrArray  *found = g_ptr_array_new_with_free_func (g_object_unref);
  KlPicture  *picture;

  while ((picture = load_picture (id, found->len)) != NULL)
    g_ptr_array_add (found, picture);
  if (found->len == 0)
    g_error ("There is no drawing of the tile %s", id);
  return found;
}

GdkPaintable *
kl_tile_art_get_paintable (int       type,
                           int       copy,
                           RulesTurn turn)
{
  g_return_val_if_fail (type >= 0 && type < kl_tiles_get ()->n_types, NULL);
  g_return_val_if_fail (copy >= 0, NULL);
  g_return_val_if_fail (turn < 4, NULL);

  if (pictures[type] == NULL)
    pictures[type] = load_pictures (type);
  return GDK_PAINTABLE (kl_art_new (g_ptr_array_index (pictures[type], copy % pictures[type]->len), turn));
}

int
kl_tile_art_count_copies (const RulesPosition *pos,
                          int                  n_tiles,
                          int                  type)
{
  int copies = 0;

  g_return_val_if_fail (pos != NULL, 0);
  g_return_val_if_fail (n_tiles >= 0 && n_tiles <= pos->n_tiles, 0);

  for (int i = 0; i < n_tiles; i++)
    copies += pos->tile[i].type == type;
  return copies;
}

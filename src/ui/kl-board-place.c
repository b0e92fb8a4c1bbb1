/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where figures stand on the map.
 */

#include "kl-board-place.h"

#include "kl-board-tile.h"
#include "kl-tile-shape.h"

enum
{
  ASIDE = 26 /* units between figures that share a segment */
};

graphene_point_t
kl_board_place_of_segment (const RulesSetup    *setup,
                           const RulesPosition *pos,
                           int                  segment)
{
  const RulesTile *tile = &pos->tile[rules_position_tile_of (pos, segment)];
  graphene_point_t place = kl_tile_shape_get_place (tile->type, segment - tile->first, tile->turn);

  return GRAPHENE_POINT_INIT ((tile->x + place.x) * KL_BOARD_UNIT, (tile->y + place.y) * KL_BOARD_UNIT);
}

/* The n-th figure, from 0, that shares a segment: to the right, to the left, further to the right. */
static graphene_point_t
place_of_nth (const RulesSetup    *setup,
              const RulesPosition *pos,
              int                  segment,
              int                  n)
{
  graphene_point_t place = kl_board_place_of_segment (setup, pos, segment);
  int              aside = (n + 1) / 2 * ASIDE;

  place.x += n % 2 != 0 ? aside : -aside;
  return place;
}

static int
count_figures (const RulesPosition *pos,
               int                  n,
               int                  segment)
{
  int count = 0;

  for (int i = 0; i < n; i++)
    count += pos->figure[i].segment == segment && pos->figure[i].figure != RULES_BARN;
  return count;
}

static int
count_wagons (const RulesPosition *pos,
              int                  n,
              int                  segment)
{
  int count = 0;

  for (int i = 0; i < n; i++)
    count += pos->pending[i].segment == segment;
  return count;
}

graphene_point_t
kl_board_place_of_figure (const RulesSetup    *setup,
                          const RulesPosition *pos,
                          int                  index)
{
  const RulesStanding *standing = &pos->figure[index];
  const RulesTile     *tile;

  if (standing->figure != RULES_BARN)
    return place_of_nth (setup, pos, standing->segment, count_figures (pos, index, standing->segment));

  tile = &pos->tile[rules_position_tile_of (pos, standing->segment)];
  return kl_board_place_of_corner (tile->x + (standing->corner == 1 || standing->corner == 2), tile->y + (standing->corner >= 2));
}

graphene_point_t
kl_board_place_of_wagon (const RulesSetup    *setup,
                         const RulesPosition *pos,
                         int                  index)
{
  int segment = pos->pending[index].segment;

  return place_of_nth (setup, pos, segment, count_figures (pos, pos->n_figures, segment) + count_wagons (pos, index, segment));
}

graphene_point_t
kl_board_place_of_next (const RulesSetup    *setup,
                        const RulesPosition *pos,
                        int                  segment)
{
  return place_of_nth (setup, pos, segment,
                       count_figures (pos, pos->n_figures, segment) + count_wagons (pos, pos->n_pending, segment));
}

graphene_point_t
kl_board_place_of_corner (int x,
                          int y)
{
  return GRAPHENE_POINT_INIT (x * KL_BOARD_UNIT, y * KL_BOARD_UNIT);
}

bool
kl_board_place_of_table (const RulesSetup *setup,
                         graphene_rect_t  *table)
{
  int columns = setup->value[RULES_SWITCH_TABLE] >> 8;
  int rows = setup->value[RULES_SWITCH_TABLE] & 0xff;

  if (setup->value[RULES_SWITCH_TABLE] == 0)
    return false;

  /* Of an even number the one more lies east or south of the start tile. */
  *table = GRAPHENE_RECT_INIT (-(columns - 1) / 2 * KL_BOARD_UNIT, -(rows - 1) / 2 * KL_BOARD_UNIT,
                               columns * KL_BOARD_UNIT, rows * KL_BOARD_UNIT);
  return true;
}

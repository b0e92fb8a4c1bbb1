/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Figures on the board: putting them down, taking them up, and where each kind may stand.
 */

#include <string.h>

#include "rules-private.h"

/* Adds a figure to the totals of its feature, or takes it away (sign -1). */
static void
count_figure (RulesPosition       *pos,
              const RulesStanding *standing,
              int                  sign)
{
  RulesSegment *root = &pos->segment[rules_forest_find (pos, standing->segment)];

  if (standing->figure == RULES_MEEPLE || standing->figure == RULES_WAGON)
    root->strength += (uint32_t) sign << (RULES_STRENGTH_BITS * standing->player);
  else
    root->special = (uint16_t) (root->special + ((uint32_t) sign << (RULES_SPECIAL_BITS * standing->player)));
}

void
rules_figure_put (RulesPosition *pos,
                  int            player,
                  RulesFigure    figure,
                  int            segment,
                  int            corner)
{
  RulesStanding *standing = &pos->figure[pos->n_figures++];

  standing->segment = (uint16_t) segment;
  standing->player = (uint8_t) player;
  standing->figure = figure & 0xf;
  standing->corner = corner & 0xf;
  count_figure (pos, standing, 1);
}

void
rules_figure_take (RulesPosition *pos,
                   int            index)
{
  count_figure (pos, &pos->figure[index], -1);
  pos->figure[index] = pos->figure[--pos->n_figures];
  memset (&pos->figure[pos->n_figures], 0, sizeof pos->figure[0]);
}

int
rules_figure_find (const RulesPosition *pos,
                   int                  player,
                   int                  figure,
                   int                  segment)
{
  for (int i = 0; i < pos->n_figures; i++)
    if (pos->figure[i].segment == segment && pos->figure[i].player == player && pos->figure[i].figure != RULES_BARN &&
        (figure == RULES_ANY_FIGURE || pos->figure[i].figure == figure))
      return i;
  return -1;
}

/* B5, A5, A6; barns go onto corners (A9). */
bool
rules_figure_suits (RulesFigure  figure,
                    RulesFeature feature)
{
  switch (figure)
    {
    case RULES_MEEPLE:
      return true;
    case RULES_MAYOR:
      return feature == RULES_CITY;
    case RULES_WAGON:
      return feature != RULES_FIELD;
    case RULES_BARN:
      break;
    }
  return false;
}

int
rules_figure_corner_field (const RulesSetup    *setup,
                           const RulesPosition *pos,
                           int                  tile,
                           int                  corner)
{
  const RulesFace *face = &setup->tiles->face[pos->tile[tile].type][pos->tile[tile].turn];
  int              field = face->half[2 * corner];

  return field != RULES_NO_SEGMENT && field == face->half[(2 * corner + 7) & 7] ? pos->tile[tile].first + field : -1;
}

RulesVerdict
rules_figure_check_barn (const RulesSetup    *setup,
                         const RulesPosition *pos,
                         int                  x,
                         int                  y,
                         int                 *segment,
                         int                 *corner)
{
  /* The four tiles round the corner, by which of their own corners it is. */
  const int beside_x[4] = { x, x - 1, x - 1, x };
  const int beside_y[4] = { y, y, y - 1, y - 1 };
  bool      all_field = true;

  *segment = -1;
  for (int i = 0; i < 4; i++)
    {
      int tile = rules_position_tile_at (pos, beside_x[i], beside_y[i]);
      int field = tile >= 0 ? rules_figure_corner_field (setup, pos, tile, i) : -1;

      all_field = all_field && field >= 0;
      if (tile == pos->n_tiles - 1)
        {
          *segment = field;
          *corner = i;
          if (field < 0)
            return RULES_CORNER_NOT_FIELD;
        }
    }
  if (*segment < 0)
    return RULES_NO_SUCH_CORNER;
  if (!all_field)
    return RULES_CORNER_NOT_FIELD;
  if (pos->segment[rules_feature_root (pos, *segment)].special != 0 && !setup->value[RULES_SWITCH_BARN_JOINS_BARN])
    return RULES_FIELD_HAS_BARN;
  return RULES_OK;
}

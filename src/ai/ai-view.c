/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counting what is left.
 */

#include "ai-view.h"

#include <string.h>

const int8_t ai_step_x[8] = { 0, 1, 0, -1, 1, 1, -1, -1 };
const int8_t ai_step_y[8] = { -1, 0, 1, 0, -1, 1, 1, -1 };

/* All that is not laid: the pile and the hands, which together say nothing of where a tile is. The tile about to be laid
 * is none of them. */
static void
count_left (AiView              *view,
            const RulesPosition *pos)
{
  for (int i = 0; i < pos->n_pile; i++)
    view->left[pos->pile[i]]++;
  view->n_left = pos->n_pile;
  for (int player = 0; player < view->setup->n_players; player++)
    for (int i = player == pos->actor && pos->phase == RULES_PHASE_PLACE; i < pos->n_hand[player]; i++)
      {
        view->left[pos->hand[player][i]]++;
        view->n_left++;
      }
}

/* What a tile in one turn does in a space: bits of sides closed, pairs linked. */
static void
look_at_turn (const RulesFace *face,
              unsigned         pattern,
              unsigned        *closes,
              unsigned         links[4])
{
  unsigned lying = (pattern | pattern >> 1) & 0x55; /* one bit of two per side that has a neighbour */

  for (int side = 0; side < 4; side++)
    {
      bool closed = true;

      if ((pattern >> 2 * side & 3) < RULES_EDGE_ROAD)
        continue;
      for (int other = 0; other < 4; other++)
        if (face->side[other] == face->side[side])
          {
            closed = closed && lying >> 2 * other & 1;
            links[side] |= (unsigned) (pattern >> 2 * other & 3 ? 1u << other : 0);
          }
      *closes |= (unsigned) closed << side;
    }
}

static void
add_type (AiView  *view,
          int      type,
          unsigned pattern)
{
  const RulesTileSet *tiles = view->setup->tiles;
  unsigned            turns = tiles->fits[type][pattern] & tiles->distinct[type];
  uint8_t             n = view->left[type];
  unsigned            closes = 0, links[4] = { 0 };

  if (turns == 0)
    return;
  view->fit[pattern] = (uint8_t) (view->fit[pattern] + n);
  for (int turn = 0; turn < 4; turn++)
    if (turns >> turn & 1)
      look_at_turn (&tiles->face[type][turn], pattern, &closes, links);
  for (int side = 0; side < 4; side++)
    {
      if (closes >> side & 1)
        view->close[pattern][side] = (uint8_t) (view->close[pattern][side] + n);
      for (int other = side + 1; other < 4; other++)
        if (links[side] >> other & 1)
          view->link[pattern][side][other] = (uint8_t) (view->link[pattern][side][other] + n);
    }
}

/* Without an eye for the tiles every space is alike: some of what is left fits, and some of that closes. */
static void
assume_left (AiView *view)
{
  memset (view->fit, view->n_left * 2 / 7, sizeof view->fit);
  memset (view->close, view->n_left / 6, sizeof view->close);
}

/* 1 - r^n for every n. */
static void
fill_chances (uint16_t chance[128],
              uint32_t ratio)
{
  uint32_t missed = AI_ONE << 10;

  for (int n = 0; n < 128; n++)
    {
      chance[n] = (uint16_t) (AI_ONE - (missed >> 10));
      missed = missed / AI_ONE * ratio;
    }
}

void
ai_view_init (AiView              *view,
              const RulesSetup    *setup,
              const RulesPosition *pos,
              unsigned             sight)
{
  memset (view, 0, sizeof *view);
  view->setup = setup;
  view->viewer = pos->actor;
  view->sight = sight;
  ai_weight_fill (view->weight, setup->n_players);
  count_left (view, pos);
  if (!(sight & AI_SEES_TILES))
    assume_left (view);
  for (int type = 0; type < setup->tiles->n_types && sight & AI_SEES_TILES; type++)
    if (view->left[type] > 0)
      for (unsigned pattern = 1; pattern < 256; pattern++)
        add_type (view, type, pattern);
  /* Of what is left each player gets a share, and has use for a part of it. */
  fill_chances (view->chance, (uint32_t) (AI_ONE - view->weight[AI_WEIGHT_CHANCE]));
  fill_chances (view->filled, (uint32_t) (AI_ONE - view->weight[AI_WEIGHT_FILLED]));
}

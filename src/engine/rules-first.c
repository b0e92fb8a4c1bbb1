/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who begins (H1).
 */

#include "rules-private.h"

static int
count_road_edges (const RulesTileSet *tiles,
                  int                 type)
{
  int n = 0;

  for (int side = 0; side < 4; side++)
    n += tiles->face[type][0].edge[side] == RULES_EDGE_ROAD;
  return n;
}

/* Everyone draws a tile, and who has the most road edges begins; those who tie draw again, then all tiles go back. The
 * tiles are drawn from the pile in the order of their types, so that the outcome depends on the seed and on what is in
 * the pile, not on how it was shuffled: a saved game lists its pile and finds the same first player again. */
static int
draw_for_first_player (const RulesSetup    *setup,
                       const RulesPosition *pos,
                       uint64_t            *random)
{
  unsigned still_in = (1u << setup->n_players) - 1;
  int      count[RULES_MAX_TYPES] = { 0 };
  int      left = pos->n_pile;

  for (int i = 0; i < pos->n_pile; i++)
    count[pos->pile[i]]++;
  while (rules_count_bits (still_in) > 1 && left >= (int) rules_count_bits (still_in))
    {
      unsigned best = 0;
      int      most = -1;

      for (int player = 0; player < setup->n_players; player++)
        {
          int pick, type = 0, roads;

          if (!(still_in >> player & 1))
            continue;
          pick = (int) rules_random_below (random, (uint32_t) left--);
          while (pick >= count[type])
            pick -= count[type++];
          count[type]--;
          roads = count_road_edges (setup->tiles, type);
          if (roads > most)
            best = 0;
          if (roads >= most)
            {
              best |= 1u << player;
              most = roads;
            }
        }
      still_in = best;
    }
  return __builtin_ctz (still_in);
}

/* H1 */
int
rules_turn_first_player (const RulesSetup    *setup,
                         const RulesPosition *pos)
{
  uint64_t random = setup->seed ^ UINT64_C (0x66697273742121); /* a stream of its own */

  if (setup->first > 0)
    return setup->first - 1;
  switch ((RulesFirst) setup->value[RULES_SWITCH_FIRST_PLAYER])
    {
    case RULES_FIRST_RANDOM:
      return (int) rules_random_below (&random, setup->n_players);
    case RULES_FIRST_MOST_ROADS:
      return draw_for_first_player (setup, pos, &random);
    case RULES_FIRST_LISTED:
      break;
    }
  return 0;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The map: what lies where, the frontier of empty spaces round it, and what happens to both and to the features when a
 * tile is laid.
 *
 * What lies at x, y is found through a small hash table. Its index is the coordinates wrapped to a torus of 32 x 16, so
 * that on an ordinary map no two spaces share an index; on a longer one they move on by a step that is no neighbour.
 * A place is never emptied: a space becomes a tile and stays one.
 */

#include <stddef.h>

#include "rules-private.h"

enum
{
  SLOT_EMPTY = 0,
  SLOT_TILE = 1,    /* SLOT_TILE + number of the tile */
  SLOT_SPACE = 256, /* SLOT_SPACE + number of the space */
  SLOT_STEP = 263,  /* odd, so that it visits all slots */
};

_Static_assert(SLOT_TILE + RULES_MAX_TILES <= SLOT_SPACE, "tiles and spaces must be told apart");
_Static_assert(RULES_MAX_TILES + RULES_MAX_SPACES < RULES_SLOTS, "there is always an empty slot");
_Static_assert(RULES_MAX_TILES < INT8_MAX, "a line of tiles must not leave the range of coordinates");

const int8_t rules_step_x[8] = { 0, 1, 0, -1, 1, 1, -1, -1 };
const int8_t rules_step_y[8] = { -1, 0, 1, 0, -1, 1, 1, -1 };

/* The slot of x, y: the one that holds it, or the empty one where it would go. */
static inline int
find_slot (const RulesPosition *pos,
           int                  x,
           int                  y)
{
  int slot = (x & 31) | (y & 15) << 5;

  for (;; slot = (slot + SLOT_STEP) & (RULES_SLOTS - 1))
    {
      int what = pos->slot[slot];

      if (what == SLOT_EMPTY)
        return slot;
      if (what >= SLOT_SPACE)
        {
          if (pos->space[what - SLOT_SPACE].x == x && pos->space[what - SLOT_SPACE].y == y)
            return slot;
        }
      else if (pos->tile[what - SLOT_TILE].x == x && pos->tile[what - SLOT_TILE].y == y)
        return slot;
    }
}

static inline int
look_up (const RulesPosition *pos,
         int                  x,
         int                  y)
{
  if (x < INT8_MIN || x > INT8_MAX || y < INT8_MIN || y > INT8_MAX)
    return SLOT_EMPTY;
  return pos->slot[find_slot (pos, x, y)];
}

int
rules_position_tile_at (const RulesPosition *pos,
                        int                  x,
                        int                  y)
{
  int what = look_up (pos, x, y);

  return what >= SLOT_TILE && what < SLOT_SPACE ? what - SLOT_TILE : -1;
}

int
rules_position_space_at (const RulesPosition *pos,
                         int                  x,
                         int                  y)
{
  int what = look_up (pos, x, y);

  return what >= SLOT_SPACE ? what - SLOT_SPACE : -1;
}

/* Joins two segments whose edges meet; ends is how many open ends that closes (2, or 0 for fields). */
static inline void
join (RulesPosition *pos,
      int            a,
      int            b,
      int            ends)
{
  RulesSegment *keep, *gone;

  a = rules_forest_find (pos, a);
  b = rules_forest_find (pos, b);
  if (a == b)
    {
      pos->segment[a].open = (uint8_t) (pos->segment[a].open - ends);
      return;
    }

  /* The older one stays the root, so that the ways of a map's first features stay short. */
  keep = &pos->segment[a < b ? a : b];
  gone = &pos->segment[a < b ? b : a];
  gone->parent = (uint16_t) (keep - pos->segment);
  keep->strength += gone->strength;
  keep->special = (uint16_t) (keep->special + gone->special);
  /* A tile that both hold counts once in what they become (B10). */
  keep->tiles = (uint8_t) (keep->tiles + gone->tiles - rules_count_bits (keep->multi & gone->multi));
  keep->multi |= gone->multi;
  keep->shields = (uint8_t) (keep->shields + gone->shields);
  keep->open = (uint8_t) (keep->open + gone->open - ends);
}

static inline void
join_fields (RulesPosition *pos,
             int            a,
             int            b)
{
  RulesSegment *keep, *gone;

  a = rules_forest_find (pos, a);
  b = rules_forest_find (pos, b);
  if (a == b)
    return;
  keep = &pos->segment[a < b ? a : b];
  gone = &pos->segment[a < b ? b : a];
  gone->parent = (uint16_t) (keep - pos->segment);
  keep->strength += gone->strength;
  keep->special = (uint16_t) (keep->special + gone->special);
  keep->cities |= gone->cities;
}

/* Joins everything that meets on one side of the tile just laid and its neighbour there. */
static inline void
join_side (const RulesSetup *setup,
           RulesPosition    *pos,
           const RulesFace  *face,
           int               first,
           int               side,
           int               neighbour)
{
  const RulesTile *other = &pos->tile[neighbour];
  const RulesFace *facing = &setup->tiles->face[other->type][other->turn];
  int              opposite = side ^ 2;
  int              their_first = other->first;

  if (face->edge[side] == RULES_EDGE_NONE)
    {
      /* An abbey closes what points at it and joins nothing (A3). */
      if (facing->edge[opposite] >= RULES_EDGE_ROAD)
        pos->segment[rules_forest_find (pos, their_first + facing->side[opposite])].open--;
      return;
    }

  if (face->edge[side] != RULES_EDGE_FIELD)
    join (pos, first + face->side[side], their_first + facing->side[opposite], 2);
  if (face->edge[side] != RULES_EDGE_CITY)
    {
      /* Going clockwise round both tiles, the halves of a shared side meet crosswise. */
      int left = face->half[2 * side], right = face->half[2 * side + 1];
      int their_left = facing->half[2 * opposite + 1], their_right = facing->half[2 * opposite];

      join_fields (pos, first + left, their_first + their_left);
      if (left != right || their_left != their_right)
        join_fields (pos, first + right, their_first + their_right);
    }
}

/* The table ends on this side of the tile just laid (H8), and may close what points at its edge (H9). */
static void
close_at_edge (const RulesSetup *setup,
               RulesPosition    *pos,
               const RulesFace  *face,
               int               first,
               int               side)
{
  if (setup->value[RULES_SWITCH_TABLE_CLOSES] && face->edge[side] >= RULES_EDGE_ROAD)
    pos->segment[rules_forest_find (pos, first + face->side[side])].open--;
}

/* Makes the segments of a tile out of its type's stamp. */
static void
add_segments (const RulesSetup *setup,
              RulesPosition    *pos,
              int               type)
{
  const RulesTileSet  *tiles = setup->tiles;
  const RulesTileType *what = &tiles->type[type];
  int                  first = pos->n_segments;

  for (int i = 0; i < what->n_segments; i++)
    {
      RulesSegment *segment = &pos->segment[first + i];

      pos->tile_of[first + i] = (uint8_t) (pos->n_tiles - 1);
      *segment = tiles->stamp[type][i];
      segment->parent = (uint16_t) (segment->parent + first);
      if (what->segment[i].feature == RULES_FIELD)
        segment->cities <<= pos->n_cities % RULES_MAX_CITIES; /* none to push when all cities are there */
      else if (tiles->multi[type])
        segment->multi = 1u << pos->n_multi;
    }
  if (tiles->n_cities[type] > 0)
    for (int i = 0; i < what->n_segments; i++)
      if (what->segment[i].feature == RULES_CITY)
        pos->city[pos->n_cities++] = (uint16_t) (first + i);
  pos->n_multi = (uint8_t) (pos->n_multi + tiles->multi[type]);
  pos->n_segments = (uint16_t) (pos->n_segments + what->n_segments);
}

/* The tile is a neighbour of the unfinished monasteries round it, and may bring one of its own (B11). */
static void
count_for_monasteries (const RulesSetup *setup,
                       RulesPosition    *pos,
                       const RulesTile  *tile)
{
  int own = setup->tiles->monastery[tile->type];

  for (int i = 0; i < pos->n_monasteries; i++)
    {
      const RulesTile *other = &pos->tile[pos->monastery[i]];

      if ((unsigned) (other->x - tile->x + 1) <= 2 && (unsigned) (other->y - tile->y + 1) <= 2)
        pos->segment[other->first + setup->tiles->monastery[other->type]].tiles++;
    }
  if (own == RULES_NO_SEGMENT)
    return;
  for (int i = 0; i < 8; i++)
    {
      int x = tile->x + rules_step_x[i], y = tile->y + rules_step_y[i];

      if (rules_position_tile_at (pos, x, y) >= 0 ||
          (setup->value[RULES_SWITCH_TABLE_CLOSES] && !rules_setup_on_table (setup, x, y)))
        pos->segment[tile->first + own].tiles++;
    }
  pos->monastery[pos->n_monasteries++] = (uint8_t) (tile - pos->tile);
}

static void
remove_space (RulesPosition *pos,
              int            space)
{
  int last = --pos->n_spaces;

  if (space != last)
    {
      /* The last one moves into the gap; its slot is found while it is still where that slot says. */
      pos->slot[find_slot (pos, pos->space[last].x, pos->space[last].y)] = (uint16_t) (SLOT_SPACE + space);
      pos->space[space] = pos->space[last];
      pos->pattern[space] = pos->pattern[last];
    }
  pos->space[last] = (RulesSpace){ 0, 0 };
  pos->pattern[last] = 0;
}

/* The features that meet at the place of a new tile, each once: at most two fields and a road, or a city, per side.
 * Reading must not shorten ways in the forest: a position is the same whether somebody listens or not. */
typedef struct
{
  int n;
  int root[12];
} Meeting;

static void
meet (const RulesPosition *pos,
      Meeting             *meeting,
      int                  segment)
{
  int root = rules_feature_root (pos, segment);

  for (int i = 0; i < meeting->n; i++)
    if (meeting->root[i] == root)
      return;
  meeting->root[meeting->n++] = root;
}

/* Has to be asked before the tile joins them. */
static void
find_meeting (const RulesSetup    *setup,
              const RulesPosition *pos,
              const RulesFace     *face,
              int                  x,
              int                  y,
              Meeting             *meeting)
{
  for (int side = 0; side < 4; side++)
    {
      int neighbour = rules_position_tile_at (pos, x + rules_step_x[side], y + rules_step_y[side]);
      int opposite = side ^ 2;

      if (neighbour < 0)
        continue;
      const RulesTile *other = &pos->tile[neighbour];
      const RulesFace *facing = &setup->tiles->face[other->type][other->turn];

      if (face->edge[side] >= RULES_EDGE_ROAD)
        meet (pos, meeting, other->first + facing->side[opposite]);
      if (face->edge[side] == RULES_EDGE_FIELD || face->edge[side] == RULES_EDGE_ROAD)
        {
          meet (pos, meeting, other->first + facing->half[2 * opposite]);
          meet (pos, meeting, other->first + facing->half[2 * opposite + 1]);
        }
    }
}

/* Tells which of the features that met the new tile has linked, for whoever listens (B7). Two of its segments can have
 * had a part in one link, as two roads at a crossing that a loop leads back to: it is told once. */
static void
report_joins (const RulesSetup    *setup,
              const RulesPosition *pos,
              const RulesTile     *tile,
              const Meeting       *meeting,
              RulesEvents         *events)
{
  uint64_t told[(RULES_MAX_SEGMENTS + 63) / 64] = { 0 };

  for (int segment = tile->first; segment < pos->n_segments; segment++)
    {
      int         root = rules_feature_root (pos, segment);
      int         n = 0;
      RulesEvent *event;

      for (int i = 0; i < meeting->n; i++)
        n += rules_feature_root (pos, meeting->root[i]) == root;
      if (n < 2 || told[root / 64] >> root % 64 & 1)
        continue;
      told[root / 64] |= UINT64_C (1) << root % 64;
      event = rules_events_add (events, RULES_EVENT_JOINED, pos->player);
      event->feature = setup->tiles->type[tile->type].segment[segment - tile->first].feature;
      event->amount = (uint8_t) n;
      event->segment = (uint16_t) segment;
      event->x = tile->x;
      event->y = tile->y;
    }
}

void
rules_board_lay (const RulesSetup *setup,
                 RulesPosition    *pos,
                 int               space,
                 int               type,
                 RulesTurn         turn,
                 RulesEvents      *events)
{
  const RulesFace *face = &setup->tiles->face[type][turn];
  int              x = pos->space[space].x, y = pos->space[space].y;
  int              number = pos->n_tiles;
  RulesTile       *tile = &pos->tile[number];
  int              first = pos->n_segments;
  uint16_t        *slot = &pos->slot[find_slot (pos, x, y)];
  Meeting          meeting;

  meeting.n = 0;
  if (events != NULL)
    find_meeting (setup, pos, face, x, y, &meeting);

  /* The slot changes hands before the space goes, which may move another space into its number. */
  *tile = (RulesTile){ (int8_t) x, (int8_t) y, (uint8_t) type, turn, (uint16_t) first };
  *slot = (uint16_t) (SLOT_TILE + number);
  pos->n_tiles++;
  pos->n_holes = (uint8_t) (pos->n_holes - rules_pattern_is_hole (pos->pattern[space]));
  remove_space (pos, space);
  add_segments (setup, pos, type);

  for (int side = 0; side < 4; side++)
    {
      int beyond_x = x + rules_step_x[side], beyond_y = y + rules_step_y[side];
      int at = find_slot (pos, beyond_x, beyond_y);
      int what = pos->slot[at];

      if (what == SLOT_EMPTY)
        {
          int added = pos->n_spaces;

          if (setup->value[RULES_SWITCH_TABLE] != 0 && !rules_setup_on_table (setup, beyond_x, beyond_y))
            {
              close_at_edge (setup, pos, face, first, side);
              continue;
            }
          pos->n_spaces++;

          pos->space[added] = (RulesSpace){ (int8_t) beyond_x, (int8_t) beyond_y };
          pos->pattern[added] = face->pattern[side];
          pos->slot[at] = (uint16_t) (SLOT_SPACE + added);
        }
      else if (what >= SLOT_SPACE)
        {
          pos->pattern[what - SLOT_SPACE] |= face->pattern[side];
          pos->n_holes = (uint8_t) (pos->n_holes + rules_pattern_is_hole (pos->pattern[what - SLOT_SPACE]));
        }
      else
        join_side (setup, pos, face, first, side, what - SLOT_TILE);
    }
  count_for_monasteries (setup, pos, tile);

  /* The figure and scoring steps ask for these roots at once. */
  for (int i = first; i < pos->n_segments; i++)
    pos->segment[i].parent = (uint16_t) rules_forest_find (pos, i);
  if (events != NULL)
    report_joins (setup, pos, tile, &meeting, events);
}

void
rules_board_start (const RulesSetup *setup,
                   RulesPosition    *pos)
{
  /* One space in the middle, which nothing surrounds: the start tile fits there (B1), or whatever is drawn first (H4). */
  pos->n_spaces = 1;
  pos->slot[find_slot (pos, 0, 0)] = SLOT_SPACE;
  if (!setup->value[RULES_SWITCH_BAG])
    rules_board_lay (setup, pos, 0, setup->tiles->set[setup->set].start, 0, NULL);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Flood fill over half-edges. Each question walks the whole board: the members of a feature serve as the
 * queue of the walk that finds them, and every total is then counted over the members, with nothing kept
 * from one question to the next. */

#include "ref-features.h"

#include <assert.h>
#include <string.h>

const RefFeature *
ref_features_of (const RefFeatures *all,
                 int                tile,
                 int                segment)
{
  /* Events that are about no segment ask for one all the same. */
  static const RefFeature nothing;
  int                     label = all->labels[tile][segment];

  return label == 0 ? &nothing : &all->features[label - 1];
}

static void
add_member (RefFeatures *all,
            RefFeature  *feature,
            int          tile,
            int          segment)
{
  if (all->labels[tile][segment] != 0)
    return;
  all->labels[tile][segment] = (short) (1 + (feature - all->features));
  all->members[all->n_members++] = (RefMember){ (short) tile, (short) segment };
  feature->n_members++;
}

/* The half-edge of the neighbour that lies against this one: n1 against s2, n2 against s1, and so on. */
static int
facing_half (int half)
{
  return half % 2 == 0 ? (half + 5) % 8 : (half + 3) % 8;
}

/* H9: a space beyond the edge of a table that closes what points at it. */
static bool
is_closed_off (const RefGame *game,
               int            x,
               int            y)
{
  return game->rules.table_closes && !ref_game_on_table (game, x, y);
}

/* Adds every segment that meets this one across an edge, and counts the half-edges that nothing closes. An abbey
 * closes and joins nothing (A3). */
static int
join_neighbours (RefFeatures   *all,
                 RefFeature    *feature,
                 const RefGame *game,
                 RefMember      member)
{
  static const int  step_x[4] = { 0, 1, 0, -1 };
  static const int  step_y[4] = { -1, 0, 1, 0 };
  const RefTile    *tile = &game->tiles[member.tile];
  const RefSegment *segment = &ref_game_type (game, member.tile)->segments[member.segment];
  int               n_open = 0;

  for (int half = 0; half < 8; half++)
    {
      int own = (half + 8 - 2 * tile->turn) % 8;
      int x = tile->x + step_x[half / 2];
      int y = tile->y + step_y[half / 2];
      int neighbour, other;

      if ((segment->halves & (1u << own)) == 0)
        continue;
      neighbour = ref_game_tile_at (game, x, y);
      if (neighbour < 0)
        {
          n_open += !is_closed_off (game, x, y);
          continue;
        }
      other = ref_game_segment_at (game, neighbour, feature->kind, facing_half (half));
      if (other >= 0)
        add_member (all, feature, neighbour, other);
      else
        assert (ref_game_edge (ref_game_type (game, neighbour), 0, 0) == '-');
    }
  return n_open;
}

/* B11: the empty ones among the eight spaces around a monastery; the edge of a closing table stands for tiles (H9). */
static int
empty_around (const RefGame *game,
              const RefTile *tile)
{
  int n = 0;

  for (int y = tile->y - 1; y <= tile->y + 1; y++)
    for (int x = tile->x - 1; x <= tile->x + 1; x++)
      n += ref_game_tile_at (game, x, y) < 0 && !is_closed_off (game, x, y);
  return n;
}

static void
find_feature (RefFeatures   *all,
              const RefGame *game,
              int            tile,
              int            segment)
{
  RefFeature *feature = &all->features[all->n_features++];
  int         n_open = 0;

  memset (feature, 0, sizeof *feature);
  feature->kind = ref_game_type (game, tile)->segments[segment].kind;
  feature->first = all->n_members;
  add_member (all, feature, tile, segment);
  for (int i = 0; i < feature->n_members; i++)
    n_open += join_neighbours (all, feature, game, all->members[feature->first + i]);
  switch (feature->kind)
    {
    case REF_CITY:
    case REF_ROAD:
      feature->open = n_open / 2;
      feature->complete = feature->open == 0;
      break;
    case REF_MONASTERY:
      feature->open = empty_around (game, &game->tiles[tile]);
      feature->complete = feature->open == 0;
      break;
    case REF_FIELD:
      break;
    }
}

const RefFeature *
ref_features_find_one (RefFeatures   *all,
                       const RefGame *game,
                       int            tile,
                       int            segment)
{
  all->n_features = 0;
  all->n_members = 0;
  memset (all->labels, 0, sizeof all->labels);
  find_feature (all, game, tile, segment);
  return &all->features[0];
}

static void
count_tiles (RefFeatures   *all,
             RefFeature    *feature,
             const RefGame *game)
{
  bool seen[REF_MAX_TILES] = { false };

  for (int i = feature->first; i < feature->first + feature->n_members; i++)
    {
      RefMember member = all->members[i];

      feature->n_tiles += !seen[member.tile];
      seen[member.tile] = true;
      feature->shields += ref_game_type (game, member.tile)->segments[member.segment].shields;
    }
}

/* A mayor is as strong as the city has coats of arms (A5). Barns have no strength. */
static void
count_figure (RefFeature      *feature,
              const RefFigure *figure)
{
  feature->n_figures++;
  if (figure->kind == REF_BARN)
    {
      feature->barns[figure->owner]++;
      return;
    }
  feature->n_meeples++;
  feature->present[figure->owner] = true;
  feature->strengths[figure->owner] += figure->kind == REF_MAYOR ? feature->shields : 1;
}

void
ref_features_count_figures (RefFeatures   *all,
                            const RefGame *game)
{
  for (int i = 0; i < all->n_features; i++)
    {
      RefFeature *feature = &all->features[i];

      feature->n_figures = 0;
      feature->n_meeples = 0;
      for (int player = 0; player < REF_MAX_PLAYERS; player++)
        {
          feature->strengths[player] = 0;
          feature->present[player] = false;
          feature->barns[player] = 0;
        }
    }
  for (int i = 0; i < game->n_figures; i++)
    {
      const RefFigure *figure = &game->figures[i];

      count_figure (&all->features[all->labels[figure->tile][figure->segment] - 1], figure);
    }
}

static void
count_cities (RefFeatures   *all,
              RefFeature    *field,
              const RefGame *game)
{
  int seen[REF_MAX_SEGMENTS * REF_MAX_TILES];
  int n_seen = 0;

  for (int i = field->first; i < field->first + field->n_members; i++)
    {
      RefMember         member = all->members[i];
      const RefSegment *segment = &ref_game_type (game, member.tile)->segments[member.segment];

      for (int city = 0; city < REF_MAX_SEGMENTS; city++)
        {
          int label, other;

          if ((segment->cities & (1u << city)) == 0)
            continue;
          label = all->labels[member.tile][city] - 1;
          for (other = 0; other < n_seen && seen[other] != label; other++)
            ;
          if (other < n_seen || !all->features[label].complete)
            continue;
          seen[n_seen++] = label;
          field->n_cities++;
        }
    }
}

void
ref_features_find (RefFeatures   *all,
                   const RefGame *game)
{
  all->n_features = 0;
  all->n_members = 0;
  memset (all->labels, 0, sizeof all->labels);
  for (int tile = 0; tile < game->n_tiles; tile++)
    for (int segment = 0; segment < ref_game_type (game, tile)->n_segments; segment++)
      if (all->labels[tile][segment] == 0)
        find_feature (all, game, tile, segment);
  for (int i = 0; i < all->n_features; i++)
    {
      count_tiles (all, &all->features[i], game);
      if (all->features[i].kind == REF_FIELD)
        count_cities (all, &all->features[i], game);
    }
  ref_features_count_figures (all, game);
}

int
ref_feature_points (const RefFeature *feature,
                    const RefRules   *rules)
{
  if (!feature->complete && rules->incomplete_nothing && feature->kind != REF_FIELD)
    return 0;
  switch (feature->kind)
    {
    case REF_ROAD:
      return feature->n_tiles;
    case REF_CITY:
      if (!feature->complete)
        return feature->n_tiles + feature->shields;
      if (feature->n_tiles == 2 && rules->tiny_city)
        return 2 + feature->shields;
      return 2 * (feature->n_tiles + feature->shields);
    case REF_MONASTERY:
      return 9 - feature->open;
    default:
      return 3 * feature->n_cities;
    }
}

unsigned
ref_feature_winners (const RefFeature *feature)
{
  int      greatest = 0;
  unsigned winners = 0;

  for (int player = 0; player < REF_MAX_PLAYERS; player++)
    if (feature->strengths[player] > greatest)
      greatest = feature->strengths[player];
  for (int player = 0; greatest > 0 && player < REF_MAX_PLAYERS; player++)
    if (feature->strengths[player] == greatest)
      winners |= 1u << player;
  return winners;
}

bool
ref_figure_suits (RefFigureKind figure,
                  RefKind       kind)
{
  switch (figure)
    {
    case REF_MEEPLE:
      return true;
    case REF_MAYOR:
      return kind == REF_CITY;
    case REF_WAGON:
      return kind != REF_FIELD;
    default:
      return false;
    }
}

unsigned
ref_features_spots (const RefFeatures *all,
                    const RefGame     *game,
                    int                player,
                    RefFigureKind      kind)
{
  int            tile = game->n_tiles - 1;
  const RefType *type = ref_game_type (game, tile);
  unsigned       spots = 0;

  if (game->supplies[player][kind] == 0)
    return 0;
  for (int i = 0; i < type->n_segments; i++)
    {
      RefKind of = type->segments[i].kind;

      if (!ref_figure_suits (kind, of) || (of == REF_FIELD && !game->rules.farmers))
        continue;
      if (ref_features_of (all, tile, i)->n_figures == 0)
        spots |= 1u << i;
    }
  return spots;
}

bool
ref_features_barn_may_stand (const RefFeatures *all,
                             const RefGame     *game,
                             int                x,
                             int                y)
{
  int               field = ref_game_corner_field (game, x, y);
  const RefFeature *feature;

  if (field < 0)
    return false;
  feature = ref_features_of (all, game->n_tiles - 1, field);
  return game->rules.barn_joins_barn || feature->n_figures == feature->n_meeples;
}

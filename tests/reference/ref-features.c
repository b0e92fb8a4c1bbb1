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
  return &all->features[all->labels[tile][segment] - 1];
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

static int
neighbour_across (const RefGame *game,
                  const RefTile *tile,
                  int            half)
{
  switch (half / 2)
    {
    case 0:
      return ref_game_tile_at (game, tile->x, tile->y - 1);
    case 1:
      return ref_game_tile_at (game, tile->x + 1, tile->y);
    case 2:
      return ref_game_tile_at (game, tile->x, tile->y + 1);
    default:
      return ref_game_tile_at (game, tile->x - 1, tile->y);
    }
}

/* Adds every segment that meets this one across an edge, and counts the half-edges where none does. */
static int
join_neighbours (RefFeatures   *all,
                 RefFeature    *feature,
                 const RefGame *game,
                 RefMember      member)
{
  const RefTile    *tile = &game->tiles[member.tile];
  const RefSegment *segment = &ref_game_type (game, member.tile)->segments[member.segment];
  int               n_open = 0;

  for (int half = 0; half < 8; half++)
    {
      int own = (half + 8 - 2 * tile->turn) % 8;
      int neighbour, other;

      if ((segment->halves & (1u << own)) == 0)
        continue;
      neighbour = neighbour_across (game, tile, half);
      if (neighbour < 0)
        {
          n_open++;
          continue;
        }
      other = ref_game_segment_at (game, neighbour, feature->kind, facing_half (half));
      assert (other >= 0);
      add_member (all, feature, neighbour, other);
    }
  return n_open;
}

/* B11: the empty ones among the eight spaces around a monastery. */
static int
empty_around (const RefGame *game,
              const RefTile *tile)
{
  int n = 0;

  for (int y = tile->y - 1; y <= tile->y + 1; y++)
    for (int x = tile->x - 1; x <= tile->x + 1; x++)
      n += ref_game_tile_at (game, x, y) < 0;
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

static void
count_figures (RefFeatures   *all,
               const RefGame *game)
{
  for (int i = 0; i < game->n_figures; i++)
    {
      const RefFigure *figure = &game->figures[i];
      RefFeature      *feature = &all->features[all->labels[figure->tile][figure->segment] - 1];

      feature->n_figures++;
      feature->strengths[figure->owner]++;
    }
}

static void
count_cities (RefFeatures   *all,
              RefFeature    *field,
              const RefGame *game)
{
  bool seen[REF_MAX_MEMBERS] = { false };

  for (int i = field->first; i < field->first + field->n_members; i++)
    {
      RefMember         member = all->members[i];
      const RefSegment *segment = &ref_game_type (game, member.tile)->segments[member.segment];

      for (int city = 0; city < REF_MAX_SEGMENTS; city++)
        {
          int label;

          if ((segment->cities & (1u << city)) == 0)
            continue;
          label = all->labels[member.tile][city] - 1;
          field->n_cities += all->features[label].complete && !seen[label];
          seen[label] = true;
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
  count_figures (all, game);
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
    if (ref_features_of (all, tile, i)->n_figures == 0 && (type->segments[i].kind != REF_FIELD || game->rules.farmers))
      spots |= 1u << i;
  return spots;
}

/* B12: the leaders take all the points each. */
static RefPayment
pay (const RefGame     *game,
     const RefFeatures *all,
     const RefFeature  *feature,
     int                scores[REF_MAX_PLAYERS])
{
  RefPayment payment = {
    .kind = feature->kind,
    .member = all->members[feature->first],
    .points = ref_feature_points (feature, &game->rules),
    .winners = ref_feature_winners (feature),
  };

  for (int player = 0; player < REF_MAX_PLAYERS; player++)
    if ((payment.winners & (1u << player)) != 0)
      scores[player] += payment.points;
  return payment;
}

/* B13: everyone's figures go back, winners' and losers' alike. */
static void
return_figures (RefGame           *game,
                const RefFeatures *all,
                const RefFeature  *feature)
{
  int kept = 0;

  for (int i = 0; i < game->n_figures; i++)
    {
      RefFigure figure = game->figures[i];

      if (ref_features_of (all, figure.tile, figure.segment) == feature)
        game->supplies[figure.owner][figure.kind]++;
      else
        game->figures[kept++] = figure;
    }
  game->n_figures = kept;
}

bool
ref_game_score_completed (RefGame           *game,
                          const RefFeatures *all,
                          RefPayments       *payments)
{
  bool good = true;

  payments->n = 0;
  for (int i = 0; i < all->n_features; i++)
    {
      const RefFeature *feature = &all->features[i];

      if (!feature->complete || feature->n_figures == 0)
        continue;
      payments->items[payments->n++] = pay (game, all, feature, game->scores);
      return_figures (game, all, feature);
      for (int m = feature->first; m < feature->first + feature->n_members; m++)
        {
          bool *paid = &game->paid[all->members[m].tile][all->members[m].segment];

          good = good && !*paid;
          *paid = true;
        }
    }
  return good;
}

void
ref_game_score_final (RefGame           *game,
                      const RefFeatures *all,
                      RefPayments       *payments)
{
  payments->n = 0;
  for (int i = 0; i < all->n_features; i++)
    if (all->features[i].n_figures > 0)
      payments->items[payments->n++] = pay (game, all, &all->features[i], game->scores);
}

void
ref_game_final_scores (const RefGame     *game,
                       const RefFeatures *all,
                       int                scores[REF_MAX_PLAYERS])
{
  memcpy (scores, game->scores, sizeof game->scores);
  for (int i = 0; i < all->n_features; i++)
    if (all->features[i].n_figures > 0)
      pay (game, all, &all->features[i], scores);
}

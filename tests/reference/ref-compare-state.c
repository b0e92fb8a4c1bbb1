/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine's position against the reference's table: tiles, features, figures, points. */

#include "ref-compare-private.h"

#include "rules-feature.h"

#include <string.h>

static bool
same_tiles (RefMirror           *mirror,
            const RulesPosition *pos)
{
  const RefGame *game = &mirror->game;
  int            n_pile[REF_MAX_TYPES] = { 0 };
  int            n_discarded = 0;

  if (pos->n_tiles != game->n_tiles)
    return ref_mirror_differ (mirror, "%d tiles lie, in the reference %d", pos->n_tiles, game->n_tiles);
  for (int i = 0; i < game->n_tiles; i++)
    {
      const RulesTile *ours = &pos->tile[i];
      const RefTile   *theirs = &game->tiles[i];

      if (mirror->match->types[ours->type] != theirs->type || ours->x != theirs->x || ours->y != theirs->y ||
          ours->turn != theirs->turn || rules_position_tile_at (pos, theirs->x, theirs->y) != i)
        return ref_mirror_differ (mirror, "tile %d lies at %d,%d turned %d, in the reference at %d,%d turned %d",
                                  i, ours->x, ours->y, ours->turn, theirs->x, theirs->y, theirs->turn);
    }
  for (int type = 0; type < game->table->n_types; type++)
    n_discarded += game->discarded[type];
  if (pos->n_discarded != n_discarded)
    return ref_mirror_differ (mirror, "%d tiles were removed, in the reference %d", pos->n_discarded, n_discarded);
  /* B4: what the counter counts is exactly what can still be drawn. */
  for (int i = 0; i < pos->n_pile; i++)
    n_pile[mirror->match->types[pos->pile[i]]]++;
  if (mirror->phase == RULES_PHASE_PLACE)
    n_pile[mirror->hand]++;
  for (int type = 0; type < game->table->n_types; type++)
    if (n_pile[type] != game->remaining[type])
      return ref_mirror_differ (mirror, "%d tiles of %s are to come, in the reference %d", n_pile[type],
                                game->table->types[type].name, game->remaining[type]);
  return true;
}

static bool
same_feature (RefMirror           *mirror,
              const RulesPosition *pos,
              int                  segment,
              const RefFeature    *theirs)
{
  const char      *name = ref_kind_name (theirs->kind);
  RulesFeatureInfo ours;
  int              tiles = theirs->kind == REF_MONASTERY ? 9 - theirs->open : theirs->n_tiles;

  rules_feature_describe (mirror->setup, pos, segment, &ours);
  if (strcmp (rules_feature_name (ours.feature), name) != 0 ||
      rules_feature_kind (mirror->setup, pos, segment) != ours.feature)
    return ref_mirror_differ (mirror, "segment %d is a %s, in the reference a %s", segment,
                              rules_feature_name (ours.feature), name);
  if (theirs->kind != REF_FIELD && ours.tiles != tiles)
    return ref_mirror_differ (mirror, "%s of segment %d: %d tiles, in the reference %d", name, segment, ours.tiles, tiles);
  if (ours.shields != theirs->shields)
    return ref_mirror_differ (mirror, "%s of segment %d: %d coats of arms, in the reference %d", name, segment,
                              ours.shields, theirs->shields);
  if (ours.open != theirs->open || ours.complete != theirs->complete)
    return ref_mirror_differ (mirror, "%s of segment %d: %d open ends (complete %d), in the reference %d (%d)", name, segment,
                              ours.open, ours.complete, theirs->open, theirs->complete);
  if (ours.cities != theirs->n_cities)
    return ref_mirror_differ (mirror, "%s of segment %d: %d completed cities, in the reference %d", name, segment,
                              ours.cities, theirs->n_cities);
  if (ours.occupied != (theirs->n_figures > 0))
    return ref_mirror_differ (mirror, "%s of segment %d: occupied %d, in the reference %d figures", name, segment,
                              ours.occupied, theirs->n_figures);
  for (int player = 0; player < RULES_MAX_PLAYERS; player++)
    if (ours.strength[player] != theirs->strengths[player])
      return ref_mirror_differ (mirror, "%s of segment %d: strength %d of player %d, in the reference %d", name, segment,
                                ours.strength[player], player, theirs->strengths[player]);
  if (rules_feature_leaders (&ours) != ref_feature_winners (theirs))
    return ref_mirror_differ (mirror, "%s of segment %d: leaders %x, in the reference %x", name, segment,
                              rules_feature_leaders (&ours), ref_feature_winners (theirs));
  if (rules_feature_worth (mirror->setup, &ours, ours.complete) != ref_feature_points (theirs, &mirror->game.rules))
    return ref_mirror_differ (mirror, "%s of segment %d: worth %d, in the reference %d", name, segment,
                              rules_feature_worth (mirror->setup, &ours, ours.complete),
                              ref_feature_points (theirs, &mirror->game.rules));
  return true;
}

/* Two segments have one root exactly when they have one label. */
static bool
same_features (RefMirror           *mirror,
               const RulesPosition *pos)
{
  static const int  unknown = -1;
  int               root_of[REF_MAX_MEMBERS];
  const RefFeature *feature_of[RULES_MAX_SEGMENTS] = { NULL };

  for (int i = 0; i < mirror->now->n_features; i++)
    root_of[i] = unknown;
  if (pos->n_segments != mirror->now->n_members)
    return ref_mirror_differ (mirror, "%d segments, in the reference %d", pos->n_segments, mirror->now->n_members);
  for (int segment = 0; segment < pos->n_segments; segment++)
    {
      int               root = rules_feature_root (pos, segment);
      const RefFeature *feature = ref_mirror_feature (mirror, pos, segment);
      int              *known = &root_of[feature - mirror->now->features];

      if (*known == unknown && feature_of[root] == NULL)
        {
          if (!same_feature (mirror, pos, segment, feature))
            return false;
          *known = root;
          feature_of[root] = feature;
        }
      if (*known != root || feature_of[root] != feature)
        return ref_mirror_differ (mirror, "%s segment %d is joined otherwise than in the reference",
                                  ref_kind_name (feature->kind), segment);
      if (rules_position_segment_at (mirror->setup, pos, rules_position_tile_of (pos, segment),
                                     rules_position_spot_of (mirror->setup, pos, segment)) != segment)
        return ref_mirror_differ (mirror, "segment %d is not found by its own name", segment);
    }
  return true;
}

static bool
same_figures (RefMirror           *mirror,
              const RulesPosition *pos)
{
  const RefGame *game = &mirror->game;
  bool           found[REF_MAX_FIGURES] = { false };

  if (pos->n_figures != game->n_figures)
    return ref_mirror_differ (mirror, "%d figures stand, in the reference %d", pos->n_figures, game->n_figures);
  for (int i = 0; i < pos->n_figures; i++)
    {
      const RulesStanding *ours = &pos->figure[i];
      RefMember            where = ref_mirror_member (mirror, pos, ours->segment);
      int                  other;

      for (other = 0; other < game->n_figures; other++)
        if (!found[other] && game->figures[other].owner == ours->player && ours->figure == RULES_MEEPLE &&
            game->figures[other].tile == where.tile && game->figures[other].segment == where.segment)
          break;
      if (other == game->n_figures)
        return ref_mirror_differ (mirror, "a %s of player %d on segment %d is not in the reference",
                                  rules_figure_name (ours->figure), ours->player, ours->segment);
      found[other] = true;
    }
  /* Figures are conserved: what is not on the board is in the supply. */
  for (int player = 0; player < mirror->setup->n_players; player++)
    {
      int out = 0;

      for (int i = 0; i < pos->n_figures; i++)
        out += pos->figure[i].player == player;
      if (pos->supply[player][RULES_MEEPLE] != game->supplies[player][REF_MEEPLE] ||
          pos->supply[player][RULES_MEEPLE] + out != mirror->setup->supply[player][RULES_MEEPLE])
        return ref_mirror_differ (mirror, "player %d has %d meeples and %d on the board, in the reference %d", player,
                                  pos->supply[player][RULES_MEEPLE], out, game->supplies[player][REF_MEEPLE]);
    }
  return true;
}

static bool
same_scores (RefMirror           *mirror,
             const RulesPosition *pos)
{
  int ours[RULES_MAX_PLAYERS], theirs[REF_MAX_PLAYERS];

  for (int player = 0; player < mirror->setup->n_players; player++)
    if (pos->score[player] != mirror->game.scores[player])
      return ref_mirror_differ (mirror, "player %d has %d points, in the reference %d", player, pos->score[player],
                                mirror->game.scores[player]);
  rules_scores_if_over (mirror->setup, pos, ours);
  if (mirror->phase == RULES_PHASE_OVER)
    memcpy (theirs, mirror->game.scores, sizeof theirs);
  else
    ref_game_final_scores (&mirror->game, mirror->now, theirs);
  for (int player = 0; player < mirror->setup->n_players; player++)
    if (ours[player] != theirs[player])
      return ref_mirror_differ (mirror, "player %d would end with %d points, in the reference with %d", player,
                                ours[player], theirs[player]);
  return true;
}

bool
ref_mirror_state (RefMirror           *mirror,
                  const RulesPosition *pos)
{
  if (pos->phase != mirror->phase)
    return ref_mirror_differ (mirror, "the phase is %s, in the reference %s", rules_phase_name (pos->phase),
                              rules_phase_name (mirror->phase));
  if (pos->player != mirror->player || pos->actor != mirror->player)
    return ref_mirror_differ (mirror, "it is the turn of player %d (actor %d), in the reference of %d", pos->player,
                              pos->actor, mirror->player);
  if (pos->turn_number != mirror->turn_number)
    return ref_mirror_differ (mirror, "it is turn %d, in the reference %d", pos->turn_number, mirror->turn_number);
  return same_tiles (mirror, pos) && same_features (mirror, pos) && same_figures (mirror, pos) &&
         same_scores (mirror, pos);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The engine's features against those that the reference found on the board. */

#include "ref-compare-private.h"

#include "rules-feature.h"

#include <string.h>

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
    else if (ours.present[player] != theirs->present[player] || ours.barns[player] != theirs->barns[player])
      return ref_mirror_differ (mirror, "%s of segment %d: player %d present %d with %d barns, in the reference %d with %d",
                                name, segment, player, ours.present[player], ours.barns[player], theirs->present[player],
                                theirs->barns[player]);
  if (rules_feature_leaders (&ours) != ref_feature_winners (theirs))
    return ref_mirror_differ (mirror, "%s of segment %d: leaders %x, in the reference %x", name, segment,
                              rules_feature_leaders (&ours), ref_feature_winners (theirs));
  if (rules_feature_worth (mirror->setup, &ours, ours.complete) != ref_feature_points (theirs, &mirror->play.game.rules))
    return ref_mirror_differ (mirror, "%s of segment %d: worth %d, in the reference %d", name, segment,
                              rules_feature_worth (mirror->setup, &ours, ours.complete),
                              ref_feature_points (theirs, &mirror->play.game.rules));
  return true;
}

/* Two segments have one root exactly when they have one label. */
bool
ref_mirror_features (RefMirror           *mirror,
                     const RulesPosition *pos)
{
  static const int  unknown = -1;
  int               root_of[REF_MAX_MEMBERS];
  const RefFeature *feature_of[RULES_MAX_SEGMENTS] = { NULL };

  for (int i = 0; i < mirror->play.now->n_features; i++)
    root_of[i] = unknown;
  if (pos->n_segments != mirror->play.now->n_members)
    return ref_mirror_differ (mirror, "%d segments, in the reference %d", pos->n_segments, mirror->play.now->n_members);
  for (int segment = 0; segment < pos->n_segments; segment++)
    {
      int               root = rules_feature_root (pos, segment);
      const RefFeature *feature = ref_mirror_feature (mirror, pos, segment);
      int              *known = &root_of[feature - mirror->play.now->features];

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

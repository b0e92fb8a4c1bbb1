/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the engine says has happened, against what the reference saw happen: each event must be true, none may come
 * twice and none may be missing. */

#include "ref-compare-private.h"

#include <string.h>

static int
count_events (const RulesEvents *events,
              RulesEventKind     kind,
              bool               final)
{
  int n = 0;

  for (int i = 0; i < events->n; i++)
    n += events->event[i].kind == kind && events->event[i].final == final;
  return n;
}

/* Whether the last tile is what the feature was waiting for: it is part of it, or lies beside the monastery. */
static bool
just_completed (const RefMirror  *mirror,
                const RefFeature *feature)
{
  const RefGame *game = &mirror->game;
  const RefTile *last = &game->tiles[game->n_tiles - 1];

  if (!feature->complete)
    return false;
  for (int i = feature->first; i < feature->first + feature->n_members; i++)
    {
      const RefTile *tile = &game->tiles[mirror->now->members[i].tile];
      int            dx = tile->x - last->x;
      int            dy = tile->y - last->y;

      if (tile == last || (feature->kind == REF_MONASTERY && dx * dx <= 1 && dy * dy <= 1))
        return true;
    }
  return false;
}

/* How many features of the board before came together in this one. */
static int
count_joined (const RefMirror  *mirror,
              const RefFeature *feature)
{
  bool seen[REF_MAX_MEMBERS] = { false };
  int  n = 0;

  for (int i = feature->first; i < feature->first + feature->n_members; i++)
    {
      RefMember member = mirror->now->members[i];
      int       label;

      if (member.tile == mirror->game.n_tiles - 1)
        continue;
      label = mirror->before->labels[member.tile][member.segment] - 1;
      n += !seen[label];
      seen[label] = true;
    }
  return n;
}

static bool
same_joined (RefMirror           *mirror,
             const RulesPosition *pos,
             const RulesEvents   *events)
{
  int n_expected = 0;

  for (int i = 0; i < mirror->now->n_features; i++)
    n_expected += count_joined (mirror, &mirror->now->features[i]) > 1;
  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];
      const RefFeature *feature;

      if (event->kind != RULES_EVENT_JOINED)
        continue;
      feature = ref_mirror_feature (mirror, pos, event->segment);
      if (strcmp (ref_kind_name (feature->kind), rules_feature_name (event->feature)) != 0 ||
          count_joined (mirror, feature) != event->amount)
        return ref_mirror_differ (mirror, "%d of %s joined, in the reference %d of %s", event->amount,
                                  rules_feature_name (event->feature), count_joined (mirror, feature),
                                  ref_kind_name (feature->kind));
      for (int j = 0; j < i; j++)
        if (events->event[j].kind == RULES_EVENT_JOINED &&
            ref_mirror_feature (mirror, pos, events->event[j].segment) == feature)
          return ref_mirror_differ (mirror, "one joining is told twice");
    }
  if (count_events (events, RULES_EVENT_JOINED, false) != n_expected)
    return ref_mirror_differ (mirror, "%d features were joined, in the reference %d",
                              count_events (events, RULES_EVENT_JOINED, false), n_expected);
  mirror->tally.joined += n_expected;
  return true;
}

bool
ref_mirror_placed (RefMirror           *mirror,
                   const RulesPosition *pos,
                   const RulesEvents   *events)
{
  const RefTile *last = &mirror->game.tiles[mirror->game.n_tiles - 1];
  bool           placed = false;

  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];

      if (event->kind != RULES_EVENT_PLACED)
        continue;
      if (placed || event->player != mirror->player || mirror->match->types[event->type] != last->type ||
          event->x != last->x || event->y != last->y || event->turn != last->turn)
        return ref_mirror_differ (mirror, "another tile is said to be laid");
      placed = true;
    }
  if (!placed)
    return ref_mirror_differ (mirror, "no tile is said to be laid");
  return same_joined (mirror, pos, events);
}

bool
ref_mirror_put (RefMirror           *mirror,
                const RulesPosition *pos,
                const RulesEvents   *events)
{
  bool expected = mirror->move.kind == RULES_MOVE_FIGURE;

  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];
      const RefFigure  *last;
      RefMember         where;

      if (event->kind != RULES_EVENT_FIGURE)
        continue;
      if (!expected)
        return ref_mirror_differ (mirror, "a figure is said to be put");
      last = &mirror->game.figures[mirror->game.n_figures - 1];
      where = ref_mirror_member (mirror, pos, event->segment);
      if (event->player != mirror->player || event->figure != RULES_MEEPLE || where.tile != last->tile ||
          where.segment != last->segment)
        return ref_mirror_differ (mirror, "another figure is said to be put");
      expected = false;
    }
  return !expected || ref_mirror_differ (mirror, "no figure is said to be put");
}

/* The parts of the points that an event carries. */
static bool
same_parts (RefMirror        *mirror,
            const RulesEvent *event,
            const RefFeature *feature)
{
  int tiles = feature->kind == REF_MONASTERY ? 9 - feature->open : feature->n_tiles;

  if (strcmp (ref_kind_name (feature->kind), rules_feature_name (event->feature)) != 0)
    return ref_mirror_differ (mirror, "%s of a %s, in the reference of a %s", rules_event_name (event->kind),
                              rules_feature_name (event->feature), ref_kind_name (feature->kind));
  if ((feature->kind != REF_FIELD && event->tiles != tiles) || event->shields != feature->shields ||
      event->cities != feature->n_cities)
    return ref_mirror_differ (mirror, "%s of a %s with %d tiles, %d coats of arms and %d cities, in the reference %d, %d, %d",
                              rules_event_name (event->kind), rules_feature_name (event->feature), event->tiles,
                              event->shields, event->cities, tiles, feature->shields, feature->n_cities);
  return true;
}

static bool
same_completed (RefMirror           *mirror,
                const RulesPosition *pos,
                const RulesEvents   *events)
{
  int n_expected = 0;

  for (int i = 0; i < mirror->now->n_features; i++)
    {
      const RefFeature *feature = &mirror->now->features[i];

      if (!just_completed (mirror, feature))
        continue;
      n_expected++;
      mirror->tally.paid += feature->n_figures > 0;
      mirror->tally.twice += feature->n_tiles < feature->n_members;
    }
  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];
      const RefFeature *feature;

      if (event->kind != RULES_EVENT_COMPLETED)
        continue;
      feature = ref_mirror_feature (mirror, pos, event->segment);
      if (!just_completed (mirror, feature))
        return ref_mirror_differ (mirror, "a %s is said to be completed now", ref_kind_name (feature->kind));
      if (!same_parts (mirror, event, feature))
        return false;
      for (int j = 0; j < i; j++)
        if (events->event[j].kind == RULES_EVENT_COMPLETED &&
            ref_mirror_feature (mirror, pos, events->event[j].segment) == feature)
          return ref_mirror_differ (mirror, "one completion is told twice");
    }
  if (count_events (events, RULES_EVENT_COMPLETED, false) != n_expected)
    return ref_mirror_differ (mirror, "%d features completed, in the reference %d",
                              count_events (events, RULES_EVENT_COMPLETED, false), n_expected);
  mirror->tally.completed += n_expected;
  return true;
}

/* B13: what was returned is what stood in the features that were paid. */
static bool
same_returned (RefMirror           *mirror,
               const RulesPosition *pos,
               const RulesEvents   *events,
               const RefPayments   *payments)
{
  int n_expected[REF_MAX_PLAYERS] = { 0 };

  for (int i = 0; i < payments->n; i++)
    {
      RefMember         member = payments->items[i].member;
      const RefFeature *feature = ref_features_of (mirror->now, member.tile, member.segment);

      for (int player = 0; player < REF_MAX_PLAYERS; player++)
        n_expected[player] += feature->strengths[player];
    }
  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];
      const RefFeature *feature;

      if (event->kind != RULES_EVENT_RETURNED)
        continue;
      feature = ref_mirror_feature (mirror, pos, event->segment);
      if (event->figure != RULES_MEEPLE || !feature->complete || feature->strengths[event->player] == 0)
        return ref_mirror_differ (mirror, "a figure of player %d is said to return from a %s where it was not",
                                  event->player, ref_kind_name (feature->kind));
      n_expected[event->player]--;
    }
  for (int player = 0; player < REF_MAX_PLAYERS; player++)
    if (n_expected[player] != 0)
      return ref_mirror_differ (mirror, "%d more figures of player %d return in the reference", n_expected[player], player);
  return true;
}

/* The payment for the feature that an event speaks of, or NULL. */
static const RefPayment *
find_payment (const RefMirror   *mirror,
              const RefPayments *payments,
              const RefFeature  *feature)
{
  for (int i = 0; i < payments->n; i++)
    if (ref_features_of (mirror->now, payments->items[i].member.tile, payments->items[i].member.segment) == feature)
      return &payments->items[i];
  return NULL;
}

static bool
same_scored (RefMirror           *mirror,
             const RulesPosition *pos,
             const RulesEvents   *events,
             const RefPayments   *payments,
             bool                 final)
{
  int n_expected = 0;

  for (int i = 0; i < payments->n; i++)
    {
      RefMember         member = payments->items[i].member;
      const RefFeature *feature = ref_features_of (mirror->now, member.tile, member.segment);
      int               n_winners = __builtin_popcount (payments->items[i].winners);

      n_expected += n_winners;
      if (n_winners == 1 && feature->n_figures > feature->strengths[__builtin_ctz (payments->items[i].winners)])
        {
          mirror->tally.contested++;
          mirror->tally.lost += !final;
        }
      mirror->tally.shared += n_winners > 1 && payments->items[i].points > 0;
      mirror->tally.fields += payments->items[i].kind == REF_FIELD && payments->items[i].points > 0;
    }
  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];
      const RefFeature *feature;
      const RefPayment *payment;

      if (event->kind != RULES_EVENT_SCORED || event->final != final)
        continue;
      feature = ref_mirror_feature (mirror, pos, event->segment);
      payment = find_payment (mirror, payments, feature);
      if (payment == NULL || (payment->winners & (1u << event->player)) == 0 || payment->points != event->points)
        return ref_mirror_differ (mirror, "player %d scores %d for a %s, in the reference %d", event->player, event->points,
                                  ref_kind_name (feature->kind), payment != NULL ? payment->points : 0);
      if (!same_parts (mirror, event, feature))
        return false;
      for (int player = 0; player < RULES_MAX_PLAYERS; player++)
        if (event->strength[player] != feature->strengths[player])
          return ref_mirror_differ (mirror, "strength %d of player %d when scored, in the reference %d",
                                    event->strength[player], player, feature->strengths[player]);
      for (int j = 0; j < i; j++)
        if (events->event[j].kind == RULES_EVENT_SCORED && events->event[j].player == event->player &&
            ref_mirror_feature (mirror, pos, events->event[j].segment) == feature)
          return ref_mirror_differ (mirror, "one scoring is told twice");
    }
  if (count_events (events, RULES_EVENT_SCORED, final) != n_expected)
    return ref_mirror_differ (mirror, "%d scorings, in the reference %d",
                              count_events (events, RULES_EVENT_SCORED, final), n_expected);
  return true;
}

bool
ref_mirror_scored (RefMirror           *mirror,
                   const RulesPosition *pos,
                   const RulesEvents   *events,
                   const RefPayments   *payments,
                   bool                 final)
{
  if (!same_scored (mirror, pos, events, payments, final))
    return false;
  return final || (same_completed (mirror, pos, events) && same_returned (mirror, pos, events, payments));
}

/* B4, B14: follows the drawing of the next tile, and sets the phase: a tile fits, or there is none left. */
bool
ref_mirror_draw (RefMirror         *mirror,
                 const RulesEvents *events)
{
  RefGame *game = &mirror->game;
  RefPlace places[REF_MAX_PLACES];

  mirror->hand = -1;
  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];
      int               type;

      if (event->kind != RULES_EVENT_DRAWN && event->kind != RULES_EVENT_DISCARDED)
        continue;
      type = mirror->match->types[event->type];
      if (event->player != mirror->player)
        return ref_mirror_differ (mirror, "player %d draws, in the reference player %d", event->player, mirror->player);
      if ((event->kind == RULES_EVENT_DRAWN) != (mirror->hand < 0) || game->remaining[type] == 0 ||
          (mirror->hand >= 0 && mirror->hand != type))
        return ref_mirror_differ (mirror, "%s of %s out of turn", rules_event_name (event->kind), game->table->types[type].name);
      mirror->hand = type;
      if (event->kind == RULES_EVENT_DRAWN)
        continue;
      if (ref_game_places (game, type, places) > 0)
        return ref_mirror_differ (mirror, "%s is removed, but fits", game->table->types[type].name);
      ref_game_discard (game, type);
      mirror->hand = -1;
      mirror->tally.discarded++;
    }
  if (mirror->hand < 0 && ref_game_remaining (game) > 0)
    return ref_mirror_differ (mirror, "nothing is drawn though %d tiles are left", ref_game_remaining (game));
  mirror->phase = mirror->hand < 0 ? RULES_PHASE_OVER : RULES_PHASE_PLACE;
  if (count_events (events, RULES_EVENT_OVER, false) != (mirror->phase == RULES_PHASE_OVER))
    return ref_mirror_differ (mirror, "the end is told %d times", count_events (events, RULES_EVENT_OVER, false));
  return true;
}

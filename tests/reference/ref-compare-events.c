/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the engine says has happened, against the reference's log: each event must be true, none may come twice and
 * none may be missing. Those of one scoring may come in any order, all others in the reference's. */

#include "ref-compare-private.h"

#include <string.h>

static const RefLogKind log_kinds[RULES_N_EVENTS] = {
  [RULES_EVENT_DRAWN] = REF_LOG_DRAWN,
  [RULES_EVENT_DISCARDED] = REF_LOG_DISCARDED,
  [RULES_EVENT_PLACED] = REF_LOG_PLACED,
  [RULES_EVENT_FIGURE] = REF_LOG_FIGURE,
  [RULES_EVENT_JOINED] = REF_LOG_JOINED,
  [RULES_EVENT_COMPLETED] = REF_LOG_COMPLETED,
  [RULES_EVENT_SCORED] = REF_LOG_SCORED,
  [RULES_EVENT_RETURNED] = REF_LOG_RETURNED,
  [RULES_EVENT_TURN] = REF_LOG_TURN,
  [RULES_EVENT_OVER] = REF_LOG_OVER,
  [RULES_EVENT_BARN] = REF_LOG_BARN,
  [RULES_EVENT_ROLLED] = REF_LOG_ROLLED,
  [RULES_EVENT_RECEIVED] = REF_LOG_RECEIVED,
  [RULES_EVENT_RESHUFFLED] = REF_LOG_RESHUFFLED,
  [RULES_EVENT_OPENED] = REF_LOG_OPENED,
  [RULES_EVENT_CHANGED] = REF_LOG_CHANGED,
  [RULES_EVENT_PUT_BACK] = REF_LOG_PUT_BACK,
  [RULES_EVENT_BONUS] = REF_LOG_BONUS,
  [RULES_EVENT_BID] = REF_LOG_BID,
  [RULES_EVENT_SOLD] = REF_LOG_SOLD,
};

static const RefReason reasons[] = {
  [RULES_SCORED_FEATURE] = REF_PAID_FEATURE,
  [RULES_SCORED_FARMERS] = REF_PAID_FARMERS,
  [RULES_SCORED_BARN] = REF_PAID_BARN,
  [RULES_SCORED_CASH_OUT] = REF_PAID_CASH,
  [RULES_SCORED_UNOPENED] = REF_PAID_UNOPENED,
};

static bool
is_in_order (RefLogKind kind)
{
  return kind != REF_LOG_JOINED && kind != REF_LOG_COMPLETED && kind != REF_LOG_SCORED && kind != REF_LOG_RETURNED;
}

/* Whether the event's place on the board is that very segment. */
static bool
is_member (const RefMirror     *mirror,
           const RulesPosition *pos,
           const RulesEvent    *event,
           RefMember            member)
{
  RefMember      where = ref_mirror_member (mirror, pos, event->segment);
  const RefTile *tile = &mirror->play.game.tiles[member.tile];

  if (where.tile != member.tile || where.segment != member.segment)
    return false;
  return event->kind == RULES_EVENT_BARN || (event->x == tile->x && event->y == tile->y);
}

static bool
is_of_kind (const RefMirror  *mirror,
            const RulesEvent *event,
            RefMember         member)
{
  RefKind kind = ref_features_of (mirror->play.now, member.tile, member.segment)->kind;

  return strcmp (ref_kind_name (kind), rules_feature_name (event->feature)) == 0;
}

/* The same feature, and the parts of its points. */
static bool
same_parts (const RefMirror     *mirror,
            const RulesPosition *pos,
            const RulesEvent    *event,
            const RefLogEntry   *entry)
{
  const RefFeature *feature = ref_features_of (mirror->play.now, entry->member.tile, entry->member.segment);
  const RefTile    *tile = &mirror->play.game.tiles[ref_mirror_member (mirror, pos, event->segment).tile];

  if (ref_mirror_feature (mirror, pos, event->segment) != feature || !is_of_kind (mirror, event, entry->member) ||
      event->x != tile->x || event->y != tile->y)
    return false;
  if (entry->kind == REF_LOG_SCORED && entry->reason == REF_PAID_CASH)
    return event->tiles == entry->amount;
  return (feature->kind == REF_FIELD || event->tiles == entry->tiles) && event->shields == entry->shields &&
         event->cities == entry->cities;
}

static bool
same_scored (const RefMirror     *mirror,
             const RulesPosition *pos,
             const RulesEvent    *event,
             const RefLogEntry   *entry)
{
  if (reasons[event->scored] != entry->reason || event->points != entry->points || event->final != entry->final)
    return false;
  if (entry->reason == REF_PAID_UNOPENED)
    return event->amount == entry->amount;
  for (int player = 0; player < RULES_MAX_PLAYERS; player++)
    if (event->strength[player] != entry->strengths[player])
      return false;
  return same_parts (mirror, pos, event, entry);
}

static bool
same_rolled (const RefMirror     *mirror,
             const RulesPosition *pos,
             const RulesEvent    *event,
             const RefLogEntry   *entry)
{
  const RefTile *from = &mirror->play.game.tiles[entry->from.tile];

  return event->figure == RULES_WAGON && event->from_x == from->x && event->from_y == from->y &&
         is_member (mirror, pos, event, entry->member) && is_of_kind (mirror, event, entry->member);
}

/* Whether that event tells of that entry. */
static bool
same_event (const RefMirror     *mirror,
            const RulesPosition *pos,
            const RulesEvent    *event,
            const RefLogEntry   *entry)
{
  const RefMatch *match = mirror->match;

  if (log_kinds[event->kind] != entry->kind || (entry->kind != REF_LOG_JOINED && event->player != entry->player))
    return false;
  switch (entry->kind)
    {
    case REF_LOG_DRAWN:
    case REF_LOG_DISCARDED:
    case REF_LOG_PUT_BACK:
      return match->types[event->type] == entry->type;
    case REF_LOG_PLACED:
      return match->types[event->type] == entry->type && event->x == entry->x && event->y == entry->y &&
             event->turn == entry->turn;
    case REF_LOG_FIGURE:
    case REF_LOG_CHANGED:
      return event->figure == entry->figure && is_member (mirror, pos, event, entry->member) &&
             is_of_kind (mirror, event, entry->member);
    case REF_LOG_RETURNED:
      return event->figure == entry->figure && is_member (mirror, pos, event, entry->member);
    case REF_LOG_BARN:
      return event->x == entry->x && event->y == entry->y && is_member (mirror, pos, event, entry->member);
    case REF_LOG_JOINED:
      return event->amount == entry->amount && is_of_kind (mirror, event, entry->member) &&
             ref_mirror_feature (mirror, pos, event->segment) ==
                 ref_features_of (mirror->play.now, entry->member.tile, entry->member.segment);
    case REF_LOG_COMPLETED:
      return same_parts (mirror, pos, event, entry);
    case REF_LOG_SCORED:
      return same_scored (mirror, pos, event, entry);
    case REF_LOG_ROLLED:
      return same_rolled (mirror, pos, event, entry);
    case REF_LOG_RECEIVED:
    case REF_LOG_OPENED:
      return event->card == entry->card;
    case REF_LOG_RESHUFFLED:
      return event->amount == entry->amount;
    case REF_LOG_BID:
      return event->points == entry->points && event->amount == entry->amount;
    case REF_LOG_SOLD:
      return event->points == entry->points && event->amount == entry->amount && event->buyer == entry->buyer &&
             match->types[event->type] == entry->type;
    case REF_LOG_TURN:
    case REF_LOG_OVER:
    case REF_LOG_BONUS:
      break;
    }
  return true;
}

/* Of those whose order matters the next one must be next in the log too. */
static bool
is_next (const RefMirror *mirror,
         const bool       taken[REF_MAX_LOG],
         int              number)
{
  for (int i = 0; i < number; i++)
    if (!taken[i] && is_in_order (mirror->play.log[i].kind))
      return false;
  return true;
}

/* T7 to T10: completed features, then fields, then wagons, then the next turn, and the final scoring; 0 for all that
 * may come at any time. */
static int
stage_of (const RulesEvent *event)
{
  switch ((RulesEventKind) event->kind)
    {
    case RULES_EVENT_COMPLETED:
      return 1;
    case RULES_EVENT_SCORED:
      if (event->final)
        return 6;
      return event->scored == RULES_SCORED_FARMERS ? 2 : 1;
    case RULES_EVENT_RETURNED:
      return event->figure == RULES_WAGON ? 3 : 0;
    case RULES_EVENT_TURN:
      return 4;
    case RULES_EVENT_OVER:
      return 5;
    default:
      return 0;
    }
}

static void
count_scoring (RefTally          *tally,
               const RefLogEntry *entry)
{
  int n = 0, most = 0;

  for (int player = 0; player < REF_MAX_PLAYERS; player++)
    {
      n += entry->strengths[player] > 0;
      most = entry->strengths[player] > most ? entry->strengths[player] : most;
    }
  tally->barns += entry->reason == REF_PAID_BARN && entry->points > 0;
  tally->farmers += entry->reason == REF_PAID_FARMERS && entry->points > 0;
  tally->unopened += entry->reason == REF_PAID_UNOPENED;
  if (entry->reason != REF_PAID_FEATURE)
    return;
  tally->paid += !entry->final;
  tally->contested += n > 1;
  tally->lost += n > 1 && !entry->final;
}

/* Counts what the log tells. */
static void
count_log (RefMirror *mirror)
{
  const RefPlay *play = &mirror->play;

  for (int i = 0; i < play->n_log; i++)
    {
      const RefLogEntry *entry = &play->log[i];
      const RefFeature  *feature = ref_features_of (play->now, entry->member.tile, entry->member.segment);

      if (entry->kind == REF_LOG_SCORED)
        {
          count_scoring (&mirror->tally, entry);
          mirror->tally.fields += feature->kind == REF_FIELD && entry->final && entry->points > 0;
          for (int k = 0; k < i && entry->reason == REF_PAID_FEATURE; k++)
            mirror->tally.shared += play->log[k].kind == REF_LOG_SCORED && play->log[k].reason == REF_PAID_FEATURE &&
                                    memcmp (&play->log[k].member, &entry->member, sizeof entry->member) == 0;
        }
      if (entry->kind == REF_LOG_COMPLETED)
        {
          mirror->tally.completed++;
          mirror->tally.twice += feature->n_tiles < feature->n_members;
        }
    }
}

bool
ref_mirror_events (RefMirror           *mirror,
                   const RulesPosition *pos,
                   const RulesEvents   *events)
{
  const RefPlay *play = &mirror->play;
  bool           taken[REF_MAX_LOG] = { false };
  int            stage = 0;

  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];
      int               number;

      if (stage_of (event) != 0 && stage_of (event) < stage)
        return ref_mirror_differ (mirror, "event %d (%s) comes too late", i, rules_event_name (event->kind));
      stage = stage_of (event) != 0 ? stage_of (event) : stage;

      for (number = 0; number < play->n_log; number++)
        if (!taken[number] && same_event (mirror, pos, event, &play->log[number]))
          break;
      if (number == play->n_log)
        return ref_mirror_differ (mirror, "event %d (%s, player %d, %d points, figure %d) is not in the reference", i,
                                  rules_event_name (event->kind), event->player, event->points, event->figure);
      if (is_in_order (log_kinds[event->kind]) && !is_next (mirror, taken, number))
        return ref_mirror_differ (mirror, "event %d (%s) comes too early", i, rules_event_name (event->kind));
      taken[number] = true;
      mirror->tally.events[event->kind]++;
    }
  for (int i = 0; i < play->n_log; i++)
    if (!taken[i])
      return ref_mirror_differ (mirror, "an event of the reference is not told: kind %d, player %d, %d points",
                                play->log[i].kind, play->log[i].player, play->log[i].points);
  count_log (mirror);
  return true;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finding the reason: the move is played, and the first thing that is worth telling is told, points before promises.
 */

#include "ai-reason.h"

#include <stddef.h>

#include "rules-feature.h"

enum
{
  WORTH_TELLING = 150, /* hundredths of a point that another player must have lost for it to be a reason */
};

static void
tell (AiChoice *choice,
      AiReason  reason,
      int       feature,
      int       player,
      int       points)
{
  choice->reason = reason;
  choice->feature = (uint8_t) feature;
  choice->player = (uint8_t) player;
  choice->points = (int16_t) points;
}

/* Why a feature pays: it was the player's before, or it was nobody's until a figure came (B5). */
static AiReason
find_reason_of_score (const RulesPosition *pos,
                      const RulesEvent    *event,
                      int                  claimed)
{
  if (event->scored == RULES_SCORED_FARMERS)
    return AI_REASON_FIELD;
  return claimed >= 0 && rules_feature_root (pos, event->segment) == rules_feature_root (pos, claimed) ? AI_REASON_WINS : AI_REASON_COMPLETES;
}

/* The events of a move: the most points that it brings at once; else a figure that it brings back. claimed: the segment that
 * got a figure, or -1. */
static void
look_at_events (const RulesPosition *pos,
                const RulesEvents   *events,
                int                  claimed,
                int                  player,
                AiChoice            *choice)
{
  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];

      if (event->kind == RULES_EVENT_SCORED && event->player == player && !event->final && event->points > choice->points &&
          event->scored != RULES_SCORED_CASH_OUT)
        tell (choice, find_reason_of_score (pos, event, claimed), event->feature, player, event->points);
    }
  for (int i = 0; i < events->n && choice->reason == AI_REASON_NONE; i++)
    if (events->event[i].kind == RULES_EVENT_RETURNED && events->event[i].player == player)
      tell (choice, AI_REASON_SAVES_FIGURE, RULES_CITY, player, 0);
}

/* Where a figure goes. */
static void
look_at_figure (const AiView        *view,
                const RulesPosition *pos,
                const RulesMove     *move,
                AiChoice            *choice)
{
  RulesFeatureInfo info;
  int              tile = pos->n_tiles - 1;
  int              feature = RULES_FIELD, points = 0, segment;

  if (move->kind == RULES_MOVE_BARN)
    {
      tell (choice, AI_REASON_FIELD, feature, pos->actor, 0);
      return;
    }
  if (move->kind == RULES_MOVE_ROLL)
    tile = rules_position_tile_at (pos, move->x, move->y);
  segment = rules_position_segment_at (view->setup, pos, tile, move->spot);
  feature = move->spot.feature;
  rules_feature_describe (view->setup, pos, segment, &info);
  points = rules_feature_worth (view->setup, &info, info.complete);
  tell (choice, feature == RULES_FIELD ? AI_REASON_FIELD : AI_REASON_CLAIMS, feature, pos->actor, points);
}

/* The features of the tile just laid: one that is shared now with another who was there alone, or one of the player's own
 * that has grown. */
static void
look_at_tile (const AiView        *view,
              const RulesPosition *before,
              const RulesPosition *pos,
              int                  player,
              AiChoice            *choice)
{
  const RulesTile *tile = rules_position_last_tile (pos);

  for (int segment = tile->first; segment < pos->n_segments; segment++)
    {
      RulesFeatureInfo now, then;
      int              root = rules_feature_root (pos, segment);
      int              worth;

      rules_feature_describe (view->setup, pos, segment, &now);
      if (root >= before->n_segments || now.strength[player] == 0 || now.complete)
        continue;
      worth = rules_feature_worth (view->setup, &now, false);
      /* The oldest part of it has become its root, and that is as it was in the position before. */
      rules_feature_describe (view->setup, before, root, &then);
      for (int other = 0; other < view->setup->n_players; other++)
        if (other != player && now.strength[other] > 0 && (then.strength[player] == 0 || then.strength[other] == 0) &&
            now.strength[player] >= now.strength[other])
          tell (choice, AI_REASON_SHARES, now.feature, other, worth);
      if (choice->reason == AI_REASON_NONE && now.feature != RULES_FIELD && now.tiles > then.tiles)
        tell (choice, AI_REASON_GROWS, now.feature, player, worth - rules_feature_worth (view->setup, &then, false));
    }
}

/* Whether it is another player who loses most by the move, and in what. */
static void
look_at_others (AiScratch           *scratch,
                const AiView        *view,
                const RulesPosition *before,
                const RulesPosition *after,
                int                  player,
                AiChoice            *choice)
{
  int32_t worst = WORTH_TELLING;

  for (int i = 0; i < before->n_figures; i++)
    {
      const RulesStanding *standing = &before->figure[i];
      int                  root = rules_feature_root (before, standing->segment);
      int32_t              loss;

      if (standing->player == player)
        continue;
      ai_value_look (view, before, &scratch->map);
      ai_value_read (view, before, &scratch->map);
      if (scratch->map.number[root] == 0)
        continue;
      loss = scratch->map.record[scratch->map.number[root] - 1].worth;
      ai_value_look (view, after, &scratch->map);
      ai_value_read (view, after, &scratch->map);
      root = rules_feature_root (after, root);
      if (scratch->map.number[root] == 0)
        continue;
      loss -= scratch->map.record[scratch->map.number[root] - 1].worth;
      if (loss > worst)
        {
          worst = loss;
          tell (choice, AI_REASON_BLOCKS, rules_feature_kind (view->setup, before, standing->segment), standing->player, loss / 100);
        }
    }
}

/* Moves that say themselves what they are. */
static bool
tell_by_kind (const RulesMove *move,
              int              player,
              AiChoice        *choice)
{
  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_SYNOD:
    case RULES_MOVE_SWEEP:
    case RULES_MOVE_CASH:
    case RULES_MOVE_CHANGE:
    case RULES_MOVE_TAKE2:
    case RULES_MOVE_WASTE:
      tell (choice, AI_REASON_GIFT, RULES_MONASTERY, player, 0);
      return true;
    case RULES_MOVE_BID:
      tell (choice, AI_REASON_BARGAIN, RULES_CITY, player, move->points);
      return true;
    case RULES_MOVE_SELL:
      tell (choice, AI_REASON_BARGAIN, RULES_CITY, move->player, 0);
      return true;
    case RULES_MOVE_RETURN:
      tell (choice, AI_REASON_SAVES_FIGURE, RULES_CITY, player, 0);
      return true;
    default:
      return false;
    }
}

void
ai_reason_find (AiScratch           *scratch,
                const AiView        *view,
                const RulesPosition *pos,
                const AiOption      *option,
                RulesEvents         *events,
                AiChoice            *choice)
{
  const RulesMove *last = &option->move[option->n_moves - 1];
  int              player = pos->actor;
  int              claimed = -1;

  choice->reason = AI_REASON_NONE;
  choice->player = (uint8_t) player;
  if (tell_by_kind (last, player, choice))
    return;
  scratch->laid = *pos;
  if (option->n_moves == 2)
    rules_position_apply (view->setup, &scratch->laid, &option->move[0], NULL);
  scratch->after = scratch->laid;
  rules_position_apply (view->setup, &scratch->after, last, events);

  if (last->kind == RULES_MOVE_FIGURE)
    claimed = rules_position_segment_at (view->setup, &scratch->laid, scratch->laid.n_tiles - 1, last->spot);
  look_at_events (&scratch->laid, events, claimed, player, choice);
  if (choice->reason != AI_REASON_NONE)
    return;
  if (last->kind == RULES_MOVE_FIGURE || last->kind == RULES_MOVE_BARN || last->kind == RULES_MOVE_ROLL)
    look_at_figure (view, &scratch->laid, last, choice);
  else if (option->n_moves == 2)
    look_at_tile (view, pos, &scratch->laid, player, choice);
  else if (last->kind == RULES_MOVE_PASS && pos->phase == RULES_PHASE_FIGURE)
    tell (choice, AI_REASON_KEEPS_FIGURE, RULES_CITY, player, 0);
  if (choice->reason == AI_REASON_NONE && option->n_moves == 2)
    look_at_others (scratch, view, pos, &scratch->laid, player, choice);
  if (choice->reason == AI_REASON_NONE && option->move[0].kind == RULES_MOVE_ABBEY)
    tell (choice, AI_REASON_ABBEY, RULES_MONASTERY, player, 0);
}

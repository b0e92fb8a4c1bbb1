/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finding the reason: the move is played, and what is worth most of what it brings the player is told, points before promises.
 * Only what the move itself brings is a reason for it: a figure is none for what its tile has completed already.
 */

#include "ai-reason.h"

#include <stddef.h>

#include "rules-feature.h"

enum
{
  WORTH_OF_GIFT = 2,  /* points, even unopened (G11) */
  WORTH_TELLING = 150 /* hundredths of a point that another player must have lost for it to be a reason */
};

/* What the player's parts of a feature were worth to everybody before a tile linked them, and who led one without the player. */
typedef struct
{
  int      worth[RULES_MAX_PLAYERS];
  unsigned rivals; /* one bit each */
} Parts;

/* What speaks for a promise: points, and of equal ones the kind. */
typedef struct
{
  AiChoice *choice;
  int       weight;
} Promise;

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

static void
promise (Promise *best,
         int      gain,
         AiReason reason,
         int      feature,
         int      player,
         int      points)
{
  static const uint8_t rank[AI_N_REASONS] = {
    [AI_REASON_TAKES] = 3,
    [AI_REASON_SHARES] = 2,
    [AI_REASON_CLAIMS] = 1,
    [AI_REASON_BARN] = 1,
  };

  if (4 * gain + rank[reason] <= best->weight)
    return;
  best->weight = 4 * gain + rank[reason];
  tell (best->choice, reason, feature, player, points);
}

static bool
leads (const RulesFeatureInfo *info,
       int                     player)
{
  return rules_feature_leaders (info) >> player & 1;
}

/* The segment that the move put a figure on, or -1. */
static int
find_own (const RulesEvents *events,
          const RulesMove   *move)
{
  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];

      if ((move->kind == RULES_MOVE_FIGURE && event->kind == RULES_EVENT_FIGURE) ||
          (move->kind == RULES_MOVE_BARN && event->kind == RULES_EVENT_BARN) || (move->kind == RULES_MOVE_ROLL && event->kind == RULES_EVENT_ROLLED))
        return event->segment;
    }
  return -1;
}

/* The most points that the player gets at once. A feature was the player's before, or nobody's until a figure came (B5). */
static void
look_at_scores (const RulesPosition *pos,
                const RulesEvents   *events,
                int                  own,
                bool                 is_laid,
                int                  player,
                AiChoice            *choice)
{
  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];
      bool              is_own;

      if (event->kind != RULES_EVENT_SCORED || event->player != player || event->final || event->points <= choice->points)
        continue;
      is_own = own >= 0 && rules_feature_root (pos, event->segment) == rules_feature_root (pos, own);
      if (is_own || is_laid)
        tell (choice, is_own && event->scored == RULES_SCORED_FEATURE ? AI_REASON_WINS : AI_REASON_COMPLETES, event->feature, player, event->points);
    }
}

/* A figure that comes back, but for one that has just been put there in vain. */
static void
look_at_returns (const AiView        *view,
                 const RulesPosition *pos,
                 const RulesEvents   *events,
                 const RulesMove     *move,
                 int                  own,
                 int                  player,
                 AiChoice            *choice)
{
  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];

      if (event->kind != RULES_EVENT_RETURNED || event->player != player || (move->kind == RULES_MOVE_FIGURE && event->segment == own))
        continue;
      tell (choice, AI_REASON_SAVES_FIGURE, rules_feature_kind (view->setup, pos, event->segment), player, 0);
      choice->figure = event->figure;
      return;
    }
}

/* Where a figure went. A mayor without a coat of arms leads nothing (A5). */
static void
look_at_figure (const AiView        *view,
                const RulesPosition *pos,
                const RulesMove     *move,
                int                  own,
                int                  player,
                Promise             *best)
{
  RulesFeatureInfo info;
  int              points;

  if (own < 0)
    return;
  rules_feature_describe (view->setup, pos, own, &info);
  if (move->kind == RULES_MOVE_BARN)
    {
      points = rules_feature_barn_worth (&info);
      promise (best, points, AI_REASON_BARN, RULES_FIELD, player, points);
    }
  else if (leads (&info, player))
    {
      points = rules_feature_worth (view->setup, &info, info.complete);
      promise (best, points, AI_REASON_CLAIMS, info.feature, player, points);
    }
}

/* Extending what others have brings a gift (G2), which explains many a move that seems to be for them. */
static void
look_at_cards (const RulesPosition *before,
               const RulesPosition *pos,
               int                  player,
               Promise             *best)
{
  int n = 0;

  for (int card = 0; card < RULES_N_GIFTS; card++)
    n += pos->cards[player][card] - before->cards[player][card];
  if (n > 0)
    promise (best, WORTH_OF_GIFT, AI_REASON_RECEIVES, RULES_MONASTERY, player, 0);
}

/* A set of segments; false when it was in there. */
static bool
note_segment (uint64_t *set,
              int       segment)
{
  uint64_t bit = UINT64_C (1) << segment % 64;
  bool     is_new = !(set[segment / 64] & bit);

  set[segment / 64] |= bit;
  return is_new;
}

static void
weigh_parts (const AiView        *view,
             const RulesPosition *before,
             const RulesPosition *pos,
             int                  root,
             int                  player,
             Parts               *parts)
{
  uint64_t seen[(RULES_MAX_SEGMENTS + 63) / 64] = { 0 };

  *parts = (Parts){ 0 };
  for (int i = 0; i < before->n_figures; i++)
    {
      int              part = rules_feature_root (before, before->figure[i].segment);
      RulesFeatureInfo then;

      if (rules_feature_root (pos, part) != root || !note_segment (seen, part))
        continue;
      rules_feature_describe (view->setup, before, part, &then);
      for (int other = 0; other < view->setup->n_players; other++)
        if (leads (&then, other))
          parts->worth[other] += rules_feature_worth (view->setup, &then, false);
      if (!leads (&then, player))
        parts->rivals |= rules_feature_leaders (&then);
    }
}

/* What the move has done for a feature that the player leads now: it may be another's that the player has come into, unless the
 * other gains more by that. */
static void
look_at_feature (const AiView        *view,
                 const RulesPosition *before,
                 const RulesPosition *pos,
                 int                  root,
                 int                  player,
                 Promise             *best)
{
  RulesFeatureInfo now;
  Parts            parts;
  int              worth, gain;

  rules_feature_describe (view->setup, pos, root, &now);
  if (now.complete || !leads (&now, player))
    return;
  worth = rules_feature_worth (view->setup, &now, false);
  weigh_parts (view, before, pos, root, player, &parts);
  gain = worth - parts.worth[player];
  for (int other = 0; other < view->setup->n_players; other++)
    if (parts.rivals >> other & 1 && !leads (&now, other))
      promise (best, gain, AI_REASON_TAKES, now.feature, other, worth);
    else if (parts.rivals >> other & 1 && gain >= worth - parts.worth[other])
      promise (best, gain, AI_REASON_SHARES, now.feature, other, worth);
  if (gain > 0)
    promise (best, gain, AI_REASON_GROWS, now.feature, player, gain);
}

static void
look_at_features (const AiView        *view,
                  const RulesPosition *before,
                  const RulesPosition *pos,
                  int                  player,
                  Promise             *best)
{
  uint64_t seen[(RULES_MAX_SEGMENTS + 63) / 64] = { 0 };

  for (int i = 0; i < before->n_figures; i++)
    {
      const RulesStanding *standing = &before->figure[i];
      int                  root = rules_feature_root (pos, standing->segment);

      if (standing->player == player && standing->figure != RULES_BARN && note_segment (seen, root))
        look_at_feature (view, before, pos, root, player, best);
    }
}

/* Whether it is another player who loses most by the tile, because what they lead becomes less likely to be completed. */
static void
look_at_others (AiScratch           *scratch,
                const AiView        *view,
                const RulesPosition *before,
                const RulesPosition *pos,
                int                  player,
                AiChoice            *choice)
{
  AiRecord then[RULES_MAX_FIGURES] = { 0 };
  int32_t  worst = WORTH_TELLING;

  ai_value_look (view, before, &scratch->map);
  ai_value_read (view, before, &scratch->map);
  for (int i = 0; i < before->n_figures; i++)
    {
      int number = scratch->map.number[rules_feature_root (before, before->figure[i].segment)];

      if (number > 0)
        then[i] = scratch->map.record[number - 1];
    }
  ai_value_look (view, pos, &scratch->map);
  ai_value_read (view, pos, &scratch->map);
  for (int i = 0; i < before->n_figures; i++)
    {
      const RulesStanding *standing = &before->figure[i];
      int                  number = scratch->map.number[rules_feature_root (pos, standing->segment)];
      const AiRecord      *now = &scratch->map.record[number > 0 ? number - 1 : 0];
      RulesFeatureInfo     led, info;

      /* Neither a field nor what is complete now has become less likely to be completed. */
      if (standing->player == player || number == 0 || now->chance >= then[i].chance || then[i].worth - now->worth <= worst)
        continue;
      rules_feature_describe (view->setup, before, standing->segment, &led);
      rules_feature_describe (view->setup, pos, standing->segment, &info);
      if (!leads (&led, standing->player) || info.present[player])
        continue;
      worst = then[i].worth - now->worth;
      tell (choice, AI_REASON_BLOCKS, then[i].kind, standing->player, 0);
    }
}

/* The monastery to which a meeple or wagon was called (G6). */
static void
look_at_synod (const AiView        *view,
               const RulesPosition *before,
               const RulesPosition *after,
               const RulesMove     *move,
               int                  player,
               AiChoice            *choice)
{
  const RulesSpot  spot = { .feature = RULES_MONASTERY };
  int              segment = rules_position_segment_at (view->setup, before, rules_position_tile_at (before, move->x, move->y), spot);
  RulesFeatureInfo then, now;
  int              worth, rival = player;
  AiReason         reason;

  rules_feature_describe (view->setup, before, segment, &then);
  rules_feature_describe (view->setup, after, segment, &now);
  if (leads (&then, player) || !leads (&now, player))
    return;
  for (int other = 0; other < view->setup->n_players; other++)
    if (leads (&then, other))
      rival = other;
  worth = rules_feature_worth (view->setup, &now, false);
  reason = rival == player ? AI_REASON_CLAIMS : leads (&now, rival) ? AI_REASON_SHARES
                                                                    : AI_REASON_TAKES;
  tell (choice, reason, RULES_MONASTERY, rival, worth);
}

static void
find_of_gift (const AiView        *view,
              const RulesPosition *before,
              const RulesPosition *after,
              const RulesEvents   *events,
              const RulesMove     *move,
              int                  player,
              AiChoice            *choice)
{
  if (move->kind == RULES_MOVE_WASTE)
    return;
  tell (choice, AI_REASON_GIFT, RULES_MONASTERY, player, 0);
  for (int i = 0; i < events->n; i++)
    if (events->event[i].kind == RULES_EVENT_SCORED && events->event[i].player == player && events->event[i].points > 0)
      tell (choice, AI_REASON_SCORES, events->event[i].feature, player, events->event[i].points);
  if (move->kind == RULES_MOVE_SYNOD)
    look_at_synod (view, before, after, move, player, choice);
}

/* Whether a figure or an abbey that is not used here can be used some other time, and could have been used here. */
static bool
keeps (AiScratch           *scratch,
       const AiView        *view,
       const RulesPosition *pos,
       const RulesMove     *move)
{
  int n_others = 0, n_used = move->kind == RULES_MOVE_DRAW ? 1 : 0; /* turns: before the draw this one is still to come */

  rules_legal_moves (view->setup, pos, &scratch->moves);
  for (int i = 0; i < scratch->moves.n; i++)
    n_others += scratch->moves.move[i].kind != move->kind;
  ai_value_look (view, pos, &scratch->map);
  ai_value_read (view, pos, &scratch->map);
  return n_others > 0 && scratch->map.turns[pos->actor] > n_used;
}

/* Laying a tile and the figure after it, or the figure alone, or moving a wagon. */
static void
find_on_map (AiScratch           *scratch,
             const AiView        *view,
             const RulesPosition *before,
             const AiOption      *option,
             const RulesEvents   *events,
             AiChoice            *choice)
{
  const RulesMove *last = &option->move[option->n_moves - 1];
  bool             is_laid = option->n_moves == 2;
  int              player = before->actor, own = find_own (events, last);
  Promise          best = { choice, -1 };

  look_at_scores (&scratch->laid, events, own, is_laid, player, choice);
  if (choice->reason != AI_REASON_NONE)
    return;
  if (is_laid)
    {
      look_at_features (view, before, &scratch->after, player, &best);
      look_at_cards (before, &scratch->laid, player, &best);
    }
  look_at_figure (view, &scratch->after, last, own, player, &best);
  if (choice->reason == AI_REASON_NONE && (is_laid || last->kind == RULES_MOVE_BARN))
    look_at_returns (view, &scratch->laid, events, last, own, player, choice);
  if (choice->reason == AI_REASON_NONE && is_laid)
    look_at_others (scratch, view, before, &scratch->laid, player, choice);
  if (choice->reason == AI_REASON_NONE && option->move[0].kind == RULES_MOVE_ABBEY)
    tell (choice, AI_REASON_ABBEY, RULES_MONASTERY, player, 0);
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

  choice->reason = AI_REASON_NONE;
  choice->player = (uint8_t) player;
  if (pos->phase == RULES_PHASE_BID || pos->phase == RULES_PHASE_SELL)
    {
      tell (choice, AI_REASON_BARGAIN, RULES_CITY, player, 0);
      return;
    }
  scratch->laid = *pos;
  if (option->n_moves == 2)
    rules_position_apply (view->setup, &scratch->laid, &option->move[0], NULL);
  scratch->after = scratch->laid;
  rules_position_apply (view->setup, &scratch->after, last, events);

  if (last->kind >= RULES_MOVE_SYNOD && last->kind <= RULES_MOVE_WASTE)
    find_of_gift (view, pos, &scratch->after, events, last, player, choice);
  else if (option->n_moves == 2 || (last->kind != RULES_MOVE_PASS && last->kind != RULES_MOVE_RETURN && last->kind != RULES_MOVE_DRAW))
    find_on_map (scratch, view, pos, option, events, choice);
  else if ((last->kind != RULES_MOVE_PASS || pos->phase == RULES_PHASE_FIGURE) && keeps (scratch, view, pos, last))
    tell (choice, AI_REASON_KEEPS, RULES_CITY, player, 0);
}

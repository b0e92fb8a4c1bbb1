/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is done beside laying tiles: opening gifts, and bidding and selling.
 */

#include "ai-option-private.h"

#include <stddef.h>

#include "rules-feature.h"

/* A card changes the position before the tile is laid; what it changes is taken as added to the best that laying the tile
 * can do. Naming the same road twice is the same card. */
static void
try_gift (AiScratch           *scratch,
          const AiView        *view,
          const RulesPosition *pos,
          const RulesMove     *move,
          int32_t              gained,
          AiOptions           *options)
{
  int32_t value[RULES_MAX_PLAYERS];
  int32_t margin;

  scratch->after = *pos;
  rules_position_apply (view->setup, &scratch->after, move, NULL);
  if (move->kind == RULES_MOVE_TAKE2)
    gained += view->weight[AI_WEIGHT_TAKE2];
  margin = gained + ai_option_weigh (scratch, view, &scratch->after, pos->actor, value);
  value[pos->actor] += gained;
  ai_option_add (options, move, NULL, margin, value);
}

void
ai_option_others (AiScratch           *scratch,
                  const AiView        *view,
                  const RulesPosition *pos,
                  AiOptions           *options)
{
  uint64_t swept[(RULES_MAX_SEGMENTS + 63) / 64] = { 0 };
  int32_t  value[RULES_MAX_PLAYERS];
  int32_t  now = ai_option_weigh (scratch, view, pos, pos->actor, value);
  int32_t  gained = options->n > 0 ? options->option[0].margin - now : 0;

  rules_legal_moves (view->setup, pos, &scratch->moves);
  for (int i = 0; i < scratch->moves.n; i++)
    {
      const RulesMove *move = &scratch->moves.move[i];

      if (move->kind == RULES_MOVE_PLACE)
        continue;
      if (move->kind == RULES_MOVE_SWEEP)
        {
          int tile = rules_position_tile_at (pos, move->x, move->y);
          int root = rules_feature_root (pos, rules_position_segment_at (view->setup, pos, tile, move->spot));

          if (swept[root / 64] >> root % 64 & 1)
            continue;
          swept[root / 64] |= UINT64_C (1) << root % 64;
        }
      if (move->kind == RULES_MOVE_ABBEY)
        ai_option_lay (scratch, view, pos, move, options);
      else
        try_gift (scratch, view, pos, move, gained, options);
    }
}

/* How much a player could gain by laying the tile on sale now. */
static int32_t
use_of_tile (AiScratch           *scratch,
             const AiView        *view,
             const RulesPosition *pos,
             int                  player)
{
  RulesPosition imagined = *pos;
  AiOptions     options = { .limit = 1 };
  int32_t       value[RULES_MAX_PLAYERS];

  imagined.hand[pos->player][0] = 0;
  imagined.n_hand[pos->player] = 0;
  imagined.hand[player][0] = pos->hand[pos->player][0];
  imagined.n_hand[player] = 1;
  imagined.player = imagined.actor = (uint8_t) player;
  imagined.phase = RULES_PHASE_PLACE;
  ai_option_places (scratch, view, &imagined, &options);
  if (options.n == 0)
    return 0;
  return options.option[0].margin - ai_option_weigh (scratch, view, &imagined, player, value) - view->weight[AI_WEIGHT_DRAW];
}

static void
bid (AiScratch           *scratch,
     const AiView        *view,
     const RulesPosition *pos,
     AiOptions           *options)
{
  int32_t value[RULES_MAX_PLAYERS];
  int32_t now = ai_option_weigh (scratch, view, pos, pos->actor, value);
  int32_t worth = use_of_tile (scratch, view, pos, pos->actor);
  int32_t keeps = use_of_tile (scratch, view, pos, pos->player);
  int     points;

  ai_option_add (options, &(RulesMove){ .kind = RULES_MOVE_PASS }, NULL, now, value);
  worth += keeps > 0 ? keeps : 0;
  /* What is paid goes to the seller, so it counts twice. */
  points = worth / 300;
  if (points > pos->score[pos->actor])
    points = pos->score[pos->actor];
  if (points > 0)
    ai_option_add (options, &(RulesMove){ .kind = RULES_MOVE_BID, .points = (int16_t) points }, NULL, now + worth - 200 * points, value);
}

int32_t
ai_option_price (const AiView *view,
                 int           points,
                 int           abbey)
{
  return 200 * points + (abbey ? 2 * view->weight[AI_WEIGHT_ABBEY] : 0);
}

static void
sell (AiScratch           *scratch,
      const AiView        *view,
      const RulesPosition *pos,
      AiOptions           *options)
{
  int32_t value[RULES_MAX_PLAYERS];
  int32_t now = ai_option_weigh (scratch, view, pos, pos->actor, value);
  int32_t own = use_of_tile (scratch, view, pos, pos->actor);

  ai_option_add (options, &(RulesMove){ .kind = RULES_MOVE_PASS }, NULL, now, value);
  for (int buyer = 0; buyer < view->setup->n_players; buyer++)
    if (pos->bidders >> buyer & 1)
      {
        int32_t price = ai_option_price (view, pos->bid[buyer], pos->bid_abbeys >> buyer & 1);

        ai_option_add (options, &(RulesMove){ .kind = RULES_MOVE_SELL, .player = (uint8_t) buyer }, NULL,
                       now + price - own - use_of_tile (scratch, view, pos, buyer), value);
      }
}

void
ai_option_bargains (AiScratch           *scratch,
                    const AiView        *view,
                    const RulesPosition *pos,
                    AiOptions           *options)
{
  if (pos->phase == RULES_PHASE_BID)
    bid (scratch, view, pos, options);
  else
    sell (scratch, view, pos, options);
}

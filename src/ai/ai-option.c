/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Trying all that can be done. Most of the time goes into reading the map after every way to lay the tile.
 */

#include "ai-option.h"

#include <string.h>

#include "ai-option-private.h"

int32_t
ai_option_weigh (AiScratch           *scratch,
                 const AiView        *view,
                 const RulesPosition *pos,
                 int                  player,
                 int32_t              value[RULES_MAX_PLAYERS])
{
  if (pos->phase != RULES_PHASE_OVER)
    ai_value_read (view, pos, &scratch->map);
  ai_value_get (view, pos, &scratch->map, RULES_MEEPLE, -1, value);
  return ai_value_margin (view, value, player);
}

int32_t
ai_option_value (AiScratch           *scratch,
                 const AiView        *view,
                 const RulesPosition *pos,
                 int                  player,
                 int32_t              value[RULES_MAX_PLAYERS])
{
  ai_value_look (view, pos, &scratch->map);
  return ai_option_weigh (scratch, view, pos, player, value);
}

void
ai_option_add (AiOptions       *options,
               const RulesMove *first,
               const RulesMove *second,
               int32_t          margin,
               const int32_t    value[RULES_MAX_PLAYERS])
{
  AiOption *option;
  int       i;

  options->n_seen++;
  if (options->n == options->limit && margin <= options->option[options->n - 1].margin)
    return;
  if (options->n < options->limit)
    options->n++;
  /* Of equals the first stays ahead. */
  for (i = options->n - 1; i > 0 && options->option[i - 1].margin < margin; i--)
    options->option[i] = options->option[i - 1];
  option = &options->option[i];
  option->move[0] = *first;
  option->n_moves = 1;
  if (second != NULL)
    {
      option->move[1] = *second;
      option->n_moves = 2;
    }
  option->margin = margin;
  memcpy (option->value, value, sizeof option->value);
}

/* Whether the tile just laid has led farmers and a barn into one field: scoring that changes more than figures (A11). */
static bool
meets_barn (const AiView        *view,
            const RulesPosition *pos)
{
  const RulesTile *tile = rules_position_last_tile (pos);

  if (!view->setup->part[RULES_PART_BARN])
    return false;
  for (int segment = tile->first; segment < pos->n_segments; segment++)
    {
      const RulesSegment *root = &pos->segment[pos->segment[segment].parent];

      if (view->setup->tiles->type[tile->type].segment[segment - tile->first].feature == RULES_FIELD && root->special != 0 &&
          root->strength != 0)
        return true;
    }
  return false;
}

/* All figures that can follow; laid is how the tile came to lie in pos, or NULL when only the figure is to be decided. */
static void
try_figures (AiScratch           *scratch,
             const AiView        *view,
             const RulesPosition *pos,
             const RulesMove     *laid,
             AiOptions           *options)
{
  bool    slow = meets_barn (view, pos);
  int     player = pos->actor;
  int32_t value[RULES_MAX_PLAYERS];

  rules_legal_moves (view->setup, pos, &scratch->figures);
  ai_value_read (view, pos, &scratch->map);
  for (int i = 0; i < scratch->figures.n; i++)
    {
      const RulesMove *move = &scratch->figures.move[i];
      int32_t          margin;

      if (slow || move->kind == RULES_MOVE_BARN)
        continue;
      if (move->kind == RULES_MOVE_PASS)
        ai_value_get (view, pos, &scratch->map, RULES_MEEPLE, -1, value);
      else
        ai_value_get (view, pos, &scratch->map, move->figure,
                      rules_position_segment_at (view->setup, pos, pos->n_tiles - 1, move->spot), value);
      margin = ai_value_margin (view, value, player);
      ai_option_add (options, laid != NULL ? laid : move, laid != NULL ? move : NULL, margin, value);
    }
  for (int i = 0; i < scratch->figures.n; i++)
    {
      const RulesMove *move = &scratch->figures.move[i];
      int32_t          margin;

      if (!slow && move->kind != RULES_MOVE_BARN)
        continue;
      scratch->after = *pos;
      rules_position_apply (view->setup, &scratch->after, move, NULL);
      margin = ai_option_weigh (scratch, view, &scratch->after, player, value);
      ai_option_add (options, laid != NULL ? laid : move, laid != NULL ? move : NULL, margin, value);
    }
}

void
ai_option_lay (AiScratch           *scratch,
               const AiView        *view,
               const RulesPosition *pos,
               const RulesMove     *move,
               AiOptions           *options)
{
  scratch->laid = *pos;
  rules_position_apply (view->setup, &scratch->laid, move, NULL);
  try_figures (scratch, view, &scratch->laid, move, options);
}

void
ai_option_places (AiScratch           *scratch,
                  const AiView        *view,
                  const RulesPosition *pos,
                  AiOptions           *options)
{
  const RulesTileSet *tiles = view->setup->tiles;
  const uint8_t      *hand = pos->hand[pos->actor];

  for (int i = 0; i < pos->n_hand[pos->actor]; i++)
    {
      bool again = false;

      for (int k = 0; k < i; k++)
        again = again || hand[k] == hand[i];
      for (int space = 0; space < pos->n_spaces && !again; space++)
        {
          unsigned turns = rules_legal_turns (view->setup, pos, hand[i], space) & tiles->distinct[hand[i]];

          for (int turn = 0; turn < 4; turn++)
            if (turns >> turn & 1)
              ai_option_lay (scratch, view, pos,
                             &(RulesMove){
                                 .kind = RULES_MOVE_PLACE,
                                 .x = pos->space[space].x,
                                 .y = pos->space[space].y,
                                 .turn = (RulesTurn) turn,
                                 .hand = (uint8_t) i,
                             },
                             options);
        }
    }
}

/* The abbey: wherever it can go, or what else there is to do in its place. */
static void
try_abbeys (AiScratch           *scratch,
            const AiView        *view,
            const RulesPosition *pos,
            AiOptions           *options)
{
  int32_t value[RULES_MAX_PLAYERS];
  int32_t now = ai_option_weigh (scratch, view, pos, pos->actor, value);

  rules_legal_moves (view->setup, pos, &scratch->moves);
  for (int i = 0; i < scratch->moves.n; i++)
    {
      const RulesMove *move = &scratch->moves.move[i];

      if (move->kind == RULES_MOVE_ABBEY)
        ai_option_lay (scratch, view, pos, move, options);
      else
        ai_option_add (options, move, NULL, now + (move->kind == RULES_MOVE_DRAW ? view->weight[AI_WEIGHT_DRAW] : 0), value);
    }
}

/* Wagons on their way: where each can go. */
static void
try_each (AiScratch           *scratch,
          const AiView        *view,
          const RulesPosition *pos,
          AiOptions           *options)
{
  int32_t value[RULES_MAX_PLAYERS];

  rules_legal_moves (view->setup, pos, &scratch->moves);
  for (int i = 0; i < scratch->moves.n; i++)
    {
      int32_t margin;

      scratch->after = *pos;
      rules_position_apply (view->setup, &scratch->after, &scratch->moves.move[i], NULL);
      margin = ai_option_weigh (scratch, view, &scratch->after, pos->actor, value);
      ai_option_add (options, &scratch->moves.move[i], NULL, margin, value);
    }
}

void
ai_options_find (AiScratch           *scratch,
                 const AiView        *view,
                 const RulesPosition *pos,
                 int                  limit,
                 AiOptions           *options)
{
  options->n = options->n_seen = 0;
  options->limit = limit;
  ai_value_look (view, pos, &scratch->map);
  switch ((RulesPhase) pos->phase)
    {
    case RULES_PHASE_ABBEY:
      try_abbeys (scratch, view, pos, options);
      break;
    case RULES_PHASE_PLACE:
      ai_option_places (scratch, view, pos, options);
      if ((view->setup->part[RULES_PART_GIFTS] && !pos->gift_opened) || (pos->kept && pos->abbeys[pos->actor] > 0))
        ai_option_others (scratch, view, pos, options);
      break;
    case RULES_PHASE_FIGURE:
      try_figures (scratch, view, pos, NULL, options);
      break;
    case RULES_PHASE_WAGON:
      try_each (scratch, view, pos, options);
      break;
    case RULES_PHASE_BID:
    case RULES_PHASE_SELL:
      ai_option_bargains (scratch, view, pos, options);
      break;
    case RULES_PHASE_OVER:
      break;
    }
}

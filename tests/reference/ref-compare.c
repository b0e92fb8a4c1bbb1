/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reference plays along: it is told the moves and what chance brought, and works out the rest by itself. */

#include "ref-compare-private.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool
ref_mirror_differ (RefMirror  *mirror,
                   const char *format,
                   ...)
{
  char    move[RULES_MOVE_TEXT_SIZE] = "the start";
  int     length;
  va_list args;

  if (mirror->tally.moves > mirror->moves_before)
    rules_move_format (&mirror->move, move);
  length = snprintf (mirror->report, sizeof mirror->report, "with %d tiles, after %s: ", mirror->play.game.n_tiles, move);
  va_start (args, format);
  vsnprintf (mirror->report + length, sizeof mirror->report - (size_t) length, format, args);
  va_end (args);
  return false;
}

/* The half-edges that an engine's segment reaches, as the reference has them. */
static unsigned
halves_of (const RulesTileSegment *segment)
{
  unsigned halves = segment->halves;

  for (int side = 0; side < 4; side++)
    if (segment->sides >> side & 1)
      halves |= 3u << (2 * side);
  return halves;
}

static bool
match_type (const RulesTileType *ours,
            const RefType       *theirs,
            int                  segments[RULES_TILE_SEGMENTS])
{
  bool taken[REF_MAX_SEGMENTS] = { false };

  if (ours->n_segments != theirs->n_segments)
    return false;
  for (int i = 0; i < ours->n_segments; i++)
    {
      const RulesTileSegment *segment = &ours->segment[i];
      int                     j;

      for (j = 0; j < theirs->n_segments; j++)
        if (!taken[j] && strcmp (ref_kind_name (theirs->segments[j].kind), rules_feature_name (segment->feature)) == 0 &&
            theirs->segments[j].halves == halves_of (segment))
          break;
      if (j == theirs->n_segments)
        return false;
      taken[j] = true;
      segments[i] = j;
    }
  return true;
}

bool
ref_match_init (RefMatch           *match,
                const RulesTileSet *tiles,
                char                report[REF_REPORT_SIZE])
{
  char message[REF_MESSAGE_SIZE];

  if (!ref_table_parse (&match->table, ref_table_text, message))
    {
      snprintf (report, REF_REPORT_SIZE, "tile table: %s", message);
      return false;
    }
  for (int i = 0; i < tiles->n_types; i++)
    {
      const char *id = tiles->type[i].id;

      match->types[i] = ref_table_find (&match->table, id);
      if (match->types[i] < 0 || !match_type (&tiles->type[i], &match->table.types[match->types[i]], match->segments[i]))
        {
          snprintf (report, REF_REPORT_SIZE, "tile type %s is not the same in the table", id);
          return false;
        }
    }
  return true;
}

static void
set_up_rules (const RulesSetup *setup,
              RefRules         *rules)
{
  static const RefAbbeyEnd ends[] = {
    [RULES_ABBEY_END_MUST] = REF_ABBEYS_MUST,
    [RULES_ABBEY_END_NEVER] = REF_ABBEYS_NEVER,
    [RULES_ABBEY_END_ROUND] = REF_ABBEYS_ROUND,
  };
  const int16_t *value = setup->value;

  *rules = (RefRules){
    .n_players = setup->n_players,
    .farmers = setup->part[RULES_PART_FARMERS],
    .gifts = setup->part[RULES_PART_GIFTS],
    .draw_ahead = value[RULES_SWITCH_DRAW_AHEAD] != 0,
    .three_tiles = value[RULES_SWITCH_HAND] != RULES_HAND_OFF,
    .bag = value[RULES_SWITCH_BAG] != 0,
    .selling = value[RULES_SWITCH_SELLING] != 0,
    .hole_bonus = value[RULES_SWITCH_HOLE_BONUS] != 0,
    .incomplete_nothing = value[RULES_SWITCH_INCOMPLETE_NOTHING] != 0,
    .table_width = value[RULES_SWITCH_TABLE] / 256,
    .table_height = value[RULES_SWITCH_TABLE] % 256,
    .table_closes = value[RULES_SWITCH_TABLE_CLOSES] != 0,
    .wagon_rolls = value[RULES_SWITCH_WAGON_ROLLS] != 0,
    .abbey_end = ends[value[RULES_SWITCH_ABBEY_END]],
    .wagon_connected = value[RULES_SWITCH_WAGON_CONNECTED] != 0,
    .tiny_city = value[RULES_SWITCH_TINY_CITY] != 0,
    .barn_joins_barn = value[RULES_SWITCH_BARN_JOINS_BARN] != 0,
  };
  for (int player = 0; player < setup->n_players; player++)
    {
      rules->supplies[player][REF_MEEPLE] = setup->supply[player][RULES_MEEPLE];
      rules->supplies[player][REF_MAYOR] = setup->supply[player][RULES_MAYOR];
      rules->supplies[player][REF_WAGON] = setup->supply[player][RULES_WAGON];
      rules->supplies[player][REF_BARN] = setup->supply[player][RULES_BARN];
      rules->abbeys[player] = setup->abbeys[player];
    }
}

/* The tiles to be drawn, and the first one on the table, if it does not come out of the bag (H4). */
static void
set_up_game (RefMirror        *mirror,
             const RulesSetup *setup)
{
  const RulesSet *set = &setup->tiles->set[setup->set];
  RefGame        *game = &mirror->play.game;
  RefRules        rules;
  int             start = mirror->match->types[set->start];

  set_up_rules (setup, &rules);
  ref_game_init (game, &mirror->match->table, &rules);
  if (setup->stack_only)
    {
      if (!rules.bag)
        game->remaining[start]++;
      for (int i = 0; i < setup->n_stack; i++)
        game->remaining[mirror->match->types[setup->stack[i]]]++;
    }
  else
    {
      ref_game_add_set (game, set->id);
      if (setup->part[RULES_PART_AM_TILES])
        ref_game_add_set (game, "abbey-and-mayor");
    }
  if (rules.bag)
    return;
  ref_game_draw (game, start);
  ref_game_lay (game, start, 0, 0, 0);
}

/* What chance brought, which is all that the reference takes from the engine. */
static void
find_chance (const RefMirror   *mirror,
             const RulesEvents *events,
             RefChance         *chance)
{
  chance->n_tiles = 0;
  chance->n_cards = 0;
  for (int i = 0; i < events->n; i++)
    {
      const RulesEvent *event = &events->event[i];

      if (event->kind == RULES_EVENT_DRAWN)
        chance->tiles[chance->n_tiles++] = mirror->match->types[event->type];
      else if (event->kind == RULES_EVENT_RECEIVED)
        chance->cards[chance->n_cards++] = event->card;
    }
}

static bool
same_all (RefMirror           *mirror,
          const RulesPosition *pos,
          const RulesEvents   *events)
{
  if (mirror->play.fault != NULL)
    return ref_mirror_differ (mirror, "%s", mirror->play.fault);
  if (!ref_mirror_events (mirror, pos, events) || !ref_mirror_state (mirror, pos) || !ref_mirror_features (mirror, pos))
    return false;
  ref_play_moves (&mirror->play, &mirror->legal);
  return ref_mirror_legal (mirror, pos) && ref_mirror_illegal (mirror, pos);
}

/* Who begins where that is no chance (H1). */
static bool
right_player_begins (const RulesSetup *setup,
                     int               player)
{
  if (setup->first > 0)
    return player == setup->first - 1;
  if (setup->value[RULES_SWITCH_FIRST_PLAYER] == RULES_FIRST_LISTED)
    return player == 0;
  return player < setup->n_players;
}

bool
ref_mirror_start (RefMirror           *mirror,
                  const RefMatch      *match,
                  const RulesSetup    *setup,
                  const RulesPosition *pos,
                  const RulesEvents   *events)
{
  RefChance chance;
  int       first = pos->player;

  mirror->match = match;
  mirror->setup = setup;
  mirror->report[0] = '\0';
  mirror->moves_before = mirror->tally.moves;
  mirror->random = setup->seed;
  /* The first turn told of: the one who has it later may be another, if the first had nothing to lay. */
  for (int i = events->n - 1; i >= 0; i--)
    if (events->event[i].kind == RULES_EVENT_TURN)
      first = events->event[i].player;
  set_up_game (mirror, setup);
  if (!right_player_begins (setup, first))
    return ref_mirror_differ (mirror, "player %d begins", first);
  find_chance (mirror, events, &chance);
  ref_play_start (&mirror->play, first, &chance);
  return same_all (mirror, pos, events);
}

static void
count_move (RefMirror       *mirror,
            const RulesMove *move)
{
  RefPlay *play = &mirror->play;

  mirror->tally.moves++;
  mirror->tally.kinds[move->kind]++;
  mirror->tally.wagons += play->phase == REF_PHASE_WAGON && play->actor != play->player;
  mirror->tally.last += move->kind == RULES_MOVE_ABBEY && !play->kept && ref_game_remaining (&play->game) == 0;
}

bool
ref_mirror_follow (RefMirror           *mirror,
                   const RulesMove     *move,
                   const RulesPosition *pos,
                   const RulesEvents   *events)
{
  RefMove   meant;
  RefChance chance;

  mirror->move = *move;
  count_move (mirror, move);
  if (!ref_mirror_translate (mirror, move, &meant) || !ref_mirror_is_legal (mirror, &meant))
    return ref_mirror_differ (mirror, "that move was not legal");
  if (meant.kind == REF_MOVE_CASH && meant.figure < 0)
    for (meant.figure = REF_MEEPLE; !ref_mirror_is_legal (mirror, &meant);)
      meant.figure++;
  find_chance (mirror, events, &chance);
  ref_play_make (&mirror->play, &meant, &chance);
  return same_all (mirror, pos, events);
}

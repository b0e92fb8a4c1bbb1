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

  if (mirror->game.n_tiles > 1 || mirror->phase != RULES_PHASE_PLACE)
    rules_move_format (&mirror->move, move);
  length = snprintf (mirror->report, sizeof mirror->report, "with %d tiles, after %s: ", mirror->game.n_tiles, move);
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

RefMember
ref_mirror_member (const RefMirror     *mirror,
                   const RulesPosition *pos,
                   int                  segment)
{
  int tile = rules_position_tile_of (pos, segment);
  int own = segment - pos->tile[tile].first;

  return (RefMember){ (short) tile, (short) mirror->match->segments[pos->tile[tile].type][own] };
}

const RefFeature *
ref_mirror_feature (const RefMirror     *mirror,
                    const RulesPosition *pos,
                    int                  segment)
{
  RefMember member = ref_mirror_member (mirror, pos, segment);

  return ref_features_of (mirror->now, member.tile, member.segment);
}

static void
set_up_game (RefMirror        *mirror,
             const RulesSetup *setup)
{
  const RulesSet *set = &setup->tiles->set[setup->set];
  RefRules        rules = {
           .n_players = setup->n_players,
           .farmers = setup->part[RULES_PART_FARMERS],
           .tiny_city = setup->value[RULES_SWITCH_TINY_CITY] != 0,
           .incomplete_nothing = setup->value[RULES_SWITCH_INCOMPLETE_NOTHING] != 0,
  };
  int start = mirror->match->types[set->start];

  for (int player = 0; player < setup->n_players; player++)
    rules.supplies[player][REF_MEEPLE] = setup->supply[player][RULES_MEEPLE];
  ref_game_init (&mirror->game, &mirror->match->table, &rules);
  if (setup->stack_only)
    {
      mirror->game.remaining[start]++;
      for (int i = 0; i < setup->n_stack; i++)
        mirror->game.remaining[mirror->match->types[setup->stack[i]]]++;
    }
  else
    ref_game_add_set (&mirror->game, set->id);
  ref_game_lay (&mirror->game, start, 0, 0, 0);
}

bool
ref_mirror_start (RefMirror           *mirror,
                  const RefMatch      *match,
                  const RulesSetup    *setup,
                  const RulesPosition *pos,
                  const RulesEvents   *events)
{
  mirror->match = match;
  mirror->setup = setup;
  mirror->now = &mirror->features[0];
  mirror->before = &mirror->features[1];
  mirror->report[0] = '\0';
  mirror->phase = RULES_PHASE_PLACE;
  mirror->player = pos->player;
  set_up_game (mirror, setup);
  mirror->turn_number = ref_game_remaining (&mirror->game) > 0;
  ref_features_find (mirror->now, &mirror->game);
  if (mirror->player >= setup->n_players ||
      (setup->value[RULES_SWITCH_FIRST_PLAYER] == RULES_FIRST_LISTED && mirror->player != 0))
    return ref_mirror_differ (mirror, "player %d begins", mirror->player);
  return ref_mirror_draw (mirror, events) && ref_mirror_state (mirror, pos) && ref_mirror_legal (mirror, pos);
}

static bool
follow_place (RefMirror           *mirror,
              const RulesMove     *move,
              const RulesPosition *pos,
              const RulesEvents   *events)
{
  RefFeatures *swap = mirror->before;

  mirror->before = mirror->now;
  mirror->now = swap;
  if (!ref_game_fits (&mirror->game, mirror->hand, move->x, move->y, move->turn))
    return ref_mirror_differ (mirror, "the tile does not fit there");
  ref_game_lay (&mirror->game, mirror->hand, move->x, move->y, move->turn);
  ref_features_find (mirror->now, &mirror->game);
  mirror->phase = RULES_PHASE_FIGURE;
  return ref_mirror_placed (mirror, pos, events);
}

/* B2, B6: the figure first, then everything that was completed, then the next player's turn or the end. */
static bool
follow_figure (RefMirror           *mirror,
               const RulesMove     *move,
               const RulesPosition *pos,
               const RulesEvents   *events)
{
  RefGame    *game = &mirror->game;
  RefPayments payments;
  int         tile = game->n_tiles - 1;

  if (move->kind == RULES_MOVE_FIGURE)
    {
      int segment = rules_position_segment_at (mirror->setup, pos, tile, move->spot);

      if (segment < 0)
        return ref_mirror_differ (mirror, "no segment there");
      segment = ref_mirror_member (mirror, pos, segment).segment;
      if ((ref_features_spots (mirror->now, game, mirror->player, REF_MEEPLE) & (1u << segment)) == 0)
        return ref_mirror_differ (mirror, "no figure may go there");
      ref_game_put (game, mirror->player, REF_MEEPLE, segment);
      ref_features_find (mirror->now, game);
    }
  if (!ref_mirror_put (mirror, pos, events))
    return false;
  if (!ref_game_score_completed (game, mirror->now, &payments))
    return ref_mirror_differ (mirror, "a feature is completed a second time");
  if (!ref_mirror_scored (mirror, pos, events, &payments, false))
    return false;
  if (payments.n > 0)
    ref_features_find (mirror->now, game);

  /* B14: without a tile to draw the game ends in the turn that laid the last one. */
  if (ref_game_remaining (game) > 0)
    {
      mirror->player = (mirror->player + 1) % mirror->setup->n_players;
      mirror->turn_number++;
    }
  if (!ref_mirror_draw (mirror, events))
    return false;
  if (mirror->phase != RULES_PHASE_OVER)
    return true;
  ref_game_score_final (game, mirror->now, &payments);
  return ref_mirror_scored (mirror, pos, events, &payments, true);
}

bool
ref_mirror_follow (RefMirror           *mirror,
                   const RulesMove     *move,
                   const RulesPosition *pos,
                   const RulesEvents   *events)
{
  bool followed;

  mirror->move = *move;
  mirror->tally.moves++;
  if ((move->kind == RULES_MOVE_PLACE) != (mirror->phase == RULES_PHASE_PLACE))
    return ref_mirror_differ (mirror, "that move was not due");
  followed = move->kind == RULES_MOVE_PLACE ? follow_place (mirror, move, pos, events)
                                            : follow_figure (mirror, move, pos, events);
  return followed && ref_mirror_state (mirror, pos) && ref_mirror_legal (mirror, pos);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing the games, and what is done to each. */

#include "games.h"

#include "kl-tiles.h"
#include "rules-feature.h"
#include "rules-legal.h"
#include "rules-random.h"

#include <glib.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

void
games_init (Games *games)
{
  char report[REF_REPORT_SIZE] = "";

  games->tiles = kl_tiles_get ();
  if (!ref_match_init (&games->match, games->tiles, report))
    g_error ("%s", report);
}

static int
count_around (const RulesPosition *pos,
              const RulesMove     *move)
{
  int n = 0;

  for (int y = move->y - 1; y <= move->y + 1; y++)
    for (int x = move->x - 1; x <= move->x + 1; x++)
      n += rules_position_tile_at (pos, x, y) >= 0;
  return n;
}

/* Great where the new tile brings many figures into one feature, small where it closes one with few. */
static int
count_figures_met (const RulesSetup    *setup,
                   const RulesPosition *pos,
                   const RulesMove     *move)
{
  RulesPosition next = *pos;
  int           sum = 0;

  rules_position_apply (setup, &next, move, NULL);
  for (int segment = pos->n_segments; segment < next.n_segments; segment++)
    {
      RulesFeatureInfo info;
      int              n = 0;

      rules_feature_describe (setup, &next, segment, &info);
      for (int player = 0; player < setup->n_players; player++)
        n += info.strength[player];
      sum += info.complete && n < 3 ? -20 * n : 10 * n * n;
    }
  return sum;
}

/* How much a move is after the style of a game. */
static int
value_move (Games               *games,
            const RulesPosition *pos,
            const RulesMove     *move)
{
  if (move->kind != RULES_MOVE_PLACE)
    return games->style == GAMES_GATHER && move->kind == RULES_MOVE_FIGURE && move->spot.feature == RULES_CITY;
  switch (games->style)
    {
    case GAMES_GATHER:
      return count_around (pos, move) + count_figures_met (&games->setup, pos, move);
    case GAMES_CROWD:
      return count_around (pos, move);
    case GAMES_SPREAD:
      return MAX (abs (move->x), abs (move->y));
    default:
      return 0;
    }
}

/* The best of several moves by chance. */
static void
choose_move (Games               *games,
             const RulesPosition *pos,
             RulesMove           *move)
{
  static const int tries[GAMES_N_STYLES] = { 1, 12, 8, 24 };
  int              best = INT_MIN;
  int              n = pos->phase == RULES_PHASE_PLACE || pos->phase == RULES_PHASE_FIGURE ? tries[games->style] : 1;

  for (int i = 0; i < n; i++)
    {
      RulesMove other;
      int       value;

      rules_legal_random (&games->setup, pos, &games->random, &other);
      value = value_move (games, pos, &other);
      if (value > best)
        {
          best = value;
          *move = other;
        }
      /* What can be done before placing is not to be held against placing. */
      if (pos->phase == RULES_PHASE_PLACE && other.kind != RULES_MOVE_PLACE && i == 0)
        return;
    }
  if (move->kind == RULES_MOVE_FIGURE && games->sparing && rules_random_below (&games->random, 3) > 0)
    *move = (RulesMove){ .kind = RULES_MOVE_PASS };
}

static void
assert_same_position (const RulesPosition *a,
                      const RulesPosition *b)
{
  /* No dump of eight kilobytes: that they differ is all there is to say. */
  g_assert_cmpint (memcmp (a, b, sizeof *a), ==, 0);
}

/* B14: ended now, the game must end as it was foretold. */
static void
check_end (Games               *games,
           const RulesPosition *pos)
{
  RulesPosition end = *pos;
  int           foretold[RULES_MAX_PLAYERS];

  rules_scores_if_over (&games->setup, pos, foretold);
  rules_position_end (&games->setup, &end, NULL);
  g_assert_cmpint (end.phase, ==, RULES_PHASE_OVER);
  for (int player = 0; player < games->setup.n_players; player++)
    g_assert_cmpint (end.score[player], ==, foretold[player]);
}

/* The test fails with what differs, and in which game. */
static void
fail (const Games *games,
      unsigned     seed)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "seed %u, %s with %d players", seed, games->tiles->set[games->setup.set].id, games->setup.n_players);
  for (int part = 0; part < RULES_N_PARTS; part++)
    if (games->setup.part[part])
      g_string_append_printf (text, ", %s", rules_part_get ((RulesPart) part)->id);
  for (int id = 0; id < RULES_N_SWITCHES; id++)
    if (games->setup.value[id] != 0)
      g_string_append_printf (text, ", %s %d", rules_switch_get ((RulesSwitchId) id)->id, games->setup.value[id]);
  g_error ("%s: %s", text->str, games->mirror.report);
}

static void
play (Games   *games,
      unsigned seed)
{
  rules_history_init (&games->history, &games->setup, &games->events);
  games->seen[0] = *rules_history_position (&games->history);
  if (!ref_mirror_start (&games->mirror, &games->match, &games->setup, &games->seen[0], &games->events))
    fail (games, seed);
  while (rules_history_position (&games->history)->phase != RULES_PHASE_OVER)
    {
      RulesMove            move;
      const RulesPosition *pos;

      choose_move (games, rules_history_position (&games->history), &move);
      g_assert_cmpint (rules_history_play (&games->history, &move, &games->events), ==, RULES_OK);
      pos = rules_history_position (&games->history);
      if (!ref_mirror_follow (&games->mirror, &move, pos, &games->events))
        fail (games, seed);
      g_assert_cmpint (games->history.cursor, <=, GAMES_MAX_MOVES);
      games->seen[games->history.cursor] = *pos;
      check_end (games, pos);
      if (move.kind == RULES_MOVE_PLACE)
        games->reach = MAX (games->reach, MAX (abs (move.x), abs (move.y)));
    }
}

/* Undo to the start, redo to the end, and once more from somewhere in the middle. */
static void
check_undo (Games *games)
{
  RulesHistory *history = &games->history;
  int           n = history->n;
  int           back = (int) rules_random_below (&games->random, (uint32_t) n);
  RulesMove     move;

  for (int i = n - 2; i >= 0; i--)
    {
      g_assert_true (rules_history_undo (history));
      assert_same_position (rules_history_position (history), &games->seen[i]);
    }
  g_assert_false (rules_history_undo (history));
  for (int i = 1; i < n; i++)
    {
      g_assert_true (rules_history_redo (history));
      assert_same_position (rules_history_position (history), &games->seen[i]);
    }
  g_assert_false (rules_history_redo (history));

  if (back == 0)
    return;
  move = history->entry[back]->move;
  rules_history_seek (history, back - 1);
  g_assert_cmpint (rules_history_play (history, &move, NULL), ==, RULES_OK);
  assert_same_position (rules_history_position (history), &games->seen[back]);
  g_assert_cmpint (history->n, ==, back + 1);
  g_assert_false (rules_history_redo (history));
}

/* Chance is what it is: after undo no other place for the same tile lets another tile or card come next. */
static void
check_chance (Games           *games,
              const RulesMove *moves,
              int              n)
{
  int                  i = 1 + (int) rules_random_below (&games->random, (uint32_t) n - 1);
  const RulesPosition *before = &games->seen[i - 1];
  const RulesPosition *played = &games->seen[i];
  RulesPosition        other = *before;
  RulesMove            move;

  for (int tries = 0; tries < 4; tries++)
    {
      rules_legal_random (&games->setup, before, &games->random, &move);
      if (move.kind == moves[i].kind && move.hand == moves[i].hand)
        break;
    }
  if (move.kind != moves[i].kind || move.hand != moves[i].hand || move.kind != RULES_MOVE_PLACE)
    return;
  g_assert_cmpint (rules_position_apply (&games->setup, &other, &move, NULL), ==, RULES_OK);
  g_assert_cmpmem (other.pile, other.n_pile, played->pile, played->n_pile);
  if (other.n_deck == played->n_deck)
    g_assert_cmpmem (other.cards, sizeof other.cards, played->cards, sizeof played->cards);
  if (other.n_deck <= before->n_deck)
    g_assert_cmpmem (other.deck, other.n_deck, before->deck, other.n_deck);
}

/* The moves as text, from the same seed, with nobody listening: the same game to the last byte. */
static void
check_replay (Games           *games,
              const RulesMove *moves,
              int              n)
{
  RulesPosition pos;

  rules_position_start (&games->setup, &pos, NULL);
  assert_same_position (&pos, &games->seen[0]);
  for (int i = 1; i < n; i++)
    {
      char      text[RULES_MOVE_TEXT_SIZE];
      RulesMove move;

      rules_move_format (&moves[i], text);
      g_assert_true (rules_move_parse (text, &move));
      g_assert_true (rules_move_equal (&move, &moves[i]));
      g_assert_cmpint (rules_position_apply (&games->setup, &pos, &move, NULL), ==, RULES_OK);
      assert_same_position (&pos, &games->seen[i]);
    }
  g_assert_cmpuint (rules_position_digest (&games->setup, &pos), ==,
                    rules_position_digest (&games->setup, &games->seen[n - 1]));
}

void
games_play (Games   *games,
            unsigned seed)
{
  RulesMove moves[GAMES_MAX_MOVES + 1];
  int       n;

  play (games, seed);
  n = games->history.n;
  for (int i = 1; i < n; i++)
    moves[i] = games->history.entry[i]->move;
  check_undo (games);
  check_replay (games, moves, n);
  if (n > 1)
    check_chance (games, moves, n);
  rules_history_clear (&games->history);
}

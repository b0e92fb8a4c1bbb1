/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random play with invariants: what must hold in every position of every game.
 */

#include "cli-play.h"

#include "rules-feature.h"

void
cli_player_init (CliPlayer      *player,
                 const RefMatch *match)
{
  player->match = match;
  player->mirror = match != NULL ? g_new0 (RefMirror, 1) : NULL;
}

void
cli_player_clear (CliPlayer *player)
{
  g_clear_pointer (&player->mirror, g_free);
}

/* Every figure is in its owner's supply, on the map, or a wagon on its way. */
static const char *
check_figures (const RulesSetup    *setup,
               const RulesPosition *pos)
{
  int n[RULES_MAX_PLAYERS][RULES_N_FIGURES] = { 0 };

  for (int i = 0; i < pos->n_figures; i++)
    n[pos->figure[i].player][pos->figure[i].figure]++;
  for (int i = 0; i < pos->n_pending; i++)
    n[pos->pending[i].player][RULES_WAGON]++;
  for (int i = 0; i < setup->n_players; i++)
    for (int figure = 0; figure < RULES_N_FIGURES; figure++)
      if (n[i][figure] + pos->supply[i][figure] != setup->supply[i][figure])
        return "a figure was lost or made";
  return NULL;
}

/* Every tile lies on the map, in the pile or in a hand, waits with a player as an abbey, or has left the game. */
static const char *
check_tiles (const RulesSetup    *setup,
             const RulesPosition *pos)
{
  int n = pos->n_tiles + pos->n_pile + pos->n_discarded;
  int all = 0;

  for (int i = 0; i < setup->n_players; i++)
    {
      n += pos->n_hand[i] + pos->abbeys[i];
      all += setup->abbeys[i];
    }
  for (int type = 0; type < setup->tiles->n_types; type++)
    all += rules_setup_count (setup, type);
  return n == all ? NULL : "a tile was lost or made";
}

/* Every card is in the deck, unopened with a player, or opened (G4). */
static const char *
check_cards (const RulesSetup    *setup,
             const RulesPosition *pos)
{
  int n = pos->n_deck;

  for (int card = 0; card < RULES_N_GIFTS; card++)
    {
      n += pos->opened[card];
      for (int i = 0; i < setup->n_players; i++)
        n += pos->cards[i][card];
    }
  return n == (setup->part[RULES_PART_GIFTS] ? RULES_MAX_GIFTS : 0) ? NULL : "a gift was lost or made";
}

/* Completed features have been scored and emptied once the turn is over (B13). */
static const char *
check_features (const RulesSetup    *setup,
                const RulesPosition *pos)
{
  for (int i = 0; i < pos->n_figures; i++)
    {
      const RulesStanding *standing = &pos->figure[i];
      RulesFeatureInfo     info;
      gboolean             known;

      rules_feature_describe (setup, pos, standing->segment, &info);
      known = standing->figure == RULES_BARN ? info.barns[standing->player] > 0 : info.present[standing->player];
      if (!info.occupied || !known)
        return "a figure stands in a feature that does not know it";
      if (info.complete && info.feature != RULES_FIELD && pos->phase != RULES_PHASE_FIGURE)
        return "a figure stands in a completed feature";
    }
  return NULL;
}

static gboolean
can_be_said (const RulesMove *move)
{
  char      text[RULES_MOVE_TEXT_SIZE];
  RulesMove read;

  rules_move_format (move, text);
  return rules_move_parse (text, &read) && rules_move_equal (&read, move);
}

/* There is always something to do, and all that is listed may be done; of each kind the first is also said and read, as
 * doing that with all would take longer than everything else. */
static const char *
check_legal (const RulesSetup    *setup,
             const RulesPosition *pos,
             RulesMoves          *legal)
{
  gboolean said[RULES_N_MOVES] = { FALSE };

  rules_legal_moves (setup, pos, legal);
  if ((legal->n == 0) != (pos->phase == RULES_PHASE_OVER))
    return "there is no legal move, or one after the end";
  for (int i = 0; i < legal->n; i++)
    {
      const RulesMove *move = &legal->move[i];

      if (rules_position_check (setup, pos, move) != RULES_OK)
        return "a listed move is not legal";
      if (!said[move->kind] && !can_be_said (move))
        return "a move does not survive its text";
      said[move->kind] = TRUE;
    }
  return NULL;
}

static const char *
check_position (CliPlayer           *player,
                const RulesSetup    *setup,
                const RulesPosition *pos)
{
  const char *problem = check_figures (setup, pos);

  if (problem == NULL)
    problem = check_tiles (setup, pos);
  if (problem == NULL)
    problem = check_cards (setup, pos);
  if (problem == NULL)
    problem = check_features (setup, pos);
  if (problem == NULL)
    problem = check_legal (setup, pos, &player->legal);
  return problem;
}

/* Only who buys a tile pays (H5). */
static const char *
check_scores (const RulesSetup    *setup,
              const RulesPosition *before,
              const RulesPosition *pos)
{
  for (int i = 0; i < setup->n_players; i++)
    if (pos->score[i] < before->score[i] && before->phase != RULES_PHASE_SELL)
      return "a player lost points";
  return NULL;
}

/* Plays a move and looks at what came of it. */
static const char *
play_move (CliPlayer        *player,
           const RulesSetup *setup,
           const RulesMove  *move,
           RulesPosition    *pos)
{
  RulesPosition before = *pos;
  const char   *problem;

  if (rules_position_apply (setup, pos, move, &player->events) != RULES_OK)
    return "a move picked by chance is not legal";
  problem = check_scores (setup, &before, pos);
  if (problem == NULL)
    problem = check_position (player, setup, pos);
  if (problem == NULL && player->match != NULL && !ref_mirror_follow (player->mirror, move, pos, &player->events))
    problem = player->mirror->report;
  return problem;
}

void
cli_player_play (CliPlayer        *player,
                 const RulesSetup *setup,
                 GArray           *moves,
                 CliGame          *game)
{
  RulesPosition *pos = &game->position;
  /* Any other number than the seed itself would do: choices and tiles must not come from the same stream. */
  uint64_t    random = ~setup->seed;
  RulesMove   move;
  const char *problem;
  char        text[RULES_MOVE_TEXT_SIZE] = "the start";

  game->n_moves = 0;
  rules_position_start (setup, pos, &player->events);
  problem = check_position (player, setup, pos);
  if (problem == NULL && player->match != NULL &&
      !ref_mirror_start (player->mirror, player->match, setup, pos, &player->events))
    problem = player->mirror->report;

  while (problem == NULL && pos->phase != RULES_PHASE_OVER)
    {
      rules_legal_random (setup, pos, &random, &move);
      rules_move_format (&move, text);
      if (moves != NULL)
        g_array_append_val (moves, move);
      problem = play_move (player, setup, &move, pos);
      game->n_moves++;
    }
  game->problem = problem != NULL ? g_strdup_printf ("move %u, %s: %s", game->n_moves, text, problem) : NULL;
}

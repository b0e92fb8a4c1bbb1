/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What scripts cannot say: the gift deck as it begins, and what holds in any position of any game. Nothing is offered
 * that cannot be done, there is always something to do, and no tile, figure or card is lost or comes twice.
 */

#include <string.h>

#include "games.h"
#include "rules-legal.h"
#include "rules-random.h"

enum
{
  CARDS_OF_A_KIND = 5,
  N_GAMES = 300
};

/* G1 */
static void
test_deck (void)
{
  RulesSetup    setup;
  RulesPosition pos, other;
  guint         count[RULES_N_GIFTS] = { 0 };

  test_setup_init (&setup, "base", 2, 1);
  rules_position_start (&setup, &pos, NULL);
  g_assert_cmpuint (pos.n_deck, ==, 0);

  rules_setup_part (&setup, RULES_PART_GIFTS, true);
  rules_position_start (&setup, &pos, NULL);
  g_assert_cmpuint (pos.n_deck, ==, RULES_N_GIFTS * CARDS_OF_A_KIND);
  for (guint i = 0; i < pos.n_deck; i++)
    count[pos.deck[i]]++;
  for (guint card = 0; card < RULES_N_GIFTS; card++)
    g_assert_cmpuint (count[card], ==, CARDS_OF_A_KIND);

  setup.seed = 2;
  rules_position_start (&setup, &other, NULL);
  g_assert_cmpint (memcmp (pos.deck, other.deck, sizeof pos.deck), !=, 0);
}

static guint
count_tiles (const RulesSetup    *setup,
             const RulesPosition *pos)
{
  guint n = pos->n_tiles + pos->n_pile + pos->n_discarded;

  for (guint player = 0; player < setup->n_players; player++)
    n += pos->n_hand[player] + pos->abbeys[player];
  return n;
}

static void
count_figures (const RulesSetup    *setup,
               const RulesPosition *pos,
               guint                figures[RULES_MAX_PLAYERS][RULES_N_FIGURES])
{
  memset (figures, 0, RULES_MAX_PLAYERS * sizeof figures[0]);
  for (guint player = 0; player < setup->n_players; player++)
    for (guint figure = 0; figure < RULES_N_FIGURES; figure++)
      figures[player][figure] = pos->supply[player][figure];
  for (guint i = 0; i < pos->n_figures; i++)
    figures[pos->figure[i].player][pos->figure[i].figure]++;
  for (guint i = 0; i < pos->n_pending; i++)
    figures[pos->pending[i].player][RULES_WAGON]++;
}

static void
count_cards (const RulesSetup    *setup,
             const RulesPosition *pos,
             guint                cards[RULES_N_GIFTS])
{
  for (guint card = 0; card < RULES_N_GIFTS; card++)
    {
      cards[card] = pos->opened[card];
      for (guint player = 0; player < setup->n_players; player++)
        cards[card] += pos->cards[player][card];
    }
  for (guint i = 0; i < pos->n_deck; i++)
    cards[pos->deck[i]]++;
}

/* Plays on by chance to the end; visit sees every position on the way, the last one included. */
static void
walk (guint64 number,
      void (*visit) (const RulesSetup    *setup,
                     const RulesPosition *start,
                     const RulesPosition *pos))
{
  RulesSetup    setup;
  RulesPosition start, pos;
  uint64_t      random = number;

  test_setup_init_random (&setup, number);
  rules_position_start (&setup, &start, NULL);
  pos = start;
  visit (&setup, &start, &pos);
  while (pos.phase != RULES_PHASE_OVER)
    {
      RulesMove move;

      rules_legal_random (&setup, &pos, &random, &move);
      g_assert_cmpint (rules_position_apply (&setup, &pos, &move, NULL), ==, RULES_OK);
      visit (&setup, &start, &pos);
    }
}

static void
check_sums (const RulesSetup    *setup,
            const RulesPosition *start,
            const RulesPosition *pos)
{
  guint figures[RULES_MAX_PLAYERS][RULES_N_FIGURES], first_figures[RULES_MAX_PLAYERS][RULES_N_FIGURES];
  guint cards[RULES_N_GIFTS], first_cards[RULES_N_GIFTS];

  count_figures (setup, start, first_figures);
  count_figures (setup, pos, figures);
  count_cards (setup, start, first_cards);
  count_cards (setup, pos, cards);
  g_assert_cmpuint (count_tiles (setup, pos), ==, count_tiles (setup, start));
  g_assert_cmpmem (figures, sizeof figures, first_figures, sizeof first_figures);
  g_assert_cmpmem (cards, sizeof cards, first_cards, sizeof first_cards);
}

/* A tile that was set aside twice, a figure that returned twice or a card that was opened twice would show here. */
static void
test_sums (void)
{
  for (guint64 number = 0; number < N_GAMES; number++)
    walk (number, check_sums);
}

static void
check_offers (const RulesSetup          *setup,
              const RulesPosition *start G_GNUC_UNUSED,
              const RulesPosition       *pos)
{
  static RulesMoves moves;

  rules_legal_moves (setup, pos, &moves);
  g_assert_cmpint (moves.n > 0, ==, pos->phase != RULES_PHASE_OVER);
  for (int i = 0; i < moves.n; i++)
    {
      RulesPosition after = *pos;

      g_assert_cmpint (rules_position_apply (setup, &after, &moves.move[i], NULL), ==, RULES_OK);
    }
}

/* Whatever is offered can be taken, and in every phase there is something to take. */
static void
test_offers (void)
{
  for (guint64 number = 0; number < N_GAMES / 10; number++)
    walk (number, check_offers);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/G1/deck", test_deck);
  g_test_add_func ("/faults/sums", test_sums);
  g_test_add_func ("/faults/offers", test_offers);
  return g_test_run ();
}

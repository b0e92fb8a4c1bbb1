/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games of any parts and house rules together, saved at every kind of moment that there is in a game.
 */

#include "games.h"

/* A moment that a save may catch a game in. */
typedef enum
{
  ABBEY_CHOICE,
  GIFT_OPENED,
  TWO_WAGONS,
  SWEPT_WAGON,
  TAKE_2_PAIR,
  FULL_HAND,
  BIDDING,
  SELLING,
  BOUGHT_TILE,
  LAST_ABBEYS,
  N_MOMENTS
} Moment;

static gboolean
is_moment (const RulesSetup    *setup,
           const RulesPosition *pos,
           Moment               moment)
{
  switch (moment)
    {
    case ABBEY_CHOICE:
      return pos->phase == RULES_PHASE_ABBEY && pos->n_pile > 0;
    case GIFT_OPENED:
      return pos->phase == RULES_PHASE_PLACE && pos->gift_opened;
    case TWO_WAGONS:
      return pos->phase == RULES_PHASE_WAGON && pos->n_pending > 1;
    case SWEPT_WAGON:
      return pos->phase == RULES_PHASE_WAGON && pos->swept != RULES_NOWHERE;
    case TAKE_2_PAIR:
      return pos->phase == RULES_PHASE_PLACE && pos->extra;
    case FULL_HAND:
      return setup->value[RULES_SWITCH_HAND] != RULES_HAND_OFF && pos->n_hand[pos->actor] == 3;
    case BIDDING:
      return pos->phase == RULES_PHASE_BID && pos->bidders != 0;
    case SELLING:
      return pos->phase == RULES_PHASE_SELL;
    case BOUGHT_TILE:
      return setup->value[RULES_SWITCH_SELLING] && pos->kept;
    case LAST_ABBEYS:
      return pos->phase == RULES_PHASE_ABBEY && pos->n_pile == 0;
    case N_MOMENTS:
      break;
    }
  g_assert_not_reached ();
}

/* Any parts and switches together: what was saved at any moment that is not like every other comes back, byte for byte. */
static void
test_every_moment (void)
{
  guint seen[N_MOMENTS] = { 0 };

  for (guint64 number = 0; number < 250; number++)
    {
      RulesSetup setup;
      KlGame    *game;
      guint64    random = number;
      guint      seen_here[N_MOMENTS] = { 0 };

      test_setup_init_random (&setup, number);
      game = test_game_new (&setup);
      test_assert_round_trip (game);
      while (!kl_game_get_over (game))
        {
          gboolean special = FALSE;

          test_play_random (game, &random);
          for (int moment = 0; moment < N_MOMENTS; moment++)
            if (is_moment (&setup, kl_game_get_position (game), (Moment) moment) && seen_here[moment]++ < 2)
              {
                seen[moment]++;
                special = TRUE;
              }
          if (special)
            test_assert_round_trip (game);
        }
      test_assert_round_trip (game);
      g_assert_finalize_object (game);
    }
  for (int moment = 0; moment < N_MOMENTS; moment++)
    g_assert_cmpint (seen[moment], >=, 5);
}

/* Any parts and switches together, after every move. */
static void
test_every_move_of_all (void)
{
  for (guint64 number = 1000; number < 1012; number += test_get_step ())
    {
      RulesSetup setup;
      KlGame    *game;
      guint64    random = number;

      test_setup_init_random (&setup, number);
      game = test_game_new (&setup);
      while (!kl_game_get_over (game))
        {
          test_assert_round_trip (game);
          test_play_random (game, &random);
        }
      test_assert_round_trip (game);
      g_assert_finalize_object (game);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (test_get_step () == 1)
    g_test_add_func ("/save/round-trip/every-moment", test_every_moment);
  g_test_add_func ("/save/round-trip/every-move-of-all", test_every_move_of_all);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tiles that are left: what a person at the table could count, after every move of games by all rules.
 */

#include "games.h"
#include "kl-secrets.h"
#include "kl-tiles-left.h"
#include "kl-tiles.h"

static guint
count_in_pile (const RulesPosition *pos,
               int                  type)
{
  guint n = 0;

  for (int i = 0; i < pos->n_pile; i++)
    n += pos->pile[i] == type;
  return n;
}

static guint
count_in_hands (KlGame  *game,
                int      viewer,
                gboolean seen,
                int      type)
{
  const RulesPosition *pos = kl_game_get_position (game);
  guint                n = 0;

  for (guint player = 0; player < kl_game_get_setup (game)->n_players; player++)
    for (int i = 0; i < pos->n_hand[player]; i++)
      n += pos->hand[player][i] == type && kl_secrets_may_see_hand (game, viewer, player) == seen;
  return n;
}

static void
assert_counts (KlGame *game,
               int     viewer)
{
  const RulesPosition *pos = kl_game_get_position (game);
  KlTilesLeft          left;
  guint                n_unseen = 0, n_held = 0;

  kl_tiles_left_count (&left, game, viewer);
  for (int type = 0; type < kl_game_get_setup (game)->tiles->n_types; type++)
    {
      g_assert_cmpuint (left.unseen[type], ==, count_in_pile (pos, type) + count_in_hands (game, viewer, FALSE, type));
      g_assert_cmpuint (left.held[type], ==, count_in_hands (game, viewer, TRUE, type));
      n_unseen += left.unseen[type];
      n_held += left.held[type];
    }
  g_assert_cmpuint (left.n_unseen, ==, n_unseen);
  g_assert_cmpuint (left.n_unseen - left.n_hidden, ==, pos->n_pile);
  g_assert_cmpuint (left.n_held, ==, n_held);
}

/* The slow way: a space is dead when every tile that is not laid or discarded is refused there, in every turn. */
static void
assert_spaces (KlGame *game)
{
  const RulesSetup    *setup = kl_game_get_setup (game);
  const RulesPosition *pos = kl_game_get_position (game);
  KlTilesLeft          left;

  kl_tiles_left_count (&left, game, pos->actor);
  for (int space = 0; space < pos->n_spaces; space++)
    {
      guint    n_fitting = 0;
      gboolean alive = kl_game_get_over (game);

      for (int type = 0; type < setup->tiles->n_types; type++)
        {
          bool fits = false;

          for (RulesTurn turn = 0; turn < 4; turn++)
            {
              RulesSide side;
              RulesEdge ours, theirs;

              fits |= type != setup->tiles->abbey &&
                      !rules_position_mismatch (setup, pos, type, pos->space[space].x, pos->space[space].y, turn, &side, &ours, &theirs);
            }
          n_fitting += fits ? left.unseen[type] : 0;
          alive |= fits && left.unseen[type] + left.held[type] > 0;
        }
      for (int player = 0; player < setup->n_players; player++)
        alive |= pos->abbeys[player] > 0 && rules_pattern_is_hole (pos->pattern[space]);
      g_assert_cmpuint (kl_tiles_left_count_fitting (&left, game, space), ==, n_fitting);
      g_assert_cmpint (kl_tiles_left_is_dead (&left, game, space), ==, !alive);
    }
}

static void
test_every_move (void)
{
  for (guint64 number = 0; number < 30; number++)
    {
      g_autoptr (KlGame) game = NULL;
      RulesSetup         setup;
      guint64            random = number;

      test_setup_init_random (&setup, number);
      game = test_game_new (&setup);
      for (;;)
        {
          for (int viewer = KL_SECRETS_NOBODY; viewer < setup.n_players; viewer++)
            assert_counts (game, viewer);
          assert_spaces (game);
          if (kl_game_get_over (game))
            break;
          test_play_random (game, &random);
        }
    }
}

/* H3: a hidden hand is counted with the pile, and its owner's own is not. */
static void
test_hidden_hands (void)
{
  g_autoptr (KlGame) game = NULL;
  RulesSetup         setup;
  KlTilesLeft        left;

  test_setup_init (&setup, "base", 3, 1);
  setup.value[RULES_SWITCH_HAND] = RULES_HAND_HIDDEN;
  game = test_game_new (&setup);
  kl_tiles_left_count (&left, game, 0);
  g_assert_cmpuint (left.n_held, ==, 3);
  g_assert_cmpuint (left.n_hidden, ==, 6);
  g_assert_cmpuint (left.n_unseen, ==, 71 - 3);
  kl_tiles_left_count (&left, game, KL_SECRETS_NOBODY);
  g_assert_cmpuint (left.n_held, ==, 0);
  g_assert_cmpuint (left.n_unseen, ==, 71);
}

/* A2: an abbey that is left keeps a hole alive, and the tile in the hand a space. */
static void
test_dead (void)
{
  g_autoptr (KlGame) game = test_game_new_with_pile ("road-curve monastery", 5);
  KlTilesLeft        left;
  int                north, south;

  kl_tiles_left_count (&left, game, 0);
  north = rules_position_space_at (kl_game_get_position (game), 0, -1);
  south = rules_position_space_at (kl_game_get_position (game), 0, 1);
  /* North of the start tile is its city, which neither of the two has; south of it a field. */
  g_assert_true (kl_tiles_left_is_dead (&left, game, north));
  g_assert_false (kl_tiles_left_is_dead (&left, game, south));
  g_assert_cmpuint (kl_tiles_left_get_ways (game, rules_tileset_find_type (kl_tiles_get (), "road-curve"), south), ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/tiles-left/every-move", test_every_move);
  g_test_add_func ("/model/tiles-left/H3/hidden-hands", test_hidden_hands);
  g_test_add_func ("/model/tiles-left/dead", test_dead);

  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game of all parts as an object: what players have, what the game does by itself, and what is a secret.
 */

#include "games.h"
#include "kl-secrets.h"

static const char *const ring[] = {
  "place 1,0 0",
  "pass",
  "place 1,1 0",
  "pass",
  "place 1,2 0",
  "pass",
  "place 0,2 0",
  "pass",
  "place -1,2 0",
  "pass",
  "place -1,1 0",
  "pass",
};

/* A game in which a ring of tiles leaves one hole, and n tiles more come after it. */
static KlGame *
new_ring (guint n_more)
{
  static const char *const pile[] = { "road-straight", "monastery", "monastery", "monastery", "monastery", "monastery", "monastery" };
  RulesSetup               setup;
  KlGame                  *game;

  test_setup_init (&setup, "demo", 2, 1);
  rules_setup_part (&setup, RULES_PART_ABBEY, true);
  setup.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_LISTED;
  setup.stack_only = true;
  for (guint i = 0; i < 6 + n_more; i++)
    setup.stack[setup.n_stack++] = (uint8_t) rules_tileset_find_type (setup.tiles, pile[i]);
  game = test_game_new (&setup);
  for (guint i = 0; i < G_N_ELEMENTS (ring); i++)
    test_play (game, ring[i]);
  return game;
}

/* The abbey is the only thing to do, and still the player's to do (A4). */
static void
test_last_abbey (void)
{
  KlGame *game = new_ring (0);

  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_ABBEY);
  g_assert_cmpint (kl_game_get_legal (game)->n, ==, 1);
  g_assert_cmpint (kl_game_get_tile_in_hand (game), ==, -1);
  g_assert_cmpint (kl_game_get_history (game)->cursor, ==, G_N_ELEMENTS (ring));
  kl_game_undo (game);
  kl_game_redo (game);
  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_ABBEY);
  test_play (game, "abbey 0,1");
  test_play (game, "pass");
  g_assert_true (kl_game_get_over (game));
  g_assert_finalize_object (game);
}

/* Before drawing there is no tile in the hand; afterwards there is. */
static void
test_tile_in_hand (void)
{
  KlGame       *game = new_ring (1);
  const guint8 *hand;
  guint         n_tiles;

  g_assert_cmpint (kl_game_get_phase (game), ==, RULES_PHASE_ABBEY);
  g_assert_cmpint (kl_game_get_tile_in_hand (game), ==, -1);
  test_play (game, "draw");
  g_assert_cmpint (kl_game_get_tile_in_hand (game), ==, rules_tileset_find_type (kl_game_get_setup (game)->tiles, "monastery"));
  hand = kl_player_get_hand (kl_game_get_player (game, 0), &n_tiles);
  g_assert_cmpint (n_tiles, ==, 1);
  g_assert_cmpint (hand[0], ==, kl_game_get_tile_in_hand (game));
  g_assert_finalize_object (game);
}

/* With a hand of three the first one is meant where nothing else is said, and the others' hands can be asked for. */
static void
test_three_tiles (void)
{
  RulesSetup setup;
  KlGame    *game;

  test_setup_init (&setup, "base", 3, 5);
  setup.value[RULES_SWITCH_HAND] = RULES_HAND_OPEN;
  game = test_game_new (&setup);
  for (guint i = 0; i < 3; i++)
    {
      guint         n_tiles, n_told;
      const guint8 *hand = kl_player_get_hand (kl_game_get_player (game, i), &n_tiles);

      g_object_get (kl_game_get_player (game, i), "hand", &n_told, NULL);
      g_assert_cmpint (n_tiles, ==, 3);
      g_assert_cmpint (n_told, ==, 3);
      if (kl_game_get_player (game, i) == kl_game_get_current_player (game))
        g_assert_cmpint (hand[0], ==, kl_game_get_tile_in_hand (game));
    }
  g_assert_finalize_object (game);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Each kind of thing that a player has tells of itself, and of nothing else. */
static void
test_players_tell (void)
{
  static const char *const names[] = { "supply", "mayors", "wagons", "barns", "abbeys", "cards", "hand" };
  guint                    told[G_N_ELEMENTS (names)] = { 0 };
  RulesSetup               setup;
  KlGame                  *game;
  guint64                  random = 3;
  guint                    changed[G_N_ELEMENTS (names)] = { 0 };

  test_setup_init (&setup, "base", 2, 3);
  test_setup_add_parts (&setup);
  game = test_game_new (&setup);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", names[i], NULL);

      g_signal_connect_swapped (kl_game_get_player (game, 0), signal, G_CALLBACK (count_cb), &told[i]);
    }
  while (!kl_game_get_over (game))
    {
      const RulesPosition before = *kl_game_get_position (game), *after;

      test_play_random (game, &random);
      after = kl_game_get_position (game);
      for (guint figure = 0; figure < RULES_N_FIGURES; figure++)
        changed[figure] += before.supply[0][figure] != after->supply[0][figure];
      changed[4] += before.abbeys[0] != after->abbeys[0];
      changed[5] += memcmp (before.cards[0], after->cards[0], sizeof before.cards[0]) != 0;
      changed[6] += memcmp (before.hand[0], after->hand[0], sizeof before.hand[0]) != 0 || before.n_hand[0] != after->n_hand[0];
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_test_message ("%s", names[i]);
      g_assert_cmpint (told[i], ==, changed[i]);
      g_assert_cmpint (told[i], >, 0);
    }
  g_assert_finalize_object (game);
}

/* G4, H3: what an owner sees, what others do, and that the end brings all to light. */
static void
test_secrets (void)
{
  static const RulesHand hands[] = { RULES_HAND_OFF, RULES_HAND_OPEN, RULES_HAND_HIDDEN };

  for (guint i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      const gboolean   open = hands[i] != RULES_HAND_HIDDEN;
      const RulesEvent received = { .kind = RULES_EVENT_RECEIVED, .player = 1 };
      const RulesEvent opened = { .kind = RULES_EVENT_OPENED, .player = 1 };
      const RulesEvent drawn = { .kind = RULES_EVENT_DRAWN, .player = 1 };
      const RulesEvent discarded = { .kind = RULES_EVENT_DISCARDED, .player = 1 };
      RulesSetup       setup;
      KlGame          *game;

      test_setup_init (&setup, "base", 2, 5);
      rules_setup_part (&setup, RULES_PART_GIFTS, true);
      setup.value[RULES_SWITCH_HAND] = (int16_t) hands[i];
      game = test_game_new (&setup);
      g_assert_true (kl_secrets_may_see_cards (game, 1, 1));
      g_assert_false (kl_secrets_may_see_cards (game, 0, 1));
      g_assert_false (kl_secrets_may_see_cards (game, KL_SECRETS_NOBODY, 1));
      g_assert_true (kl_secrets_may_see_hand (game, 1, 1));
      g_assert_cmpint (kl_secrets_may_see_hand (game, 0, 1), ==, open);
      g_assert_cmpint (kl_secrets_may_see_hand (game, KL_SECRETS_NOBODY, 1), ==, open);
      g_assert_true (kl_secrets_may_see_event (game, 1, &received));
      g_assert_false (kl_secrets_may_see_event (game, 0, &received));
      g_assert_true (kl_secrets_may_see_event (game, 0, &opened));
      g_assert_true (kl_secrets_may_see_event (game, 1, &drawn));
      g_assert_cmpint (kl_secrets_may_see_event (game, 0, &drawn), ==, open);
      g_assert_true (kl_secrets_may_see_event (game, 0, &discarded));

      kl_game_end (game);
      g_assert_true (kl_secrets_may_see_cards (game, 0, 1));
      g_assert_true (kl_secrets_may_see_hand (game, KL_SECRETS_NOBODY, 1));
      g_assert_true (kl_secrets_may_see_event (game, 0, &received));
      g_assert_finalize_object (game);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/A4/last-abbey", test_last_abbey);
  g_test_add_func ("/game/A2/tile-in-hand", test_tile_in_hand);
  g_test_add_func ("/game/H3/three-tiles", test_three_tiles);
  g_test_add_func ("/game/players-tell", test_players_tell);
  g_test_add_func ("/game/secrets", test_secrets);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games for the tests of the model.
 */

#pragma once

#include "kl-game.h"

/* Players A, B, … in the order of the colours. */
void test_setup_init (RulesSetup *setup,
                      const char *set,
                      guint       n_players,
                      guint64     seed);
/* All parts that there are. */
void test_setup_add_parts (RulesSetup *setup);
/* Any parts, switches, supplies and number of players that go together; base or demo. The same for the same number. */
void    test_setup_init_random (RulesSetup *setup,
                                guint64     number);
KlGame *test_game_new (const RulesSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/* A game of the demo's tiles in which only these types, parted by spaces, are drawn. */
KlGame *test_game_new_with_pile (const char *pile,
                                 guint       meeples) G_GNUC_WARN_UNUSED_RESULT;

void test_play (KlGame     *game,
                const char *move);
void test_play_random (KlGame  *game,
                       guint64 *random);

/* The same moves, the same position after each of them byte for byte, the same cursor and players. */
void test_assert_same_game (KlGame *a,
                            KlGame *b);

/* A saved game that must be good; and that a game comes back from being saved, byte for byte. */
KlGame *test_load (GBytes *bytes) G_GNUC_WARN_UNUSED_RESULT;
void    test_assert_round_trip (KlGame *game);

/* 1, or more where everything is slow (under valgrind): tests that do the same with every case there is take each so-manieth, and
 * may be that much slower. */
guint test_get_step (void);

/* Texts of the project: a file below tests/fixtures/saves, and the example in docs/save-format.md. */
GBytes *test_read_fixture (const char *name) G_GNUC_WARN_UNUSED_RESULT;
char   *test_dup_example (void) G_GNUC_WARN_UNUSED_RESULT;

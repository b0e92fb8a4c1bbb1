/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board in a window of its own, whose moves are played.
 */

#pragma once

#include "kl-board-private.h"

typedef struct
{
  GtkWidget *window;
  KlBoard   *board;
  KlGame    *game;
  guint      moves;   /* "move" signals; each is played */
  RulesMove  move;    /* the last */
  guint      refused; /* "refused" signals */
  int        verdict; /* of the last */
} TestBoard;

/* Hardware codes of keys; any will do. */
enum
{
  TEST_CODE_RETURN = 36,
  TEST_CODE_ONE = 10,
  TEST_CODE_ARROW = 113
};

void test_board_open (TestBoard *self,
                      KlGame    *game);
void test_board_close (TestBoard *self);
/* Both for g_test_add (). pile: the tiles of the game, see test_game_new_with_pile (); NULL for a base game of three. */
void test_board_set_up (TestBoard    *self,
                        gconstpointer pile);
void test_board_tear_down (TestBoard    *self,
                           gconstpointer pile);
/* Shows a game played by a script. */
void test_board_show (TestBoard  *self,
                      const char *script);

/* Until what was queued has been laid out. */
void  test_board_wait (TestBoard *self);
guint test_board_count (TestBoard *self,
                        KlLayer    layer);

/* As if a key went down or up; true when the board took it. */
gboolean test_board_press (TestBoard *self,
                           guint      key,
                           guint      code);
void     test_board_release (TestBoard *self,
                             guint      key,
                             guint      code);
/* Both, one after the other. */
void test_board_type (TestBoard *self,
                      guint      key);

KlBoardSpot *test_board_get_spot (TestBoard *self,
                                  guint      index);

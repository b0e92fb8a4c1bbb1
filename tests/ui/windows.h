/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program's window, and a table in a window of its own.
 */

#pragma once

#include "kl-table.h"
#include "kl-window.h"

/* With the page that it begins with; nothing is settled yet. */
KlWindow *test_window_open (void);
/* With a game from the first frame on; NULL: none. */
KlWindow *test_window_open_game (KlGame *game);
/* With this size and a game that nothing is hidden of; laid out. */
KlWindow *test_window_open_size (KlGame *game,
                                 int     width,
                                 int     height);
/* Nothing may be left of it. */
void test_window_close (KlWindow *window);

typedef struct
{
  GtkWidget *window;
  KlTable   *table;
} TestTable;

/* Both for g_test_add (). */
void test_table_set_up (TestTable    *self,
                        gconstpointer data);
void test_table_tear_down (TestTable    *self,
                           gconstpointer data);
/* The first widget of that type on the table, or NULL. */
GtkWidget *test_table_find (TestTable *self,
                            GType      type);

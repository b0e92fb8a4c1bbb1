/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading the tile table: the whole of it, and what no table may say. */

#include "ref-tiles.h"

#include <glib.h>

static void
test_sound (void)
{
  RefTable table;
  char     message[REF_MESSAGE_SIZE] = "";
  int      demo = 0, base = 0, mayor = 0;

  g_assert_true (ref_table_parse (&table, ref_table_text, message));
  g_assert_cmpstr (message, ==, "");

  for (int type = 0; type < table.n_types; type++)
    {
      demo += ref_table_count (&table, "demo", type);
      base += ref_table_count (&table, "base", type);
      mayor += ref_table_count (&table, "abbey-and-mayor", type);
    }
  g_assert_cmpint (table.n_types, ==, 39);
  g_assert_cmpint (demo, ==, 48);
  g_assert_cmpint (base, ==, 72);
  g_assert_cmpint (mayor, ==, 12);
  g_assert_cmpint (ref_table_start (&table, "demo"), ==, ref_table_find (&table, "city-cap-road-straight"));
  g_assert_cmpint (ref_table_start (&table, "abbey-and-mayor"), ==, -1);
}

static void
test_refused (void)
{
  static const char *const bad[] = {
    "type a F F F F\nfield a n1,n2,e1,e2,s1,s2,w1 > -\n",                    /* w2 is missing */
    "type a F F F F\nfield a n1,n2,e1,e2,s1,s2,w1,w2 > -\nfield a w2 > -\n", /* w2 is claimed twice */
    "type a R F F F\nfield a n1,n2,e1,e2,s1,s2,w1,w2 > -\n",                 /* no road in the north */
    "type a C F F F\ncity a N 0\nfield a n1,n2,e1,e2,s1,s2,w1,w2 > N\n",     /* field inside the city */
    "type a F F F F\nfield a n1,n2,e1,e2,s1,s2,w1,w2 > N\n",                 /* touches no city */
    "type a F F F F\nfield a n1,n2,e1,e2,s1,s2,w1,w9 > -\n",                 /* no such half-edge */
    "type a F F F F\nfield b n1,n2,e1,e2,s1,s2,w1,w2 > -\n",                 /* no such type */
    "type a F F F\n",                                                        /* a side is missing */
    "type a - - - -\ntype a - - - -\n",                                      /* named twice */
    "type a - - - -\nlot base - 2 a FFF\n",                                  /* three pictures for two */
    "lot base - 2 a\n",                                                      /* no such type */
    "river a\n",                                                             /* no such word */
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      RefTable table;
      char     message[REF_MESSAGE_SIZE] = "";

      g_assert_false (ref_table_parse (&table, bad[i], message));
      g_assert_cmpstr (message, !=, "");
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reference/table/sound", test_sound);
  g_test_add_func ("/reference/table/refused", test_refused);
  return g_test_run ();
}

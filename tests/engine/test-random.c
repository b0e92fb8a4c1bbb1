/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chance: the numbers are the same on every machine, evenly spread, and the whole state is the one number.
 */

#include <glib.h>

#include "rules-random.h"

/* The first outputs of splitmix64 for the seed 1234567, as its author's program prints them. */
static void
test_known (void)
{
  static const uint64_t known[] = {
    UINT64_C (6457827717110365317),
    UINT64_C (3203168211198807973),
    UINT64_C (9817491932198370423),
    UINT64_C (4593380528125082431),
    UINT64_C (16408922859458223821),
  };
  uint64_t state = 1234567;

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    g_assert_cmpuint (rules_random_next (&state), ==, known[i]);
}

static void
test_copy (void)
{
  uint64_t a = 42, b;

  for (int i = 0; i < 10; i++)
    rules_random_next (&a);
  b = a;
  for (int i = 0; i < 100; i++)
    g_assert_cmpuint (rules_random_next (&a), ==, rules_random_next (&b));
}

/* Each of n faces comes up about as often as the others: off by less than six standard deviations. */
static void
test_below (void)
{
  static const uint32_t sizes[] = { 1, 2, 3, 6, 7, 48, 71, 95 };
  uint64_t              state = 7;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      enum
      {
        THROWS = 20000
      };
      const uint32_t n = sizes[i];
      const double   expected = (double) THROWS / n;
      int            count[95] = { 0 };

      for (int j = 0; j < THROWS; j++)
        {
          uint32_t face = rules_random_below (&state, n);

          g_assert_cmpuint (face, <, n);
          count[face]++;
        }
      for (uint32_t face = 0; face < n; face++)
        g_assert_cmpfloat ((count[face] - expected) * (count[face] - expected), <=, 36 * expected);
    }
}

/* A number of faces close to 2^32 needs the second draw often. */
static void
test_below_large (void)
{
  const uint32_t n = UINT32_C (3000000000);
  uint64_t       state = 1;
  int            upper = 0;

  for (int i = 0; i < 10000; i++)
    {
      uint32_t face = rules_random_below (&state, n);

      g_assert_cmpuint (face, <, n);
      upper += face >= n / 2;
    }
  g_assert_cmpint (upper, >, 4700);
  g_assert_cmpint (upper, <, 5300);
}

static void
test_shuffle (void)
{
  enum
  {
    N = 5,
    ROUNDS = 20000
  };
  int      count[N][N] = { 0 };
  uint64_t state = 3;

  for (int round = 0; round < ROUNDS; round++)
    {
      uint8_t  items[N] = { 0, 1, 2, 3, 4 };
      unsigned seen = 0;

      rules_random_shuffle (&state, items, N);
      for (int i = 0; i < N; i++)
        {
          seen |= 1u << items[i];
          count[i][items[i]]++;
        }
      g_assert_cmpuint (seen, ==, (1u << N) - 1);
    }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      {
        g_assert_cmpint (count[i][j], >, ROUNDS / N - 400);
        g_assert_cmpint (count[i][j], <, ROUNDS / N + 400);
      }
}

static void
test_shuffle_little (void)
{
  uint8_t  one[] = { 9 };
  uint64_t state = 1;

  rules_random_shuffle (&state, one, 0);
  rules_random_shuffle (&state, one, 1);
  g_assert_cmpuint (one[0], ==, 9);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/random/known", test_known);
  g_test_add_func ("/random/copy", test_copy);
  g_test_add_func ("/random/below", test_below);
  g_test_add_func ("/random/below/large", test_below_large);
  g_test_add_func ("/random/shuffle", test_shuffle);
  g_test_add_func ("/random/shuffle/little", test_shuffle_little);
  return g_test_run ();
}

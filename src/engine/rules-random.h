/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chance: a generator whose whole state is one number inside the position, so that undo brings it back and the same
 * seed gives the same game on every machine.
 */

#pragma once

#include <stdint.h>

/* The next 64 bits (splitmix64: a counter, well mixed). */
static inline uint64_t
rules_random_next (uint64_t *state)
{
  uint64_t z = (*state += UINT64_C (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/* One of 0 … n - 1, all equally likely; n from 1. */
static inline uint32_t
rules_random_below (uint64_t *state,
                    uint32_t  n)
{
  uint64_t product = (rules_random_next (state) >> 32) * n;

  /* The low half tells how far into its share of 2^32 the draw fell; the overhanging part is drawn again. */
  if ((uint32_t) product < n)
    {
      uint32_t overhang = (0u - n) % n;

      while ((uint32_t) product < overhang)
        product = (rules_random_next (state) >> 32) * n;
    }
  return (uint32_t) (product >> 32);
}

/* A generator of its own for each purpose that a game's seed serves, so that what one of them uses up does not move the
 * others. */
static inline uint64_t
rules_random_stream (uint64_t seed,
                     uint64_t number)
{
  uint64_t state = seed + number * UINT64_C (0xd1342543de82ef95);

  return rules_random_next (&state);
}

void rules_random_shuffle (uint64_t *state,
                           uint8_t  *items,
                           int       n);

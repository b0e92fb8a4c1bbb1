/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Dealing what is hidden. All that is unknown is first counted by kind, which forgets where it was, and then dealt.
 */

#include "ai-hidden.h"

#include <string.h>

#include "rules-random.h"

/* Things by kind become a shuffled heap; returns how many. */
static int
heap_up (const uint8_t *count,
         int            n_kinds,
         uint64_t      *random,
         uint8_t       *heap)
{
  int n = 0;

  for (int kind = 0; kind < n_kinds; kind++)
    for (int i = 0; i < count[kind]; i++)
      heap[n++] = (uint8_t) kind;
  rules_random_shuffle (random, heap, n);
  return n;
}

static void
deal_tiles (const RulesSetup *setup,
            RulesPosition    *pos,
            int               viewer,
            uint64_t         *random)
{
  bool    hidden = setup->value[RULES_SWITCH_HAND] == RULES_HAND_HIDDEN;
  uint8_t count[RULES_MAX_TYPES] = { 0 };
  uint8_t heap[RULES_MAX_TILES];
  int     n;

  for (int i = 0; i < pos->n_pile; i++)
    count[pos->pile[i]]++;
  for (int player = 0; player < setup->n_players && hidden; player++)
    for (int i = 0; i < pos->n_hand[player] && player != viewer; i++)
      count[pos->hand[player][i]]++;

  n = heap_up (count, setup->tiles->n_types, random, heap);
  memcpy (pos->pile, heap, pos->n_pile);
  for (int player = 0; player < setup->n_players && hidden; player++)
    for (int i = 0; i < pos->n_hand[player] && player != viewer; i++)
      pos->hand[player][i] = heap[--n];
}

static void
deal_cards (const RulesSetup *setup,
            RulesPosition    *pos,
            int               viewer,
            uint64_t         *random)
{
  uint8_t count[RULES_N_GIFTS] = { 0 };
  uint8_t held[RULES_MAX_PLAYERS] = { 0 };
  uint8_t heap[RULES_MAX_GIFTS];
  int     n;

  for (int i = 0; i < pos->n_deck; i++)
    count[pos->deck[i]]++;
  for (int player = 0; player < setup->n_players; player++)
    for (int card = 0; card < RULES_N_GIFTS && player != viewer; card++)
      {
        held[player] = (uint8_t) (held[player] + pos->cards[player][card]);
        count[card] = (uint8_t) (count[card] + pos->cards[player][card]);
        pos->cards[player][card] = 0;
      }

  n = heap_up (count, RULES_N_GIFTS, random, heap);
  memcpy (pos->deck, heap, pos->n_deck);
  for (int player = 0; player < setup->n_players; player++)
    for (int i = 0; i < held[player]; i++)
      pos->cards[player][heap[--n]]++;
}

void
ai_hidden_deal (const RulesSetup *setup,
                RulesPosition    *pos,
                int               viewer,
                uint64_t         *random)
{
  deal_tiles (setup, pos, viewer, random);
  if (setup->part[RULES_PART_GIFTS])
    deal_cards (setup, pos, viewer, random);
  pos->random = rules_random_next (random);
}

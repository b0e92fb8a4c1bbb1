/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The digest by which a saved game proves that it was replayed right.
 */

#include <stdlib.h>

#include "rules-private.h"

/* FNV-1a, fed with numbers and words rather than with memory, so that neither the machine's byte order nor a later
 * version's layout shows in it. */
static void
digest_number (uint64_t *digest,
               int64_t   number)
{
  for (int i = 0; i < 8; i++)
    *digest = (*digest ^ ((uint64_t) number >> (8 * i) & 0xff)) * UINT64_C (0x100000001b3);
}

static void
digest_type (uint64_t         *digest,
             const RulesSetup *setup,
             int               type)
{
  for (const char *c = setup->tiles->type[type].id; *c != '\0'; c++)
    *digest = (*digest ^ (uint8_t) *c) * UINT64_C (0x100000001b3);
  digest_number (digest, 0);
}

static int
compare_keys (const void *a,
              const void *b)
{
  int64_t x = *(const int64_t *) a, y = *(const int64_t *) b;

  return (x > y) - (x < y);
}

/* Figures in the order of where they stand, not of when they came. */
static void
digest_figures (uint64_t            *digest,
                const RulesPosition *pos)
{
  int64_t key[RULES_MAX_FIGURES];

  for (int i = 0; i < pos->n_figures; i++)
    {
      int tile = rules_position_tile_of (pos, pos->figure[i].segment);

      key[i] = (int64_t) tile << 32 | (int64_t) (pos->figure[i].segment - pos->tile[tile].first) << 16 |
               pos->figure[i].corner << 12 | pos->figure[i].player << 8 | pos->figure[i].figure;
    }
  qsort (key, pos->n_figures, sizeof key[0], compare_keys);
  digest_number (digest, pos->n_figures);
  for (int i = 0; i < pos->n_figures; i++)
    digest_number (digest, key[i]);
}

/* What only some parts and rules put into a position. All of it is zero without them. */
static void
digest_extras (uint64_t            *digest,
               const RulesSetup    *setup,
               const RulesPosition *pos)
{
  digest_number (digest, pos->n_deck);
  for (int i = 0; i < pos->n_deck; i++)
    digest_number (digest, pos->deck[i]);
  for (int card = 0; card < RULES_N_GIFTS; card++)
    digest_number (digest, pos->opened[card]);
  digest_number (digest, pos->n_pending);
  for (int i = 0; i < pos->n_pending; i++)
    {
      digest_number (digest, pos->pending[i].player);
      digest_number (digest, pos->pending[i].segment);
    }
  for (int player = 0; player < setup->n_players; player++)
    {
      digest_number (digest, pos->abbeys[player]);
      for (int card = 0; card < RULES_N_GIFTS; card++)
        digest_number (digest, pos->cards[player][card]);
      digest_number (digest, pos->bid[player]);
    }
  digest_number (digest, pos->swept == RULES_NOWHERE ? -1 : rules_feature_root (pos, pos->swept));
  digest_number (digest, pos->bidders | pos->bid_abbeys << 8);
  digest_number (digest, pos->kept | pos->gift_opened << 1 | pos->extra << 2 | pos->barn_laid << 3 | pos->bonus << 4 | pos->in_round << 5);
  digest_number (digest, pos->round);
}

uint64_t
rules_position_digest (const RulesSetup    *setup,
                       const RulesPosition *pos)
{
  uint64_t digest = UINT64_C (0xcbf29ce484222325);

  digest_number (&digest, setup->n_players);
  digest_number (&digest, pos->n_tiles);
  for (int i = 0; i < pos->n_tiles; i++)
    {
      digest_type (&digest, setup, pos->tile[i].type);
      digest_number (&digest, pos->tile[i].x);
      digest_number (&digest, pos->tile[i].y);
      digest_number (&digest, pos->tile[i].turn);
    }
  digest_figures (&digest, pos);
  digest_number (&digest, pos->n_pile);
  for (int i = 0; i < pos->n_pile; i++)
    digest_type (&digest, setup, pos->pile[i]);
  for (int player = 0; player < setup->n_players; player++)
    {
      digest_number (&digest, pos->score[player]);
      for (int figure = 0; figure < RULES_N_FIGURES; figure++)
        digest_number (&digest, pos->supply[player][figure]);
      digest_number (&digest, pos->n_hand[player]);
      for (int i = 0; i < pos->n_hand[player]; i++)
        digest_type (&digest, setup, pos->hand[player][i]);
    }
  digest_number (&digest, pos->phase);
  digest_number (&digest, pos->player);
  digest_number (&digest, pos->actor);
  digest_number (&digest, pos->turn_number);
  digest_number (&digest, pos->n_discarded);
  digest_number (&digest, (int64_t) pos->random);
  digest_extras (&digest, setup, pos);
  return digest;
}

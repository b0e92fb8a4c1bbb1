/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is paid, when and to whom: rules B8 to B14, F3, A10 to A13, G7 and G11. Every scoring looks at all features of
 * the board, not at those that the last tile touched. */

#include "ref-score.h"

#include <assert.h>
#include <string.h>

static void
add_payment (RefPayments *payments,
             RefPayment   payment)
{
  assert (payments->n < REF_MAX_PAYMENTS);
  payments->items[payments->n++] = payment;
}

/* The winners take all the points each (B12). */
static void
pay (const RefFeatures *all,
     const RefFeature  *feature,
     RefReason          reason,
     int                points,
     unsigned           winners,
     int                scores[REF_MAX_PLAYERS],
     RefPayments       *payments)
{
  RefPayment payment = { .reason = reason, .member = all->members[feature->first], .points = points, .winners = winners };

  for (int player = 0; player < REF_MAX_PLAYERS; player++)
    if ((winners & (1u << player)) != 0)
      scores[player] += points;
  add_payment (payments, payment);
}

/* B13: everyone's figures go back, winners' and losers' alike. Wagons go out of the feature, and wait (A7); barns
 * stay (A9). */
static void
return_figures (RefGame           *game,
                const RefFeatures *all,
                const RefFeature  *feature,
                RefPayments       *payments)
{
  int kept = 0;

  for (int i = 0; i < game->n_figures; i++)
    {
      RefFigure figure = game->figures[i];

      if (figure.kind == REF_BARN || ref_features_of (all, figure.tile, figure.segment) != feature)
        game->figures[kept++] = figure;
      else if (figure.kind == REF_WAGON)
        game->wagons[game->n_wagons++] = figure;
      else
        {
          game->supplies[figure.owner][figure.kind]++;
          payments->returned[payments->n_returned++] = figure;
        }
    }
  game->n_figures = kept;
}

bool
ref_game_score_completed (RefGame           *game,
                          const RefFeatures *all,
                          RefPayments       *payments)
{
  bool good = true;

  payments->n = 0;
  payments->n_returned = 0;
  for (int i = 0; i < all->n_features; i++)
    {
      const RefFeature *feature = &all->features[i];

      if (!feature->complete || feature->n_figures == 0)
        continue;
      pay (all, feature, REF_PAID_FEATURE, ref_feature_points (feature, &game->rules), ref_feature_winners (feature),
           game->scores, payments);
      return_figures (game, all, feature, payments);
      for (int m = feature->first; m < feature->first + feature->n_members; m++)
        {
          bool *paid = &game->paid[all->members[m].tile][all->members[m].segment];

          good = good && !*paid;
          *paid = true;
        }
    }
  return good;
}

void
ref_game_score_fields (RefGame           *game,
                       const RefFeatures *all,
                       const RefFigure   *barn,
                       RefPayments       *payments)
{
  const RefFeature *newly = NULL;

  if (barn != NULL)
    newly = ref_features_of (all, barn->tile, barn->segment);
  for (int i = 0; i < all->n_features; i++)
    {
      const RefFeature *field = &all->features[i];
      int               points = (field == newly ? 3 : 1) * field->n_cities;

      if (field->kind != REF_FIELD || field->n_meeples == 0 || field->n_meeples == field->n_figures)
        continue;
      pay (all, field, REF_PAID_FARMERS, points, ref_feature_winners (field), game->scores, payments);
      return_figures (game, all, field, payments);
    }
}

void
ref_game_sweep (RefGame           *game,
                const RefFeatures *all,
                const RefFeature  *road,
                RefPayments       *payments)
{
  pay (all, road, REF_PAID_FEATURE, road->n_tiles, ref_feature_winners (road), game->scores, payments);
  return_figures (game, all, road, payments);
}

static void
pay_final (const RefGame     *game,
           const RefFeatures *all,
           int                scores[REF_MAX_PLAYERS],
           RefPayments       *payments)
{
  payments->n = 0;
  payments->n_returned = 0;
  for (int i = 0; i < all->n_features; i++)
    {
      const RefFeature *feature = &all->features[i];
      unsigned          barn_owners = 0;
      int               points = ref_feature_points (feature, &game->rules);

      /* Farmers with a barn: in a turn whose scoring has not come yet (A11). */
      if (feature->kind == REF_FIELD && feature->n_figures > feature->n_meeples)
        points = feature->n_cities;
      if (feature->n_meeples > 0)
        pay (all, feature, REF_PAID_FEATURE, points, ref_feature_winners (feature), scores, payments);
      for (int player = 0; player < REF_MAX_PLAYERS; player++)
        barn_owners |= (unsigned) (feature->barns[player] > 0) << player;
      if (barn_owners != 0)
        pay (all, feature, REF_PAID_BARN, 4 * feature->n_cities, barn_owners, scores, payments);
    }
  for (int player = 0; player < game->rules.n_players; player++)
    {
      int n_cards = 0;

      for (int card = 0; card < REF_N_CARDS; card++)
        n_cards += game->cards[player][card];
      if (n_cards == 0)
        continue;
      scores[player] += 2 * n_cards;
      add_payment (payments, (RefPayment){ .reason = REF_PAID_UNOPENED, .points = 2 * n_cards, .winners = 1u << player, .n = n_cards });
    }
}

void
ref_game_score_final (RefGame           *game,
                      const RefFeatures *all,
                      RefPayments       *payments)
{
  pay_final (game, all, game->scores, payments);
}

void
ref_game_final_scores (const RefGame     *game,
                       const RefFeatures *all,
                       int                scores[REF_MAX_PLAYERS])
{
  RefPayments payments;

  memcpy (scores, game->scores, sizeof game->scores);
  pay_final (game, all, scores, &payments);
}

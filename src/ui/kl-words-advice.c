/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the computer suggests, and why: a phrase for the move and a sentence for the reason.
 */

#include "kl-words.h"

#include <glib/gi18n.h>

#include "kl-board-words.h"

/* Several of the hand may be meant. */
static char *
dup_tile (KlGame          *game,
          const RulesMove *move)
{
  const RulesPosition *pos = kl_game_get_position (game);
  g_autofree char     *turned = kl_board_words_dup_turned (move->turn);
  g_autofree char     *tile = NULL;

  if (pos->n_hand[pos->actor] <= 1)
    return g_steal_pointer (&turned);
  tile = g_strdup_printf (_ ("Tile %d"), move->hand + 1);
  return g_strdup_printf (_ ("%s, %s"), tile, turned);
}

static const char *
get_pass (KlGame *game)
{
  switch (kl_game_get_phase (game))
    {
    case RULES_PHASE_ABBEY:
      /* translators: here and below, what the computer suggests: "Suggestion · no abbey" */
      return C_ ("advice", "no abbey");
    case RULES_PHASE_BID:
      return C_ ("advice", "no bid");
    case RULES_PHASE_SELL:
      return C_ ("advice", "keep the tile");
    case RULES_PHASE_FIGURE:
    case RULES_PHASE_PLACE:
    case RULES_PHASE_WAGON:
    case RULES_PHASE_OVER:
    default:
      return kl_words_only_meeples (kl_game_get_setup (game)) ? C_ ("advice", "no meeple") : C_ ("advice", "no figure");
    }
}

/* A move that is about a figure, or a place for one. */
static char *
dup_figure (KlGame          *game,
            const RulesMove *move)
{
  KlOffer          offer;
  g_autofree char *words = NULL;

  kl_board_offer_of_move (game, move, &offer);
  words = kl_board_words_dup_offer (game, &offer);
  if (move->kind < RULES_MOVE_SYNOD || move->kind > RULES_MOVE_CHANGE)
    return g_steal_pointer (&words);
  /* translators: the name of a gift card, and what it is opened for */
  return g_strdup_printf (C_ ("advice", "%s: %s"), kl_words_gift_title (move->kind - RULES_MOVE_SYNOD), words);
}

static char *
dup_sale (KlGame          *game,
          const RulesMove *move)
{
  const RulesPosition *pos = kl_game_get_position (game);
  g_autofree char     *buyer = kl_words_dup_name_inside (kl_game_get_player (game, move->player));
  g_autofree char     *price = kl_words_dup_price (pos->bid[move->player], pos->bid_abbeys >> move->player & 1);

  /* translators: to whom, and for what: "3 points and the abbey" */
  return g_strdup_printf (C_ ("advice", "sell the tile to %s for %s"), buyer, price);
}

char *
kl_words_dup_suggested (KlGame          *game,
                        const RulesMove *move)
{
  g_autofree char *aside = NULL;

  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_PLACE:
      aside = dup_tile (game, move);
      return kl_board_words_dup_at (move->x, move->y, aside);
    case RULES_MOVE_ABBEY:
      return kl_board_words_dup_at (move->x, move->y, _ ("Abbey"));
    case RULES_MOVE_PASS:
      return g_strdup (get_pass (game));
    case RULES_MOVE_DRAW:
      return g_strdup (C_ ("advice", "draw a tile"));
    case RULES_MOVE_RETURN:
      return g_strdup (C_ ("advice", "the wagon goes back to the supply"));
    case RULES_MOVE_TAKE2:
      return g_strdup (kl_words_gift_title (RULES_GIFT_TAKE2));
    case RULES_MOVE_WASTE:
      /* translators: the name of a gift card */
      return g_strdup_printf (C_ ("advice", "open the gift %s in vain"), kl_words_gift_title (move->card));
    case RULES_MOVE_BID:
      aside = kl_words_dup_price (move->points, move->abbey);
      /* translators: a price such as "3 points and the abbey" */
      return g_strdup_printf (C_ ("advice", "bid %s"), aside);
    case RULES_MOVE_SELL:
      return dup_sale (game, move);
    case RULES_MOVE_FIGURE:
    case RULES_MOVE_BARN:
    case RULES_MOVE_ROLL:
    case RULES_MOVE_SYNOD:
    case RULES_MOVE_SWEEP:
    case RULES_MOVE_CASH:
    case RULES_MOVE_CHANGE:
      return dup_figure (game, move);
    case RULES_N_MOVES:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Sentences by feature; NULL where nothing of the kind can be. The other player is the %s where there is one. */
static const char *const completes[RULES_N_FEATURES] = {
  /* translators: reasons for a move; the number is points */
  [RULES_CITY] = N_ ("It completes your city: +%d."),
  [RULES_ROAD] = N_ ("It completes your road: +%d."),
  [RULES_MONASTERY] = N_ ("It completes your monastery: +%d."),
  /* translators: farmers who meet a barn, which pays them */
  [RULES_FIELD] = N_ ("Your farmers score at once: +%d."),
};
static const char *const grows[RULES_N_FEATURES] = {
  [RULES_CITY] = N_ ("Your city grows: +%d."),
  [RULES_ROAD] = N_ ("Your road grows: +%d."),
  [RULES_MONASTERY] = N_ ("Your monastery gets another neighbour: +%d."),
  [RULES_FIELD] = N_ ("Your field is worth more: +%d."),
};
static const char *const wins[RULES_N_FEATURES] = {
  /* translators: reasons for a move that completes something without an owner, which then can be claimed; the number is points */
  [RULES_CITY] = N_ ("A complete city becomes yours: +%d."),
  [RULES_ROAD] = N_ ("A complete road becomes yours: +%d."),
  [RULES_MONASTERY] = N_ ("A complete monastery becomes yours: +%d."),
};
static const char *const claims[RULES_N_FEATURES] = {
  /* translators: reasons for a move; "So far it is worth 3 points." may follow */
  [RULES_CITY] = N_ ("The city becomes yours."),
  [RULES_ROAD] = N_ ("The road becomes yours."),
  [RULES_MONASTERY] = N_ ("The monastery becomes yours."),
  [RULES_FIELD] = N_ ("The field becomes yours."),
};
static const char *const takes[RULES_N_FEATURES] = {
  /* translators: whose feature it was; "So far it is worth 3 points." may follow */
  [RULES_CITY] = N_ ("You take over %s’s city."),
  [RULES_ROAD] = N_ ("You take over %s’s road."),
  [RULES_MONASTERY] = N_ ("You take over %s’s monastery."),
  [RULES_FIELD] = N_ ("You take over %s’s field."),
};
static const char *const shares[RULES_N_FEATURES] = {
  /* translators: whose feature it is; "So far it is worth 3 points." may follow */
  [RULES_CITY] = N_ ("You get a share in %s’s city."),
  [RULES_ROAD] = N_ ("You get a share in %s’s road."),
  [RULES_MONASTERY] = N_ ("You get a share in %s’s monastery."),
  [RULES_FIELD] = N_ ("You get a share in %s’s field."),
};
static const char *const blocks[RULES_N_FEATURES] = {
  /* translators: whose feature it is */
  [RULES_CITY] = N_ ("It makes it harder for %s to complete a city."),
  [RULES_ROAD] = N_ ("It makes it harder for %s to complete a road."),
  [RULES_MONASTERY] = N_ ("It makes it harder for %s to complete a monastery."),
};
static const char *const saves[RULES_N_FEATURES] = {
  [RULES_CITY] = N_ ("Your knight comes back to the supply."),
  [RULES_ROAD] = N_ ("Your highwayman comes back to the supply."),
  [RULES_MONASTERY] = N_ ("Your monk comes back to the supply."),
  [RULES_FIELD] = N_ ("Your farmer comes back to the supply."),
};

/* The %s and %d of a sentence. */
static char *
dup_filled (const char *sentence,
            const char *name,
            int         points)
{
  g_autoptr (GString) text = g_string_new (sentence);
  g_autofree char    *number = g_strdup_printf ("%d", points);

  g_string_replace (text, "%d", number, 1);
  g_string_replace (text, "%s", name, 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A sentence, and one about what that is worth already if it is worth anything. */
static char *
dup_promise (const char *sentence,
             const char *name,
             int         points)
{
  g_autofree char *promise = dup_filled (sentence, name, 0);
  g_autofree char *worth = NULL;

  if (points == 0)
    return g_steal_pointer (&promise);
  /* translators: a feature */
  worth = g_strdup_printf (ngettext ("So far it is worth %d point.", "So far it is worth %d points.", (gulong) points), points);
  return g_strdup_printf ("%s %s", promise, worth);
}

static const char *
get_kept (KlGame         *game,
          const AiChoice *choice)
{
  switch ((RulesMoveKind) choice->move.kind)
    {
    case RULES_MOVE_DRAW:
      return _ ("The abbey is worth more later than now.");
    case RULES_MOVE_RETURN:
      return _ ("The wagon is worth more in the supply than where it could go.");
    default:
      return kl_words_only_meeples (kl_game_get_setup (game)) ? _ ("A meeple is worth more later than here.") : _ ("A figure is worth more later than here.");
    }
}

/* H5, for who bids and who sells. */
static const char *
get_bargain (KlGame         *game,
             const AiChoice *choice)
{
  gboolean sells = kl_game_get_phase (game) == RULES_PHASE_SELL;

  if (choice->move.kind == RULES_MOVE_PASS)
    return sells ? _ ("The tile is worth more to you than what is offered.") : _ ("The tile is not worth a bid to you.");
  return sells ? _ ("What is offered is worth more to you than the tile.") : _ ("The tile is worth more to you than that.");
}

/* Those that are about a feature have a sentence for each kind. */
static char *
dup_by_feature (const AiChoice *choice,
                const char     *name)
{
  RulesFeature feature = MIN (choice->feature, RULES_FIELD);

  switch (choice->reason)
    {
    case AI_REASON_COMPLETES:
      return dup_filled (_ (completes[feature]), name, choice->points);
    case AI_REASON_WINS:
      return dup_filled (_ (wins[feature]), name, choice->points);
    case AI_REASON_GROWS:
      return dup_filled (_ (grows[feature]), name, choice->points);
    case AI_REASON_CLAIMS:
      return dup_promise (_ (claims[feature]), name, choice->points);
    case AI_REASON_TAKES:
      return dup_promise (_ (takes[feature]), name, choice->points);
    case AI_REASON_SHARES:
      return dup_promise (_ (shares[feature]), name, choice->points);
    case AI_REASON_BLOCKS:
      return dup_filled (_ (blocks[feature]), name, 0);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
kl_words_dup_reason (KlGame         *game,
                     const AiChoice *choice)
{
  guint            player = MIN (choice->player, kl_game_get_setup (game)->n_players - 1u);
  g_autofree char *name = kl_words_dup_name_inside (kl_game_get_player (game, player));

  switch (choice->reason)
    {
    case AI_REASON_COMPLETES:
    case AI_REASON_WINS:
    case AI_REASON_GROWS:
    case AI_REASON_CLAIMS:
    case AI_REASON_TAKES:
    case AI_REASON_SHARES:
    case AI_REASON_BLOCKS:
      return dup_by_feature (choice, name);
    case AI_REASON_SCORES:
      /* translators: reason for opening a gift card; the number is points */
      return dup_filled (_ ("It brings points at once: +%d."), name, choice->points);
    case AI_REASON_SAVES_FIGURE:
      return g_strdup (choice->figure == RULES_MAYOR ? _ ("Your mayor comes back to the supply.") : _ (saves[MIN (choice->feature, RULES_FIELD)]));
    case AI_REASON_BARN:
      /* translators: "So far it is worth 8 points." may follow */
      return dup_promise (_ ("Each completed city beside the field counts for your barn."), name, choice->points);
    case AI_REASON_RECEIVES:
      /* translators: reason for laying a tile: a gift card is received for it */
      return g_strdup (_ ("It brings you a gift."));
    case AI_REASON_GIFT:
      return g_strdup (choice->move.kind == RULES_MOVE_TAKE2 ? _ ("You can then choose from more tiles.") : _ ("It is a good moment to open this gift."));
    case AI_REASON_ABBEY:
      return g_strdup (_ ("The abbey fills the hole, whatever lies around it."));
    case AI_REASON_KEEPS:
      return g_strdup (get_kept (game, choice));
    case AI_REASON_BARGAIN:
      return g_strdup (get_bargain (game, choice));
    case AI_REASON_NONE:
    case AI_N_REASONS:
    default:
      return NULL;
    }
}

/* The board shows where, and how the tile is turned. */
static char *
dup_shown (KlGame          *game,
           const RulesMove *move)
{
  const RulesPosition *pos = kl_game_get_position (game);

  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_PLACE:
      if (pos->n_hand[pos->actor] <= 1)
        return g_strdup (C_ ("advice", "the tile as it is shown"));
      /* translators: one of several tiles in hand, numbered from 1 */
      return g_strdup_printf (C_ ("advice", "tile %d as it is shown"), move->hand + 1);
    case RULES_MOVE_ABBEY:
      return g_strdup (C_ ("advice", "the abbey as it is shown"));
    default:
      return kl_words_dup_suggested (game, move);
    }
}

static char *
dup_advice (KlGame         *game,
            const AiChoice *choice,
            const char     *move)
{
  g_autofree char *reason = kl_words_dup_reason (game, choice);
  /* translators: a move, such as "Knight in the city, 3 tiles" or "no figure" */
  g_autofree char *text = g_strdup_printf (_ ("Suggestion · %s"), move);

  return reason != NULL ? g_strdup_printf ("%s\n%s", text, reason) : g_steal_pointer (&text);
}

char *
kl_words_dup_advice (KlGame         *game,
                     const AiChoice *choice)
{
  g_autofree char *move = dup_shown (game, &choice->move);

  return dup_advice (game, choice, move);
}

char *
kl_words_dup_advice_heard (KlGame         *game,
                           const AiChoice *choice)
{
  g_autofree char *move = kl_words_dup_suggested (game, &choice->move);

  return dup_advice (game, choice, move);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is offered on the tiles of the map. Every offer comes from a legal move, so what is offered is what the rules
 * allow; what several moves would do alike is offered once.
 */

#include "kl-board-offer.h"

#include "kl-board-place.h"
#include "kl-board.h"
#include "rules-feature.h"

typedef struct
{
  const RulesSetup    *setup;
  const RulesPosition *pos;
  const KlIntent      *intent;
  GArray              *offers;
} Collection;

static void
add (Collection             *all,
     KlOfferKind             kind,
     const RulesMove        *move,
     RulesFigure             figure,
     int                     segment,
     const graphene_point_t *place)
{
  KlOffer offer = { kind, *move, figure, segment, *place };

  g_array_append_val (all->offers, offer);
}

static void
add_put (Collection      *all,
         const RulesMove *move,
         RulesFigure      figure,
         int              segment)
{
  graphene_point_t place = kl_board_place_of_next (all->setup, all->pos, segment);

  add (all, KL_OFFER_PUT, move, figure, segment, &place);
}

/* The segment that a move names on the tile at x, y. */
static int
find_segment (Collection      *all,
              const RulesMove *move,
              RulesSpot        spot)
{
  return rules_position_segment_at (all->setup, all->pos, rules_position_tile_at (all->pos, move->x, move->y), spot);
}

/* A9: one of the corners of the newest tile. */
static void
add_barn (Collection      *all,
          const RulesMove *move)
{
  const RulesTile *tile = rules_position_last_tile (all->pos);
  const RulesFace *face = &all->setup->tiles->face[tile->type][tile->turn];
  bool             east = move->x > tile->x, south = move->y > tile->y;
  int              corner = south ? (east ? 2 : 3) : (east ? 1 : 0);
  graphene_point_t place = kl_board_place_of_corner (move->x, move->y);

  add (all, KL_OFFER_PUT, move, RULES_BARN, tile->first + face->half[2 * corner], &place);
}

/* The first figure that stands in a feature, or -1. */
static int
find_first_figure (Collection *all,
                   int         segment)
{
  int root = rules_feature_root (all->pos, segment);

  for (int i = 0; i < all->pos->n_figures; i++)
    if (rules_feature_root (all->pos, all->pos->figure[i].segment) == root)
      return i;
  return -1;
}

/* G7: any segment names the road; the one under its first figure is offered. */
static void
add_sweep (Collection      *all,
           const RulesMove *move)
{
  int              segment = find_segment (all, move, move->spot);
  int              figure = find_first_figure (all, segment);
  graphene_point_t place;

  if (figure < 0 || all->pos->figure[figure].segment != segment)
    return;
  place = kl_board_place_of_figure (all->setup, all->pos, figure);
  add (all, KL_OFFER_MARK, move, all->pos->figure[figure].figure, segment, &place);
}

/* The first of the deciding player's figures of a kind on a segment. */
static int
find_own_figure (Collection *all,
                 RulesFigure figure,
                 int         segment)
{
  for (int i = 0; i < all->pos->n_figures; i++)
    {
      const RulesStanding *standing = &all->pos->figure[i];

      if (standing->player == all->pos->actor && standing->figure == figure && standing->segment == segment)
        return i;
    }
  return -1;
}

static void
add_own_figure (Collection      *all,
                KlOfferKind      kind,
                const RulesMove *move,
                RulesFigure      figure,
                int              segment)
{
  graphene_point_t place = kl_board_place_of_figure (all->setup, all->pos, find_own_figure (all, figure, segment));

  add (all, kind, move, figure, segment, &place);
}

/* G9: the meeple first, and then where it goes. */
static void
add_change (Collection      *all,
            const RulesMove *move)
{
  int segment = find_segment (all, move, move->spot);

  if (all->intent->changing == segment)
    add_put (all, move, RULES_MEEPLE, find_segment (all, move, move->spot2));
  if (all->intent->changing >= 0)
    return;

  for (guint i = 0; i < all->offers->len; i++)
    if (g_array_index (all->offers, KlOffer, i).segment == segment)
      return;
  add_own_figure (all, KL_OFFER_STEP, move, RULES_MEEPLE, segment);
}

/* A8: another wagon of the same player may be the one to move. */
static void
add_other_wagon (Collection      *all,
                 const RulesMove *move)
{
  int number = 0;

  for (int i = 0; i < all->pos->n_pending; i++)
    if (all->pos->pending[i].player == all->pos->actor && number++ == move->hand)
      {
        graphene_point_t place = kl_board_place_of_wagon (all->setup, all->pos, i);

        add (all, KL_OFFER_STEP, move, RULES_WAGON, all->pos->pending[i].segment, &place);
      }
}

static void
add_gift (Collection      *all,
          const RulesMove *move)
{
  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_SYNOD:
      if (move->figure == all->intent->figure)
        add_put (all, move, move->figure, find_segment (all, move, (RulesSpot){ RULES_MONASTERY, 0 }));
      break;
    case RULES_MOVE_SWEEP:
      add_sweep (all, move);
      break;
    case RULES_MOVE_CASH:
      /* The move that names the figure does for the one that does not. */
      if (move->figure != RULES_ANY_FIGURE)
        add_own_figure (all, KL_OFFER_MARK, move, move->figure, find_segment (all, move, move->spot));
      break;
    case RULES_MOVE_CHANGE:
      add_change (all, move);
      break;
    default:
      break;
    }
}

static void
add_move (Collection      *all,
          const RulesMove *move)
{
  const KlIntent *intent = all->intent;

  switch ((RulesMoveKind) move->kind)
    {
    case RULES_MOVE_FIGURE:
      if (move->figure == intent->figure)
        add_put (all, move, move->figure,
                 rules_position_segment_at (all->setup, all->pos, all->pos->n_tiles - 1, move->spot));
      break;
    case RULES_MOVE_BARN:
      if (intent->figure == RULES_BARN)
        add_barn (all, move);
      break;
    case RULES_MOVE_ROLL:
      if (move->hand == intent->wagon)
        add_put (all, move, RULES_WAGON, find_segment (all, move, move->spot));
      break;
    default:
      if (intent->gift != KL_GIFT_NONE && (int) move->kind == RULES_MOVE_SYNOD + intent->gift)
        add_gift (all, move);
      break;
    }
}

GArray *
kl_board_offer_collect (KlGame         *game,
                        const KlIntent *intent)
{
  const RulesMoves *legal = kl_game_get_legal (game);
  Collection        all = {
           kl_game_get_setup (game),
           kl_game_get_position (game),
           intent,
           g_array_new (FALSE, FALSE, sizeof (KlOffer)),
  };

  for (int i = 0; i < legal->n; i++)
    add_move (&all, &legal->move[i]);
  /* The targets have the first keys. */
  for (int i = 0; i < legal->n; i++)
    if (legal->move[i].kind == RULES_MOVE_RETURN && legal->move[i].hand != intent->wagon)
      add_other_wagon (&all, &legal->move[i]);
  return all.offers;
}

/* The move that names the figure, or the first of the road, as those do that are offered. */
static RulesMove
name_figure (Collection      *all,
             const RulesMove *move)
{
  RulesMove named = *move;
  int       segment, figure;

  if (move->kind != RULES_MOVE_SWEEP && move->kind != RULES_MOVE_CASH)
    return named;
  segment = find_segment (all, move, move->spot);
  if (move->kind == RULES_MOVE_SWEEP && (figure = find_first_figure (all, segment)) >= 0)
    {
      const RulesTile *tile = &all->pos->tile[rules_position_tile_of (all->pos, all->pos->figure[figure].segment)];

      named.x = tile->x;
      named.y = tile->y;
      named.spot = rules_position_spot_of (all->setup, all->pos, all->pos->figure[figure].segment);
    }
  for (int kind = 0; kind < RULES_N_FIGURES && named.kind == RULES_MOVE_CASH && named.figure == RULES_ANY_FIGURE; kind++)
    if (find_own_figure (all, kind, segment) >= 0)
      named.figure = kind;
  return named;
}

void
kl_board_offer_of_move (KlGame          *game,
                        const RulesMove *move,
                        KlOffer         *offer)
{
  KlIntent           intent = { .figure = move->kind == RULES_MOVE_BARN ? RULES_BARN : move->figure, .wagon = move->hand, .changing = -1, .gift = KL_GIFT_NONE };
  g_autoptr (GArray) offers = g_array_new (FALSE, FALSE, sizeof (KlOffer));
  Collection         all = { kl_game_get_setup (game), kl_game_get_position (game), &intent, offers };
  RulesMove          named = name_figure (&all, move);

  if (move->kind >= RULES_MOVE_SYNOD && move->kind <= RULES_MOVE_CHANGE)
    intent.gift = move->kind - RULES_MOVE_SYNOD;
  if (move->kind == RULES_MOVE_CHANGE)
    intent.changing = find_segment (&all, move, move->spot);
  add_move (&all, &named);
  /* A road without figures can be swept, though nobody is offered that. */
  if (offers->len == 0)
    {
      int              segment = find_segment (&all, move, move->spot);
      graphene_point_t place = kl_board_place_of_segment (all.setup, all.pos, segment);

      add (&all, KL_OFFER_MARK, move, RULES_MEEPLE, segment, &place);
    }
  *offer = g_array_index (offers, KlOffer, 0);
}

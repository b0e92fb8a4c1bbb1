/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player knows no game: the game tells it what changed, so that a widget may keep a player for as long as it likes.
 */

#include "kl-player-private.h"

#include <string.h>

struct _KlPlayer
{
  GObject parent_instance;

  guint         index;
  KlColour      colour;
  KlKind        kind;
  KlPlayerState state;

  /* Owned */
  char *name;
};

G_DEFINE_FINAL_TYPE (KlPlayer, kl_player, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_INDEX,
  PROP_NAME,
  PROP_COLOUR,
  PROP_KIND,
  PROP_SCORE,
  PROP_SCORE_IF_OVER,
  PROP_SUPPLY,
  PROP_MAYORS,
  PROP_WAGONS,
  PROP_BARNS,
  PROP_ABBEYS,
  PROP_CARDS,
  PROP_HAND,
  PROP_ACTIVE,
  PROP_WINNER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* The property that tells of each kind of figure in the supply. */
static const guint supply_properties[RULES_N_FIGURES] = {
  [RULES_MEEPLE] = PROP_SUPPLY,
  [RULES_MAYOR] = PROP_MAYORS,
  [RULES_WAGON] = PROP_WAGONS,
  [RULES_BARN] = PROP_BARNS,
};

static void
kl_player_finalize (GObject *object)
{
  KlPlayer *self = KL_PLAYER (object);

  g_free (self->name);
  G_OBJECT_CLASS (kl_player_parent_class)->finalize (object);
}

static void
kl_player_get_property (GObject    *object,
                        guint       property,
                        GValue     *value,
                        GParamSpec *pspec)
{
  KlPlayer *self = KL_PLAYER (object);

  switch (property)
    {
    case PROP_INDEX:
      g_value_set_uint (value, self->index);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_COLOUR:
      g_value_set_int (value, (int) self->colour);
      break;
    case PROP_KIND:
      g_value_set_int (value, (int) self->kind);
      break;
    case PROP_SCORE:
      g_value_set_int (value, self->state.score);
      break;
    case PROP_SCORE_IF_OVER:
      g_value_set_int (value, self->state.score_if_over);
      break;
    case PROP_SUPPLY:
      g_value_set_uint (value, self->state.supply[RULES_MEEPLE]);
      break;
    case PROP_MAYORS:
      g_value_set_uint (value, self->state.supply[RULES_MAYOR]);
      break;
    case PROP_WAGONS:
      g_value_set_uint (value, self->state.supply[RULES_WAGON]);
      break;
    case PROP_BARNS:
      g_value_set_uint (value, self->state.supply[RULES_BARN]);
      break;
    case PROP_ABBEYS:
      g_value_set_uint (value, self->state.abbeys);
      break;
    case PROP_CARDS:
      g_value_set_uint (value, kl_player_get_n_cards (self));
      break;
    case PROP_HAND:
      g_value_set_uint (value, self->state.n_hand);
      break;
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->state.active);
      break;
    case PROP_WINNER:
      g_value_set_boolean (value, self->state.winner);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
kl_player_class_init (KlPlayerClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = kl_player_finalize;
  object_class->get_property = kl_player_get_property;

  properties[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, RULES_MAX_PLAYERS - 1, 0, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  properties[PROP_COLOUR] = g_param_spec_int ("colour", NULL, NULL, 0, KL_N_COLOURS - 1, 0, flags);
  properties[PROP_KIND] = g_param_spec_int ("kind", NULL, NULL, 0, KL_N_KINDS - 1, KL_KIND_HUMAN, flags);
  properties[PROP_SCORE] = g_param_spec_int ("score", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_SCORE_IF_OVER] = g_param_spec_int ("score-if-over", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_SUPPLY] = g_param_spec_uint ("supply", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_MAYORS] = g_param_spec_uint ("mayors", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_WAGONS] = g_param_spec_uint ("wagons", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_BARNS] = g_param_spec_uint ("barns", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_ABBEYS] = g_param_spec_uint ("abbeys", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_CARDS] = g_param_spec_uint ("cards", NULL, NULL, 0, RULES_MAX_GIFTS, 0, flags);
  properties[PROP_HAND] = g_param_spec_uint ("hand", NULL, NULL, 0, RULES_MAX_HAND, 0, flags);
  properties[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE, flags);
  properties[PROP_WINNER] = g_param_spec_boolean ("winner", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
kl_player_init (KlPlayer *self)
{
}

KlPlayer *
kl_player_new (guint       index,
               const char *name,
               KlColour    colour)
{
  KlPlayer *self = g_object_new (KL_TYPE_PLAYER, NULL);

  g_assert (index < RULES_MAX_PLAYERS && name != NULL && colour < KL_N_COLOURS);
  self->index = index;
  self->name = g_strdup (name);
  self->colour = colour;
  return self;
}

void
kl_player_set_kind (KlPlayer *self,
                    KlKind    kind)
{
  if (self->kind == kind)
    return;
  self->kind = kind;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_KIND]);
}

void
kl_player_state_read (KlPlayerState       *state,
                      const RulesPosition *position,
                      guint                player)
{
  *state = (KlPlayerState){
    .score = position->score[player],
    .abbeys = position->abbeys[player],
    .n_hand = position->n_hand[player],
  };
  memcpy (state->supply, position->supply[player], sizeof state->supply);
  memcpy (state->cards, position->cards[player], sizeof state->cards);
  memcpy (state->hand, position->hand[player], sizeof state->hand);
}

void
kl_player_set_state (KlPlayer            *self,
                     const KlPlayerState *state)
{
  const KlPlayerState old = self->state;

  self->state = *state;
  if (old.score != state->score)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCORE]);
  if (old.score_if_over != state->score_if_over)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SCORE_IF_OVER]);
  for (guint figure = 0; figure < RULES_N_FIGURES; figure++)
    if (old.supply[figure] != state->supply[figure])
      g_object_notify_by_pspec (G_OBJECT (self), properties[supply_properties[figure]]);
  if (old.abbeys != state->abbeys)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ABBEYS]);
  if (memcmp (old.cards, state->cards, sizeof old.cards) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CARDS]);
  if (old.n_hand != state->n_hand || memcmp (old.hand, state->hand, sizeof old.hand) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAND]);
  if (old.active != state->active)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
  if (old.winner != state->winner)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WINNER]);
}

guint
kl_player_get_index (KlPlayer *self)
{
  g_return_val_if_fail (KL_IS_PLAYER (self), 0);
  return self->index;
}

const char *
kl_player_get_name (KlPlayer *self)
{
  g_return_val_if_fail (KL_IS_PLAYER (self), NULL);
  return self->name;
}

KlColour
kl_player_get_colour (KlPlayer *self)
{
  g_return_val_if_fail (KL_IS_PLAYER (self), KL_COLOUR_RED);
  return self->colour;
}

KlKind
kl_player_get_kind (KlPlayer *self)
{
  g_return_val_if_fail (KL_IS_PLAYER (self), KL_KIND_HUMAN);
  return self->kind;
}

int
kl_player_get_score (KlPlayer *self)
{
  g_return_val_if_fail (KL_IS_PLAYER (self), 0);
  return self->state.score;
}

int
kl_player_get_score_if_over (KlPlayer *self)
{
  g_return_val_if_fail (KL_IS_PLAYER (self), 0);
  return self->state.score_if_over;
}

guint
kl_player_get_supply (KlPlayer   *self,
                      RulesFigure figure)
{
  g_return_val_if_fail (KL_IS_PLAYER (self), 0);
  g_return_val_if_fail ((guint) figure < RULES_N_FIGURES, 0);
  return self->state.supply[figure];
}

guint
kl_player_get_abbeys (KlPlayer *self)
{
  g_return_val_if_fail (KL_IS_PLAYER (self), 0);
  return self->state.abbeys;
}

guint
kl_player_get_n_cards (KlPlayer *self)
{
  guint n = 0;

  g_return_val_if_fail (KL_IS_PLAYER (self), 0);
  for (guint card = 0; card < RULES_N_GIFTS; card++)
    n += self->state.cards[card];
  return n;
}

guint
kl_player_get_cards (KlPlayer *self,
                     RulesGift card)
{
  g_return_val_if_fail (KL_IS_PLAYER (self), 0);
  g_return_val_if_fail ((guint) card < RULES_N_GIFTS, 0);
  return self->state.cards[card];
}

const guint8 *
kl_player_get_hand (KlPlayer *self,
                    guint    *n_tiles)
{
  g_return_val_if_fail (KL_IS_PLAYER (self), NULL);
  g_return_val_if_fail (n_tiles != NULL, NULL);
  *n_tiles = self->state.n_hand;
  return self->state.hand;
}

gboolean
kl_player_get_active (KlPlayer *self)
{
  g_return_val_if_fail (KL_IS_PLAYER (self), FALSE);
  return self->state.active;
}

gboolean
kl_player_get_winner (KlPlayer *self)
{
  g_return_val_if_fail (KL_IS_PLAYER (self), FALSE);
  return self->state.winner;
}

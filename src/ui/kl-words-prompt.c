/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What has to be decided now and by whom, and what declining it is called.
 */

#include "kl-words.h"

#include <glib/gi18n.h>

#include "kl-board.h"

static gboolean
has_legal (KlGame       *game,
           RulesMoveKind first,
           RulesMoveKind last)
{
  const RulesMoves *legal = kl_game_get_legal (game);

  for (int i = 0; i < legal->n; i++)
    if (legal->move[i].kind >= first && legal->move[i].kind <= last)
      return TRUE;
  return FALSE;
}

/* Before placing: a tile of the hand, the abbey where it may be laid instead, and a gift where one may be opened first. */
static const char *
get_placing (KlGame *game)
{
  static const char *const words[2][2][2] = {
    {
        /* translators: here and below %s is the player's name */
        { N_ ("%s: place the tile"), N_ ("%s: place the tile, or open a gift first") },
        { N_ ("%s: place the tile or the abbey"), N_ ("%s: place the tile or the abbey, or open a gift first") },
    },
    {
        { N_ ("%s: place one of the tiles"), N_ ("%s: place one of the tiles, or open a gift first") },
        { N_ ("%s: place one of the tiles or the abbey"), N_ ("%s: place one of the tiles or the abbey, or open a gift first") },
    },
  };
  const RulesPosition *pos = kl_game_get_position (game);

  if (!has_legal (game, RULES_MOVE_PLACE, RULES_MOVE_PLACE))
    return N_ ("%s: place the abbey");
  return words[pos->n_hand[pos->actor] > 1][has_legal (game, RULES_MOVE_ABBEY, RULES_MOVE_ABBEY)]
              [has_legal (game, RULES_MOVE_SYNOD, RULES_MOVE_WASTE)];
}

static const char *
get_abbey (KlGame *game)
{
  if (has_legal (game, RULES_MOVE_DRAW, RULES_MOVE_DRAW))
    return N_ ("%s: place the abbey, or draw a tile");
  if (has_legal (game, RULES_MOVE_PASS, RULES_MOVE_PASS))
    return N_ ("%s: place the abbey, or pass");
  return N_ ("%s: the last tile is laid; place the abbey");
}

static const char *
get_gift (int gift)
{
  static const char *const words[RULES_N_GIFTS] = {
    [RULES_GIFT_SYNOD] = N_ ("%s: choose a monastery for the Synod"),
    [RULES_GIFT_SWEEP] = N_ ("%s: choose the road that is swept"),
    [RULES_GIFT_CASH] = N_ ("%s: choose the figure to take back"),
    [RULES_GIFT_CHANGE] = N_ ("%s: choose a meeple, and then its new place"),
    [RULES_GIFT_TAKE2] = N_ ("%s: draw the second tile"),
  };

  return words[gift];
}

/* The meeple is meant at first, and the others may be chosen instead. */
static const char *
get_figure (KlGame *game,
            int     figure)
{
  static const char *const words[RULES_N_FIGURES] = {
    [RULES_MEEPLE] = N_ ("%s: choose a figure, or none"),
    [RULES_MAYOR] = N_ ("%s: place the mayor, or none"),
    [RULES_WAGON] = N_ ("%s: place the wagon, or none"),
    [RULES_BARN] = N_ ("%s: place the barn, or none"),
  };

  return kl_words_only_meeples (kl_game_get_setup (game)) ? N_ ("%s: place a meeple, or none") : words[figure];
}

static const char *
get_prompt (KlGame *game,
            int     gift,
            int     figure)
{
  switch (kl_game_get_phase (game))
    {
    case RULES_PHASE_ABBEY:
      return get_abbey (game);
    case RULES_PHASE_PLACE:
      if (gift == RULES_GIFT_CASH && kl_words_only_meeples (kl_game_get_setup (game)))
        return N_ ("%s: choose the meeple to take back");
      return gift != KL_GIFT_NONE ? get_gift (gift) : get_placing (game);
    case RULES_PHASE_FIGURE:
      return get_figure (game, figure);
    case RULES_PHASE_WAGON:
      return N_ ("%s: where does the wagon go?");
    case RULES_PHASE_SELL:
      return N_ ("%s: sell the tile, or keep it");
    case RULES_PHASE_BID:
    case RULES_PHASE_OVER:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Where somebody decides in another one's turn, both are named. */
static char *
dup_between (KlGame     *game,
             const char *name)
{
  guint            player = kl_game_get_position (game)->player;
  g_autofree char *other = kl_words_dup_name_inside (kl_game_get_player (game, player));

  if (kl_game_get_phase (game) == RULES_PHASE_BID)
    /* translators: who may bid, and who has drawn the tile */
    return g_strdup_printf (_ ("%s: bid for the tile that %s has drawn, or pass"), name, other);
  /* translators: whose wagon it is, and whose turn it is */
  return g_strdup_printf (_ ("%s: where does your wagon go? Then %s’s turn ends."), name, other);
}

/* Who sits alone among computers and has typed no name may not know what colour is meant. */
static char *
dup_asked (KlGame   *game,
           KlPlayer *player)
{
  g_autofree char *name = kl_words_dup_name_inside (player);
  const char      *typed = kl_player_get_name (player);

  if (kl_game_count_people (game) > 1 || kl_game_get_setup (game)->n_players == 1 || (typed != NULL && *typed != '\0'))
    return g_steal_pointer (&name);
  /* translators: the colour of the one person who plays against computers: "Red (you): place the tile" */
  return g_strdup_printf (_ ("%s (you)"), name);
}

char *
kl_words_dup_prompt (KlGame *game,
                     int     gift,
                     int     figure)
{
  g_autofree char    *name = NULL;
  g_autoptr (GString) text = NULL;
  KlPlayer           *player;

  if (kl_game_get_over (game))
    return kl_words_dup_winners (game);

  player = kl_game_get_current_player (game);
  name = kl_words_dup_name_inside (player);
  if (kl_game_is_computers (game))
    /* translators: the name of a player whom the computer plays */
    return g_strdup_printf (_ ("%s (computer) is thinking…"), name);
  g_free (name);
  name = dup_asked (game, player);
  if (kl_player_get_index (player) != kl_game_get_position (game)->player)
    return dup_between (game, name);
  text = g_string_new (_ (get_prompt (game, gift, figure)));
  g_string_replace (text, "%s", name, 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
kl_words_dup_waiting (KlGame *game)
{
  g_autofree char *name = kl_words_dup_name_inside (kl_game_get_current_player (game));

  /* translators: the name of a player whom the computer plays */
  return g_strdup_printf (_ ("Paused: %s (computer) plays next"), name);
}

const char *
kl_words_pass (KlGame *game)
{
  if (kl_game_is_computers (game) || kl_game_is_view (game))
    return NULL;
  switch (kl_game_get_phase (game))
    {
    case RULES_PHASE_ABBEY:
      if (has_legal (game, RULES_MOVE_DRAW, RULES_MOVE_DRAW))
        return _ ("_Draw a Tile");
      return has_legal (game, RULES_MOVE_PASS, RULES_MOVE_PASS) ? _ ("No _Abbey") : NULL;
    case RULES_PHASE_FIGURE:
      return kl_words_only_meeples (kl_game_get_setup (game)) ? _ ("No _Meeple") : _ ("No _Figure");
    case RULES_PHASE_WAGON:
      return _ ("Back to the _Supply");
    case RULES_PHASE_BID:
      return _ ("No _Bid");
    case RULES_PHASE_SELL:
      return _ ("_Keep the Tile");
    case RULES_PHASE_PLACE:
    case RULES_PHASE_OVER:
    default:
      return NULL;
    }
}

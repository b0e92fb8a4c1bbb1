/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happened besides scoring, in sentences. What is somebody's secret (which card came, which tile) is never said.
 */

#include "kl-words-private.h"

#include <glib/gi18n.h>

/* B5: what a meeple is called depends on where it stands. */
static char *
dup_meeple (const char  *name,
            RulesFeature feature,
            gboolean     abbey)
{
  switch (feature)
    {
    case RULES_CITY:
      /* translators: here and below %s is the player's name */
      return g_strdup_printf (_ ("%s places a knight in a city."), name);
    case RULES_ROAD:
      return g_strdup_printf (_ ("%s places a highwayman on a road."), name);
    case RULES_MONASTERY:
      return g_strdup_printf (abbey ? _ ("%s places a monk in an abbey.") : _ ("%s places a monk in a monastery."), name);
    case RULES_FIELD:
    default:
      return g_strdup_printf (_ ("%s places a farmer in a field."), name);
    }
}

static char *
dup_wagon (const char  *name,
           RulesFeature feature,
           gboolean     abbey)
{
  switch (feature)
    {
    case RULES_CITY:
      return g_strdup_printf (_ ("%s places the wagon in a city."), name);
    case RULES_ROAD:
      return g_strdup_printf (_ ("%s places the wagon on a road."), name);
    case RULES_MONASTERY:
    case RULES_FIELD:
    default:
      return g_strdup_printf (abbey ? _ ("%s places the wagon in an abbey.") : _ ("%s places the wagon in a monastery."), name);
    }
}

static char *
dup_rolled (const char  *name,
            RulesFeature feature,
            gboolean     abbey)
{
  switch (feature)
    {
    case RULES_CITY:
      return g_strdup_printf (_ ("%s’s wagon moves to a city."), name);
    case RULES_ROAD:
      return g_strdup_printf (_ ("%s’s wagon moves to a road."), name);
    case RULES_MONASTERY:
    case RULES_FIELD:
    default:
      return g_strdup_printf (abbey ? _ ("%s’s wagon moves to an abbey.") : _ ("%s’s wagon moves to a monastery."), name);
    }
}

static char *
dup_changed (const char  *name,
             RulesFeature feature)
{
  switch (feature)
    {
    case RULES_CITY:
      return g_strdup_printf (_ ("%s’s farmer stands up and is a knight now."), name);
    case RULES_ROAD:
      return g_strdup_printf (_ ("%s’s farmer stands up and is a highwayman now."), name);
    case RULES_MONASTERY:
      return g_strdup_printf (_ ("%s’s farmer stands up and is a monk now."), name);
    case RULES_FIELD:
    default:
      return g_strdup_printf (_ ("%s’s meeple lies down and is a farmer now."), name);
    }
}

static char *
dup_figure (KlGame           *game,
            const RulesEvent *event,
            const char       *name)
{
  gboolean abbey = kl_words_is_abbey (game, event);

  switch ((RulesFigure) event->figure)
    {
    case RULES_MAYOR:
      return g_strdup_printf (_ ("%s places the mayor in a city."), name);
    case RULES_WAGON:
      return dup_wagon (name, event->feature, abbey);
    case RULES_MEEPLE:
    case RULES_BARN:
    default:
      return dup_meeple (name, event->feature, abbey);
    }
}

static char *
dup_placed (KlGame           *game,
            const RulesEvent *event,
            const char       *name,
            gboolean          places)
{
  g_autofree char *column = kl_words_dup_number (event->x);
  g_autofree char *row = kl_words_dup_number (event->y);
  gboolean         abbey = kl_game_get_setup (game)->tiles->type[event->type].abbey;

  if (!places)
    return g_strdup_printf (abbey ? _ ("%s places the abbey.") : _ ("%s places a tile."), name);
  if (abbey)
    /* translators: as for “%s places a tile at …” */
    return g_strdup_printf (_ ("%s places the abbey at column\302\240%s, row\302\240%s."), name, column, row);
  /* translators: the player's name; a no-break space before each number; columns grow to the east, rows to the south, the first tile is at 0, 0 */
  return g_strdup_printf (_ ("%s places a tile at column\302\240%s, row\302\240%s."), name, column, row);
}

char *
kl_words_dup_price (int points,
                    int abbeys)
{
  if (abbeys == 0)
    return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) points), points);
  if (points == 0)
    return g_strdup (_ ("the abbey"));
  /* translators: what somebody bids for a tile */
  return g_strdup_printf (ngettext ("%d point and the abbey", "%d points and the abbey", (gulong) points), points);
}

static char *
dup_sale (KlGame           *game,
          const RulesEvent *event,
          const char       *name)
{
  g_autofree char *price = kl_words_dup_price (event->points, event->amount);
  g_autofree char *buyer = NULL;

  if (event->kind == RULES_EVENT_BID)
    /* translators: the player's name, and a price such as "3 points and the abbey" */
    return g_strdup_printf (_ ("%s bids %s."), name, price);
  buyer = kl_words_dup_player (game, event->buyer);
  /* translators: who sells, to whom, and the price, such as "3 points and the abbey" */
  return g_strdup_printf (_ ("%s sells the tile to %s for %s."), name, buyer, price);
}

static char *
dup_opened (const RulesMove  *move,
            const RulesEvent *event,
            const char       *name)
{
  const char *card = kl_words_gift_title (event->card);

  if (move != NULL && move->kind == RULES_MOVE_WASTE)
    /* translators: the player's name and the name of the card */
    return g_strdup_printf (_ ("%s opens a gift in vain: %s."), name, card);
  /* translators: the player's name and the name of the card */
  return g_strdup_printf (_ ("%s opens a gift: %s."), name, card);
}

/* One sentence, or NULL for what is not worth telling. */
static char *
dup_event (KlGame           *game,
           const RulesMove  *move,
           const RulesEvent *event,
           const char       *name,
           gboolean          places)
{
  switch ((RulesEventKind) event->kind)
    {
    case RULES_EVENT_PLACED:
      return dup_placed (game, event, name, places);
    case RULES_EVENT_FIGURE:
      return dup_figure (game, event, name);
    case RULES_EVENT_BARN:
      return g_strdup_printf (_ ("%s places the barn in a field."), name);
    case RULES_EVENT_ROLLED:
      return dup_rolled (name, event->feature, kl_words_is_abbey (game, event));
    case RULES_EVENT_RETURNED:
      /* Those that come home after scoring need no words; a wagon whose owner says so does. */
      return move != NULL && move->kind == RULES_MOVE_RETURN ? g_strdup_printf (_ ("%s takes the wagon back."), name) : NULL;
    case RULES_EVENT_DISCARDED:
      return g_strdup_printf (_ ("%s draws a tile that fits nowhere: it leaves the game."), name);
    case RULES_EVENT_PUT_BACK:
      return g_strdup_printf (_ ("%s puts a tile back."), name);
    case RULES_EVENT_RECEIVED:
      return g_strdup_printf (_ ("%s receives a gift."), name);
    case RULES_EVENT_RESHUFFLED:
      return g_strdup (_ ("The opened gifts are shuffled and lie ready again."));
    case RULES_EVENT_OPENED:
      return dup_opened (move, event, name);
    case RULES_EVENT_CHANGED:
      return dup_changed (name, event->feature);
    case RULES_EVENT_BONUS:
      return g_strdup_printf (_ ("%s has filled a hole and has another turn."), name);
    case RULES_EVENT_BID:
    case RULES_EVENT_SOLD:
      return dup_sale (game, event, name);
    case RULES_EVENT_OVER:
      return g_strdup (_ ("The last tile is laid: final scoring."));
    case RULES_EVENT_DRAWN:
    case RULES_EVENT_JOINED:
    case RULES_EVENT_COMPLETED:
    case RULES_EVENT_SCORED:
    case RULES_EVENT_TURN:
    case RULES_N_EVENTS:
    default:
      return NULL;
    }
}

void
kl_words_add_event (GString          *text,
                    KlGame           *game,
                    const RulesMove  *move,
                    const RulesEvent *event,
                    gboolean          places)
{
  g_autofree char *name = kl_words_dup_player (game, event->player);
  char            *line = dup_event (game, move, event, name, places);

  if (line != NULL)
    kl_words_add_line (text, line);
}

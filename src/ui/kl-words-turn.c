/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happened, in sentences: one per event that is worth telling, each on a line of its own.
 */

#include "kl-words.h"

#include <glib/gi18n.h>

static void
add_line (GString *text,
          char    *line /* taken */)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
  g_free (line);
}

static char *
dup_name (KlGame *game,
          guint   player)
{
  return kl_words_dup_name_inside (kl_game_get_player (game, player));
}

/* B5: what a meeple is called depends on where it stands. */
static char *
dup_figure (RulesFeature feature,
            const char  *name)
{
  switch (feature)
    {
    case RULES_CITY:
      /* translators: the player's name */
      return g_strdup_printf (_ ("%s places a knight in a city."), name);
    case RULES_ROAD:
      /* translators: the player's name */
      return g_strdup_printf (_ ("%s places a highwayman on a road."), name);
    case RULES_MONASTERY:
      /* translators: the player's name */
      return g_strdup_printf (_ ("%s places a monk in a monastery."), name);
    case RULES_FIELD:
      /* translators: the player's name */
      return g_strdup_printf (_ ("%s places a farmer in a field."), name);
    default:
      g_return_val_if_reached (NULL);
    }
}

static const char *
get_deserted (RulesFeature feature)
{
  switch (feature)
    {
    case RULES_CITY:
      return _ ("A city is complete; nobody is in it.");
    case RULES_ROAD:
      return _ ("A road is complete; nobody is on it.");
    case RULES_MONASTERY:
      return _ ("A monastery is complete; nobody is in it.");
    case RULES_FIELD:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* The parts that the points were counted from. */
static char *
dup_parts (const RulesEvent *event)
{
  g_autofree char *tiles = NULL;
  g_autofree char *shields = NULL;

  if (event->feature == RULES_FIELD)
    return g_strdup_printf (ngettext ("%d completed city", "%d completed cities", event->cities), event->cities);

  tiles = g_strdup_printf (ngettext ("%d tile", "%d tiles", event->tiles), event->tiles);
  if (event->shields == 0)
    return g_steal_pointer (&tiles);

  shields = g_strdup_printf (ngettext ("%d coat of arms", "%d coats of arms", event->shields), event->shields);
  return g_strdup_printf (_ ("%s, %s"), tiles, shields);
}

static char *
dup_completed_score (const RulesEvent *event,
                     const char       *name,
                     const char       *parts)
{
  switch ((RulesFeature) event->feature)
    {
    case RULES_CITY:
      /* translators: the player's name, the points, and what they are for: "3 tiles" or "3 tiles, 1 coat of arms" */
      return g_strdup_printf (_ ("%s scores %d for a city: %s."), name, event->points, parts);
    case RULES_ROAD:
      /* translators: the player's name, the points, and what they are for: "3 tiles" */
      return g_strdup_printf (_ ("%s scores %d for a road: %s."), name, event->points, parts);
    case RULES_MONASTERY:
      /* translators: the player's name, the points, and what they are for: "9 tiles" */
      return g_strdup_printf (_ ("%s scores %d for a monastery: %s."), name, event->points, parts);
    case RULES_FIELD:
      /* translators: the player's name, the points, and what they are for: "2 completed cities" */
      return g_strdup_printf (_ ("%s scores %d for a field: %s."), name, event->points, parts);
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
dup_final_score (const RulesEvent *event,
                 const char       *name,
                 const char       *parts)
{
  switch ((RulesFeature) event->feature)
    {
    case RULES_CITY:
      /* translators: the player's name, the points, and what they are for: "3 tiles" or "3 tiles, 1 coat of arms" */
      return g_strdup_printf (_ ("%s scores %d for an unfinished city: %s."), name, event->points, parts);
    case RULES_ROAD:
      /* translators: the player's name, the points, and what they are for: "3 tiles" */
      return g_strdup_printf (_ ("%s scores %d for an unfinished road: %s."), name, event->points, parts);
    case RULES_MONASTERY:
      /* translators: the player's name, the points, and what they are for: "6 tiles" */
      return g_strdup_printf (_ ("%s scores %d for an unfinished monastery: %s."), name, event->points, parts);
    case RULES_FIELD:
    default:
      return dup_completed_score (event, name, parts);
    }
}

/* Who was there with how many, where several were (B12); NULL where only one player was. */
static char *
dup_majority (KlGame           *game,
              const RulesEvent *event)
{
  g_autoptr (GString) list = g_string_new (NULL);
  guint               n_players = 0;

  for (guint i = 0; i < g_list_model_get_n_items (kl_game_get_players (game)); i++)
    {
      g_autofree char *name = NULL;

      if (event->strength[i] == 0)
        continue;
      name = dup_name (game, i);
      if (n_players++ > 0)
        g_string_append (list, ", ");
      /* A no-break space keeps a name and its number on one line. */
      g_string_append_printf (list, "%s\302\240%d", name, event->strength[i]);
    }
  if (n_players < 2)
    return NULL;
  /* translators: how many meeples each player had in a feature: "Red 2, Blue 1" */
  return g_strdup_printf (_ ("Majority: %s."), list->str);
}

/* Only the first of the events for one feature says who was there. */
static void
add_score (GString          *text,
           KlGame           *game,
           const RulesEvent *event,
           gboolean          with_majority)
{
  g_autofree char *name = dup_name (game, event->player);
  g_autofree char *parts = dup_parts (event);
  char            *majority = with_majority ? dup_majority (game, event) : NULL;

  add_line (text, event->final ? dup_final_score (event, name, parts) : dup_completed_score (event, name, parts));
  if (majority != NULL)
    add_line (text, majority);
}

static void
add_discarded (GString          *text,
               KlGame           *game,
               const RulesEvent *event)
{
  g_autofree char *name = dup_name (game, event->player);

  /* translators: the player's name */
  add_line (text, g_strdup_printf (_ ("%s draws a tile that fits nowhere: it leaves the game."), name));
}

/* Whether the event after this one pays the feature that this one completed. */
static gboolean
is_paid (const RulesEvent *events,
         guint             n_events,
         guint             i)
{
  for (guint j = i + 1; j < n_events && events[j].kind != RULES_EVENT_COMPLETED; j++)
    if (events[j].kind == RULES_EVENT_SCORED && events[j].segment == events[i].segment)
      return TRUE;
  return FALSE;
}

static gboolean
is_same_feature (const RulesEvent *a,
                 const RulesEvent *b)
{
  return a->kind == RULES_EVENT_SCORED && b->kind == RULES_EVENT_SCORED && a->segment == b->segment;
}

/* With a minus sign, not a hyphen. */
static char *
dup_coordinate (int number)
{
  return g_strdup_printf ("%s%d", number < 0 ? "\342\210\222" : "", ABS (number));
}

static void
add_placed (GString          *text,
            KlGame           *game,
            const RulesEvent *event)
{
  g_autofree char *name = dup_name (game, event->player);
  g_autofree char *column = dup_coordinate (event->x);
  g_autofree char *row = dup_coordinate (event->y);

  /* translators: the player's name; a no-break space before each number; columns grow to the east, rows to the south, the first tile is at 0, 0 */
  add_line (text, g_strdup_printf (_ ("%s places a tile at column\302\240%s, row\302\240%s."), name, column, row));
}

static void
add_event (GString          *text,
           KlGame           *game,
           const RulesEvent *events,
           guint             n_events,
           guint             i)
{
  const RulesEvent *event = &events[i];
  g_autofree char  *name = NULL;

  switch ((RulesEventKind) event->kind)
    {
    case RULES_EVENT_PLACED:
      add_placed (text, game, event);
      break;
    case RULES_EVENT_FIGURE:
      name = dup_name (game, event->player);
      add_line (text, dup_figure (event->feature, name));
      break;
    case RULES_EVENT_COMPLETED:
      if (!is_paid (events, n_events, i))
        add_line (text, g_strdup (get_deserted (event->feature)));
      break;
    case RULES_EVENT_SCORED:
      /* At the end most fields are worth nothing; nobody asks why. */
      if (event->points != 0 || !event->final)
        add_score (text, game, event, i == 0 || !is_same_feature (&events[i - 1], event));
      break;
    case RULES_EVENT_DISCARDED:
      add_discarded (text, game, event);
      break;
    case RULES_EVENT_OVER:
      add_line (text, g_strdup (_ ("The last tile is laid: final scoring.")));
      break;
    case RULES_EVENT_DRAWN:
    case RULES_EVENT_JOINED:
    case RULES_EVENT_RETURNED:
    case RULES_EVENT_TURN:
    case RULES_N_EVENTS:
    default:
      break;
    }
}

/* The log goes as far as the position does, so a game that ends in this turn is over now. */
static void
add_winners (GString *text,
             KlGame  *game)
{
  g_autofree char *winners = kl_words_dup_winners (game);

  /* translators: a sentence without a full stop, such as "Red wins with 44 points" */
  add_line (text, g_strdup_printf (_ ("%s."), winners));
}

char *
kl_words_dup_turn (KlGame *game,
                   KlTurn *turn)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint               n_events;
  const RulesEvent   *events = kl_turn_get_events (turn, &n_events);
  gboolean            over = FALSE;

  for (guint i = 0; i < n_events; i++)
    {
      if (kl_turn_get_index (turn) == 0 && events[i].kind == RULES_EVENT_TURN)
        {
          g_autofree char *name = dup_name (game, events[i].player);

          /* translators: the player's name */
          add_line (text, g_strdup_printf (_ ("%s begins."), name));
        }
      add_event (text, game, events, n_events, i);
      over = over || events[i].kind == RULES_EVENT_OVER;
    }
  if (over && kl_game_get_over (game))
    add_winners (text, game);
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
kl_words_dup_news (KlGame *game,
                   KlTurn *turn)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint               n_events;
  const RulesEvent   *events = kl_turn_get_events (turn, &n_events);

  for (guint i = 0; i < n_events; i++)
    {
      if (events[i].kind == RULES_EVENT_SCORED && !events[i].final)
        add_score (text, game, &events[i], FALSE);
      else if (events[i].kind == RULES_EVENT_DISCARDED)
        add_discarded (text, game, &events[i]);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

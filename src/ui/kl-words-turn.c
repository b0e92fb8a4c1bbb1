/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happened, in sentences: one per event that is worth telling, each on a line of its own.
 */

#include "kl-words-private.h"

#include <glib/gi18n.h>

static const char *
get_deserted (RulesFeature feature)
{
  switch (feature)
    {
    case RULES_CITY:
      return _ ("A city is complete; nobody scores.");
    case RULES_ROAD:
      return _ ("A road is complete; nobody scores.");
    case RULES_MONASTERY:
      return _ ("A monastery is complete; nobody scores.");
    case RULES_FIELD:
    default:
      g_return_val_if_reached (NULL);
    }
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

/* A5: in the city that this event completed stood a mayor, who was paid nothing. */
static gboolean
has_idle_mayor (const RulesEvent *events,
                guint             n_events,
                guint             i)
{
  if (events[i].kind != RULES_EVENT_COMPLETED || is_paid (events, n_events, i))
    return FALSE;
  for (guint j = i + 1; j < n_events && events[j].kind == RULES_EVENT_RETURNED; j++)
    if (events[j].figure == RULES_MAYOR)
      return TRUE;
  return FALSE;
}

static void
add_idle_mayor (GString *text)
{
  kl_words_add_line (text, g_strdup (_ ("A city is complete; nobody scores: without a coat of arms a mayor counts nothing.")));
}

static gboolean
is_same_feature (const RulesEvent *a,
                 const RulesEvent *b)
{
  return a->kind == RULES_EVENT_SCORED && b->kind == RULES_EVENT_SCORED && a->segment == b->segment;
}

/* Scores stand beside what they are for; the rest is a sentence for each event. */
static void
add_event (GString          *text,
           KlGame           *game,
           const RulesMove  *move,
           const RulesEvent *events,
           guint             n_events,
           guint             i,
           gboolean          places)
{
  const RulesEvent *event = &events[i];

  if (has_idle_mayor (events, n_events, i))
    add_idle_mayor (text);
  else if (event->kind == RULES_EVENT_COMPLETED)
    {
      if (!is_paid (events, n_events, i))
        kl_words_add_line (text, g_strdup (get_deserted (event->feature)));
    }
  else if (event->kind != RULES_EVENT_SCORED)
    kl_words_add_event (text, game, move, event, places);
  else if (event->points != 0 || !event->final)
    /* At the end most fields are worth nothing; nobody asks why. */
    kl_words_add_score (text, game, event, i == 0 || !is_same_feature (&events[i - 1], event));
}

/* What everyone should hear of without looking into the log. Who does something knows that, but nobody does at the table
 * when a computer does it. */
static gboolean
is_news (RulesEventKind kind,
         gboolean       by_computer)
{
  switch (kind)
    {
    case RULES_EVENT_PLACED:
    case RULES_EVENT_FIGURE:
    case RULES_EVENT_RETURNED:
    case RULES_EVENT_BARN:
    case RULES_EVENT_ROLLED:
    case RULES_EVENT_CHANGED:
    case RULES_EVENT_PUT_BACK:
    case RULES_EVENT_BID:
      return by_computer;
    case RULES_EVENT_DISCARDED:
    case RULES_EVENT_RECEIVED:
    case RULES_EVENT_RESHUFFLED:
    case RULES_EVENT_OPENED:
    case RULES_EVENT_BONUS:
    case RULES_EVENT_SOLD:
      return TRUE;
    case RULES_EVENT_DRAWN:
    case RULES_EVENT_JOINED:
    case RULES_EVENT_COMPLETED:
    case RULES_EVENT_SCORED:
    case RULES_EVENT_TURN:
    case RULES_EVENT_OVER:
    case RULES_N_EVENTS:
    default:
      return FALSE;
    }
}

/* B5: why nobody asked the player for a figure. */
static void
add_pass (GString *text,
          KlGame  *game,
          KlTurn  *turn)
{
  const RulesMove *move = kl_turn_get_move (turn);
  gboolean         meeples = kl_words_only_meeples (kl_game_get_setup (game));
  g_autofree char *name = NULL;

  if (move == NULL || move->kind != RULES_MOVE_PASS)
    return;
  name = kl_words_dup_player (game, kl_turn_get_player (turn));
  switch (kl_game_explain_pass (game, kl_turn_get_index (turn)))
    {
    case RULES_FEATURE_OCCUPIED:
      /* translators: here and below, why a player was not asked for a figure: who could not place one */
      kl_words_add_line (text, g_strdup_printf (_ ("%s places no meeple: everything on the tile has an owner already."), name));
      break;
    case RULES_SUPPLY_EMPTY:
      kl_words_add_line (text, g_strdup_printf (meeples ? _ ("%s has no meeple left to place.") : _ ("%s has no figure left to place."), name));
      break;
    case RULES_FIGURE_NOT_THERE:
      kl_words_add_line (text, g_strdup_printf (_ ("%s has no meeple left, and no other figure fits on the tile."), name));
      break;
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
  kl_words_add_line (text, g_strdup_printf (_ ("%s."), winners));
}

/* At the beginning. */
static void
add_computers (GString *text,
               KlGame  *game)
{
  for (guint i = 0; i < kl_game_get_setup (game)->n_players; i++)
    {
      KlPlayer        *player = kl_game_get_player (game, i);
      g_autofree char *name = kl_words_dup_name_inside (player);

      if (kl_player_get_kind (player) != KL_KIND_HUMAN)
        /* translators: a player's name, and the level of the computer: "Beginner" */
        kl_words_add_line (text, g_strdup_printf (_ ("The computer plays for %s: %s."), name, kl_words_kind (kl_player_get_kind (player))));
    }
}

static char *
dup_turn (KlGame  *game,
          KlTurn  *turn,
          gboolean heard)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint               n_events;
  const RulesEvent   *events = kl_turn_get_events (turn, &n_events);
  gboolean            over = FALSE;

  if (kl_turn_get_index (turn) == 0)
    add_computers (text, game);
  if (heard)
    add_pass (text, game, turn); /* the log would say it in every other line */
  for (guint i = 0; i < n_events; i++)
    {
      if (kl_turn_get_index (turn) == 0 && events[i].kind == RULES_EVENT_TURN)
        {
          g_autofree char *name = kl_words_dup_player (game, events[i].player);

          /* translators: the player's name */
          kl_words_add_line (text, g_strdup_printf (_ ("%s begins."), name));
        }
      add_event (text, game, kl_turn_get_move (turn), events, n_events, i, heard);
      over = over || events[i].kind == RULES_EVENT_OVER;
    }
  if (over && kl_game_get_over (game))
    add_winners (text, game);
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
kl_words_dup_turn (KlGame *game,
                   KlTurn *turn)
{
  return dup_turn (game, turn, FALSE);
}

char *
kl_words_dup_turn_heard (KlGame *game,
                         KlTurn *turn)
{
  return dup_turn (game, turn, TRUE);
}

char *
kl_words_dup_news (KlGame *game,
                   KlTurn *turn)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint               n_events;
  const RulesEvent   *events = kl_turn_get_events (turn, &n_events);
  KlPlayer           *player = kl_game_get_player (game, kl_turn_get_player (turn));
  gboolean            by_computer = kl_player_get_kind (player) != KL_KIND_HUMAN;

  if (!by_computer)
    add_pass (text, game, turn);
  for (guint i = 0; i < n_events; i++)
    {
      if (events[i].kind == RULES_EVENT_SCORED && !events[i].final)
        kl_words_add_score (text, game, &events[i], FALSE);
      else if (has_idle_mayor (events, n_events, i))
        add_idle_mayor (text);
      else if (is_news (events[i].kind, by_computer))
        kl_words_add_event (text, game, kl_turn_get_move (turn), &events[i], FALSE);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

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

/* A line of the news: who moved, whom it is about, and whether it says only that a tile was laid. */
typedef struct
{
  guint    mover, player;
  gboolean tile;
  char    *words; /* owned */
} News;

static void
news_clear (gpointer data)
{
  g_free (((News *) data)->words);
}

/* Takes the words; those without any are no news. */
static void
add_news (GArray  *news,
          GString *words,
          guint    mover,
          guint    player,
          gboolean tile)
{
  News line = { mover, player, tile, g_string_free (words, FALSE) };

  if (*line.words != '\0')
    g_array_append_val (news, line);
  else
    news_clear (&line);
}

static void
add_turn (GArray *news,
          KlGame *game,
          KlTurn *turn)
{
  guint             n_events, mover = kl_turn_get_player (turn);
  const RulesEvent *events = kl_turn_get_events (turn, &n_events);
  gboolean          by_computer = kl_player_get_kind (kl_game_get_player (game, mover)) != KL_KIND_HUMAN;
  GString          *pass = g_string_new (NULL);

  if (!by_computer)
    add_pass (pass, game, turn);
  add_news (news, pass, mover, mover, FALSE);
  for (guint i = 0; i < n_events; i++)
    {
      const RulesEvent *event = &events[i];
      GString          *words = g_string_new (NULL);
      gboolean          tile = event->kind == RULES_EVENT_PLACED && !kl_game_get_setup (game)->tiles->type[event->type].abbey;

      if (event->kind == RULES_EVENT_SCORED && !event->final)
        kl_words_add_score (words, game, event, FALSE);
      else if (has_idle_mayor (events, n_events, i))
        add_idle_mayor (words);
      else if (is_news (event->kind, by_computer))
        kl_words_add_event (words, game, kl_turn_get_move (turn), event, FALSE);
      add_news (news, words, mover, event->player, tile);
    }
}

/* Whoever places a figure, or scores, has laid a tile before. */
static gboolean
goes_without_saying (GArray *news,
                     guint   i)
{
  const News *tile = &g_array_index (news, News, i);

  for (guint j = i + 1; tile->tile && j < news->len; j++)
    {
      const News *line = &g_array_index (news, News, j);

      if (line->mover != tile->mover || line->tile)
        break;
      if (line->player == tile->mover)
        return TRUE;
    }
  return FALSE;
}

/* The line that there is the least need of: of a tile, which is on the map, or else the oldest. What the last one did is told
 * all of. */
static guint
find_dispensable (GArray *news)
{
  guint last = g_array_index (news, News, news->len - 1).mover;
  guint i = 0;

  while (i < news->len && (!g_array_index (news, News, i).tile || g_array_index (news, News, i).mover == last))
    i++;
  if (i < news->len)
    return i;
  return g_array_index (news, News, 0).mover != last ? 0 : news->len;
}

static char *
dup_lines (GArray  *news,
           gboolean all)
{
  g_autoptr (GString) text = g_string_new (all ? NULL : "… ");

  for (guint i = 0; i < news->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", g_array_index (news, News, i).words);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
kl_words_dup_news (KlGame        *game,
                   KlTurn *const *turns,
                   guint          n_turns,
                   guint          most)
{
  g_autoptr (GArray) news = g_array_new (FALSE, FALSE, sizeof (News));
  guint              n, dispensable;

  g_array_set_clear_func (news, news_clear);
  for (guint i = 0; i < n_turns; i++)
    add_turn (news, game, turns[i]);
  for (guint i = news->len; i-- > 0;)
    if (goes_without_saying (news, i))
      g_array_remove_index (news, i);
  if (news->len == 0)
    return NULL;

  n = news->len;
  while (news->len > most && (dispensable = find_dispensable (news)) < news->len)
    g_array_remove_index (news, dispensable);
  return dup_lines (news, news->len == n);
}

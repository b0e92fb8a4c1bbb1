/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What points were for, in sentences: who scores how much for what, what that was counted from, and who had how many
 * figures there.
 */

#include "kl-words-private.h"

#include <glib/gi18n.h>

char *
kl_words_dup_player (KlGame *game,
                     guint   player)
{
  return kl_words_dup_name_inside (kl_game_get_player (game, player));
}

void
kl_words_add_line (GString *text,
                   char    *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
  g_free (line);
}

gboolean
kl_words_is_abbey (KlGame           *game,
                   const RulesEvent *event)
{
  const RulesPosition *pos = kl_game_get_position (game);
  int                  tile = rules_position_tile_at (pos, event->x, event->y);

  return event->feature == RULES_MONASTERY && tile >= 0 && kl_game_get_setup (game)->tiles->type[pos->tile[tile].type].abbey;
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
                     gboolean          abbey,
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
      if (abbey)
        /* translators: the player's name, the points, and what they are for: "9 tiles" */
        return g_strdup_printf (_ ("%s scores %d for an abbey: %s."), name, event->points, parts);
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
                 gboolean          abbey,
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
      if (abbey)
        /* translators: the player's name, the points, and what they are for: "6 tiles" */
        return g_strdup_printf (_ ("%s scores %d for an unfinished abbey: %s."), name, event->points, parts);
      /* translators: the player's name, the points, and what they are for: "6 tiles" */
      return g_strdup_printf (_ ("%s scores %d for an unfinished monastery: %s."), name, event->points, parts);
    case RULES_FIELD:
    default:
      return dup_completed_score (event, abbey, name, parts);
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
      name = kl_words_dup_player (game, i);
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

/* A field's farmers whom a barn sends home, and all that is no feature. */
static char *
dup_special_score (const RulesEvent *event,
                   const char       *name,
                   const char       *parts)
{
  switch ((RulesScored) event->scored)
    {
    case RULES_SCORED_FARMERS:
      /* translators: the player's name, the points, and what they are for: "2 completed cities" */
      return g_strdup_printf (_ ("%s scores %d for the farmers beside a barn: %s."), name, event->points, parts);
    case RULES_SCORED_BARN:
      /* translators: the player's name, the points, and what they are for: "2 completed cities" */
      return g_strdup_printf (_ ("%s scores %d for a barn: %s."), name, event->points, parts);
    case RULES_SCORED_CASH_OUT:
      /* translators: the player's name, the points, and how many meeples stood there */
      return g_strdup_printf (ngettext ("%s scores %d for cashing out %d meeple.", "%s scores %d for cashing out where %d meeples stood.", event->tiles),
                              name, event->points, event->tiles);
    case RULES_SCORED_UNOPENED:
      /* translators: the player's name, the points, and how many cards there are */
      return g_strdup_printf (ngettext ("%s scores %d for %d unopened gift.", "%s scores %d for %d unopened gifts.", event->amount),
                              name, event->points, event->amount);
    case RULES_SCORED_FEATURE:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Who stood where is asked about majorities only. */
static gboolean
has_majority (const RulesEvent *event)
{
  return event->scored == RULES_SCORED_FEATURE || event->scored == RULES_SCORED_FARMERS;
}

void
kl_words_add_score (GString          *text,
                    KlGame           *game,
                    const RulesEvent *event,
                    gboolean          with_majority)
{
  g_autofree char *name = kl_words_dup_player (game, event->player);
  g_autofree char *parts = dup_parts (event);
  char            *majority = with_majority && has_majority (event) ? dup_majority (game, event) : NULL;

  if (event->scored != RULES_SCORED_FEATURE)
    kl_words_add_line (text, dup_special_score (event, name, parts));
  else if (event->final)
    kl_words_add_line (text, dup_final_score (event, kl_words_is_abbey (game, event), name, parts));
  else
    kl_words_add_line (text, dup_completed_score (event, kl_words_is_abbey (game, event), name, parts));
  if (majority != NULL)
    kl_words_add_line (text, majority);
}

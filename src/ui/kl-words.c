/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of things. What the game asks for is put into words in kl-words-prompt.c, what it refuses in kl-words-refusal.c,
 * what happened in kl-words-turn.c, rules and gift cards in kl-words-rules.c.
 */

#include "kl-words.h"

#include <glib/gi18n.h>

const char *
kl_words_colour (KlColour colour)
{
  static const char *const words[KL_N_COLOURS] = {
    /* translators: the colours of the players; used as names of players who have not typed one */
    [KL_COLOUR_RED] = N_ ("Red"),
    [KL_COLOUR_BLUE] = N_ ("Blue"),
    [KL_COLOUR_YELLOW] = N_ ("Yellow"),
    [KL_COLOUR_GREEN] = N_ ("Green"),
    [KL_COLOUR_BLACK] = N_ ("Black"),
    [KL_COLOUR_PINK] = N_ ("Pink"),
  };

  g_return_val_if_fail (colour < KL_N_COLOURS, NULL);

  return _ (words[colour]);
}

const char *
kl_words_kind (KlKind kind)
{
  static const char *const words[KL_N_KINDS] = {
    /* translators: who plays: a person, or a computer of one of four levels, each in a manner of its own */
    [KL_KIND_HUMAN] = N_ ("Human"),
    [KL_KIND_BEGINNER] = NC_ ("level", "Beginner"),
    [KL_KIND_CASUAL] = NC_ ("level", "Casual"),
    [KL_KIND_STRONG] = NC_ ("level", "Strong"),
    [KL_KIND_MASTER] = NC_ ("level", "Master"),
  };

  g_return_val_if_fail (kind < KL_N_KINDS, NULL);

  return kind == KL_KIND_HUMAN ? _ (words[kind]) : g_dpgettext2 (NULL, "level", words[kind]);
}

const char *
kl_words_manner (KlKind kind)
{
  switch (kind)
    {
    case KL_KIND_BEGINNER:
      return _ ("Beginner builds for itself, has no thought for fields, and forgives.");
    case KL_KIND_CASUAL:
      return _ ("Casual weighs all that lies on the map, but not what may still be drawn.");
    case KL_KIND_STRONG:
      return _ ("Strong counts the tiles that are left, and thinks of what others may answer.");
    case KL_KIND_MASTER:
      return _ ("Master thinks ahead with care, and gives nothing away.");
    case KL_KIND_HUMAN:
    case KL_N_KINDS:
      break;
    }
  return NULL;
}

char *
kl_words_dup_name (KlPlayer *player)
{
  const char *name = kl_player_get_name (player);

  if (name != NULL && *name != '\0')
    return g_strdup (name);
  return g_strdup (kl_words_colour (kl_player_get_colour (player)));
}

/* By its first letter, in a script of today. */
static gboolean
runs_to_the_left (const char *name)
{
  for (; *name != '\0'; name = g_utf8_next_char (name))
    {
      gunichar letter = g_utf8_get_char (name);

      if (!g_unichar_isalpha (letter))
        continue;
      switch (g_unichar_get_script (letter))
        {
        case G_UNICODE_SCRIPT_ADLAM:
        case G_UNICODE_SCRIPT_ARABIC:
        case G_UNICODE_SCRIPT_HEBREW:
        case G_UNICODE_SCRIPT_NKO:
        case G_UNICODE_SCRIPT_SYRIAC:
        case G_UNICODE_SCRIPT_THAANA:
          return TRUE;
        default:
          return FALSE;
        }
    }
  return FALSE;
}

char *
kl_words_dup_name_inside (KlPlayer *player)
{
  g_autofree char *name = kl_words_dup_name (player);

  /* Every language of the program is written from left to right. A name that is not gets a mark before it, which says
   * how the sentence runs, and a first strong isolate around it. */
  if (runs_to_the_left (name))
    return g_strdup_printf ("\342\200\216\342\201\250%s\342\201\251", name);
  return g_steal_pointer (&name);
}

char *
kl_words_dup_list (const char *const *items,
                   guint              n_items)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (n_items > 0, NULL);

  text = g_strdup (items[0]);
  for (guint i = 1; i < n_items; i++)
    {
      char *longer;

      if (i + 1 < n_items)
        /* translators: the beginning of a list of names or things, and the next one of them */
        longer = g_strdup_printf (_ ("%s, %s"), text, items[i]);
      else
        /* translators: all but the last of a list of names or things, and the last one */
        longer = g_strdup_printf (_ ("%s and %s"), text, items[i]);
      g_free (text);
      text = longer;
    }
  return g_steal_pointer (&text);
}

char *
kl_words_dup_number (int number)
{
  return g_strdup_printf ("%s%d", number < 0 ? "\u2212" : "", ABS (number));
}

const char *
kl_words_tiles (const char *set_id)
{
  /* translators: the name of a set of tiles */
  if (g_str_equal (set_id, "demo"))
    return _ ("Demo");
  if (g_str_equal (set_id, "base"))
    return _ ("Base game");
  return set_id;
}

char *
kl_words_dup_meeples_each (const RulesSet *set)
{
  return g_strdup_printf (ngettext ("%d meeple each", "%d meeples each", set->meeples), set->meeples);
}

const char *
kl_words_figure (RulesFigure figure)
{
  static const char *const words[RULES_N_FIGURES] = {
    /* translators: the kinds of figures */
    [RULES_MEEPLE] = N_ ("Meeple"),
    [RULES_MAYOR] = N_ ("Mayor"),
    [RULES_WAGON] = N_ ("Wagon"),
    [RULES_BARN] = N_ ("Barn"),
  };

  g_return_val_if_fail ((int) figure < RULES_N_FIGURES, NULL);

  return _ (words[figure]);
}

const char *
kl_words_figure_narrow (RulesFigure figure)
{
  static const char *const words[RULES_N_FIGURES] = {
    /* translators: below a small picture: put soft hyphens (U+00AD) where a long word may be parted */
    [RULES_MEEPLE] = NC_ ("narrow", "Meeple"),
    [RULES_MAYOR] = NC_ ("narrow", "Mayor"),
    [RULES_WAGON] = NC_ ("narrow", "Wagon"),
    [RULES_BARN] = NC_ ("narrow", "Barn"),
  };

  g_return_val_if_fail ((int) figure < RULES_N_FIGURES, NULL);

  return g_dpgettext2 (NULL, "narrow", words[figure]);
}

/* The set has no say when something is played with it. */
char *
kl_words_dup_played (const RulesSetup *setup)
{
  gboolean abbey_mayor = FALSE;

  for (int part = RULES_PART_ABBEY; part <= RULES_PART_AM_TILES; part++)
    abbey_mayor = abbey_mayor || setup->part[part];
  if (abbey_mayor && setup->part[RULES_PART_GIFTS])
    return g_strdup (_ ("Abbey & Mayor, The Gifts"));
  if (abbey_mayor)
    return g_strdup (_ ("Abbey & Mayor"));
  if (setup->part[RULES_PART_GIFTS])
    return g_strdup (_ ("The Gifts"));
  return g_strdup (kl_words_tiles (setup->tiles->set[setup->set].id));
}

char *
kl_words_dup_tiles_left (guint n)
{
  return g_strdup_printf (ngettext ("%u tile left", "%u tiles left", n), n);
}

gboolean
kl_words_only_meeples (const RulesSetup *setup)
{
  return !setup->part[RULES_PART_MAYOR] && !setup->part[RULES_PART_WAGON] && !setup->part[RULES_PART_BARN];
}

char *
kl_words_dup_winners (KlGame *game)
{
  GListModel           *players = kl_game_get_players (game);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char      *list = NULL;
  int                   score = 0;

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      KlPlayer *player = kl_game_get_player (game, i);

      if (!kl_player_get_winner (player))
        continue;
      g_ptr_array_add (names, kl_words_dup_name_inside (player));
      score = kl_player_get_score (player);
    }
  g_return_val_if_fail (names->len > 0, NULL);

  list = kl_words_dup_list ((const char *const *) names->pdata, names->len);
  if (names->len > 1)
    /* translators: a list of names, such as "Red and Blue" */
    return g_strdup_printf (ngettext ("%s share the win with %d point", "%s share the win with %d points", (gulong) score),
                            list, score);
  return g_strdup_printf (ngettext ("%s wins with %d point", "%s wins with %d points", (gulong) score), list, score);
}

char *
kl_words_dup_state (KlGame *game)
{
  return kl_game_get_over (game) ? kl_words_dup_winners (game) : kl_words_dup_tiles_left (kl_game_get_tiles_left (game));
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of things, and what the game asks for or refuses. What happened is put into words in kl-words-turn.c.
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
kl_words_dup_tiles_about (const RulesSet *set)
{
  g_autofree char *tiles = g_strdup_printf (ngettext ("%d tile", "%d tiles", set->n_tiles), set->n_tiles);
  g_autofree char *meeples = g_strdup_printf (ngettext ("%d meeple each", "%d meeples each", set->meeples), set->meeples);

  /* translators: a list of two: "48 tiles, 5 meeples each" */
  return g_strdup_printf (_ ("%s, %s"), tiles, meeples);
}

const char *
kl_words_features (RulesFeature feature)
{
  static const char *const words[RULES_N_FEATURES] = {
    /* translators: heads of the rows of the table of points */
    [RULES_CITY] = N_ ("Cities"),
    [RULES_ROAD] = N_ ("Roads"),
    [RULES_MONASTERY] = N_ ("Monasteries"),
    [RULES_FIELD] = N_ ("Fields"),
  };

  g_return_val_if_fail ((int) feature < RULES_N_FEATURES, NULL);

  return _ (words[feature]);
}

char *
kl_words_dup_tiles_left (guint n)
{
  return g_strdup_printf (ngettext ("%u tile left", "%u tiles left", n), n);
}

const char *
kl_words_part_title (RulesPart part)
{
  static const char *const words[RULES_N_PARTS] = {
    [RULES_PART_FARMERS] = N_ ("Farmers"),
  };

  g_return_val_if_fail (part < RULES_N_PARTS, NULL);

  return _ (words[part]);
}

const char *
kl_words_part_about (RulesPart part)
{
  static const char *const words[RULES_N_PARTS] = {
    [RULES_PART_FARMERS] = N_ ("Meeples may lie in fields and score there at the end"),
  };

  g_return_val_if_fail (part < RULES_N_PARTS, NULL);

  return _ (words[part]);
}

const char *
kl_words_switch_title (RulesSwitchId id)
{
  static const char *const words[RULES_N_SWITCHES] = {
    [RULES_SWITCH_FIRST_PLAYER] = N_ ("First player"),
    [RULES_SWITCH_INCOMPLETE_NOTHING] = N_ ("Unfinished scores nothing"),
    [RULES_SWITCH_TINY_CITY] = N_ ("Small cities score less"),
  };

  g_return_val_if_fail (id < RULES_N_SWITCHES, NULL);

  return _ (words[id]);
}

const char *
kl_words_switch_about (RulesSwitchId id)
{
  static const char *const words[RULES_N_SWITCHES] = {
    [RULES_SWITCH_FIRST_PLAYER] = N_ ("Who takes the first turn"),
    [RULES_SWITCH_INCOMPLETE_NOTHING] = N_ ("Unfinished roads, cities and monasteries give no points at the end"),
    [RULES_SWITCH_TINY_CITY] = N_ ("A city of two tiles gives 2 points, and 1 for each coat of arms"),
  };

  g_return_val_if_fail (id < RULES_N_SWITCHES, NULL);

  return _ (words[id]);
}

const char *
kl_words_switch_choice (RulesSwitchId id,
                        int           choice)
{
  static const char *const first[] = {
    /* translators: choices for "First player" */
    [RULES_FIRST_RANDOM] = N_ ("Drawn by lot"),
    [RULES_FIRST_LISTED] = N_ ("First of the list"),
    [RULES_FIRST_MOST_ROADS] = N_ ("Who draws most roads"),
  };

  g_return_val_if_fail (id == RULES_SWITCH_FIRST_PLAYER, NULL);
  g_return_val_if_fail (choice >= 0 && choice < (int) G_N_ELEMENTS (first), NULL);

  return _ (first[choice]);
}

char *
kl_words_dup_prompt (KlGame *game)
{
  g_autofree char *name = NULL;

  if (kl_game_get_over (game))
    return kl_words_dup_winners (game);

  name = kl_words_dup_name_inside (kl_game_get_current_player (game));
  if (kl_game_get_phase (game) == RULES_PHASE_FIGURE)
    /* translators: the player's name */
    return g_strdup_printf (_ ("%s: choose a figure, or none"), name);
  /* translators: the player's name */
  return g_strdup_printf (_ ("%s: place the tile"), name);
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

/* B3, by the two edges that meet. The sentences speak of the tile in hand first. */
static const char *
explain_mismatch (KlGame          *game,
                  const RulesMove *move)
{
  static const char *const words[][RULES_EDGE_CITY + 1] = {
    [RULES_EDGE_FIELD] = {
        [RULES_EDGE_ROAD] = N_ ("The field would block a road."),
        [RULES_EDGE_CITY] = N_ ("The field would cut off a city."),
    },
    [RULES_EDGE_ROAD] = {
        [RULES_EDGE_FIELD] = N_ ("The road would end at a field."),
        [RULES_EDGE_CITY] = N_ ("The road would end at a city wall."),
    },
    [RULES_EDGE_CITY] = {
        [RULES_EDGE_FIELD] = N_ ("The city would end at a field."),
        [RULES_EDGE_ROAD] = N_ ("The city would end at a road."),
    },
  };
  const RulesPosition *pos = kl_game_get_position (game);
  RulesSide            side;
  RulesEdge            ours, theirs;

  if (!rules_position_mismatch (kl_game_get_setup (game), pos, pos->hand[pos->actor][move->hand],
                                move->x, move->y, move->turn, &side, &ours, &theirs))
    return _ ("The tile does not fit there.");
  return _ (words[ours][theirs]);
}

static const char *
explain_occupied (RulesFeature feature)
{
  switch (feature)
    {
    case RULES_CITY:
      return _ ("There is a figure in this city already.");
    case RULES_ROAD:
      return _ ("There is a figure on this road already.");
    case RULES_MONASTERY:
      return _ ("There is a figure in this monastery already.");
    case RULES_FIELD:
      return _ ("There is a figure in this field already.");
    default:
      g_return_val_if_reached (NULL);
    }
}

static const char *
explain (KlGame          *game,
         const RulesMove *move,
         RulesVerdict     verdict)
{
  switch (verdict)
    {
    case RULES_GAME_OVER:
      return _ ("The game is over.");
    case RULES_WRONG_PHASE:
      return kl_game_get_phase (game) == RULES_PHASE_FIGURE ? _ ("The tile is placed. Choose a figure now, or none.")
                                                            : _ ("Place the tile first.");
    case RULES_WRONG_PLAYER:
      return _ ("It is another player’s turn.");
    case RULES_NO_SUCH_TILE:
      return _ ("That tile is not in hand.");
    case RULES_OUT_OF_RANGE:
      return _ ("There is no such place.");
    case RULES_SPACE_TAKEN:
      return _ ("A tile lies there already.");
    case RULES_NOT_ADJACENT:
      return _ ("The tile must touch another tile.");
    case RULES_EDGE_MISMATCH:
      return explain_mismatch (game, move);
    case RULES_NO_SUCH_SEGMENT:
      return _ ("The tile has nothing there for a figure.");
    case RULES_FIGURE_NOT_THERE:
      return _ ("That figure cannot stand there.");
    case RULES_FARMERS_OFF:
      return _ ("This game is played without farmers.");
    case RULES_SUPPLY_EMPTY:
      return _ ("There is no meeple left in the supply.");
    case RULES_FEATURE_OCCUPIED:
      return explain_occupied (move->spot.feature);
    case RULES_OK:
    case RULES_N_VERDICTS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
kl_words_dup_refusal (KlGame          *game,
                      const RulesMove *move,
                      RulesVerdict     verdict)
{
  g_return_val_if_fail (verdict != RULES_OK, NULL);

  return g_strdup (explain (game, move, verdict));
}

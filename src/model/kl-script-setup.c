/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The set-up lines of a script. They are read in the order of the table below, wherever they stand, because the tile
 * set brings its own meeples and parts along and must not undo what another line asked for.
 */

#include "kl-script-private.h"

#include <glib/gi18n-lib.h>

#include "kl-setup.h"
#include "kl-tiles.h"

typedef gboolean (*ReadLine) (KlScript           *script,
                              const KlScriptLine *line,
                              GError            **error);

static gboolean
read_tiles (KlScript           *script,
            const KlScriptLine *line,
            GError            **error)
{
  const RulesTileSet *tiles = kl_tiles_get ();
  int                 set = line->n_words == 2 ? rules_tileset_find_set (tiles, line->words[1]) : -1;

  if (set < 0 || !tiles->set[set].complete)
    return kl_script_unreadable (script, line, error, N_ ("“tiles” needs the name of a set that makes a game"));
  rules_setup_init (&script->setup, tiles, set);
  script->setup.value[RULES_SWITCH_FIRST_PLAYER] = RULES_FIRST_LISTED;
  return TRUE;
}

static gboolean
read_players (KlScript           *script,
              const KlScriptLine *line,
              GError            **error)
{
  guint n = line->n_words - 1;

  if (n < 1 || n > RULES_MAX_PLAYERS)
    return kl_script_unreadable (script, line, error, N_ ("“players” needs 1 to %d names"), RULES_MAX_PLAYERS);
  script->setup.n_players = (guint8) n;
  script->player_names = g_strdupv (line->words + 1);
  return TRUE;
}

/* Exactly the parts named are on, and what they need; `parts none` when no one is. */
static gboolean
read_parts (KlScript           *script,
            const KlScriptLine *line,
            GError            **error)
{
  gboolean none = line->n_words == 2 && g_str_equal (line->words[1], "none");

  if (line->n_words < 2)
    return kl_script_unreadable (script, line, error, N_ ("“parts” needs names, or “none”"));
  for (int part = 0; part < RULES_N_PARTS; part++)
    rules_setup_part (&script->setup, part, false);
  for (guint i = 1; i < line->n_words && !none; i++)
    {
      int part = rules_part_find (line->words[i]);

      if (part < 0)
        return kl_script_unreadable (script, line, error, N_ ("no part is called “%s”"), line->words[i]);
      rules_setup_part (&script->setup, part, true);
    }
  return TRUE;
}

static gboolean
read_rule (KlScript           *script,
           const KlScriptLine *line,
           GError            **error)
{
  int              id = line->n_words > 1 ? rules_switch_find (line->words[1]) : -1;
  g_autofree char *words = NULL;

  if (id < 0)
    return kl_script_unreadable (script, line, error, N_ ("“rule” needs the name of a switch"));
  words = g_strjoinv (" ", line->words + 2);
  if (!rules_switch_parse (id, words, &script->setup.value[id]))
    return kl_script_unreadable (script, line, error, N_ ("“%s” cannot be “%s”"), line->words[1], words);
  return TRUE;
}

/* One number for everybody, or one for each player; of a kind of figure, or of abbeys. */
static gboolean
read_supply (KlScript           *script,
             const KlScriptLine *line,
             GError            **error)
{
  RulesSetup *setup = &script->setup;
  const char *kind = line->n_words > 1 ? line->words[1] : "";
  gboolean    abbeys = g_str_equal (kind, "abbey");
  int         figure = rules_figure_parse (kind);
  guint       n = line->n_words < 2 ? 0 : line->n_words - 2;

  if ((figure < 0 && !abbeys) || (n != 1 && n != setup->n_players))
    return kl_script_unreadable (script, line, error, N_ ("“supply” needs a figure or “abbey”, and a number or one for each player"));
  for (guint i = 0; i < setup->n_players; i++)
    {
      const char *word = line->words[2 + (n == 1 ? 0 : i)];
      gint64      amount;

      if (!g_ascii_string_to_signed (word, 10, 0, RULES_MAX_FIGURES, &amount, NULL))
        return kl_script_unreadable (script, line, error, N_ ("“%s” is no number of figures"), word);
      if (abbeys)
        setup->abbeys[i] = (guint8) amount;
      else
        setup->supply[i][figure] = (guint8) amount;
    }
  return TRUE;
}

static gboolean
read_seed (KlScript           *script,
           const KlScriptLine *line,
           GError            **error)
{
  guint64 seed;

  if (line->n_words != 2 || !g_ascii_string_to_unsigned (line->words[1], 10, 0, G_MAXUINT64, &seed, NULL))
    return kl_script_unreadable (script, line, error, N_ ("“seed” needs a whole number"));
  script->setup.seed = seed;
  return TRUE;
}

static gboolean
read_stack (KlScript           *script,
            const KlScriptLine *line,
            GError            **error)
{
  RulesSetup *setup = &script->setup;

  if (line->n_words < 2 || line->n_words - 1 > RULES_MAX_TILES)
    return kl_script_unreadable (script, line, error, N_ ("“%s” needs 1 to %d tiles"), line->words[0], RULES_MAX_TILES);
  if (setup->n_stack > 0)
    return kl_script_unreadable (script, line, error, N_ ("only one stack is possible"));

  for (guint i = 1; i < line->n_words; i++)
    {
      int type = rules_tileset_find_type (setup->tiles, line->words[i]);

      if (type < 0 || setup->tiles->type[type].abbey)
        return kl_script_unreadable (script, line, error, N_ ("no land tile is called “%s”"), line->words[i]);
      setup->stack[setup->n_stack++] = (guint8) type;
    }
  setup->stack_only = g_str_equal (line->words[0], "stack-only");
  return TRUE;
}

static gboolean
read_gifts (KlScript           *script,
            const KlScriptLine *line,
            GError            **error)
{
  RulesSetup *setup = &script->setup;

  if (line->n_words < 2 || line->n_words - 1 > RULES_MAX_GIFTS)
    return kl_script_unreadable (script, line, error, N_ ("“gifts” needs 1 to %d cards"), RULES_MAX_GIFTS);
  for (guint i = 1; i < line->n_words; i++)
    {
      int card = rules_gift_parse (line->words[i]);

      if (card < 0)
        return kl_script_unreadable (script, line, error, N_ ("no gift is called “%s”"), line->words[i]);
      setup->gifts[setup->n_gifts++] = (guint8) card;
    }
  return TRUE;
}

static const struct
{
  const char *word;
  ReadLine    read;
  gboolean    many; /* more than one such line makes sense */
} kinds[] = {
  { "tiles", read_tiles, FALSE },
  { "players", read_players, FALSE },
  { "parts", read_parts, FALSE },
  { "rule", read_rule, TRUE },
  { "supply", read_supply, TRUE },
  { "seed", read_seed, FALSE },
  { "stack", read_stack, FALSE },
  { "stack-only", read_stack, FALSE },
  { "gifts", read_gifts, FALSE },
};

gboolean
kl_script_is_setup (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (word, kinds[i].word))
      return TRUE;
  return FALSE;
}

/* The line that asks for what cannot be: the one about a switch, else the last one of a kind. */
static const KlScriptLine *
find_line (const KlScript     *script,
           const char         *word,
           const char         *sw,
           const KlScriptLine *otherwise)
{
  for (guint i = script->setup_lines->len; i-- > 0;)
    {
      const KlScriptLine *line = g_ptr_array_index (script->setup_lines, i);

      if (g_str_has_prefix (line->words[0], word) && (sw == NULL || g_strcmp0 (line->words[1], sw) == 0))
        return line;
    }
  return otherwise;
}

/* What the rules say about the set-up as a whole. */
static gboolean
check_setup (const KlScript     *script,
             const KlScriptLine *last,
             GError            **error)
{
  /* Where else it may stand, in words that open the line. */
  static const char *const openings[] = {
    [RULES_SETUP_NO_SET] = "tiles",
    [RULES_SETUP_PLAYERS] = "players",
    [RULES_SETUP_SWITCH_VALUE] = "rule",
    [RULES_SETUP_PART_NEEDS] = "parts",
    [RULES_SETUP_SWITCH_PART] = "rule",
    [RULES_SETUP_SWITCH_NEEDS] = "rule",
    [RULES_SETUP_SWITCH_EXCLUDES] = "rule",
    [RULES_SETUP_FIGURE_PART] = "supply",
    [RULES_SETUP_FIGURES] = "supply",
    [RULES_SETUP_STACK] = "stack",
    [RULES_SETUP_GIFTS] = "gifts",
    [RULES_SETUP_TOO_MANY_TILES] = "stack",
  };
  RulesSetupProblem problem;
  g_autofree char  *sentence = kl_setup_dup_problem (&script->setup, &problem);
  const char       *sw = problem.sw >= 0 ? rules_switch_get (problem.sw)->id : NULL;

  if (sentence == NULL)
    return TRUE;
  return kl_script_unreadable (script, find_line (script, openings[rules_setup_check (&script->setup)], sw, last), error,
                               N_ ("the game cannot begin: %s"), sentence);
}

gboolean
kl_script_set_up (KlScript           *script,
                  const KlScriptLine *last,
                  GError            **error)
{
  static char              *default_words[] = { "tiles", "demo", NULL };
  static const KlScriptLine default_tiles = { .words = default_words, .n_words = 2 };
  static const char *const  default_names[] = { "Red", "Blue", NULL };

  if (!read_tiles (script, &default_tiles, error))
    return FALSE;
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    {
      gboolean found = FALSE;

      for (guint i = 0; i < script->setup_lines->len; i++)
        {
          const KlScriptLine *line = g_ptr_array_index (script->setup_lines, i);

          if (!g_str_equal (line->words[0], kinds[kind].word))
            continue;
          if (found && !kinds[kind].many)
            return kl_script_unreadable (script, line, error, N_ ("“%s” stands here a second time"), line->words[0]);
          found = TRUE;
          if (!kinds[kind].read (script, line, error))
            return FALSE;
        }
    }
  if (script->player_names == NULL)
    script->player_names = g_strdupv ((char **) default_names);
  return check_setup (script, last, error);
}

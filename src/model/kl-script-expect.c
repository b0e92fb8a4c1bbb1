/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The `expect` and `show` lines of a script.
 */

#include "kl-script-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "kl-text.h"

typedef gboolean (*RunLine) (KlScript           *script,
                             const KlScriptLine *line,
                             GError            **error);

static gboolean
read_number (const KlScript     *script,
             const KlScriptLine *line,
             guint               word,
             gint64             *number,
             GError            **error)
{
  const char *text = word < line->n_words ? line->words[word] : "";

  if (g_ascii_string_to_signed (text, 10, G_MININT16, G_MAXINT16, number, NULL))
    return TRUE;
  return kl_script_unreadable (script, line, error, N_ ("“%s” where a number should be"), text);
}

static gboolean
read_player (const KlScript     *script,
             const KlScriptLine *line,
             guint               word,
             gint64             *player,
             GError            **error)
{
  if (!read_number (script, line, word, player, error))
    return FALSE;
  if (*player >= 0 && *player < script->setup.n_players)
    return TRUE;
  return kl_script_unreadable (script, line, error, N_ ("there is no player %s"), line->words[word]);
}

/* Moves stand in a line as they are or in quotation marks; last is the word after them. */
static gboolean
read_move (const KlScript     *script,
           const KlScriptLine *line,
           guint               last,
           RulesMove          *move,
           char              **text,
           GError            **error)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 2; i < last; i++)
    g_ptr_array_add (words, line->words[i]);
  g_ptr_array_add (words, NULL);
  *text = g_strjoinv (" ", (char **) words->pdata);
  if (rules_move_parse (*text, move))
    return TRUE;
  return kl_script_unreadable (script, line, error, N_ ("“%s” is no move"), *text);
}

/* Compares what is expected with what is so, both as words. */
static gboolean
compare (const KlScript     *script,
         const KlScriptLine *line,
         const char         *got,
         GError            **error)
{
  g_autofree char *expected = g_strjoinv (" ", line->words + 1);

  if (g_str_equal (expected, got))
    return TRUE;
  return kl_script_failed (script, line, error, N_ ("expected %s, got %s"), expected, got);
}

static gboolean
expect_scores (KlScript           *script,
               const KlScriptLine *line,
               GError            **error)
{
  g_autoptr (GString) got = g_string_new ("scores");
  gint64              number;

  if (line->n_words != 2u + script->setup.n_players)
    return kl_script_unreadable (script, line, error, N_ ("“expect scores” needs a number per player"));
  for (guint i = 2; i < line->n_words; i++)
    if (!read_number (script, line, i, &number, error))
      return FALSE;
  kl_text_append_scores (got, &script->setup, kl_script_position (script));
  return compare (script, line, got->str, error);
}

static gboolean
expect_score (KlScript           *script,
              const KlScriptLine *line,
              GError            **error)
{
  gint64           player, points;
  g_autofree char *got = NULL;

  if (line->n_words != 4)
    return kl_script_unreadable (script, line, error, N_ ("“expect score” needs a player and a number"));
  if (!read_player (script, line, 2, &player, error) || !read_number (script, line, 3, &points, error))
    return FALSE;
  got = g_strdup_printf ("score %d %d", (int) player, kl_script_position (script)->score[player]);
  return compare (script, line, got, error);
}

static gboolean
expect_supply (KlScript           *script,
               const KlScriptLine *line,
               GError            **error)
{
  const RulesPosition *pos = kl_script_position (script);
  const char          *kind = line->n_words == 5 ? line->words[3] : "";
  gboolean             abbeys = g_str_equal (kind, "abbey");
  int                  figure = rules_figure_parse (kind);
  gint64               player, amount;
  g_autofree char     *got = NULL;

  if (figure < 0 && !abbeys)
    return kl_script_unreadable (script, line, error, N_ ("“expect supply” needs a player, a figure or “abbey”, and a number"));
  if (!read_player (script, line, 2, &player, error) || !read_number (script, line, 4, &amount, error))
    return FALSE;
  got = g_strdup_printf ("supply %d %s %u", (int) player, kind,
                         abbeys ? pos->abbeys[player] : pos->supply[player][figure]);
  return compare (script, line, got, error);
}

static void
append_cards (GString     *text,
              gint64       player,
              const guint *cards)
{
  g_string_append_printf (text, "cards %d", (int) player);
  for (int card = 0; card < RULES_N_GIFTS; card++)
    for (guint i = 0; i < cards[card]; i++)
      g_string_append_printf (text, " %s", rules_gift_name (card));
}

/* All unopened cards of a player, in any order (G4). */
static gboolean
expect_cards (KlScript           *script,
              const KlScriptLine *line,
              GError            **error)
{
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autoptr (GString) got = g_string_new (NULL);
  guint               wanted[RULES_N_GIFTS] = { 0 }, held[RULES_N_GIFTS];
  gint64              player;

  if (!read_player (script, line, 2, &player, error))
    return FALSE;
  for (guint i = 3; i < line->n_words; i++)
    {
      int card = rules_gift_parse (line->words[i]);

      if (card < 0)
        return kl_script_unreadable (script, line, error, N_ ("no gift is called “%s”"), line->words[i]);
      wanted[card]++;
    }
  for (int card = 0; card < RULES_N_GIFTS; card++)
    held[card] = kl_script_position (script)->cards[player][card];

  append_cards (expected, player, wanted);
  append_cards (got, player, held);
  if (g_str_equal (expected->str, got->str))
    return TRUE;
  return kl_script_failed (script, line, error, N_ ("expected %s, got %s"), expected->str, got->str);
}

/* The tiles that a player holds, in the order of #K (H2, H3, G10). */
static gboolean
expect_hand (KlScript           *script,
             const KlScriptLine *line,
             GError            **error)
{
  const RulesPosition *pos = kl_script_position (script);
  g_autoptr (GString)  got = g_string_new ("hand");
  gint64               player;

  if (!read_player (script, line, 2, &player, error))
    return FALSE;
  g_string_append_printf (got, " %d", (int) player);
  for (guint i = 0; i < pos->n_hand[player]; i++)
    g_string_append_printf (got, " %s", script->setup.tiles->type[pos->hand[player][i]].id);
  return compare (script, line, got->str, error);
}

static gboolean
expect_phase (KlScript           *script,
              const KlScriptLine *line,
              GError            **error)
{
  g_autoptr (GString) got = g_string_new ("phase ");
  int                 phase = line->n_words > 2 ? rules_phase_parse (line->words[2]) : -1;
  gint64              player;

  if (phase < 0 || line->n_words != (phase == RULES_PHASE_OVER ? 3 : 4))
    return kl_script_unreadable (script, line, error, N_ ("“expect phase” needs a phase and a player, or “over”"));
  if (phase != RULES_PHASE_OVER && !read_player (script, line, 3, &player, error))
    return FALSE;
  kl_text_append_phase (got, kl_script_position (script));
  return compare (script, line, got->str, error);
}

/* How many tiles can still be drawn (B4). */
static gboolean
expect_pile (KlScript           *script,
             const KlScriptLine *line,
             GError            **error)
{
  gint64           amount;
  g_autofree char *got = g_strdup_printf ("pile %u", kl_script_position (script)->n_pile);

  if (line->n_words != 3)
    return kl_script_unreadable (script, line, error, N_ ("“expect pile” needs a number"));
  return read_number (script, line, 2, &amount, error) && compare (script, line, got, error);
}

/* Everyone who has won (B15). */
static gboolean
expect_winners (KlScript           *script,
                const KlScriptLine *line,
                GError            **error)
{
  const RulesPosition *pos = kl_script_position (script);
  g_autoptr (GString)  got = g_string_new ("winners");
  int                  most = G_MININT;
  gint64               player;

  for (guint i = 2; i < line->n_words; i++)
    if (!read_player (script, line, i, &player, error))
      return FALSE;
  for (guint i = 0; i < script->setup.n_players; i++)
    most = MAX (most, pos->score[i]);
  for (guint i = 0; i < script->setup.n_players && pos->phase == RULES_PHASE_OVER; i++)
    if (pos->score[i] == most)
      g_string_append_printf (got, " %u", i);
  return compare (script, line, got->str, error);
}

/* Whether text begins with these words. */
static gboolean
begins_with (const char *text,
             const char *words)
{
  gsize n = strlen (words);

  return strncmp (text, words, n) == 0 && (text[n] == '\0' || text[n] == ' ');
}

/* `expect event` and `expect no event`: the words after it begin one of the last move's events, or none. */
static gboolean
expect_event (KlScript           *script,
              const KlScriptLine *line,
              GError            **error)
{
  guint               first = g_str_equal (line->words[1], "no") ? 3 : 2;
  g_autofree char    *words = NULL;
  g_autoptr (GString) all = g_string_new (NULL);
  gboolean            found = FALSE;

  if (line->n_words <= first || !g_str_equal (line->words[first - 1], "event") || rules_event_parse (line->words[first]) < 0)
    return kl_script_unreadable (script, line, error, N_ ("“expect event” needs the words of an event"));

  words = g_strjoinv (" ", line->words + first);
  for (int i = 0; i < script->events.n; i++)
    {
      gsize start;

      if (i > 0)
        g_string_append (all, "; ");
      start = all->len;
      kl_text_append_event (all, &script->setup, kl_script_position (script), &script->events.event[i]);
      found |= begins_with (all->str + start, words);
    }
  if (found == (first == 2))
    return TRUE;
  if (first == 3)
    return kl_script_failed (script, line, error, N_ ("expected no event %s, got %s"), words, all->str);
  if (all->len == 0)
    return kl_script_failed (script, line, error, N_ ("expected event %s, got no events"), words);
  return kl_script_failed (script, line, error, N_ ("expected event %s, got %s"), words, all->str);
}

static RulesVerdict
check (const KlScript  *script,
       const RulesMove *move)
{
  return rules_position_check (&script->setup, kl_script_position (script), move);
}

static gboolean
expect_legal (KlScript           *script,
              const KlScriptLine *line,
              GError            **error)
{
  gboolean         legal = g_str_equal (line->words[1], "legal");
  RulesMove        move;
  g_autofree char *text = NULL;
  RulesVerdict     verdict;

  if (!read_move (script, line, line->n_words, &move, &text, error))
    return FALSE;
  verdict = check (script, &move);
  if (legal == (verdict == RULES_OK))
    return TRUE;
  return kl_script_failed (script, line, error, N_ ("expected %s to be %s, got %s"), text, line->words[1],
                           rules_verdict_name (verdict));
}

static gboolean
expect_refused (KlScript           *script,
                const KlScriptLine *line,
                GError            **error)
{
  const char      *word = line->words[line->n_words - 1];
  RulesMove        move;
  g_autofree char *text = NULL;
  int              verdict = line->n_words > 3 ? rules_verdict_parse (word) : -1;
  RulesVerdict     got;

  if (verdict <= RULES_OK)
    return kl_script_unreadable (script, line, error, N_ ("“expect refused” needs a move and the word for why"));
  if (!read_move (script, line, line->n_words - 1, &move, &text, error))
    return FALSE;
  got = check (script, &move);
  if (got == (RulesVerdict) verdict)
    return TRUE;
  return kl_script_failed (script, line, error, N_ ("expected %s for %s, got %s"), word, text, rules_verdict_name (got));
}

static gboolean
expect_count (KlScript           *script,
              const KlScriptLine *line,
              GError            **error)
{
  gint64           amount;
  g_autofree char *got = NULL;

  if (line->n_words != 4 || !g_str_equal (line->words[2], "legal"))
    return kl_script_unreadable (script, line, error, N_ ("“expect count legal” needs a number"));
  if (!read_number (script, line, 3, &amount, error))
    return FALSE;
  rules_legal_moves (&script->setup, kl_script_position (script), &script->legal);
  got = g_strdup_printf ("count legal %d", script->legal.n);
  return compare (script, line, got, error);
}

gboolean
kl_script_expect (KlScript           *script,
                  const KlScriptLine *line,
                  GError            **error)
{
  static const struct
  {
    const char *word;
    RunLine     run;
  } kinds[] = {
    { "scores", expect_scores },
    { "score", expect_score },
    { "event", expect_event },
    { "no", expect_event },
    { "supply", expect_supply },
    { "cards", expect_cards },
    { "hand", expect_hand },
    { "phase", expect_phase },
    { "pile", expect_pile },
    { "winners", expect_winners },
    { "legal", expect_legal },
    { "illegal", expect_legal },
    { "refused", expect_refused },
    { "count", expect_count },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds) && line->n_words > 1; i++)
    if (g_str_equal (line->words[1], kinds[i].word))
      return kinds[i].run (script, line, error);
  return kl_script_unreadable (script, line, error, N_ ("“%s” is nothing that can be expected"), line->text);
}

static void
append_legal (KlScript *script,
              GString  *text)
{
  rules_legal_moves (&script->setup, kl_script_position (script), &script->legal);
  for (int i = 0; i < script->legal.n; i++)
    {
      char words[RULES_MOVE_TEXT_SIZE];

      rules_move_format (&script->legal.move[i], words);
      g_string_append_printf (text, "%s\n", words);
    }
}

static void
append_events (KlScript *script,
               GString  *text)
{
  for (int i = 0; i < script->events.n; i++)
    {
      g_string_append (text, "event ");
      kl_text_append_event (text, &script->setup, kl_script_position (script), &script->events.event[i]);
      g_string_append_c (text, '\n');
    }
}

gboolean
kl_script_show (KlScript           *script,
                const KlScriptLine *line,
                GError            **error)
{
  const RulesPosition *pos = kl_script_position (script);
  const char          *what = line->n_words == 2 ? line->words[1] : "";
  g_autoptr (GString)  text = g_string_new (NULL);
  g_auto (GStrv)       lines = NULL;

  if (g_str_equal (what, "legal"))
    {
      append_legal (script, text);
    }
  else if (g_str_equal (what, "events"))
    {
      append_events (script, text);
    }
  else if (g_str_equal (what, "board"))
    {
      kl_text_append_board (text, &script->setup, pos);
    }
  else if (g_str_equal (what, "scores"))
    {
      g_string_append (text, "scores");
      kl_text_append_scores (text, &script->setup, pos);
      g_string_append_c (text, '\n');
    }
  else if (g_str_equal (what, "phase"))
    {
      g_string_append (text, "phase ");
      kl_text_append_phase (text, pos);
      g_string_append_c (text, '\n');
    }
  else
    {
      return kl_script_unreadable (script, line, error, N_ ("“show” needs legal, scores, phase, board or events"));
    }

  lines = g_strsplit (text->str, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL && script->print != NULL; i++)
    script->print (lines[i], script->print_data);
  return TRUE;
}

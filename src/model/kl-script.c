/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs a script line by line. Set-up lines are gathered until the first other line; then the game begins.
 *
 * Scripts come from anywhere: what is wrong with one is always a GError, and its text is checked to be plain before
 * any of it can get into a message.
 */

#include "kl-script-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "kl-save-private.h"

/* clang-format off */
G_DEFINE_QUARK (kl-script-error-quark, kl_script_error)
/* clang-format on */

enum
{
  MAX_SCRIPT = 1 << 20, /* bytes */
  MAX_LINE = 8192,
  MAX_STEPS = 5000, /* lines that are more than a comment: a long game has some five hundred */
  MAX_CLAUSE = 300  /* letters of what is wrong, where a person reads it */
};

static void
line_free (KlScriptLine *line)
{
  g_free (line->text);
  g_strfreev (line->words);
  g_free (line);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KlScriptLine, line_free)

G_GNUC_PRINTF (5, 0)
static void
set_error (const KlScript     *script,
           const KlScriptLine *line,
           GError            **error,
           KlScriptError       code,
           const char         *format,
           va_list             arguments)
{
  g_autofree char *message = g_strdup_vprintf (script->for_person ? _ (format) : format, arguments);

  if (script->for_person)
    {
      g_autofree char *clause = NULL;

      if (g_str_has_suffix (message, "."))
        message[strlen (message) - 1] = '\0';
      clause = g_utf8_substring (message, 0, MIN (g_utf8_strlen (message, -1), MAX_CLAUSE));
      /* translators: a file's name, the number of a line in it, and a clause that says what is wrong there */
      g_set_error (error, KL_SCRIPT_ERROR, code, _ ("“%s”, line %u: %s. Mend it, or choose another file."), script->name, line->number, clause);
      return;
    }
  g_set_error (error, KL_SCRIPT_ERROR, code, "%s:%u: %s", script->name, line->number, message);
}

gboolean
kl_script_unreadable (const KlScript     *script,
                      const KlScriptLine *line,
                      GError            **error,
                      const char         *format,
                      ...)
{
  va_list arguments;

  va_start (arguments, format);
  set_error (script, line, error, KL_SCRIPT_ERROR_UNREADABLE, format, arguments);
  va_end (arguments);
  return FALSE;
}

gboolean
kl_script_failed (const KlScript     *script,
                  const KlScriptLine *line,
                  GError            **error,
                  const char         *format,
                  ...)
{
  va_list arguments;

  va_start (arguments, format);
  set_error (script, line, error, KL_SCRIPT_ERROR_FAILED, format, arguments);
  va_end (arguments);
  return FALSE;
}

/* Where the comment of a line begins, or its end. A # opens a comment at the beginning of a line and after a space, but
 * not within quotation marks and not before a digit: `place 1,0 90 #1` names a tile of the hand. */
static const char *
find_comment (const char *text)
{
  gboolean quoted = FALSE;

  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == '"')
        quoted = !quoted;
      else if (*p == '#' && !quoted && (p == text || (g_ascii_isspace (p[-1]) && !g_ascii_isdigit (p[1]))))
        return p;
    }
  return text + strlen (text);
}

/* Words are parted by spaces; "a few words" in quotation marks are one. FALSE when a quotation mark is left open. */
static gboolean
split_words (KlScriptLine *line)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  const char           *p = line->text;
  gboolean              closed = TRUE;

  while (*p != '\0')
    {
      const char *start = p;

      if (g_ascii_isspace (*p))
        {
          p++;
        }
      else if (*p == '"')
        {
          p = strchr (start + 1, '"');
          closed = p != NULL;
          if (!closed)
            break;
          g_ptr_array_add (words, g_strndup (start + 1, (gsize) (p - start - 1)));
          p++;
        }
      else
        {
          while (*p != '\0' && *p != '"' && !g_ascii_isspace (*p))
            p++;
          g_ptr_array_add (words, g_strndup (start, (gsize) (p - start)));
        }
    }

  line->n_words = words->len;
  g_ptr_array_add (words, NULL);
  line->words = (char **) g_ptr_array_free (g_steal_pointer (&words), FALSE);
  return closed;
}

/* Whether the bytes of a line are plain text: UTF-8 without control characters. */
static gboolean
is_plain (const char *bytes,
          gsize       n)
{
  if (!g_utf8_validate_len (bytes, n, NULL))
    return FALSE;
  for (const char *p = bytes; p < bytes + n; p = g_utf8_next_char (p))
    if (*p != '\t' && *p != '\r' && g_unichar_iscntrl (g_utf8_get_char (p)))
      return FALSE;
  return TRUE;
}

static KlScriptLine *
read_line (const KlScript *script,
           const char     *bytes,
           gsize           n,
           guint           number,
           GError        **error)
{
  g_autoptr (KlScriptLine) line = g_new0 (KlScriptLine, 1);
  g_autofree char         *copy = NULL;

  line->number = number;
  if (n > MAX_LINE)
    {
      kl_script_unreadable (script, line, error, N_ ("the line is longer than %d bytes"), MAX_LINE);
      return NULL;
    }
  if (!is_plain (bytes, n))
    {
      kl_script_unreadable (script, line, error, N_ ("the line is not plain UTF-8 text"));
      return NULL;
    }

  copy = g_strndup (bytes, n);
  line->text = g_strstrip (g_strndup (copy, (gsize) (find_comment (copy) - copy)));
  if (!split_words (line))
    {
      kl_script_unreadable (script, line, error, N_ ("a quotation mark is left open"));
      return NULL;
    }
  return g_steal_pointer (&line);
}

/* Who lays a tile where an abbey could be laid has drawn it first: the line stands for both moves, and for the events of
 * both. */
static RulesVerdict
play_place (KlScript        *script,
            const RulesMove *move)
{
  RulesMove    draw = { .kind = RULES_MOVE_DRAW };
  RulesVerdict verdict = rules_history_play (&script->history, &draw, &script->drawn);

  if (verdict == RULES_OK)
    verdict = rules_history_play (&script->history, move, &script->events);
  if (verdict != RULES_OK)
    return verdict;

  for (int i = 0; i < script->events.n && script->drawn.n < RULES_MAX_EVENTS; i++)
    script->drawn.event[script->drawn.n++] = script->events.event[i];
  script->events = script->drawn;
  return RULES_OK;
}

static gboolean
play_move (KlScript           *script,
           const KlScriptLine *line,
           GError            **error)
{
  RulesMove    move;
  RulesVerdict verdict;

  if (!rules_move_parse (line->text, &move))
    return kl_script_unreadable (script, line, error, N_ ("“%s” is neither a move nor anything else known here"), line->text);

  if (move.kind == RULES_MOVE_PLACE && kl_script_position (script)->phase == RULES_PHASE_ABBEY)
    verdict = play_place (script, &move);
  else
    verdict = rules_history_play (&script->history, &move, &script->events);
  if (verdict != RULES_OK && script->for_person)
    return kl_script_failed (script, line, error, N_ ("the move “%s” cannot be made: %s"), line->text, kl_save_get_refusal (verdict));
  if (verdict != RULES_OK)
    return kl_script_failed (script, line, error, N_ ("expected a legal move, got %s"), rules_verdict_name (verdict));
  return TRUE;
}

static gboolean
play_end (KlScript           *script,
          const KlScriptLine *line,
          GError            **error)
{
  if (kl_script_position (script)->phase == RULES_PHASE_OVER)
    return kl_script_failed (script, line, error, N_ ("expected a game to end, got phase over"));
  rules_history_end (&script->history, &script->events);
  return TRUE;
}

static gboolean
step (KlScript           *script,
      const KlScriptLine *line,
      GError            **error)
{
  gboolean back = g_str_equal (line->words[0], "undo");

  if (!(back ? rules_history_undo (&script->history) : rules_history_redo (&script->history)))
    return kl_script_failed (script, line, error, N_ ("expected a move to %s, got none"), line->words[0]);
  script->events.n = 0;
  return TRUE;
}

static gboolean
run_line (KlScript           *script,
          const KlScriptLine *line,
          GError            **error)
{
  static const struct
  {
    const char *word;
    gboolean (*run) (KlScript           *script,
                     const KlScriptLine *line,
                     GError            **error);
    gboolean alone; /* no other word may follow */
  } commands[] = {
    { "expect", kl_script_expect, FALSE },
    { "show", kl_script_show, FALSE },
    { "end", play_end, TRUE },
    { "undo", step, TRUE },
    { "redo", step, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (line->words[0], commands[i].word))
      {
        if (commands[i].alone && line->n_words > 1)
          return kl_script_unreadable (script, line, error, N_ ("nothing may follow “%s”"), commands[i].word);
        return commands[i].run (script, line, error);
      }
  return play_move (script, line, error);
}

static gboolean
begin (KlScript           *script,
       const KlScriptLine *line,
       GError            **error)
{
  if (!kl_script_set_up (script, line, error))
    return FALSE;
  rules_history_init (&script->history, &script->setup, &script->events);
  script->begun = TRUE;
  return TRUE;
}

/* Takes line over. */
static gboolean
take_line (KlScript     *script,
           KlScriptLine *line,
           GError      **error)
{
  g_autoptr (KlScriptLine) owned = line;

  if (line->n_words == 0)
    return TRUE;
  if (++script->n_steps > MAX_STEPS)
    return kl_script_unreadable (script, line, error, N_ ("the script has more than %d lines"), MAX_STEPS);
  if (!kl_script_is_setup (line->words[0]))
    return (script->begun || begin (script, line, error)) && run_line (script, line, error);
  if (script->begun)
    return kl_script_unreadable (script, line, error, N_ ("“%s” must come before the game begins"), line->words[0]);
  g_ptr_array_add (script->setup_lines, g_steal_pointer (&owned));
  return TRUE;
}

static gboolean
run_text (KlScript   *script,
          const char *text,
          gsize       length,
          GError    **error)
{
  const char  *end = text + length;
  KlScriptLine last = { .number = 1 };

  if (length > MAX_SCRIPT)
    return kl_script_unreadable (script, &last, error, N_ ("the script is larger than %d bytes"), MAX_SCRIPT);

  for (const char *start = text; start < end; last.number++)
    {
      const char *feed = memchr (start, '\n', (gsize) (end - start));
      const char *stop = feed != NULL ? feed : end;

      if (stop > start)
        {
          KlScriptLine *line = read_line (script, start, (gsize) (stop - start), last.number, error);
          if (line == NULL || !take_line (script, line, error))
            return FALSE;
        }
      start = stop + 1;
    }
  return script->begun || begin (script, &last, error);
}

static void
script_free (KlScript *script)
{
  if (script->begun)
    rules_history_clear (&script->history);
  g_ptr_array_unref (script->setup_lines);
  g_strfreev (script->player_names);
  g_free (script);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KlScript, script_free)

static KlScript *
script_new (const char *name)
{
  KlScript *script = g_new0 (KlScript, 1);

  script->name = name;
  script->setup_lines = g_ptr_array_new_with_free_func ((GDestroyNotify) line_free);
  return script;
}

gboolean
kl_script_run (const char   *text,
               gsize         length,
               const char   *name,
               KlScriptPrint print,
               gpointer      print_data,
               GError      **error)
{
  g_autoptr (KlScript) script = script_new (name);

  script->print = print;
  script->print_data = print_data;
  return run_text (script, text, length, error);
}

gboolean
kl_script_play (const char   *text,
                gsize         length,
                const char   *name,
                gboolean      for_person,
                RulesHistory *history,
                char       ***player_names,
                GError      **error)
{
  g_autoptr (KlScript) script = script_new (name);

  script->for_person = for_person;
  if (!run_text (script, text, length, error))
    return FALSE;
  *history = script->history;
  *player_names = g_steal_pointer (&script->player_names);
  script->begun = FALSE;
  return TRUE;
}

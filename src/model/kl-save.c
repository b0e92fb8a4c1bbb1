/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saved games as files, and the words for what can be wrong in one.
 */

#include "kl-save-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "kl-file.h"

/* clang-format off */
G_DEFINE_QUARK (kl-save-error-quark, kl_save_error)
/* clang-format on */

/* What to do about it; NULL where the cause has said it all. */
static const char *
get_advice (KlSaveError code)
{
  switch (code)
    {
    case KL_SAVE_ERROR_IO:
    case KL_SAVE_ERROR_CHANGED:
      return NULL;
    case KL_SAVE_ERROR_TOO_LARGE:
    case KL_SAVE_ERROR_OTHER_XML:
      return _ ("Choose a game that Kloosterland has saved.");
    case KL_SAVE_ERROR_TOO_NEW:
      return _ ("Install the newest version of Kloosterland to open it.");
    case KL_SAVE_ERROR_NOT_XML:
    case KL_SAVE_ERROR_CONTENT:
    case KL_SAVE_ERROR_MOVE:
    case KL_SAVE_ERROR_DIGEST:
    default:
      return _ ("The file is damaged or was changed by hand: choose another, or its backup, whose name ends in “~”.");
    }
}

/* Why a move in a file is refused; clauses. */
static const char *const verdict_words[RULES_N_VERDICTS] = {
  [RULES_GAME_OVER] = N_ ("the game is over by then"),
  [RULES_WRONG_PHASE] = N_ ("something else is to be decided"),
  [RULES_WRONG_PLAYER] = N_ ("another player is to move"),
  [RULES_NO_SUCH_TILE] = N_ ("there is no such tile in the hand"),
  [RULES_OUT_OF_RANGE] = N_ ("there is no such place"),
  [RULES_SPACE_TAKEN] = N_ ("a tile lies there already"),
  [RULES_NOT_ADJACENT] = N_ ("no tile lies beside that space"),
  [RULES_EDGE_MISMATCH] = N_ ("the tile does not match its neighbours"),
  [RULES_NO_SUCH_SEGMENT] = N_ ("the tile has nothing of that kind there"),
  [RULES_FIGURE_NOT_THERE] = N_ ("that figure may not stand there"),
  [RULES_FARMERS_OFF] = N_ ("the game is played without farmers"),
  [RULES_SUPPLY_EMPTY] = N_ ("the player has no such figure left"),
  [RULES_FEATURE_OCCUPIED] = N_ ("somebody is there already"),
  [RULES_OFF_TABLE] = N_ ("that is beyond the edge of the table"),
  [RULES_NO_ABBEY] = N_ ("the player has no abbey left"),
  [RULES_NOT_A_HOLE] = N_ ("an abbey needs a tile on each of its four sides"),
  [RULES_NO_TILES_LEFT] = N_ ("there is no tile left to draw"),
  [RULES_MUST_LAY] = N_ ("the abbey must be laid now"),
  [RULES_NO_SUCH_CORNER] = N_ ("that is no corner of the tile just laid"),
  [RULES_CORNER_NOT_FIELD] = N_ ("a barn needs four tiles that meet with a field"),
  [RULES_FIELD_HAS_BARN] = N_ ("there is a barn in that field"),
  [RULES_NO_SUCH_WAGON] = N_ ("no such wagon of this player is on its way"),
  [RULES_WAGON_TOO_FAR] = N_ ("the wagon cannot reach that"),
  [RULES_FEATURE_COMPLETE] = N_ ("that is complete already"),
  [RULES_NO_CARD] = N_ ("the player has no such card"),
  [RULES_GIFT_OPENED] = N_ ("a card was opened in this turn already"),
  [RULES_GIFT_HAS_EFFECT] = N_ ("the card has an effect and cannot be wasted"),
  [RULES_NO_OWN_FIGURE] = N_ ("the player has no such figure there"),
  [RULES_SAME_POSTURE] = N_ ("the meeple must stand up or lie down"),
  [RULES_BID_TOO_HIGH] = N_ ("the player has fewer points than that"),
  [RULES_NO_SUCH_BID] = N_ ("that player has made no bid"),
};

const char *
kl_save_get_refusal (RulesVerdict verdict)
{
  return _ (verdict_words[verdict]);
}

static void
set_error (const KlSaveSource *source,
           long                line,
           KlSaveError         code,
           const char         *format,
           va_list             args) G_GNUC_PRINTF (4, 0);

static void
set_error (const KlSaveSource *source,
           long                line,
           KlSaveError         code,
           const char         *format,
           va_list             args)
{
  g_autofree char *cause = g_strdup_vprintf (format, args);
  const char      *advice = get_advice (code);
  g_autofree char *sentences = advice != NULL ? g_strjoin (" ", cause, advice, NULL) : g_strdup (cause);

  if (line > 0)
    /* translators: a file's name, a line number, and one or two sentences that say what is wrong and what to do */
    g_set_error (source->error, KL_SAVE_ERROR, code, _ ("“%s”, line %ld: %s"), source->name, line, sentences);
  else
    /* translators: a file's name, and one or two sentences that say what is wrong and what to do */
    g_set_error (source->error, KL_SAVE_ERROR, code, _ ("“%s”: %s"), source->name, sentences);
}

gboolean
kl_save_refuse (const KlSaveSource *source,
                const xmlNode      *node,
                KlSaveError         code,
                const char         *format,
                ...)
{
  va_list args;

  va_start (args, format);
  set_error (source, xmlGetLineNo (node), code, format, args);
  va_end (args);
  return FALSE;
}

gboolean
kl_save_refuse_line (const KlSaveSource *source,
                     long                line,
                     KlSaveError         code,
                     const char         *format,
                     ...)
{
  va_list args;

  va_start (args, format);
  set_error (source, line, code, format, args);
  va_end (args);
  return FALSE;
}

char *
kl_save_dup_shown (const char *text)
{
  g_autofree char *start = g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, 200), 40));
  gboolean         cut = strlen (start) < strlen (text);

  g_strdelimit (start, "\n\r\t", ' ');
  return g_strconcat (start, cut ? "…" : "", NULL);
}

/* The words of kl-file.h, as an error of this module. */
static void
set_io_error (GError      **error,
              const GError *problem)
{
  g_set_error_literal (error, KL_SAVE_ERROR, KL_SAVE_ERROR_IO, problem->message);
}

gboolean
kl_save_write_bytes (GFile   *file,
                     GBytes  *bytes,
                     GError **error)
{
  g_autoptr (GError) problem = NULL;

  if (kl_file_replace (file, bytes, TRUE, &problem))
    return TRUE;
  set_io_error (error, problem);
  return FALSE;
}

gboolean
kl_save_write (KlGame  *game,
               GFile   *file,
               GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (KL_IS_GAME (game), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  bytes = kl_save_to_bytes (game);
  return kl_save_write_bytes (file, bytes, error);
}

GBytes *
kl_save_read_bytes (GFile   *file,
                    GError **error)
{
  g_autoptr (GError) problem = NULL;
  GBytes            *bytes = kl_file_read (file, KL_SAVE_MAX_SIZE, &problem);

  if (bytes == NULL)
    set_io_error (error, problem);
  return bytes;
}

KlGame *
kl_save_read (GFile   *file,
              GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char   *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = kl_save_read_bytes (file, error);
  if (bytes == NULL)
    return NULL;
  name = kl_file_dup_name (file);
  return kl_save_from_bytes (bytes, name, error);
}

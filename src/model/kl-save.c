/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saved games as files, and the words for what can go wrong. A message shows the file's name, never its path: in a
 * sandbox the path means nothing to a person.
 */

#include "kl-save-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

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

char *
kl_save_dup_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return base != NULL ? g_filename_display_name (base) : g_strdup ("?");
}

/* GIO's own messages may hold the path. */
static void
set_io_error (const KlSaveSource *source,
              const GError       *problem,
              gboolean            writing)
{
  const char *cause = writing ? _ ("The game could not be saved there: choose another place.")
                              : _ ("The file could not be read: choose another.");

  if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    cause = writing ? _ ("The folder is gone: save the game in another place.")
                    : _ ("There is no such file: it was moved or deleted. Choose another.");
  else if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    cause = writing ? _ ("You may not write there: save the game in another place.")
                    : _ ("You may not read this file: change its permissions, or choose another.");
  else if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_READ_ONLY))
    cause = _ ("Nothing can be written to that disk: save the game in another place.");
  else if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NO_SPACE))
    cause = _ ("The disk is full: make room, or save the game in another place.");
  else if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    cause = _ ("That is a folder: choose a file.");
  kl_save_refuse_line (source, 0, KL_SAVE_ERROR_IO, "%s", cause);
}

/* As g_file_replace_contents () with a backup, which however puts what was written so far in the file's place when the
 * disk is full. */
static gboolean
replace_contents (GFile   *file,
                  GBytes  *bytes,
                  GError **error)
{
  gboolean                      existed = g_file_query_exists (file, NULL);
  g_autoptr (GFileOutputStream) stream = g_file_replace (file, NULL, TRUE, G_FILE_CREATE_NONE, NULL, error);
  g_autoptr (GCancellable)      cancelled = g_cancellable_new ();
  gsize                         size;
  const char                   *data = g_bytes_get_data (bytes, &size);

  if (stream == NULL)
    return FALSE;
  if (g_output_stream_write_all (G_OUTPUT_STREAM (stream), data, size, NULL, NULL, error))
    return g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, error);

  /* A close that is cancelled leaves the old file where it is; where there was none it leaves a part of the new one. */
  g_cancellable_cancel (cancelled);
  g_output_stream_close (G_OUTPUT_STREAM (stream), cancelled, NULL);
  if (!existed)
    g_file_delete (file, NULL, NULL);
  return FALSE;
}

gboolean
kl_save_write_bytes (GFile   *file,
                     GBytes  *bytes,
                     GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char   *name = NULL;

  if (replace_contents (file, bytes, &problem))
    return TRUE;
  name = kl_save_dup_name (file);
  set_io_error (&(KlSaveSource){ name, error }, problem, TRUE);
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

/* No more than one byte beyond the limit, which is enough to see that it is passed. */
static GBytes *
read_bytes (GFile   *file,
            GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  g_autofree char             *buffer = NULL;
  gsize                        size;

  if (stream == NULL)
    return NULL;
  buffer = g_malloc (KL_SAVE_MAX_SIZE + 1);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), buffer, KL_SAVE_MAX_SIZE + 1, &size, NULL, error))
    return NULL;
  return g_bytes_new (buffer, size);
}

GBytes *
kl_save_read_bytes (GFile   *file,
                    GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char   *name = NULL;
  GBytes            *bytes = read_bytes (file, &problem);

  if (bytes != NULL)
    return bytes;
  name = kl_save_dup_name (file);
  set_io_error (&(KlSaveSource){ name, error }, problem, FALSE);
  return NULL;
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
  name = kl_save_dup_name (file);
  return kl_save_from_bytes (bytes, name, error);
}

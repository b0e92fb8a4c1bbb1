/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GIO's own messages may hold a path, and say what happened rather than what to do; so the words are ours.
 */

#include "kl-file.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

char *
kl_file_dup_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return base != NULL ? g_filename_display_name (base) : g_strdup ("?");
}

/* What is wrong and what to do. */
static const char *
get_reading_words (int code)
{
  switch (code)
    {
    case G_IO_ERROR_NOT_FOUND:
      return _ ("There is no such file: it was moved or deleted. Choose another.");
    case G_IO_ERROR_PERMISSION_DENIED:
      return _ ("You may not read this file: change its permissions, or choose another.");
    case G_IO_ERROR_IS_DIRECTORY:
      return _ ("That is a folder: choose a file.");
    case G_IO_ERROR_NOT_REGULAR_FILE:
      return _ ("That is a device or a pipe: choose a file.");
    default:
      return _ ("The file could not be read: choose another.");
    }
}

static const char *
get_writing_words (int code)
{
  switch (code)
    {
    case G_IO_ERROR_NOT_FOUND:
      return _ ("The folder is gone: choose another place.");
    case G_IO_ERROR_PERMISSION_DENIED:
      return _ ("You may not write there: choose another place.");
    case G_IO_ERROR_READ_ONLY:
      return _ ("Nothing can be written to that disk: choose another place.");
    case G_IO_ERROR_NO_SPACE:
      return _ ("The disk is full: make room, or choose another place.");
    case G_IO_ERROR_IS_DIRECTORY:
      return _ ("That is a folder: choose a file.");
    case G_IO_ERROR_NOT_REGULAR_FILE:
      return _ ("That is a device or a pipe: choose a file.");
    case G_IO_ERROR_FILENAME_TOO_LONG:
      return _ ("The name is too long: choose a shorter one.");
    default:
      return _ ("The file could not be written there: choose another place.");
    }
}

static void
set_error (GError      **error,
           const GError *problem,
           GFile        *file,
           const char *(*get_words) (int code))
{
  g_autofree char *name = kl_file_dup_name (file);
  const int        code = problem->domain == G_IO_ERROR ? problem->code : G_IO_ERROR_FAILED;

  /* translators: a file's name, and one or two sentences that say what is wrong and what to do */
  g_set_error (error, G_IO_ERROR, code, _ ("“%s”: %s"), name, get_words (code));
}

/* Opening a pipe would wait for whoever is at its other end. */
static gboolean
check_regular (GFile   *file,
               GError **error)
{
  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) != G_FILE_TYPE_SPECIAL)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "not a regular file");
  return FALSE;
}

static GBytes *
read_bytes (GFile   *file,
            gsize    limit,
            GError **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char             *buffer = NULL;
  gsize                        size;

  if (!check_regular (file, error))
    return NULL;
  stream = g_file_read (file, NULL, error);
  if (stream == NULL)
    return NULL;
  buffer = g_malloc (limit + 1);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), buffer, limit + 1, &size, NULL, error))
    return NULL;
  return g_bytes_new (buffer, size);
}

GBytes *
kl_file_read (GFile   *file,
              gsize    limit,
              GError **error)
{
  g_autoptr (GError) problem = NULL;
  GBytes            *bytes;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = read_bytes (file, limit, &problem);
  if (bytes == NULL)
    set_error (error, problem, file, get_reading_words);
  return bytes;
}

/* FALSE, and errno, when it is not on the disk. */
static gboolean
sync_path (const char *path,
           int         flags)
{
  int      fd = g_open (path, O_RDONLY | O_CLOEXEC | flags, 0);
  gboolean synced;
  int      problem;

  if (fd < 0)
    return FALSE;
  synced = fsync (fd) == 0;
  problem = errno;
  g_close (fd, NULL);
  errno = problem;
  return synced;
}

void
kl_file_sync_folder (const char *folder)
{
  /* What cannot be done here would hardly be done by anybody else. */
  sync_path (folder, O_DIRECTORY);
}

/* GIO does so itself only when another file was there before. A file without a path is somebody else's to look after. */
static gboolean
sync_file (GFile   *file,
           GError **error)
{
  const char      *path = g_file_peek_path (file);
  g_autofree char *folder = NULL;

  if (path == NULL)
    return TRUE;
  if (!sync_path (path, 0))
    {
      int problem = errno;

      /* A file that may be written but not read cannot be opened here; it is written all the same. */
      if (problem != EIO && problem != ENOSPC && problem != EDQUOT)
        return TRUE;
      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (problem), g_strerror (problem));
      return FALSE;
    }
  folder = g_path_get_dirname (path);
  kl_file_sync_folder (folder);
  return TRUE;
}

/* As g_file_replace_contents (), which however puts what was written so far in the file's place when the disk is full. */
static gboolean
replace (GFile   *file,
         GBytes  *bytes,
         gboolean backup,
         GError **error)
{
  const gboolean                existed = g_file_query_exists (file, NULL);
  g_autoptr (GFileOutputStream) stream = NULL;
  g_autoptr (GCancellable)      cancelled = g_cancellable_new ();
  gsize                         size;
  const char                   *data = g_bytes_get_data (bytes, &size);

  if (!check_regular (file, error))
    return FALSE;
  stream = g_file_replace (file, NULL, backup, G_FILE_CREATE_NONE, NULL, error);
  if (stream == NULL)
    return FALSE;
  if (g_output_stream_write_all (G_OUTPUT_STREAM (stream), data, size, NULL, NULL, error))
    return g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, error) && sync_file (file, error);

  /* A close that is cancelled leaves the old file where it is; where there was none it leaves a part of the new one. */
  g_cancellable_cancel (cancelled);
  g_output_stream_close (G_OUTPUT_STREAM (stream), cancelled, NULL);
  if (!existed)
    g_file_delete (file, NULL, NULL);
  return FALSE;
}

gboolean
kl_file_replace (GFile   *file,
                 GBytes  *bytes,
                 gboolean backup,
                 GError **error)
{
  g_autoptr (GError) problem = NULL;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (bytes != NULL, FALSE);

  if (replace (file, bytes, backup, &problem))
    return TRUE;
  set_error (error, problem, file, get_writing_words);
  return FALSE;
}

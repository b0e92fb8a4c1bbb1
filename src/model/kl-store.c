/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * At every moment there is a whole file under a game's name or that of its backup: a new version is written beside them,
 * reaches the disk, and only then takes the name.
 *
 *   NAME.kloosterland             a game
 *   NAME.kloosterland~            the version before
 *   NAME.kloosterland.new…        being written
 *   NAME.kloosterland.deleted…    put away, with its backup
 */

#include "kl-store.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>
#include <utime.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "kl-save.h"

#define BACKUP "~"
#define NEW ".new"
#define DELETED ".deleted"

char *
kl_store_dup_folder (void)
{
  return g_build_filename (g_get_user_state_dir (), "kloosterland", NULL);
}

char *
kl_store_dup_new_path (const char *folder)
{
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (id, KL_SAVE_EXTENSION, NULL);

  g_return_val_if_fail (folder != NULL, NULL);
  return g_build_filename (folder, name, NULL);
}

/* A file of the list, and when it was written. */
typedef struct
{
  char  *path;
  gint64 time; /* in microseconds */
} Found;

static void
found_clear (gpointer data)
{
  g_free (((Found *) data)->path);
}

static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const Found *first = a, *second = b;

  if (first->time != second->time)
    return first->time > second->time ? -1 : 1;
  return strcmp (first->path, second->path);
}

static gint64
get_time (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 ? info.st_mtim.tv_sec * G_USEC_PER_SEC + info.st_mtim.tv_nsec / 1000 : 0;
}

GPtrArray *
kl_store_list (const char *folder)
{
  g_autoptr (GDir)   dir = NULL;
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Found));
  GPtrArray         *paths = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (folder != NULL, paths);

  g_array_set_clear_func (found, found_clear);
  dir = g_dir_open (folder, 0, NULL);
  for (const char *name = NULL; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      gint64           time = get_time (path);

      /* A backup stands for its game only when that is gone. */
      if (g_str_has_suffix (path, KL_SAVE_EXTENSION BACKUP))
        {
          path[strlen (path) - strlen (BACKUP)] = '\0';
          if (g_file_test (path, G_FILE_TEST_EXISTS))
            continue;
        }
      if (g_str_has_suffix (path, KL_SAVE_EXTENSION))
        g_array_append_val (found, ((Found){ .path = g_steal_pointer (&path), .time = time }));
    }

  g_array_sort (found, compare_found);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (paths, g_steal_pointer (&g_array_index (found, Found, i).path));
  return paths;
}

KlGame *
kl_store_read (const char *path,
               gboolean   *from_backup,
               GError    **error)
{
  g_autoptr (GFile)  file = g_file_new_for_path (path);
  g_autofree char   *backup_path = g_strconcat (path, BACKUP, NULL);
  g_autoptr (GFile)  backup = g_file_new_for_path (backup_path);
  g_autoptr (GError) problem = NULL;
  KlGame            *game = kl_save_read (file, &problem);

  if (from_backup != NULL)
    *from_backup = FALSE;
  if (game != NULL)
    return game;

  /* What a newer version has written is not damaged. */
  if (!g_error_matches (problem, KL_SAVE_ERROR, KL_SAVE_ERROR_TOO_NEW))
    game = kl_save_read (backup, NULL);
  if (game == NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  else if (from_backup != NULL)
    *from_backup = TRUE;
  return game;
}

/* Whether the file had to be renamed because there are no hard links on its disk does not matter: kl_store_read () finds
 * the backup when there is nothing else. */
static void
keep_backup (const char *path)
{
  g_autofree char *backup = g_strconcat (path, BACKUP, NULL);

  g_unlink (backup);
  if (link (path, backup) != 0 && errno != ENOENT)
    g_rename (path, backup);
}

/* The names of the files in a folder reach the disk. */
static void
sync_folder (const char *folder)
{
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  fsync (fd);
  g_close (fd, NULL);
}

static const char *
get_sentence (const GError *problem)
{
  if (g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_NOSPC))
    return _ ("The game could not be kept: the disk is full. It will be tried again.");
  if (g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_ROFS) ||
      g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_ACCES) ||
      g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_PERM))
    return _ ("The game could not be kept: its folder is read-only. It will be tried again.");
  return _ ("The game could not be kept. It will be tried again.");
}

static gboolean
replace_file (const char *path,
              GBytes     *bytes,
              GError    **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *new_path = g_strconcat (path, NEW, NULL);
  gsize            size;
  const char      *data = g_bytes_get_data (bytes, &size);
  int              problem = 0;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    problem = errno;
  else if (!g_file_set_contents_full (new_path, data, (gssize) size, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                      0600, error))
    return FALSE;
  else
    {
      keep_backup (path);
      if (g_rename (new_path, path) != 0)
        problem = errno;
    }

  if (problem != 0)
    {
      g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (problem), g_strerror (problem));
      return FALSE;
    }
  sync_folder (folder);
  return TRUE;
}

static gboolean
has_contents (const char *path,
              GBytes     *bytes)
{
  g_autofree char *contents = NULL;
  gsize            size;

  return g_file_get_contents (path, &contents, &size, NULL) && size == g_bytes_get_size (bytes) &&
         memcmp (contents, g_bytes_get_data (bytes, NULL), size) == 0;
}

gboolean
kl_store_write (const char *path,
                GBytes     *bytes,
                GError    **error)
{
  g_autoptr (GError) problem = NULL;

  g_return_val_if_fail (path != NULL && bytes != NULL, FALSE);

  /* Only comes to the table again: the backup stays another version. */
  if (has_contents (path, bytes) && g_utime (path, NULL) == 0)
    return TRUE;
  if (replace_file (path, bytes, &problem))
    return TRUE;
  g_message ("%s", problem->message);
  g_set_error_literal (error, KL_SAVE_ERROR, KL_SAVE_ERROR_IO, get_sentence (problem));
  return FALSE;
}

/* Moves a game and its backup from names that end in one thing to names that end in the other. */
static gboolean
rename_both (const char *path,
             const char *from,
             const char *to)
{
  g_autofree char *old_path = g_strconcat (path, from, NULL);
  g_autofree char *new_path = g_strconcat (path, to, NULL);
  g_autofree char *old_backup = g_strconcat (path, from, BACKUP, NULL);
  g_autofree char *new_backup = g_strconcat (path, to, BACKUP, NULL);
  gboolean         moved = g_rename (old_path, new_path) == 0;

  /* Either alone is a game. */
  return g_rename (old_backup, new_backup) == 0 || moved;
}

gboolean
kl_store_delete (const char *path)
{
  g_return_val_if_fail (path != NULL, FALSE);
  return rename_both (path, "", DELETED);
}

gboolean
kl_store_restore (const char *path)
{
  g_return_val_if_fail (path != NULL, FALSE);
  return rename_both (path, DELETED, "");
}

void
kl_store_sweep (const char *folder)
{
  g_autoptr (GDir) dir = NULL;

  g_return_if_fail (folder != NULL);

  dir = g_dir_open (folder, 0, NULL);
  for (const char *name = NULL; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    if (strstr (name, KL_SAVE_EXTENSION DELETED) != NULL || strstr (name, KL_SAVE_EXTENSION NEW) != NULL)
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_unlink (path);
      }
}

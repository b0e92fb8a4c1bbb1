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
 *
 * Several programs may have the same folder, where there is no session bus that makes them one, or where a home is shared by
 * computers. Each changes the folder while it has the lock on it, and writes only over what it knows.
 */

#include "kl-store.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>
#include <utime.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "kl-file.h"
#include "kl-save-private.h"

#define BACKUP "~"
#define NEW ".new"
#define DELETED ".deleted"

enum
{
  LOCK_TRIES = 200,
  LOCK_MICROSECONDS = 5000 /* a second together */
};

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

/* A whole file as a game; *contents is what it holds. */
static KlGame *
read_game (const char *path,
           GBytes    **contents,
           GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char  *name = kl_file_dup_name (file);
  KlGame           *game = NULL;

  *contents = kl_save_read_bytes (file, error);
  if (*contents != NULL)
    game = kl_save_from_bytes (*contents, name, error);
  if (game == NULL)
    g_clear_pointer (contents, g_bytes_unref);
  return game;
}

KlGame *
kl_store_read (const char *path,
               GBytes    **contents,
               GError    **error)
{
  g_autofree char   *backup = NULL;
  g_autoptr (GBytes) of_file = NULL;
  g_autoptr (GBytes) of_backup = NULL;
  g_autoptr (GError) problem = NULL;
  KlGame            *game;

  g_return_val_if_fail (path != NULL, NULL);

  backup = g_strconcat (path, BACKUP, NULL);
  game = read_game (path, &of_file, &problem);
  /* What a newer version has written is not damaged. */
  if (game == NULL && !g_error_matches (problem, KL_SAVE_ERROR, KL_SAVE_ERROR_TOO_NEW))
    game = read_game (backup, &of_backup, NULL);
  if (game == NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  if (contents != NULL)
    *contents = g_steal_pointer (&of_file);
  return game;
}

/* Has the folder to itself until the file is closed; -1 when there is no folder yet. A program that is stopped while it has
 * the lock must not hold up every other: after a while it goes on without. */
static int
lock_folder (const char *folder)
{
  int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  for (int i = 0; fd >= 0 && i < LOCK_TRIES && flock (fd, LOCK_EX | LOCK_NB) != 0; i++)
    g_usleep (LOCK_MICROSECONDS);
  return fd;
}

static void
unlock_folder (int fd)
{
  if (fd >= 0)
    g_close (fd, NULL);
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

static void
set_error_from_errno (GError **error)
{
  const int problem = errno;

  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (problem), g_strerror (problem));
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
  g_autofree char *new_path = g_strconcat (path, NEW, NULL);
  gsize            size;
  const char      *data = g_bytes_get_data (bytes, &size);

  if (!g_file_set_contents_full (new_path, data, (gssize) size, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 0600, error))
    return FALSE;
  keep_backup (path);
  if (g_rename (new_path, path) == 0)
    return TRUE;
  set_error_from_errno (error);
  return FALSE;
}

/* NULL when there is nothing that can be read. */
static GBytes *
read_contents (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return kl_file_read (file, KL_SAVE_MAX_SIZE, NULL);
}

/* With the lock: writes unless somebody else did. */
static gboolean
write_over (const char *path,
            GBytes     *bytes,
            GBytes     *known,
            GError    **error)
{
  g_autoptr (GBytes) contents = read_contents (path);

  /* Only comes to the table again: the backup stays another version. */
  if (contents != NULL && g_bytes_equal (contents, bytes) && g_utime (path, NULL) == 0)
    return TRUE;
  if (contents != NULL && (known == NULL || !g_bytes_equal (contents, known)))
    {
      g_set_error_literal (error, KL_SAVE_ERROR, KL_SAVE_ERROR_CHANGED, _ ("The game was played on elsewhere."));
      return FALSE;
    }
  return replace_file (path, bytes, error);
}

gboolean
kl_store_write (const char *path,
                GBytes     *bytes,
                GBytes     *known,
                GError    **error)
{
  g_autofree char   *folder = NULL;
  g_autoptr (GError) problem = NULL;
  int                lock;
  gboolean           written = FALSE;

  g_return_val_if_fail (path != NULL && bytes != NULL, FALSE);

  folder = g_path_get_dirname (path);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    set_error_from_errno (&problem);
  else
    {
      lock = lock_folder (folder);
      written = write_over (path, bytes, known, &problem);
      unlock_folder (lock);
    }

  if (written)
    kl_file_sync_folder (folder);
  else if (g_error_matches (problem, KL_SAVE_ERROR, KL_SAVE_ERROR_CHANGED))
    g_propagate_error (error, g_steal_pointer (&problem));
  else
    {
      g_message ("%s", problem->message);
      g_set_error_literal (error, KL_SAVE_ERROR, KL_SAVE_ERROR_IO, get_sentence (problem));
    }
  return written;
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
  g_autofree char *folder = NULL;
  gboolean         deleted;
  int              lock;

  g_return_val_if_fail (path != NULL, FALSE);

  folder = g_path_get_dirname (path);
  lock = lock_folder (folder);
  deleted = rename_both (path, "", DELETED);
  unlock_folder (lock);
  return deleted;
}

gboolean
kl_store_restore (const char *path)
{
  g_autofree char *folder = NULL;
  gboolean         restored;
  int              lock;

  g_return_val_if_fail (path != NULL, FALSE);

  folder = g_path_get_dirname (path);
  lock = lock_folder (folder);
  restored = g_file_test (path, G_FILE_TEST_EXISTS) || rename_both (path, DELETED, "");
  unlock_folder (lock);
  return restored;
}

void
kl_store_sweep (const char *folder)
{
  g_autoptr (GDir) dir = NULL;
  int              lock;

  g_return_if_fail (folder != NULL);

  lock = lock_folder (folder);
  dir = g_dir_open (folder, 0, NULL);
  for (const char *name = NULL; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    if (strstr (name, KL_SAVE_EXTENSION DELETED) != NULL || strstr (name, KL_SAVE_EXTENSION NEW) != NULL)
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        g_unlink (path);
      }
  unlock_folder (lock);
}

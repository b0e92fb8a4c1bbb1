/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Disks that are full, read-only or broken, while a game is kept and while a copy of it is saved: a small file system in
 * memory that only this program sees, and a file whose stream fails where no disk can be made to.
 */

#define _GNU_SOURCE /* unshare () */

#include <errno.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "folders.h"
#include "games.h"
#include "kl-autosave.h"
#include "kl-save.h"

static gboolean may_mount; /* is there a namespace of our own? */

/* A small disk, and a game. */
typedef struct
{
  TestFolder folder;
  KlGame    *game;
} Disk;

static void
play (KlGame *game,
      guint   moves)
{
  guint64 random = (guint64) kl_game_get_history (game)->n;

  for (guint i = 0; i < moves; i++)
    test_play_random (game, &random);
}

/* FALSE where there can be no disk; the test is skipped then. */
static gboolean
disk_init (Disk *disk)
{
  RulesSetup setup;

  test_folder_init (&disk->folder);
  if (!may_mount || mount ("kloosterland", disk->folder.path, "tmpfs", 0, "size=256k") != 0)
    {
      g_test_skip ("no file system can be mounted here");
      test_folder_clear (&disk->folder);
      return FALSE;
    }
  test_setup_init (&setup, "base", 4, 1);
  disk->game = test_game_new (&setup);
  play (disk->game, 30);
  return TRUE;
}

static void
disk_clear (Disk *disk)
{
  g_assert_finalize_object (disk->game);
  g_assert_cmpint (umount2 (disk->folder.path, MNT_DETACH), ==, 0);
  test_folder_clear (&disk->folder);
}

/* Leaves so many bytes, which is none or less than a game needs. */
static void
fill (Disk *disk,
      gsize left)
{
  g_autofree char *path = test_folder_dup_path (&disk->folder, "filler");
  const char       page[4096] = { 0 };
  FILE            *file = g_fopen (path, "wb");
  off_t            size = 0;

  setvbuf (file, NULL, _IONBF, 0);
  while (fwrite (page, sizeof page, 1, file) == 1)
    size += (off_t) sizeof page;
  g_assert_cmpint (errno, ==, ENOSPC);
  fclose (file);
  g_assert_cmpint (truncate (path, size - (off_t) left), ==, 0);
}

static void
make_room (Disk *disk)
{
  g_autofree char *path = test_folder_dup_path (&disk->folder, "filler");

  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
set_read_only (Disk    *disk,
               gboolean read_only)
{
  g_assert_cmpint (mount ("", disk->folder.path, "", MS_REMOUNT | (read_only ? MS_RDONLY : 0), "size=256k"), ==, 0);
}

static void
assert_read (GFile *file,
             int    n)
{
  g_autoptr (GError) error = NULL;
  KlGame            *game = kl_save_read (file, &error);

  g_assert_no_error (error);
  g_assert_cmpint (kl_game_get_history (game)->n, ==, n);
  g_assert_finalize_object (game);
}

static void
assert_refused (KlGame     *game,
                GFile      *file,
                const char *words)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (kl_save_write (game, file, &error));
  g_assert_error (error, KL_SAVE_ERROR, KL_SAVE_ERROR_IO);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, words));
}

/* A copy that does not fit, by a part or at all, over another and in a new file: said in a sentence, the other as it was and
 * nothing else left; afterwards it can be saved. */
static void
test_copy_full (gconstpointer data)
{
  Disk              disk = { 0 };
  g_autofree char  *path = NULL;
  g_autofree char  *new_path = NULL;
  g_autofree char  *names = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) new_file = NULL;

  if (!disk_init (&disk))
    return;
  path = test_folder_dup_path (&disk.folder, "a.kloosterland");
  new_path = test_folder_dup_path (&disk.folder, "b.kloosterland");
  file = g_file_new_for_path (path);
  new_file = g_file_new_for_path (new_path);
  g_assert_true (kl_save_write (disk.game, file, NULL));
  play (disk.game, 1);

  fill (&disk, GPOINTER_TO_SIZE (data));
  assert_refused (disk.game, file, "The disk is full: make room");
  assert_refused (disk.game, new_file, "The disk is full: make room");
  assert_read (file, 31);
  names = test_folder_dup_names (&disk.folder);
  g_assert_cmpstr (names, ==, "a.kloosterland filler");
  play (disk.game, 1);

  make_room (&disk);
  g_assert_true (kl_save_write (disk.game, file, NULL));
  g_assert_true (kl_save_write (disk.game, new_file, NULL));
  assert_read (file, 33);
  assert_read (new_file, 33);
  disk_clear (&disk);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
wait_for (const guint *count)
{
  guint before = *count;

  while (*count == before)
    g_main_context_iteration (NULL, TRUE);
}

/* What the disk does while a game is kept. */
typedef struct
{
  const char *name;
  gsize       left; /* on the full disk */
  gboolean    read_only;
  const char *problem;
} Trouble;

static const Trouble troubles[] = {
  { "full", 0, FALSE, "The game could not be kept: the disk is full. It will be tried again." },
  { "part", 4096, FALSE, "The game could not be kept: the disk is full. It will be tried again." },
  { "read-only", 0, TRUE, "The game could not be kept: its folder is read-only. It will be tried again." },
};

/* The game goes on, what was kept stays whole, and the next move after the trouble is kept with all before it. */
static void
test_kept (gconstpointer data)
{
  const Trouble    *trouble = data;
  Disk              disk = { 0 };
  g_autofree char  *path = NULL;
  g_autoptr (GFile) file = NULL;
  KlAutosave       *autosave;
  guint             n_saved = 0, n_problems = 0;

  if (!disk_init (&disk))
    return;
  path = test_folder_dup_path (&disk.folder, "games/a.kloosterland");
  file = g_file_new_for_path (path);
  autosave = kl_autosave_new (disk.game, path, NULL);
  g_signal_connect_swapped (autosave, "saved", G_CALLBACK (count_cb), &n_saved);
  g_signal_connect_swapped (autosave, "notify::problem", G_CALLBACK (count_cb), &n_problems);
  wait_for (&n_saved);

  if (trouble->read_only)
    set_read_only (&disk, TRUE);
  else
    fill (&disk, trouble->left);
  play (disk.game, 1);
  wait_for (&n_problems);
  g_assert_cmpstr (kl_autosave_get_problem (autosave), ==, trouble->problem);
  play (disk.game, 1);
  g_assert_false (kl_autosave_flush (autosave, NULL));
  assert_read (file, 31);

  if (trouble->read_only)
    set_read_only (&disk, FALSE);
  else
    make_room (&disk);
  play (disk.game, 1);
  /* Another try may have come first, and what it tells may be on its way still. */
  while (kl_autosave_get_problem (autosave) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (kl_autosave_flush (autosave, NULL));
  g_assert_cmpuint (n_problems, ==, 2);
  assert_read (file, 34);

  kl_autosave_stop (autosave);
  while (G_OBJECT (autosave)->ref_count > 1)
    g_main_context_iteration (NULL, FALSE);
  g_assert_finalize_object (autosave);
  disk_clear (&disk);
}

static void
test_copy_read_only (void)
{
  Disk              disk = { 0 };
  g_autofree char  *path = NULL;
  g_autoptr (GFile) file = NULL;

  if (!disk_init (&disk))
    return;
  path = test_folder_dup_path (&disk.folder, "Opa's “gáme” 🏰.kloosterland");
  file = g_file_new_for_path (path);
  g_assert_true (kl_save_write (disk.game, file, NULL));
  play (disk.game, 1);
  set_read_only (&disk, TRUE);
  assert_refused (disk.game, file, "Nothing can be written to that disk");
  assert_read (file, 31);
  set_read_only (&disk, FALSE);
  g_assert_true (kl_save_write (disk.game, file, NULL));
  assert_read (file, 32);
  disk_clear (&disk);
}

/* A file that takes what is written to it in small pieces, and at some point no more: what a broken disk, a share that goes
 * away or a quota does. */
#define TYPE_BROKEN_STREAM (broken_stream_get_type ())
G_DECLARE_FINAL_TYPE (BrokenStream, broken_stream, BROKEN, STREAM, GFileOutputStream)

struct _BrokenStream
{
  GFileOutputStream parent_instance;
};

G_DEFINE_FINAL_TYPE (BrokenStream, broken_stream, G_TYPE_FILE_OUTPUT_STREAM)

/* How much it takes in all, and how its closing ends. */
static struct
{
  gsize    room;
  gsize    taken;
  gboolean close_fails;
  gboolean closed;    /* so that what was written took the place of the file */
  gboolean cancelled; /* so that it did not */
  gboolean exists;
  gboolean deleted;
} broken;

static gssize
broken_stream_write (GOutputStream *stream,
                     const void    *buffer,
                     gsize          count,
                     GCancellable  *cancellable,
                     GError       **error)
{
  gsize taken = MIN (MIN (count, 7), broken.room - broken.taken);

  if (taken == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "Input/output error");
      return -1;
    }
  broken.taken += taken;
  return (gssize) taken;
}

static gboolean
broken_stream_close (GOutputStream *stream,
                     GCancellable  *cancellable,
                     GError       **error)
{
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    {
      broken.cancelled = TRUE;
      return FALSE;
    }
  if (broken.close_fails)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "Disk quota exceeded");
      return FALSE;
    }
  broken.closed = TRUE;
  return TRUE;
}

static void
broken_stream_class_init (BrokenStreamClass *klass)
{
  GOutputStreamClass *stream_class = G_OUTPUT_STREAM_CLASS (klass);

  stream_class->write_fn = broken_stream_write;
  stream_class->close_fn = broken_stream_close;
}

static void
broken_stream_init (BrokenStream *stream)
{
}

#define TYPE_BROKEN_FILE (broken_file_get_type ())
G_DECLARE_FINAL_TYPE (BrokenFile, broken_file, BROKEN, FILE, GObject)

struct _BrokenFile
{
  GObject parent_instance;
};

static char *
broken_file_get_basename (GFile *file)
{
  return g_strdup ("far away.kloosterland");
}

static char *
broken_file_get_path (GFile *file)
{
  return NULL;
}

static GFileInfo *
broken_file_query_info (GFile              *file,
                        const char         *attributes,
                        GFileQueryInfoFlags flags,
                        GCancellable       *cancellable,
                        GError            **error)
{
  GFileInfo *info;

  if (!broken.exists)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "No such file or directory");
      return NULL;
    }
  info = g_file_info_new ();
  g_file_info_set_file_type (info, G_FILE_TYPE_REGULAR);
  return info;
}

static GFileOutputStream *
broken_file_replace (GFile           *file,
                     const char      *etag,
                     gboolean         make_backup,
                     GFileCreateFlags flags,
                     GCancellable    *cancellable,
                     GError         **error)
{
  return g_object_new (TYPE_BROKEN_STREAM, NULL);
}

static gboolean
broken_file_delete (GFile        *file,
                    GCancellable *cancellable,
                    GError      **error)
{
  broken.deleted = TRUE;
  return TRUE;
}

static void
broken_file_interface_init (GFileIface *iface)
{
  iface->get_basename = broken_file_get_basename;
  iface->get_path = broken_file_get_path;
  iface->query_info = broken_file_query_info;
  iface->replace = broken_file_replace;
  iface->delete_file = broken_file_delete;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BrokenFile, broken_file, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (G_TYPE_FILE, broken_file_interface_init))

static void
broken_file_class_init (BrokenFileClass *klass)
{
}

static void
broken_file_init (BrokenFile *file)
{
}

static void
test_broken (void)
{
  KlGame            *game = test_game_new_with_pile ("city-cap road-curve", 5);
  g_autoptr (GBytes) bytes = kl_save_to_bytes (game);
  g_autoptr (GFile)  file = g_object_new (TYPE_BROKEN_FILE, NULL);
  const char        *words = "“far away.kloosterland”: The file could not be written there: choose another place.";

  /* Over another file, which stays; and a new one, of which nothing stays. */
  broken.room = 1000;
  broken.exists = TRUE;
  assert_refused (game, file, words);
  g_assert_true (broken.cancelled && !broken.closed && !broken.deleted);
  broken.exists = FALSE;
  assert_refused (game, file, words);
  g_assert_true (broken.deleted && !broken.closed);

  /* Only when it is closed is it said that there was no room. */
  broken.room = G_MAXSIZE;
  broken.close_fails = TRUE;
  assert_refused (game, file, "The disk is full: make room");

  broken.close_fails = FALSE;
  broken.taken = 0;
  g_assert_true (kl_save_write (game, file, NULL));
  g_assert_true (broken.closed);
  g_assert_cmpuint (broken.taken, ==, g_bytes_get_size (bytes));
  g_assert_finalize_object (game);
}

static gboolean
write_text (const char *path,
            const char *text)
{
  FILE    *file = g_fopen (path, "w");
  gboolean written = file != NULL && fputs (text, file) >= 0;

  return file != NULL && fclose (file) == 0 && written;
}

/* A namespace in which file systems can be mounted: nobody else sees them, and they go with this program. Who is not root
 * needs one of users too, in which there is one. */
static gboolean
unshare_mounts (void)
{
  g_autofree char *users = g_strdup_printf ("0 %u 1", geteuid ());
  g_autofree char *groups = g_strdup_printf ("0 %u 1", getegid ());

  if (unshare (CLONE_NEWNS) != 0 &&
      (unshare (CLONE_NEWUSER | CLONE_NEWNS) != 0 || !write_text ("/proc/self/setgroups", "deny") ||
       !write_text ("/proc/self/uid_map", users) || !write_text ("/proc/self/gid_map", groups)))
    return FALSE;
  return mount ("", "/", "", MS_REC | MS_PRIVATE, "") == 0;
}

int
main (int    argc,
      char **argv)
{
  may_mount = unshare_mounts (); /* before there is a thread */

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/disk/copy/full", GSIZE_TO_POINTER (0), test_copy_full);
  g_test_add_data_func ("/disk/copy/part", GSIZE_TO_POINTER (4096), test_copy_full);
  g_test_add_func ("/disk/copy/read-only", test_copy_read_only);
  for (gsize i = 0; i < G_N_ELEMENTS (troubles); i++)
    {
      g_autofree char *path = g_strconcat ("/disk/kept/", troubles[i].name, NULL);

      g_test_add_data_func (path, &troubles[i], test_kept);
    }
  g_test_add_func ("/disk/broken", test_broken);
  return g_test_run ();
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No game is lost: what lies on the table is kept in a file of its own from its first moment on, however the program
 * ends, and is there again when it starts.
 */

#include "kl-window-private.h"

#include <glib/gi18n.h>

#include "kl-autosave.h"
#include "kl-dialogs.h"
#include "kl-store.h"

static KlAutosave *
find_autosave (KlWindow   *self,
               KlGame     *game,
               const char *path)
{
  for (guint i = 0; i < self->autosaves->len; i++)
    {
      KlAutosave *autosave = g_ptr_array_index (self->autosaves, i);

      if (kl_autosave_get_game (autosave) == game || g_strcmp0 (kl_autosave_get_path (autosave), path) == 0)
        return autosave;
    }
  return NULL;
}

static void
problem_cb (KlWindow   *self,
            GParamSpec *pspec,
            KlAutosave *autosave)
{
  const char *problem = kl_autosave_get_problem (autosave);

  if (problem != NULL)
    kl_window_add_toast (self, problem, _ ("Save a Copy…"), "win.save-copy");
  else
    kl_window_add_toast (self, _ ("The game is kept again"), NULL, NULL);
}

static void
moved_cb (KlWindow *self)
{
  kl_window_add_toast (self, _ ("The game’s file was changed from outside: the game goes on in another"), NULL, NULL);
}

static void
add_autosave (KlWindow   *self,
              KlGame     *game,
              const char *path,
              GBytes     *known)
{
  KlAutosave *autosave = kl_autosave_new (game, path, known);

  g_signal_connect_object (autosave, "notify::path", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (autosave, "notify::problem", G_CALLBACK (problem_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->autosaves, autosave);
}

/* A game in which nobody has done anything is not worth a place among those that are kept. */
static gboolean
is_untouched (KlGame *game)
{
  return kl_game_get_history (game)->n == 1;
}

/* All that happened so far is written before what happens in the next game, which must be the last one that was written.
 * Games that are not needed any more are dropped, but not those that could not be kept. */
static void
settle_autosaves (KlWindow *self,
                  KlGame   *next)
{
  for (guint i = self->autosaves->len; i > 0; i--)
    {
      KlAutosave *autosave = g_ptr_array_index (self->autosaves, i - 1);
      KlGame     *game = kl_autosave_get_game (autosave);
      gboolean    needed = game == next || game == self->previous;
      gboolean    kept = kl_autosave_flush (autosave, NULL);

      if (needed || (!kept && !is_untouched (game)))
        continue;
      kl_autosave_stop (autosave);
      if (is_untouched (game))
        kl_store_delete (kl_autosave_get_path (autosave));
      g_ptr_array_remove_index (self->autosaves, i - 1);
    }
}

void
kl_window_keep_game (KlWindow *self,
                     KlGame   *next)
{
  KlAutosave *known = next != NULL ? find_autosave (self, next, NULL) : NULL;

  settle_autosaves (self, next);
  if (known != NULL)
    kl_autosave_save (known);
  else if (next != NULL)
    {
      g_autofree char *folder = kl_store_dup_folder ();
      g_autofree char *path = kl_store_dup_new_path (folder);

      add_autosave (self, next, path, NULL);
    }
}

gboolean
kl_window_write_games (KlWindow *self,
                       GError  **error)
{
  gboolean kept = TRUE;

  for (guint i = 0; i < self->autosaves->len; i++)
    kept &= kl_autosave_flush (g_ptr_array_index (self->autosaves, i), kept ? error : NULL);
  return kept;
}

gboolean
kl_window_has_kept (void)
{
  g_autofree char      *folder = kl_store_dup_folder ();
  g_autoptr (GPtrArray) paths = kl_store_list (folder);

  return paths->len > 0;
}

const char *
kl_window_get_path (KlWindow *self)
{
  KlAutosave *autosave = self->game != NULL ? find_autosave (self, self->game, NULL) : NULL;

  return autosave != NULL ? kl_autosave_get_path (autosave) : NULL;
}

static void
save_copy (GtkWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.save-copy", NULL);
}

gboolean
kl_window_flush (KlWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (kl_window_write_games (self, &error))
    return TRUE;
  kl_dialogs_warn (GTK_WINDOW (self), _ ("The Game Could Not Be Kept"), error->message, _ ("Close _Anyway"), gtk_window_destroy, save_copy);
  return FALSE;
}

void
kl_window_dispose_autosaves (KlWindow *self)
{
  if (self->autosaves == NULL)
    return;
  kl_window_write_games (self, NULL);
  for (guint i = 0; i < self->autosaves->len; i++)
    kl_autosave_stop (g_ptr_array_index (self->autosaves, i));
  g_clear_pointer (&self->autosaves, g_ptr_array_unref);
}

/* Reads a kept game and goes on keeping it in its file; when that is damaged, its backup, and in another file. */
static KlGame *
read_kept (KlWindow   *self,
           const char *path,
           GError    **error)
{
  KlAutosave        *known = find_autosave (self, NULL, path);
  g_autofree char   *folder = kl_store_dup_folder ();
  g_autofree char   *new_path = kl_store_dup_new_path (folder);
  g_autoptr (GBytes) contents = NULL;
  KlGame            *game;

  if (known != NULL)
    return g_object_ref (kl_autosave_get_game (known));
  game = kl_store_read (path, &contents, error);
  if (game == NULL)
    return NULL;
  add_autosave (self, game, contents != NULL ? path : new_path, contents);
  if (contents == NULL)
    kl_window_add_toast (self, _ ("The game’s file is damaged: it goes on one step earlier"), NULL, NULL);
  return game;
}

void
kl_window_open_kept (KlWindow   *self,
                     const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (KlGame) game = NULL;

  g_return_if_fail (KL_IS_WINDOW (self));
  g_return_if_fail (path != NULL);

  game = read_kept (self, path, &error);
  if (game == NULL)
    kl_dialogs_error (GTK_WINDOW (self), _ ("The Game Could Not Be Opened"), error->message);
  else if (game != self->game)
    kl_window_replace_game (self, game, _ ("Game opened"));
}

void
kl_window_resume (KlWindow *self)
{
  g_autofree char      *folder = kl_store_dup_folder ();
  g_autoptr (GPtrArray) paths = NULL;
  g_autoptr (KlGame)    game = NULL;

  g_return_if_fail (KL_IS_WINDOW (self));

  kl_store_sweep (folder);
  paths = kl_store_list (folder);
  for (guint i = 0; game == NULL && i < paths->len; i++)
    {
      g_autoptr (GError) error = NULL;

      game = read_kept (self, g_ptr_array_index (paths, i), &error);
      if (game != NULL)
        break;
      g_message ("%s", error->message);
      if (i == 0)
        kl_window_add_toast (self, _ ("The last game could not be read"), _ ("Games…"), "win.games");
    }
  if (game != NULL)
    kl_window_set_game (self, game);
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The main thread takes a snapshot of the game and lays it down as the next one to be written, in the place of one that
 * nobody has begun to write. One thread at a time takes them from there, so that they reach the disk in order and never
 * pile up.
 */

#include "kl-autosave.h"

#include "kl-save.h"
#include "kl-store.h"

struct _KlAutosave
{
  GObject parent_instance;

  /* Of the main thread */
  char   *problem; /* owned, or NULL */
  KlGame *game;    /* owned, never changes */
  guint   retry;   /* a source, or 0 */

  /* Of the thread while it is writing, of the main thread otherwise */
  char   *path;  /* owned */
  GBytes *known; /* owned: what is at the path, or NULL */

  /* Of both, under lock */
  GMutex   lock;
  GCond    idle;
  GBytes  *next;    /* owned: what is to be written, or NULL */
  gboolean writing; /* there is a thread that looks for the next */
};

G_DEFINE_FINAL_TYPE (KlAutosave, kl_autosave, G_TYPE_OBJECT)

enum
{
  RETRY_SECONDS = 20
};

enum
{
  PROP_0,
  PROP_PATH,
  PROP_PROBLEM,
  N_PROPS
};

enum
{
  SIGNAL_SAVED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

/* With the lock held: writes the next snapshot without it. One that failed is the next again, unless a newer one came. */
static gboolean
write_next (KlAutosave *self,
            GError    **error)
{
  g_autoptr (GBytes) bytes = g_steal_pointer (&self->next);
  gboolean           written;

  g_mutex_unlock (&self->lock);
  written = kl_store_write (self->path, bytes, self->known, error);
  if (written)
    {
      g_clear_pointer (&self->known, g_bytes_unref);
      self->known = g_bytes_ref (bytes);
    }
  g_mutex_lock (&self->lock);
  if (!written && self->next == NULL)
    self->next = g_steal_pointer (&bytes);
  return written;
}

static void
work (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  KlAutosave        *self = data;
  g_autoptr (GError) error = NULL;

  g_mutex_lock (&self->lock);
  while (self->next != NULL)
    {
      const GBytes *tried = self->next;

      g_clear_error (&error);
      if (!write_next (self, &error) && self->next == tried)
        break;
    }
  self->writing = FALSE;
  g_cond_broadcast (&self->idle);
  g_mutex_unlock (&self->lock);

  if (error != NULL)
    g_task_return_error (task, g_steal_pointer (&error));
  else
    g_task_return_boolean (task, TRUE);
}

static void
set_problem (KlAutosave *self,
             const char *problem)
{
  if (g_strcmp0 (self->problem, problem) == 0)
    return;
  g_free (self->problem);
  self->problem = g_strdup (problem);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

/* Whether there is something to be written, and nobody at it. */
static gboolean
is_waiting (KlAutosave *self)
{
  gboolean waiting;

  g_mutex_lock (&self->lock);
  waiting = self->next != NULL && !self->writing;
  g_mutex_unlock (&self->lock);
  return waiting;
}

/* Another program has played the game on: that is kept in its file, and this in another; unless a thread is about to see the same,
 * or it has been done already. */
static void
move_elsewhere (KlAutosave *self)
{
  g_autofree char *folder = NULL;

  if (!is_waiting (self))
    return;

  folder = g_path_get_dirname (self->path);
  g_free (self->path);
  self->path = kl_store_dup_new_path (folder);
  g_clear_pointer (&self->known, g_bytes_unref);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PATH]);
}

static void start (KlAutosave *self);

static gboolean
retry_cb (gpointer data)
{
  KlAutosave *self = data;

  self->retry = 0;
  start (self);
  return G_SOURCE_REMOVE;
}

/* What a thread tells may be of long ago: since then others may have written, or failed to. */
static void
worked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (KlAutosave) self = user_data;
  g_autoptr (GError)     error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    {
      if (is_waiting (self))
        return;
      g_clear_handle_id (&self->retry, g_source_remove);
      set_problem (self, NULL);
      g_signal_emit (self, signals[SIGNAL_SAVED], 0);
      return;
    }
  if (!is_waiting (self))
    return;
  if (g_error_matches (error, KL_SAVE_ERROR, KL_SAVE_ERROR_CHANGED))
    {
      move_elsewhere (self);
      start (self);
      return;
    }
  if (self->retry == 0)
    self->retry = g_timeout_add_seconds_full (G_PRIORITY_DEFAULT, RETRY_SECONDS, retry_cb, g_object_ref (self), g_object_unref);
  set_problem (self, error->message);
}

/* Sees to it that somebody writes what is to be written. */
static void
start (KlAutosave *self)
{
  g_autoptr (GTask) task = NULL;
  gboolean          needed;

  g_mutex_lock (&self->lock);
  needed = self->next != NULL && !self->writing;
  self->writing |= needed;
  g_mutex_unlock (&self->lock);
  if (!needed)
    return;

  /* The thread may let go of its task after everybody else: the task does not own what is the main thread's. */
  task = g_task_new (NULL, NULL, worked_cb, g_object_ref (self));
  g_task_set_source_tag (task, start);
  g_task_set_task_data (task, self, NULL);
  g_task_run_in_thread (task, work);
}

static void
set_next (KlAutosave *self,
          GBytes     *bytes)
{
  g_autoptr (GBytes) old = NULL;

  g_mutex_lock (&self->lock);
  old = g_steal_pointer (&self->next);
  self->next = bytes;
  g_mutex_unlock (&self->lock);
}

static void
kl_autosave_dispose (GObject *object)
{
  KlAutosave *self = KL_AUTOSAVE (object);

  g_clear_object (&self->game);
  G_OBJECT_CLASS (kl_autosave_parent_class)->dispose (object);
}

static void
kl_autosave_finalize (GObject *object)
{
  KlAutosave *self = KL_AUTOSAVE (object);

  g_clear_pointer (&self->next, g_bytes_unref);
  g_clear_pointer (&self->known, g_bytes_unref);
  g_free (self->path);
  g_free (self->problem);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->idle);
  G_OBJECT_CLASS (kl_autosave_parent_class)->finalize (object);
}

static void
kl_autosave_get_property (GObject    *object,
                          guint       property,
                          GValue     *value,
                          GParamSpec *pspec)
{
  KlAutosave *self = KL_AUTOSAVE (object);

  switch (property)
    {
    case PROP_PATH:
      g_value_set_string (value, self->path);
      break;
    case PROP_PROBLEM:
      g_value_set_string (value, self->problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
kl_autosave_class_init (KlAutosaveClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = kl_autosave_dispose;
  object_class->finalize = kl_autosave_finalize;
  object_class->get_property = kl_autosave_get_property;

  properties[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_SAVED] = g_signal_new ("saved", KL_TYPE_AUTOSAVE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kl_autosave_init (KlAutosave *self)
{
  g_mutex_init (&self->lock);
  g_cond_init (&self->idle);
}

KlAutosave *
kl_autosave_new (KlGame     *game,
                 const char *path,
                 GBytes     *known)
{
  KlAutosave *self;

  g_return_val_if_fail (KL_IS_GAME (game), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (KL_TYPE_AUTOSAVE, NULL);
  self->path = g_strdup (path);
  self->known = known != NULL ? g_bytes_ref (known) : NULL;
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (kl_autosave_save), self, G_CONNECT_SWAPPED);
  kl_autosave_save (self);
  return self;
}

KlGame *
kl_autosave_get_game (KlAutosave *self)
{
  g_return_val_if_fail (KL_IS_AUTOSAVE (self), NULL);
  return self->game;
}

const char *
kl_autosave_get_path (KlAutosave *self)
{
  g_return_val_if_fail (KL_IS_AUTOSAVE (self), NULL);
  return self->path;
}

const char *
kl_autosave_get_problem (KlAutosave *self)
{
  g_return_val_if_fail (KL_IS_AUTOSAVE (self), NULL);
  return self->problem;
}

void
kl_autosave_save (KlAutosave *self)
{
  g_return_if_fail (KL_IS_AUTOSAVE (self));

  set_next (self, kl_save_to_bytes (self->game));
  start (self);
}

/* Waits for the thread and writes what it has left. */
static gboolean
write_rest (KlAutosave *self,
            GError    **error)
{
  gboolean written = TRUE;

  g_mutex_lock (&self->lock);
  while (self->writing)
    g_cond_wait (&self->idle, &self->lock);
  if (self->next != NULL)
    written = write_next (self, error);
  g_mutex_unlock (&self->lock);
  return written;
}

gboolean
kl_autosave_flush (KlAutosave *self,
                   GError    **error)
{
  g_autoptr (GError) problem = NULL;
  gboolean           written;

  g_return_val_if_fail (KL_IS_AUTOSAVE (self), FALSE);

  written = write_rest (self, &problem);
  if (g_error_matches (problem, KL_SAVE_ERROR, KL_SAVE_ERROR_CHANGED))
    {
      g_clear_error (&problem);
      move_elsewhere (self);
      written = write_rest (self, &problem);
    }
  if (written)
    set_problem (self, NULL);
  else
    g_propagate_error (error, g_steal_pointer (&problem));
  return written;
}

void
kl_autosave_stop (KlAutosave *self)
{
  g_return_if_fail (KL_IS_AUTOSAVE (self));

  g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_handle_id (&self->retry, g_source_remove);

  g_mutex_lock (&self->lock);
  g_clear_pointer (&self->next, g_bytes_unref);
  while (self->writing)
    g_cond_wait (&self->idle, &self->lock);
  g_clear_pointer (&self->next, g_bytes_unref); /* one that failed */
  g_mutex_unlock (&self->lock);
}

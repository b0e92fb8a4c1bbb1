/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counting the objects that there are, of every class, the toolkit's too. GLib does so itself only when it was built for
 * it. Classes copy what GObject's own does, or call it; so what that does is replaced before there are any others.
 */

#include "instances.h"

static void (*construct) (GObject *object);
static void (*finalize) (GObject *object);

/* Of types to numbers. Threads make objects, too. */
static GHashTable *counts;
static GMutex      lock;

static void
add (GObject *object,
     int      n)
{
  gpointer type = GSIZE_TO_POINTER (G_OBJECT_TYPE (object));

  g_mutex_lock (&lock);
  g_hash_table_insert (counts, type, GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (counts, type)) + n));
  g_mutex_unlock (&lock);
}

static void
count_constructed (GObject *object)
{
  add (object, 1);
  construct (object);
}

static void
count_finalized (GObject *object)
{
  add (object, -1);
  finalize (object);
}

void
test_instances_init (void)
{
  GObjectClass *klass = g_type_class_ref (G_TYPE_OBJECT);

  g_assert_null (counts);
  counts = g_hash_table_new (NULL, NULL);
  construct = klass->constructed;
  finalize = klass->finalize;
  klass->constructed = count_constructed;
  klass->finalize = count_finalized;
}

GHashTable *
test_instances_count (void)
{
  GHashTable    *copy = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer       type, n;

  g_mutex_lock (&lock);
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &type, &n))
    g_hash_table_insert (copy, (gpointer) g_type_name (GPOINTER_TO_SIZE (type)), n);
  g_mutex_unlock (&lock);
  return copy;
}

char *
test_instances_compare (GHashTable *before,
                        GHashTable *after,
                        guint       n)
{
  GString       *text = g_string_new (NULL);
  GHashTableIter iter;
  gpointer       name, value;

  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      int more = GPOINTER_TO_INT (value) - GPOINTER_TO_INT (g_hash_table_lookup (before, name));

      if (more >= (int) n)
        g_string_append_printf (text, "%s: %d more\n", (const char *) name, more);
    }
  return g_string_free (text, FALSE);
}

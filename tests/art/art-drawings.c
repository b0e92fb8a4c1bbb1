/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the drawings in the source tree, so that what is tested is what tools/draw-tiles has written.
 */

#include "art-drawings.h"

static char *
build_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "..", "data", name, NULL);
}

char *
art_read (const char *name)
{
  g_autofree char   *path = build_path (name);
  g_autoptr (GError) error = NULL;
  char              *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

GPtrArray *
art_list_drawings (const char *type)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (int copy = 1;; copy++)
    {
      g_autofree char *name = copy == 1 ? g_strdup_printf ("tiles/%s.svg", type) : g_strdup_printf ("tiles/%s-%d.svg", type, copy);
      g_autofree char *path = build_path (name);

      if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
        return names;
      g_ptr_array_add (names, g_steal_pointer (&name));
    }
}

char *
art_make_upright (const char *svg,
                  RulesTurn   turn)
{
  g_autofree char *back = g_strdup_printf ("rotate(%d)", -90 * turn);
  GString         *text = g_string_new (svg);

  g_string_replace (text, "rotate(0)", back, 0);
  return g_string_free (text, FALSE);
}

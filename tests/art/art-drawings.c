/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the drawings in the source tree, so that what is tested is what tools/draw-tiles has written.
 */

#include "art-drawings.h"

#include <librsvg/rsvg.h>
#include <stdlib.h>
#include <string.h>

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

/* Telling of what is in tiles/shapes.xml. */
typedef struct
{
  ArtSegment func;
  gpointer   data;
  char      *type; /* owned; in which it is */
} Reading;

static void
start_element (GMarkupParseContext *context,
               const char          *element,
               const char         **names,
               const char         **values,
               gpointer             data,
               GError             **error)
{
  Reading    *reading = data;
  const char *id, *place, *area;

  if (g_str_equal (element, "type") &&
      g_markup_collect_attributes (element, names, values, error, G_MARKUP_COLLECT_STRING, "id", &id, G_MARKUP_COLLECT_INVALID))
    {
      g_free (reading->type);
      reading->type = g_strdup (id);
    }
  else if (g_str_equal (element, "segment") &&
           g_markup_collect_attributes (element, names, values, error,
                                        G_MARKUP_COLLECT_STRING, "place", &place,
                                        G_MARKUP_COLLECT_STRING, "area", &area,
                                        G_MARKUP_COLLECT_INVALID))
    {
      g_auto (GStrv) point = g_strsplit (place, ",", -1);

      g_assert_cmpuint (g_strv_length (point), ==, 2);
      reading->func (reading->type, atoi (point[0]), atoi (point[1]), area, reading->data);
    }
}

void
art_read_shapes (ArtSegment func,
                 gpointer   data)
{
  static const GMarkupParser      parser = { .start_element = start_element };
  Reading                         reading = { .func = func, .data = data };
  g_autofree char                *text = art_read ("tiles/shapes.xml");
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reading, NULL);
  g_autoptr (GError)              error = NULL;

  g_markup_parse_context_parse (context, text, -1, &error);
  g_assert_no_error (error);
  g_free (reading.type);
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

char *
art_recolour (const char *svg,
              const char *scheme)
{
  g_autoptr (GKeyFile) palette = g_key_file_new ();
  g_autoptr (GRegex)   colour = g_regex_new ("#[0-9a-f]{6}", 0, 0, NULL);
  g_autoptr (GError)   error = NULL;
  g_autofree char     *path = build_path ("palette.ini");
  GString             *text = g_string_new (svg);

  if (scheme == NULL)
    return g_string_free (text, FALSE);

  g_key_file_load_from_file (palette, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  /* One colour has as many letters as any other, so the places stay. */
  for (char *at = strchr (text->str, '#'); at != NULL; at = strchr (at + 1, '#'))
    if (g_regex_match (colour, at, G_REGEX_MATCH_ANCHORED, NULL))
      {
        g_autofree char *key = g_strndup (at + 1, 6);
        g_autofree char *other = g_key_file_get_string (palette, scheme, key, NULL);

        if (other != NULL)
          memcpy (at + 1, other, strlen (key));
      }
  return g_string_free (text, FALSE);
}

cairo_surface_t *
art_render (const char *svg,
            int         pixels)
{
  cairo_surface_t   *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, pixels, pixels);
  cairo_t           *cr = cairo_create (surface);
  RsvgRectangle      viewport = { 0, 0, pixels, pixels };
  RsvgHandle        *handle;
  g_autoptr (GError) error = NULL;

  handle = rsvg_handle_new_from_data ((const guint8 *) svg, strlen (svg), &error);
  g_assert_no_error (error);
  rsvg_handle_render_document (handle, cr, &viewport, &error);
  g_assert_no_error (error);
  g_object_unref (handle);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the segments of a tile lie in its drawing, from data/tiles/shapes.xml, which tools/draw-tiles writes out of
 * the same geometry that draws the tiles.
 */

#include "kl-tile-shape.h"

#include "kl-tiles.h"

/* The drawings' own size, in which the file counts. */
enum
{
  TILE_SIZE = 512
};

typedef struct
{
  graphene_point_t place;
  GPtrArray       *polygons; /* of GArray of graphene_point_t; inside is what an odd number of them is round */
} Shape;

/* While reading: the type whose segments come, and how many came. */
typedef struct
{
  int type;
  int n;
} Reading;

static Shape shapes[RULES_MAX_TYPES][RULES_TILE_SEGMENTS];

static graphene_point_t
turn_point (const graphene_point_t *point,
            RulesTurn               turn)
{
  switch (turn)
    {
    case 1:
      return GRAPHENE_POINT_INIT (1 - point->y, point->x);
    case 2:
      return GRAPHENE_POINT_INIT (1 - point->x, 1 - point->y);
    case 3:
      return GRAPHENE_POINT_INIT (point->y, 1 - point->x);
    default:
      return *point;
    }
}

/* "x,y x,y …" */
static GArray *
read_polygon (const char *text)
{
  GArray        *polygon = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (int i = 0; words[i] != NULL; i++)
    {
      graphene_point_t point;
      char            *end;

      point.x = g_ascii_strtod (words[i], &end) / TILE_SIZE;
      point.y = *end == ',' ? g_ascii_strtod (end + 1, NULL) / TILE_SIZE : 0;
      g_array_append_val (polygon, point);
    }
  return polygon;
}

static void
read_segment (Shape      *shape,
              const char *place,
              const char *area)
{
  g_autoptr (GArray) point = read_polygon (place);
  g_auto (GStrv)     parts = g_strsplit (area, ";", -1);

  shape->place = g_array_index (point, graphene_point_t, 0);
  shape->polygons = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  for (int i = 0; parts[i] != NULL; i++)
    g_ptr_array_add (shape->polygons, read_polygon (parts[i]));
}

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

  if (g_str_equal (element, "type"))
    {
      if (g_markup_collect_attributes (element, names, values, error, G_MARKUP_COLLECT_STRING, "id", &id, G_MARKUP_COLLECT_INVALID))
        {
          reading->type = rules_tileset_find_type (kl_tiles_get (), id);
          reading->n = 0;
        }
    }
  else if (g_str_equal (element, "segment") && reading->type >= 0 && reading->n < RULES_TILE_SEGMENTS)
    {
      if (g_markup_collect_attributes (element, names, values, error,
                                       G_MARKUP_COLLECT_STRING, "place", &place,
                                       G_MARKUP_COLLECT_STRING, "area", &area,
                                       G_MARKUP_COLLECT_INVALID))
        read_segment (&shapes[reading->type][reading->n++], place, area);
    }
}

/* A type without shapes, or with too few, is a fault of the program that the tests find; here its figures stand at the
 * corner. */
static void
ensure_shapes (void)
{
  static const GMarkupParser      parser = { .start_element = start_element };
  static bool                     loaded;
  Reading                         reading = { -1, 0 };
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError)              error = NULL;
  g_autoptr (GBytes)              bytes = NULL;

  if (loaded)
    return;

  loaded = true;
  context = g_markup_parse_context_new (&parser, 0, &reading, NULL);
  bytes = g_resources_lookup_data (RESOURCE_PATH "tiles/shapes.xml", G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes == NULL || !g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error))
    g_error ("The shapes of the tiles cannot be read: %s", error->message);
}

static bool
is_inside (GArray                 *polygon,
           const graphene_point_t *at)
{
  bool inside = false;

  for (guint i = 0, j = polygon->len - 1; i < polygon->len; j = i++)
    {
      const graphene_point_t *a = &g_array_index (polygon, graphene_point_t, i);
      const graphene_point_t *b = &g_array_index (polygon, graphene_point_t, j);

      if ((a->y > at->y) != (b->y > at->y) && at->x < (b->x - a->x) * (at->y - a->y) / (b->y - a->y) + a->x)
        inside = !inside;
    }
  return inside;
}

graphene_point_t
kl_tile_shape_get_place (int       type,
                         int       segment,
                         RulesTurn turn)
{
  ensure_shapes ();
  return turn_point (&shapes[type][segment].place, turn);
}

int
kl_tile_shape_find_segment (int                     type,
                            RulesTurn               turn,
                            const graphene_point_t *at)
{
  graphene_point_t unturned = turn_point (at, (4 - turn) % 4);

  ensure_shapes ();
  for (int s = 0; s < RULES_TILE_SEGMENTS && shapes[type][s].polygons != NULL; s++)
    {
      bool inside = false;

      for (guint i = 0; i < shapes[type][s].polygons->len; i++)
        inside ^= is_inside (g_ptr_array_index (shapes[type][s].polygons, i), &unturned);
      if (inside)
        return s;
    }
  return -1;
}

/* Both points lie on the same edge of the tile. */
static bool
is_along_edge (const graphene_point_t *a,
               const graphene_point_t *b)
{
  const float near = 0.004f;

  return (a->x < near && b->x < near) || (a->x > 1 - near && b->x > 1 - near) ||
         (a->y < near && b->y < near) || (a->y > 1 - near && b->y > 1 - near);
}

static void
trace_polygon (GArray  *polygon,
               bool     edges,
               cairo_t *cr)
{
  const graphene_point_t *before = &g_array_index (polygon, graphene_point_t, polygon->len - 1);

  cairo_move_to (cr, before->x, before->y);
  for (guint i = 0; i < polygon->len; i++)
    {
      const graphene_point_t *point = &g_array_index (polygon, graphene_point_t, i);

      if (edges || !is_along_edge (before, point))
        cairo_line_to (cr, point->x, point->y);
      else
        cairo_move_to (cr, point->x, point->y);
      before = point;
    }
}

static void
trace (int      type,
       int      segment,
       bool     edges,
       cairo_t *cr)
{
  GPtrArray *polygons;

  ensure_shapes ();
  polygons = shapes[type][segment].polygons;
  for (guint i = 0; polygons != NULL && i < polygons->len; i++)
    trace_polygon (g_ptr_array_index (polygons, i), edges, cr);
}

void
kl_tile_shape_trace (int      type,
                     int      segment,
                     cairo_t *cr)
{
  trace (type, segment, true, cr);
}

void
kl_tile_shape_trace_outline (int      type,
                             int      segment,
                             cairo_t *cr)
{
  trace (type, segment, false, cr);
}

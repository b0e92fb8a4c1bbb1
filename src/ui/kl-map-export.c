/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws the map once more, on cairo: the board's widgets draw for a screen, in pixels. What lies where is asked of the same
 * functions. SVG and PDF are vectors through and through.
 */

#include "kl-map-export.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include "kl-board-figure.h"
#include "kl-board-place.h"
#include "kl-board-tile.h"
#include "kl-figure-art.h"
#include "kl-output.h"
#include "kl-stamps.h"
#include "kl-tile-art.h"

/* Something that lies on the map, in its units. */
typedef struct
{
  KlArt *art; /* owned */
  double x, y;
  double size;
} Thing;

struct _KlMapExport
{
  GArray *things; /* owned, of Thing, from the back to the front */
  double  x, y;   /* the map's corner */
  double  width, height;
};

enum
{
  MARGIN = KL_BOARD_UNIT / 4, /* round the map: figures may stand out */
  PIXELS_PER_TILE = 256,      /* of a PNG, */
  MOST_PIXELS = 8192          /* unless one of its sides would be longer than this */
};

static const char *const extensions[KL_N_MAP_FORMATS] = {
  [KL_MAP_PNG] = ".png",
  [KL_MAP_SVG] = ".svg",
  [KL_MAP_PDF] = ".pdf",
};

static void
clear_thing (gpointer data)
{
  Thing *thing = data;

  g_object_unref (thing->art);
}

static void
add_thing (KlMapExport  *self,
           GdkPaintable *art,
           double        x,
           double        y,
           double        size)
{
  Thing thing = { KL_ART (art), x, y, size };

  g_array_append_val (self->things, thing);
}

static void
add_tiles (KlMapExport         *self,
           const RulesPosition *pos)
{
  int copies[RULES_MAX_TYPES] = { 0 };

  for (int i = 0; i < pos->n_tiles; i++)
    {
      const RulesTile *tile = &pos->tile[i];

      add_thing (self, kl_tile_art_get_paintable (tile->type, copies[tile->type]++, tile->turn),
                 tile->x * KL_BOARD_UNIT, tile->y * KL_BOARD_UNIT, KL_BOARD_UNIT);
    }
}

static void
add_figures (KlMapExport         *self,
             KlGame              *game,
             const RulesPosition *pos)
{
  const RulesSetup *setup = kl_game_get_setup (game);

  for (int i = 0; i < pos->n_figures; i++)
    {
      const RulesStanding *standing = &pos->figure[i];
      graphene_point_t     place = kl_board_place_of_figure (setup, pos, i);
      gboolean             lying = kl_board_figure_lies (setup, pos, standing->figure, standing->segment);
      KlColour             colour = kl_player_get_colour (kl_game_get_player (game, standing->player));

      add_thing (self, kl_figure_art_get_paintable (standing->figure, lying, colour),
                 place.x - KL_FIGURE_SIZE / 2.0, place.y - KL_FIGURE_SIZE / 2.0, KL_FIGURE_SIZE);
    }
}

static void
measure (KlMapExport         *self,
         const RulesPosition *pos)
{
  int left = 0, top = 0, right = 0, bottom = 0; /* the start tile's place is 0, 0 */

  for (int i = 0; i < pos->n_tiles; i++)
    {
      left = MIN (left, pos->tile[i].x);
      top = MIN (top, pos->tile[i].y);
      right = MAX (right, pos->tile[i].x);
      bottom = MAX (bottom, pos->tile[i].y);
    }
  self->x = left * KL_BOARD_UNIT - MARGIN;
  self->y = top * KL_BOARD_UNIT - MARGIN;
  self->width = (right - left + 1) * KL_BOARD_UNIT + 2 * MARGIN;
  self->height = (bottom - top + 1) * KL_BOARD_UNIT + 2 * MARGIN;
}

KlMapExport *
kl_map_export_new (KlGame *game)
{
  const RulesPosition *pos = kl_game_get_position (game);
  KlMapExport         *self = g_new0 (KlMapExport, 1);

  self->things = g_array_new (FALSE, FALSE, sizeof (Thing));
  g_array_set_clear_func (self->things, clear_thing);
  measure (self, pos);
  add_tiles (self, pos);
  add_figures (self, game, pos);
  return self;
}

void
kl_map_export_free (KlMapExport *self)
{
  g_array_unref (self->things);
  g_free (self);
}

static double
get_scale (const KlMapExport *self,
           KlMapFormat        format)
{
  double longest = MAX (self->width, self->height);

  /* A unit is a point, so that a tile is as large as the box's. */
  if (format != KL_MAP_PNG)
    return 1;
  return MIN ((double) PIXELS_PER_TILE / KL_BOARD_UNIT, MOST_PIXELS / longest);
}

static cairo_surface_t *
create_surface (const KlMapExport *self,
                KlMapFormat        format,
                GByteArray        *bytes)
{
  double scale = get_scale (self, format);

  switch (format)
    {
    case KL_MAP_SVG:
      return cairo_svg_surface_create_for_stream (kl_output_append, bytes, self->width, self->height);
    case KL_MAP_PDF:
      return cairo_pdf_surface_create_for_stream (kl_output_append, bytes, self->width, self->height);
    case KL_MAP_PNG:
      return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) (self->width * scale), (int) (self->height * scale));
    case KL_N_MAP_FORMATS:
      break;
    }
  g_return_val_if_reached (NULL);
}

static void
draw_things (const KlMapExport *self,
             cairo_surface_t   *surface,
             double             scale)
{
  g_autoptr (KlStamps) stamps = kl_stamps_new ();
  cairo_t             *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -self->x, -self->y);
  for (guint i = 0; i < self->things->len; i++)
    {
      const Thing *thing = &g_array_index (self->things, Thing, i);

      kl_stamps_draw (stamps, cr, kl_art_get_picture (thing->art), kl_art_get_turn (thing->art), thing->x, thing->y, thing->size);
    }
  cairo_destroy (cr);
}

GBytes *
kl_map_export_draw (const KlMapExport *self,
                    KlMapFormat        format)
{
  GByteArray      *bytes = g_byte_array_new ();
  cairo_surface_t *surface = create_surface (self, format, bytes);

  if (cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS)
    draw_things (self, surface, get_scale (self, format));
  return kl_output_finish (surface, bytes);
}

GdkTexture *
kl_map_export_draw_texture (const KlMapExport *self,
                            int                pixels)
{
  double             scale = pixels / MAX (self->width, self->height);
  int                width = MAX ((int) (self->width * scale), 1);
  int                height = MAX ((int) (self->height * scale), 1);
  cairo_surface_t   *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  gsize              stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  draw_things (self, surface, scale);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) height);
  cairo_surface_destroy (surface);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

typedef struct
{
  KlMapExport *map; /* owned */
  KlMapFormat  format;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  kl_map_export_free (job->map);
  g_free (job);
}

static GBytes *
draw_job (gpointer data)
{
  Job *job = data;

  return kl_map_export_draw (job->map, job->format);
}

void
kl_map_export_write_async (KlMapExport        *self,
                           GFile              *file,
                           KlMapFormat         format,
                           GAsyncReadyCallback callback,
                           gpointer            user_data)
{
  Job *job = g_new (Job, 1);

  *job = (Job){ self, format };
  kl_output_write_async (file, draw_job, job, job_free, callback, user_data);
}

const char *
kl_map_format_get_extension (KlMapFormat format)
{
  g_return_val_if_fail (format < KL_N_MAP_FORMATS, NULL);

  return extensions[format];
}

KlMapFormat
kl_map_format_guess (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *lower = g_ascii_strdown (name, -1);

  for (int format = 0; format < KL_N_MAP_FORMATS; format++)
    if (g_str_has_suffix (lower, extensions[format]))
      return (KlMapFormat) format;
  return KL_MAP_PNG;
}

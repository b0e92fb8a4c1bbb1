/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A square drawing and its textures. Sizes come in steps, so that zooming asks for few of them, and a texture is never
 * shown smaller than two thirds of its own size: GTK 4.8 has no mipmaps. Small drawings are made at once; a land tile
 * has thousands of shapes, so those are made by one worker thread, one after the other.
 */

#include "kl-picture.h"

#include <librsvg/rsvg.h>

/* Things that stand on a tile (houses, trees) say this, so that they can be kept upright when the tile is turned. */
#define UPRIGHT "rotate(0)"

static const int steps[] = { 32, 48, 64, 96, 128, 192, 256, 384, 512, 768 };

enum
{
  N_STEPS = G_N_ELEMENTS (steps),
  N_KEYS = 4 * N_STEPS,
  MAX_KEPT = 8,            /* textures of one picture: four turns on the map, and the sizes of hand and dialogs */
  QUICK_BYTES = 12 * 1024, /* a drawing up to this long takes no noticeable time */
};

typedef struct
{
  GBytes         *svg;
  graphene_rect_t place;
} Layer;

struct _KlPicture
{
  GObject parent_instance;

  /* Owned */
  GArray     *layers;
  GdkTexture *texture[N_KEYS]; /* by key: turn * N_STEPS + step */

  guint used[N_KEYS]; /* when the texture was last asked for, in calls */
  guint calls;
  bool  awaited[N_KEYS];
};

G_DEFINE_FINAL_TYPE (KlPicture, kl_picture, G_TYPE_OBJECT)

enum
{
  SIGNAL_DRAWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* A texture to be made. The layers are not changed any more, so the thread may read them. */
typedef struct
{
  KlPicture *picture;
  int        key;
} Job;

/* Waiting jobs; while there is any, its first one is in the thread. */
static GQueue jobs = G_QUEUE_INIT;

static GMutex drawing; /* held while the thread draws */

static void start_job (void);

static void
clear_layer (gpointer data)
{
  Layer *layer = data;

  g_bytes_unref (layer->svg);
}

/* The drawing with everything that stands on it turned back, for showing it turned. */
static GBytes *
make_upright (GBytes   *svg,
              RulesTurn turn)
{
  g_autofree char *back = g_strdup_printf ("rotate(%d)", -90 * turn);
  gsize            size;
  const char      *text = g_bytes_get_data (svg, &size);
  GString         *upright;

  if (turn == 0)
    return g_bytes_ref (svg);

  upright = g_string_new_len (text, size);
  g_string_replace (upright, UPRIGHT, back, 0);
  return g_string_free_to_bytes (upright);
}

static void
draw_layer (cairo_t     *cr,
            const Layer *layer,
            RulesTurn    turn,
            int          pixels)
{
  g_autoptr (GBytes) svg = make_upright (layer->svg, turn);
  g_autoptr (GError) error = NULL;
  double             x = layer->place.origin.x, y = layer->place.origin.y;
  double             width = layer->place.size.width, height = layer->place.size.height;
  RsvgRectangle      viewport = { x * pixels, y * pixels, width * pixels, height * pixels };
  RsvgHandle        *handle = rsvg_handle_new_from_data (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), &error);

  if (handle == NULL || !rsvg_handle_render_document (handle, cr, &viewport, &error))
    g_warning ("A drawing cannot be drawn: %s", error->message);
  g_clear_object (&handle);
}

static cairo_surface_t *
draw_layers (KlPicture *self,
             RulesTurn  turn,
             int        pixels)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  cairo_t         *cr = cairo_create (surface);

  for (guint i = 0; i < self->layers->len; i++)
    draw_layer (cr, &g_array_index (self->layers, Layer, i), turn, pixels);
  cairo_destroy (cr);
  return surface;
}

/* Turns the finished pixels: librsvg 2.54 fails on many a drawing when it is asked to draw turned. */
static cairo_surface_t *
turn_surface (cairo_surface_t *surface,
              RulesTurn        turn,
              int              pixels)
{
  cairo_surface_t *turned = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  cairo_t         *cr = cairo_create (turned);

  cairo_translate (cr, pixels / 2.0, pixels / 2.0);
  cairo_rotate (cr, turn * G_PI_2);
  cairo_translate (cr, -pixels / 2.0, -pixels / 2.0);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return turned;
}

/* Runs in any thread. */
static GdkTexture *
draw (KlPicture *self,
      int        key)
{
  int                pixels = steps[key % N_STEPS];
  RulesTurn          turn = key / N_STEPS;
  cairo_surface_t   *surface = draw_layers (self, turn, pixels);
  g_autoptr (GBytes) bytes = NULL;
  int                stride;

  if (turn != 0)
    surface = turn_surface (surface, turn, pixels);

  cairo_surface_flush (surface);
  stride = cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) stride * pixels,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (pixels, pixels, GDK_MEMORY_DEFAULT, bytes, stride);
}

/* Takes the texture; drops the one that was not asked for longest when there are too many. */
static void
keep_texture (KlPicture  *self,
              int         key,
              GdkTexture *texture)
{
  int kept = 0;
  int oldest = -1;

  g_clear_object (&self->texture[key]);
  self->texture[key] = texture;
  self->used[key] = self->calls;

  for (int i = 0; i < N_KEYS; i++)
    if (self->texture[i] != NULL)
      {
        kept++;
        if (i != key && (oldest < 0 || self->used[i] < self->used[oldest]))
          oldest = i;
      }
  if (kept > MAX_KEPT)
    g_clear_object (&self->texture[oldest]);
}

static void
draw_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  KlPicture  *self = source;
  GdkTexture *texture;

  g_mutex_lock (&drawing);
  texture = draw (self, GPOINTER_TO_INT (data));
  g_mutex_unlock (&drawing);
  g_task_return_pointer (task, texture, g_object_unref);
}

/* When the program ends the libraries are torn down, and a thread that still draws with them crashes. This waits for it,
 * and lets no other begin: the lock is kept. */
static void
stop_drawing (void)
{
  g_mutex_lock (&drawing);
}

static void
drawn_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  KlPicture *self = KL_PICTURE (source);
  int        key = GPOINTER_TO_INT (g_task_get_task_data (G_TASK (result)));
  Job       *job = g_queue_pop_head (&jobs);

  self->awaited[key] = false;
  keep_texture (self, key, g_task_propagate_pointer (G_TASK (result), NULL));
  g_signal_emit (self, signals[SIGNAL_DRAWN], 0);

  g_object_unref (job->picture);
  g_free (job);
  start_job ();
}

static void
start_job (void)
{
  Job              *job = g_queue_peek_head (&jobs);
  g_autoptr (GTask) task = NULL;

  if (job == NULL)
    return;

  task = g_task_new (job->picture, NULL, drawn_cb, NULL);
  g_task_set_source_tag (task, start_job);
  g_task_set_task_data (task, GINT_TO_POINTER (job->key), NULL);
  g_task_run_in_thread (task, draw_in_thread);
}

/* An urgent one comes next: there is nothing of the picture to show meanwhile, and a map full of others may be waiting. */
static void
queue_job (KlPicture *self,
           int        key,
           bool       urgent)
{
  Job *job;

  if (self->awaited[key])
    return;

  self->awaited[key] = true;
  job = g_new (Job, 1);
  job->picture = g_object_ref (self);
  job->key = key;
  g_queue_push_nth (&jobs, job, urgent && !g_queue_is_empty (&jobs) ? 1 : -1);
  if (g_queue_get_length (&jobs) == 1)
    start_job ();
}

/* The key of a texture that is there: in this turn and the nearest size, larger ones first, else in another turn. */
static int
find_substitute (KlPicture *self,
                 RulesTurn  turn,
                 int        step)
{
  for (int t = 0; t < 4; t++)
    {
      int first = (turn + t) % 4 * N_STEPS;

      for (int i = step; i < N_STEPS; i++)
        if (self->texture[first + i] != NULL)
          return first + i;
      for (int i = step; i >= 0; i--)
        if (self->texture[first + i] != NULL)
          return first + i;
    }
  return -1;
}

static bool
is_quick (KlPicture *self)
{
  gsize bytes = 0;

  for (guint i = 0; i < self->layers->len; i++)
    bytes += g_bytes_get_size (g_array_index (self->layers, Layer, i).svg);
  return bytes <= QUICK_BYTES;
}

static void
kl_picture_finalize (GObject *object)
{
  KlPicture *self = KL_PICTURE (object);

  g_array_unref (self->layers);
  for (int i = 0; i < N_KEYS; i++)
    g_clear_object (&self->texture[i]);
  G_OBJECT_CLASS (kl_picture_parent_class)->finalize (object);
}

static void
kl_picture_class_init (KlPictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = kl_picture_finalize;

  atexit (stop_drawing);

  /* A texture of another size than before is there. */
  signals[SIGNAL_DRAWN] = g_signal_new ("drawn", KL_TYPE_PICTURE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kl_picture_init (KlPicture *self)
{
  self->layers = g_array_new (FALSE, FALSE, sizeof (Layer));
  g_array_set_clear_func (self->layers, clear_layer);
}

KlPicture *
kl_picture_new (void)
{
  return g_object_new (KL_TYPE_PICTURE, NULL);
}

void
kl_picture_add_layer (KlPicture             *self,
                      GBytes                *svg,
                      const graphene_rect_t *place)
{
  Layer layer = { g_bytes_ref (svg), *place };

  g_return_if_fail (KL_IS_PICTURE (self));

  g_array_append_val (self->layers, layer);
}

GdkTexture *
kl_picture_get_texture (KlPicture *self,
                        RulesTurn  turn,
                        int        pixels,
                        RulesTurn *remaining)
{
  int step = 0;
  int key;

  g_return_val_if_fail (KL_IS_PICTURE (self), NULL);
  g_return_val_if_fail (turn < 4, NULL);

  while (step < N_STEPS - 1 && steps[step] < pixels)
    step++;

  key = turn * N_STEPS + step;
  self->calls++;
  if (self->texture[key] == NULL)
    {
      if (is_quick (self))
        keep_texture (self, key, draw (self, key));
      else
        queue_job (self, key, find_substitute (self, turn, step) < 0);
      key = find_substitute (self, turn, step);
    }

  if (key < 0)
    return NULL;
  self->used[key] = self->calls;
  *remaining = (turn + 4 - key / N_STEPS) % 4;
  return self->texture[key];
}

cairo_surface_t *
kl_picture_record (KlPicture *self,
                   RulesTurn  turn)
{
  const cairo_rectangle_t extents = { 0, 0, KL_PICTURE_UNITS, KL_PICTURE_UNITS };
  cairo_surface_t        *recording;
  cairo_t                *cr;

  g_return_val_if_fail (KL_IS_PICTURE (self), NULL);
  g_return_val_if_fail (turn < 4, NULL);

  recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &extents);
  cr = cairo_create (recording);
  for (guint i = 0; i < self->layers->len; i++)
    draw_layer (cr, &g_array_index (self->layers, Layer, i), turn, KL_PICTURE_UNITS);
  cairo_destroy (cr);
  return recording;
}

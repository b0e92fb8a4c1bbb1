/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A square drawing and its textures. A texture has exactly the size that it is shown at, so that it is copied and not
 * scaled; small ones are made of a larger one, which takes a tenth of the time. All pictures share one budget of memory:
 * what was not asked for longest goes first. What takes long is made by other threads.
 */

#include "kl-picture-private.h"

#include "kl-raster.h"

enum
{
  MASTER = 288,           /* pixels of what small textures are made of */
  SMALL = 192,            /* the largest that are made so: as sharp as those that are drawn */
  QUICK_BYTES = 12 * 1024 /* a drawing up to this long takes no noticeable time */
};

/* A texture that is kept. */
typedef struct
{
  KlPicture *picture; /* borrowed */
  KlRaster  *raster;  /* owned */
  RulesTurn  turn;
  int        pixels;
  KlScheme   scheme;
  GList      link; /* in recent */
} Entry;

struct _KlPicture
{
  GObject parent_instance;

  /* Owned */
  GArray    *layers;
  GPtrArray *entries;
  GArray    *awaited; /* of keys */

  KlPictureFlags flags;
};

G_DEFINE_FINAL_TYPE (KlPicture, kl_picture, G_TYPE_OBJECT)

enum
{
  SIGNAL_DRAWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The entries of all pictures, the one that was asked for last at the tail. */
static GQueue recent = G_QUEUE_INIT;
static gsize  kept_bytes;
static guint  n_drawn;

static gsize
count_bytes (int pixels)
{
  return (gsize) pixels * pixels * 4;
}

static guint
make_key (RulesTurn turn,
          int       pixels,
          KlScheme  scheme)
{
  return (guint) ((pixels * 4 + (int) turn) * KL_N_SCHEMES + (int) scheme);
}

static bool
is_awaited (KlPicture *self,
            guint      key,
            guint     *index)
{
  for (*index = 0; *index < self->awaited->len; ++*index)
    if (g_array_index (self->awaited, guint, *index) == key)
      return true;
  return false;
}

static void
stop_awaiting (const KlPictureJob *job)
{
  guint index;

  if (is_awaited (job->picture, make_key (job->turn, job->pixels, job->scheme), &index))
    g_array_remove_index_fast (job->picture->awaited, index);
}

static void
free_entry (gpointer data)
{
  Entry *entry = data;

  kept_bytes -= count_bytes (entry->pixels);
  g_queue_unlink (&recent, &entry->link);
  kl_raster_free (entry->raster);
  g_free (entry);
}

static void
touch (Entry *entry)
{
  g_queue_unlink (&recent, &entry->link);
  g_queue_push_tail_link (&recent, &entry->link);
}

static Entry *
find_entry (KlPicture *self,
            RulesTurn  turn,
            int        pixels,
            KlScheme   scheme)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = g_ptr_array_index (self->entries, i);

      if (entry->turn == turn && entry->pixels == pixels && entry->scheme == scheme)
        return entry;
    }
  return NULL;
}

/* A zoom needs the master at once, however long nothing was made of it. */
static void
touch_with_master (Entry *entry)
{
  Entry *master = find_entry (entry->picture, entry->turn, MASTER, entry->scheme);

  if (master != NULL)
    touch (master);
  touch (entry);
}

/* How little an entry suits: the scheme weighs most, then the turn, then whether it must be blown up, then its size. */
static int
rate (const Entry *entry,
      RulesTurn    turn,
      int          pixels,
      KlScheme     scheme)
{
  int unlike = entry->pixels >= pixels ? entry->pixels - pixels : KL_PICTURE_LARGEST + pixels - entry->pixels;

  if (entry->turn != turn)
    unlike += 2 * KL_PICTURE_LARGEST;
  if (entry->scheme != scheme)
    unlike += 4 * KL_PICTURE_LARGEST;
  return unlike;
}

/* What there is to show instead, or NULL. */
static Entry *
find_substitute (KlPicture *self,
                 RulesTurn  turn,
                 int        pixels,
                 KlScheme   scheme)
{
  Entry *best = NULL;

  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = g_ptr_array_index (self->entries, i);

      if (best == NULL || rate (entry, turn, pixels, scheme) < rate (best, turn, pixels, scheme))
        best = entry;
    }
  return best;
}

static Entry *
keep_pixels (KlPicture       *self,
             RulesTurn        turn,
             KlScheme         scheme,
             cairo_surface_t *surface)
{
  int    pixels = cairo_image_surface_get_width (surface);
  Entry *entry = find_entry (self, turn, pixels, scheme);

  if (entry != NULL)
    {
      touch (entry);
      return entry;
    }

  entry = g_new0 (Entry, 1);
  entry->picture = self;
  entry->raster = kl_raster_new (surface);
  entry->turn = turn;
  entry->pixels = pixels;
  entry->scheme = scheme;
  entry->link.data = entry;
  g_queue_push_tail_link (&recent, &entry->link);
  g_ptr_array_add (self->entries, entry);
  kept_bytes += count_bytes (pixels);
  n_drawn++;

  while (kept_bytes > KL_PICTURE_BUDGET && recent.head->data != entry)
    {
      Entry *oldest = recent.head->data;

      g_ptr_array_remove_fast (oldest->picture->entries, oldest);
    }
  return entry;
}

static bool
is_quick (KlPicture *self)
{
  gsize bytes = 0;

  for (guint i = 0; i < self->layers->len; i++)
    bytes += g_bytes_get_size (g_array_index (self->layers, KlPictureLayer, i).svg);
  return bytes <= QUICK_BYTES;
}

static void
ask_for (KlPicture *self,
         RulesTurn  turn,
         int        pixels,
         KlScheme   scheme,
         bool       urgent)
{
  guint         key = make_key (turn, pixels, scheme);
  guint         index;
  KlPictureJob *job;
  Entry        *master;

  if (is_awaited (self, key, &index))
    return;

  g_array_append_val (self->awaited, key);
  job = g_new0 (KlPictureJob, 1);
  job->picture = g_object_ref (self);
  job->turn = turn;
  job->pixels = pixels;
  job->scheme = scheme;
  master = pixels <= SMALL ? find_entry (self, turn, MASTER, scheme) : NULL;
  if (master != NULL)
    {
      touch (master);
      job->master = cairo_surface_reference (kl_raster_get_surface (master->raster));
    }
  kl_picture_queue_push (job, urgent);
}

static cairo_surface_t *
draw (KlPicture *self,
      RulesTurn  turn,
      KlScheme   scheme,
      int        pixels)
{
  return kl_picture_draw (self->layers, self->flags & KL_PICTURE_CARD, turn, scheme, pixels);
}

static void
clear_layer (gpointer data)
{
  KlPictureLayer *layer = data;

  g_bytes_unref (layer->svg);
}

static void
kl_picture_finalize (GObject *object)
{
  KlPicture *self = KL_PICTURE (object);

  g_ptr_array_unref (self->entries);
  g_array_unref (self->awaited);
  g_array_unref (self->layers);
  G_OBJECT_CLASS (kl_picture_parent_class)->finalize (object);
}

static void
kl_picture_class_init (KlPictureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = kl_picture_finalize;

  /* A texture of another size than before is there, or can be asked for again. */
  signals[SIGNAL_DRAWN] = g_signal_new ("drawn", KL_TYPE_PICTURE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
kl_picture_init (KlPicture *self)
{
  self->layers = g_array_new (FALSE, FALSE, sizeof (KlPictureLayer));
  g_array_set_clear_func (self->layers, clear_layer);
  self->entries = g_ptr_array_new_with_free_func (free_entry);
  self->awaited = g_array_new (FALSE, FALSE, sizeof (guint));
}

void
kl_picture_job_free (KlPictureJob *job)
{
  g_object_unref (job->picture);
  g_clear_pointer (&job->master, cairo_surface_destroy);
  g_clear_pointer (&job->result, cairo_surface_destroy);
  g_free (job);
}

void
kl_picture_job_run (KlPictureJob *job)
{
  if (job->pixels > SMALL)
    {
      job->result = draw (job->picture, job->turn, job->scheme, job->pixels);
      return;
    }
  if (job->master == NULL)
    job->master = draw (job->picture, job->turn, job->scheme, MASTER);
  job->result = kl_picture_shrink (job->master, job->pixels);
}

void
kl_picture_take (KlPictureJob *job)
{
  stop_awaiting (job);
  if (job->master != NULL)
    keep_pixels (job->picture, job->turn, job->scheme, job->master);
  keep_pixels (job->picture, job->turn, job->scheme, job->result);
  g_signal_emit (job->picture, signals[SIGNAL_DRAWN], 0);
}

void
kl_picture_give_up (KlPictureJob *job)
{
  stop_awaiting (job);
  g_signal_emit (job->picture, signals[SIGNAL_DRAWN], 0);
}

KlPicture *
kl_picture_new (KlPictureFlags flags)
{
  KlPicture *self = g_object_new (KL_TYPE_PICTURE, NULL);

  self->flags = flags;
  return self;
}

void
kl_picture_add_layer (KlPicture             *self,
                      GBytes                *svg,
                      const graphene_rect_t *place)
{
  KlPictureLayer layer;

  g_return_if_fail (KL_IS_PICTURE (self));
  g_return_if_fail (svg != NULL && place != NULL);

  layer = (KlPictureLayer){ g_bytes_ref (svg), *place };
  g_array_append_val (self->layers, layer);
}

/* What there is to show; unless modest, what there ought to be is asked for. */
static Entry *
look_up (KlPicture *self,
         RulesTurn  turn,
         int        pixels,
         bool       modest)
{
  KlScheme scheme = self->flags & KL_PICTURE_IN_SCHEME ? kl_scheme_get () : KL_SCHEME_LIGHT;
  Entry   *entry;

  pixels = CLAMP (pixels, 1, KL_PICTURE_LARGEST);
  entry = find_entry (self, turn, pixels, scheme);
  if (entry == NULL)
    {
      entry = find_substitute (self, turn, pixels, scheme);
      if (entry == NULL && is_quick (self))
        {
          cairo_surface_t *surface = draw (self, turn, scheme, pixels);

          entry = keep_pixels (self, turn, scheme, surface);
          cairo_surface_destroy (surface);
        }
      else if (entry == NULL || !modest)
        ask_for (self, turn, pixels, scheme, entry == NULL);
    }

  if (entry != NULL)
    touch_with_master (entry);
  return entry;
}

GdkTexture *
kl_picture_get_texture (KlPicture *self,
                        RulesTurn  turn,
                        int        pixels,
                        RulesTurn *remaining)
{
  const Entry *entry;

  g_return_val_if_fail (KL_IS_PICTURE (self), NULL);
  g_return_val_if_fail (turn < 4, NULL);

  entry = look_up (self, turn, pixels, false);
  if (entry == NULL)
    return NULL;
  *remaining = (turn + 4 - entry->turn) % 4;
  return kl_raster_get_texture (entry->raster);
}

void
kl_picture_snapshot (KlPicture             *self,
                     GtkSnapshot           *snapshot,
                     const graphene_rect_t *bounds,
                     RulesTurn              turn,
                     int                    pixels,
                     gboolean               modest)
{
  const float  half = bounds->size.width / 2;
  const Entry *entry;

  g_return_if_fail (KL_IS_PICTURE (self));
  g_return_if_fail (turn < 4);

  entry = look_up (self, turn, pixels, modest);
  if (entry == NULL)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (bounds->origin.x + half, bounds->origin.y + half));
  if (entry->turn != turn)
    gtk_snapshot_rotate (snapshot, 90 * (float) ((turn + 4 - entry->turn) % 4));
  kl_raster_snapshot (entry->raster, snapshot, &GRAPHENE_RECT_INIT (-half, -half, 2 * half, 2 * half));
  gtk_snapshot_restore (snapshot);
}

void
kl_picture_prepare (KlPicture *self,
                    RulesTurn  turn,
                    int        pixels)
{
  g_return_if_fail (KL_IS_PICTURE (self));
  g_return_if_fail (turn < 4);

  look_up (self, turn, pixels, false);
}

gboolean
kl_picture_is_drawn (KlPicture *self)
{
  g_return_val_if_fail (KL_IS_PICTURE (self), FALSE);

  return self->entries->len > 0;
}

KlPictureCost
kl_picture_get_cost (void)
{
  return (KlPictureCost){ n_drawn, kl_picture_queue_get_length (), kept_bytes, kl_picture_queue_get_work () };
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
  kl_picture_draw_layers (self->layers, turn, KL_SCHEME_LIGHT, KL_PICTURE_UNITS, cr);
  cairo_destroy (cr);
  return recording;
}

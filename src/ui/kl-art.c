/* SPDX-FileCopyrightText: 2026 The Kloosterland developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture as a paintable. A paintable is not told at what scale its snapshot will be shown, so whoever zooms says it.
 */

#include "kl-art.h"

#include "kl-raster.h"

struct _KlArt
{
  GObject parent_instance;

  KlPicture *picture; /* owned */
  RulesTurn  turn;
  double     scale;
  bool       asleep;
};

static void kl_art_paintable_init (GdkPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (KlArt, kl_art, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, kl_art_paintable_init))

/* The nominal size: only its ratio and that it is not zero matter to those who show paintables. */
enum
{
  INTRINSIC_SIZE = 128
};

static double
find_highest_scale (void)
{
  GdkDisplay *display = gtk_is_initialized () ? gdk_display_get_default () : NULL;
  GListModel *monitors = display != NULL ? gdk_display_get_monitors (display) : NULL;
  guint       n = monitors != NULL ? g_list_model_get_n_items (monitors) : 0;
  int         highest = 1;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      highest = MAX (highest, gdk_monitor_get_scale_factor (monitor));
    }
  return highest;
}

/* Device pixels for a size in units. */
static int
count_pixels (KlArt *self,
              double size)
{
  return kl_raster_count_pixels (size, self->scale > 0 ? self->scale : find_highest_scale ());
}

static void
kl_art_snapshot (GdkPaintable *paintable,
                 GdkSnapshot  *gdk_snapshot,
                 double        width,
                 double        height)
{
  KlArt       *self = KL_ART (paintable);
  GtkSnapshot *snapshot = GTK_SNAPSHOT (gdk_snapshot);
  double       size = MIN (width, height);

  kl_picture_snapshot (self->picture, snapshot, &GRAPHENE_RECT_INIT ((width - size) / 2, (height - size) / 2, size, size),
                       self->turn, count_pixels (self, size), self->asleep);
}

static int
kl_art_get_intrinsic_size (GdkPaintable *paintable)
{
  return INTRINSIC_SIZE;
}

static GdkPaintableFlags
kl_art_get_flags (GdkPaintable *paintable)
{
  return GDK_PAINTABLE_STATIC_SIZE;
}

static void
kl_art_paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = kl_art_snapshot;
  iface->get_intrinsic_width = kl_art_get_intrinsic_size;
  iface->get_intrinsic_height = kl_art_get_intrinsic_size;
  iface->get_flags = kl_art_get_flags;
}

static void
kl_art_finalize (GObject *object)
{
  KlArt *self = KL_ART (object);

  g_object_unref (self->picture);
  G_OBJECT_CLASS (kl_art_parent_class)->finalize (object);
}

static void
kl_art_class_init (KlArtClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = kl_art_finalize;
}

static void
kl_art_init (KlArt *self)
{
}

KlArt *
kl_art_new (KlPicture *picture,
            RulesTurn  turn)
{
  KlArt *self = g_object_new (KL_TYPE_ART, NULL);

  self->picture = g_object_ref (picture);
  self->turn = turn;
  g_signal_connect_object (picture, "drawn", G_CALLBACK (gdk_paintable_invalidate_contents), self, G_CONNECT_SWAPPED);
  kl_scheme_watch (G_CALLBACK (gdk_paintable_invalidate_contents), self);
  return self;
}

KlPicture *
kl_art_get_picture (KlArt *self)
{
  g_return_val_if_fail (KL_IS_ART (self), NULL);

  return self->picture;
}

RulesTurn
kl_art_get_turn (KlArt *self)
{
  g_return_val_if_fail (KL_IS_ART (self), 0);

  return self->turn;
}

void
kl_art_set_turn (KlArt    *self,
                 RulesTurn turn)
{
  g_return_if_fail (KL_IS_ART (self));
  g_return_if_fail (turn < 4);

  if (self->turn == turn)
    return;
  self->turn = turn;
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

void
kl_art_set_scale (KlArt *self,
                  double scale)
{
  g_return_if_fail (KL_IS_ART (self));

  if (self->scale == scale)
    return;
  self->scale = scale;
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

void
kl_art_set_asleep (KlArt   *self,
                   gboolean asleep)
{
  g_return_if_fail (KL_IS_ART (self));

  if (self->asleep == asleep)
    return;
  self->asleep = asleep;
  if (!asleep)
    gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

void
kl_art_prepare (KlArt *self,
                double size)
{
  g_return_if_fail (KL_IS_ART (self));

  kl_picture_prepare (self->picture, self->turn, count_pixels (self, size));
}
